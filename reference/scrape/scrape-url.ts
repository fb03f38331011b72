/**
 * Scrapes one URL: visits it, converts what came back, and puts the answer together.
 * Flow: operations/scrape-url -> here -> cached-visit -> visit (fetch or browse) -> convert-source (sandbox) -> document-data.
 * Spec: POST /scrape; What the service does, 3.
 */
import type { ChangeTracking, DocumentData } from '../../generated/types.gen.js';
import type { Clock } from '../base/clock.js';
import type { Deadline } from '../base/deadline.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import type { Logger } from '../base/logger.js';
import { attributesOf } from '../document-data/attributes.js';
import { brandingOf } from '../document-data/branding.js';
import { compareVersions, isGone } from '../document-data/change-tracking.js';
import { menuOf } from '../document-data/menu.js';
import type { ServiceFacts } from '../document-data/metadata.js';
import { pageTree } from '../document-data/page-tree.js';
import type { PageTree } from '../document-data/page-tree.js';
import { productOf } from '../document-data/product.js';
import { warningOf } from '../document-data/warning.js';
import type { Conversion } from '../engine/convert.js';
import type { VisitCache } from '../fetch/visit-cache.js';
import { requireWebUrl } from '../security/egress-guard.js';
import type { MediaStore } from '../storage/media.js';
import { cachedVisit } from './cached-visit.js';
import { convertSource } from './convert-source.js';
import type { Converter } from './convert-source.js';
import type { PageHistory } from './page-history.js';
import type { PageSource } from './page-source.js';
import { publishActions, publishPicture, publisher } from './published-media.js';
import type { ScrapeRequest } from './scrape-request.js';
import { scrapedMetadata } from './scraped-metadata.js';
import { visit } from './visit.js';
import type { Means } from './visit.js';

export interface Scraper extends Means {
  converter: Converter;
  cache: VisitCache<PageSource>;
  history: PageHistory;
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
    throw input.request.zeroDataRetention ? withoutContent(error) : error;
  }
}

async function scrape(scraper: Scraper, input: ScrapeInput): Promise<ScrapedDocument> {
  const { request, deadline, signal, facts } = input;
  const url = requireWebUrl(request.sourceUrl);
  const obtained = await cachedVisit(scraper.cache, input.owner, request, () =>
    visit(scraper, request, url, deadline, signal),
  );
  const { source } = obtained;
  const { means, because, kind, statusCode } = source;
  input.log.info({ means, because, kind, statusCode, fromCache: obtained.storedAt !== undefined }, 'page visited');
  const wished = withMarkdown(request);
  const conversion = await convertSource(scraper.converter, source, wished, deadline, signal);
  const credits = Math.max(1, conversion.pages?.parsed ?? 1);
  const data: DocumentData = {
    ...outputsOf(conversion, request),
    ...structuredMembers(source, request, deadline),
    ...(await mediaMembers(scraper, source, input)),
    ...(request.changeTracking && { changeTracking: await changesOf(scraper, source, conversion, input) }),
    ...warningMember(conversion, source),
    metadata: scrapedMetadata(conversion, obtained, request, facts, credits),
  };
  return { data, credits };
}

function withMarkdown(request: ScrapeRequest): ScrapeRequest {
  return { ...request, outputs: [...new Set([...request.outputs, 'markdown' as const])] };
}

/** In the order of the interface's table; `markdown` comes always, asked for or not, as with uploads. */
function outputsOf(conversion: Conversion, { outputs }: ScrapeRequest): Partial<DocumentData> {
  const members = ['markdown', 'html', 'rawHtml', 'links', 'images'] as const;
  return Object.fromEntries(members.filter((name) => name === 'markdown' || outputs.includes(name)).map((name) => [name, conversion[name]]));
}

/** What is read from the page's own markup; a document has none. */
function structuredMembers(source: PageSource, request: ScrapeRequest, deadline: Deadline): Partial<DocumentData> {
  const { attributes, product, menu } = request;
  if (!attributes && !product && !menu) return {};
  const page = source.kind === 'page' ? treeOf(source, deadline) : undefined;
  return {
    ...(attributes && { attributes: page ? attributesOf(page, attributes) : withoutValues(attributes) }),
    ...(product && { product: page ? productOf(page, source.url) : null }),
    ...(menu && { menu: page ? menuOf(page, source.url) : null }),
  };
}

function withoutValues(wishes: NonNullable<ScrapeRequest['attributes']>): DocumentData['attributes'] {
  return wishes.map((wish) => ({ ...wish, values: [] }));
}

function treeOf(source: PageSource, deadline: Deadline): PageTree {
  const { rendered, body, contentType, url } = source;
  if (rendered !== undefined) {
    return pageTree(Buffer.from(rendered), { contentType: 'text/html; charset=utf-8', baseUrl: url }, deadline);
  }
  return pageTree(body, { ...(contentType !== undefined && { contentType }), baseUrl: url }, deadline);
}

async function mediaMembers(
  { media }: Scraper,
  source: PageSource,
  { request, origin }: ScrapeInput,
): Promise<Partial<DocumentData>> {
  const publish = publisher(media, origin, request.zeroDataRetention);
  const { screenshot, actions, styles } = source;
  return {
    ...(request.screenshot && { screenshot: screenshot ? await publishPicture(publish, screenshot) : null }),
    ...(request.actions && {
      actions: await publishActions(
        publish,
        actions ?? { javascriptReturns: [], pdfs: [], scrapes: [], screenshots: [] },
      ),
    }),
    ...(request.branding && { branding: styles === undefined ? null : brandingOf(styles) }),
  };
}

/** Compares with the version kept before, then keeps this one in its place. */
async function changesOf(
  { history, clock }: Scraper,
  source: PageSource,
  { markdown }: Conversion,
  { owner, request, visible }: ScrapeInput,
): Promise<ChangeTracking> {
  const { gitDiff, tag } = request.changeTracking!;
  const page = { owner, url: new URL(request.sourceUrl).href, tag };
  const scrapedAt = clock.date().toISOString();
  const current = { scrapedAt, ...(!isGone(source.statusCode) && markdown !== undefined && { markdown }) };
  const previous = await history.last(page);
  if (!request.zeroDataRetention) await history.keep(page, current);
  return compareVersions(previous, current, { gitDiff, visible });
}

function warningMember({ notices }: Conversion, { remarks }: PageSource): Partial<DocumentData> {
  const said = remarks.map((message) => ({ code: 'option-without-effect' as const, message }));
  const warning = warningOf([...notices, ...said]);
  return warning === undefined ? {} : { warning };
}

/** An error may quote the page, and errors are logged: only its kind remains. */
function withoutContent(error: unknown): unknown {
  if (isServiceError(error) && error.code !== 'internal.unexpected') return error;
  return new ServiceError('internal.unexpected', 'An unexpected error occurred while scraping the page.', {
    log: 'An unexpected error of a scrape with zero data retention; its text is not kept.',
  });
}
