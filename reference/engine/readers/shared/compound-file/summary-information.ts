/**
 * Property sets of a compound file (title, author, dates, ...) -> Metadata. Used by the DOC and XLS readers.
 * Spec: Metadata. Standard: [MS-OLEPS] 2.21 (PropertySetStream), 2.25 (summary information).
 */
import type { Metadata } from '../../../document/reading.js';
import { decodeBytes } from '../code-pages/decode-bytes.js';
import { readStream, type CompoundFile } from './compound-file.js';
import { int16, uint16, uint32 } from './little-endian.js';

const summaryNames: Record<number, string> = {
  2: 'title',
  3: 'subject',
  4: 'author',
  5: 'keywords',
  6: 'description',
  8: 'lastModifiedBy',
  12: 'createdTime',
  13: 'modifiedTime',
  18: 'creator',
};
const documentSummaryNames: Record<number, string> = { 2: 'category', 14: 'manager', 15: 'company' };

const codePageProperty = 1;
/** What lies further behind is a thumbnail. */
const longestSetBytes = 1 << 16;
const maxProperties = 256;
const maxTextBytes = 1 << 16;

/** The document properties of both summary streams under the interface's names; empty and unreadable ones are left out. */
export function readSummaryInformation(file: CompoundFile): Metadata {
  const metadata: Metadata = {};
  readPropertySet(readStream(file, '\u0005SummaryInformation', longestSetBytes), summaryNames, metadata);
  readPropertySet(
    readStream(file, '\u0005DocumentSummaryInformation', longestSetBytes),
    documentSummaryNames,
    metadata,
  );
  return metadata;
}

function readPropertySet(stream: Buffer | undefined, names: Record<number, string>, into: Metadata): void {
  if (stream === undefined || stream.length < 56 || uint16(stream, 0) !== 0xfffe) return;
  const section = uint32(stream, 44);
  const count = Math.min(uint32(stream, section + 4), maxProperties);
  const codePage = findCodePage(stream, section, count);
  for (let i = 0; i < count; i++) {
    const name = names[uint32(stream, section + 8 + i * 8)];
    if (name === undefined) continue;
    const value = readValue(stream, section + uint32(stream, section + 12 + i * 8), codePage);
    if (value !== '') into[name] = value;
  }
}

function findCodePage(stream: Buffer, section: number, count: number): number {
  for (let i = 0; i < count; i++) {
    if (uint32(stream, section + 8 + i * 8) !== codePageProperty) continue;
    // Stored as a signed number: 65001 is written as -535.
    return int16(stream, section + uint32(stream, section + 12 + i * 8) + 4) & 0xffff;
  }
  return 1252;
}

function readValue(stream: Buffer, at: number, codePage: number): string {
  switch (uint32(stream, at)) {
    case 0x1e:
      return readText(stream, at + 8, uint32(stream, at + 4), codePage);
    case 0x1f:
      return readText(stream, at + 8, uint32(stream, at + 4) * 2, 1200);
    case 0x40:
      return readFileTime(stream, at + 4);
    default:
      return '';
  }
}

function readText(stream: Buffer, at: number, length: number, codePage: number): string {
  if (at >= stream.length) return '';
  const end = Math.min(at + Math.min(length, maxTextBytes), stream.length);
  const text = decodeBytes(stream, at, end, codePage);
  const nul = text.indexOf('\0');
  return (nul < 0 ? text : text.slice(0, nul)).trim();
}

/** 100 ns since 1601 -> ISO 8601; empty for the zero and for spans of time, which the same type stores. */
function readFileTime(stream: Buffer, at: number): string {
  const hundredNanoseconds = uint32(stream, at + 4) * 2 ** 32 + uint32(stream, at);
  const unixMs = hundredNanoseconds / 10_000 - 11_644_473_600_000;
  return unixMs > -5_000_000_000_000 && unixMs < 8_000_000_000_000 && hundredNanoseconds > 10 ** 16
    ? new Date(unixMs).toISOString()
    : '';
}
