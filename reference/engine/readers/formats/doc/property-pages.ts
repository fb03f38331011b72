/**
 * Formatted disk pages: 512 bytes that say which properties hold from which position in the file on.
 * Turned round here into runs by character position, through the pieces of the text.
 * Standard: [MS-DOC] 2.8.5 (PlcBteChpx), 2.8.6 (PlcBtePapx), 2.9.33 (ChpxFkp), 2.9.174 (PapxFkp).
 */
import type { Deadline } from '../../../../base/deadline.js';
import { uint16, uint32 } from '../../shared/compound-file/little-endian.js';
import type { Piece } from './piece-table.js';

/**
 * Runs in order of characters. Run i goes from `starts[i]` to `starts[i + 1]`; behind the last one stands `endOfText`.
 * `keys[i]` is where its properties lie in the stream, 0 for none; `pieces[i]` is the piece it lies in.
 */
export interface PropertyRuns {
  starts: number[];
  keys: number[];
  pieces: Piece[];
}

/** How pages of one kind are built. */
export interface PageShape {
  /** Bytes of the entry for each run behind the positions. */
  entryBytes: number;
  /** Bytes of a page number in the table of pages. */
  pageNumberBytes: 2 | 4;
}

const pageBytes = 512;
/** The page at hand, as numbers: positions come first on every page. */
const pageNumbers = new Uint32Array(pageBytes / 4);
const page = Buffer.from(pageNumbers.buffer);
/** Beyond any character; small enough to stay a small integer. */
const endOfText = 0x3fffffff;

interface PageIndex {
  /** First position of each page, ascending, and behind the last. */
  positions: number[];
  /** Where each page lies in the stream. */
  offsets: number[];
}

/** The runs of all pieces. `table` holds the list of pages at `from`. */
export function readPropertyRuns(
  stream: Buffer,
  pieces: readonly Piece[],
  table: Buffer,
  list: { from: number; length: number },
  shape: PageShape,
  deadline: Deadline,
): PropertyRuns {
  const index = readPageIndex(table, list.from, list.length, shape.pageNumberBytes);
  const runs: PropertyRuns = { starts: [], keys: [], pieces: [] };
  for (const piece of pieces) addPiece(stream, piece, index, shape.entryBytes, runs, deadline);
  runs.starts.push(endOfText);
  return runs;
}

function readPageIndex(table: Buffer, from: number, length: number, numberBytes: 2 | 4): PageIndex {
  const count = Math.max(Math.floor((Math.min(length, table.length - from) - 4) / (4 + numberBytes)), 0);
  const index: PageIndex = { positions: [], offsets: [] };
  const numbers = from + (count + 1) * 4;
  for (let i = 0; i <= count; i++) index.positions.push(uint32(table, from + i * 4));
  for (let i = 0; i < count; i++) {
    const at = numbers + i * numberBytes;
    index.offsets.push((numberBytes === 2 ? uint16(table, at) : uint32(table, at) & 0x3fffff) * pageBytes);
  }
  return index;
}

/** A piece that no page speaks of gets one run without properties. */
function addPiece(
  stream: Buffer,
  piece: Piece,
  index: PageIndex,
  entryBytes: number,
  runs: PropertyRuns,
  deadline: Deadline,
): void {
  const { cpStart, cpEnd, fcStart, width } = piece;
  if (cpEnd === cpStart) return;
  const fcEnd = fcStart + (cpEnd - cpStart) * width;
  let covered = fcStart;
  for (let at = firstPage(index, fcStart); at < index.offsets.length && index.positions[at]! < fcEnd; at++) {
    deadline.check();
    const offset = index.offsets[at]!;
    if (offset + pageBytes > stream.length) continue;
    stream.copy(page, 0, offset, offset + pageBytes);
    const count = Math.min(page[pageBytes - 1]!, Math.floor((pageBytes - 5) / (4 + entryBytes)));
    const entries = (count + 1) * 4;
    for (let i = 0; i < count; i++) {
      const from = pageNumbers[i]!;
      const to = pageNumbers[i + 1]!;
      if (to <= covered || to <= from) continue;
      if (from >= fcEnd) break;
      if (from > covered) addRun(runs, piece, covered, 0);
      const place = page[entries + i * entryBytes]! * 2;
      addRun(runs, piece, Math.max(from, covered), place === 0 ? 0 : offset + place);
      covered = to;
    }
  }
  if (covered < fcEnd) addRun(runs, piece, covered, 0);
}

function firstPage(index: PageIndex, fc: number): number {
  let low = 0;
  let high = index.offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (index.positions[middle + 1]! <= fc) low = middle + 1;
    else high = middle;
  }
  return low;
}

function addRun(runs: PropertyRuns, piece: Piece, fc: number, key: number): void {
  const last = runs.keys.length - 1;
  if (last >= 0 && runs.keys[last] === key && runs.pieces[last] === piece) return;
  runs.starts.push(piece.cpStart + Math.floor((fc - piece.fcStart) / piece.width));
  runs.keys.push(key);
  runs.pieces.push(piece);
}

/** A position among runs that moves forward with the text; jumping back costs a search. */
export class RunCursor {
  readonly runs: PropertyRuns;
  private index = 0;

  constructor(runs: PropertyRuns) {
    this.runs = runs;
  }

  /** Index of the run that holds the character; -1 when there are no runs. */
  at(cp: number): number {
    const { starts } = this.runs;
    if (starts.length === 1) return -1;
    if (starts[this.index]! > cp) this.index = this.search(cp);
    while (starts[this.index + 1]! <= cp) this.index++;
    return this.index;
  }

  /** Where the run ends. */
  endOf(index: number): number {
    return this.runs.starts[index + 1]!;
  }

  private search(cp: number): number {
    const { starts } = this.runs;
    let low = 0;
    let high = starts.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= cp) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
