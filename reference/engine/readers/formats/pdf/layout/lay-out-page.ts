/**
 * One page: words and rules -> blocks of text and tables in reading order.
 */
import { coveredShare, figureAreas, type Area } from '../content/figure-areas.js';
import { linkAtPoint } from '../content/links.js';
import type { PageLink } from '../content/links.js';
import type { PageGraphics, Picture } from '../content/page-graphics.js';
import type { PageWords } from '../content/page-words.js';
import type { Font } from '../fonts/font.js';
import { codeTeller, type CodeTeller } from '../tables/code-frames.js';
import { findRuledTables } from '../tables/find-tables.js';
import type { FoundTable } from '../tables/table.js';
import { findUnruledTables, type UnruledTable } from '../tables/unruled.js';
import {
  chainWords,
  copyOf,
  mergeFragments,
  proseLimits,
  turnWords,
  type Box,
  type Fragment,
  type TurnedWords,
} from './fragment.js';
import { layOutTagged } from './lay-out-tagged.js';
import type { Leaf } from '../structure/structure-tree.js';
import { markBars } from './bars.js';
import { countedRows } from './bare-counts.js';
import { findCharts } from './charts.js';
import { joinCombs } from './combs.js';
import { addDrawnBlanks, withBlanks } from './drawn-blanks.js';
import { isOfField, noteFields, withoutFields } from './fields.js';
import { joinFormulas, mayHaveFormulas } from './formulas.js';
import { standFractions } from './fractions.js';
import { findFrames } from './frames.js';
import { standHangingOperators } from './hanging-operators.js';
import { cellText, withoutLeader } from './cell-text.js';
import { makeLine, type Line, type LineContext } from './line.js';
import { moveMarginNotes } from './margin-notes.js';
import { listRows } from './marked-rows.js';
import { standNumberedIcons } from './numbered-icons.js';
import { dropOrnaments } from './ornaments.js';
import { findListings, numberedCode } from './numbered-code.js';
import { slicesOf, type Obstacle } from './obstacle.js';
import type { PageBlock, PageLayout, PictureBlock, TableBlock } from './page-block.js';
import { findPictures } from './pictures.js';
import { joinRegions, readingOrder, type Region } from './reading-order.js';
import { isRightToLeft, readingRange } from './right-to-left.js';
import { makeRows, type Row } from './rows.js';
import { markSetApart } from './set-apart.js';
import { areStacked, stackedCells } from './stacked-cells.js';
import { standTurnedHeads } from './turned-heads.js';
import { markStruckWords } from './struck-words.js';
import { cutBlocks } from './text-block.js';

/** What layout needs of a page; sizes and places in points. */
export interface LayoutInput {
  /** 1-based. */
  pageNumber: number;
  width: number;
  height: number;
  words: PageWords;
  graphics: PageGraphics;
  links: readonly PageLink[];
  /** What the structure tree of the file says of the page, when it has one. */
  leaves?: readonly Leaf[];
}

export function layOutPage(content: LayoutInput, fonts: readonly Font[]): PageLayout {
  standHangingOperators(content.words, fonts);
  standTurnedHeads(content.words);
  joinCombs(content.words, content.graphics);
  standNumberedIcons(content.words, content.graphics);
  dropOrnaments(content.words);
  markSetApart(content.words);
  markStruckWords(content.words, content.graphics);
  const fractions = standFractions(content.words, content.graphics);
  const blanks = new Map([...fractions, ...addDrawnBlanks(content.words, content.graphics)]);
  const figures = figureAreas(content.graphics, content);
  const layout = new LayoutRun(content, (font) => fonts[font]!.style, figures);
  // Pictures stand among the text of the main direction.
  let pictures: Obstacle[] | undefined = findPictures(content);
  const directions = turnWords(content.words);
  if (blanks.size > 0) for (const turned of directions) turned.indices = withBlanks(turned.indices, blanks);
  const tagged = directions.length === 1 && pictures.length === 0 ? layout.layOutTagged(directions[0]!) : undefined;
  const { pageNumber, width, height } = content;
  if (tagged) return { pageNumber, width, height, blocks: tagged };
  for (const turned of directions) {
    const before = layout.blocks.length;
    layout.layOutAll(turned, pictures ?? []);
    pictures = undefined;
    if (turned.angle !== 0) for (const { block } of layout.blocks.slice(before)) block.angle = turned.angle;
  }
  if (pictures)
    for (const { picture } of pictures)
      layout.blocks.push({ kind: 'picture', block: pictureBlock(picture!, pageNumber) });
  return { pageNumber, width, height, blocks: layout.blocks };
}

const pictureBlock = ({ stream, x0, y0, x1, y1 }: Picture, pageNumber: number): PictureBlock => ({
  pageNumber,
  stream,
  x0,
  y0,
  x1,
  y1,
});

/** Frames with a greater share of the words of a page are what it is made of, with headings of its own. */
const mostCallOuts = 0.5;

const isBeside = (one: Box, other: Box): boolean =>
  one.y0 < other.y1 && other.y0 < one.y1 && (one.x1 <= other.x0 + 1 || other.x1 <= one.x0 + 1);

function withoutWords(indices: readonly number[], obstacles: readonly Obstacle[]): number[] {
  if (obstacles.length === 0) return [...indices];
  const taken = new Set(obstacles.flatMap(({ words }) => words!));
  return indices.filter((index) => !taken.has(index));
}

/** Gives a frame the table or chart that stands in it; false where that stands elsewhere. */
function putInside(table: Obstacle, frame: Obstacle): boolean {
  const isInside =
    table.x0 >= frame.x0 - 1 && table.x1 <= frame.x1 + 1 && table.y0 >= frame.y0 - 1 && table.y1 <= frame.y1 + 1;
  if (isInside) (frame.inside ??= []).push(table);
  return isInside;
}

const asObstacle = (table: FoundTable): Obstacle => ({ x0: table.x0, y0: table.y0, x1: table.x1, y1: table.y1, table });

class LayoutRun {
  readonly blocks: PageBlock[] = [];
  private fields: readonly Box[] = [];
  private areCallOuts = true;
  private isCode: CodeTeller = () => false;
  /** Obstacles not read yet: the slices of one may lie in several regions. */
  private readonly unread = new Map<Box, Obstacle>();
  private readonly pageNumber: number;
  private readonly content: LayoutInput;
  private readonly figures: readonly Area[];
  private readonly hasFormulas: boolean;
  private readonly styleOf: LineContext['styleOf'];

  constructor(content: LayoutInput, styleOf: LineContext['styleOf'], figures: readonly Area[]) {
    this.figures = figures;
    this.content = content;
    this.hasFormulas = mayHaveFormulas(content.words);
    this.pageNumber = content.pageNumber;
    this.styleOf = styleOf;
  }

  /** Lays out all words of a direction around tables, frames and the given pictures. */
  layOutAll(turned: TurnedWords, pictures: readonly Obstacle[]): void {
    const { content, figures } = this;
    const drawn = withoutFields(content.graphics, turned);
    this.fields = drawn.fields ?? [];
    const listings = findListings(this.contextOf(turned), turned.indices);
    const unlisted = withoutWords(turned.indices, listings);
    const charts = findCharts(content.graphics.boxes, turned, unlisted);
    const indices = withoutWords(unlisted, charts);
    this.isCode = codeTeller(turned, indices, (word) => this.styleOf(content.words.font[word]!).monospace);
    const { tables, rest } = findRuledTables(drawn, { ...turned, indices }, figures, this.isCode);
    const frames = findFrames(drawn, turned, rest, content);
    const free = withoutWords(rest, frames);
    // Framed charts stand below one another, cards side by side.
    const cards = frames.filter((frame) => frames.some((other) => isBeside(frame, other)));
    const carded = cards.reduce((sum, { words }) => sum + words!.length, 0);
    this.areCallOuts = carded <= mostCallOuts * turned.indices.length;
    const found = tables.map(asObstacle);
    const outer = [...found, ...charts].filter((each) => !frames.some((frame) => putInside(each, frame)));
    this.layOut(turned, free, [...outer, ...listings, ...frames, ...pictures], false);
  }

  /** The page as its file says it is; undefined when it says nothing that can be believed. */
  layOutTagged(turned: TurnedWords): PageBlock[] | undefined {
    const { leaves, height } = this.content;
    if (!leaves || turned.angle !== 0) return undefined;
    return layOutTagged(leaves, {
      pageNumber: this.pageNumber,
      height,
      turned,
      context: this.contextOf(turned),
      layOutLoose: (words) => {
        this.layOutAll({ ...turned, indices: [...words] }, []);
        return this.blocks.splice(0);
      },
    });
  }

  private contextOf(turned: TurnedWords): LineContext {
    return { turned, styleOf: this.styleOf, linkAt: linkFinder(this.content) };
  }

  /** Lays out words around obstacles; `framed` when they are the text of a frame. */
  layOut(turned: TurnedWords, indices: readonly number[], obstacles: readonly Obstacle[], framed: boolean): void {
    const context = this.contextOf(turned);
    const fragments = chainWords(turned, indices, proseLimits);
    noteFields(fragments, this.fields);
    for (const obstacle of obstacles) {
      this.unread.set(obstacle, obstacle);
      fragments.push(...slicesOf(obstacle));
    }
    const rows = makeRows(fragments, turned);
    if (turned.angle === 0) markBars(rows, this.content.graphics.boxes);
    const joined = this.hasFormulas ? joinFormulas(rows, context, true) : rows;
    for (const region of joinRegions(readingOrder(joined, turned))) this.layOutRegion(region, context, framed);
  }

  private layOutRegion(region: Region, context: LineContext, framed: boolean): void {
    const plain = this.hasFormulas ? joinFormulas(region.rows, context, false) : region.rows;
    const rows = listRows(countedRows(numberedCode(plain, context), context.turned), context.turned);
    // Labels of a chart stand in rows and columns, too.
    const unruled = unruledTables(rows, context.turned, this.isCode).filter(
      ({ table, start, end }) =>
        coveredShare(table, this.figures) <= 0.5 && !areStacked(rows.slice(start, end), context.turned, 2),
    );
    const tables = this.tablesAmong(region, unruled);
    let lines: Line[] = [];
    const flush = () => {
      for (const block of cutBlocks(lines, this.pageNumber, framed, { areLines: region.areLines, ...tables })) {
        const last = block.lines[block.lines.length - 1]!;
        if (this.fields.some((field) => isOfField(field, last))) block.ofField = true;
        this.blocks.push({ kind: 'text', block });
      }
      lines = [];
    };
    const emit = (box: Box) => {
      const obstacle = this.unread.get(box);
      if (!obstacle) return;
      this.unread.delete(box);
      flush();
      this.read(obstacle, context.turned);
    };
    const readRow = (row: Row) => {
      const { line, before, behind } = lineOfRow(row, context);
      for (const box of before) emit(box);
      if (line) lines.push(line);
      for (const box of behind) emit(box);
    };
    const isTaken = (index: number): boolean => unruled.some(({ start, end }) => index >= start && index < end);
    const placed = moveMarginNotes(rows, context.turned, (index) => !isTaken(index));
    const stacked = stackedCells(rows, context.turned, isTaken);
    for (let index = 0; index < rows.length; index++) {
      const own = unruled.find((table) => table.start === index);
      if (own) {
        flush();
        this.read(asObstacle(own.table), context.turned);
        index = own.end - 1;
        continue;
      }
      const cells = stacked.find(({ start }) => start === index);
      if (!cells) readRow(placed[index]!);
      else {
        flush();
        for (const cell of cells.cells) this.readLabels(cell, context.turned, true);
        index = cells.end - 1;
      }
    }
    flush();
  }

  /** Short texts that belong together and are no running text: those of a stacked cell are lines of their own. */
  private readLabels(fragments: readonly Fragment[], turned: TurnedWords, areSet = false): void {
    const lines = fragments.map((fragment) => makeLine(fragment, this.contextOf(turned)));
    if (areSet) for (const line of lines.slice(1)) line.set = true;
    const { x0, x1 } = lines[0]!;
    const place = { pageNumber: this.pageNumber, regionX0: x0, regionX1: x1, gapAbove: Infinity };
    this.blocks.push({ kind: 'text', block: { lines, ...place, framed: true, ofField: true } });
  }

  /** From the left of the text of a region to the farthest right of the tables in it. */
  private tablesAmong({ rows, x0 }: Region, unruled: readonly UnruledTable[]): { x0: number; x1: number } {
    const ruled = rows.flatMap(({ fragments }) =>
      fragments.flatMap(({ obstacle }) => (obstacle && this.unread.get(obstacle)?.table ? [obstacle.x1] : [])),
    );
    return { x0, x1: Math.max(x0, ...ruled, ...unruled.map(({ table }) => table.x1)) };
  }

  private read({ table, picture, words, inside, lines }: Obstacle, turned: TurnedWords): void {
    const { pageNumber } = this;
    if (lines) for (const line of lines) this.readLabels(line, turned);
    else if (table) this.blocks.push({ kind: 'table', block: tableBlock(table, turned, pageNumber, this.styleOf) });
    else if (picture) this.blocks.push({ kind: 'picture', block: pictureBlock(picture, pageNumber) });
    else if (words) this.layOut(turned, words, inside ?? [], this.areCallOuts);
  }
}

/** What a program prints in rows and columns has a value in each; lines of code have more pieces, or less. */
const isFull = ({ rows, columns, cells }: FoundTable): boolean =>
  rows >= 4 && columns >= 3 && cells.length === rows * columns;

/** The tables between the rows that are in none. */
function unruledTables(rows: readonly Row[], turned: TurnedWords, isCode: CodeTeller): UnruledTable[] {
  const found: UnruledTable[] = [];
  for (let start = 0; start < rows.length; start++) {
    let end = start;
    while (end < rows.length && !rows[end]!.apart) end++;
    for (const own of findUnruledTables(rows.slice(start, end), turned)) {
      const words = own.table.cells.flatMap(({ lines }) => lines.flatMap((line) => line.words));
      if (isFull(own.table) || !isCode(words)) found.push({ ...own, start: own.start + start, end: own.end + start });
    }
    start = end;
  }
  return found;
}

/** The link target at the middle of a word. */
function linkFinder({ links, words }: LayoutInput): LineContext['linkAt'] {
  if (links.length === 0) return undefined;
  return (word) =>
    linkAtPoint(
      links,
      (words.x0[word]! + words.x1[word]!) / 2,
      (words.y0[word]! + words.y1[word]!) / 2 - (words.angle[word] === 0 ? 0.25 * words.size[word]! : 0),
    );
}

/** How far the text of a cell could reach: to the rule at its right, else as far as any text of its column does. */
function cellReach({ cells, edges, isBoxed }: FoundTable): (cell: FoundTable['cells'][number]) => number | undefined {
  if (isBoxed)
    return ({ column, colspan, lines: [first] }) =>
      first && edges[column + colspan]! - Math.max(leastPadding, first.x0 - edges[column]!);
  const reach: number[] = [];
  for (const { column, colspan, lines } of cells)
    if (colspan === 1) for (const { x1 } of lines) reach[column] = Math.max(reach[column] ?? 0, x1);
  return ({ column, colspan }) => (colspan === 1 ? reach[column] : undefined);
}

/** Between text and the rules around it, in points. */
const leastPadding = 3;

/** The text of a row as one line, and the obstacles that stand before and behind its beginning. */
function lineOfRow(row: Row, context: LineContext): { line: Line | undefined; before: Box[]; behind: Box[] } {
  if (row.line) return { line: row.line, before: [], behind: [] };
  const before: Box[] = [];
  const behind: Box[] = [];
  let joined: Fragment | undefined;
  const { fragments } = row;
  for (const fragment of fragments) {
    if (fragment.obstacle) (joined ? behind : before).push(fragment.obstacle);
    else if (joined) mergeFragments(joined, fragment);
    else joined = fragments.length === 1 ? fragment : copyOf(fragment);
  }
  const line = joined && makeLine(joined, context);
  if (line && row.apart === 'item') line.isItem = true;
  if (line && row.count) dotMark(line);
  if (line && row.textEnd !== undefined) line.x1 = row.textEnd;
  return { line, before, behind };
}

/** Puts the dot behind a bare mark that others have. */
function dotMark(line: Line): void {
  const [first] = line.runs;
  const { length } = /^[\da-z]*/.exec(first!.text)![0];
  first!.text = `${first!.text.slice(0, length)}.${first!.text.slice(length)}`;
  line.text = `${line.text.slice(0, length)}.${line.text.slice(length)}`;
}

function tableBlock(
  table: FoundTable,
  turned: TurnedWords,
  pageNumber: number,
  styleOf: LineContext['styleOf'],
): TableBlock {
  const { x0, y0, x1, y1, rows, columns, headerRows, edges } = table;
  const reach = cellReach(table);
  const cells = table.cells.map((cell) => {
    const { row, column, rowspan, colspan, lines } = cell;
    const text = withoutLeader(cellText(lines, turned, { styleOf, x1: row < headerRows ? undefined : reach(cell) }));
    return { row, column, rowspan, colspan, text };
  });
  const sizes = table.cells.flatMap(({ lines }) => (lines[0] ? [lines[0].size] : [])).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1] ?? 0;
  // Where words are read from right to left, so are columns.
  if (isRightToLeft(cells.map(({ text }) => text).join(' ')))
    for (const cell of cells) {
      cell.column = columns - cell.column - cell.colspan;
      cell.text = readingRange(cell.text);
    }
  return { pageNumber, x0, y0, x1, y1, rows, columns, headerRows, edges, size, cells };
}
