/** The port of the engine that runs pdf.js. */
import { describe, expect, it } from 'vitest';
import { deadlineAfter, noDeadline } from '../../base/deadline.js';
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
    // A page of 595 x 842 points.
    expect(pages.map((page) => Buffer.from(page).toString('latin1', 0, 14))).toEqual(
      Array<string>(3).fill('P5\n331 468\n255'),
    );
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
