/**
 * Fourth step: the features, each given the means and stores it needs.
 * Spec: none (operations).
 */
import { limits } from '../../generated/limits.gen.js';
import type { Config } from '../config.js';
import { agentReports } from '../agent/reports.js';
import { workOnAgent } from '../agent/work-on-agent.js';
import { workOnPages } from '../crawl/work-on-pages.js';
import type { ClaimedTask, Lane } from '../jobs/job.js';
import { searchWeb } from '../fetch/search-web.js';
import { persistentEndings } from '../jobs/persistent-endings.js';
import { openProgressLog } from '../jobs/progress-log.js';
import { workOn } from '../jobs/work-on.js';
import type { Worker } from '../jobs/work-on.js';
import { keepRunningChecks } from '../monitor/run-checks.js';
import type { Scraper } from '../scrape/scrape-url.js';
import { deliverer } from '../webhooks/deliveries.js';
import { createPosting } from '../webhooks/post.js';
import type { Means } from './means.js';
import type { Services } from './services.js';
import type { Stores } from './stores.js';
import { observedPosting, taskFacts } from './observed.js';
import type { Site } from './world.js';

export interface Features {
  scraper: Scraper;
  /** There may be something to do for the workers of this process. */
  wakeWorkers: () => void;
  /** A check of a monitor may be due. */
  wakeMonitors: () => void;
}

export async function buildFeatures(site: Site, means: Means, stores: Stores, services: Services): Promise<Features> {
  const { closers, clock } = site;
  const { sandbox, intelligence, fetcher, browser, encoder } = means;
  const { visits, history, media } = stores;
  const maxBodyBytes = limits.parseFileMaxBytes;
  const scraper = await closers.build(
    'scraper',
    () =>
      ({
        fetcher,
        browser,
        limits: { maxBodyBytes, maxVisitBytes: 4 * maxBodyBytes },
        converter: sandbox,
        comparer: {
          compareVersions: (request, deadline, signal, owner) =>
            sandbox.run({ task: 'compareVersions', bytes: new Uint8Array(0), request, deadline, signal, owner }),
        },
        intelligence,
        encoder,
        cache: visits,
        history,
        media,
        clock,
      }) satisfies Scraper,
  );
  const wakeWorkers = await startWorkers(site, scraper, means, stores, services);
  return { scraper, wakeWorkers, wakeMonitors: await startMonitors(site, stores, wakeWorkers) };
}

/** How often a process looks whether a monitor is due or a check has ended. */
const lookAtMonitorsMs = 1_000;

async function startMonitors(
  { config, closers, clock, random, log }: Site,
  { monitors, jobs, credits }: Stores,
  wakeWorkers: () => void,
): Promise<() => void> {
  if (config.role === 'edge') return () => undefined;
  const runner = await closers.build(
    'checks of monitors',
    () => keepRunningChecks({ monitors, jobs, credits, clock, random, log, wakeWorkers }, lookAtMonitorsMs),
    (made) => made.close(),
  );
  return () => runner.wake();
}

/** How long a task stays with a process that says nothing. */
const leaseMs = 60_000;
/** How often a process looks for what others have left it. */
const pollMs = 500;
const deliveriesAtOnce = 16;
/** Receivers of one owner that do not answer never hold all of them. */
const deliveriesOfOwner = 12;
const plansAtOnce = 4;

/** The hands for jobs: plans of crawls, their pages, and notifications. An edge alone has none. */
async function startWorkers(
  { config, closers, clock, log, observe }: Site,
  scraper: Scraper,
  { guard, fetcher }: Means,
  { jobs, knownPages }: Stores,
  { admission }: Services,
): Promise<() => void> {
  if (config.role === 'edge') return () => undefined;
  const posting = await closers.build(
    'webhook sender',
    () => createPosting(guard),
    (made) => made.close(),
  );
  const store = persistentEndings(jobs, { clock, leaseMs });
  const pages = workOnPages({ store, scraper, fetcher, knownPages, admission, clock, log });
  const search = config.searchUrl === '' ? undefined : searchWeb(fetcher, config.searchUrl, clock);
  const agents = workOnAgent({ store, scraper, admission, search, clock, log });
  const deliver = deliverer({
    store,
    report: agentReports(store),
    posting: observedPosting(posting, observe),
    clock,
    secret: config.webhookSecret,
    timeScale: config.webhookTimeScale,
    note: (tried) => log.info(tried, 'webhook tried'),
  });
  const progress = await closers.build(
    'progress log',
    () =>
      openProgressLog({
        jobs,
        clock,
        write: (line) => log.info(line),
        onError: (error) => log.error({ err: error }, 'the progress of jobs cannot be told'),
      }),
    (made) => made.close(),
  );
  const ownerMax = config.concurrencyPerOwner;
  const lanes = [
    { lane: 'delivery', work: deliver, places: deliveriesAtOnce, ownerMax: deliveriesOfOwner, awaitedBy: [] },
    { lane: 'plan', work: pages.plan, places: plansAtOnce, ownerMax: plansAtOnce, awaitedBy: ['page', 'delivery'] },
    {
      lane: 'page',
      work: ofKind({ agent: agents, extract: agents }, pages.page),
      places: pagesAtOnce(config),
      ownerMax,
      awaitedBy: ['delivery'],
    },
  ] satisfies LaneWork[];
  const workers = new Map<Lane, Worker>();
  const wakeAll = (): void => {
    for (const worker of workers.values()) worker.wake();
  };
  const onError = (error: unknown, task?: ClaimedTask): void =>
    log.error({ err: error, jobId: task?.jobId }, 'work on jobs failed');
  for (const { lane, work, places, ownerMax: most, awaitedBy } of lanes) {
    // What one lane has done is what another waits for; its own looks again by itself.
    const andWake = async (task: ClaimedTask, signal: AbortSignal): Promise<void> => {
      if (lane === 'delivery') await work(task, signal);
      else await observe(`${lane} of a job`, taskFacts(task), () => work(task, signal));
      if (lane === 'page') progress.note(task);
      for (const other of awaitedBy) workers.get(other)?.wake();
    };
    const worker = await closers.build(
      `worker of the lane ${lane}`,
      () => workOn({ store, lane, places, ownerMax: most, leaseMs, pollMs, work: andWake, onError }),
      (made) => made.close(config.shutdownTimeoutSeconds * 1000),
    );
    workers.set(lane, worker);
  }
  return wakeAll;
}

/** A lane has tasks of several kinds of jobs. */
function ofKind(works: Record<string, Work>, other: Work): Work {
  return (task, signal) => (works[task.kind] ?? other)(task, signal);
}

interface LaneWork {
  lane: Lane;
  work: Work;
  places: number;
  ownerMax: number;
  /** Lanes that may have something to do when a task of this one is done. */
  awaitedBy: Lane[];
}

type Work = (task: ClaimedTask, signal: AbortSignal) => Promise<void>;

/** Pages wait for sites most of the time: some for each engine process and each page of the browser. */
function pagesAtOnce({ engineProcesses, browserPages }: Config): number {
  return 4 * engineProcesses + browserPages;
}
