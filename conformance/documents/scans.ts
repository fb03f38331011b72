/**
 * Scanned pages with known text: black-and-white pictures of A4 pages at 200 dpi, and what stands on them.
 * The pictures in prepared/ were typeset and printed by Chromium (DejaVu Serif, 13 pt), rasterized by
 * `pdftoppm -r 200 -gray`, and reduced to two colours; nothing but a picture is left of the text.
 * Spec: Parser object (PDF), mode.
 */
import { readFileSync } from 'node:fs';
import type { PdfPicture } from './makers/pdf-file.js';

export interface Scan {
  /** The picture as a PNG file. */
  readonly png: Buffer;
  readonly picture: PdfPicture;
  /** The paragraphs on the page, in order. */
  readonly texts: readonly string[];
}

/** Bytes of the signature and of what stands around the data of a chunk. */
const signatureSize = 8;
const chunkHead = 8;
const chunkTail = 4;

/** PDF knows the row filters of PNG, so the compressed rows go into the file as they are. */
function scan(file: string, texts: readonly string[]): Scan {
  const png = readFileSync(new URL(`prepared/${file}`, import.meta.url));
  const data: Buffer[] = [];
  for (let at = signatureSize; at < png.length; at += chunkHead + png.readUInt32BE(at) + chunkTail) {
    const isData = png.toString('latin1', at + 4, at + chunkHead) === 'IDAT';
    if (isData) data.push(png.subarray(at + chunkHead, at + chunkHead + png.readUInt32BE(at)));
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const filter = `/DecodeParms << /Predictor 15 /Colors 1 /BitsPerComponent 1 /Columns ${width} >>`;
  return { png, picture: { width, height, bitsPerPixel: 1, filter, deflated: Buffer.concat(data) }, texts };
}

export const harbourScan = scan('scan-harbour.png', [
  'The harbour master counts every vessel that passes the lighthouse after midnight.',
  'In the storm of November nineteen ships waited behind the breakwater until morning.',
  'Their captains signed the ledger with pencil, because the ink had frozen.',
]);

export const orchardScan = scan('scan-orchard.png', [
  'The orchard behind the monastery has forty apple trees and one ancient walnut.',
  'Each autumn the gardeners press cider in the cellar and store it in oak barrels.',
  'Visitors receive a small bottle together with a printed history of the building.',
]);
