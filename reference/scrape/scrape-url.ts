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
import { creditsFor } from '../document-data/assemble.js';
import type { WishFor } from '../document-data/format-wish.js';
import { requestedMembers } from '../document-data/members.js';
import { isGone } from '../page-questions/change-tracking.js';
import type { Versions } from '../page-questions/change-tracking.js';
import type { ServiceFacts } from '../document-data/metadata.js';
import { withoutNames } from '../document-data/redact-names.js';
import { understand } from '../document-data/understand.js';
import { warningOf } from '../document-data/warning.js';
import type { Intelligence, Thought } from '../intelligence/intelligence.js';
import type { Conversion } from '../engine/convert.js';
import type { Converter } from '../sandbox/converter.js';
import type { DocumentAnswer } from '../sandbox/tasks.js';
import { requireWebUrl } from '../security/egress-guard.js';
import type { MediaStore } from '../storage/media.js';
import type { PageVersions } from '../storage/page-versions.js';
import { cachedVisit } from './cached-visit.js';
import { convertSource } from './convert-source.js';
import { mediaOf } from './page-media.js';
import type { MediaMeans } from './page-media.js';
import type { PageSource } from './page-source.js';
import { publishActions, publisher, publishPicture } from './published-media.js';
import type { ScrapeRequest } from './scrape-request.js';
import { scrapedMetadata } from './scraped-metadata.js';
import type { VisitCache } from './visit-cache.js';
import { visit } from './visit.js';
import type { Means } from './visit.js';

/** The sandbox's other task: two versions of a page can be as long as pages can be. */
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
  comparer: VersionComparer;
  intelligence: Pick<Intelligence, 'think' | 'redactNames'>;
  cache: VisitCache;
  history: Pick<PageVersions, 'last' | 'replace'>;
  media: Pick<MediaStore, 'put'>;
  clock: Clock;
}

export interface ScrapeInput {
  owner: string;
  request: ScrapeRequest;
  facts: Omit<ServiceFacts, 'sourceFile'>;
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
  /** That a language model has read and written for it. */
  tokens: number;
  /** Where the page leads, when that was asked for. */
  links: readonly string[];
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
  const { owner, request, deadline, signal, facts } = input;
  const url = requireWebUrl(request.sourceUrl);
  const obtained = await cachedVisit(scraper.cache, owner, request, () =>
    visit(scraper, request, url, deadline, signal, owner),
  );
  const { source } = obtained;
  const { means, because, kind, statusCode } = source;
  input.log.info({ means, because, kind, statusCode, fromCache: obtained.storedAt !== undefined }, 'page visited');
  const converted = await convertSource(scraper.converter, source, request, deadline, signal, owner).finally(
    () => obtained.storing,
  );
  const { answer: conversion, said: ofNames } = await withoutNames(scraper.intelligence, converted, request, input);
  const publish = publisher(scraper.media, owner, request.publicOrigin, request.zeroDataRetention);
  const addresses = conversion.answers?.media ?? { audio: [], video: [] };
  const job = { request, source, addresses, publish, deadline, signal };
  const remarks = [...source.remarks];
  const { screenshot } = source;
  const actions = outcomeOf(source, request, conversion);
  if (request.redaction && showsPictures(source)) remarks.push(picturesStay);
  const thought = await understand(scraper.intelligence, conversion, request.formats, input);
  const compared: Thought[] = [];
  const made = await requestedMembers(request.formats, {
    conversion,
    ...(thought && { thought }),
    visit: {
      screenshot: async () => (screenshot ? publishPicture(publish, screenshot) : null),
      media: (member) => mediaOf(member, scraper, job, remarks),
      changes: (wish) => changesOf(scraper, wish, source, conversion, input, compared),
    },
  });
  const thoughts = [...(thought ? [thought] : []), ...compared];
  const credits = [ofNames, ...thoughts].reduce((sum, one) => sum + one.credits, creditsFor(conversion));
  const said = new Set([ofNames, ...thoughts].flatMap((one) => one.remarks));
  const data: DocumentData = {
    ...made,
    ...(request.actions && { actions: await publishActions(publish, actions) }),
    ...warningMember(conversion, [...remarks, ...said]),
    metadata: scrapedMetadata(conversion, obtained, request, facts, credits),
  };
  const tokens = thoughts.reduce((sum, { usage }) => sum + usage.input + usage.output, 0);
  return { data, credits, tokens, links: conversion.answers?.links ?? [] };
}

const noOutcome: ActionOutcome = { javascriptReturns: [], pdfs: [], scrapes: [], screenshots: [] };

const picturesStay = 'Pictures and prints of the page are not redacted: they show it as it is.';

function showsPictures({ screenshot, actions }: PageSource): boolean {
  return screenshot !== undefined || (actions?.screenshots.length ?? 0) + (actions?.pdfs.length ?? 0) > 0;
}

/** What the actions gave, redacted where that is asked; what was not redacted then is not given. */
function outcomeOf({ actions }: PageSource, { redaction }: ScrapeRequest, { beside }: DocumentAnswer): ActionOutcome {
  if (!redaction || !actions) return actions ?? noOutcome;
  return {
    ...actions,
    javascriptReturns: [],
    scrapes: [],
    ...(beside?.['actions'] as Partial<ActionOutcome> | undefined),
  };
}

/** Compares with the version kept before, then keeps this one in its place. */
async function changesOf(
  { comparer, intelligence, history, clock }: Scraper,
  wish: WishFor<'changeTracking'>,
  source: PageSource,
  { markdown = '', material }: DocumentAnswer,
  input: ScrapeInput,
  compared: Thought[],
): Promise<ChangeTracking> {
  const { owner, request, visible, deadline, signal } = input;
  const { gitDiff, tag, json: comparesValues, schema, prompt } = wish;
  // A redacted version is compared with one that was redacted alike.
  const line = request.redaction ? `${tag}\n${JSON.stringify(request.redaction)}` : tag;
  const page = { owner, url: new URL(request.sourceUrl).href, tag: line };
  const scrapedAt = clock.date().toISOString();
  const isThere = !isGone(source.statusCode);
  let values: object | undefined;
  if (comparesValues && isThere && (schema || prompt !== undefined)) {
    const json = { ...(schema && { schema }), ...(prompt !== undefined && { prompt }) };
    const thought = await intelligence.think({ markdown, ...(material && { material }) }, { json }, input);
    compared.push(thought);
    if (typeof thought.json === 'object' && thought.json !== null) values = thought.json;
  }
  const current = { scrapedAt, ...(isThere && { markdown, ...(values && { values }) }) };
  const previous = await (request.zeroDataRetention ? history.last(page) : history.replace(page, current));
  const comparison = { gitDiff, visible, ...(comparesValues && { values: keysOf(schema) }) };
  return comparer.compareVersions({ previous, current, comparison }, deadline, signal, owner);
}

/** The keys that are compared, whether a version has them or not. */
function keysOf(schema: Record<string, unknown> | undefined): string[] {
  const properties = schema?.['properties'];
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

function warningMember({ notices }: Conversion, remarks: readonly string[]): Partial<DocumentData> {
  const warning = warningOf(notices, remarks);
  return warning === undefined ? {} : { warning };
}
