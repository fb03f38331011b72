/**
 * The PDF reader: bytes -> Reading. Opens the file, reads the pages one by one, lays out their text (or has it recognised),
 * and assembles the document.
 * Spec: Parser object (PDF); Metadata (`numPages`, `totalPages`); Limits (`maxPages`, `timeout`).
 */
import { ServiceError, isServiceError } from '../../../../base/errors.js';
import { addNotice, type Notice, type ReadOptions, type ReadPorts, type Reading } from '../../../document/reading.js';
import { dataUri } from '../../shared/containers/data-uri.js';
import { assemble, type AssemblyWishes } from './assembly/assemble.js';
import type { AssemblyPorts } from './assembly/block-writer.js';
import { hiddenContent } from './content/optional-content.js';
import { PageWords } from './content/page-words.js';
import { readPage, type PageContent } from './content/read-page.js';
import { WorkBudget } from './content/work-budget.js';
import { layOutPlainText, readThroughFallback } from './fallback-text.js';
import { declaredPageCount, pagesOf } from './file/page-tree.js';
import type { Stream } from './file/objects.js';
import { openPdf, type PdfFile } from './file/pdf-file.js';
import { FontCache } from './fonts/font-cache.js';
import { layOutPage } from './layout/lay-out-page.js';
import type { PageLayout } from './layout/page-block.js';
import { readStructure, type Leaf } from './structure/structure-tree.js';
import { readMetadata } from './metadata/read-metadata.js';
import { Recognition, listPages } from './ocr/recognition.js';
import { layOutRecognized } from './ocr/recognized-page.js';
import { doubtfulPicture, isPictured, isUnmapped } from './ocr/scan.js';
import { pictureFile } from './pictures/picture-file.js';

/** Share of the time kept for writing the answer, and its bounds in milliseconds. */
const marginShare = 0.08;
const marginBounds = { min: 50, max: 3000 };

/** Pages after which the objects read so far are forgotten. */
const pagesPerSweep = 64;

/**
 * Reads a PDF file.
 * @throws ServiceError `document.encrypted` when a password is needed, `document.corrupted` when there are no pages.
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions, ports: ReadPorts): Promise<Reading> {
  const pictureSource = options.embedImages ? embeddedPicture : () => null;
  try {
    return await new PdfReading(bytes, openPdf(bytes), options, ports).read({ pictureSource });
  } catch (error) {
    if (!ports.pdfFallback || !isServiceError(error) || error.code !== 'document.corrupted') throw error;
    return readDefeated(bytes, options, ports, error);
  }
}

const wishesOf = ({ pdf: { pageByPage = false, pageMarks = false } }: ReadOptions): AssemblyWishes => ({
  pageByPage,
  pageMarks,
});

const embeddedPicture: AssemblyPorts['pictureSource'] = ({ stream }) => {
  const file = pictureFile(stream);
  return file ? dataUri(`picture.${file.extension}`, Buffer.from(file.bytes)) : null;
};

/** A file that is no PDF to us may still be one to the other engine. */
async function readDefeated(
  bytes: Uint8Array,
  options: ReadOptions,
  ports: ReadPorts,
  cause: ServiceError,
): Promise<Reading> {
  const fonts = new FontCache();
  const plainFont = fonts.plain();
  try {
    const { totalPages, layouts } = await readThroughFallback(
      bytes,
      ports.pdfFallback!,
      options.pdf.maxPages ?? Infinity,
      fonts.fonts,
      plainFont,
    );
    if (layouts.length === 0) throw cause;
    const notices: Notice[] = [
      { code: 'fallback-used', message: 'The PDF file is damaged; its text was read without its layout.' },
    ];
    return {
      ...assemble(layouts, { pictureSource: () => null }, wishesOf(options)),
      metadata: {},
      pages: { parsed: layouts.length, total: totalPages },
      notices,
    };
  } catch (error) {
    throw isServiceError(error) && error.code !== 'document.corrupted' ? error : cause;
  }
}

class PdfReading {
  private readonly bytes: Uint8Array;
  private readonly file: PdfFile;
  private readonly options: ReadOptions;
  private readonly ports: ReadPorts;
  private readonly notices: Notice[] = [];
  private readonly fonts = new FontCache();
  private readonly words = new PageWords();
  private readonly layouts: PageLayout[] = [];
  private readonly budget: WorkBudget;
  private readonly recognition: Recognition | undefined;
  private readonly structure: ReadonlyMap<number, Leaf[]> | undefined;
  /** Pages whose text is in pictures nobody looks into. */
  private readonly pictured: number[] = [];
  /** Pages most of whose glyphs have no known meaning. */
  private readonly unmapped: number[] = [];

  constructor(bytes: Uint8Array, file: PdfFile, options: ReadOptions, ports: ReadPorts) {
    this.bytes = bytes;
    this.file = file;
    this.structure = readStructure(file);
    this.options = options;
    this.ports = ports;
    const marginMs = marginOf(ports.deadline.remainingMs());
    this.budget = new WorkBudget(ports.deadline, marginMs);
    const { ocr, pdfFallback, deadline } = ports;
    if (ocr && options.pdf.mode !== 'fast')
      this.recognition = new Recognition(bytes, {
        ocr,
        pdfFallback,
        remainingMs: () => deadline.remainingMs() - marginMs,
      });
  }

  async read(assembly: AssemblyPorts): Promise<Reading> {
    const total = await this.readPages();
    if (total === 0) throw new ServiceError('document.corrupted', 'The PDF file has no pages that could be found.');
    await this.recognition?.finish(this.notices);
    await this.replaceUnmapped();
    this.noticeMissingRecognition();
    const unread = this.unreadPages();
    const parsed = this.layouts.length - unread.size;
    const pages = total === undefined ? { parsed } : { parsed, total };
    const { document, printedPages } = assemble(this.layouts, assembly, wishesOf(this.options));
    for (const page of printedPages ?? []) page.unread = unread.has(page.pageNumber);
    return {
      document,
      ...(printedPages && { printedPages }),
      metadata: readMetadata(this.file),
      pages,
      notices: this.notices,
    };
  }

  /** Reads pages until they, the time or `maxPages` end; returns their real number, when it is known. */
  private async readPages(): Promise<number | undefined> {
    const ports = { fonts: this.fonts, budget: this.budget, isHidden: hiddenContent(this.file) };
    const maxPages = this.options.pdf.maxPages ?? Infinity;
    let total = 0;
    for (const page of pagesOf(this.file)) {
      if (this.budget.isTimeOver()) return this.stop(this.layouts.length < maxPages);
      total++;
      if (this.layouts.length >= maxPages) continue;
      this.budget.nextPage();
      const content = readPage(page, this.words, ports);
      await this.take(content);
      if (total % pagesPerSweep === 0) this.file.forget();
    }
    return total;
  }

  private stop(isCut: boolean): number | undefined {
    const parsed = this.layouts.length;
    if (isCut && parsed === 0)
      throw new ServiceError('deadline.exceeded', 'The time was over before the first page was read. Raise `timeout`.');
    if (isCut)
      addNotice(this.notices, {
        code: 'limit-reached',
        message: `The time was over after ${parsed} pages; the rest is missing. Raise \`timeout\` or set \`maxPages\`.`,
      });
    return declaredPageCount(this.file);
  }

  private async take(content: PageContent): Promise<void> {
    const { pageNumber } = content;
    const index = this.layouts.length;
    const leaves = this.structure?.get(content.page.objectNumber);
    this.layouts.push(layOutPage(leaves ? { leaves, ...content } : content, this.fonts.fonts));
    if (content.unreadable)
      addNotice(this.notices, {
        code: 'part-unreadable',
        message: 'The page is damaged and could not be read.',
        where: { page: pageNumber },
      });
    if (this.budget.exhausted && !this.budget.isTimeOver())
      addNotice(this.notices, {
        code: 'limit-reached',
        message: 'The page is too complex to be read whole.',
        where: { page: pageNumber },
      });
    const pictured = !content.unreadable && isPictured(content);
    const unmapped = isUnmapped(content);
    if (!this.recognition) {
      if (pictured) this.pictured.push(pageNumber);
      if (unmapped) this.unmapped.push(pageNumber);
      return;
    }
    const isWhole = pictured || unmapped || this.options.pdf.mode === 'ocr';
    const doubt = isWhole ? undefined : doubtfulPicture(content);
    if (!isWhole && !doubt) return;
    const { width, height, links } = content;
    await this.recognition.add(content, doubt, (page, area) => {
      const picture = { pageNumber, width, height, links, area };
      const layout = layOutRecognized(page, picture, this.fonts.fonts, this.fonts.plain());
      if (layout.blocks.length === 0) return;
      if (doubt?.apart && doubt.file === area)
        putForPicture(this.layouts[index]!, doubt.stream, layout, page.turn !== 0);
      else this.layouts[index] = layout;
    });
  }

  /** Pages without usable text of ours get that of the other engine, when there is one and it knows more. */
  private async replaceUnmapped(): Promise<void> {
    const port = this.ports.pdfFallback;
    if (!port || this.unmapped.length === 0 || this.budget.isTimeOver()) return;
    try {
      const answer = await port.text(this.bytes, this.unmapped);
      for (const page of answer.pages) {
        const index = this.layouts.findIndex((layout) => layout.pageNumber === page.pageNumber);
        if (index < 0 || lettersIn(page.text) <= lettersOf(this.layouts[index]!)) continue;
        this.layouts[index] = layOutPlainText(page.text, page.pageNumber, this.fonts.fonts, this.fonts.plain());
        addNotice(this.notices, {
          code: 'fallback-used',
          message: 'The fonts of the page give no text; it was read without its layout.',
          where: { page: page.pageNumber },
        });
      }
    } catch (error) {
      if (!isServiceError(error)) throw error;
      addNotice(this.notices, {
        code: 'part-unreadable',
        message: `The fonts of ${listPages(this.unmapped)} give no text.`,
      });
    }
  }

  /** Pages whose text is in pictures that should have been recognised and were not: nothing of them was parsed. */
  private unreadPages(): Set<number> {
    const missing = this.recognition?.missing ?? new Set(this.options.pdf.mode === 'fast' ? [] : this.pictured);
    const unread = this.layouts.filter((layout) => missing.has(layout.pageNumber) && isEmpty(layout));
    return new Set(unread.map(({ pageNumber }) => pageNumber));
  }

  /** Says what the mode promises and nobody here does: recognise text in pictures. */
  private noticeMissingRecognition(): void {
    const { mode } = this.options.pdf;
    if (this.recognition || mode === 'fast') return;
    const { pictured } = this;
    const isOne = pictured.length === 1;
    if (pictured.length > 0) {
      const subject = listPages(pictured).replace(/^p/, 'P');
      addNotice(this.notices, {
        code: 'ocr-not-available',
        message: `${subject} of the PDF ${isOne ? 'is a picture' : 'are pictures'} without text; text recognition (OCR) is not available here, so ${isOne ? 'its' : 'their'} text is missing.`,
      });
    } else if (mode === 'ocr') {
      addNotice(this.notices, {
        code: 'ocr-not-available',
        message: 'Text recognition (OCR) is not available here; the text embedded in the PDF was taken instead.',
      });
    }
  }
}

const isEmpty = (layout: PageLayout): boolean =>
  lettersOf(layout) === 0 && !layout.blocks.some(({ kind }) => kind === 'table');

/** What was recognised in a picture takes its place in the reading order; at the end, where it has none. */
function putForPicture(page: PageLayout, stream: Stream, recognized: PageLayout, isTurned: boolean): void {
  if (isTurned) for (const { block } of recognized.blocks) block.unplaced = true;
  const place = page.blocks.findIndex((block) => block.kind === 'picture' && block.block.stream === stream);
  page.blocks.splice(place < 0 ? page.blocks.length : place, place < 0 ? 0 : 1, ...recognized.blocks);
}

/** Letters and digits, without those that fonts of unknown meaning mostly come out as. */
const lettersIn = (text: string): number => text.match(/(?![\u0180-\u02af])[\p{L}\p{N}]/gu)?.length ?? 0;

function lettersOf(layout: PageLayout): number {
  let letters = 0;
  for (const block of layout.blocks)
    if (block.kind === 'text') for (const line of block.block.lines) letters += lettersIn(line.text);
  return letters;
}

function marginOf(remainingMs: number): number {
  return Number.isFinite(remainingMs)
    ? Math.min(marginBounds.max, Math.max(marginBounds.min, remainingMs * marginShare))
    : 0;
}
