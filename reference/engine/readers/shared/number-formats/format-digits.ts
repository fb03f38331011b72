/**
 * A number through a section of digit placeholders: decimals, thousands, percentages, exponents, literals among the digits.
 * Spec: ECMA-376 part 1, 18.8.31 (numbers).
 */
import { formatFraction } from './format-fraction.js';
import { formatGeneral } from './general.js';
import type { Section, Token } from './parse-format.js';

/** What is known of a section before any number comes. */
export interface DigitLayout {
  tokens: readonly Token[];
  /** Position of the first digit placeholder, of the point and of the exponent; -1 when absent. */
  firstDigit: number;
  point: number;
  exponent: number;
  decimals: number;
  grouped: boolean;
  /** The value is multiplied by this before it is shown (percent signs, scaling commas). */
  factor: number;
  isFraction: boolean;
  integerDigits: number;
  /** Of a section like `$#,##0.00` or `0%`, which nearly all are: what stands around the digits, and how many are there at least. */
  simple?: { before: string; after: string; leastIntegerDigits: number };
}

export function digitLayout({ tokens }: Section): DigitLayout {
  const isDigit = (token: Token | undefined): boolean => token?.kind === 'digit';
  const exponent = tokens.findIndex(({ kind }) => kind === 'exponent');
  const mantissaEnd = exponent < 0 ? tokens.length : exponent;
  const point = tokens.findIndex(({ kind }, index) => kind === 'point' && index < mantissaEnd);
  const integerEnd = point < 0 ? mantissaEnd : point;
  const firstDigit = tokens.findIndex(isDigit);
  let lastIntegerDigit = -1;
  let integerDigits = 0;
  for (let i = 0; i < integerEnd; i++) {
    if (!isDigit(tokens[i])) continue;
    lastIntegerDigit = i;
    integerDigits++;
  }
  let decimals = 0;
  let lastDecimal = lastIntegerDigit;
  for (let i = integerEnd; i < mantissaEnd; i++) {
    if (!isDigit(tokens[i])) continue;
    decimals++;
    lastDecimal = i;
  }
  let grouped = false;
  let factor = 1;
  tokens.forEach((token, i) => {
    if (token.kind === 'percent') factor *= 100;
    else if (token.kind === 'comma' && firstDigit >= 0 && i > firstDigit) {
      if (i < lastIntegerDigit) grouped = true;
      else if (i > lastDecimal || (i > lastIntegerDigit && i < integerEnd)) factor /= 1000;
    }
  });
  const isFraction = tokens.some(({ kind }) => kind === 'slash') && firstDigit >= 0 && point < 0;
  const layout: DigitLayout = {
    tokens,
    firstDigit,
    point,
    exponent,
    decimals,
    grouped,
    factor,
    isFraction,
    integerDigits,
  };
  const simple = simpleLayout(layout);
  if (simple) layout.simple = simple;
  return layout;
}

/** Nothing but `#`, then `0`, between literals, with commas only among them and all decimals `0`. */
function simpleLayout({ tokens, firstDigit, exponent, isFraction, integerDigits }: DigitLayout): DigitLayout['simple'] {
  if (firstDigit < 0 || exponent >= 0 || isFraction || integerDigits === 0) return undefined;
  const around = { before: '', after: '', leastIntegerDigits: 0 };
  let part: 'before' | 'integer' | 'decimals' | 'after' = 'before';
  for (const token of tokens) {
    if (token.kind === 'digit') {
      if (part === 'before') part = 'integer';
      if (part === 'after' || token.digit === '?') return undefined;
      if (part === 'integer' && token.digit === '0') around.leastIntegerDigits++;
      else if (part === 'integer' ? around.leastIntegerDigits > 0 : token.digit === '#') return undefined;
    } else if (token.kind === 'point') {
      if (part !== 'integer') return undefined;
      part = 'decimals';
    } else if (token.kind !== 'comma') {
      if (part !== 'before') part = 'after';
      around[part] += plain(token);
    }
  }
  return around;
}

/** @param magnitude zero or positive; the sign is the caller's. */
export function formatDigits(magnitude: number, layout: DigitLayout): string {
  if (layout.firstDigit < 0) return withoutDigits(magnitude, layout.tokens);
  if (layout.isFraction) return formatFraction(magnitude * layout.factor, layout.tokens);
  if (layout.exponent >= 0) return formatExponent(magnitude * layout.factor, layout);
  const [integer, decimals] = roundedDigits(magnitude * layout.factor, layout.decimals);
  if (layout.simple) return fillSimple(layout.simple, layout.grouped, integer, decimals, layout.point >= 0);
  return fill(layout, integer, decimals, layout.tokens.length);
}

function withoutDigits(magnitude: number, tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) {
    if (token.kind === 'literal') text += token.text;
    else if (token.kind === 'general' || token.kind === 'text') text += formatGeneral(magnitude);
    else if (token.kind === 'percent') text += '%';
    else if (token.kind === 'slash') text += '/';
    else if (token.kind === 'point') text += '.';
  }
  return text;
}

/** Digits before and after the point, rounded half up as Excel does: on fifteen significant digits, not on the binary value. */
function roundedDigits(magnitude: number, decimals: number): [integer: string, decimals: string] {
  const scale = 10 ** decimals;
  const scaled = magnitude * scale;
  if (!(scaled < 1e15)) return longDigits(magnitude, decimals);
  const whole = Math.floor(scaled);
  const rest = scaled - whole;
  const nearHalf = rest > 0.499999 && rest < 0.500001;
  const rounded = nearHalf ? Math.round(Number(scaled.toPrecision(15))) : rest < 0.5 ? whole : whole + 1;
  const digits = String(rounded);
  if (decimals === 0) return [digits, ''];
  const padded = digits.length <= decimals ? digits.padStart(decimals + 1, '0') : digits;
  return [padded.slice(0, -decimals), padded.slice(-decimals)];
}

/** Numbers beyond fifteen digits: the digits a double does not hold are zeros. */
function longDigits(magnitude: number, decimals: number): [string, string] {
  if (!Number.isFinite(magnitude)) return [String(magnitude), ''];
  const [mantissa = '', exponent = '0'] = magnitude.toExponential(14).split('e');
  const digits = mantissa.replace('.', '');
  const integerLength = Number(exponent) + 1;
  if (integerLength <= 0) return ['0', '0'.repeat(decimals)];
  return [
    digits.slice(0, integerLength).padEnd(integerLength, '0'),
    digits.slice(integerLength, integerLength + decimals).padEnd(decimals, '0'),
  ];
}

function fillSimple(
  { before, after, leastIntegerDigits }: NonNullable<DigitLayout['simple']>,
  grouped: boolean,
  integer: string,
  decimals: string,
  hasPoint: boolean,
): string {
  let digits = integer === '0' ? '' : integer;
  if (digits.length < leastIntegerDigits) digits = digits.padStart(leastIntegerDigits, '0');
  if (grouped) {
    for (let at = digits.length - 3; at > 0; at -= 3) digits = `${digits.slice(0, at)},${digits.slice(at)}`;
  }
  return hasPoint ? `${before}${digits}.${decimals}${after}` : before + digits + after;
}

/** Puts the digits in their places, from the first token up to `end`. */
function fill(layout: DigitLayout, integer: string, decimals: string, end: number): string {
  const { tokens, point } = layout;
  const integerEnd = point < 0 ? end : point;
  let text = fillInteger(layout, integer === '0' ? '' : integer, integerEnd);
  if (point < 0) return text;
  text += '.';
  let at = 0;
  for (let i = point + 1; i < end; i++) {
    const token = tokens[i]!;
    if (token.kind === 'digit') text += decimalDigit(decimals, at++, token.digit);
    else text += plain(token);
  }
  return text;
}

function decimalDigit(decimals: string, at: number, placeholder: '0' | '#' | '?'): string {
  const digit = decimals[at] ?? '0';
  if (placeholder === '0' || /[1-9]/.test(decimals.slice(at))) return digit;
  return placeholder === '?' ? ' ' : '';
}

/** From right to left: each placeholder takes a digit, the leftmost one all that are left. */
function fillInteger({ tokens, grouped, firstDigit, integerDigits }: DigitLayout, digits: string, end: number): string {
  let text = '';
  let left = digits.length;
  let shown = 0;
  const push = (character: string): void => {
    if (grouped && shown > 0 && shown % 3 === 0) text = `,${text}`;
    text = character + text;
    shown++;
  };
  // Without a place for them, whole digits stand right before the point.
  if (integerDigits === 0) while (left > 0) push(digits[--left]!);
  for (let i = end - 1; i >= 0; i--) {
    const token = tokens[i]!;
    if (token.kind !== 'digit') {
      text = plain(token) + text;
      continue;
    }
    if (left > 0) push(digits[--left]!);
    else if (token.digit === '0') push('0');
    else if (token.digit === '?') text = ` ${text}`;
    if (i === firstDigit) while (left > 0) push(digits[--left]!);
  }
  return text;
}

function plain(token: Token): string {
  switch (token.kind) {
    case 'literal':
      return token.text;
    case 'percent':
      return '%';
    case 'slash':
      return '/';
    case 'general':
      return 'General';
    default:
      return '';
  }
}

function formatExponent(magnitude: number, layout: DigitLayout): string {
  const { tokens, exponent, decimals, integerDigits } = layout;
  const sign = tokens[exponent]!;
  let power = magnitude === 0 ? 0 : Math.floor(Math.log10(magnitude));
  // Several integer places make the power a multiple of their number (engineering notation).
  const step = Math.max(1, integerDigits);
  const align = (raw: number): number => (step > 1 ? Math.floor(raw / step) * step : raw);
  let aligned = align(power);
  let [integer, fraction] = roundedDigits(magnitude / 10 ** aligned, decimals);
  if (integer.length > Math.max(1, step)) {
    power++;
    aligned = align(power);
    [integer, fraction] = roundedDigits(magnitude / 10 ** aligned, decimals);
  }
  const mantissa = fill(layout, integer, fraction, exponent);
  const places = tokens.slice(exponent + 1).filter((token) => token.kind === 'digit').length;
  const after = tokens.slice(exponent + 1).map((token) => (token.kind === 'digit' ? '' : plain(token)));
  const marker = aligned < 0 ? '-' : sign.kind === 'exponent' && sign.plus ? '+' : '';
  return `${mantissa}E${marker}${String(Math.abs(aligned)).padStart(places, '0')}${after.join('')}`;
}
