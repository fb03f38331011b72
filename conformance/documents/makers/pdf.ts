/**
 * Makes a PDF of a content: A4 pages, Helvetica, real text at real positions, ruled tables, link annotations.
 * Standard: ISO 32000-1 (7.5 file structure, 9.4 text, 12.5.6.5 link annotations).
 */
import { deflateSync } from 'node:zlib';
import { shownText, textsOf, type Content, type Part } from '../content.js';
import { helveticaWidths } from './helvetica-widths.table.js';

const page = { width: 595, height: 842, margin: 72 };
const fontSizes = { body: 11, 1: 22, 2: 17, 3: 14 } as const;

interface Page {
  operators: string[];
  links: { x: number; y: number; width: number; height: number; href: string }[];
  texts: string[];
}

export interface MadePdf {
  readonly bytes: Uint8Array;
  /** The texts of each page, first page first. */
  readonly pageTexts: readonly (readonly string[])[];
}

export function makePdf(content: Content): MadePdf {
  const pages = layOut(content);
  return { bytes: assemble(pages, content), pageTexts: pages.map((one) => one.texts) };
}

function layOut(content: Content): Page[] {
  const pages: Page[] = [];
  let y = 0;
  const turn = (): void => {
    pages.push({ operators: [], links: [], texts: [] });
    y = page.height - page.margin;
    if (content.header !== undefined) text(current(), content.header, page.margin, page.height - 40, 9, false);
    if (content.footer !== undefined) text(current(), content.footer, page.margin, 36, 9, false);
  };
  const current = (): Page => pages[pages.length - 1]!;
  const room = (height: number): void => {
    if (y - height < page.margin) turn();
  };
  turn();
  for (const part of content.parts) {
    if (part.kind === 'pageBreak') {
      turn();
      continue;
    }
    y = writePart(part, y, room, current, () => y);
    current().texts.push(...textsOf(part));
  }
  return pages;
}

/** Writes one part below `y`, turning the page first when it does not fit; gives the new y. */
function writePart(
  part: Part,
  y: number,
  room: (height: number) => void,
  current: () => Page,
  top: () => number,
): number {
  const start = (height: number): number => {
    room(height);
    return top();
  };
  switch (part.kind) {
    case 'heading': {
      const size = fontSizes[part.level];
      y = start(size * 2) - size * 1.6;
      text(current(), part.text, page.margin, y, size, true);
      return y - size * 0.6;
    }
    case 'paragraph': {
      const lines = wrap(part.text, page.width - 2 * page.margin);
      y = start(lines.length * 14 + 8) - 14;
      lines.forEach((line, index) => text(current(), line, page.margin, y - index * 14, fontSizes.body, false));
      return y - (lines.length - 1) * 14 - 8;
    }
    case 'link': {
      y = start(22) - 14;
      const x = page.margin + widthOf(`${part.before} `, fontSizes.body);
      text(current(), part.before, page.margin, y, fontSizes.body, false);
      text(current(), part.text, x, y, fontSizes.body, false);
      current().links.push({ x, y: y - 3, width: widthOf(part.text, fontSizes.body), height: 14, href: part.href });
      return y - 8;
    }
    case 'list': {
      const rows = part.items.flatMap((item, index) => [
        { mark: part.ordered ? `${index + 1}.` : '•', text: item.text, indent: 18 },
        ...(item.items ?? []).map((inner, i) => ({ mark: part.ordered ? `${i + 1}.` : '•', text: inner, indent: 40 })),
      ]);
      y = start(rows.length * 16 + 8);
      for (const row of rows) {
        y -= 16;
        text(current(), row.mark, page.margin + row.indent - 16, y, fontSizes.body, false);
        text(current(), row.text, page.margin + row.indent, y, fontSizes.body, false);
      }
      return y - 8;
    }
    case 'table':
      y = start(part.cells.length * 20 + 16) - 8;
      return (
        table(
          current(),
          part.cells.map((row) => row.map(shownText)),
          y,
        ) - 10
      );
    case 'image':
    case 'pageBreak':
      return y;
  }
}

function table(target: Page, cells: string[][], top: number): number {
  const columns = cells[0]?.length ?? 0;
  const width = (page.width - 2 * page.margin) / columns;
  const bottom = top - cells.length * 20;
  for (let row = 0; row <= cells.length; row++)
    target.operators.push(`${page.margin} ${top - row * 20} m ${page.margin + columns * width} ${top - row * 20} l S`);
  for (let column = 0; column <= columns; column++)
    target.operators.push(`${page.margin + column * width} ${top} m ${page.margin + column * width} ${bottom} l S`);
  cells.forEach((row, r) =>
    row.forEach((cell, c) =>
      text(target, cell, page.margin + c * width + 5, top - r * 20 - 14, fontSizes.body, r === 0),
    ),
  );
  return bottom;
}

function text(target: Page, value: string, x: number, y: number, size: number, bold: boolean): void {
  const bytes = Buffer.from(value.replaceAll('•', '\x95'), 'latin1')
    .toString('latin1')
    .replace(/[\\()]/g, '\\$&');
  target.operators.push(`BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td (${bytes}) Tj ET`);
}

function widthOf(value: string, size: number): number {
  let width = 0;
  for (const character of value) width += helveticaWidths[character.charCodeAt(0) - 32] ?? 556;
  return (width * size) / 1000;
}

function wrap(value: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of value.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, fontSizes.body) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function assemble(pages: Page[], content: Content): Uint8Array {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number =>
    objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
  const { title, author, keywords, description, language } = content.metadata ?? {};
  const info = Object.entries({ Title: title, Author: author, Keywords: keywords, Subject: description })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `/${key} ${pdfText(value!)}`)
    .join(' ');
  add(`<< /Type /Catalog /Pages 2 0 R${language === undefined ? '' : ` /Lang (${language})`} >>`);
  const kids = add('');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const infoObject = add(`<< ${info} /Producer (Fixture maker) >>`);
  const references = pages.map((one) => {
    const data = deflateSync(Buffer.from(one.operators.join('\n'), 'latin1'));
    const stream = add(
      Buffer.concat([
        Buffer.from(`<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n`, 'latin1'),
        data,
        Buffer.from('\nendstream', 'latin1'),
      ]),
    );
    const annotations = one.links.map((link) =>
      add(
        `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${link.x.toFixed(2)} ${link.y.toFixed(2)} ${(link.x + link.width).toFixed(2)} ${(link.y + link.height).toFixed(2)}] /A << /S /URI /URI (${link.href}) >> >>`,
      ),
    );
    const list = annotations.length === 0 ? '' : ` /Annots [${annotations.map((id) => `${id} 0 R`).join(' ')}]`;
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${stream} 0 R${list} >>`,
    );
  });
  objects[kids - 1] = Buffer.from(
    `<< /Type /Pages /Count ${pages.length} /Kids [${references.map((id) => `${id} 0 R`).join(' ')}] >>`,
    'latin1',
  );
  return serialize(objects, infoObject);
}

function serialize(objects: Buffer[], infoObject: number): Uint8Array {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
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
