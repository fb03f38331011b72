/**
 * The members of a scrape request that the source names, and the ones that clients of the interface send besides.
 * Used by the variant that ignores all others.
 * Spec: Scrape options.
 */
export const knownScrapeOptions: readonly string[] = [
  'url',
  'formats',
  'onlyMainContent',
  'includeTags',
  'excludeTags',
  'waitFor',
  'maxAge',
  'timeout',
  'parsers',
  'mobile',
  'location',
  'headers',
  'actions',
];
