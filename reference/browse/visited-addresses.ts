/**
 * The addresses that the main frame of a page asked for, in order: the first and the last of them, however many there are.
 * Spec: none (operations).
 */
import { browserLimits } from './browser-limits.js';

const kept = browserLimits.visitedAtMost / 2;
/** Characters of an address that are kept. */
const addressAtMost = 8_000;

export class VisitedAddresses {
  readonly #first: string[];
  #last: string[] = [];

  constructor(first: string) {
    this.#first = [first];
  }

  add(address: string): void {
    if (address.length > addressAtMost) return;
    if (this.#first.length < kept) this.#first.push(address);
    else this.#last = [...this.#last, address].slice(-kept);
  }

  list(): string[] {
    return [...this.#first, ...this.#last];
  }
}
