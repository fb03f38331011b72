/**
 * Finds the objects of a damaged file by reading it from front to back: `n g obj` headers, trailers and the contents
 * of object streams. The last definition of an object wins, as in an incrementally updated file.
 * Spec: ISO 32000-1, 7.5 (file structure); Annex C does not cover damage, so this is our recovery.
 */
import { decodeStream } from '../filters/decode-stream.js';
import type { CrossReference, Entry } from './cross-reference.js';
import { maxObjectNumber, readIndirectBody } from './cross-reference.js';
import { ObjectParser } from './object-parser.js';
import { Dict, Ref, Stream, asDict, type Resolver } from './objects.js';

/** More object streams than this are not looked into. */
const maxObjectStreams = 20_000;

/** The cross-reference without the objects inside object streams, and the numbers of those streams (they may be encrypted). */
export function rebuildCrossReference(
  bytes: Uint8Array,
  resolver: Resolver,
): { reference: CrossReference; containers: number[] } {
  const entries = new Map<number, Entry | null>();
  const trailer = new Dict(new Map(), resolver);
  scanObjects(bytes, entries);
  scanTrailers(bytes, trailer, resolver);
  const containers = lookInside(bytes, entries, trailer, resolver);
  return { reference: { entries, trailer }, containers };
}

/** Every ` n g obj` of the file. */
function scanObjects(bytes: Uint8Array, entries: Map<number, Entry | null>): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = file.indexOf('obj', 0, 'latin1'); at >= 0; at = file.indexOf('obj', at + 3, 'latin1')) {
    if (at > 2 && file[at - 1] === 0x64 && file[at - 2] === 0x6e) continue;
    const generation = numberBefore(bytes, at);
    if (!generation) continue;
    const number = numberBefore(bytes, generation.start);
    if (!number || number.start === generation.start || number.value > maxObjectNumber || generation.value > 65535)
      continue;
    entries.set(number.value, { offset: number.start, generation: generation.value });
  }
}

/** The unsigned integer that ends, apart from white space, before `end`. */
function numberBefore(bytes: Uint8Array, end: number): { value: number; start: number } | undefined {
  let at = end - 1;
  while (
    at >= 0 &&
    end - at < 20 &&
    (bytes[at] === 32 || bytes[at] === 10 || bytes[at] === 13 || bytes[at] === 9 || bytes[at] === 0)
  )
    at--;
  const last = at;
  let value = 0;
  let scale = 1;
  while (at >= 0 && last - at < 10 && bytes[at]! >= 48 && bytes[at]! <= 57) {
    value += (bytes[at]! - 48) * scale;
    scale *= 10;
    at--;
  }
  return at === last ? undefined : { value, start: at + 1 };
}

function scanTrailers(bytes: Uint8Array, trailer: Dict, resolver: Resolver): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = file.indexOf('trailer', 0, 'latin1'); at >= 0; at = file.indexOf('trailer', at + 7, 'latin1')) {
    const dict = asDict(new ObjectParser(bytes, at + 7, resolver).object());
    if (dict) takeTrailer(dict, trailer);
  }
}

function takeTrailer(from: Dict, trailer: Dict): void {
  for (const key of ['Root', 'Info', 'Encrypt', 'ID', 'Size']) {
    const value = from.raw(key);
    if (value !== null) trailer.entries.set(key, value);
  }
}

/** The numbers of object streams; takes trailer entries of cross-reference streams and, if still missing, the catalogue. */
function lookInside(
  bytes: Uint8Array,
  entries: Map<number, Entry | null>,
  trailer: Dict,
  resolver: Resolver,
): number[] {
  const containers: number[] = [];
  let catalogue: Ref | undefined;
  const mentions = mentionsOfTypes(bytes);
  for (const [number, entry] of entries) {
    if (!entry || !('offset' in entry)) continue;
    if (!isMentioned(mentions, entry.offset)) continue;
    const parser = new ObjectParser(bytes, entry.offset, resolver);
    parser.integer();
    parser.integer();
    parser.accept('obj');
    const value = readIndirectBody(parser);
    const type = asDict(value)?.entries.get('Type');
    const typeName = type && typeof type === 'object' && 'text' in type ? type.text : '';
    if (typeName === 'Catalog') catalogue = new Ref(number, entry.generation);
    if (typeName === 'XRef' && value instanceof Stream) takeTrailer(value.dict, trailer);
    if (typeName === 'ObjStm' && value instanceof Stream && containers.length < maxObjectStreams)
      containers.push(number);
  }
  if (catalogue && trailer.raw('Root') === null) trailer.entries.set('Root', catalogue);
  return containers;
}

const wantedTypes = ['/ObjStm', '/XRef', '/Catalog'];
/** How far behind the start of an object its type is looked for. */
const typeReach = 600;

/** Where each of the wanted type names stands, in the order of the file: a handful of places among thousands of objects. */
function mentionsOfTypes(bytes: Uint8Array): number[][] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return wantedTypes.map((name) => {
    const places: number[] = [];
    for (let at = file.indexOf(name, 0, 'latin1'); at >= 0; at = file.indexOf(name, at + name.length, 'latin1'))
      places.push(at);
    return places;
  });
}

/** Cheap test that spares parsing every object: one of the wanted type names near the object's start. */
function isMentioned(mentions: readonly (readonly number[])[], offset: number): boolean {
  return mentions.some((places, type) => {
    const place = firstFrom(places, offset);
    return place !== undefined && place + wantedTypes[type]!.length <= offset + typeReach;
  });
}

/** The first of the rising numbers that is not below the bound. */
function firstFrom(numbers: readonly number[], bound: number): number | undefined {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return numbers[low];
}

/** Enters the objects of one decoded object stream, unless the file body defines them. */
export function indexContainer(
  container: number,
  stream: Stream,
  entries: Map<number, Entry | null>,
  resolver: Resolver,
): void {
  const count = Math.min(stream.dict.number('N') ?? 0, maxObjectNumber);
  const parser = new ObjectParser(decodeStream(stream).bytes, 0, resolver);
  for (let index = 0; index < count; index++) {
    const number = parser.integer();
    if (number < 0 || parser.integer() < 0) break;
    const known = entries.get(number);
    if (number <= maxObjectNumber && (!known || 'container' in known)) entries.set(number, { container, index });
  }
}
