/**
 * The cross-reference of a file: where each object is. Follows classic tables, cross-reference streams, hybrid files
 * and the chain of incremental updates; the newest entry of an object wins. Damage is reported, not repaired, here.
 * Spec: ISO 32000-1, 7.5.4 to 7.5.8.
 */
import { decodeStream } from '../filters/decode-stream.js';
import { ObjectParser } from './object-parser.js';
import { Dict, Stream, asDict, numbersOf, type Resolver } from './objects.js';

/** Larger object numbers are damage or malice. */
export const maxObjectNumber = 8_388_607;

/** More sections than any honest file has. */
const maxSections = 4096;

/** Where an object is: `offset` in the file, or `index` inside the object stream `container`. */
export type Entry = { offset: number; generation: number } | { container: number; index: number };

export interface CrossReference {
  entries: Map<number, Entry | null>;
  /** The trailer dictionaries merged, the newest entries winning. */
  trailer: Dict;
}

/** Reads the whole chain from `startxref`; undefined when any part that matters is unreadable. */
export function readCrossReference(bytes: Uint8Array, resolver: Resolver): CrossReference | undefined {
  const start = findStart(bytes);
  if (start < 0) return undefined;
  const entries = new Map<number, Entry | null>();
  const trailer = new Dict(new Map(), resolver);
  const queue = [start];
  const seen = new Set<number>();
  while (queue.length > 0) {
    const offset = queue.shift()!;
    if (seen.has(offset) || seen.size > maxSections) continue;
    seen.add(offset);
    const own = new Map<number, Entry | null>();
    const section = readSection(bytes, offset, own, resolver);
    if (!section) {
      if (seen.size === 1) return undefined;
      continue;
    }
    for (const [key, value] of section.entries) if (!trailer.entries.has(key)) trailer.entries.set(key, value);
    const hybrid = section.get('XRefStm');
    if (typeof hybrid === 'number' && hybrid !== offset) readHidden(bytes, hybrid, own, resolver);
    for (const [number, entry] of own) if (!entries.has(number)) entries.set(number, entry);
    const previous = section.get('Prev');
    if (typeof previous === 'number') queue.push(previous);
  }
  return { entries, trailer };
}

/** The offset that the last `startxref` names; -1 when there is none. */
function findStart(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const at = file.lastIndexOf('startxref');
  if (at < 0) return -1;
  const parser = new ObjectParser(bytes, at + 9, noResolver);
  const offset = parser.integer();
  return offset >= 0 && offset < bytes.length ? offset : -1;
}

/** A hybrid file's table calls free what its stream, for readers that know streams, says where to find. */
function readHidden(bytes: Uint8Array, offset: number, own: Map<number, Entry | null>, resolver: Resolver): void {
  const hidden = new Map<number, Entry | null>();
  if (!readSection(bytes, offset, hidden, resolver)) return;
  for (const [number, entry] of hidden) if (entry && !own.get(number)) own.set(number, entry);
}

const noResolver: Resolver = { fetch: () => null };

function readSection(
  bytes: Uint8Array,
  offset: number,
  entries: Map<number, Entry | null>,
  resolver: Resolver,
): Dict | undefined {
  const parser = new ObjectParser(bytes, offset, resolver);
  if (parser.accept('xref')) return readTable(parser, entries);
  return readStream(parser, entries);
}

function readTable(parser: ObjectParser, entries: Map<number, Entry | null>): Dict | undefined {
  while (!parser.accept('trailer')) {
    let first = parser.integer();
    const count = parser.integer();
    if (first < 0 || count < 0) return undefined;
    for (let index = 0; index < count; index++) {
      const offset = parser.integer();
      const generation = parser.integer();
      if (offset < 0 || generation < 0) return undefined;
      const inUse = parser.accept('n');
      if (!inUse && !parser.accept('f')) return undefined;
      // A table that should start at 0 but says 1: its first entry is the head of the free list.
      if (index === 0 && first === 1 && !inUse && generation === 65535) first = 0;
      const number = first + index;
      if (number > maxObjectNumber || entries.has(number)) continue;
      entries.set(number, inUse && offset > 0 ? { offset, generation } : null);
    }
  }
  return asDict(parser.object());
}

function readStream(parser: ObjectParser, entries: Map<number, Entry | null>): Dict | undefined {
  if (parser.integer() < 0 || parser.integer() < 0 || !parser.accept('obj')) return undefined;
  const stream = readIndirectBody(parser);
  if (!(stream instanceof Stream) || stream.dict.name('Type') !== 'XRef') return undefined;
  const widths = numbersOf(stream.dict.array('W'));
  if (!widths || widths.length < 3 || widths.some((width) => width < 0 || width > 8)) return undefined;
  const [typeWidth, secondWidth, thirdWidth] = widths as [number, number, number];
  const size = typeWidth + secondWidth + thirdWidth;
  if (size === 0) return undefined;
  const data = decodeStream(stream).bytes;
  const index = numbersOf(stream.dict.array('Index')) ?? [0, stream.dict.number('Size') ?? 0];
  let at = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const first = index[pair]!;
    for (let item = 0; item < index[pair + 1]! && at + size <= data.length; item++, at += size) {
      const number = first + item;
      const type = typeWidth === 0 ? 1 : bigEndian(data, at, typeWidth);
      const second = bigEndian(data, at + typeWidth, secondWidth);
      const third = bigEndian(data, at + typeWidth + secondWidth, thirdWidth);
      if (number < 0 || number > maxObjectNumber || entries.has(number)) continue;
      if (type === 1) entries.set(number, { offset: second, generation: third });
      else if (type === 2) entries.set(number, { container: second, index: third });
      else if (type === 0) entries.set(number, null);
    }
  }
  return stream.dict;
}

function bigEndian(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + bytes[at + index]!;
  return value;
}

/** The object behind `n g obj`; a dictionary followed by `stream` becomes a Stream. `decrypt` is for its stream bytes. */
export function readIndirectBody(parser: ObjectParser, decrypt?: (bytes: Uint8Array, dict: Dict) => Uint8Array) {
  const value = parser.object();
  if (!(value instanceof Dict)) return value;
  const { bytes } = parser;
  if (!parser.accept('stream')) return value;
  let start = parser.position;
  if (bytes[start] === 13) start++;
  if (bytes[start] === 10) start++;
  return new Stream(value, () => {
    const raw = bytes.subarray(start, streamEnd(bytes, start, value.get('Length')));
    return decrypt ? decrypt(raw, value) : raw;
  });
}

/** The end of stream data: `Length` when `endstream` follows it, else the next `endstream` (or `endobj`). */
function streamEnd(bytes: Uint8Array, start: number, length: unknown): number {
  if (typeof length === 'number' && length >= 0 && start + length <= bytes.length) {
    let at = start + length;
    while (at < bytes.length && at < start + length + 4 && (bytes[at] === 10 || bytes[at] === 13 || bytes[at] === 32))
      at++;
    if (isWord(bytes, at, 'endstream') || isWord(bytes, at, 'endobj')) return start + length;
  }
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = file.indexOf('endstream', start, 'latin1');
  if (end < 0) end = file.indexOf('endobj', start, 'latin1');
  if (end < 0) return bytes.length;
  if (bytes[end - 1] === 10) end--;
  if (bytes[end - 1] === 13) end--;
  return Math.max(start, end);
}

function isWord(bytes: Uint8Array, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) if (bytes[at + index] !== word.charCodeAt(index)) return false;
  return true;
}
