/**
 * What an embedded font program says about its glyphs, whatever its format.
 * Spec: ISO 32000-1, 9.6.6 and 9.9 (embedded font programs).
 */
export interface FontProgram {
  /** Built-in encoding: code -> glyph name. */
  nameOfCode?: (code: number) => string | undefined;
  /** Built-in character map: code -> glyph index. */
  glyphOfCode?: (code: number) => number | undefined;
  /** Glyph index -> glyph name. */
  nameOfGlyph?: (glyph: number) => string | undefined;
  /** Glyph index -> text, from a Unicode character map read backwards. */
  textOfGlyph?: (glyph: number) => string | undefined;
  /** CID -> glyph index, for CID-keyed programs. */
  glyphOfCid?: (cid: number) => number | undefined;
}
