/**
 * Rows that look like those of a table and are list items: a number or letter that hangs before its text, and items side by
 * side on one line, such as the answers to a question.
 */
import { copyOf, mergeFragments, type Fragment, type TurnedWords } from './fragment.js';
import { fragmentText } from './line.js';
import { countsOnFrom, listMarker, type ListMarker } from './list-marker.js';
import type { Row } from './rows.js';

/** The widest gap between a mark and its text, in em. */
const markGap = 3;

/** Marks that begin or end this close together, in points, stand in one column. */
const sameEdge = 2;

/** Rows this close, in em, may belong to one table. */
const rowGap = 1.2;

/** The rows with marks joined to the text they hang before, and items that stand side by side below one another. */
export function listRows(rows: readonly Row[], turned: TurnedWords): Row[] {
  const hanging = hangingMarks(rows, turned);
  return partedItems(hanging.size > 0 ? rows.map((row) => (hanging.has(row) ? joined(row) : row)) : rows, turned);
}

/** Rows of nothing but a mark and its text. In a column of which most have more pieces, marks are the numbers of a table's rows. */
function hangingMarks(rows: readonly Row[], turned: TurnedWords): ReadonlySet<Row> {
  const columns: { x0: number; x1: number; own: Row[]; others: number }[] = [];
  for (const row of rows) {
    const [mark, text] = row.fragments;
    if (!mark || !text || !isBareMark(mark, turned) || text.x0 - mark.x1 > markGap * mark.size) continue;
    let column = columns.find(({ x0, x1 }) => Math.abs(x0 - mark.x0) <= sameEdge || Math.abs(x1 - mark.x1) <= sameEdge);
    if (!column) columns.push((column = { x0: mark.x0, x1: mark.x1, own: [], others: 0 }));
    const isItem = row.fragments.length === 2 && !text.obstacle && /\p{L}{2}/u.test(fragmentText(text, turned));
    if (isItem) column.own.push(row);
    else column.others++;
  }
  return new Set(columns.flatMap(({ own, others }) => (others <= own.length ? own : [])));
}

/** A number or letter that counts, and nothing else. */
const isBareMark = ({ words, obstacle }: Fragment, turned: TurnedWords): boolean =>
  !obstacle && words.length === 1 && listMarker(`${turned.words.text(words[0]!)} x`)?.ordered === true;

function joined(row: Row): Row {
  const [first, ...more] = row.fragments;
  const whole = copyOf(first!);
  for (const next of more) mergeFragments(whole, next);
  return { ...row, fragments: [whole], baseline: whole.baseline };
}

interface Item {
  fragment: Fragment;
  marker: ListMarker;
}

/** Items that stand side by side: a row of each, in the order they count. */
function partedItems(rows: readonly Row[], turned: TurnedWords): Row[] {
  const parted: Row[] = [];
  for (let start = 0; start < rows.length;) {
    const items: Item[][] = [];
    for (let own; (own = itemsOf(rows[start + items.length], turned)) !== undefined;) items.push(own);
    const end = start + items.length;
    if (items.length > 0 && areAnswers(items) && !isBeside(rows, start - 1, start) && !isBeside(rows, end, end - 1))
      parted.push(...belowOneAnother(items));
    else parted.push(...rows.slice(start, Math.max(end, start + 1)));
    start = Math.max(end, start + 1);
  }
  return parted;
}

/** A row of several pieces next to those with items: all are rows of a table. */
function isBeside(rows: readonly Row[], index: number, next: number): boolean {
  const [row, other] = [rows[index], rows[next]!];
  if (!row || row.fragments.length < 2) return false;
  const gap = Math.max(row.top, other.top) - Math.min(row.bottom, other.bottom);
  return gap < rowGap * row.fragments[0]!.size && !isBelowQuestion(row);
}

/** The points of a question stand at the end of its line, far from it. */
function isBelowQuestion({ fragments }: Row): boolean {
  const [first, last] = [fragments[0]!, fragments[fragments.length - 1]!];
  return fragments.length <= 3 && last.chars <= 12 && last.x0 - fragments[fragments.length - 2]!.x1 > first.size;
}

/** The items of a row that has several and nothing else; a mark may stand apart from its text. */
function itemsOf(row: Row | undefined, turned: TurnedWords): Item[] | undefined {
  if (!row || row.line || row.fragments.length < 2) return undefined;
  const items: Item[] = [];
  let mark: Fragment | undefined;
  for (const fragment of row.fragments) {
    if (fragment.obstacle) return undefined;
    if (!mark && isBareMark(fragment, turned)) {
      mark = copyOf(fragment);
      continue;
    }
    let whole = fragment;
    if (mark) mergeFragments((whole = mark), fragment);
    mark = undefined;
    const marker = listMarker(fragmentText(whole, turned));
    if (!marker?.ordered) return undefined;
    items.push({ fragment: whole, marker });
  }
  return items.length > 1 && !mark ? items : undefined;
}

/** The marks count on from one item to the next, along the rows or down the columns. */
function areAnswers(rows: readonly Item[][]): boolean {
  const along = rows.flat();
  const down = downColumns(rows);
  return counting(along) || counting(down);
}

const counting = (items: readonly Item[]): boolean =>
  items.slice(1).every(({ marker }, index) => countsOnFrom(items[index]!.marker, marker));

const downColumns = (rows: readonly Item[][]): Item[] =>
  rows[0]!.flatMap((_, column) => rows.flatMap((row) => row[column] ?? []));

/** A row of each item; all begin where the first does. */
function belowOneAnother(rows: readonly Item[][]): Row[] {
  const items = counting(rows.flat()) ? rows.flat() : downColumns(rows);
  const { x0 } = items[0]!.fragment;
  return items.map(({ fragment }) => {
    const { baseline, top, bottom } = fragment;
    const width = fragment.x1 - fragment.x0;
    return {
      fragments: [Object.assign(copyOf(fragment), { x0, x1: x0 + width })],
      baseline,
      top,
      bottom,
      apart: 'item',
    };
  });
}
