/**
 * List definitions (PlfLst) and the overrides that paragraphs refer to (PlfLfo).
 * Standard: [MS-DOC] 2.9.191 (PlfLst), 2.9.190 (PlfLfo), 2.9.150 (LVL), 2.9.137 (LFOData).
 */
import { int32, uint16, uint32 } from '../../shared/compound-file/little-endian.js';
import type { ListInstance, ListLevel } from '../../shared/lists/list-counters.js';
import { applyParagraphSprms, plainParagraph } from './paragraph-format.js';
import type { PropertyList } from './sprms.js';
import { listLevelOf, type WordLevel } from '../../shared/lists/word-level.js';

const listBytes = 28;
const overrideBytes = 16;
const levelHeadBytes = 28;
const mostLists = 4096;
const noData = Buffer.alloc(0);

/** Instances in the order of the override table: paragraphs count from 1. */
export function readLists(
  table: Buffer,
  lists: { from: number; length: number },
  overrides: { from: number; length: number },
): ListInstance[] {
  return readOverrides(table, overrides.from, overrides.length, readDefinitions(table, lists.from, lists.length));
}

/** A level, and how far in its text begins, in twips: looked up when a paragraph asks, since most levels are never used. */
interface DefinedLevel extends ListLevel {
  indent: () => number | undefined;
}

/** Levels by list id. The levels of all lists follow the table, outside the length it declares. */
function readDefinitions(table: Buffer, from: number, length: number): Map<number, DefinedLevel[]> {
  const lists = new Map<number, DefinedLevel[]>();
  if (length < 2) return lists;
  const count = Math.min(uint16(table, from), mostLists);
  let at = from + 2 + count * listBytes;
  for (let i = 0; i < count; i++) {
    const list = from + 2 + i * listBytes;
    const isSimple = (table[list + 26]! & 1) !== 0;
    const levels: DefinedLevel[] = [];
    for (let level = 0; level < (isSimple ? 1 : 9) && at + levelHeadBytes <= table.length; level++) {
      const read = readLevel(table, at);
      levels.push(read.level);
      at = read.next;
    }
    lists.set(int32(table, list), levels);
  }
  return lists;
}

function readLevel(table: Buffer, at: number): { level: DefinedLevel; next: number } {
  const flags = table[at + 5]!;
  const textAt = at + levelHeadBytes + table[at + 24]! + table[at + 25]!;
  const length = uint16(table, textAt);
  const next = textAt + 2 + length * 2;
  const level: WordLevel = {
    start: int32(table, at),
    formatCode: table[at + 4]!,
    text: next <= table.length ? table.toString('utf16le', textAt + 2, next) : '',
    legal: (flags & 4) !== 0,
  };
  if ((flags & 8) !== 0) level.restartAfter = table[at + 26]!;
  const properties = {
    bytes: table,
    from: at + levelHeadBytes,
    to: at + levelHeadBytes + table[at + 25]!,
    isOld: false,
  };
  return { level: { ...listLevelOf(level), indent: () => indentOf(properties) }, next };
}

function indentOf(properties: PropertyList): number | undefined {
  const format = plainParagraph(0, properties);
  applyParagraphSprms(properties, format, () => noData);
  return format.indent;
}

function readOverrides(
  table: Buffer,
  from: number,
  length: number,
  lists: ReadonlyMap<number, DefinedLevel[]>,
): ListInstance[] {
  if (length < 4) return [];
  const count = Math.min(uint32(table, from), mostLists);
  const instances: ListInstance[] = [];
  let at = from + 4 + count * overrideBytes;
  for (let i = 0; i < count; i++) {
    const head = from + 4 + i * overrideBytes;
    const listId = int32(table, head);
    const levels: (DefinedLevel | undefined)[] = [...(lists.get(listId) ?? [])];
    const startOverrides: (number | undefined)[] = [];
    at += 4;
    for (let n = table[head + 12] ?? 0; n > 0 && at + 8 <= table.length; n--) {
      at = readLevelOverride(table, at, levels, startOverrides);
    }
    instances.push({
      listId,
      level: (index) => levels[index],
      startOverrides,
      indent: (index) => levels[index]?.indent(),
    });
  }
  return instances;
}

/** Gives the place behind the override. */
function readLevelOverride(
  table: Buffer,
  at: number,
  levels: (DefinedLevel | undefined)[],
  startOverrides: (number | undefined)[],
): number {
  const flags = uint32(table, at + 4);
  const level = flags & 0xf;
  const setsStart = (flags & 0x10) !== 0;
  const setsFormat = (flags & 0x20) !== 0;
  if (level > 8) return at + 8;
  if (!setsFormat) {
    if (setsStart) startOverrides[level] = int32(table, at);
    return at + 8;
  }
  const read = readLevel(table, at + 8);
  levels[level] = read.level;
  if (setsStart) startOverrides[level] = read.level.start;
  return read.next;
}
