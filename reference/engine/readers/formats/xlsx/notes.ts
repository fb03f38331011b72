/**
 * Notes and threads of comments on the cells of a sheet, with their authors.
 * Excel keeps a thread twice: in a part of its own, and as a note that older programs can show. It is told once.
 * Spec: ECMA-376 part 1, 18.7 (comments); [MS-XLSX] (threadedComment, person).
 */
import type { OoxmlPackage } from '../../shared/containers/ooxml-package.js';
import type { Relationships } from '../../shared/containers/relationships.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import type { CellNote } from '../../shared/sheets/sheet.js';
import { parseRange } from './cell-reference.js';
import { readStringItem } from './shared-strings.js';

/** Id of a person -> name. */
export type Persons = ReadonlyMap<string, string>;

/**
 * @param relationships those of the sheet.
 * @param persons asked for only when there are threads.
 */
export function readNotes(pack: OoxmlPackage, relationships: Relationships, persons: () => Persons): CellNote[] {
  const threads = readThreads(pack.scanByType(relationships, 'threadedComment'), persons);
  const threaded = new Set(threads.map(({ row, column }) => `${row} ${column}`));
  const notes = readComments(pack.scanByType(relationships, 'comments'));
  // A cell has either a note or a thread: a note where a thread is stands for it.
  return [...threads, ...notes.filter(({ row, column }) => !threaded.has(`${row} ${column}`))];
}

export function readPersons(scanner: XmlScanner | undefined): Persons {
  const persons = new Map<string, string>();
  if (!scanner?.child(0)) return persons;
  const level = scanner.depth;
  while (scanner.child(level)) {
    const [id, name] = scanner.attributes(['id', 'displayName']);
    if (id !== undefined && name !== undefined) persons.set(id, name);
  }
  return persons;
}

function readThreads(scanner: XmlScanner | undefined, persons: () => Persons): CellNote[] {
  const notes: CellNote[] = [];
  if (!scanner?.child(0)) return notes;
  const level = scanner.depth;
  while (scanner.child(level)) {
    const [reference, personId = ''] = scanner.attributes(['ref', 'personId']);
    const text = readText(scanner, () => scanner.elementText());
    addNote(notes, reference, persons().get(personId), text);
  }
  return notes;
}

function readComments(scanner: XmlScanner | undefined): CellNote[] {
  const notes: CellNote[] = [];
  if (!scanner?.child(0)) return notes;
  const authors: string[] = [];
  const level = scanner.depth;
  while (scanner.child(level)) {
    const inner = scanner.depth;
    if (scanner.name === 'authors') while (scanner.child(inner)) authors.push(scanner.elementText());
    else if (scanner.name === 'commentList') while (scanner.child(inner)) readComment(scanner, authors, notes);
  }
  return notes;
}

function readComment(scanner: XmlScanner, authors: readonly string[], notes: CellNote[]): void {
  const [reference, authorId] = scanner.attributes(['ref', 'authorId']);
  const author = authors[Number(authorId)];
  const text = readText(scanner, readStringItem);
  if (author?.startsWith('tc=')) addNote(notes, reference, undefined, withoutPreamble(text));
  else addNote(notes, reference, author, text);
}

/** The note that stands for a thread opens with two paragraphs about versions of Excel. */
function withoutPreamble(text: string): string {
  return text.replace(/^\[[^\]]*\]\s*?\n\s*?\n[^\n]*\n\s*?\n/, '');
}

/** The `text` inside the element just opened; moves behind the element. */
function readText(scanner: XmlScanner, read: (scanner: XmlScanner) => string): string {
  let text = '';
  const level = scanner.depth;
  while (scanner.child(level)) if (scanner.name === 'text') text += read(scanner);
  return text;
}

function addNote(notes: CellNote[], reference: string | undefined, author: string | undefined, text: string): void {
  const range = parseRange(reference ?? '');
  if (range) notes.push({ row: range.firstRow, column: range.firstColumn, author, text });
}
