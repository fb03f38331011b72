/**
 * Makes ZIP archives for tests, also such as no honest producer would write.
 * Spec: APPNOTE.TXT 6.3.10.
 */
import { deflateRawSync } from 'node:zlib';

export interface ZipFile {
  path: string;
  content: string | Uint8Array;
  /** Default deflated. */
  stored?: boolean;
  /** Sizes follow the data instead of standing before them. */
  descriptor?: boolean;
  /** 64-bit sizes and offset in the extra field of the directory. */
  zip64?: boolean;
  encrypted?: boolean;
  /** Claims of the headers that differ from the truth. */
  claimed?: { inflatedBytes?: number; method?: number };
  /** Changes the deflated bytes before they are written. */
  damage?: (deflated: Buffer) => Buffer;
}

export interface ZipShape {
  /** Bytes before the first entry. */
  before?: Uint8Array;
  comment?: string;
  /** Leave the central directory out. */
  withoutDirectory?: boolean;
  /** All entries of the directory point at the first one's data. */
  overlapping?: boolean;
}

export function writeZip(files: readonly ZipFile[], shape: ZipShape = {}): Buffer {
  const before = Buffer.from(shape.before ?? []);
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const body = localEntry(file);
    directory.push(directoryEntry(file, shape.overlapping ? 0 : offset));
    bodies.push(body);
    offset += body.length;
  }
  if (shape.withoutDirectory) return Buffer.concat([before, ...bodies]);
  return Buffer.concat([before, ...bodies, ...directory, end(directory, offset, shape.comment ?? '')]);
}

/** Paths with their contents, all deflated: what most tests need. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  return writeZip(Object.entries(files).map(([path, content]) => ({ path, content })));
}

function dataOf(file: ZipFile): Buffer {
  const content = Buffer.from(file.content);
  const data = file.stored ? content : deflateRawSync(content);
  return file.damage ? file.damage(data) : data;
}

function flagsOf(file: ZipFile): number {
  return (file.encrypted ? 1 : 0) | (file.descriptor ? 8 : 0) | 0x800;
}

function methodOf(file: ZipFile): number {
  return file.claimed?.method ?? (file.stored ? 0 : 8);
}

function inflatedBytesOf(file: ZipFile): number {
  return file.claimed?.inflatedBytes ?? Buffer.byteLength(Buffer.from(file.content));
}

function localEntry(file: ZipFile): Buffer {
  const data = dataOf(file);
  const name = Buffer.from(file.path);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flagsOf(file), 6);
  header.writeUInt16LE(methodOf(file), 8);
  header.writeUInt32LE(file.descriptor ? 0 : data.length, 18);
  header.writeUInt32LE(file.descriptor ? 0 : inflatedBytesOf(file), 22);
  header.writeUInt16LE(name.length, 26);
  const parts = [header, name, data];
  if (file.descriptor) {
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x0807_4b50, 0);
    descriptor.writeUInt32LE(data.length, 8);
    descriptor.writeUInt32LE(inflatedBytesOf(file), 12);
    parts.push(descriptor);
  }
  return Buffer.concat(parts);
}

function directoryEntry(file: ZipFile, offset: number): Buffer {
  const name = Buffer.from(file.path);
  const deflatedBytes = dataOf(file).length;
  const extra = file.zip64 ? zip64Extra(inflatedBytesOf(file), deflatedBytes, offset) : Buffer.alloc(0);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x0201_4b50, 0);
  header.writeUInt16LE(flagsOf(file), 8);
  header.writeUInt16LE(methodOf(file), 10);
  header.writeUInt32LE(file.zip64 ? 0xffff_ffff : deflatedBytes, 20);
  header.writeUInt32LE(file.zip64 ? 0xffff_ffff : inflatedBytesOf(file), 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(file.zip64 ? 0xffff_ffff : offset, 42);
  return Buffer.concat([header, name, extra]);
}

function zip64Extra(inflatedBytes: number, deflatedBytes: number, offset: number): Buffer {
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  extra.writeBigUInt64LE(BigInt(inflatedBytes), 4);
  extra.writeBigUInt64LE(BigInt(deflatedBytes), 12);
  extra.writeBigUInt64LE(BigInt(offset), 20);
  return extra;
}

function end(directory: readonly Buffer[], offset: number, comment: string): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x0605_4b50, 0);
  record.writeUInt16LE(directory.length, 8);
  record.writeUInt16LE(directory.length, 10);
  record.writeUInt32LE(
    directory.reduce((sum, entry) => sum + entry.length, 0),
    12,
  );
  record.writeUInt32LE(offset, 16);
  record.writeUInt16LE(comment.length, 20);
  return Buffer.concat([record, Buffer.from(comment)]);
}
