/**
 * Attributes, read from the source when asked for. The table's marks tell at once when an element has none by that name.
 * Standard: HTML, 13.1.2.3 Attributes; 13.2.5.32 Before attribute name state and following.
 */
import { Tag } from './elements.table.js';
import { decodeEntities } from './entities.js';
import type { NodeTable } from './node-table.js';
import { isNameEnd, sliceText } from './node-table.js';

/** Where the scanner stands; filled by `nextAttribute`. Offsets into the source; a name without value has an empty one. */
export interface AttributeCursor {
  at: number;
  nameStart: number;
  nameEnd: number;
  valueStart: number;
  valueEnd: number;
}

/** A cursor before the first attribute of an element. */
export function attributesOf(table: NodeTable, node: number): AttributeCursor {
  const { source } = table;
  let at = table.start[node]!;
  const stop = table.stop[node]!;
  while (at < stop && !isNameEnd(source[at]!)) at++;
  return { at, nameStart: 0, nameEnd: 0, valueStart: 0, valueEnd: 0 };
}

/** Moves to the next attribute of the element; false when there is none left. */
export function nextAttribute(table: NodeTable, node: number, cursor: AttributeCursor): boolean {
  const { source } = table;
  const stop = table.stop[node]!;
  let at = cursor.at;
  while (at < stop && (source[at]! <= 32 || source[at] === 0x2f)) at++;
  if (at >= stop) return false;
  cursor.nameStart = at++;
  while (at < stop && !isNameEnd(source[at]!) && source[at] !== 0x3d) at++;
  cursor.nameEnd = cursor.valueStart = cursor.valueEnd = at;
  while (at < stop && source[at]! <= 32) at++;
  cursor.at = at;
  if (source[at] !== 0x3d || at >= stop) return true;
  at++;
  while (at < stop && source[at]! <= 32) at++;
  const quote = source[at]!;
  if (quote === 0x22 || quote === 0x27) {
    cursor.valueStart = ++at;
    while (at < stop && source[at] !== quote) at++;
    cursor.valueEnd = at;
    cursor.at = at + 1;
  } else {
    cursor.valueStart = at;
    while (at < stop && source[at]! > 32 && source[at] !== 0x3e) at++;
    cursor.valueEnd = cursor.at = at;
  }
  return true;
}

/** The attribute by its lower-case name; undefined when the element has none. The first of several counts. */
export function findAttribute(table: NodeTable, node: number, name: string): AttributeCursor | undefined {
  if (!mayHaveAttribute(table, node, name)) return undefined;
  const cursor = attributesOf(table, node);
  while (nextAttribute(table, node, cursor)) if (isNamed(table.source, cursor, name)) return cursor;
  return undefined;
}

/** False when the element surely has no attribute of the name; costs nothing. */
export function mayHaveAttribute(table: NodeTable, node: number, name: string): boolean {
  return table.tag[node] !== Tag.text && ((table.marks[node]! >>> (name.charCodeAt(0) & 31)) & 1) !== 0;
}

function isNamed(source: Buffer, cursor: AttributeCursor, name: string): boolean {
  const { nameStart } = cursor;
  if (cursor.nameEnd - nameStart !== name.length) return false;
  for (let i = 0; i < name.length; i++) {
    const code = source[nameStart + i]!;
    const lower = code >= 0x41 && code <= 0x5a ? code | 0x20 : code;
    if (lower !== name.charCodeAt(i)) return false;
  }
  return true;
}

/** The decoded value of an attribute; undefined when the element has none, empty when it has no value. */
export function attribute(table: NodeTable, node: number, name: string): string | undefined {
  const found = findAttribute(table, node, name);
  return found && valueOf(table, found);
}

/** The decoded value under the cursor. */
export function valueOf(table: NodeTable, cursor: AttributeCursor): string {
  return decodeEntities(sliceText(table.source, cursor.valueStart, cursor.valueEnd), true);
}

export function hasAttribute(table: NodeTable, node: number, name: string): boolean {
  return findAttribute(table, node, name) !== undefined;
}
