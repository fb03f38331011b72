/**
 * Runs of digits with what people put between them: candidates for telephone, card and account numbers, in one pass.
 * Spec: RedactPIIOptions (PHONE, FINANCIAL).
 */
import { isDigit } from './characters.js';

/** From the first digit, `+` or `(` to the last digit. */
export interface NumberRun {
  start: number;
  end: number;
  /** Digits without what stands between them. */
  digits: string;
}

/** More is no number that a person has. */
const longest = 48;

/** Space, no-break spaces, thin space; hyphens and dashes, dot, slash, brackets. */
const separators = new Set([0x20, 0xa0, 0x202f, 0x2009, 0x2d, 0x2010, 0x2011, 0x2013, 0x2e, 0x2f, 0x28, 0x29]);

/** Each run holds at least `fewest` digits. Two separators in a row end a run, but for a bracket with its space. */
export function numberRuns(text: string, fewest: number): NumberRun[] {
  const runs: NumberRun[] = [];
  for (let i = 0; i < text.length; i++) {
    if (!isDigit(text.charCodeAt(i))) continue;
    const run = runFrom(text, i);
    if (run.digits.length >= fewest) runs.push(run);
    i = run.end - 1;
  }
  return runs;
}

function runFrom(text: string, first: number): NumberRun {
  let start = first;
  if (text[start - 1] === '(') start--;
  if (text[start - 1] === '+') start--;
  else if (text[start - 1] === ' ' && text[start - 2] === '+') start -= 2;
  let digits = '';
  let end = first;
  for (let i = first; i < text.length && i - first < longest;) {
    const code = text.charCodeAt(i);
    if (isDigit(code)) {
      digits += text[i];
      end = ++i;
      continue;
    }
    let gap = i;
    while (gap < text.length && gap - i < 3 && separators.has(text.charCodeAt(gap))) gap++;
    if (gap === i || !isDigit(text.charCodeAt(gap)) || !isOneSeparator(text.slice(i, gap))) break;
    i = gap;
  }
  return { start, end, digits };
}

function isOneSeparator(between: string): boolean {
  return between.length === 1 || /^(?:[ -]?\(|\)[ -]?| [-–/] |\) ?\(| \(|\)-)$/.test(between);
}
