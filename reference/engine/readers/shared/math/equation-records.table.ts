/**
 * Records of MTEF, the format in which Equation Editor and MathType keep an equation, and what their numbers mean.
 * Source: "MathType MTEF" versions 3, 4 and 5 (Design Science, now WIRIS).
 */

export const record = {
  end: 0,
  line: 1,
  character: 2,
  template: 3,
  pile: 4,
  matrix: 5,
  embellishment: 6,
  ruler: 7,
  /** A font by name up to version 4, a style of characters since. */
  font: 8,
  size: 9,
  lastTypeSize: 14,
  color: 15,
  colorDefinition: 16,
  fontDefinition: 17,
  preferences: 18,
  encodingDefinition: 19,
  /** From here on a record says how long it is. */
  future: 100,
} as const;

/** What a template draws; each has slots, which are lines, and some have characters of their own behind them. */
export type Template =
  | 'fence'
  | 'root'
  | 'fraction'
  | 'slash'
  | 'bars'
  | 'arrow'
  | 'operator'
  | 'limit'
  | 'brace'
  | 'division'
  | 'scripts'
  | 'scriptsBefore'
  | 'over'
  | 'dirac'
  | 'strike'
  | 'box'
  | 'plain';

interface TemplateKind {
  kind: Template;
  /** LaTeX of what it draws, where the file does not say. */
  marks?: readonly [first: string, second?: string];
}

const fences: readonly [string, string][] = [
  ['\\langle', '\\rangle'],
  ['(', ')'],
  ['\\{', '\\}'],
  ['[', ']'],
  ['|', '|'],
  ['\\|', '\\|'],
  ['\\lfloor', '\\rfloor'],
  ['\\lceil', '\\rceil'],
];

const fence = (marks: readonly [string, string]): TemplateKind => ({ kind: 'fence', marks });
const operator = (latex: string): TemplateKind => ({ kind: 'operator', marks: [latex] });

/** Templates of versions 1 to 4 by number. */
export const oldTemplates: readonly TemplateKind[] = [
  ...fences.map(fence),
  fence(['[', '[']),
  fence([']', ']']),
  fence([']', '[']),
  fence(['[', ')']),
  fence(['(', ']']),
  { kind: 'root' },
  { kind: 'fraction' },
  { kind: 'scripts' },
  { kind: 'bars', marks: ['\\underline'] },
  { kind: 'bars', marks: ['\\overline'] },
  { kind: 'arrow', marks: ['\\leftarrow'] },
  { kind: 'arrow', marks: ['\\rightarrow'] },
  { kind: 'arrow', marks: ['\\leftrightarrow'] },
  ...['\\int', '\\iint', '\\iiint', '\\int', '\\iint', '\\iiint'].map(operator),
  { kind: 'brace', marks: ['\\overbrace', '^'] },
  { kind: 'brace', marks: ['\\underbrace', '_'] },
  ...['\\sum', '\\sum', '\\prod', '\\prod', '\\coprod', '\\coprod'].map(operator),
  ...['\\bigcup', '\\bigcup', '\\bigcap', '\\bigcap'].map(operator),
  { kind: 'limit' },
  { kind: 'division' },
  { kind: 'slash' },
  operator(''),
  operator(''),
  { kind: 'scriptsBefore' },
  { kind: 'dirac' },
  { kind: 'over', marks: ['\\underrightarrow'] },
  { kind: 'over', marks: ['\\overrightarrow'] },
  { kind: 'over', marks: ['\\overset{\\frown}'] },
];

/** Templates of version 5 by number. */
export const templates: readonly TemplateKind[] = [
  ...fences.map(fence),
  fence(['[', ']']),
  fence(['(', ')']),
  { kind: 'root' },
  { kind: 'fraction' },
  { kind: 'bars', marks: ['\\underline'] },
  { kind: 'bars', marks: ['\\overline'] },
  { kind: 'arrow' },
  ...['\\int', '\\sum', '\\prod', '\\coprod', '\\bigcup', '\\bigcap', '', ''].map(operator),
  { kind: 'limit' },
  { kind: 'brace' },
  { kind: 'brace' },
  { kind: 'division' },
  { kind: 'scripts' },
  { kind: 'scripts' },
  { kind: 'scripts' },
  { kind: 'dirac' },
  { kind: 'over', marks: ['\\overrightarrow'] },
  { kind: 'over', marks: ['\\widetilde'] },
  { kind: 'over', marks: ['\\widehat'] },
  { kind: 'over', marks: ['\\overset{\\frown}'] },
  { kind: 'plain' },
  { kind: 'strike' },
  { kind: 'box' },
];

/** What stands on a character, by number: a command around it, or marks behind it. */
export const embellishments: ReadonlyMap<number, string> = new Map([
  [2, '\\dot'],
  [3, '\\ddot'],
  [4, '\\dddot'],
  [8, '\\tilde'],
  [9, '\\hat'],
  [10, '\\not'],
  [11, '\\vec'],
  [12, '\\overleftarrow'],
  [13, '\\overleftrightarrow'],
  [14, '\\overrightarrow'],
  [15, '\\overleftarrow'],
  [17, '\\bar'],
  [19, '\\overset{\\frown}'],
  [20, '\\breve'],
  [24, '\\ddddot'],
  [29, '\\underline'],
]);

export const primes: ReadonlyMap<number, string> = new Map([
  [5, "'"],
  [6, "''"],
  [7, '{}^{\\backprime}'],
  [18, "'''"],
]);

/** Styles a character is set in, by number. */
export const typeface = { text: 1, function: 2, vector: 7, textOfAsia: 12, space: 24 } as const;

/** Spaces in the private area of Unicode by the last byte; other characters of the style, and of the second range, show nothing. */
export const spaces: ReadonlyMap<number, string> = new Map([
  [2, '\\,'],
  [3, '\\:'],
  [4, '\\;'],
  [5, '\\quad'],
  [6, '\\quad'],
]);
export const nonMarking = 0xef;

/** Where letters of an alphabet begin in the private area: first the capitals, then the small ones. */
export const ownAlphabets: readonly [first: number, command: string][] = [
  [0xf000, '\\mathfrak'],
  [0xf080, '\\mathbb'],
  [0xf100, '\\mathcal'],
];
