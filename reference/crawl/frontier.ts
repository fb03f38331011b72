/**
 * Where a crawl may go from what it finds, and which of that is one page.
 * Spec: Crawl options.
 */
import type { NewTask } from '../jobs/job.js';
import { pageKey } from './page-key.js';
import type { CrawlSettings, PageInput } from './pages-job.js';
import { pathRules } from './path-rules.js';
import { outOfScope } from './scope.js';

export interface Frontier {
  /** Why a URL is left out; undefined when it is visited. @param depth see scope.ts */
  refusal(url: URL, depth: number): string | undefined;
  /** The addresses that belong to the crawl, as tasks. */
  pages(addresses: readonly string[], depth: number): NewTask[];
}

/** @throws ServiceError `request.invalid-options` for a path expression that is none */
export function frontierOf(settings: CrawlSettings): Frontier {
  const scope = { ...settings, home: new URL(settings.startUrl), rules: pathRules(settings) };
  return {
    refusal: (url, depth) => outOfScope(url, depth, scope),
    pages: (addresses, depth) =>
      addresses.flatMap((address) => {
        const url = URL.canParse(address) ? new URL(address) : undefined;
        if (!url || outOfScope(url, depth, scope) !== undefined) return [];
        url.hash = '';
        return [{ key: pageKey(url, settings), input: { url: url.href, depth } satisfies PageInput }];
      }),
  };
}

/** The job's first page. */
export function startPage(settings: CrawlSettings): NewTask {
  const input: PageInput = { url: settings.startUrl, depth: 0 };
  return { key: pageKey(new URL(settings.startUrl), settings), input };
}
