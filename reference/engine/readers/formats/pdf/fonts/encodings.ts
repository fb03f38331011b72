/**
 * The named encodings of simple fonts as arrays code -> glyph name.
 * Spec: ISO 32000-1, Annex D.
 */
import {
  macExpertEncodingText,
  macRomanEncodingText,
  standardEncodingText,
  symbolEncodingText,
  winAnsiEncodingText,
  zapfDingbatsEncodingText,
} from './data/encodings.table.js';

export type Encoding = readonly (string | undefined)[];

const texts: Record<string, string> = {
  StandardEncoding: standardEncodingText,
  WinAnsiEncoding: winAnsiEncodingText,
  MacRomanEncoding: macRomanEncodingText,
  MacExpertEncoding: macExpertEncodingText,
  SymbolEncoding: symbolEncodingText,
  ZapfDingbatsEncoding: zapfDingbatsEncodingText,
};
const known = new Map<string, Encoding>();

/** The encoding of that name, or undefined. */
export function namedEncoding(name: string): Encoding | undefined {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (text === undefined) return undefined;
  let encoding = known.get(name);
  if (!encoding) known.set(name, (encoding = readRuns(text)));
  return encoding;
}

function readRuns(text: string): Encoding {
  const encoding: (string | undefined)[] = new Array<string | undefined>(256).fill(undefined);
  let code = 0;
  for (const word of text.split(' ')) {
    if (word.startsWith('@')) code = Number(word.slice(1));
    else encoding[code++] = word;
  }
  return encoding;
}
