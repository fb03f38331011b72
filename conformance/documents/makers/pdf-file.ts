/**
 * Writes PDF pages to a file: fonts, text at a place, rules, link annotations, one picture a page, cross-reference table.
 * The layout is the caller's; used by pdf.ts and by the fixtures that need a page of their own kind.
 * Standard: ISO 32000-1 (7.5 file structure, 8.9 images, 9.4 text, 12.5.6.5 link annotations).
 */
import { deflateSync } from 'node:zlib';
import type { MetadataFact } from '../fixture.js';
import { helveticaWidths } from './helvetica-widths.table.js';

/** A4 in points. */
export const pageSize = { width: 595, height: 842 };

/** A greyscale picture; its rows, from the top, come deflated. */
export interface PdfPicture {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: 1 | 8;
  /** Parameters of the compression as a dictionary entry; none for plain rows. */
  readonly filter?: string;
  readonly deflated: Buffer;
}

export interface PdfPage {
  readonly operators: string[];
  readonly links: { x: number; y: number; width: number; height: number; href: string }[];
  /** A picture over the whole page. */
  readonly picture?: PdfPicture;
  /** True when the page's content stream is to be unreadable. */
  readonly damaged?: boolean;
}

/** Adds one run of text at its baseline; characters beyond WinAnsi cannot be written. */
export function placeText(target: PdfPage, value: string, x: number, y: number, size: number, bold = false): void {
  const bytes = Buffer.from(value.replaceAll('•', '\x95'), 'latin1')
    .toString('latin1')
    .replace(/[\\()]/g, '\\$&');
  target.operators.push(`BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td (${bytes}) Tj ET`);
}

/** Width of a text in points. */
export function widthOf(value: string, size: number): number {
  let width = 0;
  for (const character of value) width += helveticaWidths[character.charCodeAt(0) - 32] ?? 556;
  return (width * size) / 1000;
}

/** Breaks a text at spaces into lines that fit the width. */
export function wrapText(value: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of value.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Files of users are never smaller; a well-known reader refuses what is. */
const leastBytes = 8192;

/** The bytes of a file with these pages; `tiny` leaves it as small as they are. */
export function pdfFile(
  pages: readonly PdfPage[],
  metadata: MetadataFact = {},
  { tiny = false }: { tiny?: boolean } = {},
): Uint8Array {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number =>
    objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
  const { title, author, keywords, description, language } = metadata;
  const info = Object.entries({ Title: title, Author: author, Keywords: keywords, Subject: description })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `/${key} ${pdfText(value!)}`)
    .join(' ');
  add(`<< /Type /Catalog /Pages 2 0 R${language === undefined ? '' : ` /Lang (${language})`} >>`);
  const kids = add('');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const infoObject = add(`<< ${info} /Producer (Fixture maker) >>`);
  const references = pages.map((one) => addPage(one, add));
  objects[kids - 1] = Buffer.from(
    `<< /Type /Pages /Count ${pages.length} /Kids [${references.map((id) => `${id} 0 R`).join(' ')}] >>`,
    'latin1',
  );
  return serialize(objects, infoObject, tiny ? 0 : leastBytes);
}

type Add = (body: string | Buffer) => number;

function addPage(one: PdfPage, add: Add): number {
  const picture = one.picture && addPicture(one.picture, add);
  const drawn = picture === undefined ? [] : [`q ${pageSize.width} 0 0 ${pageSize.height} 0 0 cm /Im1 Do Q`];
  const stream = add(streamObject('', contentOf(one, drawn)));
  const annotations = one.links.map((link) =>
    add(
      `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${link.x.toFixed(2)} ${link.y.toFixed(2)} ${(link.x + link.width).toFixed(2)} ${(link.y + link.height).toFixed(2)}] /A << /S /URI /URI (${link.href}) >> >>`,
    ),
  );
  const list = annotations.length === 0 ? '' : ` /Annots [${annotations.map((id) => `${id} 0 R`).join(' ')}]`;
  const pictures = picture === undefined ? '' : ` /XObject << /Im1 ${picture} 0 R >>`;
  return add(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >>${pictures} >> /Contents ${stream} 0 R${list} >>`,
  );
}

/** The deflated content; of a damaged page, bytes that no inflater takes. */
function contentOf(one: PdfPage, drawn: readonly string[]): Buffer {
  const data = deflateSync(Buffer.from([...drawn, ...one.operators].join('\n'), 'latin1'));
  return one.damaged ? Buffer.alloc(data.length, 0xa5) : data;
}

function addPicture({ width, height, bitsPerPixel, filter = '', deflated }: PdfPicture, add: Add): number {
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent ${bitsPerPixel} ${filter}`;
  return add(streamObject(entries, deflated));
}

function streamObject(entries: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries}/Length ${data.length} /Filter /FlateDecode >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

function serialize(objects: readonly Buffer[], infoObject: number, least: number): Uint8Array {
  const written = objects.reduce((sum, { length }) => sum + length, 0);
  const comment = `% ${'The fixture maker fills small files with lines of comment.'.padEnd(72)}\n`;
  const filling = comment.repeat(Math.max(0, Math.ceil((least - written) / comment.length)));
  const chunks: Buffer[] = [Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${filling}`, 'latin1')];
  const offsets: number[] = [];
  let offset = chunks[0]!.length;
  objects.forEach((body, index) => {
    const object = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
      body,
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    offsets.push(offset);
    offset += object.length;
    chunks.push(object);
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${infoObject} 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(chunks);
}

/** A text string: Latin-1 as it is, anything else as UTF-16BE with its mark. */
function pdfText(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return `(${value.replace(/[\\()]/g, '\\$&')})`;
  return `<FEFF${[...Buffer.from(value, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
}
