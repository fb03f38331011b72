/** Makes an XLSX of the tables of a content, one sheet each. Standard: ECMA-376 Part 1, SpreadsheetML. */
import type { Cell, Content } from '../content.js';
import { coreProperties } from './docx.js';
import { xml, zip } from './zip.js';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts that are not tables have no place in a workbook; each table's `name` is its sheet's name. */
export function makeXlsx(content: Content): Uint8Array {
  const tables = content.parts.filter((part) => part.kind === 'table');
  const hidden = (content.hidden ?? []).map((text): Extract<Content['parts'][number], { kind: 'table' }> => ({
    kind: 'table',
    name: 'Hidden',
    cells: [[text]],
  }));
  const sheets = [...tables, ...hidden];
  const formats = [
    ...new Set(
      tables.flatMap((table) => table.cells.flat().flatMap((cell) => (typeof cell === 'string' ? [] : [cell.format]))),
    ),
  ];
  const strings: string[] = [];
  const rows = sheets.map((sheet) =>
    sheet.cells
      .map(
        (row, r) => `<row r="${r + 1}">${row.map((cell, c) => writeCell(cell, r, c, strings, formats)).join('')}</row>`,
      )
      .join(''),
  );
  const override = (part: string, type: string): string =>
    `<Override PartName="/${part}" ContentType="${spreadsheet}.${type}+xml"/>`;
  const relationship = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
  const names = sheets.map(
    (sheet, index) =>
      `<sheet name="${xml(sheet.name ?? `Sheet${index + 1}`)}" sheetId="${index + 1}"${index >= tables.length ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  return zip([
    {
      name: '[Content_Types].xml',
      data: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${override('xl/sharedStrings.xml', 'sharedStrings')}${sheets.map((_, index) => override(`xl/worksheets/sheet${index + 1}.xml`, 'worksheet')).join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship(1, 'officeDocument', 'xl/workbook.xml')}<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    },
    { name: 'docProps/core.xml', data: coreProperties(content) },
    {
      name: 'xl/workbook.xml',
      data: `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets.map((_, index) => relationship(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${relationship(sheets.length + 1, 'styles', 'styles.xml')}${relationship(sheets.length + 2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    },
    { name: 'xl/styles.xml', data: styles(formats) },
    {
      name: 'xl/sharedStrings.xml',
      data: `${declaration}<sst xmlns="${main}" count="${strings.length}" uniqueCount="${strings.length}">${strings.map((text) => `<si><t xml:space="preserve">${xml(text)}</t></si>`).join('')}</sst>`,
    },
    ...rows.map((data, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      data: `${declaration}<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
    })),
  ]);
}

function writeCell(cell: Cell, row: number, column: number, strings: string[], formats: string[]): string {
  const reference = `${String.fromCharCode(65 + column)}${row + 1}`;
  if (typeof cell !== 'string')
    return `<c r="${reference}" s="${formats.indexOf(cell.format) + 1}">${cell.formula === undefined ? '' : `<f>${xml(cell.formula)}</f>`}<v>${cell.value}</v></c>`;
  if (cell === '') return '';
  strings.push(cell);
  return `<c r="${reference}" t="s"><v>${strings.length - 1}</v></c>`;
}

function styles(formats: string[]): string {
  const custom = formats
    .map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${xml(format)}"/>`)
    .join('');
  const cells = formats
    .map(
      (_, index) => `<xf numFmtId="${164 + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    )
    .join('');
  return `${declaration}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${custom}</numFmts><fonts count="1"><font><sz val="11"/><name val="Arial"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${cells}</cellXfs></styleSheet>`.replace(
    '<numFmts count="0"></numFmts>',
    '',
  );
}
