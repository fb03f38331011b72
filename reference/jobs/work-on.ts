/**
 * The hands of a process: claims tasks of a lane as long as it has room, keeps their leases alive while they are worked on,
 * and gives them back when it ends.
 * Flow: compose -> here -> a feature's work -> job-store.
 * Spec: none (operations).
 */
import { timerMs } from '../base/timer.js';
import type { ClaimedTask, Lane } from './job.js';
import type { JobStore } from './job-store.js';
import { isStorageAway } from './persistent-endings.js';

export interface WorkSettings {
  store: JobStore;
  lane: Lane;
  /** Tasks this process works on at the same time. */
  places: number;
  /** Tasks of one owner in work, over all processes. */
  ownerMax: number;
  /** How long a task stays with a process that says nothing. */
  leaseMs: number;
  /** How often a lane is looked at where nobody says that there is something. */
  pollMs: number;
  /**
   * Does a task, and tells the store what became of it. The signal comes when the lease was lost or the process ends.
   * @throws what is our fault; the task is then begun again when its lease is over, or at once when the database was away
   */
  work: (task: ClaimedTask, signal: AbortSignal) => Promise<void>;
  /** Told of what `work` throws, with the task, and the store. */
  onError: (error: unknown, task?: ClaimedTask) => void;
}

export interface Worker {
  /** There may be something to do: looked at once, now. */
  wake(): void;
  /** Tasks in work. */
  readonly active: number;
  /** Takes no more; resolves when what is in work has ended, or was given back after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

export function workOn(settings: WorkSettings): Worker {
  const { store, lane, places, ownerMax, leaseMs, pollMs, onError } = settings;
  const held = new Map<ClaimedTask, AbortController>();
  const running = new Set<Promise<void>>();
  let closing = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  const look = async (): Promise<void> => {
    const tasks = await store.claim(lane, { places: places - held.size, ownerMax, leaseMs });
    for (const task of tasks) begin(task);
  };
  const wake = (): void => {
    if (closing) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    if (held.size >= places) return;
    lookAgain = false;
    looking = look()
      .catch((error: unknown) => onError(error))
      .finally(() => {
        looking = undefined;
        if (lookAgain) wake();
      });
  };
  const begin = (task: ClaimedTask): void => {
    const controller = new AbortController();
    held.set(task, controller);
    const done = settings
      .work(task, controller.signal)
      .catch(async (error: unknown) => {
        if (controller.signal.aborted) return;
        onError(error, task);
        if (isStorageAway(error)) await store.release(task);
      })
      .catch((error: unknown) => onError(error, task))
      .finally(() => {
        held.delete(task);
        running.delete(done);
        wake();
      });
    running.add(done);
  };
  const beat = async (): Promise<void> => {
    const ours = await store.heartbeat([...held.keys()], leaseMs);
    for (const [task, controller] of held)
      if (!ours.has(task.lease)) controller.abort(new Error('The lease of the task was lost.'));
  };

  const poll = setInterval(wake, timerMs(pollMs));
  const pulse = setInterval(() => void beat().catch((error: unknown) => onError(error)), timerMs(leaseMs / 3));
  wake();
  return {
    wake,
    get active() {
      return held.size;
    },
    close: async (graceMs) => {
      closing = true;
      clearInterval(poll);
      await looking;
      const over = await inTime(Promise.all(running), graceMs);
      if (!over) {
        for (const controller of held.values()) controller.abort(new Error('The server is shutting down.'));
        const given = [...held.keys()].map((task) => store.release(task).catch(onError));
        await inTime(Promise.all([...given, ...running]), graceMs);
      }
      clearInterval(pulse);
    },
  };
}

/** Whether it came in time. */
async function inTime(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timerMs(limitMs));
  });
  const result = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return result;
}
