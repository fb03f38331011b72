/**
 * Which URLs are one page. A fragment never makes another page.
 * Spec: Crawl options (deduplicateSimilarURLs: `www.`, `https`, trailing-slash and `index.html` variants;
 * ignoreQueryParameters).
 */
export interface Sameness {
  deduplicateSimilarURLs: boolean;
  ignoreQueryParameters: boolean;
}

const indexFile = /\/index\.html?$/i;

/** Equal for URLs that are one page. */
export function pageKey(url: URL, { deduplicateSimilarURLs, ignoreQueryParameters }: Sameness): string {
  const query = ignoreQueryParameters ? '' : url.search;
  if (!deduplicateSimilarURLs) return `${url.protocol}//${url.host}${url.pathname}${query}`;
  const host = url.host.replace(/^www\./, '');
  const path = url.pathname.replace(indexFile, '/').replace(/(?<=.)\/$/, '');
  return `${host}${path}${query}`;
}
