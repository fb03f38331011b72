/**
 * How many documents of an owner are in work at the same time; the rest wait, first come first served. Where servers share a
 * database the limit holds for all of them together: who has a place here waits for one there.
 * Waiting counts against the request's `timeout`.
 * Spec: Metadata (concurrencyLimited, concurrencyQueueDurationMs); Limits (numeric concurrency limits are not shown).
 */
import type { Clock } from '../base/clock.js';
import type { Deadline } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import { timerMs } from '../base/timer.js';
import type { Places } from '../storage/places.js';

/** The right to work. `release` is called once, however the work ends. */
export interface Slot {
  /** Whether the request had to wait. */
  limited: boolean;
  /** 0 when it had not. */
  queuedMs: number;
  release(): void;
}

export interface QueueStatus {
  active: number;
  waiting: number;
  maxConcurrency: number;
  /** When a document of the owner was last finished without an error. */
  mostRecentSuccess?: Date;
}

interface Waiter {
  admit(): void;
}

interface Lane {
  active: number;
  waiting: Set<Waiter>;
}

export interface ConcurrencySettings {
  concurrencyPerOwner: number;
  /** What one owner has instead; undefined: the same as all. */
  concurrencyOf?: (owner: string) => number | undefined;
  queueSizePerOwner: number;
  clock: Clock;
  /** Shared with other servers; undefined for a server alone. */
  places?: Pick<Places, 'take' | 'release'>;
  /** Told when a shared place cannot be given back: its lease ends it. */
  onReleaseError?: (error: unknown) => void;
}

/** Between two looks for a shared place, longer each time. */
const firstLookMs = 25;
const lastLookMs = 800;

export class Concurrency {
  readonly #settings: ConcurrencySettings;
  readonly #maxWaiting: number;
  readonly #clock: Clock;
  readonly #lanes = new Map<string, Lane>();
  readonly #successes = new Map<string, Date>();

  constructor(settings: ConcurrencySettings) {
    this.#settings = settings;
    this.#maxWaiting = settings.queueSizePerOwner;
    this.#clock = settings.clock;
  }

  /**
   * Resolves when the owner may work.
   * @throws ServiceError `account.queue-full` at once, `account.queue-timeout` at the deadline; the signal's reason when aborted.
   */
  async acquire(owner: string, deadline: Deadline, signal: AbortSignal): Promise<Slot> {
    const slot = await this.#acquireHere(owner, deadline, signal);
    const { places } = this.#settings;
    if (!places) return slot;
    try {
      return await this.#acquireShared(places, slot, owner, deadline, signal);
    } catch (error) {
      slot.release();
      throw error;
    }
  }

  async #acquireShared(
    places: Pick<Places, 'take' | 'release'>,
    slot: Slot,
    owner: string,
    deadline: Deadline,
    signal: AbortSignal,
  ): Promise<Slot> {
    const since = this.#clock.nowMs();
    const maxConcurrency = this.#maxConcurrencyOf(owner);
    let id = await places.take(owner, maxConcurrency);
    const limited = slot.limited || id === undefined;
    for (let waitMs = firstLookMs; id === undefined; waitMs = Math.min(2 * waitMs, lastLookMs)) {
      await new Promise((resolve) => setTimeout(resolve, timerMs(Math.min(waitMs, deadline.remainingMs()))));
      signal.throwIfAborted();
      if (deadline.remainingMs() <= 0) throw queueTimeout();
      id = await places.take(owner, maxConcurrency);
    }
    const place = id;
    const waitedMs = limited ? Math.round(this.#clock.nowMs() - since) : 0;
    const release = (): void => {
      const given = places.release(owner, place).catch((error: unknown) => this.#settings.onReleaseError?.(error));
      void given.finally(() => slot.release());
    };
    return { limited, queuedMs: slot.queuedMs + waitedMs, release };
  }

  async #acquireHere(owner: string, deadline: Deadline, signal: AbortSignal): Promise<Slot> {
    signal.throwIfAborted();
    const lane = this.#laneOf(owner);
    if (lane.active < this.#maxConcurrencyOf(owner)) {
      lane.active += 1;
      return this.#slot(owner, false, 0);
    }
    if (lane.waiting.size >= this.#maxWaiting) {
      throw new ServiceError(
        'account.queue-full',
        `Concurrency limit reached (in work: ${lane.active}, waiting: ${lane.waiting.size}). Try again when something is done.`,
        { retryAfterSeconds: 1 },
      );
    }
    const since = this.#clock.nowMs();
    await this.#wait(lane, deadline, signal);
    return this.#slot(owner, true, Math.round(this.#clock.nowMs() - since));
  }

  status(owner: string): QueueStatus {
    const lane = this.#lanes.get(owner);
    const mostRecentSuccess = this.#successes.get(owner);
    return {
      active: lane?.active ?? 0,
      waiting: lane?.waiting.size ?? 0,
      maxConcurrency: this.#maxConcurrencyOf(owner),
      ...(mostRecentSuccess && { mostRecentSuccess }),
    };
  }

  /** Notes that a document of the owner was finished. */
  succeeded(owner: string): void {
    this.#successes.set(owner, this.#clock.date());
  }

  #wait(lane: Lane, deadline: Deadline, signal: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        lane.waiting.delete(waiter);
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const waiter: Waiter = {
        admit: () => {
          leave();
          resolve();
        },
      };
      const onAbort = (): void => {
        leave();
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        leave();
        reject(queueTimeout());
      }, timerMs(deadline.remainingMs()));
      signal.addEventListener('abort', onAbort);
      lane.waiting.add(waiter);
    });
  }

  #slot(owner: string, limited: boolean, queuedMs: number): Slot {
    let held = true;
    return {
      limited,
      queuedMs,
      release: () => {
        if (!held) return;
        held = false;
        this.#leave(owner);
      },
    };
  }

  /** Hands the place to the one who waits longest, so `active` never exceeds the limit in between. */
  #leave(owner: string): void {
    const lane = this.#laneOf(owner);
    const [next] = lane.waiting;
    if (next) next.admit();
    else lane.active -= 1;
    if (lane.active === 0) this.#lanes.delete(owner);
  }

  #maxConcurrencyOf(owner: string): number {
    return this.#settings.concurrencyOf?.(owner) ?? this.#settings.concurrencyPerOwner;
  }

  #laneOf(owner: string): Lane {
    let lane = this.#lanes.get(owner);
    if (!lane) {
      lane = { active: 0, waiting: new Set() };
      this.#lanes.set(owner, lane);
    }
    return lane;
  }
}

function queueTimeout(): ServiceError {
  return new ServiceError(
    'account.queue-timeout',
    'The request spent its whole `timeout` waiting in the concurrency queue. Raise `timeout` or send fewer requests at once.',
  );
}
