/**
 * `data.metadata` of a scrape: what the page says of itself, and what its visit was like.
 * Spec: Metadata (sourceURL, url, statusCode, contentType, error). A page that answers 404 or 500 is a successful scrape
 * (spec/silences.yaml, scrape-of-an-error-page).
 */
import { STATUS_CODES } from 'node:http';
import type { Metadata } from '../../generated/types.gen.js';
import { metadataOf } from '../document-data/metadata.js';
import type { ServiceFacts } from '../document-data/metadata.js';
import type { DocumentAnswer } from '../sandbox/tasks.js';
import type { Obtained } from './cached-visit.js';
import type { ScrapeRequest } from './scrape-request.js';

/**
 * `metadata` of a page that was visited.
 * @param credits what it cost
 */
export function scrapedMetadata(
  conversion: DocumentAnswer,
  { source, storedAt }: Obtained,
  request: ScrapeRequest,
  facts: Omit<ServiceFacts, 'sourceFile'>,
  credits: number,
): Metadata {
  const { sourceFile: _none, ...ofDocument } = metadataOf(conversion, { ...facts, sourceFile: '' }, credits);
  const { statusCode } = source;
  return {
    ...ofDocument,
    sourceURL: request.sourceUrl,
    url: (conversion.beside?.['url'] as string | undefined) ?? source.url,
    statusCode,
    contentType: source.contentType ?? ofDocument.contentType,
    ...(statusCode >= 400 && { error: STATUS_CODES[statusCode] ?? `Status ${statusCode}` }),
    ...(source.timezone !== undefined && { timezone: source.timezone }),
    cacheState: storedAt ? 'hit' : 'miss',
    ...(storedAt && { cachedAt: storedAt.toISOString() }),
  };
}
