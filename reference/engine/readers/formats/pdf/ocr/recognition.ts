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
import { pagePicture, type PagePicture } from './scan.js';

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

export class Recognition {
  private readonly bytes: Uint8Array;
  private readonly ports: RecognitionPorts;
  private readonly waiting = new Set<Promise<void>>();
  private readonly failed: number[] = [];
  private unavailable = '';

  constructor(bytes: Uint8Array, ports: RecognitionPorts) {
    this.bytes = bytes;
    this.ports = ports;
  }

  /** Begins the recognition of a page; `take` gets what was recognised, unless that fails. Waits while many pages wait. */
  async add(content: PageContent, take: (page: OcrPage, area: PictureArea) => void): Promise<void> {
    const { pageNumber } = content.page;
    while (this.waiting.size >= maxWaiting) if (!(await this.withinTime(Promise.race(this.waiting)))) break;
    if (this.ports.remainingMs() <= 0) {
      this.failed.push(pageNumber);
      return;
    }
    const picture = pagePicture(content);
    this.failed.push(pageNumber);
    const work = this.recognize(content, picture).then(
      (recognized) => {
        if (!recognized) return;
        this.failed.splice(this.failed.indexOf(pageNumber), 1);
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
    if (this.failed.length === 0) return;
    const { unavailable } = this;
    const message =
      unavailable !== ''
        ? unavailable
        : `The text of ${listPages(this.failed)} could not be recognised${inTime ? '' : ' in time. Raise `timeout` or set `maxPages`'}.`;
    addNotice(notices, { code: unavailable !== '' ? 'ocr-not-available' : 'ocr-partial', message });
  }

  private async recognize(
    { page: { pageNumber }, width, height }: PageContent,
    picture: PagePicture | undefined,
  ): Promise<{ page: OcrPage; area: PictureArea } | undefined> {
    const { ocr, pdfFallback } = this.ports;
    if (picture) {
      try {
        return { page: await ocr.recognize(picture), area: picture };
      } catch (error) {
        // A picture that OCR cannot open may still be one that can be rendered.
        if (!pdfFallback || (isServiceError(error) && error.code !== 'document.corrupted')) throw error;
      }
    }
    if (!pdfFallback) return undefined;
    const bytes = await pdfFallback.render(this.bytes, pageNumber, dpi);
    return { page: await ocr.recognize({ bytes }), area: { x0: 0, y0: 0, x1: width, y1: height } };
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

/** `page 3`, `pages 1, 2 and 5`, `pages 1, 2, 3, ...` */
export function listPages(pages: readonly number[]): string {
  const sorted = [...pages].sort((a, b) => a - b);
  if (sorted.length === 1) return `page ${sorted[0]}`;
  if (sorted.length > maxListed) return `pages ${sorted.slice(0, maxListed).join(', ')}, ...`;
  return `pages ${sorted.slice(0, -1).join(', ')} and ${sorted[sorted.length - 1]}`;
}
