/**
 * The addresses that the main frame of a page asked for, in order: the first and the last of them, however many there are.
 * Spec: none (operations).
 */
import { budgets } from '../base/budgets.js';

const kept = budgets.visitedAddresses.bound / 2;

export class VisitedAddresses {
  readonly #first: string[];
  #last: string[] = [];

  constructor(first: string) {
    this.#first = [first];
  }

  add(address: string): void {
    if (address.length > budgets.visitedAddress.bound) return;
    if (this.#first.length < kept) this.#first.push(address);
    else this.#last = [...this.#last, address].slice(-kept);
  }

  list(): string[] {
    return [...this.#first, ...this.#last];
  }
}
