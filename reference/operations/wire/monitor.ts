/**
 * Monitors in the words of the wire, in both directions.
 * Spec: not shown; our choice (spec/schemas/monitor.yaml).
 */
import type {
  FilledCrawlRequest,
  FilledMonitorRequest,
  FilledMonitorTarget,
  FilledScrapeRequest,
} from '../../../generated/filled.gen.js';
import type { Monitor as WireMonitor, MonitorCheck, MonitorPage } from '../../../generated/types.gen.js';
import { requestValidatorsWithDefaults } from '../../../generated/validators.gen.js';
import { budgets } from '../../base/budgets.js';
import { ServiceError } from '../../base/errors.js';
import { idOf } from '../../base/ids.js';
import { frontierOf } from '../../crawl/frontier.js';
import type { Check, FoundPage, Monitor, MonitorDefinition, MonitorTarget } from '../../monitor/monitor.js';
import { readSchedule, runsPerMonth } from '../../monitor/schedule.js';
import { readWebhook } from '../../webhooks/webhook.js';
import { toCrawlSettings } from './crawl-options.js';
import { toPageWish, toSourceUrl, withoutSecrets } from './scrape-options.js';

const mostPages = budgets.monitorPages.bound;
const defaultRetentionDays = 30;

/**
 * What a caller sets, over what was there before; null takes away.
 * @throws ServiceError `request.invalid-options`, `feature.not-available`
 */
export function toDefinition(
  sent: Partial<FilledMonitorRequest>,
  before: MonitorDefinition | undefined,
  publicOrigin: string,
): MonitorDefinition {
  if (sent.judgeEnabled)
    throw new ServiceError(
      'feature.not-available',
      'judgeEnabled is not available in this build of the server: changes are told, not judged. Send the request without.',
    );
  const webhook = sent.webhook === undefined ? before?.webhook : sent.webhook && readWebhook(sent.webhook);
  const goal = sent.goal === undefined ? before?.goal : sent.goal;
  return {
    name: sent.name ?? before!.name,
    schedule: sent.schedule ? readSchedule(sent.schedule) : before!.schedule,
    targets: sent.targets ? toTargets(sent.targets, publicOrigin) : before!.targets,
    ...(webhook && { webhook }),
    ...(goal && { goal }),
    retentionDays: sent.retentionDays ?? before?.retentionDays ?? defaultRetentionDays,
  };
}

function toTargets(sent: readonly FilledMonitorTarget[], publicOrigin: string): MonitorTarget[] {
  const targets = sent.map((target, at) => toTarget(target, at, publicOrigin));
  if (new Set(targets.map(({ id }) => id)).size < targets.length) throw invalid('two targets have one id', '/targets');
  return targets;
}

function toTarget(target: FilledMonitorTarget, at: number, publicOrigin: string): MonitorTarget {
  const path = `/targets/${at}`;
  if (target.type === 'search') throw invalid('a search is no target of this server', path);
  const id = target.id ?? `t${at + 1}`;
  const scrapeOptions = filled<FilledScrapeRequest>(
    'scrapeUrl',
    { url: 'https://example.com', ...target.scrapeOptions },
    path,
  );
  const scrape = toPageWish(scrapeOptions, publicOrigin);
  if (scrape.zeroDataRetention) throw invalid('zeroDataRetention: what is not kept cannot be compared', path);
  const shown = { ...target, id, ...(target.scrapeOptions && { scrapeOptions: withoutSecrets(target.scrapeOptions) }) };
  if (target.type === 'scrape') {
    if (target.urls.length > mostPages) throw invalid(`urls has more than ${mostPages} pages`, path);
    return { id, shown, scrape, urls: [...new Set(target.urls.map((url) => new URL(toSourceUrl(url)).href))] };
  }
  const asked = { limit: mostPages, ...target.crawlOptions, url: target.url };
  const options = filled<FilledCrawlRequest>('startCrawl', asked, path);
  if (options.prompt || options.webhook) throw invalid('crawlOptions has a prompt or a webhook', path);
  if (options.limit > mostPages) throw invalid(`crawlOptions.limit is above ${mostPages}`, path);
  const crawl = toCrawlSettings(options);
  frontierOf(crawl);
  const { delay, maxConcurrency } = options;
  return {
    id,
    shown,
    scrape,
    crawl,
    ...(delay !== undefined && { pauseMs: Math.round(delay * 1000) }),
    ...(maxConcurrency !== undefined && { maxActive: maxConcurrency }),
  };
}

/** As an operation of its own would be given it. */
function filled<Body>(operation: 'scrapeUrl' | 'startCrawl', body: object, path: string): Body {
  const violations = requestValidatorsWithDefaults[operation](body);
  if (violations.length > 0) {
    const [{ path: where, message }] = violations as [(typeof violations)[number]];
    throw invalid(`${where.slice(1).replaceAll('/', '.')} ${message}`, path);
  }
  return body as Body;
}

function invalid(fault: string, path: string): ServiceError {
  const where = path.slice(1).replace(/\/(\d+)/, '[$1]');
  return new ServiceError('request.invalid-options', `Bad Request: ${where}: ${fault}.`, {
    details: [{ code: 'invalid_target', path, message: fault }],
  });
}

export function toWireMonitor(monitor: Monitor, now: Date): WireMonitor {
  const { webhook } = monitor;
  return {
    id: monitor.id,
    name: monitor.name,
    status: monitor.status,
    schedule: monitor.schedule,
    nextRunAt: monitor.nextRunAt?.toISOString() ?? null,
    lastRunAt: monitor.lastRunAt?.toISOString() ?? null,
    currentCheckId: monitor.currentCheckId ?? null,
    targets: monitor.targets.map(({ shown }) => ({ ...shown })),
    webhook: webhook ? { url: webhook.url, metadata: webhook.metadata, events: webhook.events } : null,
    retentionDays: monitor.retentionDays,
    estimatedCreditsPerMonth: estimatedCredits(monitor, now),
    lastCheckSummary: monitor.lastSummary ?? null,
    goal: monitor.goal ?? null,
    judgeEnabled: false,
    createdAt: monitor.createdAt.toISOString(),
    updatedAt: monitor.updatedAt.toISOString(),
  };
}

/** One for each page of a list; of a crawl nobody knows beforehand. */
function estimatedCredits({ targets, schedule }: Monitor, now: Date): number | null {
  if (targets.some(({ crawl }) => crawl)) return null;
  const pages = targets.reduce((sum, { urls = [] }) => sum + urls.length, 0);
  return pages * runsPerMonth(schedule, now);
}

export function toWireCheck(check: Check): MonitorCheck {
  const isOver = check.finishedAt !== undefined;
  return {
    id: check.id,
    monitorId: check.monitorId,
    status: check.status,
    trigger: check.trigger,
    scheduledFor: check.scheduledFor?.toISOString() ?? null,
    startedAt: check.startedAt?.toISOString() ?? null,
    finishedAt: check.finishedAt?.toISOString() ?? null,
    // Pages are paid one by one, as they are scraped.
    billingStatus: isOver && (check.credits ?? 0) > 0 ? 'confirmed' : 'not_applicable',
    actualCredits: check.credits ?? null,
    summary: check.summary,
    error: check.error ?? null,
    createdAt: check.createdAt.toISOString(),
    updatedAt: check.updatedAt.toISOString(),
  };
}

export function toWirePage(checkId: string, position: number, page: FoundPage, createdAt: Date): MonitorPage {
  return {
    id: idOf(`${checkId}:${position}`),
    targetId: page.targetId,
    url: page.url,
    status: page.status,
    previousScrapeId: page.previousScrapeId ?? null,
    currentScrapeId: page.scrapeId ?? null,
    statusCode: page.statusCode ?? null,
    error: page.error ?? null,
    metadata: page.metadata ? { ...page.metadata } : null,
    judgment: null,
    diff: page.diff === undefined ? null : { text: page.diff },
    createdAt: createdAt.toISOString(),
  };
}
