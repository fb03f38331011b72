/**
 * How far the jobs are that this process works on: one line of the log a second at most, for whoever watches the terminal.
 * Flow: compose (after each page) -> here -> log.
 * Spec: none (operations).
 */
import type { Clock } from '../base/clock.js';
import type { ClaimedTask } from './job.js';
import type { JobStore } from './job-store.js';

export interface ProgressLog {
  /** A page of a job was worked on. */
  note(task: Pick<ClaimedTask, 'jobId' | 'owner' | 'kind'>): void;
  close(): Promise<void>;
}

export interface ProgressSettings {
  jobs: Pick<JobStore, 'find'>;
  clock: Clock;
  /** Told the line. */
  write: (line: string) => void;
  onError: (error: unknown) => void;
  /** Default 1000. */
  everyMs?: number;
}

/** Of one line. */
const mostJobs = 5;

export function openProgressLog({ jobs, clock, write, onError, everyMs = 1_000 }: ProgressSettings): ProgressLog {
  let worked = new Map<string, { owner: string; kind: string; pages: number }>();
  let sinceMs = clock.nowMs();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const tell = async (): Promise<void> => {
    const busiest = [...worked].sort(([, a], [, b]) => b.pages - a.pages);
    const seconds = Math.max(0.001, (clock.nowMs() - sinceMs) / 1000);
    worked = new Map();
    sinceMs = clock.nowMs();
    const told: string[] = [];
    for (const [id, { owner, kind, pages }] of busiest.slice(0, mostJobs)) {
      const standing = await jobs.find(owner, id);
      if (!standing) continue;
      const { completed, failed, total, status } = standing;
      const done = `${completed + failed}/${total} pages${status === 'scraping' ? '' : ` (${status})`}`;
      told.push(`${kind} ${id}: ${done}, ${(pages / seconds).toFixed(1)} a second`);
    }
    if (busiest.length > mostJobs) told.push(`and ${busiest.length - mostJobs} more`);
    if (told.length > 0) write(told.join('; '));
  };
  const flush = (): void => {
    timer = undefined;
    writing = writing.then(tell).catch(onError);
  };

  return {
    note: ({ jobId, owner, kind }) => {
      const before = worked.get(jobId)?.pages ?? 0;
      worked.set(jobId, { owner, kind, pages: before + 1 });
      if (timer) return;
      if (worked.size === 1 && before === 0) sinceMs = clock.nowMs();
      timer = setTimeout(flush, everyMs).unref();
    },
    close: async () => {
      clearTimeout(timer);
      await writing;
    },
  };
}
