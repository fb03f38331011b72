/**
 * A page source -> the engine's conversion, through the sandbox like an upload.
 * Spec: Scrape options (parsers, onlyMainContent, includeTags, excludeTags); Document data (rawHtml as received).
 */
import type { Deadline } from '../base/deadline.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import { nuisancesIn } from '../browse/nuisances.js';
import { isPdf, unparsedPdf } from '../document-data/unparsed-pdf.js';
import type { Conversion, Output } from '../engine/convert.js';
import type { ReadOptions } from '../engine/document/reading.js';
import type { Converter } from '../sandbox/converter.js';
import { mimeType } from './kind-of-source.js';
import { decodeText, pageOfText } from './page-of-text.js';
import type { PageSource } from './page-source.js';
import type { ScrapeRequest } from './scrape-request.js';

/** @throws ServiceError `document.*`, `source.unsupported-file`, `deadline.exceeded`, `server.*`, `request.invalid-options` */
export async function convertSource(
  converter: Converter,
  source: PageSource,
  request: ScrapeRequest,
  deadline: Deadline,
  signal: AbortSignal,
  owner: string,
): Promise<Conversion> {
  const run = (bytes: Uint8Array, read: ReadOptions, outputs: readonly Output[]): Promise<Conversion> =>
    converter.convert(bytes, { read, outputs }, deadline, signal, owner).catch(asOfSource);
  const asReceived = readOptionsOf(source, request);
  if (source.kind === 'document') {
    if (request.pdf === 'unparsed' && isPdf(source.body)) return unparsedPdf(source.body, request.outputs);
    return run(source.body, asReceived, request.outputs);
  }
  if (source.kind === 'media' && (request.audio || request.video)) return wordless(request.outputs);
  if (source.kind === 'media') return run(source.body, asReceived, request.outputs);
  if (source.kind === 'text') {
    const { bytes, contentType } = await pageOfText(source.body, source.contentType);
    return withText(await run(bytes, { ...asReceived, contentType }, withoutRaw(request.outputs)), source, request);
  }
  const body = source.body.byteLength === 0 ? emptyPage : source.body;
  if (source.rendered === undefined) return run(body, asReceived, request.outputs);
  // What the browser shows is converted; `rawHtml` stays what the server sent.
  const rendered = { ...asReceived, contentType: renderedType };
  const shown = await run(Buffer.from(source.rendered), rendered, withoutRaw(request.outputs));
  const raw = request.outputs.includes('rawHtml') ? await run(body, rendered, ['rawHtml']) : undefined;
  return withRawHtml(shown, request, () => raw?.rawHtml ?? null);
}

/** What /parse says of an upload is said of what the URL led to. */
function asOfSource(error: unknown): never {
  if (!isServiceError(error) || error.code !== 'document.unsupported-format') throw error;
  const text = `The URL leads to a file that cannot be read. ${error.publicMessage}`;
  throw new ServiceError('source.unsupported-file', text, { cause: error });
}

const renderedType = 'text/html; charset=utf-8';
const emptyPage = Buffer.from('<!doctype html><html><body></body></html>');

function readOptionsOf(source: PageSource, request: ScrapeRequest): ReadOptions {
  // A page that was shown has lost them already.
  const isFetchedPage = source.kind === 'page' && source.rendered === undefined;
  const nuisances = request.blockAds && isFetchedPage ? nuisancesIn(source.body) : [];
  const contentType = source.kind === 'page' ? pageType(source.contentType) : source.contentType;
  return {
    ...(source.fileName !== undefined && { fileName: source.fileName }),
    ...(contentType !== undefined && { contentType }),
    baseUrl: source.url,
    onlyMainContent: request.onlyMainContent,
    includeTags: request.includeTags,
    excludeTags: [...request.excludeTags, ...nuisances],
    embedImages: request.embedImages,
    pdf: request.pdf === 'unparsed' ? { mode: 'auto' } : request.pdf,
  };
}

/** A page is HTML even when its server calls it something else; the character set it declares stays. */
function pageType(contentType: string | undefined): string {
  const type = mimeType(contentType);
  if (type === 'text/html' || type === 'application/xhtml+xml') return contentType!;
  return `text/html${(contentType ?? '').slice(type.length)}`;
}

function withoutRaw(outputs: readonly Output[]): Output[] {
  return outputs.filter((output) => output !== 'rawHtml');
}

/** Of text, `rawHtml` is the text itself; so is `markdown` of what people write: it needs no fence around it. */
function withText(conversion: Conversion, source: PageSource, request: ScrapeRequest): Conversion {
  const isWriting = /^text\/(?:plain|markdown|x-markdown)$/.test(mimeType(source.contentType));
  const wanted = request.outputs.filter((output) => output === 'rawHtml' || (output === 'markdown' && isWriting));
  if (wanted.length === 0) return conversion;
  const text = decodeText(source.body, source.contentType);
  return { ...conversion, ...Object.fromEntries(wanted.map((output) => [output, text])) };
}

function withRawHtml(conversion: Conversion, request: ScrapeRequest, raw: () => string | null): Conversion {
  return request.outputs.includes('rawHtml') ? { ...conversion, rawHtml: raw() } : conversion;
}

/** A sound or a film that was asked for has no words. */
function wordless(outputs: readonly Output[]): Conversion {
  const empty: Record<Output, unknown> = { markdown: '', html: '', rawHtml: null, links: [], images: [] };
  const asked = Object.entries(empty).filter(([output]) => outputs.includes(output as Output));
  return { format: 'html', metadata: {}, notices: [], ...Object.fromEntries(asked) };
}
