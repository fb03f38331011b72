/**
 * What an engine process has in the place of text recognition when that is the work of others: it notes that the document
 * needs it and has the reader stop, so that scans never hold the processes that read everything else.
 * Spec: Parser object (PDF), modes `auto` and `ocr`.
 */
import type { Deadline } from '../../base/deadline.js';
import { ServiceError } from '../../base/errors.js';
import type { OcrPort, PdfFallbackPort } from '../../engine/document/reading.js';
import { holdsWriting } from '../recognition/straight-picture.js';

export interface NoRecognition {
  ocr: OcrPort;
  /** `pdfFallback` without rendering: pages are rendered only to recognise their text. */
  pdfFallback: PdfFallbackPort;
  /** `deadline`, but over as soon as recognition was asked for: the document will be read again elsewhere. */
  deadline: Deadline;
  missedRecognition: () => boolean;
}

export function noRecognition(deadline: Deadline, pdfFallback: PdfFallbackPort): NoRecognition {
  let missed = false;
  const miss = async (): Promise<never> => {
    missed = true;
    throw elsewhere();
  };
  return {
    ocr: { recognize: miss, holdsWriting: ({ bytes }) => holdsWriting(bytes) },
    pdfFallback: { ...pdfFallback, render: miss },
    deadline: {
      remainingMs: () => (missed ? 0 : deadline.remainingMs()),
      check: () => {
        if (missed) throw elsewhere();
        deadline.check();
      },
    },
    missedRecognition: () => missed,
  };
}

/**
 * For a document whose text recognition has crashed its process: it is read without, and the reader warns of what is missing.
 */
export function failedRecognition(pdfFallback: PdfFallbackPort): { ocr: OcrPort; pdfFallback: PdfFallbackPort } {
  const fail = async (): Promise<never> => {
    throw new ServiceError(
      'feature.not-available',
      'The pictures of this document take more memory than their recognition (OCR) may use; the text embedded in the document was taken.',
    );
  };
  return { ocr: { recognize: fail, holdsWriting: fail }, pdfFallback: { ...pdfFallback, render: fail } };
}

/** Never reaches a caller: whoever catches it has the document read again by a process that recognises text. */
function elsewhere(): ServiceError {
  return new ServiceError('feature.not-available', 'Text is recognised by another process.');
}
