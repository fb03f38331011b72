/**
 * Compound file (OLE2, structured storage) reader: the container of DOC and XLS. Opens the directory, hands out streams.
 * Every chain is bounded by the size of the file, so loops and lies in damaged files end; what a cut file still holds is read.
 * Standard: [MS-CFB] 2.1 to 2.6.
 */
import { asBuffer, int32, uint16, uint32 } from './little-endian.js';

/** Streams and storages under one storage, by lower-case name. */
export type Entries = ReadonlyMap<string, DirectoryEntry>;

/** An opened compound file. `root` holds what is directly under the root. */
export interface CompoundFile {
  bytes: Buffer;
  directory: Buffer;
  root: Entries;
  /** The file ends before something it speaks of, or its tables contradict each other. */
  damaged: boolean;
  layout: SectorLayout;
}

interface DirectoryEntry {
  /** As stored, without the final NUL. */
  name: string;
  kind: 'storage' | 'stream';
  startSector: number;
  sizeBytes: number;
  /** Number of the entry a storage begins with. */
  firstChild: number;
}

interface SectorLayout {
  sectorShift: number;
  miniShift: number;
  miniCutoffBytes: number;
  fat: Int32Array;
  miniFat: Int32Array;
  /** The root's own stream, which holds the short streams. */
  miniStream: Buffer;
}

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const endOfChain = -2;
const noEntry = 0xffffffff;
const entryBytes = 128;

/** True when the bytes open with the signature of a compound file. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/**
 * Opens a compound file; never throws. Streams share the memory of `bytes` where they lie in one piece.
 * A file cut off before its directory opens as `damaged` with an empty root: see `salvageStream`.
 */
export function openCompoundFile(source: Uint8Array): CompoundFile {
  let file = opened.get(source);
  if (file === undefined) opened.set(source, (file = open(asBuffer(source))));
  return file;
}

/** Telling the format and reading it open the same bytes one after the other. */
const opened = new WeakMap<Uint8Array, CompoundFile>();

function open(bytes: Buffer): CompoundFile {
  const sectorShift = clampShift(uint16(bytes, 30), 9);
  const file: CompoundFile & { root: Map<string, DirectoryEntry> } = {
    bytes,
    directory: Buffer.alloc(0),
    root: new Map<string, DirectoryEntry>(),
    damaged: false,
    layout: {
      sectorShift,
      miniShift: uint16(bytes, 32) >= 4 && uint16(bytes, 32) < sectorShift ? uint16(bytes, 32) : 6,
      miniCutoffBytes: 4096,
      fat: readFat(bytes, sectorShift),
      miniFat: new Int32Array(0),
      miniStream: Buffer.alloc(0),
    },
  };
  const directory = readChain(file, int32(bytes, 48), bytes.length);
  if (directory.length < entryBytes) file.damaged = true;
  file.layout.miniStream = readChain(file, int32(directory, 116), uint32(directory, 120));
  file.layout.miniFat = toInt32Array(readChain(file, int32(bytes, 60), sizeOf(uint32(bytes, 64), sectorShift)));
  file.directory = directory;
  readEntries(directory, uint32(directory, 76), Infinity, file.root);
  return file;
}

/** What a storage holds, at most so many entries; undefined when there is none of the name. */
export function readStorage(
  file: CompoundFile,
  name: string,
  within: Entries = file.root,
  atMostEntries = Infinity,
): Entries | undefined {
  const entry = within.get(name.toLowerCase());
  if (entry?.kind !== 'storage') return undefined;
  const entries = new Map<string, DirectoryEntry>();
  readEntries(file.directory, entry.firstChild, atMostEntries, entries);
  return entries;
}

/**
 * The first `atMostBytes` bytes of a stream under a storage, the root if none is named; undefined when there is none.
 * A damaged chain gives what it reaches.
 */
export function readStream(
  file: CompoundFile,
  name: string,
  atMostBytes = Infinity,
  within: Entries = file.root,
): Buffer | undefined {
  const entry = within.get(name.toLowerCase());
  if (entry?.kind !== 'stream') return undefined;
  const { miniCutoffBytes, miniStream } = file.layout;
  const isMini = entry.sizeBytes < miniCutoffBytes && miniStream.length > 0;
  const wanted = Math.min(entry.sizeBytes, atMostBytes);
  const stream = isMini ? readMiniChain(file, entry.startSector, wanted) : readChain(file, entry.startSector, wanted);
  if (stream.length < wanted) file.damaged = true;
  return stream;
}

/** The bytes from `sector` on through the table of sectors: the last resort where the directory is lost. */
export function salvageStream(file: CompoundFile, sector: number): Buffer {
  return readChain(file, sector, file.bytes.length);
}

function clampShift(shift: number, otherwise: number): number {
  return shift >= 7 && shift <= 16 ? shift : otherwise;
}

/** Not by a shift: numbers of damaged files leave the 32 bits of one. */
function sizeOf(sectors: number, shift: number): number {
  return sectors * 2 ** shift;
}

/** Hosts are little-endian everywhere Node runs. */
function toInt32Array(bytes: Buffer): Int32Array {
  const values = new Int32Array(bytes.length >> 2);
  bytes.copy(Buffer.from(values.buffer), 0, 0, values.length << 2);
  return values;
}

/** The table of next sectors, put together from the sectors named in the header and in the chain of further names. */
function readFat(bytes: Buffer, shift: number): Int32Array {
  const perSector = 1 << (shift - 2);
  const sectorsInFile = Math.ceil(bytes.length / (1 << shift));
  const limit = Math.ceil(sectorsInFile / perSector) + 1;
  const named = fatSectors(bytes, shift, Math.min(uint32(bytes, 44), limit));
  const fat = new Int32Array(named.length * perSector);
  const fatBytes = Buffer.from(fat.buffer);
  let length = 0;
  for (const sector of named) {
    const from = sizeOf(sector + 1, shift);
    if (sector < 0 || from + 4 > bytes.length) break;
    const count = Math.min(perSector, (bytes.length - from) >> 2);
    bytes.copy(fatBytes, length << 2, from, from + (count << 2));
    length += count;
  }
  return fat.subarray(0, length);
}

function fatSectors(bytes: Uint8Array, shift: number, count: number): number[] {
  const sectors: number[] = [];
  for (let i = 0; i < 109 && sectors.length < count; i++) sectors.push(int32(bytes, 76 + (i << 2)));
  const perSector = (1 << (shift - 2)) - 1;
  let next = int32(bytes, 68);
  while (sectors.length < count && next >= 0 && sizeOf(next + 1, shift) < bytes.length) {
    const from = sizeOf(next + 1, shift);
    for (let i = 0; i < perSector && sectors.length < count; i++) sectors.push(int32(bytes, from + (i << 2)));
    next = int32(bytes, from + (perSector << 2));
  }
  return sectors;
}

/**
 * At most `sizeBytes` bytes of the chain that begins at `start`. One run of neighbours is a view, not a copy.
 * Where the table itself is cut off, the chain is taken to go on in order: writers lay long streams down in one piece.
 */
function readChain(file: CompoundFile, start: number, sizeBytes: number): Buffer {
  const { bytes, layout } = file;
  const { fat, sectorShift } = layout;
  const sectorsInFile = Math.ceil(bytes.length / (1 << sectorShift));
  let left = Math.min(Math.ceil(sizeBytes / (1 << sectorShift)), sectorsInFile);
  const runs: [from: number, sectors: number][] = [];
  let sector = start;
  while (left > 0 && sector >= 0 && sector < sectorsInFile) {
    const first = sector;
    let next = first;
    do {
      sector = next;
      left--;
      next = sector < fat.length ? fat[sector]! : sector + 1;
    } while (left > 0 && next === sector + 1 && next < sectorsInFile);
    runs.push([first, sector - first + 1]);
    sector = next;
  }
  return joinRuns(bytes, runs, sectorShift, 1, sizeBytes);
}

function readMiniChain(file: CompoundFile, start: number, sizeBytes: number): Buffer {
  const { miniFat, miniShift, miniStream } = file.layout;
  let left = Math.ceil(Math.min(sizeBytes, miniStream.length) / (1 << miniShift));
  const runs: [from: number, sectors: number][] = [];
  let sector = start;
  while (left > 0 && sector >= 0 && sizeOf(sector, miniShift) < miniStream.length) {
    runs.push([sector, 1]);
    left--;
    sector = sector < miniFat.length ? miniFat[sector]! : endOfChain;
  }
  return joinRuns(miniStream, runs, miniShift, 0, sizeBytes);
}

/** `skip` is the number of sectors before the first one (the header fills one). */
function joinRuns(
  bytes: Buffer,
  runs: readonly [from: number, sectors: number][],
  shift: number,
  skip: number,
  sizeBytes: number,
): Buffer {
  const offset = (sector: number): number => (sector + skip) * 2 ** shift;
  if (runs.length === 0) return Buffer.alloc(0);
  if (runs.length === 1) {
    const from = offset(runs[0]![0]);
    return bytes.subarray(from, from + Math.min(sizeBytes, sizeOf(runs[0]![1], shift)));
  }
  let total = 0;
  for (const [, sectors] of runs) total += sizeOf(sectors, shift);
  const joined = Buffer.allocUnsafe(Math.min(total, sizeBytes));
  let at = 0;
  for (const [first, sectors] of runs) {
    const part = bytes.subarray(offset(first), offset(first + sectors));
    const kept = part.length > joined.length - at ? part.subarray(0, joined.length - at) : part;
    kept.copy(joined, at);
    at += kept.length;
  }
  return at < joined.length ? joined.subarray(0, at) : joined;
}

/** Walks the tree of a storage's children; each entry is visited once, whatever its links say. */
function readEntries(directory: Uint8Array, first: number, atMost: number, into: Map<string, DirectoryEntry>): void {
  const count = Math.floor(directory.length / entryBytes);
  const seen = new Set<number>();
  const waiting = [first];
  while (waiting.length > 0 && seen.size < atMost) {
    const index = waiting.pop()!;
    if (index === noEntry || index >= count || seen.has(index)) continue;
    seen.add(index);
    const at = index * entryBytes;
    const entry = readEntry(directory, at);
    if (entry !== undefined && !into.has(entry.name.toLowerCase())) into.set(entry.name.toLowerCase(), entry);
    waiting.push(uint32(directory, at + 68), uint32(directory, at + 72));
  }
}

function readEntry(directory: Uint8Array, at: number): DirectoryEntry | undefined {
  const type = directory[at + 66];
  if (type !== 1 && type !== 2) return undefined;
  const length = Math.min(Math.max(uint16(directory, at + 64) - 2, 0), 62);
  let name = '';
  for (let i = 0; i < length; i += 2) name += String.fromCharCode(uint16(directory, at + i));
  return {
    name,
    kind: type === 1 ? 'storage' : 'stream',
    startSector: int32(directory, at + 116),
    sizeBytes: uint32(directory, at + 120),
    firstChild: uint32(directory, at + 76),
  };
}
