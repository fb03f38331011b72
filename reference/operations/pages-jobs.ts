/**
 * What the operations of crawls and batch scrapes need, and how the caller's job is found.
 * Spec: Endpoints / POST /batch/scrape, POST /crawl, GET /crawl/{id}.
 */
import type { CreditLedger } from '../accounts/credits.js';
import { ServiceError } from '../base/errors.js';
import type { Random } from '../base/random.js';
import type { PagesJobKind, PagesJobRequest } from '../crawl/pages-job.js';
import type { JobStanding } from '../jobs/job.js';
import type { JobStore } from '../jobs/job-store.js';

export interface PagesJobSettings {
  jobs: JobStore;
  /** Tells the workers of this process that there is something to do. */
  wakeWorkers: () => void;
  credits: Pick<CreditLedger, 'require'>;
  random: Random;
  /** The error code that callers see for one of the server's own; undefined for any other text. */
  publicCode: (code: string) => string | undefined;
}

const paths: Record<PagesJobKind, string> = { crawl: 'crawl', 'batch-scrape': 'batch/scrape' };

/** Where the status of a job is. */
export const statusUrl = (origin: string, kind: PagesJobKind, id: string): string =>
  `${origin}/v2/${paths[kind]}/${id}`;

/** @throws ServiceError `job.not-found` for what is not there, not this kind of job, or another's */
export async function jobOf(
  { jobs }: Pick<PagesJobSettings, 'jobs'>,
  owner: string,
  kind: PagesJobKind,
  id: string,
): Promise<JobStanding & { request: PagesJobRequest }> {
  const standing = await jobs.find(owner, id);
  if (standing?.kind !== kind) throw noJob();
  return standing as JobStanding & { request: PagesJobRequest };
}

export const noJob = (): ServiceError =>
  new ServiceError('job.not-found', 'There is no job of this id, or its results have expired.');

/** How to drop the results after they were fetched; undefined while the job runs, or where zero retention was not asked. */
export function forgetWhenRead(
  jobs: Pick<JobStore, 'letGo'>,
  { id, status, request }: Pick<JobStanding, 'id' | 'status' | 'request'>,
): (() => Promise<void>) | undefined {
  const { scrape } = request as Pick<PagesJobRequest, 'scrape'>;
  if (status === 'scraping' || !scrape.zeroDataRetention) return undefined;
  return () => jobs.letGo(id);
}
