/** The fixtures that no content describes say what they should, as programs that are not ours read them. */
import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import * as spreadsheet from 'xlsx';
import { pdfOfPages, pdfOfScans, pdfWithDamagedPages, twoColumnPdf } from './pdfs.js';
import { harbourScan, orchardScan } from './scans.js';
import { workbookOfSheets, workbookWithLink } from './workbooks.js';

/** Texts of each page with their left edges, as pdf.js reads them. */
async function pagesOf(bytes: Uint8Array): Promise<{ text: string; left: number }[][]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: { text: string; left: number }[][] = [];
  for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber += 1) {
    const content = await (await document.getPage(pageNumber)).getTextContent();
    pages.push(
      content.items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [{ text: item.str, left: item.transform[4] as number }] : [],
      ),
    );
  }
  await task.destroy();
  return pages;
}

describe('special PDF files', () => {
  it('stand in two columns that share their baselines', async () => {
    const [page] = await pagesOf(twoColumnPdf(['left '.repeat(60)], ['right '.repeat(60)]));
    expect(new Set(page!.filter(({ text }) => text.includes('left')).map(({ left }) => left))).toEqual(new Set([56]));
    expect(page!.filter(({ text }) => text.includes('right')).every(({ left }) => left > 300)).toBe(true);
  });

  it('have pages without any text between pages of text', async () => {
    const pages = await pagesOf(pdfOfPages(['first page', null, 'third page']));
    expect(pages.map((page) => page.map(({ text }) => text).join(' '))).toEqual(['first page', '', 'third page']);
  });

  it('have scanned pages, whose words are in the picture alone', async () => {
    const pages = await pagesOf(
      pdfOfScans([{ text: 'first page' }, { scan: harbourScan }, { text: 'below the scan', scan: orchardScan }]),
    );
    expect(pages.map((page) => page.map(({ text }) => text).join(' '))).toEqual(['first page', '', 'below the scan']);
  });

  it('hold scans of A4 pages at 200 dpi, mostly white', () => {
    for (const { picture } of [harbourScan, orchardScan]) {
      expect([picture.width, picture.height, picture.bitsPerPixel]).toEqual([1653, 2339, 1]);
      const rows = inflateSync(picture.deflated);
      expect(rows.length).toBe((Math.ceil(picture.width / 8) + 1) * picture.height);
    }
  });

  it('lose the text of a damaged page and no other', async () => {
    const pages = await pagesOf(pdfWithDamagedPages(['first page', 'second page', 'third page'], [2]));
    expect(pages.map((page) => page.map(({ text }) => text).join(' '))).toEqual(['first page', '', 'third page']);
  });
});

describe('special workbooks', () => {
  it('keep the order of the workbook, not of names or files', () => {
    const book = spreadsheet.read(workbookOfSheets(['one', 'two', 'three']));
    expect(book.SheetNames).toEqual(['Zeta', 'Alpha', 'Midway']);
    expect(book.SheetNames.map((name) => (book.Sheets[name]!['A2'] as { v: string }).v)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('have a hyperlink on a cell', () => {
    const book = spreadsheet.read(workbookWithLink('ledger', 'https://plumbline.example/ledger'));
    const cell = book.Sheets['Links']!['A2'] as { v: string; l: { Target: string } };
    expect([cell.v, cell.l.Target]).toEqual(['ledger', 'https://plumbline.example/ledger']);
  });
});
