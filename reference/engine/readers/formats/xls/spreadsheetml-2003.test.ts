import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import { defaultLimits, readOptions, type Reading } from '../../../document/reading.js';
import { readXls } from './read-xls.js';

const workbook = (inside: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" ` +
      `xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${inside}</Workbook>`,
  );
const sheet = (rows: string, more = ''): string =>
  `<Worksheet ss:Name="Data"><Table>${rows}</Table>${more}</Worksheet>`;
const data = (text: string, type = 'String'): string => `<Data ss:Type="${type}">${text}</Data>`;
const header = `<Row><Cell>${data('Name')}</Cell><Cell>${data('Value')}</Cell></Row>`;
const read = (inside: string): Reading =>
  readXls(workbook(inside), readOptions(), { deadline: noDeadline, limits: defaultLimits }) as Reading;
const grid = (inside: string): unknown[] => {
  const table = read(inside).document.blocks.find((block) => block.type === 'table');
  return table?.rows.map((row) => row.cells.map((cell) => cell.content)) ?? [];
};

describe('Excel 2003 XML', () => {
  it('writes each visible sheet as a heading and its table', () => {
    const row = `<Row><Cell>${data('a &amp; b')}</Cell><Cell>${data('1.5', 'Number')}</Cell></Row>`;
    const hidden = `<Worksheet ss:Name="No"><Table>${header}${row}</Table><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>`;
    expect(dumpDocument(read(sheet(header + row) + hidden).document)).toBe(
      'heading 2 "Data"\ntable header 1\n  row\n    cell "Name"\n    cell "Value"\n  row\n    cell "a & b"\n    cell "1.5"\n',
    );
  });

  it('shows numbers and dates as their style says', () => {
    const styles =
      '<Styles><Style ss:ID="p"><NumberFormat ss:Format="Percent"/></Style><Style ss:ID="d"><NumberFormat ss:Format="Short Date"/></Style>' +
      '<Style ss:ID="c" ss:Parent="p"/></Styles>';
    const row =
      `<Row><Cell ss:StyleID="p">${data('0.5', 'Number')}</Cell><Cell ss:StyleID="d">${data('2014-02-19T00:00:00.000', 'DateTime')}</Cell></Row>` +
      `<Row><Cell ss:StyleID="c">${data('0.25', 'Number')}</Cell><Cell>${data('2014-02-19T00:00:00.000', 'DateTime')}</Cell></Row>` +
      `<Row><Cell>${data('1', 'Boolean')}</Cell><Cell>${data('#DIV/0!', 'Error')}</Cell></Row>`;
    expect(grid(styles + sheet(header + row)).slice(1)).toEqual([
      ['50.00%', '2/19/2014'],
      ['25.00%', '2014-02-19'],
      ['TRUE', '#DIV/0!'],
    ]);
  });

  it('puts rows and cells where they say', () => {
    const row = `<Row ss:Index="2"><Cell ss:Index="2">${data('7', 'Number')}</Cell></Row><Row><Cell>${data('x')}</Cell><Cell>${data('8', 'Number')}</Cell></Row>`;
    expect(grid(sheet(header + row)).slice(1)).toEqual([
      ['', '7'],
      ['x', '8'],
    ]);
  });

  it('keeps merged cells and links', () => {
    const row =
      `<Row><Cell ss:MergeDown="1">${data('two')}</Cell><Cell ss:HRef="https://example.com/">${data('site')}</Cell></Row>` +
      `<Row><Cell ss:Index="2">${data('9', 'Number')}</Cell></Row>`;
    const text = dumpDocument(read(sheet(header + row)).document);
    expect(text).toContain('cell rowspan 2 "two"');
    expect(text).toContain('link<https://example.com/>("site")');
  });

  it('joins the runs of rich text and lists comments behind the table', () => {
    const comment = '<Comment ss:Author="Ann"><ss:Data><B>Ann:</B>&#10;a <I>note</I></ss:Data></Comment>';
    const row = `<Row><Cell><ss:Data ss:Type="String"><B>bold</B> plain</ss:Data>${comment}</Cell><Cell>${data('1', 'Number')}</Cell></Row>`;
    expect(grid(sheet(header + row))[1]).toEqual(['bold plain', '1']);
    expect(dumpDocument(read(sheet(header + row)).document)).toMatch(
      /cell "1"\nlist\n {2}item\n {4}paragraph "A2, Ann: a note"\n$/,
    );
  });

  it('gives the document properties', () => {
    const properties =
      '<DocumentProperties xmlns="urn:schemas-microsoft-com:office:office"><Title>T</Title><Author>A</Author></DocumentProperties>';
    expect(read(properties + sheet(header)).metadata).toEqual({ title: 'T', author: 'A' });
  });
});
