/**
 * A bounded number of places and a bounded queue before them, in which owners take turns: who has the fewest places is next.
 * Spec: Limits (concurrency is not shown: our choice).
 */
import type { Deadline } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import { timerMs } from '../base/timer.js';
import { TurnQueue } from '../base/turn-queue.js';

export class Places {
  #free: number;
  readonly #queueSize: number;
  readonly #waiting = new TurnQueue<() => void>();
  readonly #held = new Map<string, number>();

  constructor(count: number, queueSize: number) {
    this.#free = count;
    this.#queueSize = queueSize;
  }

  /**
   * Waits for a place; the result gives it back.
   * @throws ServiceError `server.overloaded`, `deadline.exceeded`; what `signal` was aborted with
   */
  async take(owner: string, deadline: Deadline, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free--;
      this.#hold(owner, 1);
    } else await this.#wait(owner, deadline, signal);
    return () => {
      this.#hold(owner, -1);
      const next = this.#waiting.next((each) => this.#held.get(each) ?? 0);
      if (next) next();
      else this.#free++;
    };
  }

  #hold(owner: string, more: 1 | -1): void {
    const held = (this.#held.get(owner) ?? 0) + more;
    if (held === 0) this.#held.delete(owner);
    else this.#held.set(owner, held);
  }

  #wait(owner: string, deadline: Deadline, signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#queueSize) {
      throw new ServiceError('server.overloaded', 'Too many pages wait for the browser. Try again.', {
        retryAfterSeconds: 5,
      });
    }
    return new Promise((resolve, reject) => {
      const turn = (): void => {
        done();
        // At once: whoever is next is chosen by who has what.
        this.#hold(owner, 1);
        resolve();
      };
      const gone = (): void => {
        done();
        reject(signal.reason);
      };
      const late = (): void => {
        done();
        reject(new ServiceError('deadline.exceeded', 'No browser was free in time. Raise `timeout`.'));
      };
      const timer = setTimeout(late, timerMs(deadline.remainingMs()));
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', gone);
        this.#waiting.delete(owner, turn);
      };
      signal.addEventListener('abort', gone, { once: true });
      this.#waiting.add(owner, turn);
    });
  }
}
