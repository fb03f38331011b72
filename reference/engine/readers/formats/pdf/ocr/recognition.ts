/**
 * Text recognition of pages, a few at a time beside the reading of the next ones.
 * Spec: Parser object (PDF), modes `auto` and `ocr`; Limits (timeout).
 */
import { isServiceError } from '../../../../../base/errors.js';
import { timerMs } from '../../../../../base/timer.js';
import {
  addNotice,
  type Notice,
  type OcrPage,
  type OcrPort,
  type PdfFallbackPort,
} from '../../../../document/reading.js';
import type { PageContent } from '../content/read-page.js';
import type { PictureArea } from './recognized-page.js';
import { isHugeToRender, pagePicture, type DoubtfulPicture, type PagePicture } from './scan.js';

/** Pages waiting for recognition at the same time: their pictures are in memory. */
const maxWaiting = 4;

/** Resolution of pages that must be rendered. */
const dpi = 200;

/** Page numbers a notice lists. */
const maxListed = 20;

export interface RecognitionPorts {
  ocr: OcrPort;
  pdfFallback: PdfFallbackPort | undefined;
  /** Milliseconds until the answer must be written. */
  remainingMs(): number;
}

interface Asked {
  /** 1-based. */
  pageNumber: number;
  width: number;
  height: number;
  /** The page as a picture. */
  picture: PagePicture | undefined;
  doubt: DoubtfulPicture | undefined;
  /** It cannot be rendered. */
  huge: boolean;
}

type Recognized = { page: OcrPage; area: PictureArea } | 'no writing' | 'unreachable';

/** Confidence (of 100) below which the text of a page is doubtful. */
const poorConfidence = 60;

/** A page on which nothing is written has confidence 0, and is not poor for that. */
export const isPoor = ({ written, confidence }: OcrPage): boolean => written && confidence < poorConfidence;

export class Recognition {
  private readonly bytes: Uint8Array;
  private readonly ports: RecognitionPorts;
  private readonly waiting = new Set<Promise<void>>();
  private readonly failed: number[] = [];
  /** Pages with writing that was hardly read. */
  private readonly poor: number[] = [];
  private unavailable = '';

  constructor(bytes: Uint8Array, ports: RecognitionPorts) {
    this.bytes = bytes;
    this.ports = ports;
  }

  /**
   * Begins the recognition of a page, or of a picture on it if that holds writing; `take` gets what was recognised, unless
   * that fails. Waits while many pages wait.
   */
  async add(
    content: PageContent,
    doubt: DoubtfulPicture | undefined,
    take: (page: OcrPage, area: PictureArea) => void,
  ): Promise<void> {
    const { pageNumber } = content.page;
    while (this.waiting.size >= maxWaiting) if (!(await this.withinTime(Promise.race(this.waiting)))) break;
    if (this.ports.remainingMs() <= 0) {
      this.failed.push(pageNumber);
      return;
    }
    const { width, height } = content;
    const picture = doubt ? undefined : pagePicture(content);
    const asked = { pageNumber, width, height, doubt, picture, huge: isHugeToRender(content) };
    this.failed.push(pageNumber);
    const work = this.recognize(asked).then(
      (recognized) => {
        if (recognized === 'unreachable') return;
        this.failed.splice(this.failed.indexOf(pageNumber), 1);
        if (recognized === 'no writing') return;
        if (isPoor(recognized.page)) this.poor.push(pageNumber);
        take(recognized.page, recognized.area);
      },
      (error: unknown) => {
        if (isServiceError(error) && error.code === 'feature.not-available') this.unavailable = error.publicMessage;
      },
    );
    this.waiting.add(work);
    void work.finally(() => this.waiting.delete(work));
  }

  /** Waits for all pages, as long as there is time; says which ones are missing. */
  async finish(notices: Notice[]): Promise<void> {
    const inTime = await this.withinTime(Promise.all(this.waiting));
    if (this.poor.length > 0)
      addNotice(notices, {
        code: 'ocr-partial',
        message: `The text of ${listPages(this.poor)} was recognised poorly and may be wrong or incomplete: the picture is hard to read, or in a language that is not set up here.`,
      });
    if (this.failed.length === 0) return;
    const { unavailable } = this;
    const message =
      unavailable !== ''
        ? unavailable
        : `The text of ${listPages(this.failed)} could not be recognised${inTime ? '' : ' in time. Raise `timeout` or set `maxPages`'}.`;
    addNotice(notices, { code: unavailable !== '' ? 'ocr-not-available' : 'ocr-partial', message });
  }

  private async recognize({ pageNumber, width, height, picture, doubt, huge }: Asked): Promise<Recognized> {
    const { ocr, pdfFallback } = this.ports;
    if (doubt?.file && !(await ocr.holdsWriting(doubt.file))) return 'no writing';
    const alone = doubt?.apart === true ? doubt.file : picture;
    if (alone) {
      try {
        return { page: await recognizeOn(alone, alone.bytes, ocr), area: alone };
      } catch (error) {
        // A picture that OCR cannot open may still be one that can be rendered.
        if (!pdfFallback || (isServiceError(error) && error.code !== 'document.corrupted')) throw error;
      }
    }
    if (!pdfFallback || huge) return 'unreachable';
    const bytes = await pdfFallback.render(this.bytes, pageNumber, dpi);
    if (doubt && !doubt.file && !(await ocr.holdsWriting({ bytes }))) return 'no writing';
    const area = { x0: 0, y0: 0, x1: width, y1: height };
    return { page: await recognizeOn(area, bytes, ocr), area };
  }

  /** Pages without what was to be recognised. To be asked when it is finished. */
  get missing(): ReadonlySet<number> {
    return new Set(this.failed);
  }

  /** False when the time was over first. */
  private async withinTime(work: Promise<unknown>): Promise<boolean> {
    const remainingMs = this.ports.remainingMs();
    if (remainingMs <= 0) return false;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), timerMs(remainingMs));
    });
    const inTime = await Promise.race([work.then(() => true), over]);
    clearTimeout(timer);
    return inTime;
  }
}

const recognizeOn = ({ x0, y0, x1, y1 }: PictureArea, bytes: Uint8Array, ocr: OcrPort): Promise<OcrPage> =>
  ocr.recognize({ bytes, longerSide: Math.max(x1 - x0, y1 - y0) });

/** `page 3`, `pages 1, 2 and 5`, `pages 1, 2, 3, ...` */
export function listPages(pages: readonly number[]): string {
  const sorted = [...pages].sort((a, b) => a - b);
  if (sorted.length === 1) return `page ${sorted[0]}`;
  if (sorted.length > maxListed) return `pages ${sorted.slice(0, maxListed).join(', ')}, ...`;
  return `pages ${sorted.slice(0, -1).join(', ')} and ${sorted[sorted.length - 1]}`;
}
