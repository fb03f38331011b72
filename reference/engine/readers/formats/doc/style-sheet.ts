/**
 * The style sheet (STSH): names, inheritance, and what each style makes of its paragraphs and characters.
 * Standard: [MS-DOC] 2.9.271 (STSH), 2.9.260 (STD), 2.9.334 (UpxPapx), 2.9.332 (UpxChpx).
 */
import { uint16 } from '../../shared/compound-file/little-endian.js';
import { roleOfStyleName, type StyleRole } from '../../shared/flow/style-roles.js';
import { applyCharacterSprms, plainCharacters, type CharacterFormat } from './character-format.js';
import { applyParagraphSprms, plainParagraph, type ParagraphFormat } from './paragraph-format.js';
import { Sprms } from './sprms.js';

export interface DocStyle {
  role: StyleRole;
  characters: CharacterFormat;
  paragraph: ParagraphFormat;
}

export interface StyleSheet {
  /** A style by number, with what it inherits; the plain style for numbers that are not there. */
  style(number: number): DocStyle;
  /** Applies a character style over a format. */
  applyCharacterStyle(number: number, to: CharacterFormat): void;
}

interface StyleRecord {
  /** Number of a built-in style. */
  builtIn: number;
  kind: number;
  base: number;
  name: string;
  /** Lists of modifiers: positions in the table stream. */
  paragraph: { from: number; to: number };
  characters: { from: number; to: number };
}

const none = { from: 0, to: 0 };
const noData = Buffer.alloc(0);
const paragraphKind = 1;
const characterKind = 2;
const noBase = 0xfff;
const mostStyles = 4096;
const deepestInheritance = 16;
const headings = { first: 1, last: 9 };
const titleStyle = 62;

/** @param isOld of Word 6 or 95: names take one byte a character. */
export function readStyleSheet(table: Buffer, from: number, length: number, isOld: boolean): StyleSheet {
  const recordOf = recordReader(table, from, Math.min(from + length, table.length), isOld ? 1 : 2);
  const known = new Map<number, DocStyle>();
  const resolve = (number: number, depth: number): DocStyle => {
    const found = known.get(number);
    if (found !== undefined) return found;
    const style = resolveStyle(table, recordOf(number), isOld, (base) => resolve(base, depth + 1), depth);
    known.set(number, style);
    return style;
  };
  return {
    style: (number) => resolve(number, 0),
    applyCharacterStyle: (number, to) => {
      const chain: StyleRecord[] = [];
      for (let at = number; chain.length < deepestInheritance;) {
        const record = recordOf(at);
        if (record?.kind !== characterKind) break;
        chain.push(record);
        at = record.base;
      }
      for (const { characters } of chain.reverse()) {
        applyCharacterSprms(new Sprms({ bytes: table, ...characters, isOld }), to, { ...to });
      }
    },
  };
}

function resolveStyle(
  table: Buffer,
  record: StyleRecord | undefined,
  isOld: boolean,
  styleOf: (number: number) => DocStyle,
  depth: number,
): DocStyle {
  const source = { bytes: table, from: 0, to: 0, isOld };
  if (record?.kind !== paragraphKind || depth > deepestInheritance) {
    return { role: { block: 'body' }, characters: { ...plainCharacters }, paragraph: plainParagraph(0, source) };
  }
  const base = record.base === noBase ? undefined : styleOf(record.base);
  const style: DocStyle = {
    role: roleOf(record, base),
    characters: { ...(base?.characters ?? plainCharacters) },
    paragraph: { ...(base?.paragraph ?? plainParagraph(0, source)) },
  };
  applyCharacterSprms(
    new Sprms({ bytes: table, ...record.characters, isOld }),
    style.characters,
    base?.characters ?? plainCharacters,
  );
  applyParagraphSprms({ bytes: table, ...record.paragraph, isOld }, style.paragraph, () => noData);
  return style;
}

/** Built-in headings keep their number in every language; a style derived from one is one, unless it has an outline level of its own. */
function roleOf(record: StyleRecord, base: DocStyle | undefined): StyleRole {
  const { builtIn, name } = record;
  if (builtIn >= headings.first && builtIn <= headings.last)
    return { headingLevel: Math.min(builtIn, 6), block: 'body' };
  if (builtIn === titleStyle) return { headingLevel: 1, block: 'body' };
  const role = roleOfStyleName(name);
  const isPlain = role.headingLevel === undefined && role.contentsLevel === undefined && role.block === 'body';
  return isPlain && base !== undefined ? base.role : role;
}

/** Reads records when they are asked for: a sheet names hundreds of styles, a document uses a few. */
function recordReader(
  table: Buffer,
  from: number,
  end: number,
  nameBytes: 1 | 2,
): (number: number) => StyleRecord | undefined {
  const headBytes = uint16(table, from);
  if (from + 2 + headBytes > end) return () => undefined;
  const count = Math.min(uint16(table, from + 2), mostStyles);
  const fixedBytes = uint16(table, from + 4);
  const places: number[] = [];
  let at = from + 2 + headBytes;
  for (let i = 0; i < count && at + 2 <= end; i++) {
    places.push(at);
    const size = uint16(table, at);
    // Records begin at even places.
    at += 2 + size + (size & 1);
  }
  return (number) => {
    const place = places[number];
    const size = place === undefined ? 0 : uint16(table, place);
    return size === 0
      ? undefined
      : readRecord(table, place! + 2, Math.min(place! + 2 + size, end), fixedBytes, nameBytes);
  };
}

function readRecord(table: Buffer, start: number, end: number, fixedBytes: number, nameBytes: 1 | 2): StyleRecord {
  const kindAndBase = uint16(table, start + 2);
  const record: StyleRecord = {
    builtIn: uint16(table, start) & 0xfff,
    kind: kindAndBase & 0xf,
    base: kindAndBase >> 4,
    name: '',
    paragraph: none,
    characters: none,
  };
  let at = start + fixedBytes;
  const length = nameBytes === 2 ? uint16(table, at) : table[at]!;
  at += nameBytes;
  record.name = readName(table, at, Math.min(at + length * nameBytes, end), nameBytes);
  at += (length + 1) * nameBytes;
  if (record.kind === paragraphKind) {
    const paragraph = readUpx(table, start, at, end);
    // The number of the style itself comes first.
    record.paragraph = { from: paragraph.from + 2, to: paragraph.to };
    record.characters = readUpx(table, start, paragraph.to, end);
  } else if (record.kind === characterKind) {
    record.characters = readUpx(table, start, at, end);
  }
  return record;
}

/** A list with its length in front, at an even place counted from the record's start. */
function readUpx(table: Buffer, start: number, at: number, end: number): { from: number; to: number } {
  const aligned = at + ((at - start) & 1);
  if (aligned + 2 > end) return { from: end, to: end };
  return { from: aligned + 2, to: Math.min(aligned + 2 + uint16(table, aligned), end) };
}

function readName(table: Buffer, from: number, to: number, nameBytes: 1 | 2): string {
  return table.toString(nameBytes === 2 ? 'utf16le' : 'latin1', Math.min(from, to), to);
}
