/**
 * Bookmarks: names of places that links inside the document lead to.
 * Standard: [MS-DOC] 2.9.249 (SttbfBkmk), 2.8.10 (PlcfBkf).
 */
import { uint16 } from '../../shared/compound-file/little-endian.js';
import { readPlc } from './plc.js';

/** Positions ascending; `names[i]` is where the name of the i-th lies in the table stream, with its length in front. */
export interface Bookmarks {
  table: Buffer;
  positions: number[];
  names: number[];
}

const entryBytes = 4;
const extendedTable = 0xffff;

export function readBookmarks(
  table: Buffer,
  names: { from: number; length: number },
  starts: { from: number; length: number },
): Bookmarks {
  const { positions } = readPlc(table, starts, entryBytes);
  const places = findNames(table, names.from, names.length);
  const pairs = places
    .slice(0, Math.max(positions.length - 1, 0))
    .map((name, i) => ({ name, position: positions[i]! }));
  pairs.sort((a, b) => a.position - b.position);
  return { table, positions: pairs.map((pair) => pair.position), names: pairs.map((pair) => pair.name) };
}

/** Names of the places in the stretch, ends included. */
export function bookmarksWithin({ table, positions, names }: Bookmarks, from: number, to: number): string[] {
  if (positions.length === 0 || positions[0]! > to) return [];
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < from) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  while (low < positions.length && positions[low]! <= to) found.push(nameAt(table, names[low++]!));
  return found;
}

function findNames(table: Buffer, from: number, length: number): number[] {
  const places: number[] = [];
  const end = Math.min(from + length, table.length);
  if (length < 6 || uint16(table, from) !== extendedTable) return places;
  const count = uint16(table, from + 2);
  let at = from + 6;
  for (let i = 0; i < count && at + 2 <= end; i++) {
    const next = at + 2 + uint16(table, at) * 2;
    if (next > end) break;
    places.push(at);
    at = next;
  }
  return places;
}

function nameAt(table: Buffer, at: number): string {
  return table.toString('utf16le', at + 2, at + 2 + uint16(table, at) * 2);
}
