/**
 * Endings of tasks that wait for a database that is away: the work is done, and without them it would be done twice. One
 * whose answer was lost on the way back is told again, finds its lease ended, and changes nothing.
 * Flow: a feature's work -> here -> job-store.
 * Spec: none (operations).
 */
import type { Clock } from '../base/clock.js';
import { isServiceError } from '../base/errors.js';
import type { JobStore } from './job-store.js';

export interface Patience {
  clock: Clock;
  /** How long a task stays with a process that says nothing: after it somebody else has it. */
  leaseMs: number;
  /** Between two tries. Default 500. */
  everyMs?: number;
}

export function persistentEndings(store: JobStore, { clock, leaseMs, everyMs = 500 }: Patience): JobStore {
  const until = async <Result>(ending: () => Promise<Result>): Promise<Result> => {
    const giveUpMs = clock.nowMs() + leaseMs;
    for (;;) {
      try {
        return await ending();
      } catch (error) {
        if (!isStorageAway(error) || clock.nowMs() >= giveUpMs) throw error;
        await new Promise((resolve) => setTimeout(resolve, everyMs));
      }
    }
  };
  return {
    ...store,
    complete: (task, result) => until(() => store.complete(task, result)),
    fail: (task, failure, more) => until(() => store.fail(task, failure, more)),
    release: (task, notBefore) => until(() => store.release(task, notBefore)),
  };
}

/** Not the fault of the work, and over sooner or later. */
export function isStorageAway(error: unknown): boolean {
  return isServiceError(error) && error.code === 'storage.unavailable';
}
