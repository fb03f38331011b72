/**
 * PLCs: ascending positions with a fixed-size entry for each stretch between two of them.
 * Standard: [MS-DOC] 2.2.2 (PLC).
 */
import { uint32 } from '../../shared/compound-file/little-endian.js';

/** `positions` has one more item than there are entries; entry i lies at `entriesAt + i * entryBytes`. */
export interface Plc {
  positions: number[];
  entriesAt: number;
  entryBytes: number;
}

const mostEntries = 1 << 20;

/** Empty when the length holds no whole entry. */
export function readPlc(table: Buffer, { from, length }: { from: number; length: number }, entryBytes: number): Plc {
  const available = Math.min(length, table.length - from);
  const count = Math.min(Math.floor((available - 4) / (4 + entryBytes)), mostEntries);
  const positions: number[] = [];
  if (count > 0 || (entryBytes === 0 && available >= 8)) {
    for (let i = 0; i <= count; i++) positions.push(uint32(table, from + i * 4));
  }
  return { positions, entriesAt: from + (count + 1) * 4, entryBytes };
}
