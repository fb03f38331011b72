/**
 * Scrapes one URL: visits it, converts what came back, and puts the answer together.
 * Flow: operations/scrape-url -> here -> cached-visit -> visit (fetch or browse) -> convert-source (sandbox) -> document-data.
 * Spec: POST /scrape; What the service does, 3.
 */
import type { ChangeTracking, DocumentData } from '../../generated/types.gen.js';
import type { Clock } from '../base/clock.js';
import type { Deadline } from '../base/deadline.js';
import { withoutContent } from '../base/errors.js';
import type { Logger } from '../base/logger.js';
import type { ActionOutcome } from '../browse/page-visit.js';
import { creditsFor, outputMembers } from '../document-data/assemble.js';
import { brandingOf } from '../document-data/branding.js';
import { isGone } from '../document-data/change-tracking.js';
import type { Versions } from '../document-data/change-tracking.js';
import type { ServiceFacts } from '../document-data/metadata.js';
import type { PageAnswers, PageQuestions } from '../document-data/read-page.js';
import { warningOf } from '../document-data/warning.js';
import type { Conversion } from '../engine/convert.js';
import type { Converter } from '../sandbox/converter.js';
import { requireWebUrl } from '../security/egress-guard.js';
import type { MediaStore } from '../storage/media.js';
import type { PageVersions } from '../storage/page-versions.js';
import { cachedVisit } from './cached-visit.js';
import { convertSource } from './convert-source.js';
import { mediaOf } from './page-media.js';
import type { MediaMeans } from './page-media.js';
import { shownPage } from './page-source.js';
import type { PageSource } from './page-source.js';
import { publishActions, publisher, publishPicture } from './published-media.js';
import type { Publish } from './published-media.js';
import type { ScrapeRequest } from './scrape-request.js';
import { scrapedMetadata } from './scraped-metadata.js';
import type { VisitCache } from './visit-cache.js';
import { visit } from './visit.js';
import type { Means } from './visit.js';

/** The sandbox's second task: questions about a page's own markup. */
export interface PageReader {
  /** @throws ServiceError as document-data/read-page, and of the sandbox */
  readPage(
    bytes: Uint8Array,
    asked: PageQuestions,
    deadline: Deadline,
    signal: AbortSignal,
    /** Whose turn it takes. */
    owner: string,
  ): Promise<PageAnswers>;
}

/** The sandbox's third task: two versions of a page can be as long as pages can be. */
export interface VersionComparer {
  /** @throws ServiceError of the sandbox */
  compareVersions(
    versions: Versions,
    deadline: Deadline,
    signal: AbortSignal,
    /** Whose turn it takes. */
    owner: string,
  ): Promise<ChangeTracking>;
}

export interface Scraper extends Means, MediaMeans {
  converter: Converter;
  pageReader: PageReader;
  comparer: VersionComparer;
  cache: VisitCache;
  history: Pick<PageVersions, 'last' | 'replace'>;
  media: Pick<MediaStore, 'put'>;
  clock: Clock;
}

export interface ScrapeInput {
  owner: string;
  request: ScrapeRequest;
  facts: Omit<ServiceFacts, 'sourceFile'>;
  /** Where this server is reached, without a path: the start of the addresses of pictures. */
  origin: string;
  /** False when only memory of earlier crawls leads to the URL. */
  visible: boolean;
  deadline: Deadline;
  signal: AbortSignal;
  log: Logger;
}

export interface ScrapedDocument {
  data: DocumentData;
  /** What the scrape costs. */
  credits: number;
}

/** @throws ServiceError of the visit and of the engine; `request.invalid-options` for a URL that cannot be visited */
export async function scrapeUrl(scraper: Scraper, input: ScrapeInput): Promise<ScrapedDocument> {
  try {
    return await scrape(scraper, input);
  } catch (error) {
    throw input.request.zeroDataRetention ? withoutContent(error, 'scraping the page') : error;
  }
}

async function scrape(scraper: Scraper, input: ScrapeInput): Promise<ScrapedDocument> {
  const { request, deadline, signal, facts, origin } = input;
  const url = requireWebUrl(request.sourceUrl);
  const obtained = await cachedVisit(scraper.cache, input.owner, request, () =>
    visit(scraper, request, url, deadline, signal, input.owner),
  );
  const { source } = obtained;
  const { means, because, kind, statusCode } = source;
  input.log.info({ means, because, kind, statusCode, fromCache: obtained.storedAt !== undefined }, 'page visited');
  const wished = { ...request, outputs: [...new Set([...request.outputs, 'markdown' as const])] };
  const conversion = await convertSource(scraper.converter, source, wished, deadline, signal, input.owner);
  const { media: addresses = { audio: [], video: [] }, ...answers } = await answersOf(scraper, source, input);
  const publish = publisher(scraper.media, input.owner, origin, request.zeroDataRetention);
  const { remarks, ...media } = await mediaOf(scraper, { request, source, addresses, publish, deadline, signal });
  const credits = creditsFor(conversion);
  const data: DocumentData = {
    ...outputMembers(conversion, request.outputs),
    ...answers,
    ...(await pictureMembers(publish, source, request)),
    ...media,
    ...(request.changeTracking && { changeTracking: await changesOf(scraper, source, conversion, input) }),
    ...warningMember(conversion, [...source.remarks, ...remarks]),
    metadata: scrapedMetadata(conversion, obtained, request, facts, credits),
  };
  return { data, credits };
}

/** What is read from the page's own markup; a document has none. */
async function answersOf(
  { pageReader }: Scraper,
  source: PageSource,
  { owner, request, deadline, signal }: ScrapeInput,
): Promise<PageAnswers> {
  const { attributes, product, menu, audio, video } = request;
  const media = audio || video;
  if (!attributes && !product && !menu && !media) return {};
  if (source.kind !== 'page') {
    return {
      ...(attributes && { attributes: attributes.map((wish) => ({ ...wish, values: [] })) }),
      ...(product && { product: null }),
      ...(menu && { menu: null }),
    };
  }
  const { bytes, contentType } = shownPage(source);
  const questions = { url: source.url, ...(attributes && { attributes }), product, menu, media };
  const page = { ...questions, ...(contentType !== undefined && { contentType }) };
  return pageReader.readPage(bytes, page, deadline, signal, owner);
}

const noOutcome: ActionOutcome = { javascriptReturns: [], pdfs: [], scrapes: [], screenshots: [] };

async function pictureMembers(
  publish: Publish,
  { screenshot, actions, styles }: PageSource,
  request: ScrapeRequest,
): Promise<Partial<DocumentData>> {
  return {
    ...(request.screenshot && { screenshot: screenshot ? await publishPicture(publish, screenshot) : null }),
    ...(request.actions && { actions: await publishActions(publish, actions ?? noOutcome) }),
    ...(request.branding && { branding: styles === undefined ? null : brandingOf(styles) }),
  };
}

/** Compares with the version kept before, then keeps this one in its place. */
async function changesOf(
  { comparer, history, clock }: Scraper,
  source: PageSource,
  { markdown }: Conversion,
  { owner, request, visible, deadline, signal }: ScrapeInput,
): Promise<ChangeTracking> {
  const { gitDiff, tag } = request.changeTracking!;
  const page = { owner, url: new URL(request.sourceUrl).href, tag };
  const scrapedAt = clock.date().toISOString();
  const current = { scrapedAt, ...(!isGone(source.statusCode) && markdown !== undefined && { markdown }) };
  const previous = await (request.zeroDataRetention ? history.last(page) : history.replace(page, current));
  return comparer.compareVersions({ previous, current, comparison: { gitDiff, visible } }, deadline, signal, owner);
}

function warningMember({ notices }: Conversion, remarks: readonly string[]): Partial<DocumentData> {
  const said = remarks.map((message) => ({ code: 'option-without-effect' as const, message }));
  const warning = warningOf([...notices, ...said]);
  return warning === undefined ? {} : { warning };
}
