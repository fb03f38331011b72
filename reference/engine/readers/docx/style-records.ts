/**
 * `word/styles.xml` -> single style definitions, each found and read when it is first asked for: of the hundreds of styles
 * that Word writes into every file, a document uses a handful.
 * Spec: ECMA-376 part 1, 17.7.4.17 (style).
 */
import { type MarkupSearch, mostSearches, quoted, searchPart } from '../containers/markup-search.js';
import type { XmlPart } from '../containers/xml-part.js';
import type { XmlScanner } from '../containers/xml-scanner.js';
import { plainRun, readRunFormat, type RunFormat } from './run-format.js';

/** A definition as written, without what it inherits. */
export interface StyleRecord {
  id: string;
  type: string;
  /** In lower case. */
  name: string;
  basedOn?: string;
  /** 0 to 8; 9 is body text. */
  outlineLevel?: number;
  numId?: string;
  listLevel?: number;
  run: RunFormat;
  isDefault: boolean;
}

export interface StyleRecords {
  find(id: string): StyleRecord | undefined;
  /** Id of the style of paragraphs that name none. */
  defaultParagraph(): string | undefined;
}

/** @param part the styles part; undefined when the document has none. */
export function styleRecords(part: XmlPart | undefined): StyleRecords {
  if (part === undefined) return { find: () => undefined, defaultParagraph: () => undefined };
  const search = searchPart(part);
  return search ? searched(search) : readAll(part.scan());
}

function searched(search: MarkupSearch): StyleRecords {
  const found = new Map<string, StyleRecord | undefined>();
  let all: StyleRecords | undefined;
  const readAt = (position: number): StyleRecord | undefined => {
    const scanner = search.scanAt(position, '</w:style>');
    return scanner.child(0) && scanner.name === 'w:style' ? readStyle(scanner) : undefined;
  };
  return {
    find: (id) => {
      if (found.has(id)) return found.get(id);
      if (found.size >= mostSearches) return (all ??= readAll(search.scanAll())).find(id);
      const position = search.find(`w:styleId=${quoted(id)}`, 0);
      const record = position < 0 ? undefined : readAt(position);
      found.set(id, record);
      return record;
    },
    defaultParagraph: () => {
      // One default for each of the four kinds of styles.
      for (
        let at = search.find('w:default="', 0), tries = 0;
        at >= 0 && tries < 20;
        at = search.find('w:default="', at + 1), tries++
      ) {
        const record = readAt(at);
        if (record?.type === 'paragraph' && record.isDefault) return record.id;
      }
      return undefined;
    },
  };
}

function readAll(scanner: XmlScanner): StyleRecords {
  const records = new Map<string, StyleRecord>();
  let defaultParagraph: string | undefined;
  scanner.child(0);
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name !== 'w:style') continue;
    const record = readStyle(scanner);
    records.set(record.id, record);
    if (record.type === 'paragraph' && record.isDefault) defaultParagraph ??= record.id;
  }
  return { find: (id) => records.get(id), defaultParagraph: () => defaultParagraph };
}

function readStyle(scanner: XmlScanner): StyleRecord {
  const isDefault = scanner.attribute('w:default');
  const record: StyleRecord = {
    id: scanner.attribute('w:styleId') ?? '',
    type: scanner.attribute('w:type') ?? 'paragraph',
    name: '',
    run: plainRun,
    isDefault: isDefault === '1' || isDefault === 'true' || isDefault === 'on',
  };
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'w:name':
        record.name = (scanner.attribute('w:val') ?? '').toLowerCase();
        break;
      case 'w:basedOn': {
        const base = scanner.attribute('w:val');
        if (base !== undefined) record.basedOn = base;
        break;
      }
      case 'w:pPr':
        readStyleParagraph(scanner, record);
        break;
      case 'w:rPr':
        record.run = readRunFormat(scanner);
        break;
    }
  }
  return record;
}

function readStyleParagraph(scanner: XmlScanner, record: StyleRecord): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'w:outlineLvl') record.outlineLevel = Number(scanner.attribute('w:val') ?? 9);
    else if (scanner.name === 'w:numPr') {
      const { numId, listLevel } = readNumbering(scanner);
      if (numId !== undefined) record.numId = numId;
      if (listLevel !== undefined) record.listLevel = listLevel;
    }
  }
}

/** Reads the `w:numPr` just opened. `numId` `'0'` takes numbering away. */
export function readNumbering(scanner: XmlScanner): { numId?: string; listLevel?: number } {
  const numbering: { numId?: string; listLevel?: number } = {};
  const level = scanner.depth;
  while (scanner.child(level)) {
    const value = scanner.attribute('w:val');
    if (value === undefined) continue;
    if (scanner.name === 'w:numId') numbering.numId = value;
    else if (scanner.name === 'w:ilvl') numbering.listLevel = Math.max(0, Math.min(8, Number(value) || 0));
  }
  return numbering;
}
