/**
 * The memory that the bodies of all requests and their answers together may hold, counted byte by byte as they come and
 * go, so that no number of large or slow ones can exhaust the server, and no owner can take it from the others.
 * Spec: Limits (file size).
 */
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';

/** The bytes one request holds. */
export interface MemoryShare {
  /** @throws ServiceError `server.overloaded` when the budget of all, or the owner's part of it, is spent. */
  take(bytes: number): void;
  /** Gives a part of it back. */
  give(bytes: number): void;
  /** Gives everything back; when the request is over. */
  release(): void;
}

export class MemoryBudget {
  readonly #limitBytes: number;
  readonly #ownerLimitBytes: number;
  readonly #usedByOwner = new Map<string, number>();
  #usedBytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
    this.#ownerLimitBytes = limitBytes * budgets.ownerShare.bound;
  }

  get usedBytes(): number {
    return this.#usedBytes;
  }

  open(owner: string): MemoryShare {
    let taken = 0;
    const give = (bytes: number): void => {
      const left = (this.#usedByOwner.get(owner) ?? 0) - bytes;
      if (left > 0) this.#usedByOwner.set(owner, left);
      else this.#usedByOwner.delete(owner);
      this.#usedBytes -= bytes;
      taken -= bytes;
    };
    return {
      take: (bytes) => {
        const ofOwner = this.#usedByOwner.get(owner) ?? 0;
        if (this.#usedBytes + bytes > this.#limitBytes || ofOwner + bytes > this.#ownerLimitBytes) throw overloaded();
        this.#usedByOwner.set(owner, ofOwner + bytes);
        this.#usedBytes += bytes;
        taken += bytes;
      },
      // What was released as a whole is not given back once more, part by part.
      give: (bytes) => give(Math.min(bytes, taken)),
      release: () => give(taken),
    };
  }
}

function overloaded(): ServiceError {
  return new ServiceError(
    'server.overloaded',
    'The server is busy: it holds as many uploads and answers as it can. Try again in a moment.',
    { retryAfterSeconds: 2 },
  );
}
