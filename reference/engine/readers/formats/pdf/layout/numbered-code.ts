/**
 * Code listings whose lines are numbered at the margin: rows of a number and monospaced text, line for line with their numbers.
 */
import { chainWords, copyOf, mergeFragments, proseLimits } from './fragment.js';
import { makeLine, monospace, spacedText, type LineContext } from './line.js';
import type { Obstacle } from './obstacle.js';
import { makeRows, type Row } from './rows.js';

/** Fewer numbers that count on may do so by chance. */
const leastLines = 3;

/** The rows with those of numbered listings made lines of code; the same array where there are none. */
export function numberedCode(rows: Row[], context: LineContext): Row[] {
  const lines = new Map(listings(rows, context).flatMap((listing) => asCode(listing, context)));
  return lines.size > 0 ? rows.map((row) => lines.get(row) ?? row) : rows;
}

/** Numbered listings that go through the whole width: whatever is drawn around them, they are no tables. */
export function findListings(context: LineContext, indices: readonly number[]): Obstacle[] {
  const { turned } = context;
  if (!indices.some((word) => isTyped(word, context))) return [];
  const rows = makeRows(chainWords(turned, indices, proseLimits), turned);
  return listings(rows, context).map((listing) => ({
    x0: Math.min(...listing.map(({ fragments }) => fragments[0]!.x0)),
    y0: listing[0]!.top,
    x1: Math.max(...listing.map(({ fragments }) => fragments[fragments.length - 1]!.x1)),
    y1: listing[listing.length - 1]!.bottom,
    words: listing.flatMap(({ fragments }) => fragments.flatMap(({ words }) => words)),
  }));
}

const isTyped = (word: number, context: LineContext): boolean =>
  context.styleOf(context.turned.words.font[word]!).monospace;

/** Runs of rows whose numbers count on. */
function listings(rows: readonly Row[], context: LineContext): Row[][] {
  const found: Row[][] = [];
  for (let start = 0; start < rows.length;) {
    let end = start;
    let typed = 0;
    for (; end < rows.length; end++) {
      const number = numberOf(rows[end]!, context);
      if (number === undefined || (end > start && number !== numberOf(rows[end - 1]!, context)! + 1)) break;
      if (rows[end]!.fragments.length > 1) typed++;
    }
    if (end - start >= leastLines && typed * 2 > end - start) found.push(rows.slice(start, end));
    start = Math.max(end, start + 1);
  }
  return found;
}

/** The number a row begins with, when all that stands behind it is monospaced. */
function numberOf({ fragments, line }: Row, context: LineContext): number | undefined {
  const [first, ...code] = fragments;
  if (line || first!.obstacle || first!.words.length === 0) return undefined;
  const text = context.turned.words.text(first!.words[0]!);
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const rest = [...first!.words.slice(1), ...code.flatMap(({ words }) => words)];
  return code.every(({ obstacle }) => !obstacle) && rest.every((word) => isTyped(word, context))
    ? Number(text)
    : undefined;
}

/** Lines that begin with their numbers, one below the other, and keep the indentation of the code. */
function asCode(rows: readonly Row[], context: LineContext): [source: Row, line: Row][] {
  const { turned } = context;
  const parts = rows.map((source) => {
    const [first, ...more] = source.fragments;
    const whole = copyOf(first!);
    for (const next of more) mergeFragments(whole, next);
    return { source, whole, number: turned.words.text(whole.words[0]!), code: whole.words.slice(1) };
  });
  const digits = Math.max(...parts.map(({ number }) => number.length));
  const left = Math.min(...parts.map(({ whole }) => whole.x0));
  const margin = Math.min(...parts.flatMap(({ code }) => (code.length > 0 ? [turned.x0[code[0]!]!] : [])));
  return parts.map(({ source, whole, number, code }) => {
    const line = makeLine(whole, context);
    line.style |= monospace;
    const typed = code.length > 0 ? spacedText(code, turned) : '';
    const charWidth = (whole.x1 - turned.x0[code[0]!]!) / Math.max(1, typed.length);
    const indent = code.length > 0 ? Math.max(0, Math.round((turned.x0[code[0]!]! - margin) / charWidth)) : 0;
    line.spaced = `${number.padStart(digits)}${typed && '  '}${' '.repeat(Math.min(120, indent))}${typed}`;
    line.x0 = left;
    return [source, { ...source, fragments: [whole], line, apart: 'code' }];
  });
}
