/**
 * Writes small Word 97 documents for tests: text in pieces, one page of character and one of paragraph properties, styles, tables.
 * Standard: [MS-DOC] 2.4.
 */
import { makeCompoundFile } from '../../../shared/compound-file/testing/make-compound-file.js';
import { part } from '../fib.js';

export interface DocParts {
  /** Characters of all stories with their marks; index = CP. */
  text: string;
  /** Characters of each story in order: body, footnotes, headers, macros, annotations, endnotes, text boxes, header text boxes. */
  counts?: number[];
  /** Modifiers of the characters up to `end`; stretches follow each other. */
  characters?: { end: number; sprms?: Buffer }[];
  /** Style and modifiers of the paragraphs up to `end`. */
  paragraphs?: { end: number; style?: number; sprms?: Buffer }[];
  /** Stretches of the text as pieces, stored in reverse order; one wide piece by default. */
  pieces?: { end: number; compressed?: boolean; modifier?: number }[];
  modifierLists?: Buffer[];
  styles?: DocStyleParts[];
  /** Other tables by their number in the file information block. */
  tables?: ReadonlyMap<number, Buffer>;
  flags?: number;
  /** The Data stream. */
  data?: Buffer;
  /** Streams of embedded objects by path. */
  objects?: Readonly<Record<string, Uint8Array>>;
}

interface DocStyleParts {
  builtIn?: number;
  /** 1 paragraph, 2 character. */
  kind?: number;
  base?: number;
  name: string;
  paragraph?: Buffer;
  characters?: Buffer;
}

const textAt = 1024;
const pageBytes = 512;
const nothing = Buffer.alloc(0);

/** One modifier: its operation and its operand. */
export function sprm(code: number, ...operand: number[]): Buffer {
  return Buffer.from([code & 0xff, code >> 8, ...operand]);
}

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value & 0xffff, index * 2));
  return bytes;
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value >>> 0, index * 4));
  return bytes;
}

/** A whole .doc file. */
export function makeDoc(parts: DocParts): Buffer {
  const { wordDocument, table } = makeStreams(parts);
  return makeCompoundFile({
    WordDocument: wordDocument,
    '1Table': table,
    ...(parts.data && { Data: parts.data }),
    ...parts.objects,
  });
}

interface LaidPiece {
  cpStart: number;
  cpEnd: number;
  fc: number;
  width: 1 | 2;
  modifier: number;
}

function makeStreams(parts: DocParts): { wordDocument: Buffer; table: Buffer } {
  const { bytes: text, pieces } = layText(parts);
  const firstPage = Math.ceil((textAt + text.length) / pageBytes);
  const characterRuns = toFileRuns(parts.characters ?? [], parts.text.length, pieces, ({ sprms }) =>
    sprms ? Buffer.concat([Buffer.from([sprms.length]), sprms]) : nothing,
  );
  const paragraphRuns = toFileRuns(
    parts.paragraphs ?? [],
    parts.text.length,
    pieces,
    ({ style = 0, sprms = nothing }) => paragraphEntry(style, sprms),
  );
  const tables = new Map(parts.tables);
  tables.set(part.styles, makeStyleSheet(parts.styles ?? [{ name: 'Normal' }]));
  tables.set(part.pieces, makeClx(pieces, parts.modifierLists ?? []));
  tables.set(part.characterPages, pageTable(characterRuns, firstPage));
  tables.set(part.paragraphPages, pageTable(paragraphRuns, firstPage + 1));
  const laid = layTables(tables);
  const wordDocument = Buffer.concat([
    makeFib(parts, text.length, laid.places),
    text,
    Buffer.alloc(firstPage * pageBytes - textAt - text.length),
    makePage(characterRuns, 1),
    makePage(paragraphRuns, 13),
  ]);
  return { wordDocument, table: laid.bytes };
}

function layText({ text, pieces }: DocParts): { bytes: Buffer; pieces: LaidPiece[] } {
  const wanted = pieces ?? [{ end: text.length }];
  const laid: LaidPiece[] = [];
  let start = 0;
  for (const { end, compressed = false, modifier = 0 } of wanted) {
    laid.push({ cpStart: start, cpEnd: end, fc: 0, width: compressed ? 1 : 2, modifier });
    start = end;
  }
  const stored: Buffer[] = [];
  let fc = textAt;
  for (const piece of [...laid].reverse()) {
    const bytes = Buffer.from(text.slice(piece.cpStart, piece.cpEnd), piece.width === 1 ? 'latin1' : 'utf16le');
    piece.fc = fc;
    stored.push(bytes);
    fc += bytes.length;
  }
  return { bytes: Buffer.concat(stored), pieces: laid };
}

interface FileRun {
  from: number;
  to: number;
  entry: Buffer;
}

/** Stretches of characters -> stretches of the file, in its order. */
function toFileRuns<T extends { end: number }>(
  stretches: readonly T[],
  length: number,
  pieces: readonly LaidPiece[],
  entryOf: (stretch: T) => Buffer,
): FileRun[] {
  const runs: FileRun[] = [];
  let start = 0;
  for (const stretch of [...stretches, { end: length } as T]) {
    for (const { cpStart, cpEnd, fc, width } of pieces) {
      const from = Math.max(start, cpStart);
      const to = Math.min(stretch.end, cpEnd);
      if (from < to)
        runs.push({ from: fc + (from - cpStart) * width, to: fc + (to - cpStart) * width, entry: entryOf(stretch) });
    }
    start = Math.max(start, stretch.end);
  }
  return runs.sort((a, b) => a.from - b.from);
}

/** Length in words, the style, the modifiers. */
function paragraphEntry(style: number, sprms: Buffer): Buffer {
  const body = Buffer.concat([u16(style), sprms]);
  const isOdd = body.length % 2 === 1;
  return isOdd
    ? Buffer.concat([Buffer.from([(body.length + 1) / 2]), body])
    : Buffer.concat([Buffer.from([0, body.length / 2]), body]);
}

function makePage(runs: readonly FileRun[], entryBytes: number): Buffer {
  const page = Buffer.alloc(pageBytes);
  const stored = new Map<string, number>();
  let free = pageBytes - 2;
  runs.forEach(({ from, entry }, index) => {
    page.writeUInt32LE(from, index * 4);
    if (entry.length === 0) return;
    // Runs with the same properties share them.
    const key = entry.toString('hex');
    if (!stored.has(key)) {
      free = (free - entry.length) & ~1;
      entry.copy(page, free);
      stored.set(key, free / 2);
    }
    page[(runs.length + 1) * 4 + index * entryBytes] = stored.get(key)!;
  });
  if (runs.length > 0) page.writeUInt32LE(runs.at(-1)!.to, runs.length * 4);
  if (free < (runs.length + 1) * 4 + runs.length * entryBytes) throw new Error('Too many properties for one page.');
  page[pageBytes - 1] = runs.length;
  return page;
}

function pageTable(runs: readonly FileRun[], page: number): Buffer {
  return u32(runs[0]?.from ?? textAt, runs.at(-1)?.to ?? textAt, page);
}

function makeClx(pieces: readonly LaidPiece[], modifierLists: readonly Buffer[]): Buffer {
  const lists = modifierLists.map((list) => Buffer.concat([Buffer.from([1]), u16(list.length), list]));
  const positions = u32(0, ...pieces.map(({ cpEnd }) => cpEnd));
  const descriptors = pieces.map(({ fc, width, modifier }) =>
    Buffer.concat([u16(0), u32(width === 1 ? (fc * 2) | 0x40000000 : fc), u16(modifier)]),
  );
  const plc = Buffer.concat([positions, ...descriptors]);
  return Buffer.concat([...lists, Buffer.from([2]), u32(plc.length), plc]);
}

function makeStyleSheet(styles: readonly DocStyleParts[]): Buffer {
  const head = Buffer.concat([u16(styles.length, 10), Buffer.alloc(14)]);
  const records = styles.map((style, index) => {
    const kind = style.kind ?? 1;
    const fixed = u16(style.builtIn ?? 0xffe, kind | ((style.base ?? 0xfff) << 4), kind, 0, 0);
    const lists =
      kind === 1
        ? [Buffer.concat([u16(index), style.paragraph ?? nothing]), style.characters ?? nothing]
        : [style.characters ?? nothing];
    let body = Buffer.concat([fixed, u16(style.name.length), Buffer.from(`${style.name}\0`, 'utf16le')]);
    for (const list of lists) {
      if (body.length % 2 === 1) body = Buffer.concat([body, Buffer.alloc(1)]);
      body = Buffer.concat([body, u16(list.length), list]);
    }
    return Buffer.concat([u16(body.length), body, Buffer.alloc(body.length % 2)]);
  });
  return Buffer.concat([u16(head.length), head, ...records]);
}

function layTables(tables: ReadonlyMap<number, Buffer>): {
  bytes: Buffer;
  places: Map<number, [at: number, length: number]>;
} {
  const places = new Map<number, [number, number]>();
  const stored: Buffer[] = [];
  let at = 0;
  for (const [number, bytes] of tables) {
    places.set(number, [at, bytes.length]);
    stored.push(bytes);
    at += bytes.length;
  }
  return { bytes: Buffer.concat(stored), places };
}

function makeFib(parts: DocParts, textBytes: number, places: ReadonlyMap<number, [number, number]>): Buffer {
  const fib = Buffer.alloc(textAt);
  fib.writeUInt16LE(0xa5ec, 0);
  fib.writeUInt16LE(0xc1, 2);
  fib.writeUInt16LE(0x409, 6);
  fib.writeUInt16LE(parts.flags ?? 0x1200, 10);
  fib.writeUInt32LE(textAt, 24);
  fib.writeUInt32LE(textAt + textBytes, 28);
  fib.writeUInt16LE(14, 32);
  fib.writeUInt16LE(22, 62);
  (parts.counts ?? [parts.text.length]).forEach((count, index) => fib.writeUInt32LE(count, 76 + index * 4));
  fib.writeUInt16LE(93, 152);
  for (const [number, [at, length]] of places) {
    fib.writeUInt32LE(at, 154 + number * 8);
    fib.writeUInt32LE(length, 158 + number * 8);
  }
  return fib;
}
