/**
 * Pages that our own reader cannot make out, through the separate PDF engine, when there is one.
 * Spec: Parser object (PDF); Metadata (`numPages`, `totalPages`).
 */
import type { PdfFallbackPort } from '../../../document/reading.js';
import { PageGraphics } from './content/page-graphics.js';
import { PageWords } from './content/page-words.js';
import type { Font } from './fonts/font.js';
import { layOutPage } from './layout/lay-out-page.js';
import type { PageLayout } from './layout/page-block.js';

/** Geometry given to plain lines of text: one below the other, empty lines as gaps. */
const lineHeight = 12;
const textSize = 10;
const charWidth = 5;

/** Pages asked for in one call. */
const pagesPerCall = 50;

export interface FallbackPages {
  totalPages: number;
  layouts: PageLayout[];
}

/** The text of the first pages, at most `maxPages`. */
export async function readThroughFallback(
  bytes: Uint8Array,
  port: PdfFallbackPort,
  maxPages: number,
  fonts: readonly Font[],
  plainFont: number,
): Promise<FallbackPages> {
  const layouts: PageLayout[] = [];
  const take = async (pageNumbers: number[]): Promise<number> => {
    const answer = await port.text(bytes, pageNumbers);
    for (const page of answer.pages) layouts.push(layOutPlainText(page.text, page.pageNumber, fonts, plainFont));
    return answer.totalPages;
  };
  const totalPages = await take([1]);
  const last = Math.min(totalPages, maxPages);
  for (let first = 2; first <= last; first += pagesPerCall) {
    await take(Array.from({ length: Math.min(pagesPerCall, last - first + 1) }, (_, index) => first + index));
  }
  return { totalPages, layouts };
}

/** Plain text as the layout of a page. */
export function layOutPlainText(
  text: string,
  pageNumber: number,
  fonts: readonly Font[],
  plainFont: number,
): PageLayout {
  const words = new PageWords();
  let y = lineHeight;
  for (const line of text.split(/\r?\n/)) {
    let at = 0;
    for (const word of line.split(/\s+/).filter(Boolean)) {
      words.add(word, {
        x0: at * charWidth,
        x1: (at + word.length) * charWidth,
        y,
        size: textSize,
        font: plainFont,
        spaced: at > 0,
      });
      at += word.length + 1;
    }
    y += lineHeight;
  }
  const layout = layOutPage(
    { pageNumber, width: 600, height: y, words, graphics: new PageGraphics(), links: [] },
    fonts,
  );
  for (const { block } of layout.blocks) block.unplaced = true;
  return layout;
}
