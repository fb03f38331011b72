/**
 * The pages of a file one by one, with the places of what is on them. What the whole file tells (its headings, its furniture,
 * its notes) holds for each page; what crosses the end of a page stays cut.
 */
import type { PlacedBlock, BlockKind, PrintedPage } from '../../../../document/reading.js';
import type { Block } from '../../../../document/nodes.js';
import type { Box } from '../layout/fragment.js';
import type { PageBlock, PageLayout, TableBlock } from '../layout/page-block.js';
import type { TextBlock } from '../layout/text-block.js';
import type { Unit } from '../structure/structure-tree.js';
import type { Edge, Parts, WriteParts } from './block-writer.js';
import { isCaption } from './captions.js';
import type { FoundNote } from './notes.js';

/** @param parts of the whole file; they are left as they are */
export function toPrintedPages(
  pages: readonly PageLayout[],
  parts: Parts,
  notes: readonly FoundNote[],
  write: WriteParts,
): PrintedPage[] {
  const blocksOf = byPage(parts.main, ({ block }) => block);
  const notesOf = byPage(notes, ({ block }) => block);
  const strayOf = strayEdges(parts);
  const cut = cutUnits(parts.main);
  return pages.map(({ pageNumber, width, height }) => {
    const size = { width, height };
    const blocks: PlacedBlock[] = [];
    const put = (block: Block, from: readonly PageBlock['block'][]): void =>
      void blocks.push({ block, kind: kindOf(block, from), ...placeOf(from, size) });
    for (const { furniture, block } of strayOf.get(pageNumber) ?? []) put(furniture, [block]);
    write(copyOf(parts, blocksOf.get(pageNumber) ?? [], cut, pageNumber), put);
    for (const { note, block } of notesOf.get(pageNumber) ?? [])
      blocks.push({ block: note, kind: 'footnote', ...placeOf([block], size) });
    return { pageNumber, ...size, unread: false, blocks };
  });
}

function byPage<Value>(
  values: readonly Value[],
  sourceOf: (value: Value) => { pageNumber: number },
): Map<number, Value[]> {
  const pages = new Map<number, Value[]>();
  for (const value of values) {
    const { pageNumber } = sourceOf(value);
    const known = pages.get(pageNumber);
    if (known) known.push(value);
    else pages.set(pageNumber, [value]);
  }
  return pages;
}

/** Furniture of pages that have nothing else stands with the block of another page. */
function strayEdges({ edges: { before, behind } }: Parts): Map<number, Edge[]> {
  const stray = [...before, ...behind].flatMap(([{ block }, edges]) =>
    edges.filter((edge) => edge.block.pageNumber !== block.pageNumber),
  );
  return byPage(stray, ({ block }) => block);
}

/** Units of the structure tree that go on on another page. */
function cutUnits(blocks: readonly PageBlock[]): Set<Unit> {
  const firstPage = new Map<Unit, number>();
  const cut = new Set<Unit>();
  for (const { kind, block } of blocks) {
    if (kind === 'picture' || !block.unit) continue;
    const first = firstPage.get(block.unit);
    if (first === undefined) firstPage.set(block.unit, block.pageNumber);
    else if (first !== block.pageNumber) cut.add(block.unit);
  }
  return cut;
}

/** Joining changes blocks: a page is written from copies. */
function copyOf(parts: Parts, blocks: readonly PageBlock[], cut: ReadonlySet<Unit>, pageNumber: number): Parts {
  const headings = new Map<TextBlock, number>();
  const edges: Parts['edges'] = { before: new Map(), behind: new Map() };
  const main = blocks.map((original) => {
    const copy = copyOfBlock(original, cut);
    const level = original.kind === 'text' ? parts.headings.get(original.block) : undefined;
    if (level !== undefined && copy.kind === 'text') headings.set(copy.block, level);
    for (const side of ['before', 'behind'] as const) {
      const own = parts.edges[side].get(original)?.filter(({ block }) => block.pageNumber === pageNumber);
      if (own) edges[side].set(copy, own);
    }
    return copy;
  });
  return { main, headings, edges };
}

function copyOfBlock(original: PageBlock, cut: ReadonlySet<Unit>): PageBlock {
  if (original.kind === 'picture') return original;
  if (original.kind === 'text') return { kind: 'text', block: { ...original.block } };
  const { block } = original;
  return { kind: 'table', block: block.unit && cut.has(block.unit) ? withoutEmptyRows(block) : copyOfTable(block) };
}

const copyOfTable = (table: TableBlock): TableBlock => ({ ...table, cells: table.cells.map((cell) => ({ ...cell })) });

/** A table of the structure tree has all its rows on each page, those of other pages without text. */
function withoutEmptyRows(table: TableBlock): TableBlock {
  const filled = new Set<number>();
  for (const { row, rowspan, text } of table.cells)
    if (text !== '') for (let each = row; each < Math.min(row + rowspan, table.rows); each++) filled.add(each);
  const places = new Map([...filled].sort((a, b) => a - b).map((row, place) => [row, place]));
  const cells = table.cells.flatMap((cell) => {
    const row = places.get(cell.row);
    return row === undefined ? [] : [{ ...cell, row }];
  });
  const headerRows = [...filled].filter((row) => row < table.headerRows).length;
  return { ...table, rows: filled.size, headerRows: Math.max(headerRows, Math.min(1, filled.size)), cells };
}

function kindOf(block: Block, [first]: readonly PageBlock['block'][]): BlockKind {
  switch (block.type) {
    case 'heading':
      return block.level === 1 ? 'title' : 'section_header';
    case 'list':
      return 'list';
    case 'table':
      return 'table';
    case 'codeBlock':
      return 'code';
    case 'furniture':
      return block.role === 'header' ? 'page_header' : 'page_footer';
    default:
      if ('stream' in first!) return 'figure';
      if (!('lines' in first!)) return 'text';
      if (first.unit?.kind === 'note') return 'footnote';
      return isCaption(first.lines[0]!.text) ? 'caption' : 'text';
  }
}

/** The smallest box around all of it, cut at the edges of the page. */
function placeOf(
  from: readonly PageBlock['block'][],
  { width, height }: Pick<PrintedPage, 'width' | 'height'>,
): Pick<PlacedBlock, 'box' | 'recognized'> {
  const around: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const block of from)
    for (const box of boxesOf(block)) {
      const { x0, y0, x1, y1 } = onPage(box, block.angle ?? 0);
      around.x0 = Math.min(around.x0, x0);
      around.y0 = Math.min(around.y0, y0);
      around.x1 = Math.max(around.x1, x1);
      around.y1 = Math.max(around.y1, y1);
    }
  const box = [
    within(around.x0, width),
    within(around.y0, height),
    within(around.x1, width),
    within(around.y1, height),
  ];
  const isKnown = !from.some(({ unplaced }) => unplaced) && Object.values(around).every(Number.isFinite);
  const recognized = from.find((block) => block.recognized !== undefined)?.recognized;
  return {
    ...(isKnown && { box: box as NonNullable<PlacedBlock['box']> }),
    ...(recognized !== undefined && { recognized }),
  };
}

const within = (place: number, end: number): number => Math.round(Math.min(Math.max(place, 0), end) * 100) / 100;

function boxesOf(block: PageBlock['block']): Box[] {
  if (!('lines' in block)) return [block];
  return block.lines.map(({ x0, top, x1, bottom }) => ({ x0, y0: top, x1, y1: bottom }));
}

/** Back from the places of turned words to those of the page; see turnWords. */
function onPage({ x0, y0, x1, y1 }: Box, angle: number): Box {
  if (angle === 0) return { x0, y0, x1, y1 };
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => ({ x: x * cos - y * sin, y: x * sin + y * cos })));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
