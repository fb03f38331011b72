/**
 * The whole engine on one page: detect -> read -> transform -> write. Whoever has more to ask of a page takes the two
 * halves, `readDocument` and `writeOutputs`, and asks between them.
 * Personal data is redacted behind it (privacy/redact-data), in the texts as they were written and in what was asked of the
 * page, so that all of them lose the same; a transform between reading and writing would miss what is written from the
 * page's own markup. Whoever understands documents, a model included, sees nothing but what is redacted.
 * Pure but for its ports: bytes in, answers out. Runs inside the sandbox's child processes.
 * Texts leave it as whole characters: half a surrogate pair, which damaged files hold, could neither be sent nor stored.
 * HTML is special in one way: its `html` is the cleaned original DOM (`source.cleanHtml`), not the HTML writer's rendering.
 * Spec: Document data; Formats accepted by /parse.
 */
import type { Format, Metadata, Notice, Pages, ReadOptions, ReadPorts, Reading } from './document/reading.js';
import { detectFormat } from './detect/detect-format.js';
import { readers } from './readers/registry.js';
import { transformers } from './transforms/registry.js';
import type { Transform } from './transforms/registry.js';
import { writeHtml } from './writers/html/write-html.js';
import { writeImages } from './writers/images.js';
import { writeLinks } from './writers/links.js';
import { writeMarkdown } from './writers/markdown/write-markdown.js';
import { writePageBlocks, writePageTexts } from './writers/pages.js';
import type { PageBlocks, PageText } from './writers/pages.js';

export type Output = 'markdown' | 'html' | 'rawHtml' | 'links' | 'images' | 'pageTexts' | 'pageBlocks';

export interface ConversionRequest {
  read: ReadOptions;
  /** Carried out in this order. */
  transforms: readonly Transform[];
  outputs: readonly Output[];
}

/**
 * One member per requested output, absent when not requested; `rawHtml` is null for inputs that are not HTML, and what is of
 * pages is absent where `read.pdf.pageByPage` was not set or the input has none.
 */
export interface Conversion {
  format: Format;
  metadata: Metadata;
  notices: Notice[];
  pages?: Pages;
  markdown?: string;
  html?: string;
  rawHtml?: string | null;
  links?: string[];
  images?: string[];
  pageTexts?: PageText[];
  pageBlocks?: PageBlocks[];
}

/** A document as it was read and transformed, and what its bytes turned out to be. */
export interface ReadDocument {
  format: Format;
  reading: Reading;
}

/**
 * Converts one document.
 * @throws ServiceError as readDocument and writeOutputs
 */
export async function convert(bytes: Uint8Array, request: ConversionRequest, ports: ReadPorts): Promise<Conversion> {
  return writeOutputs(await readDocument(bytes, request, ports), request.outputs, ports);
}

/**
 * The first half: bytes to neutral document.
 * @throws ServiceError `document.*` when the bytes are none of the formats, empty, encrypted, or beyond saving; `deadline.exceeded`.
 */
export async function readDocument(
  bytes: Uint8Array,
  { read, transforms }: Pick<ConversionRequest, 'read' | 'transforms'>,
  ports: ReadPorts,
): Promise<ReadDocument> {
  const detected = detectFormat(bytes, read);
  const received = await readers[detected.format](bytes, read, {
    deadline: ports.deadline,
    limits: ports.limits,
    ocr: ports.ocr,
    pdfFallback: ports.pdfFallback,
    embeddedPage: (page, options) => readers.html(page, options, ports),
  });
  const transformed = transforms.reduce((reading, { type }) => transformers[type](reading), received);
  return {
    format: detected.format,
    reading: { ...transformed, notices: [...detected.notices, ...transformed.notices] },
  };
}

/**
 * The second half: neutral document to what was asked for.
 * @throws ServiceError `deadline.exceeded`
 */
export function writeOutputs(
  { format, reading }: ReadDocument,
  outputs: readonly Output[],
  { deadline }: Pick<ReadPorts, 'deadline'>,
): Conversion {
  const conversion: Conversion = {
    format,
    metadata: Object.fromEntries(
      Object.entries(reading.metadata).map(([name, value]) => [name.toWellFormed(), inWholeCharacters(value)]),
    ),
    notices: reading.notices.map((notice) => ({ ...notice, message: notice.message.toWellFormed() })),
  };
  if (reading.pages) conversion.pages = reading.pages;
  for (const output of outputs) {
    deadline.check();
    write(output, reading, conversion);
  }
  return conversion;
}

function inWholeCharacters<Value extends string | string[]>(value: Value): Value {
  return (typeof value === 'string' ? value.toWellFormed() : value.map((each) => each.toWellFormed())) as Value;
}

function write(output: Output, reading: Reading, into: Conversion): void {
  switch (output) {
    case 'markdown':
      into.markdown = writeMarkdown(reading.document).toWellFormed();
      break;
    case 'html':
      into.html = (reading.source ? reading.source.cleanHtml() : writeHtml(reading.document)).toWellFormed();
      break;
    case 'rawHtml':
      into.rawHtml = reading.source ? reading.source.rawHtml().toWellFormed() : null;
      break;
    case 'links':
      into.links = inWholeCharacters(reading.source ? reading.source.links() : writeLinks(reading.document));
      break;
    case 'images':
      into.images = inWholeCharacters(reading.source ? reading.source.images() : writeImages(reading.document));
      break;
    case 'pageTexts':
      if (reading.printedPages) into.pageTexts = writePageTexts(reading.printedPages);
      break;
    case 'pageBlocks':
      if (reading.printedPages) into.pageBlocks = writePageBlocks(reading.printedPages);
      break;
  }
}
