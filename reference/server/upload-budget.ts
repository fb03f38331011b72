/**
 * The memory that all uploads together may hold, counted byte by byte as they arrive, so that no number of large
 * or slow uploads can exhaust the server.
 * Spec: Limits (file size).
 */
import { ServiceError } from '../base/errors.js';

/** The bytes one request holds. */
export interface UploadShare {
  /** @throws ServiceError `server.overloaded` when the budget of all uploads is spent. */
  take(bytes: number): void;
  /** Gives everything back; once, when the request is over. */
  release(): void;
}

export class UploadBudget {
  readonly #limitBytes: number;
  #usedBytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  get usedBytes(): number {
    return this.#usedBytes;
  }

  open(): UploadShare {
    let taken = 0;
    return {
      take: (bytes) => {
        if (this.#usedBytes + bytes > this.#limitBytes) {
          throw new ServiceError(
            'server.overloaded',
            'The server is busy: it holds as many uploads as it can. Try again in a moment.',
            {
              retryAfterSeconds: 2,
            },
          );
        }
        this.#usedBytes += bytes;
        taken += bytes;
      },
      release: () => {
        this.#usedBytes -= taken;
        taken = 0;
      },
    };
  }
}
