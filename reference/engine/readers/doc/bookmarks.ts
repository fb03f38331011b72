/**
 * Bookmarks: names of places that links inside the document lead to.
 * Standard: [MS-DOC] 2.9.249 (SttbfBkmk), 2.8.10 (PlcfBkf).
 */
import { asBuffer, uint16 } from '../compound-file/little-endian.js';
import { readPlc } from './plc.js';

/** Names by position, ascending. */
export interface Bookmarks {
  positions: number[];
  names: string[];
}

const entryBytes = 4;
const extendedTable = 0xffff;

export function readBookmarks(
  table: Uint8Array,
  names: { from: number; length: number },
  starts: { from: number; length: number },
): Bookmarks {
  const { positions } = readPlc(table, starts, entryBytes);
  const texts = readNames(table, names.from, names.length);
  const pairs = texts.slice(0, Math.max(positions.length - 1, 0)).map((name, i) => ({ name, position: positions[i]! }));
  pairs.sort((a, b) => a.position - b.position);
  return { positions: pairs.map((pair) => pair.position), names: pairs.map((pair) => pair.name) };
}

/** Names of the places in the stretch, ends included. */
export function bookmarksWithin({ positions, names }: Bookmarks, from: number, to: number): string[] {
  if (positions.length === 0 || positions[0]! > to) return [];
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < from) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  while (low < positions.length && positions[low]! <= to) found.push(names[low++]!);
  return found;
}

function readNames(table: Uint8Array, from: number, length: number): string[] {
  const names: string[] = [];
  const end = Math.min(from + length, table.length);
  if (length < 6 || uint16(table, from) !== extendedTable) return names;
  const count = uint16(table, from + 2);
  let at = from + 6;
  for (let i = 0; i < count && at + 2 <= end; i++) {
    const next = at + 2 + uint16(table, at) * 2;
    if (next > end) break;
    names.push(asBuffer(table).toString('utf16le', at + 2, next));
    at = next;
  }
  return names;
}
