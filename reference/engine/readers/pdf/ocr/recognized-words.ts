/**
 * Recognised lines as words on a page, so that layout treats them like text that was shown.
 */
import type { OcrPage } from '../../../document/reading.js';
import type { PageWords } from '../content/page-words.js';

/** Share of a line's box that lies below the baseline, and the size of the text in relation to the box. */
const belowBaseline = 0.2;
const sizeShare = 0.92;

/** Lines recognised with less confidence (of 100) are noise of the picture. */
const minConfidence = 30;

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
  for (const line of page.lines) {
    if (line.confidence < minConfidence) continue;
    const text = line.text.trim().replace(/\s+/g, ' ');
    const [left, top, right, bottom] = line.bbox;
    const x0 = place.x0 + left * place.scaleX;
    const width = (right - left) * place.scaleX;
    const height = (bottom - top) * place.scaleY;
    const y = place.y0 + bottom * place.scaleY - belowBaseline * height;
    if (text === '' || !(width > 0 && height > 0)) continue;
    let at = 0;
    for (const word of text.split(' ')) {
      words.add(word, { x0: x0 + (width * at) / text.length, x1: x0 + (width * (at + word.length)) / text.length, y, size: height * sizeShare, font, spaced: at > 0 });
      at += word.length + 1;
    }
  }
}
