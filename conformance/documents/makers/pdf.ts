/**
 * Makes a PDF of a content: A4 pages, Helvetica, real text at real positions, ruled tables, link annotations.
 * Lays out; pdf-file.ts writes.
 * Standard: ISO 32000-1 (9.4 text).
 */
import { shownText, textsOf, type Content, type Part } from '../content.js';
import { pageSize, pdfFile, placeText as text, widthOf, wrapText, type PdfPage } from './pdf-file.js';

const page = { ...pageSize, margin: 72 };
const fontSizes = { body: 11, 1: 22, 2: 17, 3: 14 } as const;

interface Page extends PdfPage {
  readonly texts: string[];
}

export interface MadePdf {
  readonly bytes: Uint8Array;
  /** The texts of each page, first page first. */
  readonly pageTexts: readonly (readonly string[])[];
}

export function makePdf(content: Content): MadePdf {
  const pages = layOut(content);
  return { bytes: pdfFile(pages, content.metadata), pageTexts: pages.map((one) => one.texts) };
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
      const lines = wrapText(part.text, page.width - 2 * page.margin, fontSizes.body);
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
