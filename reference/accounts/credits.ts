/**
 * The credit balance of every owner, by calendar month (UTC). One credit is reserved before work starts and the true
 * cost is booked when it is done, so parallel requests cannot overdraw an empty balance. Failed work costs nothing.
 * Spec: Errors (402); Limits (credit costs of /parse are not shown: 1 a document, a PDF 1 a page).
 */
import type { Clock } from '../base/clock.js';
import { ServiceError } from '../base/errors.js';

export interface CreditUsage {
  remaining: number;
  plan: number;
  periodStart: Date;
  periodEnd: Date;
}

/** One reserved credit. Exactly one of the two is called, once. */
export interface Reservation {
  /** Books the true cost; a balance may go below zero by the last document only. */
  settle(credits: number): void;
  release(): void;
}

/** Where the use of the month is kept between runs. */
interface CreditFile {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

interface Month {
  /** Months since the year 0. */
  period: number;
  used: Record<string, number>;
}

export interface CreditSettings {
  creditsPerMonth: number;
  clock: Clock;
  file: CreditFile;
  /** Told when the file cannot be written; the balance in memory stays right. */
  onWriteError: (error: unknown) => void;
  /** Least time between two writes. Default 1000 ms: what a crash may forget. */
  writeEveryMs?: number;
}

export class CreditLedger {
  readonly #settings: CreditSettings;
  #month: Month;
  readonly #reserved = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  private constructor(settings: CreditSettings, month: Month) {
    this.#settings = settings;
    this.#month = month;
  }

  /** Continues where the file left off. */
  static async open(settings: CreditSettings): Promise<CreditLedger> {
    const kept = await settings.file.read();
    return new CreditLedger(settings, kept === undefined ? newMonth(settings.clock) : parseMonth(kept));
  }

  /** @throws ServiceError `account.payment-required` when the balance is below `credits`. */
  require(owner: string, credits: number): void {
    if (this.#free(owner) < credits) {
      throw new ServiceError(
        'account.payment-required',
        `Insufficient credits: this request needs at least ${credits}, and ${Math.max(0, this.#free(owner))} of ${this.#settings.creditsPerMonth} are left until ${endOf(this.#settings.clock.date()).toISOString()}.`,
      );
    }
  }

  /** @throws ServiceError `account.payment-required` when no credit is left. */
  reserve(owner: string): Reservation {
    this.require(owner, 1);
    this.#reserved.set(owner, (this.#reserved.get(owner) ?? 0) + 1);
    let open = true;
    const close = (): void => {
      if (!open) return;
      open = false;
      const left = this.#reserved.get(owner)! - 1;
      if (left === 0) this.#reserved.delete(owner);
      else this.#reserved.set(owner, left);
    };
    return {
      settle: (credits) => {
        if (open) this.#book(owner, credits);
        close();
      },
      release: close,
    };
  }

  usage(owner: string): CreditUsage {
    const today = this.#settings.clock.date();
    const plan = this.#settings.creditsPerMonth;
    return {
      remaining: Math.max(0, plan - this.#used(owner)),
      plan,
      periodStart: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)),
      periodEnd: endOf(today),
    };
  }

  /** Writes what is not written yet. */
  async close(): Promise<void> {
    if (this.#timer) {
      clearTimeout(this.#timer);
      this.#write();
    }
    await this.#writing;
  }

  #free(owner: string): number {
    return this.#settings.creditsPerMonth - this.#used(owner) - (this.#reserved.get(owner) ?? 0);
  }

  #used(owner: string): number {
    const month =
      this.#month.period === periodOf(this.#settings.clock.date()) ? this.#month : newMonth(this.#settings.clock);
    this.#month = month;
    return month.used[owner] ?? 0;
  }

  #book(owner: string, credits: number): void {
    this.#month.used[owner] = this.#used(owner) + credits;
    this.#timer ??= setTimeout(() => this.#write(), this.#settings.writeEveryMs ?? 1000).unref();
  }

  #write(): void {
    this.#timer = undefined;
    const text = JSON.stringify(this.#month);
    this.#writing = this.#writing.then(() => this.#settings.file.write(text)).catch(this.#settings.onWriteError);
  }
}

/** A damaged file is for a person to look at, not for us to forget. */
function parseMonth(text: string): Month {
  try {
    const month = JSON.parse(text) as Month;
    return { period: month.period, used: withoutPrototype(month.used) };
  } catch (cause) {
    throw new Error('The kept use of credits cannot be read: restore the file or remove it.', { cause });
  }
}

function newMonth(clock: Clock): Month {
  return { period: periodOf(clock.date()), used: withoutPrototype({}) };
}

/** An owner may be named like a member of Object. */
function withoutPrototype(used: Record<string, number>): Record<string, number> {
  return Object.assign(Object.create(null) as Record<string, number>, used);
}

function periodOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function endOf(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}
