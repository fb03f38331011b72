/**
 * Lists whose marks are bare numbers or letters (`1`, `2`, `3`), as report writers set them: the marks count from the first and
 * hang before texts that all begin, and go on, at one place.
 */
import type { TurnedWords } from './fragment.js';
import type { Row } from './rows.js';

/** Fewer numbers that count on may do so by chance, except within an item of such a list. */
const leastItems = 3;
const leastInner = 2;

/** The rows of a list, with all its items go on with, are looked through no further than this. */
const mostRows = 500;

/** From the mark to its text, in em. */
const markGap = { least: 0.4, most: 3 };

/** A smaller mark is that of a note, in sizes of the text. */
const leastSize = 0.85;

/** Places this close, in points, are one. */
const sameEdge = 2;

/** Lines of one list stand no further apart, in em. */
const mostGap = 4;

/** Items that begin as sentences and names do: lines of running text that are numbered at the margin go on with small letters. */
const leastBegin = 0.8;

interface Item {
  row: Row;
  /** What the mark counts, the edges of the mark, and where the text begins. */
  count: number;
  isLetter: boolean;
  x0: number;
  x1: number;
  textAt: number;
  text: string;
}

/** The rows of which those that begin with such marks are marked as items (`Row.count`). */
export function countedRows(rows: Row[], turned: TurnedWords): Row[] {
  const found = new Set<Row>();
  const items = rows.map((row) => itemOf(row, turned));
  let outerEnd = 0;
  for (const [index, item] of items.entries()) {
    if (item?.count !== 1) continue;
    const list = itemsFrom(index, rows, items);
    if (list.items.length < (index < outerEnd ? leastInner : leastItems)) continue;
    outerEnd = Math.max(outerEnd, list.end);
    for (const { row } of list.items) found.add(row);
  }
  return found.size > 0 ? rows.map((row) => (found.has(row) ? { ...row, apart: 'item', count: true } : row)) : rows;
}

/** The item a row is, by itself; undefined for rows with more pieces than a mark and a text. */
function itemOf(row: Row, { words, x0, x1 }: TurnedWords): Item | undefined {
  const [first, second, more] = row.fragments;
  if (more || row.line || row.apart || first!.obstacle || second?.obstacle || (second && first!.words.length > 1))
    return undefined;
  const [mark, next = second?.words[0]] = first!.words;
  if (mark === undefined || next === undefined || words.end[mark]! - words.start[mark]! > 2) return undefined;
  const text = words.text(mark);
  const isLetter = /^[a-z]$/.test(text);
  if (!isLetter && !/^[1-9]\d?$/.test(text)) return undefined;
  const size = words.size[next]!;
  const gap = x0[next]! - x1[mark]!;
  const isSmall = words.size[mark]! < leastSize * size;
  if (isSmall || gap < markGap.least * size || gap > markGap.most * size) return undefined;
  const texts = (second ?? first)!.words.filter((word) => word !== mark).map((word) => words.text(word));
  const isWords = /\p{L}{2}/u.test(texts.join(' ')) && !/(\. ?){4}|\u2026/.test(texts.join(' '));
  const count = isLetter ? text.charCodeAt(0) - 96 : Number(text);
  const place = { x0: x0[mark]!, x1: x1[mark]!, textAt: x0[next]! };
  return isWords ? { row, count, isLetter, ...place, text: texts.join(' ') } : undefined;
}

/** The items of the list that begins at a row, none where it is no list, and the row it ends before. */
function itemsFrom(
  start: number,
  rows: readonly Row[],
  items: readonly (Item | undefined)[],
): { items: Item[]; end: number } {
  const first = items[start]!;
  const list = [first];
  let end = start + 1;
  for (; end < rows.length && end < start + mostRows; end++) {
    const [row, item] = [rows[end]!, items[end]];
    const [line] = row.fragments;
    if (row.baseline - rows[end - 1]!.baseline > mostGap * line!.size) break;
    const isNext =
      item?.count === list.length + 1 &&
      item.isLetter === first.isLetter &&
      Math.abs(item.textAt - first.textAt) <= sameEdge &&
      (Math.abs(item.x0 - first.x0) <= sameEdge || Math.abs(item.x1 - first.x1) <= sameEdge);
    if (isNext) list.push(item);
    // Further lines of an item, and lists in it.
    else if (line!.obstacle || line!.x0 < first.textAt - sameEdge || row.fragments.length > 2) break;
  }
  const begin = list.filter(({ text }) => !/^\p{Ll}/u.test(text)).length;
  const isTable = isRowOfTable(rows[start - 1], first) || isRowOfTable(rows[end], first);
  return { items: begin >= leastBegin * list.length && !isTable ? list : [], end };
}

/** The heads of the columns, or a row with more of them than a mark and its text. */
const isRowOfTable = (row: Row | undefined, { textAt }: Item): boolean =>
  row !== undefined &&
  (row.fragments.length > 2 || row.fragments.slice(1).some(({ x0 }) => Math.abs(x0 - textAt) <= sameEdge));
