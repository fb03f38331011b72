/**
 * Jobs over pages in the words of the wire: status, results, failures.
 * Spec: Endpoints / GET /crawl/{id}; bodies are not shown (spec/silences.yaml: crawl-status-body, next-presence, failed-pages).
 */
import type { DocumentData, JobErrors, PagesJob } from '../../../generated/types.gen.js';
import { idOf } from '../../base/ids.js';
import type { PageInput } from '../../crawl/pages-job.js';
import { leftOut, leftOutByRobots } from '../../jobs/job.js';
import type { FailedTask, JobStanding } from '../../jobs/job.js';
import type { ResultPage } from '../../jobs/job-store.js';

/** @param nextUrl the address of the results from a place on */
export function toPagesJob(standing: JobStanding, page: ResultPage, nextUrl: (skip: number) => string): PagesJob {
  const { status, completed, total, creditsUsed, createdAt, endedAt, expiresAt, error } = standing;
  return {
    success: true,
    status,
    completed,
    total,
    creditsUsed,
    expiresAt: expiresAt.toISOString(),
    ...(page.next !== undefined && { next: nextUrl(page.next) }),
    data: page.results.map((bytes) => JSON.parse(Buffer.from(bytes).toString('utf8')) as DocumentData),
    createdAt: createdAt.toISOString(),
    ...(endedAt && {
      completedAt: endedAt.toISOString(),
      duration: Math.round(endedAt.getTime() - createdAt.getTime()) / 1000,
    }),
    // Some clients read no `error`.
    ...(error && { error: error.message, warning: error.message }),
  };
}

/** @param publicCode the wire's word for a code of ours */
export function toJobErrors(
  jobId: string,
  failures: readonly FailedTask[],
  publicCode: (code: string) => string | undefined,
): JobErrors {
  const urlOf = ({ input }: FailedTask): string => (input as PageInput).url;
  return {
    success: true,
    errors: failures
      .filter(({ code }) => code !== leftOutByRobots)
      .map((failure) => {
        const code = failure.code === leftOut ? undefined : publicCode(failure.code);
        return {
          id: idOf(`${jobId}:${failure.position}`),
          timestamp: failure.failedAt.toISOString(),
          url: urlOf(failure),
          ...(code !== undefined && { code }),
          error: failure.message,
        };
      }),
    robotsBlocked: failures.filter(({ code }) => code === leftOutByRobots).map(urlOf),
  };
}
