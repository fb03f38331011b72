/**
 * Recognised lines as words on a page, so that layout treats them like text that was shown.
 */
import type { OcrPage } from '../../../../document/reading.js';
import type { PageWords } from '../content/page-words.js';

/** Lines recognised with less confidence (of 100) are noise of the picture. */
const minConfidence = 30;

/** White that belongs to a word on either side of its ink, in em: gaps are measured between words as they are set. */
const bearing = 0.06;

export interface Placement {
  x0: number;
  y0: number;
  /** Points a pixel. */
  scaleX: number;
  scaleY: number;
}

/** Fills `words` with the lines of a recognised page. `font` is the number of the font they pass for. */
export function fillWithRecognized(words: PageWords, page: OcrPage, place: Placement, font: number): void {
  words.clear();
  const lines = page.lines.filter((line) => line.confidence >= minConfidence);
  const usual = usualHeight(lines);
  for (const line of lines) {
    // Measured heights differ a little from line to line; most lines of a page are of one size.
    const height = line.height > usual * 0.75 && line.height < usual * 1.25 ? usual : line.height;
    const y = place.y0 + line.baseline * place.scaleY;
    line.words.forEach(({ text, x0, x1 }, index) => {
      if (!(x1 > x0)) return;
      words.add(text, {
        x0: place.x0 + (x0 - bearing * height) * place.scaleX,
        x1: place.x0 + (x1 + bearing * height) * place.scaleX,
        y,
        size: height * place.scaleY,
        font,
        spaced: index > 0,
      });
    });
  }
}

/** The height of the line that holds the middle one of all characters, in pixels. */
function usualHeight(lines: OcrPage['lines']): number {
  const sorted = [...lines].sort((a, b) => a.height - b.height);
  let left = sorted.reduce((sum, line) => sum + line.text.length, 0) / 2;
  for (const line of sorted) if ((left -= line.text.length) <= 0) return line.height;
  return 0;
}
