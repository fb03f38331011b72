/**
 * Begins the checks that are due, and ends those whose pages are there. What it does it can be killed in: the next look, here
 * or on another server, goes on from the rows.
 * Flow: compose -> here -> jobs (one for each target), monitor-store, webhooks.
 * Spec: Events / Event kinds per operation (monitor: check.completed); the rest is our choice.
 */
import type { CreditLedger } from '../accounts/credits.js';
import { budgets } from '../base/budgets.js';
import type { Clock } from '../base/clock.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import { newId } from '../base/ids.js';
import type { Logger } from '../base/logger.js';
import type { Random } from '../base/random.js';
import { startPage } from '../crawl/frontier.js';
import type { PageInput, PagesJobRequest } from '../crawl/pages-job.js';
import type { NewJob, Notice } from '../jobs/job.js';
import type { JobStore } from '../jobs/job-store.js';
import { apart } from '../scrape/page-secrets.js';
import { eventsWanted, webhookApart } from '../webhooks/webhook.js';
import { foundPages, statusOf, summaryOf } from './found-pages.js';
import { emptySummary } from './monitor.js';
import type { Check, CheckStatus, FoundPage, Monitor, MonitorTarget } from './monitor.js';
import type { MonitorStore } from './monitor-store.js';
import { nextRun } from './schedule.js';

export interface CheckSettings {
  monitors: MonitorStore;
  jobs: JobStore;
  credits: Pick<CreditLedger, 'require'>;
  clock: Clock;
  random: Random;
  log: Logger;
  /** Tells the workers that there is something to do. */
  wakeWorkers: () => void;
}

/** How long a server has a check to itself. */
const heldMs = 60_000;
const dueAtOnce = 20;
const openAtOnce = 20;
const mostNotices = budgets.monitorNotices.bound;
const dayMs = 24 * 3600_000;

/** The kinds of jobs that are nobody's to see but a monitor's. */
const targetKind = 'monitor-target';
const noticeKind = 'monitor-check';

/**
 * Begins a check now.
 * @throws ServiceError `monitor.running`, naming the check; `account.payment-required`
 */
export async function beginCheck(
  settings: Pick<CheckSettings, 'monitors' | 'credits' | 'clock' | 'random'>,
  monitor: Monitor,
  trigger: Check['trigger'],
  scheduledFor?: Date,
): Promise<Check> {
  const { monitors, credits } = settings;
  const check = newCheck(settings, monitor, trigger, scheduledFor);
  if (monitor.currentCheckId !== undefined) throw running(monitor.currentCheckId);
  await credits.require(monitor.owner, 1);
  if (!(await monitors.begin(check))) {
    const now = await monitors.find(monitor.owner, monitor.id);
    throw running(now?.currentCheckId ?? '');
  }
  return check;
}

/** One look at what is due and what is done. */
export async function runChecks(settings: CheckSettings): Promise<void> {
  const { monitors, clock, log } = settings;
  for (const monitor of await monitors.due(dueAtOnce)) {
    const due = monitor.nextRunAt!;
    if (await monitors.advance(monitor, nextRun(monitor.schedule, clock.date())))
      await beginDue(settings, monitor, due);
  }
  const until = new Date(clock.date().getTime() + heldMs);
  for (const check of await monitors.hold(until, openAtOnce)) {
    try {
      await goOn(settings, check);
    } catch (error) {
      log.error({ err: error, checkId: check.id }, 'a check of a monitor cannot go on yet');
    }
  }
}

export interface CheckRunner {
  /** There may be something due or done: looked at now. */
  wake(): void;
  close(): Promise<void>;
}

/** Looks again and again. */
export function keepRunningChecks(settings: CheckSettings, everyMs: number): CheckRunner {
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let closing = false;
  const wake = (): void => {
    if (closing) return;
    lookAgain = looking !== undefined;
    looking ??= runChecks(settings)
      .catch((error: unknown) => settings.log.error({ err: error }, 'monitors cannot be looked at'))
      .finally(() => {
        looking = undefined;
        if (lookAgain) wake();
      });
  };
  const timer = setInterval(wake, everyMs);
  return {
    wake,
    close: async () => {
      closing = true;
      clearInterval(timer);
      await looking;
    },
  };
}

async function beginDue(settings: CheckSettings, monitor: Monitor, due: Date): Promise<void> {
  try {
    await beginCheck(settings, monitor, 'scheduled', due);
  } catch (error) {
    const skipped: Partial<Record<string, CheckStatus>> = {
      'monitor.running': 'skipped_overlap',
      'account.payment-required': 'skipped_no_credits',
    };
    const status = isServiceError(error) ? skipped[error.code] : undefined;
    if (!status) throw error;
    const message = (error as ServiceError).publicMessage;
    await settings.monitors.skip({ ...newCheck(settings, monitor, 'scheduled', due), status, error: message });
  }
}

/** Starts the jobs of a check; ends it when they have; or lets it go until the next look. */
async function goOn(settings: CheckSettings, check: Check): Promise<void> {
  const { monitors, jobs, clock } = settings;
  const monitor = await monitors.find(check.owner, check.monitorId);
  if (!monitor) return;
  if (check.status === 'queued') {
    for (const { targetId, jobId } of check.parts) {
      const target = monitor.targets.find(({ id }) => id === targetId);
      if (target && !(await jobs.find(check.owner, jobId))) await jobs.start(jobOf(check, jobId, monitor, target));
    }
    settings.wakeWorkers();
    await monitors.started(check);
  } else if (check.status === 'running') {
    for (const { jobId } of check.parts) {
      const standing = await jobs.find(check.owner, jobId);
      if (standing?.status === 'scraping') return void (await monitors.release(check));
    }
    const { pages, credits } = await foundPages(jobs, check, await monitors.pagesBefore(check));
    const summary = summaryOf(pages);
    const error = pages.find(({ status }) => status === 'error')?.error;
    const status = statusOf(summary);
    const ended = { ...check, status, summary, credits, ...(error !== undefined && { error }) };
    const keptUntil = new Date(clock.date().getTime() + monitor.retentionDays * dayMs);
    if (await monitors.finish(ended, pages, keptUntil)) await tell(settings, monitor, ended, pages);
    await close(settings, check);
  } else {
    // Whoever ended it was gone before it could tell of it.
    const pages = await monitors.pages(check.id, { skip: 0, limit: mostNotices });
    await tell(
      settings,
      monitor,
      check,
      pages.map(({ page }) => page),
    );
    await close(settings, check);
  }
  await monitors.release(check);
}

async function close({ monitors, jobs }: CheckSettings, check: Check): Promise<void> {
  for (const { jobId } of check.parts) await jobs.forget(jobId);
  await monitors.close(check);
}

/** A job without tasks, that has something to tell. */
async function tell(
  { jobs, wakeWorkers }: CheckSettings,
  { webhook }: Monitor,
  check: Check,
  pages: readonly FoundPage[],
): Promise<void> {
  if (!webhook || (await jobs.find(check.owner, check.id))) return;
  const events = new Set(eventsWanted('monitor', webhook));
  const { id: checkId, monitorId, status, summary, error } = check;
  const notices: Notice[] = [
    ...(events.has('page') ? pages.filter((page) => page.status !== 'same').slice(0, mostNotices) : []).map(
      (page): Notice => ({
        event: 'page',
        data: [
          {
            monitorId,
            checkId,
            url: page.url,
            status: page.status,
            previousScrapeId: page.previousScrapeId ?? null,
            currentScrapeId: page.scrapeId ?? null,
            error: page.error ?? null,
            diff: page.diff === undefined ? null : { text: page.diff },
          },
        ],
        ...(page.error !== undefined && { error: page.error }),
      }),
    ),
    ...(events.has('check.completed')
      ? [
          {
            event: 'check.completed' as const,
            data: [{ monitorId, checkId, status, summary }],
            ...(status !== 'completed' && { error: error ?? `The check ended ${status}.` }),
          },
        ]
      : []),
  ];
  if (notices.length === 0) return;
  const { webhook: kept, secrets: delivery } = webhookApart(webhook);
  await jobs.start({
    id: check.id,
    owner: check.owner,
    kind: noticeKind,
    request: { webhook: kept, webhookGroup: 'monitor' },
    secrets: { delivery },
    tasks: [],
    maxTasks: 0,
    notices,
  });
  wakeWorkers();
}

function jobOf(check: Check, jobId: string, monitor: Monitor, target: MonitorTarget): NewJob {
  const { urls, crawl, pauseMs, maxActive } = target;
  const tag = `monitor ${monitor.id} ${target.id}`;
  const tracking = { type: 'changeTracking', gitDiff: true, json: false, tag } as const;
  const formats = [...target.scrape.formats.filter(({ type }) => type !== 'changeTracking'), tracking];
  // A stored copy knows of no change.
  const { scrape, secrets } = apart({ ...target.scrape, formats, maxAgeMs: 0 });
  const request: PagesJobRequest = { scrape, ...(crawl && { crawl }) };
  const pages = (urls ?? []).map((url) => ({ key: url, input: { url, depth: 0 } satisfies PageInput }));
  return {
    id: jobId,
    owner: check.owner,
    kind: targetKind,
    request,
    secrets: { work: secrets },
    tasks: crawl ? (crawl.sitemap === 'only' ? [] : [startPage(crawl)]) : pages,
    plans: crawl && crawl.sitemap !== 'skip' ? [{ key: 'sitemap', input: {} }] : [],
    maxTasks: crawl?.limit ?? pages.length,
    ...(pauseMs !== undefined && { pauseMs }),
    ...(maxActive !== undefined && { maxActive }),
  };
}

function newCheck(
  { clock, random }: Pick<CheckSettings, 'clock' | 'random'>,
  { id: monitorId, owner, targets }: Monitor,
  trigger: Check['trigger'],
  scheduledFor?: Date,
): Check {
  const at = clock.date();
  return {
    id: newId(random),
    monitorId,
    owner,
    status: 'queued',
    trigger,
    parts: targets.map((target) => ({ targetId: target.id, jobId: newId(random) })),
    ...(scheduledFor && { scheduledFor }),
    summary: emptySummary,
    createdAt: at,
    updatedAt: at,
  };
}

function running(checkId: string): ServiceError {
  return new ServiceError('monitor.running', 'A check of the monitor is running: wait until it has ended.', {
    details: { checkId },
  });
}
