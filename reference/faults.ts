/**
 * Faults that can be planted in the server from inside, for what no proxy on the wire can break: each puts something
 * that works wrong in the place of one collaborator. Chosen by PLANTED_FAULT in the build for the self-test of the
 * conformance suite, and by unseen-rows.test.ts for what that suite cannot see; builds that are shipped do not hold this file.
 * Spec: none (tests of the suite).
 */
import type { AuditLog } from './accounts/audit-log.js';
import type { AfterBuilding } from './compose/closers.js';
import type { Sandbox } from './compose/world.js';
import type { NewJob } from './jobs/job.js';
import type { JobStore } from './jobs/job-store.js';
import type { VisitCache } from './scrape/visit-cache.js';
import type { Objects } from './storage/objects/objects.js';
import type { PageVersions } from './storage/page-versions.js';

/** In the place of the thing of that name, what `spoil` makes of it. */
function insteadOf<Thing>(thing: string, spoil: (good: Thing) => Thing): AfterBuilding {
  return (name, made) => (name === thing ? spoil(made as Thing) : made);
}

/** Jobs of a kind are kept with other words than they were asked for. */
const startsOtherwise = (spoil: (job: NewJob) => NewJob): AfterBuilding =>
  insteadOf<JobStore>('jobs', (jobs) => ({ ...jobs, start: (job) => jobs.start(spoil(job)) }));

/** What was asked of a job of that kind, changed. */
const asksOtherwise = (kind: string, change: object): AfterBuilding =>
  startsOtherwise((job) => (job.kind === kind ? { ...job, request: { ...job.request, ...change } } : job));

const faults = {
  /** A copy is as young as on the day it was made. */
  'cache-never-expires': () =>
    insteadOf<VisitCache>('visit cache', (cache) => ({
      ...cache,
      find: async (owner, key) => {
        const found = await cache.find(owner, key);
        return found && { ...found, ageMs: 0 };
      },
    })),
  /** Tracked pages are kept, and never found again. */
  'page-history-forgets': () =>
    insteadOf<PageVersions>('page history', (history) => ({
      ...history,
      last: async () => undefined,
      replace: async (page, version) => {
        await history.replace(page, version);
        return undefined;
      },
    })),
  /** Every document is kept for an hour, whatever was asked. */
  'documents-are-kept': keepsDocuments,
  /** Events hold neither who asked nor what with. */
  'audit-log-tells-less': () =>
    insteadOf<AuditLog>('audit log', (log) => ({
      ...log,
      record: ({ username: _username, source: _source, ...event }) => log.record(event),
    })),
  'agents-spend-freely': () => asksOtherwise('agent', { maxCredits: 1_000_000 }),
  'agents-are-of-the-dear-model': () => asksOtherwise('agent', { model: 'spark-1-pro' }),
  'crawls-have-no-end': () =>
    startsOtherwise((job) => {
      const request = job.request as { crawl?: object };
      if (job.kind !== 'crawl') return job;
      return { ...job, maxTasks: 1_000_000, request: { ...request, crawl: { ...request.crawl, limit: 1_000_000 } } };
    }),
  'failed-jobs-are-not-told': () =>
    startsOtherwise((job) => ({ ...job, events: (job.events ?? []).filter((event) => event !== 'failed') })),
  /** A notification that was given up is taken for delivered. */
  'deliveries-never-fail': () =>
    insteadOf<JobStore>('jobs', (jobs) => ({
      ...jobs,
      fail: (task, failure, more) =>
        task.lane === 'delivery' && more?.retryAt === undefined
          ? jobs.complete(task, {})
          : jobs.fail(task, failure, more),
    })),
} satisfies Record<string, () => AfterBuilding>;

export type Fault = keyof typeof faults;

function keepsDocuments(): AfterBuilding {
  let objects: Objects | undefined;
  const keep = async (bytes: Uint8Array): Promise<void> => {
    const place = { kind: 'visit', owner: 'nobody', key: 'latest' } as const;
    await objects!.replace(place, { bytes: Buffer.from(bytes), type: 'text/html', lifetimeMs: 3600_000 });
  };
  return (name, made) => {
    if (name === 'objects') objects = made as Objects;
    if (name !== 'engine processes') return made;
    const sandbox = made as Sandbox;
    return {
      convert: async (bytes, ...rest) => {
        await keep(bytes);
        return sandbox.convert(bytes, ...rest);
      },
      run: async (job) => {
        if (job.task === 'convert') await keep(job.bytes);
        return sandbox.run(job);
      },
      whenReady: () => sandbox.whenReady(),
      status: () => sandbox.status(),
      close: () => sandbox.close(),
    } satisfies Sandbox;
  };
}

/** @throws Error for a fault nobody wrote */
export function faultNamed(name: string): AfterBuilding {
  if (!(name in faults)) throw new Error(`there is no fault ${name}; there are ${Object.keys(faults).join(', ')}`);
  return faults[name as Fault]();
}
