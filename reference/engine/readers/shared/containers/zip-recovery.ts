/**
 * Entries of an archive that has lost its central directory (cut off, overwritten), found by walking the local headers.
 * Called by zip.ts when the directory is missing or wrong.
 * Spec: APPNOTE.TXT 6.3.10, 4.3.7 (local file header) and 4.3.9 (data descriptor).
 */
import type { ReadLimits } from '../../../document/reading.js';
import { checkEntryCount } from './archive-limits.js';
import type { ZipEntry } from './zip-entry.js';
import { entryPath } from './zip-entry.js';

const signature = Buffer.from('PK');
const localHeader = 0x0403_4b50;
const centralHeader = 0x0201_4b50;
const descriptor = 0x0807_4b50;
const hasDescriptor = 8;

/** Every entry whose local header stands in the bytes; the last one may be truncated. */
export function scanLocalHeaders(buffer: Buffer, limits: ReadLimits): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = buffer.indexOf(signature);
  while (at >= 0 && at + 30 <= buffer.length) {
    if (buffer.readUInt32LE(at) !== localHeader) {
      at = buffer.indexOf(signature, at + 2);
      continue;
    }
    const { entry, end } = readLocalHeader(buffer, at);
    if (entry) entries.push(entry);
    checkEntryCount(entries.length, limits);
    at = buffer.indexOf(signature, end);
  }
  return entries;
}

function readLocalHeader(buffer: Buffer, at: number): { entry?: ZipEntry; end: number } {
  const flags = buffer.readUInt16LE(at + 6);
  const nameLength = buffer.readUInt16LE(at + 26);
  const dataStart = at + 30 + nameLength + buffer.readUInt16LE(at + 28);
  if (nameLength === 0 || dataStart > buffer.length) return { end: at + 4 };
  let deflatedBytes = buffer.readUInt32LE(at + 18);
  const sizeUnknown = (deflatedBytes === 0 && (flags & hasDescriptor) !== 0) || deflatedBytes === 0xffff_ffff;
  let truncated = false;
  if (sizeUnknown) {
    const end = findDataEnd(buffer, dataStart);
    truncated = end === undefined;
    deflatedBytes = (end ?? buffer.length) - dataStart;
  } else if (dataStart + deflatedBytes > buffer.length) {
    truncated = true;
    deflatedBytes = buffer.length - dataStart;
  }
  const entry: ZipEntry = {
    path: entryPath(buffer, at + 30, nameLength),
    method: buffer.readUInt16LE(at + 8),
    encrypted: (flags & 1) !== 0,
    deflatedBytes,
    inflatedBytes: sizeUnknown ? 0 : buffer.readUInt32LE(at + 22),
    headerOffset: at,
  };
  if (truncated) entry.truncated = true;
  return { entry, end: dataStart + deflatedBytes };
}

/** The first data descriptor whose size fits, or the next header; undefined when the bytes end first. */
function findDataEnd(buffer: Buffer, dataStart: number): number | undefined {
  for (
    let at = buffer.indexOf(signature, dataStart);
    at >= 0 && at + 12 <= buffer.length;
    at = buffer.indexOf(signature, at + 2)
  ) {
    const mark = buffer.readUInt32LE(at);
    if (mark === descriptor && buffer.readUInt32LE(at + 8) === at - dataStart) return at;
    if (mark === localHeader || mark === centralHeader) return at;
  }
  return undefined;
}
