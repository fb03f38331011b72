/**
 * Opens a Word document: file information block, pieces, properties, styles, lists -> the source its stories are read from.
 * Standard: [MS-DOC] 2.1 (file structure).
 */
import type { ReadOptions, ReadPorts } from '../../../document/reading.js';
import { readStorage, readStream, type CompoundFile, type Entries } from '../../shared/compound-file/compound-file.js';
import { uint16 } from '../../shared/compound-file/little-endian.js';
import { equationUnder } from '../../shared/math/equation-object.js';
import { ListCounters, type ListInstance } from '../../shared/lists/list-counters.js';
import { applyCharacterSprms, copyCharacters, type CharacterFormat } from './character-format.js';
import { readBookmarks } from './bookmarks.js';
import type { DocSource } from './doc-source.js';
import { part, type Fib } from './fib.js';
import { readFonts } from './font-table.js';
import { readLists } from './list-tables.js';
import { modifierList } from './modifiers.js';
import { OldNumbering } from './old-numbering.js';
import { applyParagraphSprms, plainParagraph, type ParagraphFormat } from './paragraph-format.js';
import { readPieceTable, readText, singlePiece, type Piece, type PieceTable } from './piece-table.js';
import { readPropertyRuns, type PropertyRuns } from './property-pages.js';
import { Sprms } from './sprms.js';
import { readStyleSheet, type StyleSheet } from './style-sheet.js';

const noBytes = Buffer.alloc(0);

export interface OpenedDoc {
  source: Omit<DocSource, 'noteLabels' | 'pictures' | 'wordArt' | 'textBoxes'>;
  table: Buffer;
  /** Something that the document refers to is not there. */
  isDamaged: boolean;
}

export function openDoc(
  file: CompoundFile,
  stream: Buffer,
  fib: Fib,
  options: ReadOptions,
  ports: ReadPorts,
): OpenedDoc {
  const { isOld } = fib;
  // Word 6 and 95 keep everything in one stream.
  const table = isOld ? stream : (readStream(file, fib.tableStreamName) ?? noBytes);
  let dataStream: Buffer | undefined;
  const data = (): Buffer => (dataStream ??= isOld ? stream : (readStream(file, 'Data') ?? noBytes));
  let objects: Entries | undefined;
  // Each object stands in one place; a file that repeats one is made to grow.
  const shown = new Set<number>();
  const equation = (object: number): string | undefined => {
    if (shown.has(object)) return undefined;
    shown.add(object);
    return equationUnder(file, (objects ??= readStorage(file, 'ObjectPool') ?? new Map()), `_${object >>> 0}`);
  };
  const location = fib.locate(part.pieces);
  const pieceTable = readPieceTable(table, location.from, location.length, fib);
  const isDamaged = pieceTable.pieces.length === 0 && location.length > 0;
  if (pieceTable.pieces.length === 0) pieceTable.pieces = guessPieces(stream, fib);
  const text = readText(stream, pieceTable.pieces, fib.isByteText);
  let lists: ListInstance[] | undefined;
  const at = (number: number): { from: number; length: number } => fib.locate(number);
  const styles = readStyleSheet(table, at(part.styles).from, at(part.styles).length, isOld);
  const characterRuns = readPropertyRuns(
    stream,
    pieceTable.pieces,
    table,
    at(part.characterPages),
    {
      entryBytes: 1,
      pageNumberBytes: isOld ? 2 : 4,
    },
    ports.deadline,
  );
  const paragraphRuns = readPropertyRuns(
    stream,
    pieceTable.pieces,
    table,
    at(part.paragraphPages),
    {
      entryBytes: isOld ? 7 : 13,
      pageNumberBytes: isOld ? 2 : 4,
    },
    ports.deadline,
  );
  return {
    table,
    isDamaged,
    source: {
      text,
      isOld,
      isByteText: fib.isByteText,
      characterRuns,
      paragraphRuns,
      characterFormat: characterFormats(stream, table, characterRuns, pieceTable, styles, isOld),
      paragraphFormat: paragraphFormats(stream, table, paragraphRuns, pieceTable, data, isOld),
      styles,
      lists: () => (lists ??= isOld ? [] : readLists(table, at(part.lists), at(part.listOverrides))),
      counters: new ListCounters(),
      oldNumbering: new OldNumbering(),
      fonts: readFonts(table, at(part.fonts).from, at(part.fonts).length, isOld),
      data,
      equation,
      bookmarks: readBookmarks(table, at(part.bookmarkNames), at(part.bookmarkStarts)),
      anchors: { links: [], headings: [] },
      embedImages: options.embedImages,
      deadline: ports.deadline,
    },
  };
}

/** Without a piece table the text is one stretch; zero bytes between letters tell that a character takes two. */
function guessPieces(stream: Buffer, fib: Fib): Piece[] {
  const from = fib.textFrom;
  const to = Math.min(fib.textTo, stream.length);
  const sample = stream.subarray(from, Math.min(from + 512, to));
  let zeros = 0;
  for (let i = 1; i < sample.length; i += 2) if (sample[i] === 0) zeros++;
  return singlePiece(from, to, zeros * 4 > sample.length ? 2 : 1);
}

/** Formats are shared: runs repeat the few property lists of their page. */
function characterFormats(
  stream: Buffer,
  table: Buffer,
  runs: PropertyRuns,
  pieces: PieceTable,
  styles: StyleSheet,
  isOld: boolean,
): DocSource['characterFormat'] {
  /** By style, then by the place of the properties. */
  const known: (Map<number, CharacterFormat> | undefined)[] = [];
  const make = (key: number, modifier: number, style: number): CharacterFormat => {
    const base = styles.style(style).characters;
    const format = copyCharacters(base);
    if (key !== 0) {
      applyCharacterSprms(
        new Sprms({ bytes: stream, from: key + 1, to: key + 1 + stream[key]!, isOld }),
        format,
        base,
        (number, to) => styles.applyCharacterStyle(number, to),
      );
    }
    const list = modifierList(table, pieces, modifier);
    if (list !== undefined) applyCharacterSprms(new Sprms(list), format, base);
    return format;
  };
  return (run, style) => {
    const key = run < 0 ? 0 : runs.keys[run]!;
    const modifier = run < 0 ? 0 : runs.pieces[run]!.modifier;
    if (modifier !== 0) return make(key, modifier, style);
    const ofStyle = (known[style & 0xfff] ??= new Map<number, CharacterFormat>());
    let format = ofStyle.get(key);
    if (format === undefined) ofStyle.set(key, (format = make(key, 0, style)));
    return format;
  };
}

function paragraphFormats(
  stream: Buffer,
  table: Buffer,
  runs: PropertyRuns,
  pieces: PieceTable,
  data: () => Buffer,
  isOld: boolean,
): DocSource['paragraphFormat'] {
  const known = new Map<number, ParagraphFormat>();
  const make = (key: number, modifier: number): ParagraphFormat => {
    const source = propertyList(stream, key, isOld);
    const format = plainParagraph(key === 0 ? 0 : uint16(stream, source.from - 2), source);
    applyParagraphSprms(source, format, data);
    const list = modifierList(table, pieces, modifier);
    if (list !== undefined) applyParagraphSprms(list, format, data);
    return format;
  };
  return (run) => {
    const key = run < 0 ? 0 : runs.keys[run]!;
    const modifier = run < 0 ? 0 : runs.pieces[run]!.modifier;
    if (modifier !== 0) return make(key, modifier);
    let format = known.get(key);
    if (format === undefined) known.set(key, (format = make(key, 0)));
    return format;
  };
}

/** A length in words, or a zero and then the length; the style's number; the modifiers. */
function propertyList(stream: Buffer, key: number, isOld: boolean): ParagraphFormat['source'] {
  if (key === 0) return { bytes: stream, from: 0, to: 0, isOld };
  const short = stream[key]!;
  const start = short === 0 ? key + 2 : key + 1;
  const size = short === 0 ? stream[key + 1]! * 2 : short * 2 - 1;
  return { bytes: stream, from: start + 2, to: start + size, isOld };
}
