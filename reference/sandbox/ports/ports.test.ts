/** The two ports of the engine that run other people's engines: text recognition and pdf.js. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deadlineAfter, noDeadline } from '../../base/deadline.js';
import { convert } from '../../engine/convert.js';
import { defaultLimits, readOptions } from '../../engine/document/reading.js';
import { createOcr } from './ocr.js';
import { createPdfFallback } from './pdf-fallback.js';

/** A PDF of one-line pages in Helvetica, without cross-reference table: pdf.js rebuilds it. */
function pdfOf(...lines: string[]): Uint8Array {
  const pages = lines.map((line, index) => {
    const content = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
    return `${10 + index * 2} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${11 + index * 2} 0 R >>\nendobj\n${11 + index * 2} 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
  });
  const kids = lines.map((_, index) => `${10 + index * 2} 0 R`).join(' ');
  return Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count ${lines.length} /Kids [${kids}] >>\nendobj\n3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n${pages.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF`,
    'latin1',
  );
}

const letter = 'The harbour keeps a record of every tide';

describe('the PDF fallback', () => {
  const fallback = createPdfFallback();

  it('reads the text of the pages asked for and counts all', async () => {
    const read = await fallback.forJob(noDeadline).text(pdfOf('first page', 'second page', 'third page'), [1, 3]);
    expect(read).toEqual({
      totalPages: 3,
      pages: [
        { pageNumber: 1, text: 'first page' },
        { pageNumber: 3, text: 'third page' },
      ],
    });
  });

  it('refuses what is no PDF with a typed error, and goes on', async () => {
    const port = fallback.forJob(noDeadline);
    await expect(port.text(Buffer.from('no pdf at all'), [1])).rejects.toMatchObject({ code: 'document.corrupted' });
    await expect(port.text(pdfOf('still here'), [1])).resolves.toMatchObject({ totalPages: 1 });
  });

  it('opens a file once for several pages that are rendered at the same time', async () => {
    const port = createPdfFallback().forJob(noDeadline);
    const bytes = pdfOf('first page', 'second page', 'third page');
    const pages = await Promise.all([1, 2, 3].map((pageNumber) => port.render(bytes, pageNumber, 40)));
    expect(pages.map((page) => Buffer.from(page).toString('latin1', 1, 4))).toEqual(['PNG', 'PNG', 'PNG']);
  });

  it('does not touch the arrays of the process that uses it', async () => {
    const push = Array.prototype.push;
    await fallback.forJob(noDeadline).text(pdfOf('x'), [1]);
    expect(Array.prototype.push).toBe(push);
  });

  it('stops when the deadline passes', async () => {
    const over = deadlineAfter(-1, () => performance.now());
    await expect(fallback.forJob(over).text(pdfOf('x'), [1])).rejects.toMatchObject({ code: 'deadline.exceeded' });
  });
});

describe('text recognition', () => {
  const ocr = createOcr({ languages: ['eng'], workers: 1 });
  const render = (text: string): Promise<Uint8Array> =>
    createPdfFallback().forJob(noDeadline).render(pdfOf(text), 1, 150);

  it('reads the text of a page picture, offline, with the places of the lines', async () => {
    const page = await ocr.forJob(noDeadline).recognize({ bytes: await render(letter) });
    expect(page.text.trim()).toBe(letter);
    expect(page.lines).toHaveLength(1);
    const [x0, y0, x1, y1] = page.lines[0]!.bbox;
    expect(x0).toBeGreaterThan(100);
    expect(x1).toBeGreaterThan(x0);
    expect(y1).toBeGreaterThan(y0);
  });

  it('gives up at the deadline and serves the next page', async () => {
    const picture = await render(letter);
    let nowMs = 0;
    const soon = deadlineAfter(20, () => nowMs);
    const first = ocr.forJob({ ...soon, remainingMs: () => 20 }).recognize({ bytes: picture });
    nowMs = 100;
    await expect(first).rejects.toMatchObject({ code: 'deadline.exceeded' });
    await expect(ocr.forJob(noDeadline).recognize({ bytes: picture })).resolves.toMatchObject({
      text: expect.stringContaining('harbour') as string,
    });
  });

  it('reads a scanned page with hardly a mistake', async () => {
    const scan = readFileSync(new URL('../../engine/readers/formats/pdf/fixtures/scan.pdf', import.meta.url));
    const { markdown } = await convert(
      scan,
      { read: readOptions({ pdf: { mode: 'auto' } }), transforms: [{ type: 'dropFurniture' }], outputs: ['markdown'] },
      { deadline: noDeadline, limits: defaultLimits, ocr: ocr.forJob(noDeadline) },
    );
    const words = [
      'The harbour master counts every vessel that passes the lighthouse after midnight.',
      'In the storm of November nineteen ships waited behind the breakwater until morning.',
      'Their captains signed the ledger with pencil, because the ink had frozen.',
    ];
    expect(markdown!.trim()).toBe(words.join('\n\n'));
  });

  it('reads two columns one after the other and keeps the words of a row apart', async () => {
    const page = await ocr.forJob(noDeadline).recognize({ bytes: await render('Alpha     Beta') });
    expect(page.lines.flatMap((line) => line.words.map((word) => word.text))).toEqual(['Alpha', 'Beta']);
  });

  it('goes on after a picture it cannot open', async () => {
    const port = ocr.forJob(noDeadline);
    await expect(port.recognize({ bytes: Buffer.from('no picture') })).rejects.toBeDefined();
    await expect(port.recognize({ bytes: await render(letter) })).resolves.toBeDefined();
  });

  it('names the missing language to all pages that wait', async () => {
    const port = createOcr({ languages: ['tlh'], workers: 1 }).forJob(noDeadline);
    const pages = await Promise.allSettled([1, 2, 3].map(() => port.recognize({ bytes: new Uint8Array(1) })));
    expect(pages.map((page) => page.status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('names the package to install for a language it has no data for', async () => {
    const klingon = createOcr({ languages: ['tlh'], workers: 1 });
    await expect(klingon.forJob(noDeadline).recognize({ bytes: new Uint8Array(1) })).rejects.toMatchObject({
      code: 'feature.not-available',
    });
  });
});
