/**
 * A number format code -> its sections, each a list of tokens with a condition. Done once per code.
 * Spec: ECMA-376 part 1, 18.8.31 (numFmts).
 */
export type Token =
  | { kind: 'literal'; text: string }
  /** `0`, `#` or `?`. */
  | { kind: 'digit'; digit: '0' | '#' | '?' }
  | { kind: 'point' }
  | { kind: 'comma' }
  | { kind: 'percent' }
  | { kind: 'slash' }
  /** `E+` or `E-`. */
  | { kind: 'exponent'; plus: boolean }
  | { kind: 'general' }
  | { kind: 'text' }
  /** A run of one of `y m d h s e b g`, or elapsed `[h] [m] [s]`. */
  | { kind: 'date'; letter: string; length: number; elapsed: boolean }
  /** `AM/PM` or `A/P`. */
  | { kind: 'halfDay'; short: boolean }
  /** Decimals of seconds, as in `ss.00`. */
  | { kind: 'subSecond'; length: number };

export interface Condition {
  operator: string;
  operand: number;
}

export interface Section {
  tokens: Token[];
  condition?: Condition;
  isDate: boolean;
  /** Language of month and day names, as a Windows code (`0x407`). */
  language?: number;
}

/** Never throws; a code nobody can make sense of becomes literals. */
export function parseFormat(code: string): Section[] {
  return splitSections(code).map(parseSection);
}

function splitSections(code: string): string[] {
  const sections: string[] = [];
  let start = 0;
  let quoted = false;
  for (let i = 0; i < code.length; i++) {
    const character = code[i];
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\\' || character === '_' || character === '*') i++;
    else if (character === '[') i = Math.max(i, code.indexOf(']', i));
    else if (character === ';') {
      sections.push(code.slice(start, i));
      start = i + 1;
    }
  }
  sections.push(code.slice(start));
  return sections.slice(0, 4);
}

function parseSection(code: string): Section {
  const section: Section = { tokens: [], isDate: false };
  let at = 0;
  while (at < code.length) at = parseToken(code, at, section);
  section.isDate = section.tokens.some(({ kind }) => kind === 'date' || kind === 'halfDay');
  if (section.isDate) markSubSeconds(section.tokens);
  return section;
}

/** Adds the token at `at`; returns where the next one starts. */
function parseToken(code: string, at: number, section: Section): number {
  const { tokens } = section;
  const character = code[at]!;
  const literal = (text: string): void => void tokens.push({ kind: 'literal', text });
  switch (character) {
    case '"': {
      const end = code.indexOf('"', at + 1);
      literal(code.slice(at + 1, end < 0 ? code.length : end));
      return end < 0 ? code.length : end + 1;
    }
    case '\\':
      literal(code[at + 1] ?? '');
      return at + 2;
    case '_':
      // As wide as the next character: a space is as near as text comes.
      literal(' ');
      return at + 2;
    case '*':
      return at + 2;
    case '[':
      return parseBracket(code, at, section);
    case '0':
    case '#':
    case '?':
      tokens.push({ kind: 'digit', digit: character });
      return at + 1;
    case '.':
      tokens.push({ kind: 'point' });
      return at + 1;
    case ',':
      tokens.push({ kind: 'comma' });
      return at + 1;
    case '%':
      tokens.push({ kind: 'percent' });
      return at + 1;
    case '/':
      tokens.push({ kind: 'slash' });
      return at + 1;
    case '@':
      tokens.push({ kind: 'text' });
      return at + 1;
    default:
      return parseLetters(code, at, tokens);
  }
}

function parseLetters(code: string, at: number, tokens: Token[]): number {
  const rest = code.slice(at, at + 7).toLowerCase();
  if (rest.startsWith('general')) {
    tokens.push({ kind: 'general' });
    return at + 7;
  }
  if (/^e[+-]/.test(rest) && tokens.some(({ kind }) => kind === 'digit')) {
    tokens.push({ kind: 'exponent', plus: rest[1] === '+' });
    return at + 2;
  }
  if (rest.startsWith('am/pm') || rest.startsWith('上午/下午')) {
    tokens.push({ kind: 'halfDay', short: false });
    return at + 5;
  }
  if (rest.startsWith('a/p')) {
    tokens.push({ kind: 'halfDay', short: true });
    return at + 3;
  }
  const letter = rest[0]!;
  if (!'ymdhsebg'.includes(letter)) {
    tokens.push({ kind: 'literal', text: code[at]! });
    return at + 1;
  }
  let end = at + 1;
  while (code[end]?.toLowerCase() === letter) end++;
  tokens.push({ kind: 'date', letter, length: end - at, elapsed: false });
  return end;
}

/** Colours, conditions, currencies with a language, elapsed time. */
function parseBracket(code: string, at: number, section: Section): number {
  const close = code.indexOf(']', at);
  if (close < 0) {
    section.tokens.push({ kind: 'literal', text: code.slice(at) });
    return code.length;
  }
  const inner = code.slice(at + 1, close);
  const condition = /^\s*(<=|>=|<>|<|>|=)\s*(-?[\d.]+(?:e[+-]?\d+)?)\s*$/i.exec(inner);
  if (condition) section.condition = { operator: condition[1]!, operand: Number(condition[2]) };
  else if (inner.startsWith('$')) {
    const dash = inner.lastIndexOf('-');
    const symbol = dash < 0 ? inner.slice(1) : inner.slice(1, dash);
    if (symbol !== '') section.tokens.push({ kind: 'literal', text: symbol });
    const language = dash < 0 ? Number.NaN : Number.parseInt(inner.slice(dash + 1).split(',')[0]!, 16);
    if (!Number.isNaN(language)) section.language = language & 0xffff;
  } else if (/^(?:h+|m+|s+)$/i.test(inner)) {
    section.tokens.push({ kind: 'date', letter: inner[0]!.toLowerCase(), length: inner.length, elapsed: true });
  }
  return close + 1;
}

/** In dates a point and zeros after the seconds are decimals of them; any other digit is shown as it is. */
function markSubSeconds(tokens: Token[]): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind === 'slash') tokens[i] = { kind: 'literal', text: '/' };
    else if (token.kind === 'comma') tokens[i] = { kind: 'literal', text: ',' };
    else if (token.kind === 'percent') tokens[i] = { kind: 'literal', text: '%' };
    else if (token.kind === 'digit') tokens[i] = { kind: 'literal', text: token.digit };
    else if (token.kind === 'point') {
      let end = i + 1;
      while (tokens[end]?.kind === 'digit') end++;
      if (end > i + 1) tokens.splice(i, end - i, { kind: 'subSecond', length: end - i - 1 });
      else tokens[i] = { kind: 'literal', text: '.' };
    }
  }
}
