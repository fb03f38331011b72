/**
 * Workbook fixtures that no content describes: a hyperlink on a cell, sheets whose order is not that of their files.
 * Spec: What the service does 1 (reading order); Document data, `links`.
 */
import { xml, zip } from './makers/zip.js';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Address behind the cell A2. */
  readonly link?: string;
}

/** Sheets in the order of the workbook; `fileNumbers` are the numbers of their files. */
function workbookOf(sheets: readonly Sheet[], fileNumbers: readonly number[]): Uint8Array {
  const override = (part: string, type: string): string =>
    `<Override PartName="/${part}" ContentType="${spreadsheet}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string, mode = ''): string =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${xml(target)}"${mode}/>`;
  const relations = (inner: string): string =>
    `${declaration}<Relationships xmlns="${packageRelationships}">${inner}</Relationships>`;
  const file = (index: number): string => `worksheets/sheet${fileNumbers[index]!}.xml`;
  return zip([
    {
      name: '[Content_Types].xml',
      data: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${sheets.map((_, index) => override(`xl/${file(index)}`, 'worksheet')).join('')}</Types>`,
    },
    { name: '_rels/.rels', data: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      data: `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map((sheet, index) => `<sheet name="${xml(sheet.name)}" sheetId="${fileNumbers[index]!}" r:id="rId${fileNumbers[index]!}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations(
        fileNumbers.map((number, index) => relation(`rId${number}`, 'worksheet', file(index))).join('') +
          relation('rId99', 'styles', 'styles.xml'),
      ),
    },
    {
      name: 'xl/styles.xml',
      data: `${declaration}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Arial"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>`,
    },
    ...sheets.flatMap((sheet, index) => [
      { name: `xl/${file(index)}`, data: worksheet(sheet) },
      ...(sheet.link === undefined
        ? []
        : [
            {
              name: `xl/worksheets/_rels/sheet${fileNumbers[index]!}.xml.rels`,
              data: relations(relation('rId1', 'hyperlink', sheet.link, ' TargetMode="External"')),
            },
          ]),
    ]),
  ]);
}

function worksheet(sheet: Sheet): string {
  const cell = (text: string, row: number, column: number): string =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${xml(text)}</t></is></c>`;
  const rows = sheet.rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, row, column)).join('')}</row>`,
  );
  const links = sheet.link === undefined ? '' : '<hyperlinks><hyperlink ref="A2" r:id="rId1"/></hyperlinks>';
  return `${declaration}<worksheet xmlns="${main}" xmlns:r="${office}"><sheetData>${rows.join('')}</sheetData>${links}</worksheet>`;
}

/** One sheet whose cell A2 is a hyperlink. */
export function workbookWithLink(text: string, href: string): Uint8Array {
  return workbookOf(
    [
      {
        name: 'Links',
        rows: [
          ['Name', 'Note'],
          [text, 'remark'],
        ],
        link: href,
      },
    ],
    [1],
  );
}

/** Three sheets, named and filed in another order than the workbook's. `words` has one word for each sheet. */
export function workbookOfSheets(words: readonly [string, string, string]): Uint8Array {
  const names = ['Zeta', 'Alpha', 'Midway'];
  return workbookOf(
    words.map((word, index) => ({
      name: names[index]!,
      rows: [
        ['Keeper', 'Since'],
        [word, 'spring'],
      ],
    })),
    [3, 1, 2],
  );
}
