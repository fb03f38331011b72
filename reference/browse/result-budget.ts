/**
 * What a visit may bring home, all of its parts together.
 * Spec: none (DESIGN, the server's rules).
 */
import { tooLarge } from '../fetch/inflated-body.js';

export class ResultBudget {
  readonly #maxBytes: number;
  #restBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#restBytes = maxBytes;
  }

  /** Bytes, or characters, that may still be taken. */
  get rest(): number {
    return this.#restBytes;
  }

  /** @throws ServiceError `source.too-large` */
  take(sizeBytes: number): void {
    this.#restBytes -= sizeBytes;
    if (this.#restBytes < 0) throw tooLarge(this.#maxBytes);
  }
}
