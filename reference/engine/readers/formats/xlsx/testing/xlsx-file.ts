/**
 * Makes XLSX files for tests from the markup under test, and reads them into the outline of golden pairs.
 * Spec: ECMA-376 parts 1 and 2.
 */
import { dumpDocument } from '../../../../document/dump.js';
import { type Reading, readOptions } from '../../../../document/reading.js';
import { readPorts } from '../../../shared/containers/testing/read-ports.js';
import { zipOf } from '../../../shared/containers/testing/write-zip.js';
import { readXlsx } from '../read-xlsx.js';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface SheetShape {
  name: string;
  /** Content of `sheetData`. */
  data: string;
  /** What follows the sheet data (`mergeCells`, `hyperlinks`, ...). */
  after?: string;
  state?: string;
  /** id -> type and target; addresses with a colon are external. */
  relationships?: Readonly<Record<string, readonly [type: string, target: string]>>;
}

export interface XlsxShape {
  sheets: readonly SheetShape[];
  /** Items of the shared strings, as markup of `si`. */
  strings?: readonly string[];
  /** Content of `styleSheet`. */
  styles?: string;
  date1904?: boolean;
  files?: Readonly<Record<string, string | Uint8Array>>;
}

export function xlsxFile(shape: XlsxShape): Buffer {
  const files: Record<string, string | Uint8Array> = {};
  const related: string[] = [];
  const sheets = shape.sheets.map(({ name, data, after = '', state, relationships }, index) => {
    const path = `worksheets/sheet${index + 1}.xml`;
    files[`xl/${path}`] =
      `<?xml version="1.0"?><worksheet xmlns="${main}" xmlns:r="${office}"><dimension ref="A1:XFD1048576"/><sheetData>${data}</sheetData>${after}</worksheet>`;
    if (relationships) files[`xl/worksheets/_rels/sheet${index + 1}.xml.rels`] = relationshipsOf(relationships);
    related.push(`<Relationship Id="s${index}" Type="${office}/worksheet" Target="${path}"/>`);
    return `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"${state === undefined ? '' : ` state="${state}"`}/>`;
  });
  if (shape.strings) {
    files['xl/sharedStrings.xml'] =
      `<sst xmlns="${main}">${shape.strings.map((item) => `<si>${item}</si>`).join('')}</sst>`;
    related.push(`<Relationship Id="strings" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`);
  }
  if (shape.styles !== undefined) {
    files['xl/styles.xml'] = `<styleSheet xmlns="${main}">${shape.styles}</styleSheet>`;
    related.push(`<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/>`);
  }
  return zipOf({
    '_rels/.rels': `<Relationships xmlns="${types}"><Relationship Id="w" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${shape.date1904 ? ' date1904="1"' : ''}/><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${types}">${related.join('')}</Relationships>`,
    ...files,
    ...shape.files,
  });
}

export function relationshipsOf(relationships: NonNullable<SheetShape['relationships']>): string {
  const items = Object.entries(relationships).map(
    ([id, [type, target]]) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${target.includes(':') ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="${types}">${items.join('')}</Relationships>`;
}

export function readXlsxFile(bytes: Uint8Array): Reading {
  return readXlsx(bytes, readOptions(), readPorts());
}

/** The outline of a workbook of one sheet named `Sheet`, without the last newline. */
export function dumpSheet(data: string, shape: Partial<SheetShape & XlsxShape> = {}): string {
  const { sheets = [{ name: 'Sheet', data, ...shape }], ...rest } = shape;
  return dumpDocument(readXlsxFile(xlsxFile({ sheets, ...rest })).document).trimEnd();
}

/** Rows of inline texts and numbers from row 1, column A on; `null` leaves a cell out. */
export function grid(rows: readonly (readonly (string | number | null)[])[], firstRow = 1, firstColumn = 0): string {
  return rows
    .map((cells, at) => {
      const number = firstRow + at;
      const content = cells.map((value, column) =>
        value === null ? '' : cell(columnName(firstColumn + column) + String(number), value),
      );
      return `<row r="${number}">${content.join('')}</row>`;
    })
    .join('');
}

export function cell(reference: string, value: string | number, attributes = ''): string {
  return typeof value === 'number'
    ? `<c r="${reference}"${attributes}><v>${value}</v></c>`
    : `<c r="${reference}" t="inlineStr"${attributes}><is><t>${value}</t></is></c>`;
}

export function columnName(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}
