/**
 * Runs one page: content streams, then the appearances of annotations, into words and graphics.
 * Spec: ISO 32000-1, 7.7.3.3 (page objects), 12.5.5 (appearance streams).
 */
import { joinBackwardLetters } from './backward-letters.js';
import { addDrawnBoxes } from './drawn-boxes.js';
import { addDrawnBullets } from './drawn-bullets.js';
import { Stream, type PdfValue } from '../file/objects.js';
import type { PdfPage } from '../file/page-tree.js';
import { decodeStream } from '../filters/decode-stream.js';
import { Interpreter, type InterpreterPorts } from './interpreter.js';
import type { PageGraphics } from './page-graphics.js';
import type { PageWords } from './page-words.js';
import { runAppearances } from './appearances.js';
import { pageLinks, type PageLink } from './links.js';

/** Content streams of one page beyond these are not read. */
const maxStreams = 5000;

export interface PageContent {
  page: PdfPage;
  /** 1-based. */
  pageNumber: number;
  /** Size of the visible page as it is read, after rotation. */
  width: number;
  height: number;
  words: PageWords;
  graphics: PageGraphics;
  links: PageLink[];
  glyphs: number;
  /** Glyphs for which no text could be found. */
  unmappedGlyphs: number;
  /** The page has a content stream, but nothing in it could be made out. */
  unreadable: boolean;
}

/** `words` is cleared and filled; the result refers to it. */
export function readPage(page: PdfPage, words: PageWords, ports: InterpreterPorts): PageContent {
  words.clear();
  const interpreter = new Interpreter(words, ports);
  const { matrix, width, height } = pageSpace(page);
  const bytes = pageBytes(page.dict.get('Contents'), page);
  interpreter.runPage(bytes, page.resources, matrix, width, height);
  runAppearances(page, interpreter, matrix, ports.fonts);
  joinBackwardLetters(words);
  addDrawnBoxes(words, interpreter.graphics);
  addDrawnBullets(words, interpreter.graphics);
  const { glyphs, unmappedGlyphs } = interpreter.cursor;
  const unreadable = glyphs === 0 && isGarbage(bytes, page.dict.get('Contents'));
  return {
    page,
    pageNumber: page.pageNumber,
    width,
    height,
    words,
    graphics: interpreter.graphics,
    links: pageLinks(page, matrix),
    glyphs,
    unmappedGlyphs,
    unreadable,
  };
}

/** Operators are printable; a damaged stream decodes to nothing, or to bytes that are not. */
function isGarbage(bytes: Uint8Array, contents: PdfValue): boolean {
  if (bytes.length === 0) return contents instanceof Stream && contents.encodedBytes().length > 0;
  const sample = bytes.subarray(0, 512);
  let odd = 0;
  for (const byte of sample) if (byte > 126 || (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) odd++;
  return odd > sample.length * 0.2;
}

/** User space to page space: origin at the top left of the visible box, y downwards, turned as `Rotate` says. */
function pageSpace(page: PdfPage): { matrix: number[]; width: number; height: number } {
  const [x0, y0, x1, y1] = page.box;
  const width = x1 - x0;
  const height = y1 - y0;
  switch (page.rotate) {
    case 90:
      return { matrix: [0, 1, 1, 0, -y0, -x0], width: height, height: width };
    case 180:
      return { matrix: [-1, 0, 0, 1, x1, -y0], width, height };
    case 270:
      return { matrix: [0, -1, -1, 0, y1, x1], width: height, height: width };
    default:
      return { matrix: [1, 0, 0, -1, -x0, y1], width, height };
  }
}

/** The content streams of a page, joined with white space between them. */
function pageBytes(contents: PdfValue, page: PdfPage): Uint8Array {
  if (contents instanceof Stream) return decodeStream(contents).bytes;
  if (!Array.isArray(contents)) return new Uint8Array(0);
  const parts: Uint8Array[] = [];
  for (const item of contents.slice(0, maxStreams)) {
    const stream = page.dict.resolve(item);
    if (stream instanceof Stream) parts.push(decodeStream(stream).bytes);
  }
  if (parts.length === 1) return parts[0]!;
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 1, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
    joined[at++] = 32;
  }
  return joined;
}
