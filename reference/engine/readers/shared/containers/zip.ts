/**
 * Bytes of a ZIP archive -> entries that inflate when asked for. The container of DOCX, XLSX and ODT.
 * The central directory is believed when it is there and sound; else the local headers are walked (zip-recovery.ts).
 * Spec: APPNOTE.TXT 6.3.10 (ZIP File Format Specification), 4.3 and 4.4; Limits.
 */
import { ServiceError } from '../../../../base/errors.js';
import type { Notice, ReadLimits } from '../../../document/reading.js';
import { addNotice } from '../../../document/reading.js';
import { archiveBudget, type ArchiveBudget, checkEntryCount, limitExceeded } from './archive-limits.js';
import { inflate, type Inflated } from './inflate.js';
import type { ZipEntry } from './zip-entry.js';
import { entryPath } from './zip-entry.js';
import { scanLocalHeaders } from './zip-recovery.js';

export interface ZipArchive {
  /** Paths as written in the archive, in its order. */
  paths(): Iterable<string>;
  has(path: string): boolean;
  /**
   * The bytes of an entry; undefined when there is none, or nothing of it can be read (then with a notice).
   * Damaged entries come as far as they can be read, with a notice.
   * @throws ServiceError document.encrypted, document.limit-exceeded.
   */
  read(path: string): Buffer | undefined;
  /** Like `read`, but the bytes are valid only until the next call of `borrow`: for parts that are decoded at once. */
  borrow(path: string): Buffer | undefined;
}

const localHeader = 0x0403_4b50;
const centralHeader = 0x0201_4b50;
const endOfDirectory = 0x0605_4b50;
const endOfDirectory64 = 0x0606_4b50;
const locator64 = 0x0706_4b50;
const unknown32 = 0xffff_ffff;
const beyondAscii = /[\x80-\xff]/;

/**
 * Opens an archive; nothing is inflated yet. Notices of later reads are added to `notices`.
 * @throws ServiceError document.corrupted when no entry can be found, document.limit-exceeded.
 */
export function openZip(bytes: Uint8Array, limits: ReadLimits, notices: Notice[]): ZipArchive {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let entries = readDirectory(buffer, limits);
  if (entries === undefined) {
    entries = scanLocalHeaders(buffer, limits);
    if (entries.length === 0)
      throw new ServiceError('document.corrupted', 'The document is damaged: its archive cannot be opened.');
    addNotice(notices, {
      code: 'truncated-input',
      message: 'The archive has no directory; the document may be incomplete.',
    });
  }
  checkOverlap(entries);
  return archiveOf(buffer, entries, limits, notices);
}

function archiveOf(buffer: Buffer, entries: ZipEntry[], limits: ReadLimits, notices: Notice[]): ZipArchive {
  const budget = archiveBudget(limits);
  const byPath = new Map<string, ZipEntry>();
  for (const entry of entries) byPath.set(entry.path, entry);
  let byLowerPath: Map<string, ZipEntry> | undefined;
  const find = (path: string): ZipEntry | undefined => {
    const exact = byPath.get(path);
    if (exact) return exact;
    // OPC part names compare without case, and some producers write backslashes.
    byLowerPath ??= new Map(entries.map((entry) => [comparable(entry.path), entry]));
    return byLowerPath.get(comparable(path));
  };
  const open = (path: string, purpose: 'borrow' | 'read'): Inflated | undefined => {
    const entry = find(path);
    const opened = entry && openEntry(buffer, entry, budget, purpose);
    if (entry && opened === undefined) return unreadable(entry, notices);
    if (entry && (entry.truncated || !opened!.complete)) {
      if (opened!.bytes.length === 0) return unreadable(entry, notices);
      addNotice(notices, {
        code: 'part-unreadable',
        message: 'A part of the document is damaged and was read only in part.',
        where: { part: entry.path },
      });
    }
    return opened;
  };
  return {
    paths: () => byPath.keys(),
    has: (path) => find(path) !== undefined,
    read: (path) => {
      const opened = open(path, 'read');
      return opened?.borrowed ? Buffer.from(opened.bytes) : opened?.bytes;
    },
    borrow: (path) => open(path, 'borrow')?.bytes,
  };
}

/** undefined when nothing of the entry can be read. */
function openEntry(
  buffer: Buffer,
  entry: ZipEntry,
  budget: ArchiveBudget,
  purpose: 'borrow' | 'read',
): Inflated | undefined {
  const data = entryData(buffer, entry);
  if (data === undefined || (entry.method !== 0 && entry.method !== 8)) return undefined;
  const allowed = budget.allowance(data.length);
  if (entry.method === 0 && data.length > allowed) throw limitExceeded(`an entry of ${data.length} bytes`);
  const opened =
    entry.method === 0 ? { bytes: data, complete: true } : inflate(data, entry.inflatedBytes, allowed, purpose);
  budget.charge(opened.bytes.length);
  return opened;
}

function comparable(path: string): string {
  return path.replaceAll('\\', '/').toLowerCase();
}

function unreadable(entry: ZipEntry, notices: Notice[]): undefined {
  addNotice(notices, {
    code: 'part-unreadable',
    message: 'A part of the document could not be read.',
    where: { part: entry.path },
  });
  return undefined;
}

function entryData(buffer: Buffer, entry: ZipEntry): Buffer | undefined {
  if (entry.encrypted)
    throw new ServiceError(
      'document.encrypted',
      'The document is protected by a password. Remove the protection and send it again.',
    );
  const at = entry.headerOffset;
  if (at < 0 || at + 30 > buffer.length || buffer.readUInt32LE(at) !== localHeader) return undefined;
  const start = at + 30 + buffer.readUInt16LE(at + 26) + buffer.readUInt16LE(at + 28);
  if (start > buffer.length) return undefined;
  if (start + entry.deflatedBytes > buffer.length) entry.truncated = true;
  return buffer.subarray(start, start + entry.deflatedBytes);
}

/** Entries of the central directory; undefined when there is none, or it does not point at entries. */
function readDirectory(buffer: Buffer, limits: ReadLimits): ZipEntry[] | undefined {
  const end = findEnd(buffer);
  if (end === undefined) return undefined;
  checkEntryCount(end.count, limits);
  // Bytes before the archive shift every offset by the same amount.
  const shift = end.position - end.size - end.offset;
  let at = end.offset + shift;
  if (at < 0) return undefined;
  const entries: ZipEntry[] = [];
  // One string for all names: a call into the buffer for each would take longer than everything else here.
  const start = at;
  const names = buffer.toString('latin1', start, end.position);
  while (at + 46 <= end.position && buffer.readUInt32LE(at) === centralHeader) {
    const nameLength = buffer.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
    const name = names.slice(at + 46 - start, at + 46 - start + nameLength);
    const path = beyondAscii.test(name) ? entryPath(buffer, at + 46, nameLength) : name;
    entries.push(readCentralHeader(buffer, at, path, shift));
    checkEntryCount(entries.length, limits);
    at = next;
  }
  if (entries.length === 0) return undefined;
  const first = entries[0]!.headerOffset;
  return first + 4 <= buffer.length && first >= 0 && buffer.readUInt32LE(first) === localHeader ? entries : undefined;
}

function readCentralHeader(buffer: Buffer, at: number, path: string, shift: number): ZipEntry {
  const flags = buffer.readUInt16LE(at + 8);
  const entry: ZipEntry = {
    path,
    method: buffer.readUInt16LE(at + 10),
    encrypted: (flags & 1) !== 0,
    deflatedBytes: buffer.readUInt32LE(at + 20),
    inflatedBytes: buffer.readUInt32LE(at + 24),
    headerOffset: buffer.readUInt32LE(at + 42),
  };
  if (entry.deflatedBytes === unknown32 || entry.inflatedBytes === unknown32 || entry.headerOffset === unknown32) {
    readZip64Extra(buffer, at + 46 + buffer.readUInt16LE(at + 28), buffer.readUInt16LE(at + 30), entry);
  }
  entry.headerOffset += shift;
  return entry;
}

/** Fills in, in this order, only the fields that the 32-bit header could not hold. */
function readZip64Extra(buffer: Buffer, start: number, length: number, entry: ZipEntry): void {
  const end = Math.min(start + length, buffer.length);
  let at = start;
  while (at + 4 <= end) {
    const id = buffer.readUInt16LE(at);
    const next = at + 4 + buffer.readUInt16LE(at + 2);
    if (id === 1) {
      let field = at + 4;
      const take = (): number => {
        const value = field + 8 <= Math.min(next, end) ? Number(buffer.readBigUInt64LE(field)) : 0;
        field += 8;
        return value;
      };
      if (entry.inflatedBytes === unknown32) entry.inflatedBytes = take();
      if (entry.deflatedBytes === unknown32) entry.deflatedBytes = take();
      if (entry.headerOffset === unknown32) entry.headerOffset = take();
      return;
    }
    at = next;
  }
}

interface DirectoryEnd {
  count: number;
  size: number;
  offset: number;
  /** Where the directory must end. */
  position: number;
}

function findEnd(buffer: Buffer): DirectoryEnd | undefined {
  const lowest = Math.max(0, buffer.length - 22 - 0xffff);
  for (let at = buffer.length - 22; at >= lowest; at--) {
    if (buffer[at] !== 0x50 || buffer.readUInt32LE(at) !== endOfDirectory) continue;
    const end = {
      count: buffer.readUInt16LE(at + 10),
      size: buffer.readUInt32LE(at + 12),
      offset: buffer.readUInt32LE(at + 16),
      position: at,
    };
    if (end.count === 0xffff || end.size === unknown32 || end.offset === unknown32) return findEnd64(buffer, at) ?? end;
    return end;
  }
  return undefined;
}

function findEnd64(buffer: Buffer, endPosition: number): DirectoryEnd | undefined {
  const locator = endPosition - 20;
  if (locator < 0 || buffer.readUInt32LE(locator) !== locator64) return undefined;
  const at = Number(buffer.readBigUInt64LE(locator + 8));
  if (at + 56 > buffer.length || buffer.readUInt32LE(at) !== endOfDirectory64) return undefined;
  return {
    count: Number(buffer.readBigUInt64LE(at + 32)),
    size: Number(buffer.readBigUInt64LE(at + 40)),
    offset: Number(buffer.readBigUInt64LE(at + 48)),
    position: at,
  };
}

/** @throws ServiceError document.limit-exceeded when two entries share data: the mark of an overlapping bomb. */
function checkOverlap(entries: readonly ZipEntry[]): void {
  let sorted = entries;
  for (let i = 1; i < entries.length; i++) {
    if (entries[i]!.headerOffset < entries[i - 1]!.headerOffset) {
      sorted = [...entries].sort((a, b) => a.headerOffset - b.headerOffset);
      break;
    }
  }
  for (let i = 1; i < sorted.length; i++) {
    const before = sorted[i - 1]!;
    const entry = sorted[i]!;
    // A twin of the same name at the same place is a clumsy producer, not a bomb.
    if (before.headerOffset === entry.headerOffset && before.path === entry.path) continue;
    if (before.headerOffset + 30 + before.deflatedBytes > entry.headerOffset)
      throw limitExceeded('entries that overlap');
  }
}
