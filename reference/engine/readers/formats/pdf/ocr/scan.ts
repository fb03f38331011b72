/**
 * Which pages need text recognition, and the picture to recognise: the page's own when it is one scan. And which pictures may
 * hold words that the embedded text lacks: they are looked at before they are read.
 * Spec: Parser object (PDF), modes `auto` and `ocr`.
 */
import { isServiceError } from '../../../../../base/errors.js';
import type { Picture } from '../content/page-graphics.js';
import { invisible, type PageWords } from '../content/page-words.js';
import type { PageContent } from '../content/read-page.js';
import type { Stream } from '../file/objects.js';
import { isHuge, pictureFile, type PictureFile } from '../pictures/picture-file.js';
import { isNonsense } from './nonsense.js';

/** Fewer letters than this are a stamp or a page number on a scan, not its text. */
const fewLetters = 12;

/** Share of the page that a scan covers. */
const scanShare = 0.6;

/** Share of glyphs without a meaning from which the text of a page is worth nothing. */
const lostShare = 0.4;

/** Share of the page from which a picture may hold most of its words, and letters of embedded text from which it hardly does. */
const largeShare = 0.2;
const fullLetters = 600;

/** Share of the page from which a picture is worth rendering the page, only to look at it. */
const renderedShare = 0.5;

/** True for pages whose text is in pictures. */
export function isPictured(content: PageContent): boolean {
  if (content.graphics.pictures.length === 0) return false;
  const letters = content.words.charCount;
  if (letters < fewLetters) return true;
  if (scanOf(content) === undefined) return false;
  return letters < 60 || (!hasVisibleText(content) && isNonsense(allText(content)));
}

/** A picture that may hold words of the page. */
export interface DoubtfulPicture {
  stream: Stream;
  /** Its file, with its place; undefined when the page must be rendered to see it. */
  file: PagePicture | undefined;
  /** No embedded text lies on it: it can be read by itself. */
  apart: boolean;
}

/** The largest picture of a page, where it is large and the page has little text of its own. */
export function doubtfulPicture(content: PageContent): DoubtfulPicture | undefined {
  const { graphics, words, width, height, page } = content;
  if (words.charCount >= fullLetters || graphics.pictures.length === 0) return undefined;
  const shareOf = ({ x0, y0, x1, y1 }: Picture): number => ((x1 - x0) * (y1 - y0)) / (width * height);
  const picture = graphics.pictures.reduce((best, one) => (shareOf(one) > shareOf(best) ? one : best));
  const share = shareOf(picture);
  if (share < largeShare) return undefined;
  const file = page.rotate === 0 && picture.upright ? placedFile(picture) : undefined;
  if (!file && share < renderedShare) return undefined;
  return { stream: picture.stream, file, apart: !hasWordsOn(picture, words) };
}

function hasWordsOn({ x0, y0, x1, y1 }: Picture, words: PageWords): boolean {
  for (let word = 0; word < words.count; word++) {
    const x = (words.x0[word]! + words.x1[word]!) / 2;
    const y = (words.y0[word]! + words.y1[word]!) / 2 - words.size[word]! / 4;
    if (x > x0 && x < x1 && y > y0 && y < y1) return true;
  }
  return false;
}

const allText = ({ words }: PageContent): string => words.textBetween(0, words.charCount);

/** True when most glyphs have no known meaning. */
export const isUnmapped = (content: PageContent): boolean =>
  content.glyphs > 20 && content.unmappedGlyphs > lostShare * content.glyphs;

export interface PagePicture extends PictureFile {
  /** Where the picture lies on the page, in points. */
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The picture of a page that is one upright scan and nothing else, and can be passed on as it is; undefined when the page must be rendered. */
export function pagePicture(content: PageContent): PagePicture | undefined {
  const scan = scanOf(content);
  if (!scan || content.page.rotate !== 0 || !scan.upright || hasVisibleText(content)) return undefined;
  return placedFile(scan);
}

/** A picture whose data is longer than it may be has none, too. */
function fileOf(stream: Stream): PictureFile | undefined {
  try {
    return pictureFile(stream);
  } catch (error) {
    if (isServiceError(error)) return undefined;
    throw error;
  }
}

/** Whether rendering the page would decode a picture that is larger than memory allows. */
export const isHugeToRender = ({ graphics }: PageContent): boolean =>
  graphics.pictures.some(({ stream }) => isHuge(stream));

/** undefined when only a renderer can show it: what is masked looks otherwise on the page. */
function placedFile({ stream, x0, y0, x1, y1 }: Picture): PagePicture | undefined {
  if (stream.dict.get('SMask') !== null || stream.dict.get('Mask') !== null) return undefined;
  const file = fileOf(stream);
  return file && file.extension !== 'jp2' ? { ...file, x0, y0, x1, y1 } : undefined;
}

function hasVisibleText({ words }: PageContent): boolean {
  for (let index = 0; index < words.count; index++) if ((words.flags[index]! & invisible) === 0) return true;
  return false;
}

/** The one picture that covers the page. */
function scanOf({ graphics, width, height }: PageContent) {
  const large = graphics.pictures.filter(
    (picture) => (picture.x1 - picture.x0) * (picture.y1 - picture.y0) > scanShare * width * height,
  );
  return large.length === 1 && graphics.pictures.length <= 3 ? large[0] : undefined;
}
