/**
 * Formulas: what stands above and below a line in its gaps (the parts of fractions) or at its large operators (their limits) is
 * read with that line, from left to right: `(1 − q)/2`, `∑` with limits as sub- and superscript.
 */
import { chainWords, copyOf, proseLimits, type Fragment, type TurnedWords } from './fragment.js';
import { fragmentText, makeLine, subscript, superscript, type Line, type LineContext, type Run } from './line.js';
import type { Row } from './rows.js';
import type { PageWords } from '../content/page-words.js';

/** Signs that lines of formulas have, and large operators. */
const relation =
  /[=<>\u2208\u2248\u2260-\u2265\u2261\u221d\u2211\u222b-\u2230\u220f\u221a\u22c3\u22c2\u2a00-\u2a06\u00b1\u2212\u2213]|\blim\b/u;
const isOperatorSign = (char: number): boolean =>
  char === 0x2211 ||
  char === 0x220f ||
  char === 0x2210 ||
  (char >= 0x222b && char <= 0x2230) ||
  (char >= 0x22c0 && char <= 0x22c3) ||
  (char >= 0x2a00 && char <= 0x2a06);
const operatorName = /^(?:lim|max|min|sup|inf|argmin|argmax)$/;

/** Tells without taking the text out of the page wherever one look at the characters does. */
function isOperator(word: number, { words }: TurnedWords): boolean {
  const start = words.start[word]!;
  const length = words.end[word]! - start;
  if (length === 1) return isOperatorSign(words.chars[start]!);
  return (length === 3 || length === 6) && operatorName.test(words.text(word));
}

/** A page without any sign of formulas has none: told by its characters, before its lines are looked at. */
export function mayHaveFormulas({ chars, charCount }: PageWords): boolean {
  for (let at = 0; at < charCount; at++) {
    const char = chars[at]!;
    if (char === 0x6d && at >= 2 && chars[at - 1] === 0x69 && chars[at - 2] === 0x6c) return true; // lim
    if ((char >= 0x3c && char <= 0x3e) || char === 0xb1) return true;
    if ((char >= 0x2200 && char <= 0x22ff) || (char >= 0x2a00 && char <= 0x2aff)) return true;
  }
  return false;
}

/** Two words of running text. */
const prose = /\p{L}{4,}\s+\p{L}{4,}/u;

/** How far the parts of a fraction, and the limits of an operator, stand from the line, in em of it. */
const fractionReach = 0.98;
const limitReach = 1.75;

/** Rows above and below a line that may hold parts of its formula, and the most characters of a part. */
const mostRows = 3;
const mostChars = 48;

/**
 * The rows with those that belong to one formula joined; the same array where there is none.
 * @param mayHaveColumns whether the rows may go through several columns of the page
 */
export function joinFormulas(rows: Row[], context: LineContext, mayHaveColumns: boolean): Row[] {
  const owners = ownersOf(rows, context.turned, mayHaveColumns);
  if (owners.size === 0) return rows;
  const parts = new Map<Row, Row[]>();
  for (const [part, owner] of owners) parts.set(owner, [...(parts.get(owner) ?? []), part]);
  return rows.flatMap((row) => {
    if (owners.has(row)) return [];
    const own = parts.get(row);
    return own ? [joinedRow(row, own, context)] : [row];
  });
}

/** The rows that are parts of a formula, each with the line it belongs to. */
function ownersOf(rows: readonly Row[], turned: TurnedWords, mayHaveColumns: boolean): Map<Row, Row> {
  const owners = new Map<Row, Row>();
  const lines = new Set<Row>();
  const mayJoin = (index: number): void => {
    const row = rows[index]!;
    if (owners.has(row) || lines.has(row)) return;
    const parts: Row[] = [];
    for (const step of [-1, 1])
      for (let at = index + step, count = 0; count < mostRows && rows[at]; at += step, count++) {
        if (owners.has(rows[at]!) || lines.has(rows[at]!) || !isPart(rows[at]!, row, turned)) break;
        parts.push(rows[at]!);
      }
    if (parts.length === 0 || ![row, ...parts].some((each) => relation.test(textOf(each, turned)))) return;
    if (mayHaveColumns && mayHaveGutter(rows, index, parts)) return;
    lines.add(row);
    for (const part of parts) owners.set(part, row);
  };
  const candidates: number[] = [];
  for (let index = 0; index < rows.length; index++)
    if (mayOwn(rows[index]!, rows[index - 1], rows[index + 1])) candidates.push(index);
  // What stands at an operator is a limit of it, even where it might be part of a fraction.
  for (const index of candidates) if (operatorIn(rows[index]!, turned)) mayJoin(index);
  for (const index of candidates) mayJoin(index);
  return owners;
}

/** White space of a formula narrower than this, in em, parts no columns. */
const columnGap = 0.6;

/** The number of a formula has no more characters. */
const numberChars = 6;

/** Rows around a formula that are looked at for text that runs across its gaps. */
const rowsAround = 6;

/** Some gap of the formula may be that between two columns: no text near it runs across. */
function mayHaveGutter(rows: readonly Row[], line: number, parts: readonly Row[]): boolean {
  const own = [rows[line]!, ...parts];
  const around = rows
    .slice(Math.max(0, line - rowsAround), line + rowsAround + 1)
    .filter((row) => !own.includes(row))
    .flatMap(({ fragments }) => fragments);
  const fragments = own.flatMap((row) => row.fragments).sort((a, b) => a.x0 - b.x0);
  const isCrossed = (left: number, right: number): boolean =>
    around.some(({ obstacle, x0, x1 }) => !obstacle && x0 < left && x1 > right);
  let end = fragments[0]!.x0;
  for (const { x0, x1, size } of fragments) {
    if (x0 - end > columnGap * size && !isCrossed(end, x0)) return true;
    end = Math.max(end, x1);
  }
  const start = fragments[0]!.x0;
  return around.some(
    ({ x0, x1, chars }) =>
      chars > numberChars && ((x0 >= end && !isCrossed(end, x0)) || (x1 <= start && !isCrossed(x1, start))),
  );
}

/** A neighbour stands nearer than the next line of a text, or is set smaller. */
function mayOwn(row: Row, above: Row | undefined, below: Row | undefined): boolean {
  return (isNear(above, row) || isNear(below, row)) && !row.fragments.some((fragment) => fragment.obstacle);
}

function isNear(other: Row | undefined, row: Row): boolean {
  if (!other) return false;
  const distance = Math.abs(other.baseline - row.baseline);
  // Most lines are told by this look at their first pieces.
  const size = Math.max(row.fragments[0]!.size, row.fragments[row.fragments.length - 1]!.size);
  if (distance > 1.2 * fractionReach * size && other.fragments[0]!.size >= 0.86 * size) return false;
  const whole = largest(row).size;
  if (distance >= limitReach * whole || charsIn(other) > mostChars) return false;
  return distance < fractionReach * whole || largest(other).size < 0.86 * whole;
}

const largest = ({ fragments }: Row): Fragment =>
  fragments.reduce((best, fragment) => (fragment.size > best.size ? fragment : best));

const charsIn = ({ fragments }: Row): number => fragments.reduce((sum, { chars }) => sum + chars, 0);

const textOf = ({ fragments }: Row, turned: TurnedWords): string =>
  fragments.map((fragment) => fragmentText(fragment, turned)).join(' ');

/** Every piece of the row stands in a gap of the line, near it, or at one of its operators, set smaller. */
function isPart(part: Row, line: Row, turned: TurnedWords): boolean {
  const { size } = largest(line);
  const distance = Math.abs(part.baseline - line.baseline);
  if (distance > limitReach * size || charsIn(part) > mostChars) return false;
  const fits = part.fragments.every((fragment) => {
    if (fragment.obstacle || fragment.size > 1.05 * size) return false;
    if (fragment.size < 0.86 * size && operatorAt(fragment, line, turned) !== undefined) return true;
    return distance < fractionReach * size && isInGap(fragment, line, turned);
  });
  return fits && !prose.test(textOf(part, turned));
}

/** The large operator of the line that the piece stands above, below or at the right edge of. */
function operatorAt({ x0, x1 }: Fragment, line: Row, turned: TurnedWords): number | undefined {
  for (const { words, size } of line.fragments)
    for (const word of words) {
      if (!isOperator(word, turned)) continue;
      const slack = 0.45 * size;
      if (x0 < turned.x1[word]! + slack && x1 > turned.x0[word]! - slack) return word;
    }
  return undefined;
}

const operatorIn = ({ fragments }: Row, turned: TurnedWords): boolean =>
  fragments.some(({ words }) => words.some((word) => isOperator(word, turned)));

/** No word of the line stands above or below the piece, and it is not far from one. */
function isInGap(fragment: Fragment, line: Row, turned: TurnedWords): boolean {
  const { x0, x1, size } = fragment;
  let nearest = Infinity;
  for (const { words } of line.fragments)
    for (const word of words) {
      const gap = Math.max(turned.x0[word]! - x1, x0 - turned.x1[word]!);
      if (gap < -0.12 * size && !isAcross(word, fragment, line, turned)) return false;
      nearest = Math.min(nearest, gap);
    }
  return nearest < 2 * size;
}

/** A word set small and raised or lowered in the line, on the other side of it than the piece: the other part of its fraction. */
function isAcross(word: number, piece: Fragment, line: Row, { words, y }: TurnedWords): boolean {
  const { size } = largest(line);
  const shift = y[word]! - line.baseline;
  return (
    words.size[word]! < 0.86 * size && Math.abs(shift) > 0.12 * size && shift > 0 === piece.baseline < line.baseline
  );
}

/** Text put between the words of a line. */
interface Insertion {
  /** Where it stands along the line. */
  at: number;
  /** The word it follows, whatever its place. */
  behind?: number;
  runs: Run[];
  isScript: boolean;
  /** Words of the line that stand in it. */
  taken?: readonly number[];
}

function joinedRow(row: Row, parts: readonly Row[], context: LineContext): Row {
  const insertions = insertionsOf(row, parts, context);
  const taken = new Set(insertions.flatMap((insertion) => insertion.taken ?? []));
  const words = row.fragments.flatMap((fragment) => fragment.words.filter((word) => !taken.has(word)));
  const whole = Object.assign(copyOf(largest(row)), {
    words,
    x0: Math.min(...row.fragments.map((fragment) => fragment.x0)),
    x1: Math.max(...row.fragments.map((fragment) => fragment.x1)),
    chars: row.fragments.reduce((sum, { chars }) => sum + chars, 0),
  });
  const line = composed(whole, insertions, context);
  const rows = [row, ...parts];
  const all = rows.flatMap(({ fragments }) => fragments);
  const x0 = Math.min(...all.map((fragment) => fragment.x0));
  const x1 = Math.max(...all.map((fragment) => fragment.x1));
  const top = Math.min(...rows.map((each) => each.top));
  const bottom = Math.max(...rows.map((each) => each.bottom));
  return {
    fragments: [Object.assign(whole, { words: all.flatMap((fragment) => fragment.words), x0, x1, top, bottom })],
    baseline: row.baseline,
    top,
    bottom,
    line: Object.assign(line, { x0, x1 }),
  };
}

function insertionsOf(row: Row, parts: readonly Row[], context: LineContext): Insertion[] {
  const { turned } = context;
  const below = parts.filter((part) => part.baseline > row.baseline).flatMap(({ fragments }) => fragments);
  const above = parts.filter((part) => part.baseline <= row.baseline).flatMap(({ fragments }) => fragments);
  const insertions: Insertion[] = [];
  const { size } = largest(row);
  const limit = (fragment: Fragment, style: number): boolean => {
    const behind = fragment.size < 0.86 * size ? operatorAt(fragment, row, turned) : undefined;
    if (behind === undefined) return false;
    insertions.push({ at: turned.x0[behind]!, behind, runs: scriptRuns(fragment, style, context), isScript: true });
    return true;
  };
  const fraction = (over: Fragment, under: Fragment, taken?: readonly number[]): void => {
    const at = Math.min(over.x0, under.x0);
    insertions.push({ at, runs: fractionRuns(over, under, context), isScript: false, ...(taken && { taken }) });
  };
  const alone = (fragment: Fragment, style: number): void => {
    const other = partAcross(fragment, row, turned);
    if (!other) insertions.push({ at: fragment.x0, runs: scriptRuns(fragment, style, context), isScript: true });
    else if (style === superscript) fraction(fragment, other, other.words);
    else fraction(other, fragment, other.words);
  };
  const left = below.filter((fragment) => !limit(fragment, subscript));
  for (const fragment of above) {
    if (limit(fragment, superscript)) continue;
    const at = left.findIndex((other) => stands(other, fragment));
    if (at < 0) alone(fragment, superscript);
    else fraction(fragment, left.splice(at, 1)[0]!);
  }
  for (const fragment of left) alone(fragment, subscript);
  return insertions;
}

/** The other part of a fraction, where the line has it for a script. */
function partAcross(fragment: Fragment, row: Row, turned: TurnedWords): Fragment | undefined {
  const own = row.fragments
    .flatMap(({ words }) => words)
    .filter(
      (word) =>
        isAcross(word, fragment, row, turned) &&
        turned.x0[word]! < fragment.x1 + 0.2 * fragment.size &&
        turned.x1[word]! > fragment.x0 - 0.2 * fragment.size,
    );
  return own.length === 0 ? undefined : chainWords(turned, own, proseLimits)[0];
}

/** One above the other. */
const stands = (one: Fragment, other: Fragment): boolean =>
  Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > 0.5 * Math.min(one.x1 - one.x0, other.x1 - other.x0);

const scriptRuns = (fragment: Fragment, style: number, context: LineContext): Run[] =>
  makeLine(fragment, context).runs.map((run) => ({
    ...run,
    style: (run.style & ~(superscript | subscript)) | style,
  }));

const fractionRuns = (over: Fragment, under: Fragment, context: LineContext): Run[] => [
  ...inBrackets(makeLine(over, context)),
  { text: '/', style: 0 },
  ...inBrackets(makeLine(under, context)),
];

const inBrackets = ({ text, runs }: Line): Run[] =>
  /[\s+\-\u2212=\u00b7,]/.test(text.trim()) ? [{ text: '(', style: 0 }, ...runs, { text: ')', style: 0 }] : runs;

/** The line with the insertions in their places. */
function composed(whole: Fragment, insertions: readonly Insertion[], context: LineContext): Line {
  const { turned } = context;
  const sorted = [...insertions].sort((a, b) => a.at - b.at);
  const runs: Run[] = [];
  let group: number[] = [];
  const flush = (): void => {
    if (group.length > 0) append(runs, makeLine({ ...whole, words: group }, context).runs, ' ');
    group = [];
  };
  const take = (isDue: (insertion: Insertion) => boolean): void => {
    for (let at = 0; at < sorted.length;) {
      if (!isDue(sorted[at]!)) at++;
      else {
        flush();
        const [{ runs: own, isScript }] = sorted.splice(at, 1) as [Insertion];
        append(runs, own, isScript ? '' : ' ');
      }
    }
  };
  for (const word of [...whole.words].sort((a, b) => turned.x0[a]! - turned.x0[b]!)) {
    take(({ at, behind }) => behind === undefined && at < turned.x0[word]!);
    group.push(word);
    take(({ behind }) => behind === word);
  }
  take(() => true);
  flush();
  return Object.assign(makeLine(whole, context), { runs, text: runs.map(({ text }) => text).join('') });
}

function append(runs: Run[], more: readonly Run[], space: string): void {
  const [first, ...rest] = more;
  if (!first) return;
  runs.push({ ...first, text: (runs.length > 0 ? space : '') + first.text }, ...rest);
}

/** A formula set apart, with its number at the margin. */
export const isNumberedFormula = ({ text, broken }: Line): boolean =>
  broken && text.endsWith(')') && /[=<>\u2208\u2248\u2260-\u2265].*\s\([A-Z]?\d{1,3}([.-]\d{1,3})?[a-z]?\)$/.test(text);
