/**
 * What a check found: the documents of its jobs, each with what the format `changeTracking` says of it, the pages that
 * failed, and those of a crawl that are not led to any more.
 * Spec: Change tracking object (changeStatus, diff); the rest is our choice.
 */
import type { DocumentData } from '../../generated/types.gen.js';
import { budgets } from '../base/budgets.js';
import type { PageInput, PagesJobRequest } from '../crawl/pages-job.js';
import { leftOut } from '../jobs/job.js';
import type { JobStore } from '../jobs/job-store.js';
import { emptySummary } from './monitor.js';
import type { Check, CheckStatus, CheckSummary, FoundPage } from './monitor.js';

/** Documents are looked at so many, and so many bytes, at a time. */
const documentsAtOnce = 50;
const bytesAtOnce = 10 << 20;

export interface Found {
  pages: FoundPage[];
  credits: number;
}

/** @param before the pages of the check before this one */
export async function foundPages(
  jobs: Pick<JobStore, 'find' | 'results' | 'failures'>,
  { owner, parts }: Pick<Check, 'owner' | 'parts'>,
  before: readonly FoundPage[],
): Promise<Found> {
  const known = new Map(before.map((page) => [keyOf(page), page]));
  const pages: FoundPage[] = [];
  let credits = 0;
  for (const { targetId, jobId } of parts) {
    const standing = await jobs.find(owner, jobId);
    if (!standing) {
      pages.push({ targetId, url: '', status: 'error', error: 'The results were gone before they were looked at.' });
      continue;
    }
    credits += standing.creditsUsed;
    const ofTarget = [
      ...(await scraped(jobs, targetId, jobId)),
      ...(await jobs.failures(jobId))
        .filter(({ code }) => !code.startsWith(leftOut))
        .map(({ input, message }): FoundPage => {
          const { url } = input as PageInput;
          return { targetId, url, status: 'error', error: message };
        }),
    ];
    for (const page of ofTarget) {
      const previous = known.get(keyOf(page))?.scrapeId;
      pages.push({ ...page, ...(previous !== undefined && { previousScrapeId: previous }) });
    }
    const { crawl } = standing.request as PagesJobRequest;
    // A crawl that was cut short does not know what is gone.
    if (!crawl || standing.status !== 'completed' || standing.total >= crawl.limit) continue;
    const now = new Set(ofTarget.map(keyOf));
    for (const page of before) {
      if (page.targetId !== targetId || now.has(keyOf(page))) continue;
      const { url, scrapeId } = page;
      pages.push({ targetId, url, status: 'removed', ...(scrapeId !== undefined && { previousScrapeId: scrapeId }) });
    }
  }
  return { pages, credits };
}

/** How many pages of a check came to what. */
export function summaryOf(pages: readonly FoundPage[]): CheckSummary {
  const summary = { ...emptySummary, totalPages: pages.length };
  for (const { status } of pages) summary[status] += 1;
  return summary;
}

/** What a check has come to: `partial` when some of its pages could not be read, `failed` when none could. */
export function statusOf({ totalPages, error }: CheckSummary): CheckStatus {
  if (error === 0) return 'completed';
  return error === totalPages ? 'failed' : 'partial';
}

const keyOf = ({ targetId, url }: FoundPage): string => `${targetId} ${url}`;

async function scraped(jobs: Pick<JobStore, 'results'>, targetId: string, jobId: string): Promise<FoundPage[]> {
  const pages: FoundPage[] = [];
  for (let skip: number | undefined = 0; skip !== undefined;) {
    const { results, next } = await jobs.results(jobId, skip, documentsAtOnce, bytesAtOnce);
    for (const bytes of results)
      pages.push(pageOf(targetId, JSON.parse(Buffer.from(bytes).toString('utf8')) as DocumentData));
    skip = next;
  }
  return pages;
}

function pageOf(targetId: string, { metadata, changeTracking }: DocumentData): FoundPage {
  const { sourceURL = '', statusCode, title, description } = metadata;
  const scrapeId = metadata['scrapeId'];
  const { changeStatus = 'new', diff } = changeTracking ?? {};
  return {
    targetId,
    url: sourceURL,
    status: changeStatus,
    ...(statusCode !== undefined && { statusCode }),
    ...(typeof scrapeId === 'string' && { scrapeId }),
    metadata: { ...(title !== undefined && { title }), ...(description !== undefined && { description }) },
    ...(typeof diff === 'string' && diff !== '' && changeStatus === 'changed' && { diff: bounded(diff) }),
  };
}

function bounded(diff: string): string {
  const most = budgets.monitorDiff.bound;
  if (diff.length <= most) return diff;
  return `${diff.slice(0, diff.lastIndexOf('\n', most) + 1)}# The difference is longer than ${most} characters: the rest is left out.\n`;
}
