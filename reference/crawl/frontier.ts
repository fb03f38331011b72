/**
 * Where a crawl may go from what it finds, and which of that is one page.
 * Spec: Crawl options.
 */
import { setImmediate } from 'node:timers/promises';
import { budgets } from '../base/budgets.js';
import type { NewTask } from '../jobs/job.js';
import { pageKey } from './page-key.js';
import type { CrawlSettings, PageInput } from './pages-job.js';
import { pathRules } from './path-rules.js';
import { outOfScope } from './scope.js';

/** Then other requests have their turn. */
const addressesAtOnce = 1000;

export interface Frontier {
  /** Why a URL is left out; undefined when it is visited. @param depth see scope.ts */
  refusal(url: URL, depth: number): Promise<string | undefined>;
  /** The addresses that belong to the crawl, as tasks. */
  pages(addresses: readonly string[], depth: number): Promise<NewTask[]>;
}

/** @throws ServiceError `request.invalid-options` for a path expression that is none */
export function frontierOf(settings: CrawlSettings): Frontier {
  const scope = { ...settings, home: new URL(settings.startUrl) };
  const rules = pathRules(settings);
  const refusal = async (url: URL, depth: number): Promise<string | undefined> =>
    outOfScope(url, depth, scope) ?? (await rules.refusal(url));
  return {
    refusal,
    pages: async (addresses, depth) => {
      const pages: NewTask[] = [];
      let work = 0;
      for (const [at, address] of addresses.entries()) {
        if (at % addressesAtOnce === addressesAtOnce - 1) await setImmediate();
        const url = URL.canParse(address) ? new URL(address) : undefined;
        if (!url || outOfScope(url, depth, scope) !== undefined) continue;
        work += rules.workOf(url);
        if (work > budgets.pathWork.bound) break;
        if ((await rules.refusal(url)) !== undefined) continue;
        url.hash = '';
        pages.push({ key: pageKey(url, settings), input: { url: url.href, depth } satisfies PageInput });
      }
      return pages;
    },
  };
}

/** The job's first page. */
export function startPage(settings: CrawlSettings): NewTask {
  const input: PageInput = { url: settings.startUrl, depth: 0 };
  return { key: pageKey(new URL(settings.startUrl), settings), input };
}
