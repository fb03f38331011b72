/**
 * PDF fixtures that no content describes: two columns, pages that are pictures, a page that cannot be read.
 * Spec: What the service does 1 (reading order); Parser object (PDF); Document data, `warning`.
 */
import { deflateSync } from 'node:zlib';
import { pageSize, pdfFile, placeText, wrapText, type PdfPage, type PdfPicture } from './makers/pdf-file.js';
import type { Scan } from './scans.js';

const margin = 56;
const size = 10;
const leading = 13;

function emptyPage(extra: Partial<PdfPage> = {}): PdfPage {
  return { operators: [], links: [], ...extra };
}

function writeColumn(target: PdfPage, paragraphs: readonly string[], x: number, width: number): void {
  let y = pageSize.height - margin;
  for (const paragraph of paragraphs) {
    for (const line of wrapText(paragraph, width, size)) {
      placeText(target, line, x, y, size);
      y -= leading;
    }
    y -= leading;
  }
}

/** One page in two columns. The lines of both columns share their baselines, as in print. */
export function twoColumnPdf(left: readonly string[], right: readonly string[]): Uint8Array {
  const gutter = 28;
  const width = (pageSize.width - 2 * margin - gutter) / 2;
  const target = emptyPage();
  writeColumn(target, left, margin, width);
  writeColumn(target, right, margin + width + gutter, width);
  return pdfFile([target], { title: 'Two columns' });
}

/** One page for each entry: a text, or null for a page that is nothing but a grey picture. */
export function pdfOfPages(texts: readonly (string | null)[]): Uint8Array {
  return pdfFile(
    texts.map((text) => {
      if (text === null) return emptyPage({ picture: stripes() });
      const target = emptyPage();
      writeColumn(target, [text], margin, pageSize.width - 2 * margin);
      return target;
    }),
    { title: 'Pages and pictures' },
  );
}

/** One page for each entry: embedded text, a scan, or a scan with embedded text in its lower margin. */
/** One page with a text, in as few bytes as it takes: less than 2 kB. */
export function tinyPdf(text: string): Uint8Array {
  const target = emptyPage();
  writeColumn(target, [text], margin, pageSize.width - 2 * margin);
  return pdfFile([target], { title: 'Tiny' }, { tiny: true });
}

export function pdfOfScans(pages: readonly { readonly text?: string; readonly scan?: Scan }[]): Uint8Array {
  return pdfFile(
    pages.map(({ text, scan }) => {
      const target = emptyPage(scan && { picture: scan.picture });
      if (text === undefined) return target;
      if (scan) placeText(target, text, margin, margin, size);
      else writeColumn(target, [text], margin, pageSize.width - 2 * margin);
      return target;
    }),
    { title: 'Scanned pages' },
  );
}

/** One page for each text; the content of the pages with these numbers (from 1) cannot be inflated. */
export function pdfWithDamagedPages(texts: readonly string[], damagedPages: readonly number[]): Uint8Array {
  return pdfFile(
    texts.map((text, index) => {
      const target = emptyPage({ damaged: damagedPages.includes(index + 1) });
      writeColumn(target, [text], margin, pageSize.width - 2 * margin);
      return target;
    }),
    { title: 'A damaged page' },
  );
}

/** Broad stripes: a picture in which nobody can read a word. */
function stripes(): PdfPicture {
  const [width, height] = [120, 170];
  const grey = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    grey.fill(Math.floor(row / 17) % 2 === 0 ? 240 : 200, row * width, (row + 1) * width);
  return { width, height, bitsPerPixel: 8, deflated: deflateSync(grey) };
}
