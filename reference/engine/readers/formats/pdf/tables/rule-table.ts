/**
 * Tables that have row rules only: booktabs (top, middle, bottom) or a rule under every row. Rules of the same extent that
 * follow one another down the page enclose them; columns and rows come from the text between.
 */
import { chainWords, tableLimits, type Fragment, type TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { makeRows, type Row } from '../layout/rows.js';
import { groupByExtent, type Rule } from './rules.js';
import type { FoundTable } from './table.js';
import { inferColumns, type Span } from './columns.js';
import { isOfOtherFace } from './faces.js';
import { neighbourRows } from './neighbour-rows.js';
import { buildTextGrid, noHints } from './text-grid.js';
import { isTabular, sharedRows } from './tabular.js';
import { isNumeric } from './text-rows.js';

/** Joints this close, in points, are at one place. */
const sameJoint = 1;

/** Labels below one another begin this close, in points: a further line of a label, too, is set in. */
const sameLabel = 1;

/** Rules of more pieces are dotted, or drawn to take time. */
const mostJoints = 64;

export function findRuleTables(
  horizontal: readonly Rule[],
  turned: TurnedWords,
  indices: readonly number[],
): FoundTable[] {
  const tables: FoundTable[] = [];
  for (const all of groupByExtent(horizontal)) {
    const from = Math.min(...all.map((rule) => rule.from));
    const to = Math.max(...all.map((rule) => rule.to));
    const inside = indices.filter((index) => turned.x0[index]! >= from - 6 && turned.x1[index]! <= to + 6);
    const rows = makeRows(chainWords(turned, inside, tableLimits), turned, tableLimits);
    const group = withoutUnderlines(all, rows, turned);
    if (group.length < 2) continue;
    for (const table of tablesBetween(group, rows, horizontal, turned))
      if (
        ((table.columns > 1 && !isFigures(table, turned)) || !isFlanked(table, turned, indices)) &&
        !isFlankedAbove(table, group, turned, indices)
      )
        tables.push(table);
  }
  return tables;
}

/** Nothing but figures: rules over and under sums reach over these columns alone. */
const isFigures = ({ cells }: FoundTable, turned: TurnedWords): boolean =>
  cells.every(({ lines }) => lines.every((line) => isNumeric(fragmentText(line, turned))));

/** Most rows go on beyond the rules: underlined values beside their labels. */
function isFlanked({ x0, x1, rows, cells }: FoundTable, turned: TurnedWords, indices: readonly number[]): boolean {
  const lines = cells.flatMap((cell) => cell.lines);
  const flanked = new Set<Fragment>();
  for (const index of indices) {
    if (turned.x0[index]! < x1 && turned.x1[index]! > x0) continue;
    const line = lines.find(({ baseline, size }) => Math.abs(turned.y[index]! - baseline) < 0.2 * size);
    if (line) flanked.add(line);
  }
  return flanked.size * 2 > rows;
}

/** The rows above the first rule go on beyond it: those are columns of a wider table, with rules at its sums alone. */
function isFlankedAbove(
  table: FoundTable,
  rules: readonly Rule[],
  turned: TurnedWords,
  indices: readonly number[],
): boolean {
  const first = rules.find(({ at }) => at > table.y0 + 2);
  if (!first) return false;
  const above = table.cells.filter(({ lines }) => lines.some(({ baseline }) => baseline < first.at));
  const rows = new Set(above.map(({ row }) => row)).size;
  return rows >= 2 && isFlanked({ ...table, rows, cells: above }, turned, indices);
}

/** A title is set this much larger than the text below it; its rule stands this close below it, and that text below the rule, in em. */
const titleSize = 1.12;
const titleRule = 1.2;
const titledText = 4;

/** Lines of a paragraph stand closer, in em. */
const paragraphPitch = 1.4;

/** The rules without those under titles of sections, where most are such: a title above a table has a rule below it, too. */
function withoutUnderlines(rules: readonly Rule[], rows: readonly Row[], turned: TurnedWords): readonly Rule[] {
  let at = 0;
  const others = rules.filter((rule) => {
    while (at < rows.length && rows[at]!.baseline <= rule.at + 1) at++;
    const [title, below] = [rows[at - 1], rows[at]];
    if (!title || !below || title.fragments.length > 1) return true;
    const { size } = title.fragments[0]!;
    const isTitle =
      size >= titleSize * below.fragments[0]!.size ||
      (size >= below.fragments[0]!.size && isOfOtherFace(title, below, turned));
    const before = rows[at - 2];
    // The last line of a paragraph is no title.
    if (before && title.baseline - before.baseline < paragraphPitch * size && before.fragments[0]!.size > 0.95 * size)
      return true;
    const isClose = rule.at - title.baseline <= titleRule * size && below.baseline - rule.at <= titledText * size;
    return !isTitle || !isClose;
  });
  return rules.length >= 2 && others.length * 2 < rules.length ? others : rules;
}

function tablesBetween(
  rules: readonly Rule[],
  rows: readonly Row[],
  all: readonly Rule[],
  turned: TurnedWords,
): FoundTable[] {
  const tables: FoundTable[] = [];
  for (let start = 0; start < rules.length - 1;) {
    const found = longestTable(rules, start, rows, all, turned);
    if (found) {
      tables.push(found.table);
      start = found.end + 1;
    } else start++;
  }
  return tables;
}

/** The table from rule `start` to the farthest rule such that every stretch between two rules is tabular. */
function longestTable(
  rules: readonly Rule[],
  start: number,
  rows: readonly Row[],
  all: readonly Rule[],
  turned: TurnedWords,
): { table: FoundTable; end: number } | undefined {
  let end = start;
  while (
    end + 1 < rules.length &&
    isTableStretch(rowsBetween(rows, rules[end]!.at, rules[end + 1]!.at), rules[end]!.to - rules[end]!.from)
  )
    end++;
  while (end - start > 1 && endsFarAbove(rules.slice(start, end + 1), rows)) end--;
  if (isHeadless(rules.slice(start, end + 1), rows)) return undefined;
  for (; end > start; end--) {
    if (end === start + 1 && endsInHead(rowsBetween(rows, rules[start]!.at, rules[end]!.at), turned)) return undefined;
    const table = tableBetween(rules.slice(start, end + 1), rows, all, turned);
    if (table) return { table, end };
  }
  return undefined;
}

/** Between the first two rules stands far more than between any others: the first is no top of a table, but ends a page head. */
function isHeadless(rules: readonly Rule[], rows: readonly Row[]): boolean {
  const counts = rules.slice(1).map((rule, index) => rowsBetween(rows, rules[index]!.at, rule.at).length);
  return counts.length >= 4 && counts[0]! >= 4 && counts[0]! > 2 * Math.max(...counts.slice(1));
}

/** White space, in em, and against that between the rows above, that parts a table from the heads of the next one. */
const headGap = { least: 1.5, against: 2 };

/** The last of these rows has words alone and stands off from the others: the rule below it is that of column heads. */
function endsInHead(rows: readonly Row[], turned: TurnedWords): boolean {
  const head = rows.at(-1);
  if (rows.length < 3 || head!.fragments.length < 3) return false;
  if (head!.fragments.some((fragment) => isNumeric(fragmentText(fragment, turned)))) return false;
  const gapAbove = (at: number): number => rows[at]!.top - rows[at - 1]!.bottom;
  const usual = Math.max(...rows.slice(1, -1).map((_, index) => gapAbove(index + 1)));
  const gap = gapAbove(rows.length - 1);
  return gap > headGap.least * head!.fragments[0]!.size && gap > headGap.against * usual;
}

/** White space above the last rule, in em, that no table has above its own. */
const farBelow = 6;

/** The text ends far above the last rule, and close above all others: that rule begins the foot of the page. */
function endsFarAbove(rules: readonly Rule[], rows: readonly Row[]): boolean {
  const spaces = rules.slice(1).map(({ at }, index) => {
    const last = rowsBetween(rows, rules[index]!.at, at).at(-1);
    return last ? (at - last.baseline) / last.fragments[0]!.size : 0;
  });
  return spaces.pop()! > farBelow && spaces.every((space) => space * 2 < farBelow);
}

function rowsBetween(rows: readonly Row[], y0: number, y1: number): Row[] {
  return rows.filter((row) => row.baseline > y0 && row.baseline - 0.3 * row.fragments[0]!.size < y1);
}

/** Text between two rules that may belong to a table: not lines over the whole width, unless rows of several pieces prevail. */
function isTableStretch(rows: readonly Row[], width: number): boolean {
  const wide = rows.filter((row) => isWide(row, width)).length;
  const shared = rows.filter((row) => row.fragments.length >= 2).length;
  return wide === 0 || (shared > 0 && wide < rows.length * 0.4);
}

/** One piece of text over most of the width. */
function isWide(row: Row, width: number): boolean {
  const [first, second] = row.fragments;
  return second === undefined && first!.x1 - first!.x0 > 0.7 * width;
}

function tableBetween(
  rules: readonly Rule[],
  rows: readonly Row[],
  all: readonly Rule[],
  turned: TurnedWords,
): FoundTable | undefined {
  const first = firstRow(rules, rows);
  const top = first ? { ...rules[0]!, at: first.top - 1 } : rules[0]!;
  if (first) rules = [top, ...rules];
  const bottom = rules[rules.length - 1]!;
  const inner = rowsBetween(rows, top.at, bottom.at);
  if (inner.length < 2 || (rules.length === 2 && isPage(inner))) return undefined;
  const summed = withRowsAbove(inner, rows, turned);
  if (summed) return { ...summed, x0: top.from, x1: top.to, y1: Math.max(summed.y1, bottom.at) };
  const rowRules = rules.slice(1, -1).map((rule) => rule.at);
  const stretches = new Set(inner.map((row) => rowRules.filter((at) => at < row.baseline - 2).length)).size;
  const spanRules = all
    .flatMap(piecesOf)
    .filter(
      (rule) =>
        rule.at > top.at &&
        rule.at < bottom.at &&
        rule.to - rule.from < 0.85 * (top.to - top.from) &&
        rule.to - rule.from > 12,
    );
  const jointed = jointedColumns(rules, inner);
  // Under cells that reach over several rows there is none of their pieces.
  const isEdge = (x: number): boolean =>
    jointed!.some(({ x0, x1 }) => Math.min(Math.abs(x0 - x), Math.abs(x1 - x)) <= 2);
  const partial = jointed ? spanRules.filter(({ from, to }) => isEdge(from) && isEdge(to)).map(({ at }) => at) : [];
  const table = buildTextGrid(
    inner.map((row) => row.fragments),
    turned,
    {
      ...(jointed && { columns: jointed }),
      rowRules: [...rowRules, ...partial].sort((a, b) => a - b),
      ruleEveryRow: stretches >= 4 && stretches >= inner.length * 0.3 && !areGroups(inner, rowRules, turned),
      spanRules,
    },
  );
  const head = inner.filter((row) => rowRules.length > 0 && row.baseline < rowRules[0]!).length;
  const hasHead = head > 0 && head <= 4 && head < inner.length;
  if (!table || !isTabular(table, turned, { rules: hasHead ? 'headed' : 'pair' }) || isListing(table)) return undefined;
  const whole = withNeighbours(inner, rows, rules, turned);
  if (whole)
    return { ...whole, x0: top.from, x1: top.to, y0: Math.min(whole.y0, top.at), y1: Math.max(whole.y1, bottom.at) };
  return { ...table, x0: top.from, x1: top.to, y0: top.at, y1: bottom.at };
}

/** Rows between two rules of which most are one piece: what stands between the head and the foot of a page. */
const isPage = (rows: readonly Row[]): boolean =>
  rows.length >= pageRows && rows.filter(({ fragments }) => fragments.length > 1).length * 2 < rows.length;

const pageRows = 8;

/** Hardly a row of several has more than one cell: lines of code, a list, or text between frames. */
const isListing = (table: FoundTable): boolean =>
  table.columns > 1 && table.rows >= listingRows && sharedRows(table) * 3 < table.rows;

const listingRows = 5;

/** Rules under so many rows, and none over the first of them; each as far below its row as the others, in points. */
const underlinedRows = 3;
const sameDrop = 1;

/** The row above the first rule, where that and all others stand right below one row each. */
function firstRow(rules: readonly Rule[], rows: readonly Row[]): Row | undefined {
  if (rules.length < underlinedRows + 1) return undefined;
  const drops: number[] = [];
  for (const [index, { at }] of rules.slice(1).entries()) {
    const [own, ...more] = rowsBetween(rows, rules[index]!.at, at);
    if (!own || more.length > 0) return undefined;
    drops.push(at - own.baseline);
  }
  const pitch = rules[1]!.at - rules[0]!.at;
  const first = rows.findLast(({ baseline }) => baseline < rules[0]!.at);
  if (!first || first.fragments.length < 2 || rules[0]!.at - first.baseline > pitch) return undefined;
  const drop = rules[0]!.at - first.baseline;
  return drop < 0.7 * pitch && drops.every((other) => Math.abs(other - drop) <= sameDrop) ? first : undefined;
}

/** Rules that part groups of rows: below a label with figures stands, before the next rule, another one. */
function areGroups(rows: readonly Row[], rowRules: readonly number[], turned: TurnedWords): boolean {
  const figuresOf = ({ fragments: [, ...others] }: Row): Fragment[] =>
    others.filter((fragment) => isNumeric(fragmentText(fragment, turned)));
  const isLabelled = ({ fragments: [label] }: Row): boolean => !isNumeric(fragmentText(label!, turned));
  return rows.slice(1).some((row, index) => {
    const above = rows[index]!;
    const isParted = rowRules.some((at) => at > above.baseline && at < row.baseline);
    const isBelow = Math.abs(above.fragments[0]!.x0 - row.fragments[0]!.x0) <= sameLabel;
    if (isParted || !isBelow || !isLabelled(above) || !isLabelled(row)) return false;
    const figures = figuresOf(row);
    return figuresOf(above).some((upper) => figures.some(({ x0, x1 }) => x0 < upper.x1 && x1 > upper.x0));
  });
}

/** The pieces a rule is drawn in, such as one under each head that reaches over several columns. */
const piecesOf = ({ at, from, to, joints = [] }: Rule): Rule[] =>
  joints.length > mostJoints
    ? [{ at, from, to }]
    : [...joints, to].map((end, index) => ({ at, from: joints[index - 1] ?? from, to: end }));

/**
 * The columns of rules that are drawn cell by cell: all have their joints at the same places. Undefined where they have none, or
 * where text runs over them.
 */
function jointedColumns(rules: readonly Rule[], rows: readonly Row[]): Span[] | undefined {
  const [first, ...others] = rules;
  if (rules.some(({ joints = [] }) => joints.length > mostJoints)) return undefined;
  const finest = rules.reduce((most, rule) => ((rule.joints?.length ?? 0) > (most.joints?.length ?? 0) ? rule : most));
  // A sum reaches over the first columns: where rules have fewer joints, they are among those of the others.
  const areParts = rules.every(
    ({ joints }) => joints && joints.every((at) => finest.joints?.some((other) => Math.abs(other - at) <= sameJoint)),
  );
  const joints = areParts
    ? finest.joints!
    : (first!.joints ?? []).filter((at) =>
        others.every((rule) => rule.joints?.some((other) => Math.abs(other - at) <= sameJoint)),
      );
  const isCrossed = rows.some(
    ({ fragments }) =>
      fragments.length > 1 && fragments.some(({ x0, x1 }) => joints.some((at) => x0 < at - 2 && x1 > at + 2)),
  );
  if (joints.length === 0 || isCrossed) return undefined;
  const edges = [first!.from, ...joints, first!.to];
  return joints.concat(first!.to).map((x1, index) => ({ x0: edges[index]!, x1 }));
}

/** White space between rows that rules over and under sums go on from, in em. */
const summedGap = 1.6;

/**
 * Rules over and under sums alone: right above stand rows of more pieces that end where the sums do, and below further sums. The
 * table of all of them; undefined where there are no such rows.
 */
function withRowsAbove(inner: readonly Row[], rows: readonly Row[], turned: TurnedWords): FoundTable | undefined {
  if (inner.some(({ fragments }) => fragments.length !== 2)) return undefined;
  const ends = inner.map(({ fragments }) => fragments[1]!);
  if (!ends.every((end) => isNumeric(fragmentText(end, turned)))) return undefined;
  const above: Row[] = [];
  let near = inner[0]!;
  for (let at = rows.indexOf(near) - 1; at >= 0; at--) {
    const row = rows[at]!;
    const { size, x1 } = row.fragments[row.fragments.length - 1]!;
    if (near.top - row.bottom > summedGap * size || row.fragments.length < 3) break;
    if (Math.abs(x1 - ends[0]!.x1) > 0.35 * size) break;
    above.unshift(row);
    near = row;
  }
  if (above.length < 2) return undefined;
  const below: Row[] = [];
  near = inner[inner.length - 1]!;
  for (const row of rows.slice(rows.indexOf(near) + 1)) {
    const [, sum, ...more] = row.fragments;
    if (!sum || more.length > 0 || row.top - near.bottom > summedGap * sum.size) break;
    if (Math.abs(sum.x1 - ends[0]!.x1) > 0.35 * sum.size || !isNumeric(fragmentText(sum, turned))) break;
    below.push(row);
    near = row;
  }
  const lines = [...above, ...inner, ...below].map(({ fragments }) => fragments);
  const table = buildTextGrid(lines, turned, noHints);
  return table && table.columns > 2 && isTabular(table, turned, { rules: 'pair' }) ? table : undefined;
}

/** The table with the rows beyond its rules, when there are any. */
function withNeighbours(
  inner: readonly Row[],
  rows: readonly Row[],
  rules: readonly Rule[],
  turned: TurnedWords,
): FoundTable | undefined {
  const columns = inferColumns(
    inner.map((row) => row.fragments),
    inner[0]!.fragments[0]!.size,
  );
  const { above, below, isHeaded } = neighbourRows(inner, rows, columns, turned);
  if (above.length + below.length === 0) return undefined;
  const lines = [...above, ...inner, ...below];
  const table = buildTextGrid(
    lines.map((row) => row.fragments),
    turned,
    { ...noHints, rowRules: rules.map((rule) => rule.at), columns },
  );
  if (!table || table.columns !== columns.length || !isTabular(table, turned, { rules: 'pair' })) return undefined;
  return above.length === 0 ? table : { ...table, headerRows: isHeaded || hasOpenCorner(table) ? 1 : 0 };
}

/** Nothing stands above the labels: the first row heads the other columns. */
function hasOpenCorner(table: FoundTable): boolean {
  return !table.cells.some((cell) => cell.row === 0 && cell.column === 0 && cell.lines.length > 0);
}
