/**
 * A page source -> the engine's conversion, through the sandbox like an upload.
 * Spec: Scrape options (parsers, onlyMainContent, includeTags, excludeTags); Document data (rawHtml as received).
 */
import type { Deadline } from '../base/deadline.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import { nuisancesIn } from '../browse/nuisances.js';
import { documentRequest } from '../document-data/document-request.js';
import { wishFor } from '../document-data/format-wish.js';
import { questionsFor } from '../document-data/members.js';
import { isPdf, unparsedPdf } from '../document-data/unparsed-pdf.js';
import type { Conversion, Output } from '../engine/convert.js';
import type { ReadOptions } from '../engine/document/reading.js';
import type { Converter } from '../sandbox/converter.js';
import type { DocumentAnswer, DocumentRequest } from '../sandbox/tasks.js';
import { mimeType } from './kind-of-source.js';
import { decodeText, pageOfText } from './page-of-text.js';
import type { PageSource } from './page-source.js';
import type { ScrapeRequest } from './scrape-request.js';

/**
 * In one pass: what is asked of the page is answered with it.
 * @throws ServiceError `document.*`, `source.unsupported-file`, `deadline.exceeded`, `server.*`, `request.invalid-options`
 */
export async function convertSource(
  converter: Converter,
  source: PageSource,
  request: ScrapeRequest,
  deadline: Deadline,
  signal: AbortSignal,
  owner: string,
): Promise<DocumentAnswer> {
  const wanted = documentRequest(request, { baseUrl: source.url, ...asReceived(source) });
  const { outputs } = wanted;
  const run = (
    bytes: Uint8Array,
    changes: Partial<DocumentRequest> = {},
    texts?: Record<string, string>,
  ): Promise<DocumentAnswer> => {
    const redact = wanted.redact && {
      redact: { ...wanted.redact, beside: { ...besideOf(source, request), ...texts } },
    };
    return converter.convert(bytes, { ...wanted, ...redact, ...changes }, deadline, signal, owner).catch(asOfSource);
  };
  if (source.kind === 'document') {
    if (request.pdf === 'unparsed' && isPdf(source.body)) return unparsedPdf(source.body, wanted);
    const read = { ...wanted.read, pictures: request.pdf !== 'unparsed' };
    const answer = await run(source.body, { read });
    const showsItself = answer.format === 'picture' && outputs.includes('images');
    return showsItself ? { ...answer, images: [source.url] } : answer;
  }
  if (source.kind === 'media') return asksForMedia(request) ? wordless(outputs) : run(source.body);
  if (source.kind === 'text') {
    const { bytes, contentType } = await pageOfText(source.body, source.contentType);
    const changes = { read: { ...wanted.read, contentType }, outputs: withoutRaw(outputs) };
    const text = decodeText(source.body, source.contentType);
    const syntax = isWriting(source) ? 'markdown' : 'plain';
    const converted = await run(bytes, changes, { [syntax]: text });
    const shown = wanted.redact ? converted.beside?.[syntax] : text;
    return withText(converted, source, outputs, shown as string);
  }
  const wished = questionsFor(request.formats, source.styles);
  const questions = request.followsLinks ? { ...wished, links: true as const } : wished;
  const asked = questions && { questions };
  const body = source.body.byteLength === 0 ? emptyPage : source.body;
  if (source.rendered === undefined) {
    const excludeTags = [...request.excludeTags, ...(request.blockAds ? nuisancesIn(source.body) : [])];
    return run(body, { read: { ...wanted.read, excludeTags }, ...asked });
  }
  // What the browser shows is converted; `rawHtml` stays what the server sent, which the browser gives in UTF-8.
  const read = { ...wanted.read, contentType: renderedType };
  const rawHtml = outputs.includes('rawHtml') ? new TextDecoder().decode(body) : undefined;
  const sent = rawHtml === undefined ? undefined : { rawHtml };
  const shown = await run(Buffer.from(source.rendered), { read, outputs: withoutRaw(outputs), ...asked }, sent);
  if (!sent) return shown;
  return { ...shown, rawHtml: wanted.redact ? (shown.beside?.['rawHtml'] as string) : sent.rawHtml };
}

/** What the answer holds of the visit, where the visit came by it: the address after redirects, and what actions gave. */
function besideOf({ url, actions }: PageSource, { sourceUrl }: ScrapeRequest): Record<string, unknown> {
  return {
    ...(url !== sourceUrl && { url }),
    ...(actions && { actions: { javascriptReturns: actions.javascriptReturns, scrapes: actions.scrapes } }),
  };
}

function asksForMedia({ formats }: ScrapeRequest): boolean {
  return wishFor(formats, 'audio') !== undefined || wishFor(formats, 'video') !== undefined;
}

/** What /parse says of an upload is said of what the URL led to. */
function asOfSource(error: unknown): never {
  if (!isServiceError(error) || error.code !== 'document.unsupported-format') throw error;
  const text = `The URL leads to a file that cannot be read. ${error.publicMessage}`;
  throw new ServiceError('source.unsupported-file', text, { cause: error });
}

const renderedType = 'text/html; charset=utf-8';
const emptyPage = Buffer.from('<!doctype html><html><body></body></html>');

function asReceived(source: PageSource): Pick<ReadOptions, 'fileName' | 'contentType'> {
  const contentType = source.kind === 'page' ? pageType(source.contentType) : source.contentType;
  return {
    ...(source.fileName !== undefined && { fileName: source.fileName }),
    ...(contentType !== undefined && { contentType }),
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
function withText(
  conversion: DocumentAnswer,
  source: PageSource,
  outputs: readonly Output[],
  text: string,
): DocumentAnswer {
  const wanted = outputs.filter((output) => output === 'rawHtml' || (output === 'markdown' && isWriting(source)));
  return { ...conversion, ...Object.fromEntries(wanted.map((output) => [output, text])) };
}

function isWriting({ contentType }: PageSource): boolean {
  return /^text\/(?:plain|markdown|x-markdown)$/.test(mimeType(contentType));
}

/** A sound or a film that was asked for has no words. */
function wordless(outputs: readonly Output[]): Conversion {
  const empty: Partial<Record<Output, unknown>> = { markdown: '', html: '', rawHtml: null, links: [], images: [] };
  const asked = Object.entries(empty).filter(([output]) => outputs.includes(output as Output));
  return { format: 'html', metadata: {}, notices: [], ...Object.fromEntries(asked) };
}
