/**
 * The text of a group without any formatting: names, titles, properties. Consumes the group.
 * Standard: RTF 1.9.1, "Unicode RTF".
 */
import { decodeBytes } from '../../shared/code-pages/decode-bytes.js';
import { words } from './control-words.js';
import { BYTE, CLOSE, END, OPEN, SYMBOL, TEXT, WORD, type RtfTokens } from './rtf-tokens.js';

const longestText = 1 << 16;

/** Reads up to the end of the current group. Groups inside that begin with `\*` are left out. */
export function readPlainText(tokens: RtfTokens, codePage: number): string {
  const pending: number[] = [];
  let text = '';
  let depth = 1;
  let skip = 0;
  const flush = (): void => {
    if (pending.length > 0) text += decodeBytes(Buffer.from(pending), 0, pending.length, codePage);
    pending.length = 0;
  };
  for (;;) {
    const kind = tokens.next();
    if (kind !== BYTE) flush();
    switch (kind) {
      case END:
        return text;
      case OPEN:
        depth++;
        break;
      case CLOSE:
        if (--depth === 0) return text;
        break;
      case TEXT: {
        const skipped = Math.min(skip, tokens.to - tokens.from);
        skip -= skipped;
        if (text.length < longestText) text += decodeBytes(tokens.bytes, tokens.from + skipped, tokens.to, codePage);
        break;
      }
      case BYTE:
        if (skip > 0) skip--;
        else if (pending.length < longestText) pending.push(tokens.parameter);
        break;
      case SYMBOL:
        if (tokens.parameter === 0x2a && depth > 1) {
          tokens.skipGroup();
          depth--;
        } else if (isEscaped(tokens.parameter)) text += String.fromCharCode(tokens.parameter);
        break;
      case WORD:
        if (tokens.word === words.u) {
          text += String.fromCharCode(tokens.parameter & 0xffff);
          skip = 1;
        }
        break;
    }
  }
}

/** Backslash and braces stand for themselves after a backslash. */
export function isEscaped(character: number): boolean {
  return character === 0x5c || character === 0x7b || character === 0x7d;
}
