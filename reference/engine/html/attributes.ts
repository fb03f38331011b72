/**
 * Attributes: the parser noted where they stand; values are decoded when asked for. The table's marks tell at once when
 * an element has none by a name.
 * Standard: HTML, 13.1.2.3 Attributes; 13.2.5.32 Before attribute name state and following.
 */
import { Tag } from './elements.table.js';
import { decodeEntities } from './entities.js';
import type { NodeTable } from './node-table.js';
import { isNameEnd, nameMark } from './node-table.js';

/** Where an iteration stands; filled by `nextAttribute`. Offsets into the source; a name without value has an empty one. */
export interface AttributeCursor {
  /** Index of the next attribute in the table. */
  next: number;
  nameStart: number;
  nameEnd: number;
  valueStart: number;
  valueEnd: number;
}

/** A cursor before the first attribute of an element. */
export function attributesOf(table: NodeTable, node: number): AttributeCursor {
  return { next: table.firstAttribute[node]!, nameStart: 0, nameEnd: 0, valueStart: 0, valueEnd: 0 };
}

/** A set of first letters of names, in either case, for `nextAttribute`. */
export function firstLetters(letters: string): Uint8Array {
  const set = new Uint8Array(256);
  for (const code of Buffer.from(letters)) set[code] = set[code & ~0x20] = 1;
  return set;
}

/**
 * Moves to the next attribute of the element; false when there is none left. `letters` passes over those whose names begin
 * with another.
 */
export function nextAttribute(table: NodeTable, node: number, cursor: AttributeCursor, letters?: Uint8Array): boolean {
  const { attributes, source } = table;
  let { next } = cursor;
  const stop = table.stop[node]!;
  if (letters !== undefined)
    while (next < attributes.length && attributes[next]! < stop && letters[source[attributes[next]!]!] === 0) next += 3;
  if (next >= attributes.length || attributes[next]! >= stop) return false;
  cursor.nameStart = attributes[next]!;
  cursor.valueStart = attributes[next + 1]!;
  cursor.valueEnd = attributes[next + 2]!;
  cursor.next = next + 3;
  let at = cursor.nameStart + 1;
  while (at < stop && !isNameEnd(source[at]!) && source[at] !== 0x3d) at++;
  cursor.nameEnd = at;
  return true;
}

/** Index in the table of the attribute by its lower-case name; -1 when there is none. The first of several counts. */
function findAttribute(table: NodeTable, node: number, name: string): number {
  if (!mayHaveAttribute(table, node, name)) return -1;
  const { attributes, source } = table;
  const stop = table.stop[node]!;
  const first = name.charCodeAt(0) | 0x20;
  for (let index = table.firstAttribute[node]!; index < attributes.length; index += 3) {
    const nameStart = attributes[index]!;
    if (nameStart >= stop) break;
    if ((source[nameStart]! | 0x20) === first && isNamed(source, nameStart, name)) return index;
  }
  return -1;
}

/** False when the element surely has no attribute of the name; costs nothing. */
export function mayHaveAttribute(table: NodeTable, node: number, name: string): boolean {
  return table.tag[node] !== Tag.text && (table.marks[node]! & markOf(name)) !== 0;
}

/** The bit in the marks of elements that may have an attribute of the name. */
export function markOf(name: string): number {
  return nameMark(name.charCodeAt(0), name.charCodeAt(name.length - 1));
}

function isNamed(source: Buffer, nameStart: number, name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    const code = source[nameStart + i]!;
    const lower = code >= 0x41 && code <= 0x5a ? code | 0x20 : code;
    if (lower !== name.charCodeAt(i)) return false;
  }
  const behind = source[nameStart + name.length]!;
  return isNameEnd(behind) || behind === 0x3d;
}

/** The decoded value of an attribute; undefined when the element has none, empty when it has no value. */
export function attribute(table: NodeTable, node: number, name: string): string | undefined {
  const found = findAttribute(table, node, name);
  return found < 0 ? undefined : valueBetween(table.source, table.attributes[found + 1]!, table.attributes[found + 2]!);
}

/** The decoded value under the cursor. */
export function valueOf(table: NodeTable, cursor: AttributeCursor): string {
  return valueBetween(table.source, cursor.valueStart, cursor.valueEnd);
}

function valueBetween(source: Buffer, start: number, end: number): string {
  if (start >= end) return '';
  let bits = 0;
  let hasReference = false;
  for (let at = start; at < end; at++) {
    const code = source[at]!;
    bits |= code;
    if (code === 0x26) hasReference = true;
  }
  const text = source.toString(bits < 0x80 ? 'latin1' : 'utf8', start, end);
  return hasReference ? decodeEntities(text, true) : text;
}

/** The first byte of a value that is no white space; 0 when the element has none, or an empty one. */
export function firstByteOf(table: NodeTable, node: number, name: string): number {
  const found = findAttribute(table, node, name);
  if (found < 0) return 0;
  const end = table.attributes[found + 2]!;
  let at = table.attributes[found + 1]!;
  while (at < end && table.source[at]! <= 0x20) at++;
  return at < end ? table.source[at]! : 0;
}

/** False when a value surely holds none of the lower-case words, in either case; costs less than to decode it. */
export function mayHold(table: NodeTable, node: number, name: string, words: readonly string[]): boolean {
  const found = findAttribute(table, node, name);
  if (found < 0) return false;
  const { source } = table;
  const end = table.attributes[found + 2]!;
  for (let at = table.attributes[found + 1]!; at < end; at++) {
    const code = source[at]!;
    if (code === 0x26) return true;
    for (const word of words)
      if ((code | 0x20) === word.charCodeAt(0) && startsWith(source, at, end, word)) return true;
  }
  return false;
}

function startsWith(source: Buffer, at: number, end: number, word: string): boolean {
  if (at + word.length > end) return false;
  for (let i = 1; i < word.length; i++) if ((source[at + i]! | 0x20) !== word.charCodeAt(i)) return false;
  return true;
}

export function hasAttribute(table: NodeTable, node: number, name: string): boolean {
  return findAttribute(table, node, name) >= 0;
}
