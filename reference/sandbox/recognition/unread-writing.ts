/**
 * What an engine of text recognition has passed over. Tesseract looks for columns first, and drops whole columns of short
 * figures in silence when they stand far apart: half of a ledger. What is left of a picture when all that was read is wiped
 * out, and all that is no letter, is read again as plain rows.
 * Grows with the samples of the picture.
 * Spec: Parser object (PDF), modes `auto` and `ocr`.
 */
import type { OcrLine, OcrPage } from '../../engine/document/reading.js';
import { inkThreshold, type GrayPicture } from './gray-picture.js';
import { meanConfidence } from './hocr.js';
import { inkRuns, type InkRuns } from './ink-runs.js';

/** Confidence from which a line counts as read. */
const read = 60;

/** Confidence from which a row of what was left is no noise. */
const sure = 75;

/** Fewer letters are not worth a second reading: so many, and such a share of those that were read. */
const fewLetters = 10;
const fewShare = 0.02;

/** Around the words that were read, in samples. */
const margin = 2;

/** In heights of a line: larger shapes are rules and pictures, smaller ones specks and dots. */
const largest = { width: 3, height: 1.6 };
const letter = { width: 0.05, height: 0.3 };

/** Rows further apart than this, in heights of a line, are areas of their own. */
const rowGap = 2.5;

/** The picture with nothing but letters that were not read; undefined when there are hardly any. */
export function unreadWriting(picture: GrayPicture, lines: readonly OcrLine[]): GrayPicture | undefined {
  const known = lines.filter(({ confidence }) => confidence >= read);
  if (known.length === 0) return undefined;
  const { width, height } = picture;
  const left = { width, height, data: picture.data.slice() };
  for (const line of known) wipeOut(line, left);
  const runs = inkRuns(left, inkThreshold(picture));
  if (!runs) return undefined;
  const usual = median(known.map((line) => line.height));
  const letters = lettersOf(runs, usual);
  const readLetters = known.reduce((sum, { text }) => sum + text.length, 0);
  return letters.count < Math.max(fewLetters, fewShare * readLetters) ? undefined : drawn(letters.runs, left);
}

/** A page and the rows that were found in what it had left, which stand where they belong between its areas. */
export function withUnread(page: OcrPage, found: readonly OcrLine[]): OcrPage {
  const rows = found.filter(
    ({ direction, confidence, text }) => direction === 'right' && confidence >= sure && /[\p{L}\p{N}]/u.test(text),
  );
  if (rows.length === 0) return page;
  const lines = page.lines.filter((line) => line.confidence >= read || !rows.some((row) => overlap(row, line)));
  let block = lines.reduce((most, line) => Math.max(most, line.block), 0);
  for (const area of areasOf(rows)) {
    block++;
    lines.splice(placeOf(area, lines), 0, ...area.map((row) => ({ ...row, block })));
  }
  return { ...page, lines, confidence: meanConfidence(lines) };
}

function wipeOut({ direction, bbox: [x0, y0, x1, y1], words }: OcrLine, { width, height, data }: GrayPicture): void {
  for (const { start, end } of words) {
    const [from, to] = [Math.min(start, end), Math.max(start, end)];
    const [left, top, right, bottom] = direction === 'right' ? [from, y0, to, y1] : [x0, from, x1, to];
    const [begin, stop] = [Math.max(0, Math.floor(left) - margin), Math.min(width, Math.ceil(right) + margin)];
    for (let y = Math.max(0, Math.floor(top) - margin); y < Math.min(height, Math.ceil(bottom) + margin); y++)
      if (begin < stop) data.fill(255, y * width + begin, y * width + stop);
  }
}

/** The runs of all shapes that are no larger than letters, and how many shapes are as large as one. */
function lettersOf(runs: InkRuns, usual: number): { runs: InkRuns; count: number } {
  const { shapes } = runs;
  let count = 0;
  const kept = new Uint8Array(shapes.length);
  shapes.forEach(({ x0, y0, x1, y1 }, index) => {
    const [width, height] = [(x1 - x0) / usual, (y1 - y0) / usual];
    if (width > largest.width || height > largest.height) return;
    kept[index] = 1;
    if (width >= letter.width && height >= letter.height) count++;
  });
  return { runs: { shapes, runs: runs.runs.filter(({ shape }) => kept[shape] === 1) }, count };
}

function drawn({ runs }: InkRuns, { width, height, data }: GrayPicture): GrayPicture {
  const out = new Uint8Array(data.length).fill(255);
  for (const { y, x0, x1 } of runs) out.set(data.subarray(y * width + x0, y * width + x1), y * width + x0);
  return { width, height, data: out };
}

/** Behind the last area that it stands beside or below. */
function placeOf(area: readonly OcrLine[], lines: readonly OcrLine[]): number {
  const bottom = area[area.length - 1]!.bbox[3];
  let place = 0;
  lines.forEach((line, index) => {
    if (line.direction === 'right' && line.bbox[1] < bottom) place = index + 1;
  });
  while (place > 0 && place < lines.length && lines[place]!.block === lines[place - 1]!.block) place++;
  return place;
}

function areasOf(rows: readonly OcrLine[]): OcrLine[][] {
  const sorted = [...rows].sort((a, b) => a.bbox[1] - b.bbox[1]);
  const areas: OcrLine[][] = [];
  let bottom = -Infinity;
  for (const row of sorted) {
    if (row.bbox[1] - bottom > rowGap * row.height) areas.push([]);
    areas[areas.length - 1]!.push(row);
    bottom = Math.max(bottom, row.bbox[3]);
  }
  return areas;
}

const overlap = ({ bbox: a }: OcrLine, { bbox: b }: OcrLine): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}
