/**
 * Fonts with one-byte codes: Type 1, TrueType and Type 3.
 * Spec: ISO 32000-1, 9.6; 9.6.6 (character encoding).
 */
import { asDict, Name, numbersOf, type Dict } from '../file/objects.js';
import type { TextOfCode } from './character-map.js';
import { namedEncoding } from './encodings.js';
import { Font } from './font.js';
import type { FontProgram } from './font-program.js';
import { readFontProgram } from './read-font-program.js';
import { styleOf } from './font-style.js';
import { glyphNameToText } from './glyph-names.js';
import { glyphNumbering, glyphOrderOf } from './glyph-order.js';
import { texBitmapText } from './tex-bitmaps.js';
import { nearestStandardWidths } from './standard-widths.js';

export function loadSimpleFont(dict: Dict, toUnicode: TextOfCode | undefined): Font {
  const descriptor = dict.dict('FontDescriptor');
  const isType3 = dict.name('Subtype') === 'Type3';
  const widths = numbersOf(dict.array('Widths'));
  const first = dict.number('FirstChar') ?? 0;
  const style = styleOf(dict.name('BaseFont') ?? '', descriptor, widths, first);
  const meaning = meaningOf(dict, descriptor, style.name, isType3);
  const textOf = (code: number): string | undefined => {
    const told = toUnicode?.(code);
    if (told === undefined) return meaning(code);
    // Some programs map a ligature to its last letter only; its glyph name then knows more.
    const own = told.length === 1 && /^[fijlt]$/.test(told) ? meaning(code) : undefined;
    return own !== undefined && own.normalize('NFKC').length > 1 && own.normalize('NFKC').includes(told) ? own : told;
  };
  const type3 = isType3 ? type3Space(dict) : undefined;
  const missing = (descriptor?.number('MissingWidth') ?? 0) / 1000;
  const standard = widths
    ? undefined
    : nearestStandardWidths({ serif: ((descriptor?.number('Flags') ?? 0) & 2) !== 0, ...style });
  const widthOf = (code: number): number => {
    if (standard) return standard(textOf(code)?.codePointAt(0) ?? 0x6e);
    const width = widths![code - first];
    return width === undefined ? missing : width * (type3 ? type3.unit : 0.001);
  };
  return new Font(style, { textOf, widthOf }, { codeBytes: 1, scale: type3?.size ?? 1 });
}

/** Type 3 fonts have a glyph space of their own: its unit in text space, and the height of the face, both at font size 1. */
function type3Space(dict: Dict): { unit: number; size: number } {
  const matrix = numbersOf(dict.array('FontMatrix')) ?? [0.001, 0, 0, 0.001, 0, 0];
  const box = numbersOf(dict.array('FontBBox')) ?? [];
  const unit = Math.abs(matrix[0] ?? 0.001) || 0.001;
  const scale = Math.abs(matrix[3] ?? 0) || unit;
  const widths = (numbersOf(dict.array('Widths')) ?? []).filter((width) => width > 0);
  const meanWidth = widths.reduce((sum, width) => sum + width, 0) / (widths.length || 1);
  const boxHeight = Math.abs((box[3] ?? 0) - (box[1] ?? 0));
  // A box much flatter than its glyphs are wide was never filled in.
  const height = (boxHeight > meanWidth * 0.4 ? boxHeight : meanWidth * 2) * scale;
  return { unit, size: height > 0.05 && height < 1000 ? height : 1 };
}

function meaningOf(dict: Dict, descriptor: Dict | undefined, name: string, isType3: boolean): TextOfCode {
  const encoding = dict.get('Encoding');
  const encodingDict = asDict(encoding);
  const differences = readDifferences(encodingDict);
  const baseName = encoding instanceof Name ? encoding.text : encodingDict?.name('BaseEncoding');
  const isDingbats = /dingbat/i.test(name);
  const isSymbol = /^symbol/i.test(name);
  const base =
    (baseName === undefined ? undefined : namedEncoding(baseName)) ??
    (isDingbats ? namedEncoding('ZapfDingbatsEncoding') : isSymbol ? namedEncoding('SymbolEncoding') : undefined);
  const isTrueType = dict.name('Subtype') === 'TrueType';
  let program: FontProgram | undefined | null = null;
  const embedded = (): FontProgram | undefined =>
    program === null ? (program = isType3 ? undefined : readFontProgram(descriptor)) : program;
  const nameOf = (code: number): string | undefined => {
    const own = differences.get(code) ?? base?.[code];
    if (own !== undefined) return own;
    return isTrueType ? undefined : embedded()?.nameOfCode?.(code);
  };
  const order = glyphOrderOf(name);
  const numbering = order && glyphNumbering(differences);
  const ordered = (glyphName: string): string | undefined => {
    const glyph = numbering?.(glyphName);
    return glyph === undefined ? undefined : order?.(glyph);
  };
  const ofTex = isType3 ? texBitmapText(differences) : undefined;
  const standard = namedEncoding('StandardEncoding')!;
  const winAnsi = namedEncoding('WinAnsiEncoding')!;
  return (code) => {
    const glyphName = nameOf(code);
    if (glyphName === '.notdef') return undefined;
    if (ofTex) return ofTex(code);
    if (glyphName !== undefined) {
      const text = glyphNameToText(glyphName, isDingbats) ?? ordered(glyphName) ?? numberedName(glyphName, code);
      if (text !== undefined) return text;
    }
    const fromProgram = programText(embedded(), code, glyphName);
    if (fromProgram !== undefined) return fromProgram;
    // A Type 3 glyph may have any name at all; its code is then the better hint.
    if (glyphName !== undefined) return isType3 && code > 32 && code < 127 ? String.fromCharCode(code) : undefined;
    const usual = standard[code] ?? winAnsi[code];
    return usual === undefined ? undefined : glyphNameToText(usual);
  };
}

/** The text the embedded program gives a code, through its character maps and glyph names. */
function programText(
  program: FontProgram | undefined,
  code: number,
  glyphName: string | undefined,
): string | undefined {
  if (!program) return undefined;
  const glyph = program.glyphOfCode?.(code) ?? (program.textOfGlyph ? numberedGlyph(glyphName) : undefined);
  if (glyph === undefined) return undefined;
  const text = program.textOfGlyph?.(glyph);
  // Subset fonts often map glyphs only to private codes that repeat the code itself.
  if (text !== undefined && !(text >= '\uf000' && text <= '\uf8ff')) return text;
  const name = program.nameOfGlyph?.(glyph);
  return name === undefined || name === '.notdef' ? undefined : glyphNameToText(name);
}

const numberedGlyph = (name: string | undefined): number | undefined => {
  const digits = name === undefined ? undefined : /^(?:glyph|gid|g|index)(\d{1,5})$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** Producers that name glyphs by their code: `C65`, `c65`, `a65`, `G41` (hexadecimal). Believed only when it is this very code. */
function numberedName(name: string, code: number): string | undefined {
  // Glyph 3 of nearly every TrueType font is the space.
  if (name === 'g3' || name === 'glyph3') return ' ';
  const decimal = /^[A-Za-z]{1,2}(\d{1,3})$/.exec(name)?.[1];
  const hexadecimal = /^[A-Za-z]([0-9A-Fa-f]{2})$/.exec(name)?.[1];
  const isCode =
    (decimal !== undefined && Number(decimal) === code) ||
    (hexadecimal !== undefined && parseInt(hexadecimal, 16) === code);
  const usual = isCode && code >= 32 ? namedEncoding('WinAnsiEncoding')![code] : undefined;
  return usual === undefined ? undefined : glyphNameToText(usual);
}

function readDifferences(encoding: Dict | undefined): Map<number, string> {
  const names = new Map<number, string>();
  let code = 0;
  for (const item of encoding?.array('Differences') ?? []) {
    if (typeof item === 'number') code = item;
    else if (item instanceof Name) names.set(code++, item.text);
  }
  return names;
}
