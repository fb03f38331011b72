/**
 * What a fixture document is: bytes to upload, and the facts that any correct conversion of them must keep.
 * The truth is known because the document was made from it; it is never taken from a converter's output,
 * so that any vendor's Markdown dialect passes when content, order and cells are right.
 * Spec: What the service does 1-2 (reading order and tables are preserved); Document data; Metadata.
 */

/** The nine extensions of `POST /parse`, without the dot. */
export type FixtureExtension = 'html' | 'htm' | 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'xlsx' | 'xls';

export interface HeadingFact {
  /** 1 to 6, as the document says it (h1, Heading 1, outline level 0 = 1). */
  readonly level: number;
  readonly text: string;
}

export interface ListFact {
  readonly ordered: boolean;
  /** The items' own texts in order, nested items after their parent. */
  readonly items: readonly string[];
}

export interface TableFact {
  /** Rows by columns, as a person sees the values; a merged cell's text stands in its first cell, the rest are ''. */
  readonly cells: readonly (readonly string[])[];
  /** Name of the sheet or caption of the table, where the document has one. */
  readonly caption?: string;
}

export interface LinkFact {
  readonly text: string;
  /** As written in the document; absolute unless the fixture is about relative addresses. */
  readonly href: string;
}

interface ImageFact {
  readonly alt: string;
  /** The address, when it is not embedded. */
  readonly src?: string;
}

export interface MetadataFact {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly language?: string;
  readonly author?: string;
}

/**
 * Facts of one document. Every text is made of words that occur nowhere else in it, and free of characters
 * that Markdown would escape unless the fixture is about escaping. An absent member claims nothing.
 */
export interface Truth {
  /** Words or sentences of the body in reading order; each occurs exactly once in the document. */
  readonly texts: readonly string[];
  readonly headings?: readonly HeadingFact[];
  readonly lists?: readonly ListFact[];
  readonly tables?: readonly TableFact[];
  readonly links?: readonly LinkFact[];
  readonly images?: readonly ImageFact[];
  readonly metadata?: MetadataFact;
  /** Real number of pages; PDF only. */
  readonly pageCount?: number;
  /** For paginated documents: texts of each page, first page first. Together they are `texts`. */
  readonly pageTexts?: readonly (readonly string[])[];
  /** Texts of navigation, headers and footers: there with `onlyMainContent: false`, gone with `true`. */
  readonly boilerplate?: readonly string[];
  /** Texts that no output but `rawHtml` may show: scripts, styles, comments, deleted revisions, field codes. */
  readonly hidden?: readonly string[];
}

export interface Fixture {
  /** Unique, kebab-case, says what is special: `html-two-tables`, `pdf-three-pages`. */
  readonly name: string;
  readonly extension: FixtureExtension;
  /** MIME type sent with the `file` part. */
  readonly contentType: string;
  /** The document's bytes; the same on every call. */
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
  readonly truth: Truth;
}

/** MIME type of each extension, as a browser would send it. */
export const contentTypeOf: Readonly<Record<FixtureExtension, string>> = {
  html: 'text/html',
  htm: 'text/html',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
};
