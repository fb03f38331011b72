/**
 * The shared string table (SST and the CONTINUE records behind it). Finds where each string lies, decodes it when a cell asks.
 * A string may be cut by a record's end between any two characters; the rest begins with a flag byte of its own.
 * Standard: [MS-XLS] 2.4.265 (SST), 2.4.58 (Continue).
 */
import { uint16, uint32 } from '../../shared/compound-file/little-endian.js';
import { record, type BiffRecords } from './biff-records.js';
import { readCharacters, stringHeadBytes, stringTailBytes } from './biff-strings.js';

export interface SharedStrings {
  /** Empty for an index that is not there. */
  at(index: number): string;
}

export const noSharedStrings: SharedStrings = { at: () => '' };

/** Data of one record: where it begins and ends in the stream. */
interface Segment {
  start: number;
  end: number;
}

/** Reads the SST record at hand and moves to the last of its continuations. */
export function readSharedStrings(records: BiffRecords): SharedStrings {
  const segments: Segment[] = [{ start: records.start, end: records.end }];
  while (records.peek() === record.CONTINUE && records.next())
    segments.push({ start: records.start, end: records.end });
  const { bytes } = records;
  const { offsets, split } = locate(bytes, segments);
  const known: (string | undefined)[] = [];
  return {
    at: (index) => {
      const offset = offsets[index];
      if (offset === undefined) return '';
      return (known[index] ??= split.get(index) ?? readWhole(bytes, offset));
    },
  };
}

function readWhole(bytes: Buffer, offset: number): string {
  const flags = bytes[offset + 2]!;
  return readCharacters(bytes, offset + stringHeadBytes(flags), uint16(bytes, offset), flags, bytes.length);
}

/** Offsets of the strings by index; those cut by a record's end are decoded at once. */
function locate(bytes: Buffer, segments: readonly Segment[]): { offsets: number[]; split: Map<number, string> } {
  const offsets: number[] = [];
  const split = new Map<number, string>();
  const declared = uint32(bytes, segments[0]!.start + 4);
  let segment = 0;
  let at = segments[0]!.start + 8;
  while (offsets.length < declared && segment < segments.length) {
    const { end } = segments[segment]!;
    if (at + 3 > end) {
      // Nothing but padding is left: the head of a string is never cut.
      if (++segment < segments.length) at = segments[segment]!.start;
      continue;
    }
    const flags = bytes[at + 2]!;
    const charactersAt = at + stringHeadBytes(flags);
    const charactersEnd = charactersAt + uint16(bytes, at) * ((flags & 1) + 1);
    if (charactersEnd > end) {
      const joined = joinPieces(bytes, segments, segment, at, charactersAt);
      split.set(offsets.length, joined.text);
      offsets.push(at);
      ({ segment, at } = skipBytes(segments, joined.segment, joined.at, stringTailBytes(bytes, at, flags)));
      continue;
    }
    const tail = stringTailBytes(bytes, at, flags);
    offsets.push(at);
    at = charactersEnd + tail;
    if (at > end) ({ segment, at } = skipBytes(segments, segment, charactersEnd, tail));
  }
  return { offsets, split };
}

interface Place {
  segment: number;
  at: number;
}

/** Goes on `count` bytes, from record to record: formatting runs and phonetics may be cut too, without a flag byte. */
function skipBytes(segments: readonly Segment[], segment: number, at: number, count: number): Place {
  let left = count;
  let place = { segment, at };
  while (place.segment < segments.length && place.at + left > segments[place.segment]!.end) {
    left -= Math.max(segments[place.segment]!.end - place.at, 0);
    const next = place.segment + 1;
    place = { segment: next, at: segments[next]?.start ?? 0 };
  }
  return { segment: place.segment, at: place.at + left };
}

function joinPieces(
  bytes: Buffer,
  segments: readonly Segment[],
  first: number,
  stringAt: number,
  charactersAt: number,
): Place & { text: string } {
  let left = uint16(bytes, stringAt);
  let flags = bytes[stringAt + 2]!;
  let segment = first;
  let at = charactersAt;
  let text = '';
  for (;;) {
    const { end } = segments[segment]!;
    const width = (flags & 1) + 1;
    const count = Math.min(left, Math.max(Math.floor((end - at) / width), 0));
    text += readCharacters(bytes, at, count, flags, end);
    left -= count;
    at += count * width;
    if (left === 0 || segment + 1 >= segments.length) return { text, segment, at };
    segment++;
    flags = bytes[segments[segment]!.start] ?? 0;
    at = segments[segment]!.start + 1;
  }
}
