/**
 * The PDF reader: bytes -> Reading. Opens the file, reads the pages one by one, lays out their text, and assembles the
 * document.
 * Spec: Parser object (PDF); Metadata (`numPages`, `totalPages`); Limits (`maxPages`, `timeout`).
 */
import type { Notice, ReadOptions, ReadPorts, Reading } from '../../document/reading.js';
import { addNotice } from '../../document/reading.js';
import { assemble } from './assembly/assemble.js';
import { hiddenContent } from './content/optional-content.js';
import { PageWords } from './content/page-words.js';
import { readPage } from './content/read-page.js';
import { WorkBudget } from './content/work-budget.js';
import { pagesOf } from './file/page-tree.js';
import { openPdf } from './file/pdf-file.js';
import { FontCache } from './fonts/font-cache.js';
import { layOutPage } from './layout/lay-out-page.js';
import { readMetadata } from './metadata/read-metadata.js';
import type { PageLayout } from './layout/page-block.js';

/** Share of the time kept for writing the answer, and its bounds in milliseconds. */
const marginShare = 0.08;
const marginBounds = { min: 50, max: 3000 };

/**
 * Reads a PDF file.
 * @throws ServiceError `document.encrypted` when a password is needed, `document.corrupted` when there are no pages.
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions, ports: ReadPorts): Promise<Reading> {
  const notices: Notice[] = [];
  const file = openPdf(bytes);
  const fonts = new FontCache();
  const budget = new WorkBudget(ports.deadline, marginOf(ports.deadline.remainingMs()));
  const words = new PageWords();
  const isHidden = hiddenContent(file);
  const layouts: PageLayout[] = [];
  const maxPages = options.pdf.maxPages ?? Infinity;
  /** Pages that are pictures without text of their own. */
  const pictured: number[] = [];
  let parsed = 0;
  let total = 0;
  for (const page of pagesOf(file)) {
    total++;
    if (parsed >= maxPages) continue;
    if (budget.isTimeOver()) {
      addNotice(notices, { code: 'limit-reached', message: `The time was over after ${parsed} pages; the rest is missing. Raise \`timeout\` or set \`maxPages\`.` });
      break;
    }
    budget.nextPage();
    const content = readPage(page, words, { fonts, budget, isHidden });
    layouts.push(layOutPage(content, fonts.fonts));
    parsed++;
    if (content.unreadable) addNotice(notices, { code: 'part-unreadable', message: 'The page is damaged and could not be read.', where: { page: total } });
    else if (content.glyphs === 0 && content.graphics.pictures.length > 0) pictured.push(total);
  }
  if (options.pdf.mode !== 'fast') noticeMissingRecognition(options.pdf.mode, pictured, notices);
  return { document: assemble(layouts, { pictureSource: () => null }), metadata: readMetadata(file), pages: { parsed, total }, notices };
}

/** Says what the mode promises and this reader does not do: recognise text in pictures. */
function noticeMissingRecognition(mode: 'auto' | 'ocr', pictured: readonly number[], notices: Notice[]): void {
  const pages = pictured.length === 1 ? `Page ${pictured[0]}` : `Pages ${pictured.slice(0, 20).join(', ')}${pictured.length > 20 ? ', ...' : ''}`;
  if (pictured.length > 0) addNotice(notices, { code: 'ocr-not-available', message: `${pages} of the PDF ${pictured.length === 1 ? 'is a picture' : 'are pictures'} without text; text recognition (OCR) is not available here, so ${pictured.length === 1 ? 'its' : 'their'} text is missing.` });
  else if (mode === 'ocr') addNotice(notices, { code: 'ocr-not-available', message: 'Text recognition (OCR) is not available here; the text embedded in the PDF was taken instead.' });
}

function marginOf(remainingMs: number): number {
  return Number.isFinite(remainingMs) ? Math.min(marginBounds.max, Math.max(marginBounds.min, remainingMs * marginShare)) : 0;
}
