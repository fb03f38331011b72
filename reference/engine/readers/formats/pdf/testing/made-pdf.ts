/**
 * PDF files for tests, made object by object: pages of operators in two fonts, with whatever a test adds to them.
 * Standard: ISO 32000-1 (7.5 file structure).
 */
import { deflateSync } from 'node:zlib';

export interface MadePage {
  operators: string;
  /** Further entries of the page dictionary, such as `/Rotate 90`. */
  entries?: string;
  /** Further entries of the font resources, such as `/F3 100 0 R`. */
  fonts?: string;
  /** Further resources, such as `/XObject << /Im1 100 0 R >>`. */
  resources?: string;
  /** Raw bytes instead of the deflated operators. */
  damaged?: Buffer;
  /** The content stream as encoded by the test. */
  encoded?: { filter: string; data: Buffer };
}

export interface MadeExtras {
  /** Further entries of the trailer and of the catalog. */
  trailer?: string;
  catalog?: string;
  /** Objects of the test's own, by number from 100. */
  objects?: Record<number, string | Buffer>;
}

/** One line of text at a place, in Helvetica (`F1`) or Helvetica-Bold (`F2`). */
export function line(text: string, x: number, y: number, size = 11, font = 'F1'): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td (${text}) Tj ET`;
}

/** Lines of text below one another. */
export function lines(texts: readonly string[], x: number, y: number, leading = 14, size = 11, font = 'F1'): string {
  return texts.map((text, index) => line(text, x, y - index * leading, size, font)).join('\n');
}

/** A stream object; deflated when `entries` names that filter. */
export function streamObject(data: Buffer | string, entries = ''): Buffer {
  const bytes = Buffer.from(data as string, 'latin1');
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** The objects of a file with these pages: catalog 1, page tree 2, fonts 3 and 4, information 5, pages from 6. */
export function objectsOf(pages: readonly MadePage[], extras: MadeExtras = {}): Map<number, Buffer> {
  const objects = new Map<number, Buffer>();
  const put = (number: number, body: string | Buffer): unknown =>
    objects.set(number, Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
  put(1, `<< /Type /Catalog /Pages 2 0 R ${extras.catalog ?? ''} >>`);
  const kids = pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ');
  put(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  put(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  put(4, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  put(5, '<< /Title (A made file) /Author (Its maker) >>');
  pages.forEach((page, index) => {
    const { fonts = '', resources = '', entries = '' } = page;
    const content = page.encoded ?? {
      filter: '/FlateDecode',
      data: page.damaged ?? deflateSync(Buffer.from(page.operators, 'latin1')),
    };
    const size = entries.includes('/MediaBox') ? '' : '/MediaBox [0 0 595 842]';
    const used = `/Resources << /Font << /F1 3 0 R /F2 4 0 R ${fonts} >> ${resources} >>`;
    put(6 + index * 2, `<< /Type /Page /Parent 2 0 R ${size} ${used} /Contents ${7 + index * 2} 0 R ${entries} >>`);
    put(7 + index * 2, streamObject(content.data, `/Filter ${content.filter}`));
  });
  for (const [number, body] of Object.entries(extras.objects ?? {})) put(Number(number), body);
  return objects;
}

/** A file with a classic cross-reference table. */
export function pdfOf(pages: readonly MadePage[], extras: MadeExtras = {}): Buffer {
  return appendObjects(Buffer.from('%PDF-1.7\n'), objectsOf(pages, extras), extras.trailer).bytes;
}

/** Objects behind what is there, with a table of their own: an update when `trailer` has a `/Prev`. */
export function appendObjects(
  before: Buffer,
  objects: ReadonlyMap<number, Buffer>,
  trailer = '',
): { bytes: Buffer; tableAt: number } {
  const chunks = [before];
  let at = before.length;
  let table = '';
  for (const [number, body] of objects) {
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    table += `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    at += object.length;
    chunks.push(object);
  }
  const size = Math.max(...objects.keys()) + 1;
  const tail = `xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return { bytes: Buffer.concat([...chunks, Buffer.from(tail)]), tableAt: at };
}
