/**
 * A file that is a picture, read as a page that is nothing but one: its text is recognised and laid out like that of a scan.
 * Spec: none. What a URL may lead to (silence image-at-url).
 */
import { isServiceError } from '../../../../base/errors.js';
import type { Notice, OcrPage, ReadOptions, ReadPorts, Reading } from '../../../document/reading.js';
import { assemble } from './assembly/assemble.js';
import { FontCache } from './fonts/font-cache.js';
import type { PageLayout } from './layout/page-block.js';
import { layOutRecognized } from './ocr/recognized-page.js';
import { isPoor } from './ocr/recognition.js';

/** Points of the longer side: what a page of paper has. */
const longerSide = 842;

const asPage = { pageByPage: false, pageMarks: false };

/**
 * Without text the document is the picture itself, and a notice says so.
 * @throws ServiceError `document.corrupted` when it cannot be decoded, `document.limit-exceeded` when it is too large, `deadline.exceeded`
 */
export async function readPicture(bytes: Uint8Array, options: ReadOptions, { ocr }: ReadPorts): Promise<Reading> {
  const notices: Notice[] = [];
  const page = ocr ? await recognized(bytes, ocr, notices) : missing(unavailable, notices);
  const { document } = assemble(page ? [layOut(page)] : [], { pictureSource: () => null }, asPage);
  if (document.blocks.length === 0) {
    const image = { type: 'image' as const, src: options.baseUrl ?? null, alt: '' };
    document.blocks.push({ type: 'paragraph', children: [image] });
    if (page) notices.push({ code: 'part-unreadable', message: 'No text was recognised in the picture.' });
  } else if (page && isPoor(page))
    notices.push({
      code: 'ocr-partial',
      message:
        'The text of the picture was recognised poorly and may be wrong or incomplete: it is hard to read, or in a language that is not set up here.',
    });
  return { document, metadata: {}, notices };
}

const unavailable = 'Text recognition (OCR) is not available here; the text of the picture is missing.';

function missing(message: string, notices: Notice[]): undefined {
  notices.push({ code: 'ocr-not-available', message });
}

async function recognized(
  bytes: Uint8Array,
  ocr: NonNullable<ReadPorts['ocr']>,
  notices: Notice[],
): Promise<OcrPage | undefined> {
  try {
    return await ocr.recognize({ bytes, longerSide });
  } catch (error) {
    if (!isServiceError(error) || error.code !== 'feature.not-available') throw error;
    return missing(error.publicMessage, notices);
  }
}

/** Upright, as it was read. */
function layOut(page: OcrPage): PageLayout {
  const fonts = new FontCache();
  const scale = longerSide / Math.max(page.width, page.height, 1);
  const [width, height] = [page.width * scale, page.height * scale];
  const area = { x0: 0, y0: 0, x1: width, y1: height };
  const plain = fonts.plain();
  return layOutRecognized({ ...page, turn: 0 }, { pageNumber: 1, width, height, links: [], area }, fonts.fonts, plain);
}
