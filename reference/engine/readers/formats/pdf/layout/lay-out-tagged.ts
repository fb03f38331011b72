/**
 * A page of a tagged file: the words of each unit of the structure tree become its block, in the order of the tree; what the
 * tree has no name for is laid out by its looks, stretch by stretch. Refused where the tags cannot be true: text outside of
 * them, lines tagged one by one, blocks up and down the page.
 */
import { artifact } from '../content/page-words.js';
import type { Leaf, Unit } from '../structure/structure-tree.js';
import type { TaggedTable } from '../structure/tagged-table.js';
import type { Span } from '../tables/columns.js';
import { chainWords, proseLimits, type Fragment, type TurnedWords } from './fragment.js';
import { cellText } from './cell-text.js';
import { makeLine, type Line, type LineContext } from './line.js';
import { listMarker } from './list-marker.js';
import { joinNoteMarks } from './note-marks.js';
import type { PageBlock, TableBlock } from './page-block.js';
import { makeRows } from './rows.js';
import { farEdges, markSetLines } from './tagged-lines.js';
import type { TextBlock } from './text-block.js';

/** The largest share of the letters that may stand outside of the tree, and that may be artifacts. */
const mostLoose = 0.02;
const mostArtifacts = 0.4;

/** The largest share of units that may stand above the one before them, or go on in the middle of a sentence. */
const mostBackwards = 0.25;
const mostTorn = 0.25;

/** Few units prove nothing. */
const fewUnits = 4;

/** The part of a page, from its edges, where artifacts are running heads and feet. */
const edgeShare = 0.16;

interface Group {
  unit: Unit | undefined;
  words: { word: number; leaf: Leaf }[];
}

interface TaggedInput {
  pageNumber: number;
  height: number;
  turned: TurnedWords;
  context: LineContext;
  /** Lays out words without a name. */
  layOutLoose(words: readonly number[]): PageBlock[];
}

/** The blocks of the page; undefined when its tags are not to be believed. */
export function layOutTagged(leaves: readonly Leaf[], input: TaggedInput): PageBlock[] | undefined {
  const sorted = sortWords(leaves, input);
  if (!sorted) return undefined;
  const found: PageBlock[] = [];
  for (const group of sorted.groups) {
    const { unit } = group;
    if (!unit) found.push(...input.layOutLoose(group.words.map(({ word }) => word).sort((a, b) => a - b)));
    else if (unit.kind === 'table') found.push({ kind: 'table', block: tableBlock(unit, group, input) });
    else found.push({ kind: 'text', block: textBlock(unit, group, input) });
  }
  if (!isCredible(found) || isTorn(found)) return undefined;
  const blocks = found.flatMap(partAnswers);
  const farEdge = farEdges(blocks);
  let above: Line | undefined;
  for (const { kind, block } of blocks) {
    if (kind !== 'text') continue;
    if (block.unit) {
      const [first] = block.lines;
      const edge = farEdge(first!);
      [block.regionX0, block.regionX1] = first!.rightToLeft ? [-edge, first!.x1] : [first!.x0, edge];
      block.gapAbove = gapBelow(above, first!);
      markSetLines(block, edge);
    }
    above = block.lines[block.lines.length - 1];
  }
  const edges = edgeBlocks(sorted.artifacts, input);
  return [
    ...edges.filter(({ block }) => block.edge === 'header'),
    ...blocks,
    ...edges.filter(({ block }) => block.edge === 'footer'),
  ];
}

/** Boxes to tick that their author set below one another in one paragraph, each with its answer: one block each. */
function partAnswers(whole: PageBlock): PageBlock[] {
  if (whole.kind !== 'text' || whole.block.unit?.kind !== 'text') return [whole];
  const { lines, unit } = whole.block;
  const isFirst = (line: Line): boolean => tickBox.test(line.text);
  // Several boxes on a line are the answers to one question.
  if (!isFirst(lines[0]!) || lines.some(({ text }) => /.[\u2610-\u2612]/.test(text))) return [whole];
  const answers: Line[][] = [];
  for (const line of lines) {
    if (isFirst(line)) answers.push([line]);
    else answers[answers.length - 1]!.push(line);
  }
  if (answers.length === 1) return [whole];
  return answers.map((own) => ({ kind: 'text', block: { ...whole.block, lines: own, unit: { ...unit } } }));
}

const tickBox = /^[\u2610-\u2612]/;

/** White space above a line, in units of about the line pitch. */
function gapBelow(above: Line | undefined, line: Line): number {
  if (!above || line.baseline <= above.baseline) return Infinity;
  return (line.baseline - above.baseline) / (1.2 * line.size);
}

/** The words by units, in the order of the tree; undefined when too much of the text is in none. */
function sortWords(
  leaves: readonly Leaf[],
  { turned }: TaggedInput,
): { groups: Group[]; artifacts: number[] } | undefined {
  const { words } = turned;
  const wordsOf = new Map<number, number[]>();
  const artifacts: number[] = [];
  let chars = 0;
  let loose = 0;
  let decoration = 0;
  const known = new Set(leaves.map(({ mcid }) => mcid));
  /** Words outside of the tree, by what stands before them: browsers leave what is chosen in a form untagged. */
  const behind = new Map<number, number[]>();
  let last = leaves[0]?.mcid ?? -1;
  for (const word of turned.indices) {
    const length = words.end[word]! - words.start[word]!;
    chars += length;
    const mcid = words.mcid[word]!;
    if ((words.flags[word]! & artifact) !== 0) {
      artifacts.push(word);
      decoration += length;
    } else if (!known.has(mcid)) {
      loose += length;
      const own = behind.get(last);
      if (own) own.push(word);
      else behind.set(last, [word]);
    } else {
      last = mcid;
      const own = wordsOf.get(mcid);
      if (own) own.push(word);
      else wordsOf.set(mcid, [word]);
    }
  }
  if (chars === 0 || loose > mostLoose * chars || decoration > mostArtifacts * chars) return undefined;
  return { groups: groupWords(leaves, wordsOf, behind), artifacts };
}

function groupWords(
  leaves: readonly Leaf[],
  wordsOf: Map<number, number[]>,
  behind: ReadonlyMap<number, number[]>,
): Group[] {
  const groups: Group[] = [];
  const ofUnit = new Map<Unit, Group>();
  for (const leaf of leaves) {
    const own = wordsOf.get(leaf.mcid);
    if (!own) continue;
    wordsOf.delete(leaf.mcid);
    const { unit } = leaf;
    let group = unit ? ofUnit.get(unit) : groups[groups.length - 1];
    if (!group || group.unit !== unit) {
      groups.push((group = { unit, words: [] }));
      if (unit) ofUnit.set(unit, group);
    }
    for (const word of own) group.words.push({ word, leaf });
    const loose = behind.get(leaf.mcid);
    if (!loose) continue;
    if (unit) groups.push((group = { unit: undefined, words: [] }));
    for (const word of loose) group.words.push({ word, leaf });
  }
  return groups;
}

/** The lines of some words. Where the text goes on higher up, in the next column, rows begin anew. */
function linesOf(words: readonly number[], { turned, context }: TaggedInput): Line[] {
  return joinNoteMarks(rowsOf(words, turned).map((fragment) => makeLine(fragment, context)));
}

function rowsOf(words: readonly number[], turned: TurnedWords): Fragment[] {
  const stretches: Fragment[][] = [];
  let lowest = -Infinity;
  for (const fragment of chainWords(turned, words, proseLimits)) {
    let stretch = stretches[stretches.length - 1];
    if (!stretch || (fragment.baseline < lowest - 1.5 * fragment.size && !isBesideOneOf(stretch, fragment))) {
      stretches.push((stretch = []));
      lowest = -Infinity;
    }
    stretch.push(fragment);
    lowest = Math.max(lowest, fragment.baseline);
  }
  return stretches.flatMap((stretch) => makeRows(stretch, turned, wholeLine).flatMap(({ fragments }) => fragments));
}

/** A drawn bullet or blank, which comes behind all text, stands close to a piece of text on its level. */
const isBesideOneOf = (stretch: readonly Fragment[], { baseline, x0, x1, size }: Fragment): boolean =>
  stretch
    .slice(-60)
    .some(
      (other) =>
        Math.abs(other.baseline - baseline) <= 0.25 * size && other.x0 - x1 < 3 * size && x0 - other.x1 < 3 * size,
    );

/** Pieces on one baseline are one line, whatever lies between them. */
const wholeLine = { spaced: Infinity, unspaced: Infinity, stretched: false };

function textBlock(unit: Unit, { words }: Group, input: TaggedInput): TextBlock {
  const lines = linesOf(
    words.map(({ word }) => word),
    input,
  );
  const block: TextBlock = {
    lines,
    pageNumber: input.pageNumber,
    regionX0: 0,
    regionX1: 0,
    gapAbove: Infinity,
    framed: false,
    unit,
  };
  if (unit.kind === 'item' && unit.isFirst) {
    block.markLength = markLength(lines[0]!.text, labelOf(words, input));
  }
  return block;
}

/** The mark of an item: what the file calls so, or a stretch of its own before the text that can be nothing else. */
function labelOf(words: Group['words'], input: TaggedInput): string {
  const textOf = (label: Group['words']): string =>
    linesOf(
      label.map(({ word }) => word),
      input,
    )
      .map((line) => line.text)
      .join(' ');
  const labels = words.filter(({ leaf }) => leaf.isLabel);
  if (labels.length > 0) return textOf(labels);
  const first = words.filter(({ leaf }) => leaf === words[0]!.leaf);
  const text = first.length < words.length && first.length <= 2 ? textOf(first) : '';
  return listMarker(`${text} x`)?.length === text.length + 1 ? text : '';
}

function markLength(line: string, label: string): number {
  if (label === '' || !line.startsWith(label)) return listMarker(line)?.length ?? 0;
  return label.length + /^\s*/.exec(line.slice(label.length))![0].length;
}

function tableBlock(unit: Unit, { words }: Group, { turned, pageNumber, context }: TaggedInput): TableBlock {
  const { rows, columns, headerRows, cells } = unit.table!;
  const wordsOf = new Map<number, number[]>();
  for (const { word, leaf } of words) {
    const own = wordsOf.get(leaf.cell);
    if (own) own.push(word);
    else wordsOf.set(leaf.cell, [word]);
  }
  const places = placeCells(unit.table!, wordsOf, turned);
  const lines = cells.map((_, index) => rowsOf(wordsOf.get(index) ?? [], turned));
  // The text of a cell could reach as far as any of its column does.
  const reach: number[] = [];
  for (const [index, own] of lines.entries())
    if (cells[index]!.colspan === 1)
      for (const { x1 } of own) reach[places[index]!] = Math.max(reach[places[index]!] ?? 0, x1);
  const size = turned.words.size[words[0]!.word]!;
  const box = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity };
  for (const { word } of words) {
    box.x0 = Math.min(box.x0, turned.x0[word]!);
    box.x1 = Math.max(box.x1, turned.x1[word]!);
    box.y0 = Math.min(box.y0, turned.y[word]! - size);
    box.y1 = Math.max(box.y1, turned.y[word]!);
  }
  return {
    pageNumber,
    ...box,
    rows,
    columns,
    headerRows: headerRows === 0 ? 1 : headerRows,
    edges: [],
    size,
    cells: cells.map(({ row, rowspan, colspan }, index) => ({
      row,
      column: places[index]!,
      rowspan,
      colspan,
      text: cellText(lines[index]!, turned, {
        styleOf: context.styleOf,
        x1: row < headerRows || colspan > 1 ? undefined : reach[places[index]!],
      }),
    })),
    unit,
  };
}

/**
 * The column of each cell. Browsers leave empty cells out: the cells of rows that are too short stand in the columns that the
 * other rows have at their place.
 */
function placeCells(
  { cells, columns, rows }: TaggedTable,
  wordsOf: ReadonlyMap<number, number[]>,
  turned: TurnedWords,
): number[] {
  const places = cells.map(({ column }) => column);
  const ends = new Array<number>(rows).fill(0);
  // A row is as long as the cells that reach down into it make it.
  for (const { row, column, rowspan, colspan } of cells)
    for (let at = row; at < row + rowspan; at++) ends[at] = Math.max(ends[at]!, column + colspan);
  const extentOf = (index: number): Span | undefined => {
    const words = wordsOf.get(index);
    if (!words) return undefined;
    const x0 = words.reduce((least, word) => Math.min(least, turned.x0[word]!), Infinity);
    return { x0, x1: words.reduce((most, word) => Math.max(most, turned.x1[word]!), -Infinity) };
  };
  const extents = new Array<Span | undefined>(columns);
  for (const [index, { row, column, colspan }] of cells.entries()) {
    const own = colspan === 1 && ends[row] === columns ? extentOf(index) : undefined;
    const known = extents[column];
    if (own) extents[column] = known ? { x0: Math.min(known.x0, own.x0), x1: Math.max(known.x1, own.x1) } : own;
  }
  let taken = { row: -1, end: 0 };
  for (const [index, { row, colspan }] of cells.entries()) {
    const own = ends[row]! < columns ? extentOf(index) : undefined;
    if (!own) continue;
    if (taken.row !== row) taken = { row, end: 0 };
    let nearest = places[index]!;
    let least = Infinity;
    for (let column = taken.end; column + colspan <= columns; column++) {
      const known = extents[column];
      // Of columns it reaches into, the one it shares most with.
      const away = known ? Math.max(known.x0 - own.x1, own.x0 - known.x1) : Infinity;
      if (away < least) [nearest, least] = [column, away];
    }
    places[index] = nearest;
    taken.end = nearest + colspan;
  }
  return places;
}

/** Most blocks stand below the one before them or beside it, and end where a sentence or a title does. */
function isCredible(blocks: readonly PageBlock[]): boolean {
  let pairs = 0;
  let backwards = 0;
  let torn = 0;
  let above: TextBlock | undefined;
  for (const { kind, block } of blocks) {
    if (kind !== 'text' || !block.unit) {
      above = undefined;
      continue;
    }
    const first = block.lines[0]!;
    const last = above?.lines[above.lines.length - 1];
    if (above && last) {
      pairs++;
      const isBeside = first.x0 > above.lines[0]!.x1 || first.x1 < above.lines[0]!.x0;
      if (first.baseline < above.lines[0]!.baseline - first.size && !isBeside) backwards++;
      const goesOn = /[\p{Ll},]$/u.test(last.text) && /^\p{Ll}/u.test(first.text) && last.text.length > 30;
      if (goesOn && block.unit.kind === 'text' && above.unit?.kind === 'text') torn++;
    }
    above = block;
  }
  return pairs < fewUnits || (backwards <= mostBackwards * pairs && torn <= mostTorn * pairs);
}

/** Tables of a page that are looked at for others in them. */
const mostOuter = 40;

/** The rules of a table that the file does not call one stand around one that it does: both are parts of one form. */
function isTorn(blocks: readonly PageBlock[]): boolean {
  const tables = blocks.flatMap(({ kind, block }) => (kind === 'table' ? [block] : []));
  const inner = tables.filter(({ unit }) => unit);
  const isIn = (one: TableBlock, other: TableBlock): boolean =>
    one.y0 > other.y0 - 1 && one.y1 < other.y1 + 1 && one.x0 > other.x0 - 1 && one.x1 < other.x1 + 1;
  return (
    inner.length > 0 && tables.slice(0, mostOuter).some((outer) => !outer.unit && inner.some((one) => isIn(one, outer)))
  );
}

/** Artifacts at the edges of the page as furniture; others are marks no reader misses. */
function edgeBlocks(words: readonly number[], input: TaggedInput): { kind: 'text'; block: TextBlock }[] {
  const { height, pageNumber, turned } = input;
  const upright = words.filter((word) => turned.words.angle[word] === turned.angle);
  return linesOf(upright, input).flatMap((line) => {
    const share = line.baseline / height;
    if (share >= edgeShare && share <= 1 - edgeShare) return [];
    const edge = share < edgeShare ? ('header' as const) : ('footer' as const);
    return [
      {
        kind: 'text' as const,
        block: {
          lines: [line],
          pageNumber,
          regionX0: line.x0,
          regionX1: line.x1,
          gapAbove: Infinity,
          framed: true,
          edge,
        },
      },
    ];
  });
}
