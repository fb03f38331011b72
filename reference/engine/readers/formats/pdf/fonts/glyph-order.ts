/**
 * Faces whose glyphs have well-known numbers: the last hint to the meaning of a glyph in fonts that give nothing but its
 * number, as the identity encoding of a font that is not embedded or in a name like `g36`.
 * Spec: ISO 32000-1, 9.10.2 (where it ends, this begins); OpenType specification, `post` table (Macintosh glyph order).
 */
import { macintoshGlyphsText } from './data/font-program.table.js';
import { calibriOrder, cambriaOrder } from './data/glyph-order.table.js';
import { glyphNameToText } from './glyph-names.js';

/** Glyph number -> text. */
export type GlyphOrder = (glyph: number) => string | undefined;

/** Faces that begin with the standard Macintosh glyphs. */
const macintoshFaces =
  /^(arial|times ?new ?roman|courier ?new|verdana|tahoma|georgia|trebuchet|century ?gothic|helvetica|times)/i;

let macintoshNames: string[] | undefined;
const macintosh: GlyphOrder = (glyph) =>
  glyphNameToText((macintoshNames ??= macintoshGlyphsText.split(' '))[glyph] ?? '');

let calibri: ReadonlyMap<number, string> | undefined;
let cambria: ReadonlyMap<number, string> | undefined;

/** The order of the face of that name; undefined when it is not known. */
export function glyphOrderOf(fontName: string): GlyphOrder | undefined {
  if (macintoshFaces.test(fontName)) return macintosh;
  if (/^calibri/i.test(fontName)) return (glyph) => (calibri ??= readRuns(calibriOrder)).get(glyph);
  if (/^cambria/i.test(fontName)) return (glyph) => (cambria ??= readRuns(cambriaOrder)).get(glyph);
  return undefined;
}

function readRuns(runs: Readonly<Record<number, string>>): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const [first, run] of Object.entries(runs))
    for (const [offset, char] of [...run].entries()) texts.set(Number(first) + offset, char);
  return texts;
}

const numbered = /^(?:g|gid|glyph|index)([0-9]{1,5}|[0-9A-Fa-f]{4})$/;

/**
 * How the glyph names of an encoding (by code) give the number of the glyph: in decimal digits, or in four hexadecimal
 * ones. Undefined when they give none, or when it is the code itself.
 */
export function glyphNumbering(names: ReadonlyMap<number, string>): ((name: string) => number | undefined) | undefined {
  const digitsOf = (name: string): string | undefined => numbered.exec(name)?.[1];
  let isByGlyph = false;
  let radix = 10;
  for (const [code, name] of names) {
    const digits = digitsOf(name);
    if (digits === undefined) continue;
    if (Number(digits) !== code) isByGlyph = true;
    if (/[A-Fa-f]/.test(digits)) radix = 16;
  }
  if (!isByGlyph) return undefined;
  return (name) => {
    const digits = digitsOf(name);
    return digits === undefined ? undefined : parseInt(digits, radix);
  };
}
