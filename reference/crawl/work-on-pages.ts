/**
 * The work of the lanes `plan` and `page`: finds the pages of a site, scrapes one page after the other, goes on from there.
 * Flow: jobs/work-on -> here -> scrape/scrape-url -> jobs/job-store.
 * Spec: Endpoints / POST /crawl, POST /batch/scrape.
 */
import { budgets } from '../base/budgets.js';
import type { Admission } from '../accounts/admission.js';
import type { Clock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import { isServiceError } from '../base/errors.js';
import type { ErrorCode } from '../base/errors.js';
import { idOf } from '../base/ids.js';
import type { Logger } from '../base/logger.js';
import type { Fetcher } from '../fetch/fetch-url.js';
import { leftOut, leftOutByRobots } from '../jobs/job.js';
import type { ClaimedTask, TaskFailure } from '../jobs/job.js';
import type { JobStore } from '../jobs/job-store.js';
import { isStorageAway } from '../jobs/persistent-endings.js';
import { whole } from '../scrape/page-secrets.js';
import type { ScrapeRequest } from '../scrape/scrape-request.js';
import { scrapeUrl } from '../scrape/scrape-url.js';
import type { Scraper } from '../scrape/scrape-url.js';
import type { KnownPages } from '../storage/known-pages.js';
import { frontierOf } from './frontier.js';
import type { Frontier } from './frontier.js';
import type { PageInput, PagesJobRequest } from './pages-job.js';
import type { Robots } from './robots.js';
import { robotsOfNobody } from './robots.js';
import { robotsOf, sitemapPages } from './site-knowledge.js';
import { saidOf } from './said-of.js';
import type { SiteAsked } from './site-knowledge.js';

export interface PageWorkSettings {
  store: JobStore;
  scraper: Scraper;
  fetcher: Pick<Fetcher, 'fetch'>;
  /** Told of the pages that crawls have met. */
  knownPages: Pick<KnownPages, 'note'>;
  admission: Pick<Admission, 'runToKeep'>;
  clock: Clock;
  log: Logger;
}

type PageWish = Omit<ScrapeRequest, 'sourceUrl'>;
type Work = (task: ClaimedTask, signal: AbortSignal) => Promise<void>;

/** A task that ended its process so often is not begun again. */
const attemptsAtMost = budgets.pageAttempts.bound;
const waitForRoomMs = 2_000;
const robotsLifetimeMs = 10 * 60_000;
const remembered = 200;
/** No site makes a crawl of it slower than that. */
const longestCrawlDelaySeconds = 30;

/** Not the page's fault, nor the caller's: there was no room. */
const noRoom: ReadonlySet<ErrorCode> = new Set(['account.queue-full', 'account.queue-timeout', 'server.overloaded']);

export function workOnPages(settings: PageWorkSettings): { plan: Work; page: Work } {
  const { store, scraper, admission, clock, log } = settings;
  const frontiers = new Map<string, Frontier>();
  const robots = new Map<string, { read: Promise<Robots>; until: number }>();

  const frontier = (jobId: string, request: PagesJobRequest): Frontier | undefined => {
    if (!request.crawl) return undefined;
    return frontiers.get(jobId) ?? remember(frontiers, jobId, frontierOf(request.crawl));
  };
  const asked = (scrape: PageWish, signal: AbortSignal): SiteAsked => ({
    fetcher: settings.fetcher,
    clock,
    headers: scrape.headers,
    verifyTls: scrape.verifyTls,
    signal,
  });
  const robotsFor = (url: URL, name: string | undefined, scrape: PageWish, signal: AbortSignal): Promise<Robots> => {
    if (name === undefined) return Promise.resolve(robotsOfNobody);
    const key = `${url.origin} ${name}`;
    const known = robots.get(key);
    if (known && known.until > clock.nowMs()) return known.read;
    const read = robotsOf(url, name, asked(scrape, signal));
    read.catch(() => robots.delete(key));
    return remember(robots, key, { read, until: clock.nowMs() + robotsLifetimeMs }).read;
  };
  /** Runs it, or gives the task back: a site that asks for pauses is visited by one page of the crawl at a time. */
  const atPace = async (
    task: ClaimedTask,
    { host }: URL,
    { crawlDelaySeconds = 0 }: Robots,
    timeoutMs: number,
    visit: () => Promise<void>,
  ): Promise<void> => {
    if (crawlDelaySeconds === 0) return visit();
    const pauseMs = 1000 * Math.min(crawlDelaySeconds, longestCrawlDelaySeconds);
    if (!(await store.takeTurn(task.jobId, host, timeoutMs + pauseMs)))
      return store.release(task, new Date(clock.date().getTime() + Math.max(pauseMs, budgets.turnInVain.bound)));
    try {
      await visit();
    } finally {
      await store.endTurn(task.jobId, host, pauseMs);
    }
  };

  return {
    plan: async (task, signal) => {
      const request = task.request as PagesJobRequest;
      const { startUrl, limit, robotsName } = request.crawl!;
      const home = new URL(startUrl);
      const wish = pageWish(task);
      const rules = await robotsFor(home, robotsName, wish, signal);
      // More than the limit, because some will be left out.
      const addresses = await sitemapPages(home, rules, 3 * limit + 1000, asked(wish, signal));
      const found = await frontier(task.jobId, request)!.pages(addresses, 0);
      log.info({ jobId: task.jobId, named: addresses.length, pages: found.length }, 'site maps read');
      await store.complete(task, { found });
    },

    page: async (task, signal) => {
      const request = task.request as PagesJobRequest;
      const { url: sourceUrl, depth } = task.input as PageInput;
      if (task.attempt > attemptsAtMost)
        return void (await store.fail(task, { code: 'internal.unexpected', message: 'The page ended its process.' }));
      const crawl = frontier(task.jobId, request);
      const url = new URL(sourceUrl);
      const wish = pageWish(task);
      const rules = crawl ? await robotsFor(url, request.crawl!.robotsName, wish, signal) : robotsOfNobody;
      if (!rules.allows(url))
        return void (await store.fail(task, {
          code: leftOutByRobots,
          message: 'The robots.txt of the site forbids it.',
        }));
      const refusal = await crawl?.refusal(url, depth);
      const follows = crawl !== undefined && request.crawl!.sitemap !== 'only';
      await atPace(task, url, rules, wish.timeoutMs, async () => {
        try {
          const { result, release } = await scrape(task, wish, sourceUrl, follows, signal);
          try {
            const { data, credits, links } = result;
            if (crawl && !request.scrape.zeroDataRetention && (data.metadata.statusCode ?? 200) < 400)
              settings.knownPages.note(task.owner, { url: sourceUrl, ...saidOf(data.metadata) });
            const found = follows ? await crawl.pages(links, depth + 1) : [];
            if (refusal === undefined)
              await store.complete(task, { bytes: Buffer.from(JSON.stringify(data)), credits, found });
            else await store.fail(task, { code: leftOut, message: refusal }, { found });
          } finally {
            await release();
          }
        } catch (error) {
          signal.throwIfAborted();
          // The page is not to blame: it is given back, and begun again when the database is there.
          if (isStorageAway(error)) throw error;
          await failed(task, error);
        }
      });
    },
  };

  async function scrape(
    { jobId, position, owner }: ClaimedTask,
    wish: PageWish,
    sourceUrl: string,
    followsLinks: boolean,
    signal: AbortSignal,
  ) {
    const deadline = deadlineAfter(wish.timeoutMs, clock.nowMs);
    return admission.runToKeep(owner, deadline, signal, ({ limited, queuedMs }) =>
      scrapeUrl(scraper, {
        owner,
        request: { ...wish, sourceUrl, followsLinks },
        facts: { scrapeId: idOf(`${jobId}:${position}`), concurrencyLimited: limited, queuedMs },
        visible: true,
        deadline,
        signal,
        log: log.child({ jobId }),
      }),
    );
  }

  async function failed(task: ClaimedTask, error: unknown): Promise<void> {
    if (isServiceError(error) && noRoom.has(error.code) && task.attempt < attemptsAtMost) {
      const retryAt = new Date(clock.date().getTime() + waitForRoomMs * task.attempt);
      await store.fail(task, failureOf(error), { retryAt });
      return;
    }
    if (!isServiceError(error)) log.error({ err: error, jobId: task.jobId }, 'unexpected error in a job');
    await store.fail(task, failureOf(error));
  }
}

function pageWish({ request, secrets }: ClaimedTask): PageWish {
  return whole((request as PagesJobRequest).scrape, secrets);
}

function failureOf(error: unknown): TaskFailure {
  return isServiceError(error)
    ? { code: error.code, message: error.publicMessage }
    : { code: 'internal.unexpected', message: 'An unexpected error occurred.' };
}

/** Keeps so many, the oldest goes. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.delete(key);
  map.set(key, value);
  if (map.size > remembered) map.delete(map.keys().next().value!);
  return value;
}
