/**
 * `\fonttbl` -> the code page and name of each font: RTF text is in the code page of the font it is set in.
 * Standard: RTF 1.9.1, "Font table" and the table of \fcharset values.
 */
import { codePageOfCharset } from '../../shared/code-pages/charsets.table.js';
import { isMonospaced } from '../../shared/typefaces/typefaces.js';
import { words } from './control-words.js';
import { CLOSE, BYTE, END, OPEN, SYMBOL, TEXT, WORD, type RtfTokens } from './rtf-tokens.js';

export interface RtfFont {
  /** Undefined: the document's own. `symbolCodePage` for symbol fonts. */
  codePage: number | undefined;
  /** In lower case. */
  name: string;
  isMonospaced: boolean;
}

/** Reads the rest of the `\fonttbl` group into `fonts`. */
export function readFontTable(tokens: RtfTokens, fonts: Map<number, RtfFont>): void {
  let depth = 1;
  let font: RtfFont | undefined;
  let named = false;
  for (;;) {
    switch (tokens.next()) {
      case END:
        return;
      case OPEN:
        depth++;
        break;
      case CLOSE:
        if (--depth === 0) return;
        break;
      case SYMBOL:
        if (tokens.parameter === 0x2a && depth > 1) {
          tokens.skipGroup();
          depth--;
        }
        break;
      case TEXT:
        if (font !== undefined && !named) named = addName(font, tokens);
        break;
      case WORD:
        if (tokens.word === words.f) {
          font = { codePage: undefined, name: '', isMonospaced: false };
          named = false;
          fonts.set(tokens.parameter, font);
        } else if (font !== undefined) setCodePage(font, tokens);
        break;
      case BYTE:
        break;
    }
  }
}

function setCodePage(font: RtfFont, tokens: RtfTokens): void {
  if (tokens.word === words.fcharset) font.codePage ??= codePageOfCharset[tokens.parameter];
  else if (tokens.word === words.cpg && tokens.parameter > 0) font.codePage = tokens.parameter;
}

/** True once the semicolon that ends the name was met. */
function addName(font: RtfFont, tokens: RtfTokens): boolean {
  const text = tokens.bytes.toString('latin1', tokens.from, Math.min(tokens.to, tokens.from + 256));
  const end = text.indexOf(';');
  font.name = (font.name + (end < 0 ? text : text.slice(0, end))).trim().toLowerCase();
  font.isMonospaced = isMonospaced(font.name);
  return end >= 0;
}
