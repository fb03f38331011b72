/**
 * Says which of the formats a file is, by its bytes first and by its name where bytes cannot tell. First step of convert().
 * A file whose bytes contradict its name is read for what it is; what is none of the formats is refused in words.
 * Spec: What the service does, 2 and 3; Limits and Errors say nothing of unsupported files (our choice: refused by kind).
 */
import { ServiceError } from '../../base/errors.js';
import type { DocumentFormat, Format, Notice } from '../document/reading.js';
import { sniffBinary } from './binary-signatures.js';
import { sniffCompoundFile } from './compound-kinds.js';
import type { Kind } from './kinds.js';
import { formatByContentType, formatByExtension, extensionOf } from './names.js';
import { sniffText } from './text-kinds.js';
import { sniffZip } from './zip-kinds.js';

/** What the sender says of the file; both may be wrong or missing. */
export interface Hints {
  fileName?: string;
  contentType?: string;
  /** Whether pictures are read. */
  pictures?: boolean;
}

const extensionsInWords = '.html, .htm, .pdf, .docx, .doc, .odt, .rtf, .xlsx and .xls';

/**
 * The format of the bytes, with a notice where the name says otherwise.
 * @throws ServiceError `document.empty`, `document.unsupported-format`, `document.encrypted`, `document.corrupted`.
 */
export function detectFormat(bytes: Uint8Array, hints: Hints): { format: Format; notices: Notice[] } {
  if (bytes.length === 0) throw new ServiceError('document.empty', 'The file is empty.');
  const claimed = claimedFormat(hints);
  const kind = sniff(bytes, claimed);
  if (hints.pictures && 'unsupported' in kind && kind.isPicture) return { format: 'picture', notices: [] };
  const format = settle(kind, claimed);
  return { format, notices: claimed === undefined || claimed === format ? [] : [differsNotice(format, hints)] };
}

function claimedFormat(hints: Hints): DocumentFormat | undefined {
  return formatByExtension(hints.fileName ?? '') ?? formatByContentType(hints.contentType ?? '');
}

function sniff(bytes: Uint8Array, claimed: DocumentFormat | undefined): Kind {
  return (
    sniffZip(bytes, claimed) ?? sniffCompoundFile(bytes, claimed) ?? sniffBinary(bytes) ?? sniffText(bytes, claimed)
  );
}

function settle(kind: Kind, claimed: DocumentFormat | undefined): DocumentFormat {
  if ('format' in kind) return kind.format;
  if ('encrypted' in kind) {
    throw new ServiceError(
      'document.encrypted',
      'The file is protected by a password. Remove the password and send it again.',
    );
  }
  if ('damaged' in kind) {
    throw new ServiceError('document.corrupted', `The file is damaged: ${kind.damaged}.`);
  }
  if ('unsupported' in kind) throw unsupported(`The file is ${kind.unsupported}, which is not supported.`);
  if (kind.maybe === 'text' && claimed === 'html') return 'html';
  if (claimed === undefined || kind.maybe === 'text') {
    throw unsupported(
      kind.maybe === 'text'
        ? 'The file is plain text without HTML markup.'
        : 'The content of the file is of no kind that is known here.',
    );
  }
  throw unsupported(`The content of the file is not ${inWords[claimed]}.`);
}

function unsupported(what: string): ServiceError {
  return new ServiceError('document.unsupported-format', `${what} Supported file extensions are ${extensionsInWords}.`);
}

const inWords: Record<DocumentFormat, string> = {
  html: 'an HTML page',
  pdf: 'a PDF document',
  docx: 'a Word document (.docx)',
  doc: 'a Word 97-2003 document (.doc)',
  odt: 'an OpenDocument text (.odt)',
  rtf: 'an RTF document',
  xlsx: 'an Excel workbook (.xlsx)',
  xls: 'an Excel 97-2003 workbook (.xls)',
};

function differsNotice(format: DocumentFormat, hints: Hints): Notice {
  const extension = extensionOf(hints.fileName ?? '');
  const claim =
    formatByExtension(hints.fileName ?? '') === undefined
      ? `is declared as ${hints.contentType ?? 'another type'}`
      : `has the extension .${extension}`;
  return {
    code: 'format-differs-from-name',
    message: `The file ${claim} but is ${inWords[format]}; it was read as that.`,
  };
}
