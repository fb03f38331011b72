import { describe, expect, it } from 'vitest';
import { dumpDocument } from '../../../../document/dump.js';
import { cell, dumpSheet, readXlsxFile, xlsxFile } from '../testing/xlsx-file.js';

const row = (number: number, ...cells: string[]): string => `<row r="${number}">${cells.join('')}</row>`;
const formula = (reference: string, text: string, value = '<v></v>'): string =>
  `<c r="${reference}"><f>${text}</f>${value}</c>`;
const workbook = (sheets: string, after: string): string =>
  `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets}</sheets>${after}</workbook>`;

/** The texts of the last cells of the rows of the only table. */
function lastTexts(dump: string): string[] {
  return dump
    .split(/^ +row$/m)
    .slice(1)
    .map((text) => /cell "([^"]*)"\s*"?$/.exec(text)?.[1] ?? '');
}

describe('formulas without a value', () => {
  it('are reckoned, one from the other, and shown in the format of their cell', () => {
    const data =
      row(1, cell('A1', 3), cell('B1', 9.5), formula('C1', 'A1*B1')) +
      row(2, cell('A2', 2), cell('B2', 1), '<c r="C2" s="1"><f>C1+A2/B2</f></c>') +
      row(3, cell('A3', 'Sum'), cell('B3', 'of'), formula('C3', 'SUM(C1:C2)', '<v/>'));
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="0.00 €"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>';
    expect(lastTexts(dumpSheet(data, { styles }))).toEqual(['28.5', '30.50 €', '59']);
  });

  it('are shown themselves when they wait for each other or hold what is not known', () => {
    const data =
      row(1, cell('A1', 1), formula('B1', 'B2+1')) +
      row(2, cell('A2', 1), formula('B2', 'B1+1')) +
      row(3, cell('A3', 1), formula('B3', 'NOW()'));
    expect(lastTexts(dumpSheet(data))).toEqual(['=B2+1', '=B1+1', '=NOW()']);
  });

  it('ask for cells of other sheets, hidden ones too', () => {
    const sheets = [
      { name: 'Shown', data: row(1, cell('A1', 'Rate'), formula('B1', "'Of last year'!A1*2")) },
      { name: 'Of last year', data: row(1, cell('A1', 21)), state: 'hidden' },
    ];
    expect(lastTexts(dumpDocument(readXlsxFile(xlsxFile({ sheets })).document))).toEqual(['42']);
  });

  it('may hold a zero where the workbook is to be reckoned when it is opened, and only there', () => {
    const data =
      row(1, cell('A1', 2), formula('B1', 'A1+1', '<v>0</v>')) +
      row(2, cell('A2', 2), formula('B2', 'A2-2', '<v>0</v>'));
    const sheet = '<sheet name="S" sheetId="1" r:id="s0"/>';
    const read = (after: string): string[] => {
      const files = { 'xl/workbook.xml': workbook(sheet, after) };
      return lastTexts(dumpDocument(readXlsxFile(xlsxFile({ sheets: [{ name: 'S', data }], files })).document));
    };
    expect(read('<calcPr fullCalcOnLoad="1"/>')).toEqual(['3', '0']);
    expect(read('<calcPr calcId="191029"/>')).toEqual(['0', '0']);
  });

  it('end in a row of any length, and in a chain of any depth', () => {
    const chain = Array.from({ length: 3000 }, (_, i) =>
      row(i + 1, cell(`A${i + 1}`, 1), formula(`B${i + 1}`, `A${i + 1}+B${i + 2}`)),
    );
    expect(lastTexts(dumpSheet(chain.join('')))[0]).toBe('=A1+B2');
    const sums = Array.from({ length: 3000 }, (_, i) =>
      row(i + 1, cell(`A${i + 1}`, 1), formula(`B${i + 1}`, `SUM(A$1:A${i + 1})`)),
    );
    const texts = lastTexts(dumpSheet(sums.join('')));
    expect([texts[999], texts.at(-1)]).toEqual(['1000', '=SUM(A$1:A3000)']);
  });

  it('double a text no further than a cell is long', () => {
    const doubled = Array.from({ length: 60 }, (_, i) => row(i + 2, formula(`A${i + 2}`, `A${i + 1}&amp;A${i + 1}`)));
    const texts = lastTexts(dumpSheet(row(1, cell('A1', 'xy')) + doubled.join('')));
    expect(texts[13]).toHaveLength(16_384);
    expect(texts.slice(14)).toEqual(Array(47).fill('#VALUE!'));
  });
});
