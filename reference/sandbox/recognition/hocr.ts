/**
 * What an engine of text recognition answers (hOCR) as lines with their places. Both engines are Tesseract and write it alike:
 * areas in reading order, in them lines with baseline and height, in them words with confidence.
 * Spec: Parser object (PDF), modes `auto` and `ocr`. hOCR 1.2.
 */
import type { OcrLine, OcrPage } from '../../engine/document/reading.js';

type Answer = Omit<OcrPage, 'turn' | 'written'>;
type Box = OcrLine['bbox'];

const element =
  /<(?:div|p|span) class='(ocr_page|ocr_carea|ocr_line|ocr_header|ocr_caption|ocr_textfloat|ocrx_word)'[^>]*? title=(?:"([^"]*)"|'([^']*)')[^>]*>((?:[^<]|<\/?(?:strong|em)>)*)/g;

/** Lines without words are left out. */
export function readHocr(hocr: string): Answer {
  const page: Answer = { width: 0, height: 0, confidence: 0, lines: [] };
  let block = 0;
  let line: OcrLine | undefined;
  for (const [, kind, one, other, text = ''] of hocr.matchAll(element)) {
    const title = one ?? other ?? '';
    const box = numbersOf(title, 'bbox') as Box;
    if (kind === 'ocr_page') [, , page.width, page.height] = box;
    else if (kind === 'ocr_carea') block++;
    else if (kind !== 'ocrx_word') page.lines.push((line = lineOf(title, box, block)));
    else if (line)
      addWord(
        line,
        text
          .replace(/<[^>]+>/g, '')
          .trim()
          .replace(/&(\w+|#39);/g, unescaped),
        box,
        numbersOf(title, 'x_wconf')[0] ?? 0,
      );
  }
  page.lines = page.lines.filter(({ words }) => words.length > 0);
  page.confidence = meanConfidence(page.lines);
  return page;
}

/** Of all letters. */
function meanConfidence(lines: readonly OcrLine[]): number {
  let [letters, sum] = [0, 0];
  for (const { text, confidence } of lines) {
    letters += text.length;
    sum += text.length * confidence;
  }
  return sum / (letters || 1);
}

function lineOf(title: string, bbox: Box, block: number): OcrLine {
  const [slope = 0, offset = 0] = numbersOf(title, 'baseline');
  const [height = bbox[3] - bbox[1]] = numbersOf(title, 'x_size');
  const [descent = 0] = numbersOf(title, 'x_descenders');
  const direction = ({ 90: 'up', 270: 'down' } as const)[numbersOf(title, 'textangle')[0] ?? 0] ?? 'right';
  const [x0, y0, x1, y1] = bbox;
  const baseline =
    direction === 'right' ? y1 + offset + (slope * (x1 - x0)) / 2 : direction === 'up' ? x1 - descent : x0 + descent;
  return { block, direction, text: '', bbox: [x0, y0, x1, y1], baseline, height, confidence: 0, words: [] };
}

function addWord(line: OcrLine, text: string, [x0, y0, x1, y1]: Box, confidence: number): void {
  if (text === '') return;
  const letters = line.text.length;
  line.confidence = (line.confidence * letters + confidence * text.length) / (letters + text.length);
  line.text += (letters > 0 ? ' ' : '') + text;
  // Along the line, whichever way it runs.
  const [start, end] = line.direction === 'right' ? [x0, x1] : line.direction === 'up' ? [y1, y0] : [y0, y1];
  line.words.push({ text, start, end });
}

/** The numbers behind a name in a title (`bbox 10 20 30 40; x_wconf 96`). */
function numbersOf(title: string, name: string): number[] {
  const part = title.split(';').find((one) => one.trim().startsWith(`${name} `));
  return part === undefined ? [] : part.trim().split(' ').slice(1).map(Number);
}

const unescaped = (whole: string, name: string): string =>
  ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? whole;
