/**
 * Text of a run as its font shows it: symbol fonts, and the code pages of Word 6 and 95.
 * Standard: [MS-DOC] 2.6.1 (sprmCRgFtc0, sprmCSymbol).
 */
import { codePageOfCharset, symbolCodePage } from '../../shared/code-pages/charsets.table.js';
import { decodeBytes } from '../../shared/code-pages/decode-bytes.js';
import { symbolFonts } from '../../shared/typefaces/symbol-fonts.table.js';
import { symbolRunText } from '../../shared/typefaces/symbols.js';
import type { DocSource } from './doc-source.js';

const highBytes = /[\x80-\xff]/;
const ansiCharset = 0;

export function storyText(source: Pick<DocSource, 'fonts' | 'isByteText'>, text: string, font: number): string {
  const face = source.fonts[font];
  if (!source.isByteText) return symbolRunText(face?.name, text);
  const codePage = codePageOfCharset[face?.charset ?? ansiCharset] ?? 1252;
  if (codePage !== symbolCodePage) {
    return highBytes.test(text) ? decodeBytes(Buffer.from(text, 'latin1'), 0, text.length, codePage) : text;
  }
  if (!symbolFonts.has(face!.name.toLowerCase())) return text;
  return symbolRunText(
    face!.name,
    text.replace(/[ -\xff]/g, (character) => String.fromCharCode(0xf000 + character.charCodeAt(0))),
  );
}
