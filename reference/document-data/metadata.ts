/**
 * `data.metadata`: what the document says of itself, and what the service knows of the request.
 * Spec: Metadata (data.metadata). scrapeId, creditsUsed and proxyUsed are not shown; clients expect them (our choice).
 */
import type { Metadata } from '../../generated/types.gen.js';
import type { Conversion } from '../engine/convert.js';
import { mimeTypes } from './mime-types.js';

/** What the service knows, in house names. */
export interface ServiceFacts {
  sourceFile: string;
  scrapeId: string;
  concurrencyLimited: boolean;
  /** Told only when the request had to wait. */
  queuedMs: number;
}

/** Names the service speaks for: a document that carries them too cannot change what they say. */
const serviceNames = new Set([
  'sourceURL',
  'url',
  'statusCode',
  'contentType',
  'error',
  'numPages',
  'totalPages',
  'sourceFile',
  'concurrencyLimited',
  'concurrencyQueueDurationMs',
  'scrapeId',
  'creditsUsed',
  'proxyUsed',
  'cacheState',
  'cachedAt',
  'timezone',
]);

/**
 * An upload has no address: nobody asked for a URL and none was fetched, so `sourceURL` and `url` are absent, even when
 * the document names a canonical URL; that is the document's claim and stays under its own name.
 */
export function metadataOf(conversion: Conversion, facts: ServiceFacts, creditsUsed: number): Metadata {
  const { pages } = conversion;
  const metadata = Object.create(null) as Metadata;
  for (const [name, value] of Object.entries(conversion.metadata)) {
    if (serviceNames.has(name)) continue;
    metadata[name] = name === 'ogLocaleAlternate' && typeof value === 'string' ? [value] : value;
  }
  return Object.assign(metadata, {
    sourceFile: facts.sourceFile,
    statusCode: 200,
    contentType: mimeTypes[conversion.format],
    ...(pages && { numPages: pages.parsed, ...(pages.total !== undefined && { totalPages: pages.total }) }),
    scrapeId: facts.scrapeId,
    proxyUsed: 'basic',
    creditsUsed,
    concurrencyLimited: facts.concurrencyLimited,
    ...(facts.concurrencyLimited && { concurrencyQueueDurationMs: facts.queuedMs }),
  });
}
