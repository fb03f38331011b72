/**
 * GET /team/activity: the jobs the caller has started lately, the newest first.
 * Spec: not shown; our choice (spec/silences.yaml, account-operations).
 */
import type { Activity } from '../../generated/types.gen.js';
import { ServiceError } from '../base/errors.js';
import type { JobStanding } from '../jobs/job.js';
import type { JobPlace, JobStore } from '../jobs/job-store.js';
import type { OperationOf } from './operation-of.js';

/** What each kind of job is called; those of monitors were started by nobody. */
const endpoints: Record<string, string> = {
  crawl: 'crawl',
  'batch-scrape': 'batch_scrape',
  agent: 'agent',
  extract: 'extract',
};

export function listActivity({ jobs }: { jobs: Pick<JobStore, 'recent'> }): OperationOf<'getActivity'> {
  return {
    isStatusCall: true,
    handle: async ({ caller: { owner }, query: { limit, cursor } }) => {
      const before = cursor === undefined ? undefined : placeOf(cursor);
      const found = await jobs.recent(owner, Object.keys(endpoints), limit + 1, before);
      const shown = found.slice(0, limit);
      const hasMore = found.length > limit;
      const body = {
        success: true,
        data: shown.map((job) => ({
          id: job.id,
          endpoint: endpoints[job.kind]!,
          created_at: job.createdAt.toISOString(),
          target: targetOf(job),
        })),
        cursor: hasMore ? cursorOf(shown.at(-1)!) : null,
        has_more: hasMore,
      } satisfies Activity;
      return { body };
    },
  };
}

interface AnyRequest {
  asked?: { url: string };
  urls?: readonly string[];
}

/** Of a batch that is none of its many URLs. */
function targetOf({ request }: Pick<JobStanding, 'request'>): string | null {
  const { asked, urls } = request as AnyRequest;
  return asked?.url ?? urls?.[0] ?? null;
}

const cursorOf = ({ createdAt, id }: JobPlace): string => `${createdAt.getTime()}.${id}`;

/** @throws ServiceError `request.invalid-options` */
function placeOf(cursor: string): JobPlace {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined)
    throw new ServiceError('request.invalid-options', 'Bad Request: query.cursor is none that this server has given.', {
      details: [{ code: 'invalid_cursor', path: '/query/cursor', message: 'is none that this server has given' }],
    });
  return { createdAt: new Date(Number(time)), id };
}
