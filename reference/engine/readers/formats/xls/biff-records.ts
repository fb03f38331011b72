/**
 * Walks the records of a workbook stream: an id, a length, and that many bytes. Never leaves the stream.
 * Standard: [MS-XLS] 2.1.4 (Record).
 */
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import { uint16 } from '../../shared/compound-file/little-endian.js';

/** Record ids, under the names of the standard. Where an old version has its own, it carries the version. */
export const record = {
  FORMULA: 0x06,
  EOF: 0x0a,
  NOTE: 0x1c,
  DATEMODE: 0x22,
  FILEPASS: 0x2f,
  CONTINUE: 0x3c,
  CODEPAGE: 0x42,
  OBJ: 0x5d,
  BOUNDSHEET: 0x85,
  MULRK: 0xbd,
  RSTRING: 0xd6,
  XF: 0xe0,
  MERGECELLS: 0xe5,
  SST: 0xfc,
  LABELSST: 0xfd,
  TXO: 0x1b6,
  HLINK: 0x1b8,
  SERIES: 0x1003,
  SERIESTEXT: 0x100d,
  TEXT: 0x1025,
  OBJECTLINK: 0x1027,
  SIINDEX: 0x1065,
  NUMBER: 0x203,
  LABEL: 0x204,
  BOOLERR: 0x205,
  STRING: 0x207,
  RK: 0x27e,
  FORMAT: 0x41e,
  BOF: 0x809,
  BOF_BIFF2: 0x09,
  BOF_BIFF3: 0x209,
  BOF_BIFF4: 0x409,
  FORMULA_BIFF3: 0x206,
  FORMULA_BIFF4: 0x406,
  INTEGER_BIFF2: 0x02,
  NUMBER_BIFF2: 0x03,
  LABEL_BIFF2: 0x04,
  BOOLERR_BIFF2: 0x05,
  STRING_BIFF2: 0x07,
  FORMAT_BIFF2: 0x1e,
  XF_BIFF3: 0x243,
  XF_BIFF4: 0x443,
} as const;

/** A position in the stream. `id` is 0 before the first record and -1 behind the last. */
export class BiffRecords {
  readonly bytes: Buffer;
  id = 0;
  /** First byte of the record's data. */
  start = 0;
  /** Behind the last byte of the record's data. */
  end = 0;
  /** The stream ends in the middle of a record. */
  isCutOff = false;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.end = at;
  }

  /** False at the end of the stream. A record that is cut off is not delivered. */
  next(): boolean {
    const { bytes, end } = this;
    if (end + 4 > bytes.length) return this.finish(false);
    const start = end + 4;
    const stop = start + uint16(bytes, end + 2);
    if (stop > bytes.length) return this.finish(true);
    this.id = uint16(bytes, end);
    this.start = start;
    this.end = stop;
    return true;
  }

  /** The id of the record that follows; -1 when there is none. */
  peek(): number {
    return this.end + 4 <= this.bytes.length ? uint16(this.bytes, this.end) : -1;
  }

  private finish(cutOff: boolean): false {
    this.id = -1;
    this.isCutOff ||= cutOff;
    return false;
  }
}

export type BiffVersion = 2 | 3 | 4 | 5 | 8;

/** True for the opening record of a chart on a sheet of its own. */
export function isChart({ bytes, start }: BiffRecords): boolean {
  return uint16(bytes, start + 2) === 0x20;
}

/** True for the record that opens a part of the stream, in any version. */
export function isBof(id: number): boolean {
  return id === record.BOF || id === record.BOF_BIFF2 || id === record.BOF_BIFF3 || id === record.BOF_BIFF4;
}

/** The version that an opening record announces. */
export function versionOf(records: BiffRecords): BiffVersion {
  if (records.id === record.BOF_BIFF2) return 2;
  if (records.id === record.BOF_BIFF3) return 3;
  if (records.id === record.BOF_BIFF4) return 4;
  return uint16(records.bytes, records.start) === 0x0500 ? 5 : 8;
}

keepShapeOf(() => new BiffRecords(Buffer.alloc(0)));
