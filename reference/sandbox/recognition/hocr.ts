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

interface Word {
  text: string;
  box: Box;
  confidence: number;
}

interface Found {
  title: string;
  box: Box;
  block: number;
  words: Word[];
}

/** Lines without words are left out. */
export function readHocr(hocr: string): Answer {
  const found: Found[] = [];
  let [width, height, block] = [0, 0, 0];
  for (const [, kind, one, other, content = ''] of hocr.matchAll(element)) {
    const title = one ?? other ?? '';
    const box = numbersOf(title, 'bbox') as Box;
    if (kind === 'ocr_page') [, , width, height] = box;
    else if (kind === 'ocr_carea') block++;
    else if (kind !== 'ocrx_word') found.push({ title, box, block, words: [] });
    else {
      const text = content
        .replace(/<[^>]+>/g, '')
        .trim()
        .replace(/&(\w+|#39);/g, unescaped);
      const confidence = numbersOf(title, 'x_wconf')[0] ?? 0;
      if (text !== '') found[found.length - 1]?.words.push({ text, box, confidence });
    }
  }
  const lines = found.filter(({ words }) => words.length > 0).map(lineOf);
  return { width, height, confidence: meanConfidence(lines), lines };
}

/** Of all letters. */
export function meanConfidence(lines: readonly OcrLine[]): number {
  let [letters, sum] = [0, 0];
  for (const { text, confidence } of lines) {
    letters += text.length;
    sum += text.length * confidence;
  }
  return sum / (letters || 1);
}

function lineOf({ title, box: [x0, y0, x1, y1], block, words }: Found): OcrLine {
  const direction = directionOf(title, words);
  const [slope = 0, offset = 0] = numbersOf(title, 'baseline');
  const [height = y1 - y0] = numbersOf(title, 'x_size');
  const [descent = 0] = numbersOf(title, 'x_descenders');
  const level = y1 + offset + (slope * (x1 - x0)) / 2;
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return {
    block,
    direction,
    text: words.map(({ text }) => text).join(' '),
    bbox: [x0, y0, x1, y1],
    baseline: { right: level, up: x1 - descent, down: x0 + descent }[direction],
    height,
    confidence: words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters,
    words: words.map(({ text, box }) => {
      // Along the line, whichever way it runs.
      const ends = { right: [box[0], box[2]], up: [box[3], box[1]], down: [box[1], box[3]] } as const;
      const [start, end] = ends[direction];
      return { text, start, end };
    }),
  };
}

/** Few lines that run up or down say so (`textangle`); of the others the words stand above each other. */
function directionOf(title: string, words: readonly Word[]): OcrLine['direction'] {
  const [angle] = numbersOf(title, 'textangle');
  if (angle === 90) return 'up';
  if (angle === 270) return 'down';
  const [first, last] = [words[0]!.box, words[words.length - 1]!.box];
  const [right, down] = [last[0] + last[2] - first[0] - first[2], last[1] + last[3] - first[1] - first[3]];
  if (Math.abs(down) <= 2 * Math.abs(right)) return 'right';
  return down > 0 ? 'down' : 'up';
}

/** The numbers behind a name in a title (`bbox 10 20 30 40; x_wconf 96`). */
function numbersOf(title: string, name: string): number[] {
  const part = title.split(';').find((one) => one.trim().startsWith(`${name} `));
  return part === undefined ? [] : part.trim().split(' ').slice(1).map(Number);
}

const unescaped = (whole: string, name: string): string =>
  ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? whole;
