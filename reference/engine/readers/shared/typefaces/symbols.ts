/**
 * Symbol characters -> Unicode: symbols named by font and code, and private-use characters in runs set in a symbol font.
 * Used by the DOCX, DOC and RTF readers.
 * Spec: ECMA-376 part 1, 17.3.3.30 (sym).
 */
import { symbolFonts } from './symbol-fonts.table.js';

/** @param code the hexadecimal code as written (`F0B7`). A code no table knows gives the character itself, or nothing when private. */
export function symbolText(font: string | undefined, code: string | undefined): string {
  const codePoint = Number.parseInt(code ?? '', 16);
  if (!(codePoint > 0 && codePoint <= 0xffff)) return '';
  return symbolCharacter(font, codePoint) ?? (isPrivate(codePoint) ? '' : String.fromCharCode(codePoint));
}

/** Replaces private-use characters by what the font shows; `•` for those of unknown fonts is left to the caller. */
export function symbolRunText(font: string | undefined, text: string): string {
  if (!/[\uf020-\uf0ff]/.test(text)) return text;
  return text.replace(
    /[\uf020-\uf0ff]/g,
    (character) => symbolCharacter(font ?? 'symbol', character.charCodeAt(0)) ?? character,
  );
}

function symbolCharacter(font: string | undefined, codePoint: number): string | undefined {
  const table = symbolFonts.get((font ?? '').toLowerCase());
  return table?.get(codePoint >= 0xf000 ? codePoint - 0xf000 : codePoint);
}

function isPrivate(codePoint: number): boolean {
  return codePoint >= 0xe000 && codePoint <= 0xf8ff;
}
