/**
 * Lists of single property modifiers (sprms): an operation and its operand, one after another.
 * Standard: [MS-DOC] 2.2.5 (Prl), 2.6 (single property modifiers).
 */
import { uint16 } from '../compound-file/little-endian.js';

/** Operations that matter here, under the names of the standard. */
export const sprm = {
  CFRMarkDel: 0x0800,
  CFData: 0x0806,
  CPicLocation: 0x6a03,
  CSymbol: 0x6a09,
  CFOle2: 0x080a,
  CHighlight: 0x2a0c,
  CIstd: 0x4a30,
  CPlain: 0x2a33,
  CFBold: 0x0835,
  CFItalic: 0x0836,
  CFStrike: 0x0837,
  CFVanish: 0x083c,
  CKul: 0x2a3e,
  CIss: 0x2a48,
  CRgFtc0: 0x4a4f,
  CFDStrike: 0x2a53,
  CFSpec: 0x0855,
  PIstd: 0x4600,
  PIlvl: 0x260a,
  PIlfo: 0x460b,
  PFInTable: 0x2416,
  PFTtp: 0x2417,
  PChgTabs: 0xc615,
  POutLvl: 0x2640,
  PHugePapx: 0x6646,
  PHugePapxOld: 0x6645,
  PItap: 0x6649,
  PDtap: 0x664a,
  PFInnerTableCell: 0x244b,
  PFInnerTtp: 0x244c,
  TTableHeader: 0x3404,
  TDefTable: 0xd608,
  TMerge: 0x5624,
  TSplit: 0x5625,
  TVertMerge: 0xd62b,
} as const;

const operandBytes = [1, 1, 2, 4, 2, 2, 0, 3];

/** A walk through one list. */
export class Sprms {
  code = 0;
  /** First byte of the operand; of variable ones, the first byte behind their length. */
  at = 0;
  /** Length of the operand in bytes. */
  size = 0;
  readonly bytes: Uint8Array;
  private next_: number;
  private readonly end: number;

  constructor(bytes: Uint8Array, from: number, to: number) {
    this.bytes = bytes;
    this.next_ = from;
    this.end = Math.min(to, bytes.length);
  }

  /** False behind the last whole one. */
  next(): boolean {
    const { bytes, end } = this;
    const from = this.next_;
    if (from + 3 > end) return false;
    const code = uint16(bytes, from);
    this.code = code;
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
    if (size < 0 || at + size > end) return false;
    this.at = at;
    this.size = size;
    this.next_ = at + size;
    return true;
  }
}

function tabBytes(bytes: Uint8Array, at: number): number {
  const deleted = bytes[at]! * 4 + 1;
  return deleted + bytes[at + deleted]! * 3 + 1;
}
