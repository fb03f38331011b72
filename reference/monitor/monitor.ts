/**
 * The words of monitors: what is watched, when, and what a check found.
 * Spec: Events / Event kinds per operation (monitor); paths and payloads are not shown (spec/silences.yaml,
 * extract-and-monitor).
 */
import type { CrawlSettings } from '../crawl/pages-job.js';
import type { ScrapeRequest } from '../scrape/scrape-request.js';
import type { Webhook } from '../webhooks/webhook.js';

export interface Schedule {
  /** Five fields. */
  cron: string;
  /** IANA. */
  timezone: string;
}

export interface MonitorTarget {
  id: string;
  /** As the caller sent it, without what may hold credentials. */
  shown: object;
  scrape: Omit<ScrapeRequest, 'sourceUrl'>;
  /** Single pages, or a crawl. */
  urls?: readonly string[];
  crawl?: CrawlSettings;
  pauseMs?: number;
  maxActive?: number;
}

/** What a caller sets. */
export interface MonitorDefinition {
  name: string;
  schedule: Schedule;
  targets: readonly MonitorTarget[];
  webhook?: Webhook;
  goal?: string;
  retentionDays: number;
}

export interface Monitor extends MonitorDefinition {
  id: string;
  owner: string;
  status: 'active' | 'paused';
  /** Undefined while it is paused, and when the schedule never comes. */
  nextRunAt?: Date;
  lastRunAt?: Date;
  currentCheckId?: string;
  lastSummary?: CheckSummary;
  createdAt: Date;
  updatedAt: Date;
}

export type CheckStatus =
  'queued' | 'running' | 'completed' | 'failed' | 'partial' | 'skipped_overlap' | 'skipped_no_credits';

export type PageStatus = 'same' | 'new' | 'changed' | 'removed' | 'error';

export type CheckSummary = Record<PageStatus | 'totalPages', number>;

/** The job of one target in one check. */
export interface CheckPart {
  targetId: string;
  jobId: string;
}

export interface Check {
  id: string;
  monitorId: string;
  owner: string;
  status: CheckStatus;
  trigger: 'scheduled' | 'manual';
  parts: readonly CheckPart[];
  scheduledFor?: Date;
  startedAt?: Date;
  finishedAt?: Date;
  credits?: number;
  summary: CheckSummary;
  error?: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface FoundPage {
  targetId: string;
  url: string;
  status: PageStatus;
  statusCode?: number;
  scrapeId?: string;
  previousScrapeId?: string;
  error?: string;
  /** Title and the like. */
  metadata?: object;
  /** Git style. */
  diff?: string;
}

export const emptySummary: CheckSummary = { totalPages: 0, same: 0, changed: 0, new: 0, removed: 0, error: 0 };
