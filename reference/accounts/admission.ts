/**
 * The gate before billed work: a credit is reserved, a place in the owner's lane is waited for, and both are given back
 * however the work ends. Only work that succeeds is paid.
 * Spec: Errors (402, 429); Metadata (concurrencyLimited, concurrencyQueueDurationMs).
 */
import type { Deadline } from '../base/deadline.js';
import type { Concurrency, Slot } from './concurrency.js';
import type { CreditLedger, Reservation } from './credits.js';

export class Admission {
  readonly #credits: Pick<CreditLedger, 'reserve'>;
  readonly #concurrency: Pick<Concurrency, 'acquire' | 'succeeded'>;

  constructor(credits: Pick<CreditLedger, 'reserve'>, concurrency: Pick<Concurrency, 'acquire' | 'succeeded'>) {
    this.#credits = credits;
    this.#concurrency = concurrency;
  }

  /**
   * Runs `work` when the owner may; books what it says it cost.
   * @throws ServiceError `account.payment-required`, `account.queue-full`, `account.queue-timeout`, and what the work throws.
   */
  async run<T extends { credits: number }>(
    owner: string,
    deadline: Deadline,
    signal: AbortSignal,
    work: (slot: Slot) => Promise<T>,
  ): Promise<T> {
    const { result, reservation } = await this.#admit(owner, deadline, signal, work);
    await reservation.settle(result.credits);
    return result;
  }

  /**
   * Runs `work` when the owner may. What it cost is booked by whoever keeps the result, in one transaction with it; until
   * `release` its credit stays reserved.
   * @throws ServiceError as `run`
   */
  async runToKeep<T>(
    owner: string,
    deadline: Deadline,
    signal: AbortSignal,
    work: (slot: Slot) => Promise<T>,
  ): Promise<{ result: T; release: () => Promise<void> }> {
    const { result, reservation } = await this.#admit(owner, deadline, signal, work);
    return { result, release: () => reservation.release() };
  }

  async #admit<T>(
    owner: string,
    deadline: Deadline,
    signal: AbortSignal,
    work: (slot: Slot) => Promise<T>,
  ): Promise<{ result: T; reservation: Reservation }> {
    const reservation = await this.#credits.reserve(owner);
    try {
      const slot = await this.#concurrency.acquire(owner, deadline, signal);
      try {
        const result = await work(slot);
        this.#concurrency.succeeded(owner);
        return { result, reservation };
      } finally {
        slot.release();
      }
    } catch (error) {
      await reservation.release();
      throw error;
    }
  }
}
