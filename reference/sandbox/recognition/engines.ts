/**
 * The two engines of text recognition, both Tesseract: a program of the machine, where it has one, and the same compiled to
 * WebAssembly, which comes with the packages and costs twice the processor time. Both are shown pictures that were decoded
 * before, and answer hOCR.
 * Spec: Parser object (PDF), modes `auto` and `ocr`; Limits (timeout).
 */
import type { Deadline } from '../../base/deadline.js';
import type { GrayPicture } from './gray-picture.js';

export interface RecognitionEngine {
  /**
   * @param as how its lines stand: a `page` of columns and areas, or `rows` from edge to edge
   * @param dpi samples an inch: what is a gap between columns depends on it
   * @param language codes joined by `+`
   * @throws ServiceError `deadline.exceeded`, `internal.unexpected` when the engine broke off; it is not to be used again
   */
  read(picture: GrayPicture, as: 'page' | 'rows', dpi: number, language: string, deadline: Deadline): Promise<string>;
  /** Gives its memory back. */
  end(): void;
}
