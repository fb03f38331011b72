/**
 * What a crawl makes of a site's own word: its robots.txt, redirects, canonical addresses. The source speaks of none of
 * them: what the target chose is told, and nothing of it is judged.
 * Spec: none (silences crawl-robots-txt, crawl-robots-options, crawl-redirects, crawl-canonical).
 */
import { prosePage } from '../../documents/pages/prose-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { JsonObject } from '../../harness/expectation.js';
import { serverWords } from '../../harness/server-words.js';
import { putMeasuredSite } from '../../site/measured-site.js';
import { htmlAnswer } from '../../site/resource.js';
import { robotsPaths } from '../../site/robots.js';
import { endedJob, jobId, requestsOfJob, startJob } from '../../vocabulary/jobs.js';
import { controlHas, crawl, firstVisits } from './crawls.js';
import type { Crawl, Layout } from './crawls.js';
import { plainCrawl } from './layouts.js';

const open = 'docs/open';
const offLimits = `docs/${robotsPaths.forbidden}/page`;
const notForGuests = `docs/${robotsPaths.forbiddenToGuests}/page`;

const guardedSite =
  (options: JsonObject): Layout =>
  (site, t) => {
    putMeasuredSite(
      site,
      { 'docs/': { links: [open, offLimits, notForGuests] }, [open]: {}, [offLimits]: {}, [notForGuests]: {} },
      t,
    );
    return { url: site.url('docs/'), sitemap: 'skip', ...options };
  };

const visited = (crawled: Pick<Crawl, 'site'>, path: string): boolean =>
  firstVisits(crawled).some((visit) => visit.path === path);

/** Paths that a crawl with the options visited; undefined where the target does not take them. */
async function visitedWith(t: CheckContext, options: JsonObject): Promise<((path: string) => boolean) | undefined> {
  const site = await t.siteFolder();
  const started = await startJob(t, 'crawl', guardedSite(options)(site, t), { silence: 'crawl-robots-options' });
  if (jobId(started) === undefined) {
    t.note(`${Object.keys(options).join(', ')}: ${serverWords(started)}`);
    return undefined;
  }
  const before = site.visits().length;
  await endedJob(t, 'crawl', started);
  const arrivals = site.visits().slice(before);
  return (path) => arrivals.some((visit) => visit.path === path);
}

function judged(id: string, crawls: number, run: (t: CheckContext) => Promise<void>): Check {
  return check(id, run, { requests: crawls * requestsOfJob, timeBudgetSeconds: 90 });
}

export const crawlMannersChecks: readonly Check[] = [
  judged('crawl.robots-txt.forbidden', 1, async (t) => {
    const crawled = await crawl(t, 'past robots.txt', guardedSite({}));
    controlHas(crawled, open);
    t.tolerate('crawl-robots-txt', visited(crawled, offLimits) ? 'visited' : 'left-out');
  }),
  judged('crawl.robots-txt.options', 2, async (t) => {
    await t.need('crawl');
    const free = await visitedWith(t, { ignoreRobotsTxt: true });
    const guest = await visitedWith(t, { robotsUserAgent: robotsPaths.guest });
    if (!free && !guest) return t.tolerate('crawl-robots-options', 'refused');
    const areObeyed = free?.(offLimits) === true && guest?.(offLimits) === true && !guest(notForGuests);
    t.tolerate('crawl-robots-options', areObeyed ? 'as-named' : 'other');
  }),
  judged('crawl.redirects.results', 1, async (t) => {
    const crawled = await plainCrawl(t);
    controlHas(crawled, 'docs/b');
    if (!visited(crawled, 'docs/moved'))
      t.unverified('prerequisite-failed', 'the crawl did not visit the page that redirects');
    const isTwice = crawled.results.includes('docs/moved') || repeats(crawled.results, 'docs/b');
    t.tolerate('crawl-redirects', isTwice ? 'both' : 'one');
  }),
  judged('crawl.canonical.results', 1, async (t) => {
    const [page, copy] = ['docs/page', 'docs/copy'] as const;
    const crawled = await crawl(t, 'canonical addresses', (site) => {
      putMeasuredSite(site, { 'docs/': { links: [page, copy] } }, t);
      const link = `<link rel="canonical" href="${site.url(page)}">`;
      const markup = prosePage(
        '<p>The same words stand at two addresses, and one of them is the true one.</p>',
        'Copy',
      );
      for (const path of [page, copy]) site.put(path, htmlAnswer(markup.replace('</head>', `${link}\n</head>`)));
      return { url: site.url('docs/'), sitemap: 'skip' };
    });
    controlHas(crawled, page);
    t.tolerate('crawl-canonical', crawled.results.includes(copy) || repeats(crawled.results, page) ? 'both' : 'one');
  }),
];

const repeats = (results: readonly string[], address: string): boolean =>
  results.filter((result) => result === address).length > 1;
