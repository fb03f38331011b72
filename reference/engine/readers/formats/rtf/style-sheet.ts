/**
 * `\stylesheet` -> what each paragraph style makes of its paragraphs. Formatting is repeated in the text, so only names and levels count.
 * Standard: RTF 1.9.1, "Style sheet".
 */
import { decodeBytes } from '../../shared/code-pages/decode-bytes.js';
import { roleOfStyleName, type StyleRole } from '../../shared/flow/style-roles.js';
import { words } from './control-words.js';
import { BYTE, CLOSE, END, OPEN, SYMBOL, TEXT, WORD, type RtfTokens } from './rtf-tokens.js';

export interface RtfStyle extends StyleRole {
  /** 0-based; a body paragraph has none. */
  outlineLevel?: number;
}

/** Reads the rest of the `\stylesheet` group into `styles`, by style number. */
export function readStyleSheet(tokens: RtfTokens, styles: Map<number, RtfStyle>, codePage: number): void {
  for (;;) {
    const kind = tokens.next();
    if (kind === END || kind === CLOSE) return;
    if (kind === OPEN) readStyle(tokens, styles, codePage);
  }
}

/** Bytes of a name that are looked at. */
const longestName = 1 << 12;

function readStyle(tokens: RtfTokens, styles: Map<number, RtfStyle>, codePage: number): void {
  let number = 0;
  let outlineLevel: number | undefined;
  let isParagraphStyle = true;
  let name = '';
  let depth = 1;
  const pending: number[] = [];
  while (depth > 0) {
    const kind = tokens.next();
    if (kind === BYTE && depth === 1) {
      if (pending.length < longestName) pending.push(tokens.parameter);
      continue;
    }
    if (pending.length > 0) {
      name += decodeBytes(Buffer.from(pending), 0, pending.length, codePage);
      pending.length = 0;
    }
    if (kind === END) break;
    if (kind === OPEN) depth++;
    else if (kind === CLOSE) depth--;
    else if (kind === TEXT && depth === 1) name += decodeBytes(tokens.bytes, tokens.from, tokens.to, codePage);
    else if (kind === SYMBOL && tokens.parameter === 0x2a && depth > 1) {
      tokens.skipGroup();
      depth--;
    } else if (kind === WORD) {
      if (tokens.word === words.s) number = tokens.parameter;
      else if (tokens.word === words.outlinelevel) outlineLevel = tokens.parameter;
      else if (tokens.word === words.cs || tokens.word === words.ds || tokens.word === words.ts)
        isParagraphStyle = false;
    }
  }
  if (!isParagraphStyle) return;
  const style: RtfStyle = roleOfStyleName(name.replace(/;.*$/s, ''));
  if (outlineLevel !== undefined && outlineLevel >= 0 && outlineLevel < 9) style.outlineLevel = outlineLevel;
  styles.set(number, style);
}
