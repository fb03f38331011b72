/**
 * Lists of single property modifiers (sprms): an operation and its operand, one after another.
 * Operations of Word 6 and 95 take one byte; they are delivered under the names of their successors.
 * Standard: [MS-DOC] 2.2.5 (Prl), 2.6 (single property modifiers); Word 6.0 binary file format (sprms).
 */
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import { uint16 } from '../../shared/compound-file/little-endian.js';
import { oldOperandBytes, oldOperations, VARIABLE, WIDE } from './old-sprms.table.js';
import { sprm } from './sprm-codes.js';

const operandBytes = new Uint8Array([1, 1, 2, 4, 2, 2, 0, 3]);
/** 1 for operations that matter here. The others are most of every list, so they are passed over early. */
const matters = new Uint8Array(1 << 16);
for (const code of Object.values(sprm)) matters[code] = 1;

/** A list of modifiers in memory. */
export interface PropertyList {
  bytes: Buffer;
  from: number;
  to: number;
  /** Of Word 6 or 95. */
  isOld: boolean;
}

/** A walk through one list. */
export class Sprms {
  readonly bytes: Buffer;
  readonly isOld: boolean;
  code = 0;
  /** First byte of the operand; of variable ones, the first byte behind their length. */
  at = 0;
  /** Length of the operand in bytes. */
  size = 0;
  private nextAt: number;
  private readonly end: number;

  constructor({ bytes, from, to, isOld }: PropertyList) {
    this.bytes = bytes;
    this.isOld = isOld;
    this.nextAt = from;
    this.end = Math.min(to, bytes.length);
  }

  /** Moves to the next one that matters; false behind the last whole one. */
  next(): boolean {
    if (this.isOld) return this.nextOld();
    const { bytes, end } = this;
    for (let from = this.nextAt; from + 3 <= end;) {
      const code = bytes[from]! | (bytes[from + 1]! << 8);
      let at = from + 2;
      let size = operandBytes[code >> 13]!;
      if (size === 0) {
        if (code === sprm.TDefTable) {
          size = uint16(bytes, at) - 1;
          at += 2;
        } else {
          size = bytes[at]!;
          at += 1;
          // A length of 255 means: count the tabs yourself.
          if (code === sprm.PChgTabs && size === 255) size = tabBytes(bytes, at);
        }
      }
      if (matters[code] === 1) return this.deliver(code, at, size);
      if (size < 0) return false;
      from = at + size;
    }
    return false;
  }

  /** Operations without meaning here have the code 0; an unknown one ends the walk, since its length is unknown too. */
  private nextOld(): boolean {
    const { bytes, end } = this;
    const from = this.nextAt;
    if (from + 1 > end) return false;
    const operation = bytes[from]!;
    let at = from + 1;
    let size = oldOperandBytes.get(operation);
    if (size === undefined) return false;
    if (size === VARIABLE) size = bytes[at++]!;
    else if (size === WIDE) {
      size = uint16(bytes, at) - 1;
      at += 2;
    }
    return this.deliver(oldOperations.get(operation) ?? 0, at, size);
  }

  private deliver(code: number, at: number, size: number): boolean {
    if (size < 0 || at + size > this.end) return false;
    this.code = code;
    this.at = at;
    this.size = size;
    this.nextAt = at + size;
    return true;
  }
}

function tabBytes(bytes: Buffer, at: number): number {
  const deleted = bytes[at]! * 4 + 1;
  return deleted + bytes[at + deleted]! * 3 + 1;
}

keepShapeOf(() => new Sprms({ bytes: Buffer.alloc(0), from: 0, to: 0, isOld: false }));
