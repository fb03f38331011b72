/**
 * Bitmap fonts of TeX, embedded as Type 3 without a word about what their codes mean: each glyph is named after its code. The
 * text faces of TeX have two encodings, told apart by their ligatures and quotation marks.
 * Spec: none; the encodings OT1 and T1 ("Cork") as LaTeX documents them.
 */

const cork =
  '`\u00b4\u02c6\u02dc\u00a8\u02dd\u02da\u02c7\u02d8\u00af\u02d9\u00b8\u02db\u201a\u2039\u203a\u201c\u201d\u201e\u00ab\u00bb\u2013\u2014';
const corkUpper =
  '\u0102\u0104\u0106\u010c\u010e\u011a\u0118\u011e\u0139\u013d\u0141\u0143\u0147\u014a\u0150\u0154\u0158\u015a\u0160\u015e\u0164\u0162\u0170\u016e\u0178\u0179\u017d\u017b\u0132\u0130\u0111\u00a7';
const corkLower =
  '\u0103\u0105\u0107\u010d\u010f\u011b\u0119\u011f\u013a\u013e\u0142\u0144\u0148\u014b\u0151\u0155\u0159\u015b\u0161\u015f\u0165\u0163\u0171\u016f\u00ff\u017a\u017e\u017c\u0133\u00a1\u00bf\u00a3';
const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl'];

function corkText(code: number): string | undefined {
  if (code < cork.length) return cork[code];
  if (code >= 27 && code <= 31) return ligatures[code - 27];
  if (code === 39) return '\u2019';
  if (code === 96) return '\u2018';
  if (code === 127) return '-';
  if (code < 128) return code > 32 ? String.fromCharCode(code) : code === 25 ? '\u0131' : undefined;
  if (code < 160) return corkUpper[code - 128];
  if (code < 192) return corkLower[code - 160];
  const others: Readonly<Record<number, string>> = { 215: '\u0152', 223: 'SS', 247: '\u0153', 255: '\u00df' };
  return others[code] ?? String.fromCharCode(code);
}

const oldSigns: Readonly<Record<number, string>> = {
  16: '\u0131',
  25: '\u00df',
  26: '\u00e6',
  27: '\u0153',
  28: '\u00f8',
  29: '\u00c6',
  30: '\u0152',
  31: '\u00d8',
  34: '\u201d',
  39: '\u2019',
  60: '\u00a1',
  62: '\u00bf',
  92: '\u201c',
  96: '\u2018',
  123: '\u2013',
  124: '\u2014',
};

const oldText = (code: number): string | undefined =>
  code >= 11 && code <= 15
    ? ligatures[code - 11]
    : (oldSigns[code] ?? (code > 32 && code < 127 ? String.fromCharCode(code) : undefined));

/** A face with fewer small letters may be one of signs or of formulas. */
const leastLetters = 4;

/**
 * What the codes of such a font mean; undefined when it is none, or when nothing tells which of the two encodings it has, and
 * what both share is all it needs.
 * @param names the glyph names by code
 */
export function texBitmapText(names: ReadonlyMap<number, string>): ((code: number) => string | undefined) | undefined {
  let letters = 0;
  let isCork = false;
  let isOld = false;
  for (const [code, name] of names) {
    if (name === '.notdef') continue;
    if (name !== `a${String(code)}`) return undefined;
    if (code >= 97 && code <= 122) letters++;
    if (code >= 128 || code === 21 || code === 22 || code === 17) isCork = true;
    if (code >= 11 && code <= 15) isOld = true;
    if (code === 16 || (code >= 27 && code <= 30)) isCork ||= !names.has(11) && !names.has(12);
  }
  if (letters < leastLetters || isCork === isOld) return undefined;
  return isCork ? corkText : oldText;
}
