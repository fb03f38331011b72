/**
 * The use of credits, by owner and month. Where servers share a database, a reservation stands in the account itself,
 * so that they cannot overdraw it together; every change is one statement, which happens as a whole or not at all.
 * Spec: Errors (402).
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Clock } from '../base/clock.js';
import type { Database, Query } from './database/database.js';
import { madeOnce } from './database/made-once.js';

export interface CreditAccounts {
  /** Reserves one credit when fewer than `plan` are used and reserved; false when there is none left. */
  reserve(owner: string, month: number, plan: number): Promise<boolean>;
  /** Ends one reservation and books what the work cost; 0 for work that failed. */
  settle(owner: string, month: number, credits: number): Promise<void>;
  /** Books as a part of the transaction that keeps the work; a reservation is ended apart. */
  book(db: Query, owner: string, month: number, credits: number): Promise<void>;
  standing(owner: string, month: number): Promise<{ used: number; reserved: number }>;
  /** What was used in each month from `first` on in which anything was, in order. */
  history(owner: string, first: number): Promise<{ month: number; used: number }[]>;
}

/** `settle` resolves with what is used by then. */
type SharedAccounts = Omit<CreditAccounts, 'settle'> & {
  settle(...booking: Parameters<CreditAccounts['settle']>): Promise<number>;
};

/** Far above the longest request: what an account has reserved longer than that, a server that crashed has left behind. */
const reservationMs = 3600_000;

/** @returns accounts of this process alone where the database is its own, else those that servers share */
export async function openCreditAccounts(database: Database, clock: Clock): Promise<CreditAccounts> {
  const shared = sharedAccounts(database, clock);
  if (database.driver.name !== 'libsql')
    return { ...shared, settle: async (...booking) => void (await shared.settle(...booking)) };
  // An earlier version kept reservations here: they are of a process that is gone.
  await database.query.updateTable('credit_accounts').set({ reserved: 0 }).execute();
  return accountsOfOneProcess(shared, clock);
}

function sharedAccounts({ query }: Database, clock: Clock): SharedAccounts {
  const now = (): number => clock.date().getTime();
  const reserved = (): RawBuilder<number> =>
    sql<number>`case when credit_accounts.reserved_at > ${now() - reservationMs} then credit_accounts.reserved else 0 end`;
  const settle = madeOnce<{ owner: string; month: number; credits: number; now: number }, { used: number }>(
    query,
    (value) =>
      query
        .insertInto('credit_accounts')
        .values({
          owner: value('owner'),
          month: value('month'),
          used: value('credits'),
          reserved: 0,
          reserved_at: value('now'),
        })
        .onConflict((conflict) =>
          conflict.columns(['owner', 'month']).doUpdateSet({
            used: sql<number>`credit_accounts.used + ${value('credits')}`,
            reserved: sql<number>`case when credit_accounts.reserved > 0 then credit_accounts.reserved - 1 else 0 end`,
          }),
        )
        .returning('used'),
  );
  return {
    reserve: async (owner, month, plan) => {
      if (plan < 1) return false;
      const account = await query
        .insertInto('credit_accounts')
        .values({ owner, month, used: 0, reserved: 1, reserved_at: now() })
        .onConflict((conflict) =>
          conflict
            .columns(['owner', 'month'])
            .doUpdateSet({ reserved: sql<number>`${reserved()} + 1`, reserved_at: now() })
            .where(sql<boolean>`credit_accounts.used + ${reserved()} < ${plan}`),
        )
        .returning('owner')
        .executeTakeFirst();
      return account !== undefined;
    },
    settle: async (owner, month, credits) => {
      const [account] = await settle({ owner, month, credits, now: now() });
      return account!.used;
    },
    book: async (db, owner, month, credits) => {
      await db
        .insertInto('credit_accounts')
        .values({ owner, month, used: credits, reserved: 0, reserved_at: now() })
        .onConflict((conflict) =>
          conflict.columns(['owner', 'month']).doUpdateSet({ used: sql<number>`credit_accounts.used + ${credits}` }),
        )
        .execute();
    },
    standing: async (owner, month) => {
      const account = await query
        .selectFrom('credit_accounts')
        .select(['used', reserved().as('reserved')])
        .where('owner', '=', owner)
        .where('month', '=', month)
        .executeTakeFirst();
      return account ?? { used: 0, reserved: 0 };
    },
    history: (owner, first) =>
      query
        .selectFrom('credit_accounts')
        .select(['month', 'used'])
        .where('owner', '=', owner)
        .where('month', '>=', first)
        .where('used', '>', 0)
        .orderBy('month')
        .execute(),
  };
}

/** What this process knows of an account. */
interface Known {
  reserved: number;
  /** When the last reservation was made. */
  reservedAt: number;
  /** Undefined: the database is to be asked. */
  used: number | undefined;
  /** How often `used` became unknown: what was asked before that says nothing of what came after. */
  forgotten: number;
}

/**
 * Where one process has the database to itself, reservations stand in its memory, for they end with it, and beside them what
 * is used. So work costs one write in place of two writes and two reads, and work that failed none.
 */
function accountsOfOneProcess(accounts: SharedAccounts, clock: Clock): CreditAccounts {
  const all = new Map<string, Known>();
  const now = (): number => clock.date().getTime();
  const reservedOf = ({ reserved, reservedAt }: Known): number => (reservedAt > now() - reservationMs ? reserved : 0);
  const knownOf = (owner: string, month: number): Known => {
    const key = `${month} ${owner}`;
    const known = all.get(key) ?? { reserved: 0, reservedAt: 0, used: undefined, forgotten: 0 };
    all.set(key, known);
    return known;
  };
  const forget = (known: Known): void => {
    known.used = undefined;
    known.forgotten += 1;
  };
  const ask = async (known: Known, owner: string, month: number): Promise<void> => {
    const { forgotten } = known;
    const { used } = await accounts.standing(owner, month);
    // Nothing is ever taken back, so of two answers the higher one is the later.
    if (known.forgotten === forgotten) known.used = Math.max(known.used ?? 0, used);
  };
  return {
    ...accounts,
    reserve: async (owner, month, plan) => {
      const known = knownOf(owner, month);
      while (known.used === undefined) await ask(known, owner, month);
      if (known.used + reservedOf(known) >= plan) return false;
      known.reserved = reservedOf(known) + 1;
      known.reservedAt = now();
      return true;
    },
    settle: async (owner, month, credits) => {
      const known = knownOf(owner, month);
      if (credits > 0) {
        const { forgotten } = known;
        const used = await accounts.settle(owner, month, credits);
        if (known.forgotten === forgotten) known.used = Math.max(known.used ?? 0, used);
        else forget(known);
      }
      known.reserved = Math.max(0, known.reserved - 1);
    },
    book: async (db, owner, month, credits) => {
      await accounts.book(db, owner, month, credits);
      // Its transaction may still be taken back; who asks now waits for its end.
      forget(knownOf(owner, month));
    },
    standing: async (owner, month) => {
      const known = knownOf(owner, month);
      while (known.used === undefined) await ask(known, owner, month);
      return { used: known.used, reserved: reservedOf(known) };
    },
  };
}
