/**
 * Which pages need text recognition, and the picture to recognise: the page's own when it is one scan.
 * Spec: Parser object (PDF), modes `auto` and `ocr`.
 */
import { invisible } from '../content/page-words.js';
import type { PageContent } from '../content/read-page.js';
import { pictureFile, type PictureFile } from '../pictures/picture-file.js';

/** Fewer letters than this are a stamp or a page number on a scan, not its text. */
const fewLetters = 12;

/** Share of the page that a scan covers. */
const scanShare = 0.6;

/** Share of glyphs without a meaning from which the text of a page is worth nothing. */
const lostShare = 0.4;

/** True for pages whose text is in pictures. */
export function isPictured(content: PageContent): boolean {
  if (content.graphics.pictures.length === 0) return false;
  const letters = content.words.charCount;
  return letters < fewLetters || (letters < 60 && scanOf(content) !== undefined);
}

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
  const file = pictureFile(scan.stream);
  if (!file || file.extension === 'jp2') return undefined;
  const { x0, y0, x1, y1 } = scan;
  return { ...file, x0, y0, x1, y1 };
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
