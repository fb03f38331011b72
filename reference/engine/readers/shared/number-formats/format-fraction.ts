/**
 * A number as a fraction (`# ?/?`, `# ??/100`).
 * Spec: ECMA-376 part 1, 18.8.31 (fractions).
 */
import type { Token } from './parse-format.js';

/** @param value zero or positive. */
export function formatFraction(value: number, tokens: readonly Token[]): string {
  const slash = tokens.findIndex(({ kind }) => kind === 'slash');
  const numeratorStart = numeratorStartOf(tokens, slash);
  const hasWhole = tokens.slice(0, numeratorStart).some(({ kind }) => kind === 'digit');
  const fixed = fixedDenominator(tokens, slash);
  const places = Math.min(7, digitsAfter(tokens, slash));
  const whole = hasWhole ? Math.floor(value) : 0;
  const rest = value - whole;
  const [nearest, denominator] =
    fixed === undefined
      ? approximate(rest, 10 ** places - 1)
      : [Math.round(Number((rest * fixed).toPrecision(15))), fixed];
  let numerator = nearest;
  let shownWhole = whole;
  if (hasWhole && numerator === denominator) {
    shownWhole++;
    numerator = 0;
  }
  const width = Math.max(digitsBefore(tokens, slash), places);
  if (hasWhole && numerator === 0) return `${shownWhole}${' '.repeat(width * 2 + 2)}`;
  const fraction = `${String(numerator).padStart(Math.min(width, digitsBefore(tokens, slash)))}/${String(denominator).padEnd(places)}`;
  return hasWhole && shownWhole > 0 ? `${shownWhole} ${fraction}` : fraction;
}

/** The numerator is the run of placeholders just before the slash. */
function numeratorStartOf(tokens: readonly Token[], slash: number): number {
  let start = slash;
  while (start > 0 && tokens[start - 1]!.kind === 'digit') start--;
  return start;
}

function digitsBefore(tokens: readonly Token[], slash: number): number {
  return slash - numeratorStartOf(tokens, slash);
}

function digitsAfter(tokens: readonly Token[], slash: number): number {
  let end = slash + 1;
  while (tokens[end]?.kind === 'digit') end++;
  return Math.max(1, end - slash - 1);
}

/** A denominator written out (`?/8`, `?/100`). */
function fixedDenominator(tokens: readonly Token[], slash: number): number | undefined {
  let text = '';
  for (const token of tokens.slice(slash + 1)) {
    if (token.kind === 'literal' && /^\d$/.test(token.text)) text += token.text;
    else if (token.kind === 'digit' && token.digit === '0' && text !== '') text += '0';
    else if (token.kind !== 'literal' || token.text.trim() !== '') break;
  }
  return text === '' ? undefined : Number(text);
}

/** A near fraction whose denominator is not larger: the last convergent of the continued fraction, as Excel has it. */
function approximate(value: number, largest: number): [numerator: number, denominator: number] {
  let [numeratorBefore, numerator] = [1, Math.floor(value)];
  let [denominatorBefore, denominator] = [0, 1];
  let rest = value - Math.floor(value);
  while (rest > 1e-10) {
    const inverse = 1 / rest;
    const term = Math.floor(inverse);
    const nextDenominator = term * denominator + denominatorBefore;
    if (nextDenominator > largest) break;
    [numeratorBefore, numerator] = [numerator, term * numerator + numeratorBefore];
    [denominatorBefore, denominator] = [denominator, nextDenominator];
    rest = inverse - term;
  }
  return [numerator, denominator];
}
