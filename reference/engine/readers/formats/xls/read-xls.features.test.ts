import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read as readWithSheetJs, type CellObject } from 'xlsx';
import { noDeadline } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import { defaultLimits, readOptions, type Reading } from '../../../document/reading.js';
import { readXls } from './read-xls.js';

const bytes = readFileSync(new URL('./fixtures/features.xls', import.meta.url));
const reading = readXls(bytes, readOptions(), { deadline: noDeadline, limits: defaultLimits }) as Reading;
const outline = dumpDocument(reading.document);

describe('a workbook written by another program', () => {
  it('keeps everything that the format can say', () => {
    expect(outline).toBe(
      `
heading 2 "Sales"
table header 1
  row
    cell "Item"
    cell "Date"
    cell "Share"
    cell "Amount"
    cell "Sum"
  row
    cell "Pläne Ω"
    cell "2024-02-29"
    cell "12.5%"
    cell "1,234,567.89"
    cell "2469135.782"
  row
    cell colspan 2 "merged"
    cell "100.0%"
    cell "TRUE"
    cell "text"
  row
    cell
      paragraph link<https://example.com/>("site")
    cell ""
    cell ""
    cell "0.1"
    cell "-7"
heading 2 "Second"
table header 1
  row
    cell "x"
    cell "y"
  row
    cell "1"
    cell "2"
`.trimStart(),
    );
  });

  it('gives the document properties', () => {
    expect(reading.metadata).toEqual({ title: 'Numbers' });
    expect(reading.notices).toEqual([]);
  });

  it('shows each cell as SheetJS does', () => {
    const workbook = readWithSheetJs(bytes, { dense: true });
    const shown: string[] = [];
    for (const name of ['Sales', 'Second']) {
      for (const row of (workbook.Sheets[name] as unknown as { '!data': (CellObject | undefined)[][] })['!data']) {
        for (const cell of row ?? []) if (cell?.w !== undefined) shown.push(cell.w.trim());
      }
    }
    const ours = [...outline.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => JSON.parse(text) as string);
    expect(shown.filter((text) => !ours.includes(text))).toEqual([]);
    expect(shown).toHaveLength(21);
  });
});
