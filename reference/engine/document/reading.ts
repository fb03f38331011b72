/**
 * The waist of the engine: what a reader returns, whatever the format.
 * reader: bytes -> Reading; transform: Reading -> Reading; writer: Reading -> text, list or object.
 * Spec: Document data, Metadata.
 */
import type { Deadline } from '../../base/deadline.js';
import type { Block, Document, Footnote } from './nodes.js';
import type { PageTree } from './page-tree.js';

/** The formats of documents. `.htm` is `html`. */
export const formats = ['html', 'pdf', 'docx', 'doc', 'odt', 'rtf', 'xlsx', 'xls'] as const;
export type DocumentFormat = (typeof formats)[number];

/** What the engine reads: a `picture` (PNG, JPEG, GIF, WebP, BMP) only where `ReadOptions.pictures` says so. */
export type Format = DocumentFormat | 'picture';

export interface Reading {
  document: Document;
  metadata: Metadata;
  /** Paginated inputs (PDF) only. */
  pages?: Pages;
  /** The pages one by one; only where `ReadOptions.pdf.pageByPage` asks for them. */
  printedPages?: PrintedPage[];
  /** HTML inputs only. */
  source?: HtmlSource;
  notices: Notice[];
}

/** `parsed` pages are in the document; `total` is the real count, absent when it cannot be determined. */
export interface Pages {
  parsed: number;
  total?: number;
}

/** One page by itself: what crosses its end stands on each page with the part that is there. */
export interface PrintedPage {
  /** 1-based. */
  pageNumber: number;
  /** In points, upright as it is read: a scan that lay on its side has its sides exchanged. */
  width: number;
  height: number;
  /** Its text is in pictures that nobody has looked into. */
  unread: boolean;
  /** In reading order, footnotes last. */
  blocks: PlacedBlock[];
}

/** A footnote stands as such, for its mark. */
export interface PlacedBlock {
  block: Block | Footnote;
  kind: BlockKind;
  /** x0, y0, x1, y1 in points from the top left corner of the page, within it; absent where it is not known. */
  box?: [x0: number, y0: number, x1: number, y1: number];
  /** Of recognised text, its confidence: 0 to 100. */
  recognized?: number;
}

export type BlockKind =
  | 'title'
  | 'section_header'
  | 'text'
  | 'list'
  | 'table'
  | 'figure'
  | 'caption'
  | 'code'
  | 'footnote'
  | 'page_header'
  | 'page_footer';

/** Lazy, because most callers want neither. `cleanHtml` is the cleaned original DOM, not a rendering of the document. */
export interface HtmlSource {
  rawHtml(): string;
  cleanHtml(): string;
  /** Absolute URLs of the links and images of the selected part of the page, in order, without duplicates. */
  links(): string[];
  images(): string[];
  /** The whole page, whatever was selected of it. */
  page(): PageTree;
}

/**
 * Metadata under the interface's own names (`title`, `description`, `language`, `keywords`, `ogTitle`, `favicon`, ...).
 * Values are text or lists of text, never empty strings. Formats add their document properties
 * (`author`, `creator`, `subject`, `createdTime`, `modifiedTime`: ISO 8601).
 */
export type Metadata = Record<string, string | string[]>;

/** Recoverable trouble that travels with the value; feeds `data.warning`. Equal notices are merged by `addNotice`. */
export interface Notice {
  code: NoticeCode;
  message: string;
  where?: { page?: number; part?: string };
}

export type NoticeCode =
  | 'part-unreadable'
  | 'truncated-input'
  | 'limit-reached'
  | 'ocr-not-available'
  | 'ocr-partial'
  | 'pages-skipped'
  | 'password-removed'
  | 'fallback-used'
  | 'format-differs-from-name'
  | 'option-without-effect';

/** What the caller wants of the reading; nothing here names an output format. */
export interface ReadOptions {
  /** Base name of the upload, when there is one. */
  fileName?: string;
  /** The declared MIME type, with parameters (`text/html; charset=shift_jis`), when there is one. */
  contentType?: string;
  /** Makes relative URLs absolute; the document's own `<base href>` comes first. Absent for uploads. */
  baseUrl?: string;
  onlyMainContent: boolean;
  /** CSS selectors on the original DOM; HTML only. Empty: no filter. */
  includeTags: readonly string[];
  excludeTags: readonly string[];
  /** `data:` URIs for embedded pictures when true; otherwise their `src` is null and no bytes are touched. */
  embedImages: boolean;
  /** A file that is a picture is read by text recognition; otherwise it is no document. */
  pictures?: boolean;
  pdf: PdfOptions;
}

export interface PdfOptions {
  mode: 'fast' | 'auto' | 'ocr';
  /** At most this many pages are read, from the first. */
  maxPages?: number;
  /** Each page by itself too. */
  pageByPage?: boolean;
  /** The document says where its pages begin. */
  pageMarks?: boolean;
}

/** The world of a reader: it has no clock, no network and no files of its own. */
export interface ReadPorts {
  deadline: Deadline;
  limits: ReadLimits;
  /** Turns a page picture into text; absent where no OCR is set up. */
  ocr?: OcrPort;
  /** Reads a web page that is embedded in another document; absent in tests of a reader alone. */
  embeddedPage?: (bytes: Uint8Array, options: ReadOptions) => Reading;
  /** A slower, separate PDF engine for files that defeat our own; absent in tests of the reader alone. */
  pdfFallback?: PdfFallbackPort;
}

/** Bounds on what a hostile file may make us do. */
export interface ReadLimits {
  /** Bytes all entries of an archive may inflate to together. Default 1 GiB. */
  inflatedBytes: number;
  /** Inflated to deflated, per entry above 1 MiB. Default 200. */
  inflateRatio: number;
  /** Entries in an archive. Default 100 000. */
  archiveEntries: number;
  /** Nesting of elements, groups, lists or tables. Default 512. */
  depth: number;
}

export const defaultLimits: ReadLimits = {
  inflatedBytes: 1 << 30,
  inflateRatio: 200,
  archiveEntries: 100_000,
  depth: 512,
};

/** One picture in, text lines with positions out. */
export interface OcrPort {
  /** @param image.longerSide in points as it is shown: the engine takes gaps for columns by their width on paper */
  recognize(image: { bytes: Uint8Array; longerSide: number }): Promise<OcrPage>;
  /** Whether it shows lines of writing, and no photograph or drawing alone; costs a hundredth of reading them. */
  holdsWriting(image: { bytes: Uint8Array }): Promise<boolean>;
}

/** Positions are in pixels of the picture as it was read, straight and upright: origin top left. */
export interface OcrPage {
  width: number;
  height: number;
  /** Degrees by which the picture was turned clockwise to be upright. */
  turn: 0 | 90 | 180 | 270;
  /** Of all letters: 0 to 100. */
  confidence: number;
  /** It shows lines of writing, whether they could be read or not. */
  written: boolean;
  /** In reading order. */
  lines: OcrLine[];
}

export interface OcrLine {
  text: string;
  /** Lines of the same number stand in one area, which holds nothing else. */
  block: number;
  /** Which way it runs. */
  direction: 'right' | 'up' | 'down';
  bbox: [x0: number, y0: number, x1: number, y1: number];
  /** Where the letters stand: y, or x where the line runs up or down. */
  baseline: number;
  /** From the lowest descender to the highest ascender of its script, whatever letters it holds. */
  height: number;
  /** 0 to 100. */
  confidence: number;
  /** Where they start and end along the line: x, or y where it runs up or down. */
  words: { text: string; start: number; end: number }[];
}

/** Runs in a process of its own (pdfjs-dist must never be imported by the hot process). Page numbers are 1-based. */
export interface PdfFallbackPort {
  text(
    bytes: Uint8Array,
    pages: number[],
  ): Promise<{ totalPages: number; pages: { pageNumber: number; text: string }[] }>;
  /** The page as a picture for text recognition, at the given resolution. */
  render(bytes: Uint8Array, pageNumber: number, dpi: number): Promise<Uint8Array>;
}

/** bytes -> Reading. Throws ServiceError `document.*` only when no answer exists; otherwise returns what it could read, with notices. */
export type Reader = (bytes: Uint8Array, options: ReadOptions, ports: ReadPorts) => Reading | Promise<Reading>;

/** Adds a notice unless an equal one is there already. */
export function addNotice(notices: Notice[], notice: Notice): void {
  const same = notices.some(
    (other) =>
      other.code === notice.code &&
      other.message === notice.message &&
      other.where?.part === notice.where?.part &&
      other.where?.page === notice.where?.page,
  );
  if (!same) notices.push(notice);
}

/** Options with the interface's defaults, for tests and callers that need one field changed. */
export function readOptions(changes: Partial<ReadOptions> = {}): ReadOptions {
  return {
    onlyMainContent: true,
    includeTags: [],
    excludeTags: [],
    embedImages: false,
    pdf: { mode: 'auto' },
    ...changes,
  };
}
