/**
 * Recognised lines as words on a page, so that layout treats them like text that was shown.
 */
import type { OcrLine } from '../../../../document/reading.js';
import type { PageWords } from '../content/page-words.js';

/** White that belongs to a word on either side of its ink, in em: gaps are measured between words as they are set. */
const bearing = 0.06;

export interface Placement {
  x0: number;
  y0: number;
  /** Points a pixel. */
  scaleX: number;
  scaleY: number;
}

export interface RecognizedSetting extends Placement {
  /** The number of the font that the words pass for. */
  font: number;
  /** The height of most lines, in pixels. */
  usual: number;
}

/** Adds the lines to `words`. */
export function fillWithRecognized(words: PageWords, lines: readonly OcrLine[], setting: RecognizedSetting): void {
  const { font, usual } = setting;
  const xOf = (x: number): number => setting.x0 + x * setting.scaleX;
  const yOf = (y: number): number => setting.y0 + y * setting.scaleY;
  for (const { direction, baseline, ...line } of lines) {
    // Measured heights differ a little from line to line; most lines of a page are of one size.
    const height = line.height > usual * 0.75 && line.height < usual * 1.25 ? usual : line.height;
    line.words.forEach(({ text, start, end }, index) => {
      if (start === end) return;
      const before = start - Math.sign(end - start) * bearing * height;
      const behind = end + Math.sign(end - start) * bearing * height;
      const size = height * setting.scaleY;
      const rest = { size, font, spaced: index > 0 };
      if (direction === 'right') words.add(text, { x0: xOf(before), x1: xOf(behind), y: yOf(baseline), ...rest });
      else words.addUpended(text, { x: xOf(baseline), y0: yOf(before), y1: yOf(behind), ...rest });
    });
  }
}

/** The height of the line that holds the middle one of all characters, in pixels. */
export function usualHeight(lines: readonly OcrLine[]): number {
  const sorted = [...lines].sort((a, b) => a.height - b.height);
  let left = sorted.reduce((sum, line) => sum + line.text.length, 0) / 2;
  for (const line of sorted) if ((left -= line.text.length) <= 0) return line.height;
  return 0;
}
