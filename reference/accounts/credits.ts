/**
 * The credit balance of every owner, by calendar month (UTC). One credit is reserved before work starts and the true
 * cost is booked when it is done, so parallel requests cannot overdraw an empty balance. Failed work costs nothing.
 * Spec: Errors (402); Limits (credit costs of /parse are not shown: 1 a document, a PDF 1 a page).
 */
import type { Clock } from '../base/clock.js';
import { ServiceError } from '../base/errors.js';
import type { CreditAccounts } from '../storage/credit-accounts.js';
import type { Query } from '../storage/database/database.js';

export interface CreditUsage {
  remaining: number;
  plan: number;
  periodStart: Date;
  periodEnd: Date;
}

/** What was used in one month. */
export interface PastUsage {
  start: Date;
  end: Date;
  used: number;
}

/** One reserved credit. The first of the two that is called ends it; neither ever fails. */
export interface Reservation {
  /** Books the true cost; a balance may go below zero by the last document only. */
  settle(credits: number): Promise<void>;
  release(): Promise<void>;
}

export interface CreditSettings {
  creditsPerMonth: number;
  /** Another number for one owner; undefined: the same. */
  planOf?: (owner: string) => number | undefined;
  clock: Clock;
  accounts: CreditAccounts;
  /** Told when the database does not take a booking: it is tried again until it does. */
  onWriteError: (error: unknown) => void;
}

/** What is to be booked yet. */
type Booking = [owner: string, month: number, credits: number];

const tryAgainMs = 5_000;
const monthsShown = 24;

export class CreditLedger {
  readonly #settings: CreditSettings;
  #unbooked: Booking[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(settings: CreditSettings) {
    this.#settings = settings;
  }

  /** @throws ServiceError `account.payment-required` when the balance is below `credits`; `storage.unavailable` */
  async require(owner: string, credits: number): Promise<void> {
    const free = await this.#free(owner);
    if (free < credits) throw this.#insufficient(owner, credits, free);
  }

  /** @throws ServiceError `account.payment-required` when no credit is left; `storage.unavailable`, `storage.full` */
  async reserve(owner: string): Promise<Reservation> {
    const { accounts, clock } = this.#settings;
    const month = monthOf(clock.date());
    if (!(await accounts.reserve(owner, month, this.#plan(owner))))
      throw this.#insufficient(owner, 1, await this.#free(owner));
    let open = true;
    const settle = async (credits: number): Promise<void> => {
      if (!open) return;
      open = false;
      await this.#book([owner, month, credits]);
    };
    return { settle, release: () => settle(0) };
  }

  /**
   * Books in a transaction that keeps what was done too, so that neither stands without the other, however this process ends.
   * A reservation for it is released apart.
   */
  async book(db: Query, owner: string, credits: number): Promise<void> {
    const { accounts, clock } = this.#settings;
    await accounts.book(db, owner, monthOf(clock.date()), credits);
  }

  async usage(owner: string): Promise<CreditUsage> {
    const { accounts, clock } = this.#settings;
    const plan = this.#plan(owner);
    const today = clock.date();
    const { used } = await accounts.standing(owner, monthOf(today));
    return {
      remaining: Math.max(0, plan - used),
      plan,
      periodStart: startOf(monthOf(today)),
      periodEnd: startOf(monthOf(today) + 1),
    };
  }

  /** Each month of the last two years in which something was used, and the one that runs; the oldest first. */
  async history(owner: string): Promise<PastUsage[]> {
    const { accounts, clock } = this.#settings;
    const current = monthOf(clock.date());
    const months = await accounts.history(owner, current - monthsShown + 1);
    if (months.at(-1)?.month !== current) months.push({ month: current, used: 0 });
    return months.map(({ month, used }) => ({ start: startOf(month), end: startOf(month + 1), used }));
  }

  /** Books what is not booked yet, if the database takes it now. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#bookAll();
    clearTimeout(this.#timer);
  }

  #plan(owner: string): number {
    const { creditsPerMonth, planOf } = this.#settings;
    return planOf?.(owner) ?? creditsPerMonth;
  }

  #insufficient(owner: string, needed: number, free: number): ServiceError {
    const { clock } = this.#settings;
    return new ServiceError(
      'account.payment-required',
      `Insufficient credits: this request needs at least ${needed}, and ${Math.max(0, free)} of ${this.#plan(owner)} are left until ${startOf(monthOf(clock.date()) + 1).toISOString()}.`,
    );
  }

  async #free(owner: string): Promise<number> {
    const { accounts, clock } = this.#settings;
    const { used, reserved } = await accounts.standing(owner, monthOf(clock.date()));
    return this.#plan(owner) - used - reserved;
  }

  /** The work is done: whatever becomes of the booking now, the caller gets the answer. */
  async #book(booking: Booking): Promise<void> {
    try {
      await this.#settings.accounts.settle(...booking);
    } catch (error) {
      this.#settings.onWriteError(error);
      this.#unbooked.push(booking);
      this.#timer ??= setTimeout(() => void this.#bookAll(), tryAgainMs).unref();
    }
  }

  async #bookAll(): Promise<void> {
    this.#timer = undefined;
    const bookings = this.#unbooked;
    this.#unbooked = [];
    for (const booking of bookings) await this.#book(booking);
  }
}

/** Months since the year 0. */
function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function startOf(month: number): Date {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));
}
