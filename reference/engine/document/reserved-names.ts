/**
 * Names of `data.metadata` that the service fills itself: no page and no author of a document may claim them.
 * Used where metadata is taken over under names that the input chose.
 * Spec: Metadata (`data.metadata`).
 */
export const reservedMetadataNames: ReadonlySet<string> = new Set([
  'cacheState',
  'cachedAt',
  'concurrencyLimited',
  'concurrencyQueueDurationMs',
  'contentType',
  'creditsUsed',
  'error',
  'numPages',
  'proxyUsed',
  'scrapeId',
  'sourceFile',
  'sourceURL',
  'statusCode',
  'timezone',
  'totalPages',
  'url',
]);
