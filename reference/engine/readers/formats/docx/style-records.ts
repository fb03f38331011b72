/**
 * `word/styles.xml` -> single style definitions, each found and read when it is first asked for: of the hundreds of styles
 * that Word writes into every file, a document uses a handful.
 * Spec: ECMA-376 part 1, 17.7.4.17 (style).
 */
import { indexElements, readIndexed } from '../../shared/containers/element-index.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { plainRun, readRunFormat, type RunFormat } from './run-format.js';

/** A definition as written, without what it inherits. */
export interface StyleRecord {
  id: string;
  /** In lower case. */
  name: string;
  basedOn?: string;
  /** 0 to 8; 9 is body text. */
  outlineLevel?: number;
  numId?: string;
  listLevel?: number;
  /** How far in the lines begin, in twips. */
  indent?: number;
  run: RunFormat;
}

export interface StyleRecords {
  find(id: string): StyleRecord | undefined;
  /** Id of the style of paragraphs that name none. */
  defaultParagraph(): string | undefined;
}

/** @param scanner over the styles part, at its start; undefined when the document has none. */
export function styleRecords(scanner: XmlScanner | undefined): StyleRecords {
  if (!scanner?.child(0)) return { find: () => undefined, defaultParagraph: () => undefined };
  const [index] = indexElements(scanner, [['w:style', 'w:styleId']]);
  return {
    find: readIndexed(scanner, index!, readStyle),
    defaultParagraph: () => {
      for (const [id, position] of index!) {
        scanner.openAt(position);
        if (isDefaultParagraph(scanner)) return id;
      }
      return undefined;
    },
  };
}

function isDefaultParagraph(scanner: XmlScanner): boolean {
  const isDefault = scanner.attribute('w:default');
  return (
    (isDefault === '1' || isDefault === 'true' || isDefault === 'on') &&
    (scanner.attribute('w:type') ?? 'paragraph') === 'paragraph'
  );
}

function readStyle(scanner: XmlScanner): StyleRecord {
  // Every member is there, as in the properties of paragraphs.
  const record: StyleRecord = {
    id: scanner.attribute('w:styleId') ?? '',
    name: '',
    basedOn: undefined,
    outlineLevel: undefined,
    numId: undefined,
    listLevel: undefined,
    indent: undefined,
    run: plainRun,
  };
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'w:name':
        record.name = (scanner.attribute('w:val') ?? '').toLowerCase();
        break;
      case 'w:basedOn':
        record.basedOn = scanner.attribute('w:val') ?? record.basedOn;
        break;
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
    } else if (scanner.name === 'w:ind') {
      const indent = twipsOf(scanner.attributes(indentAttributes));
      if (indent !== undefined) record.indent = indent;
    }
  }
}

export const indentAttributes = ['w:left', 'w:start', 'w:firstLine', 'w:hanging'];

/** How far in lines begin by the attributes of a `w:ind`, in twips; undefined when it says nothing of it. */
export function twipsOf([left, start]: readonly (string | undefined)[]): number | undefined {
  const indent = Number(left ?? start ?? Number.NaN);
  return Number.isNaN(indent) ? undefined : indent;
}

/** Reads the `w:numPr` just opened. `numId` `'0'` takes numbering away. */
export function readNumbering(scanner: XmlScanner): { numId?: string; listLevel?: number } {
  const numbering: { numId?: string; listLevel?: number } = { numId: undefined, listLevel: undefined };
  const level = scanner.depth;
  while (scanner.child(level)) {
    const value = scanner.attribute('w:val');
    if (value === undefined) continue;
    if (scanner.name === 'w:numId') numbering.numId = value;
    else if (scanner.name === 'w:ilvl') numbering.listLevel = Math.max(0, Math.min(8, Number(value) || 0));
  }
  return numbering;
}
