/**
 * Blocks side by side that stand level and are no table: addresses and signatures, and lists of labels and values each below a
 * title of its own.
 */
import { isNumeric } from '../tables/text-rows.js';
import { isOfOtherFace } from '../tables/faces.js';
import type { Fragment, TurnedWords } from './fragment.js';
import type { Gap } from './gap.js';
import { fragmentText } from './line.js';
import type { Obstacle } from './obstacle.js';
import type { Row } from './rows.js';

/** Addresses have no more lines than this, nor longer ones. */
const mostLines = 10;
const mostChars = 40;

/** White space between such blocks, in em, and against the wider of them. */
const blockGap = 5;
const blockShare = 0.6;

/** Distance of the lines of a block, in em. */
const linePitch = 1.75;

/** Pieces that begin or end this close together, in points, share an edge. */
const sameEdge = 2;

/** Rows of a form that each begin with another label and go on with the same one, such as a date behind each name to sign. */
export function areEntries(rows: readonly Row[], turned: TurnedWords): boolean {
  if (rows.length < 2 || rows.length > mostLines || rows.some(({ fragments }) => fragments.length !== 2)) return false;
  const texts = rows.map(({ fragments }) => fragments.map((fragment) => fragmentText(fragment, turned)));
  const [firsts, seconds] = [0, 1].map((at) => new Set(texts.map((pair) => pair[at]!)));
  return firsts!.size === rows.length && seconds!.size === 1 && texts.flat().every((text) => text.endsWith('__'));
}

/** Short lines set close below one another on both sides of much white space, such as addresses: no labels with values. */
export function areBlocks(rows: readonly Row[], gutter: Gap, turned: TurnedWords): boolean {
  if (rows.length > mostLines || rows.length < 2) return false;
  const sides = sidesOf(rows, gutter);
  if (sides.some((side) => side.length < 2 || !isBlock(side))) return false;
  if (sides.some((side) => !isWide(gutter, side))) return false;
  // Values that end at one edge, each beside its label.
  const isLevelRow = ({ fragments }: Row): boolean => fragments.length === 2;
  if (rows.every(isLevelRow) && !isOneEdge(sides[1], leftEdge) && !isOneEdge(sides[1], middle)) return false;
  const texts = sides.map((side) => side.map((fragment) => fragmentText(fragment, turned)));
  const isLabel = (text: string): boolean => text.endsWith(':');
  return !texts[0]!.some(isLabel) && texts[1]!.filter(isNumeric).length * 2 < texts[1]!.length;
}

const leftEdge = ({ x0 }: Fragment): number => x0;
const rightEdge = ({ x1 }: Fragment): number => x1;
const middle = ({ x0, x1 }: Fragment): number => (x0 + x1) / 2;

const isOneEdge = (side: readonly Fragment[], edge: (fragment: Fragment) => number): boolean =>
  side.every((fragment) => Math.abs(edge(fragment) - edge(side[0]!)) <= sameEdge);

const isWide = (gutter: Gap, side: readonly Fragment[]): boolean =>
  gutter.x1 - gutter.x0 >= Math.max(blockGap * side[0]!.size, blockShare * (rightOf(side) - leftOf(side)));

/** Lines of a column that white space far wider than a gutter parts from the next one: nothing but their author broke them. */
export function areLinesOf(rows: readonly Row[], gutter: Gap): boolean {
  const lines = rows.flatMap(({ fragments }) => fragments);
  return lines.length === rows.length && lines.length <= mostLines && isBlock(lines) && isWide(gutter, lines);
}

/** One piece of text in each line, all with one edge or one middle, as close as lines of a paragraph. */
const isBlock = (side: readonly Fragment[]): boolean =>
  side.every(({ obstacle, chars }) => !obstacle && chars <= mostChars) &&
  side.slice(1).every(({ baseline, size }, index) => {
    const distance = baseline - side[index]!.baseline;
    return distance > 0.5 * size && distance < linePitch * size;
  }) &&
  [leftEdge, rightEdge, middle].some((edge) => isOneEdge(side, edge));

/** Cards have more lines than this between them, and lines of running text more letters. */
const leastCardLines = 5;
const runningChars = 18;

/**
 * Cards side by side: each begins with a title, on one level, and goes on below it without a hole, some of them in running
 * text. The rows of a table have holes where one of their cells is shorter.
 */
export function areCards(rows: readonly Row[], gutters: readonly Gap[], turned: TurnedWords): boolean {
  const [titles, next] = rows;
  if (!next || titles!.fragments.length !== gutters.length + 1) return false;
  const isLarge = ({ size, obstacle }: Fragment): boolean => !obstacle && size > 1.05 * next.fragments[0]!.size;
  if (!isTitle(titles!, next, turned) && !titles!.fragments.every(isLarge)) return false;
  const cards: Fragment[][] = titles!.fragments.map(() => []);
  for (const { fragments } of rows)
    for (const fragment of fragments)
      cards[gutters.filter(({ x1 }) => fragment.x0 >= x1 - 0.01).length]!.push(fragment);
  const lines = cards.reduce((sum, card) => sum + card.length, 0);
  return lines >= leastCardLines && cards.every(isCard) && cards.some((card) => isRunning(card, turned));
}

/** Set in another face than what follows, and not smaller. */
const isTitle = (row: Row, next: Row, turned: TurnedWords): boolean =>
  isOfOtherFace(row, next, turned) && row.fragments[0]!.size > 0.95 * next.fragments[0]!.size;

const isCard = (card: readonly Fragment[]): boolean =>
  card.length >= 2 &&
  card.slice(1).every(({ baseline, size, obstacle }, index) => {
    const distance = baseline - card[index]!.baseline;
    return !obstacle && distance > 0.5 * size && distance < cardPitch * Math.max(size, card[index]!.size);
  }) &&
  [leftEdge, middle].some((edge) => isOneEdge(card, edge));

/** Lines of a card stand no further apart, in em. */
const cardPitch = 1.9;

/** A small letter begins the line below a long one. */
const isRunning = (card: readonly Fragment[], { words }: TurnedWords): boolean =>
  card
    .slice(1)
    .some((line, index) => card[index]!.chars >= runningChars && /^\p{Ll}/u.test(words.text(line.words[0]!)));

/**
 * The gutter between goods that stand side by side, each with a picture at its left or above it: undefined where other columns
 * stand there, or text without a picture.
 */
export function pictureCards(rows: readonly Row[], gutters: readonly Gap[]): (Gap & { isWhole?: true }) | undefined {
  const columns = columnsOf(rows, gutters);
  const kinds = columns.map(kindOf);
  const last = kinds.length - 1;
  if (last > 0 && kinds.every((kind) => kind === 'below')) return { ...gutters[0]!, isWhole: true };
  const areBeside = kinds.every((kind, at) => kind === (at % 2 === 0 ? 'picture' : 'text'));
  return areBeside && last >= 3 && last % 2 === 1 && columns.every(isBesidePicture) ? gutters[1] : undefined;
}

/** The pieces between the gutters, from top to bottom. */
function columnsOf(rows: readonly Row[], gutters: readonly Gap[]): Fragment[][] {
  const columns: Fragment[][] = [[], ...gutters.map(() => [])];
  for (const { fragments } of rows)
    for (const fragment of fragments) {
      let column = 0;
      while (column < gutters.length && fragment.x0 >= gutters[column]!.x1 - 0.01) column++;
      columns[column]!.push(fragment);
    }
  return columns;
}

/** What a column is: a picture, text, text below each of its pictures, or anything else. */
function kindOf(column: readonly Fragment[]): 'picture' | 'text' | 'below' | undefined {
  const text = column.findIndex(({ obstacle }) => !obstacle);
  if (column.some(({ obstacle }) => obstacle && !isPicture(obstacle))) return undefined;
  if (text <= 0) return text < 0 ? 'picture' : 'text';
  return column[column.length - 1]!.obstacle ? undefined : 'below';
}

const isPicture = (obstacle: Obstacle): boolean => obstacle.picture !== undefined;

/** The text begins no higher than the picture before it. */
const isBesidePicture = (column: readonly Fragment[], at: number, columns: readonly (readonly Fragment[])[]): boolean =>
  at % 2 === 0 || column[0]!.bottom > columns[at - 1]![0]!.top;

/** Rows that are read one after the other, or column by column where they have a gutter. */
export interface RowPart {
  rows: Row[];
  gutter?: Gap;
}

/** Rows of labels and values that make a list, and the most that are looked at. */
const leastRows = 2;
const mostRows = 40;

/** White space below such lists, in em. */
const partGap = 1.1;

/**
 * The rows cut into lists of labels and values that stand side by side, each below a title of another face at its left edge,
 * and what stands between them. Empty when there are none.
 */
export function titledLists(rows: readonly Row[], turned: TurnedWords): RowPart[] {
  const parts: RowPart[] = [];
  let plain = 0;
  for (let at = 0; at < rows.length; at++) {
    const gutter = gutterOfTitles(rows[at]!);
    const end = gutter ? endOfLists(rows, at, gutter, turned) : at;
    if (!gutter || end === at) continue;
    if (at > plain) parts.push({ rows: rows.slice(plain, at) });
    parts.push({ rows: rows.slice(at, end), gutter });
    plain = end;
    at = end - 1;
  }
  if (plain > 0 && plain < rows.length) parts.push({ rows: rows.slice(plain) });
  return parts;
}

/** Two titles on one line: what stands left of the second one belongs to the first. */
function gutterOfTitles({ fragments }: Row): Gap | undefined {
  const [left, right] = fragments;
  if (fragments.length !== 2 || left!.obstacle || right!.obstacle) return undefined;
  return { x0: right!.x0 - right!.size, x1: right!.x0 - sameEdge };
}

/** The first row behind the lists that the titles of this row head; the row itself when it heads none. */
function endOfLists(rows: readonly Row[], at: number, gutter: Gap, turned: TurnedWords): number {
  const titles = rows[at]!;
  const first = rows[at + 1];
  if (!first || !isTitle(titles, first, turned)) return at;
  const counts: [number, number] = [0, 0];
  let end = at + 1;
  for (; end < Math.min(rows.length, at + mostRows); end++) {
    const row = rows[end]!;
    if (row.top - rows[end - 1]!.bottom > partGap * row.fragments[0]!.size) break;
    if (isTitleRow(row, gutter) && isOfOtherFace(row, first, turned)) break;
    if (!isSplit(row, gutter)) return at;
    for (const [side, pieces] of sidesOf([row], gutter).entries()) {
      if (pieces.length === 0) continue;
      if (pieces.length > 2 || Math.abs(pieces[0]!.x0 - titles.fragments[side]!.x0) > sameEdge) return at;
      if (pieces.length === 2) counts[side]!++;
    }
  }
  return Math.min(...counts) >= leastRows ? end : at;
}

const isTitleRow = ({ fragments }: Row, { x0, x1 }: Gap): boolean =>
  fragments.length === 2 && fragments[0]!.x1 <= x0 && fragments[1]!.x0 >= x1;

/** No piece of text stands in the gutter. */
const isSplit = ({ fragments }: Row, { x0, x1 }: Gap): boolean =>
  fragments.every((fragment) => !fragment.obstacle && (fragment.x1 <= x0 || fragment.x0 >= x1 - 0.01));

/** The pieces of text left and right of the gutter, in order. */
function sidesOf(rows: readonly Row[], gutter: Gap): [Fragment[], Fragment[]] {
  const sides: [Fragment[], Fragment[]] = [[], []];
  for (const { fragments } of rows)
    for (const fragment of fragments) sides[fragment.x0 >= gutter.x1 - 0.01 ? 1 : 0].push(fragment);
  return sides;
}

const leftOf = (side: readonly Fragment[]): number => Math.min(...side.map(({ x0 }) => x0));
const rightOf = (side: readonly Fragment[]): number => Math.max(...side.map(({ x1 }) => x1));
