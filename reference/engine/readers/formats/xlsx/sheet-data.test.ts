import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { XmlScanner } from '../../shared/containers/xml-scanner.js';
import type { CellSource } from './cell-text.js';
import { findSheetData, type SheetData, walkSheetData } from './sheet-data.js';
import { columnName } from './testing/xlsx-file.js';

const cells: CellSource = {
  strings: (index) => `shared ${index}`,
  formats: () => 'General',
  date1904: false,
  isRecalculated: false,
};
const sheetOf = (data: string): string => `<worksheet><sheetData>${data}</sheetData><mergeCells/></worksheet>`;
const find = (data: string): ReturnType<typeof findSheetData> =>
  findSheetData(Buffer.from(sheetOf(data)), cells, noDeadline);

function walk(data: string): SheetData {
  const scanner = new XmlScanner(sheetOf(data), noDeadline);
  scanner.child(0);
  scanner.child(scanner.depth);
  return walkSheetData(scanner, cells);
}

/** Cells from column A on, each made from its attributes' beginning. */
function rowOf(number: number, makes: readonly ((start: string) => string)[]): string {
  const content = makes.map((make, column) => make(`<c r="${columnName(column)}${number}"`));
  return `<row r="${number}" spans="1:9">${content.join('')}</row>`;
}

const empty = (start: string): string => `${start} s="1"/>`;
const number = (start: string): string => `${start}><v>7</v></c>`;

/** How many bytes all searches in buffers pass over during `run`. */
function searchedBytes(run: () => void): number {
  let passed = 0;
  const search = Buffer.prototype.indexOf as (this: Buffer, wanted: string | number, from?: number) => number;
  const counted = function (this: Buffer, wanted: string | number, from = 0): number {
    const found = search.call(this, wanted, from);
    passed += (found < 0 ? this.length : found) - from;
    return found;
  };
  const spy = vi.spyOn(Buffer.prototype, 'indexOf').mockImplementation(counted as typeof Buffer.prototype.indexOf);
  run();
  spy.mockRestore();
  return passed;
}

describe('the cells of a sheet', () => {
  const usual = fc.constantFrom(
    empty,
    empty,
    empty,
    (start: string) => `${start}></c>`,
    (start: string) => `${start}\n s="3"><v>-1.5</v></c>`,
    (start: string) => `${start} t="s"><v>12</v></c>`,
    (start: string) => `${start} t="str"><f t="shared" ref="A1">Sheet!A1&amp;"x"</f><v>žluť 🎉</v></c>`,
    (start: string) =>
      `${start} t="inlineStr"><is><r><t>run</t></r><r><t xml:space="preserve"> Ω &lt;</t></r></is></c>`,
    (start: string) => `${start} t="b"><v>1</v></c>`,
    (start: string) => `${start}><f>SUM(A1:B2)</f></c>`,
    (start: string) => `${start}><f si="1"/><v xml:space="preserve">3</v></c>`,
    (start: string) => `${start} t="str"><f>HYPERLINK("https://example.com/")</f><v>link</v></c>`,
  );
  const odd = fc.constantFrom(
    (start: string) => `${start} s='1'><v>1</v></c>`,
    (start: string) => `<!-- ${start}><v>1</v></c> -->`,
    (start: string) => `${start}><v><![CDATA[2]]></v></c>`,
    (start: string) => `${start}><!-- <v>9</v> --><v>3</v></c>`,
  );
  const sheet = (cell: fc.Arbitrary<(start: string) => string>): fc.Arbitrary<string> =>
    fc
      .array(fc.array(cell, { maxLength: 25 }), { maxLength: 12 })
      .map((rows) => rows.map((makes, index) => rowOf(index * 2 + 1, makes)).join(''));

  it('are found in the bytes as a walk through the markup finds them', () => {
    fc.assert(
      fc.property(sheet(usual), (data) => {
        const { rows, links } = find(data)!;
        expect({ rows, links }).toEqual(walk(data));
      }),
    );
  });

  it('are left to the walk where they are written otherwise', () => {
    fc.assert(
      fc.property(sheet(fc.oneof({ weight: 8, arbitrary: usual }, odd)), (data) => {
        const found = find(data);
        if (found) expect({ rows: found.rows, links: found.links }).toEqual(walk(data));
      }),
    );
    for (const [make] of fc.sample(fc.tuple(odd), 20)) expect(find(rowOf(1, [number, make]))).toBeUndefined();
  });

  it('are taken out of the part', () => {
    expect(find(rowOf(1, [number]))?.rest).toBe('<worksheet><mergeCells/></worksheet>');
  });

  it('are found behind a mark of byte order', () => {
    const bytes = Buffer.from(`\ufeff${sheetOf(rowOf(1, [number]))}`);
    expect(findSheetData(bytes, cells, noDeadline)?.rows).toEqual([{ index: 0, columns: [0], texts: ['7'] }]);
  });

  it('keep their text wherever it lies in a long part', () => {
    const texts = Array.from({ length: 4000 }, (_, i) => (i % 3 === 0 ? `řádek ${i}` : `a text in row ${i}`));
    const data = texts.map((text, i) => rowOf(i + 1, [(start) => `${start} t="str"><v>${text}</v></c>`])).join('');
    expect(find(data)?.rows.map((row) => row.texts[0])).toEqual(texts);
    const long = 'long '.repeat(10_000).trim();
    expect(find(rowOf(1, [(start) => `${start} t="str"><v>${long}</v></c>`]))?.rows[0]?.texts).toEqual([long]);
  });

  it('are found among empty ones without searching the rest of the sheet again and again', () => {
    const makes = [...Array.from({ length: 12 }, () => empty), number];
    const data = Array.from({ length: 20_000 }, (_, i) => rowOf(i + 1, makes)).join('');
    const searched = searchedBytes(() => expect(find(data)?.rows).toHaveLength(20_000));
    expect(searched / data.length).toBeLessThan(10);
  });
});
