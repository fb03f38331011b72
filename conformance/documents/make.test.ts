/** The fixtures say what their truth says, as programs that are not ours read them. */
import { extractRawText } from 'mammoth';
import { describe, expect, it } from 'vitest';
import * as spreadsheet from 'xlsx';
import { fixtures, fixturesOf } from './collection.js';
import { article, book, workbook } from './contents.js';
import { makableExtensions, makeDocument } from './make.js';

describe('fixture documents', () => {
  it('are no smaller than the files that users have, where they are binary', async () => {
    for (const { name, extension, bytes } of fixtures)
      if (!['html', 'htm', 'rtf'].includes(extension))
        expect((await bytes()).length, name).toBeGreaterThanOrEqual(8192);
  });

  it('have unique names, and cover all nine extensions', () => {
    expect(new Set(fixtures.map((fixture) => fixture.name)).size).toBe(fixtures.length);
    for (const extension of ['html', 'htm', 'pdf', 'docx', 'doc', 'odt', 'rtf', 'xlsx', 'xls'] as const)
      expect(fixturesOf(extension), extension).not.toHaveLength(0);
  });

  it.each(makableExtensions)('made as %s are the same bytes every time', (extension) => {
    const content = extension === 'xlsx' ? workbook : article;
    expect(makeDocument(extension, content).bytes).toEqual(makeDocument(extension, content).bytes);
  });

  it('name each text once, so that order can be told', () => {
    for (const { name, truth } of fixtures) expect(new Set(truth.texts).size, name).toBe(truth.texts.length);
  });

  it('made as DOCX show mammoth every text of the truth', async () => {
    const { bytes, truth } = makeDocument('docx', article);
    const { value } = await extractRawText({ buffer: Buffer.from(bytes) });
    for (const text of truth.texts) expect(value).toContain(text);
    for (const text of truth.hidden ?? []) expect(value).not.toContain(text);
  });

  it.each(['workbook-xlsx', 'workbook-xls'])('%s shows SheetJS every cell as a person sees it', async (name) => {
    const fixture = fixtures.find((one) => one.name === name)!;
    const book = spreadsheet.read(await fixture.bytes(), { cellDates: false });
    const tables = (fixture.truth.tables ?? []).map((table) =>
      spreadsheet.utils.sheet_to_json<string[]>(book.Sheets[table.caption!]!, { header: 1, raw: false }),
    );
    expect(tables).toEqual((fixture.truth.tables ?? []).map((table) => table.cells));
  });

  it('made as PDF have one page for each page break and one more', () => {
    const { truth } = makeDocument('pdf', book(12));
    expect(truth.pageCount).toBe(12);
    expect(truth.pageTexts?.[2]).toEqual(['Chapter charlie begins', 'Sentence of page charlie and no other page.']);
  });
});
