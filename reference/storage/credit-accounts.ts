/**
 * The use of credits, by owner and month. Where servers share a database, a reservation stands in the account itself,
 * so that they cannot overdraw it together; every change is one statement, which happens as a whole or not at all.
 * Spec: Errors (402).
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Clock } from '../base/clock.js';
import type { Database, Query } from './database/database.js';

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

/** Far above the longest request: what an account has reserved longer than that, a server that crashed has left behind. */
const reservationMs = 3600_000;

/** @returns accounts of this process alone where the database is its own, else those that servers share */
export async function openCreditAccounts(database: Database, clock: Clock): Promise<CreditAccounts> {
  const shared = sharedAccounts(database, clock);
  if (database.driver.name !== 'libsql') return shared;
  // An earlier version kept reservations here: they are of a process that is gone.
  await database.query.updateTable('credit_accounts').set({ reserved: 0 }).execute();
  return accountsOfOneProcess(shared, clock);
}

function sharedAccounts({ query }: Database, clock: Clock): CreditAccounts {
  const now = (): number => clock.date().getTime();
  const reserved = (): RawBuilder<number> =>
    sql<number>`case when credit_accounts.reserved_at > ${now() - reservationMs} then credit_accounts.reserved else 0 end`;
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
      await query
        .insertInto('credit_accounts')
        .values({ owner, month, used: credits, reserved: 0, reserved_at: now() })
        .onConflict((conflict) =>
          conflict.columns(['owner', 'month']).doUpdateSet({
            used: sql<number>`credit_accounts.used + ${credits}`,
            reserved: sql<number>`case when credit_accounts.reserved > 0 then credit_accounts.reserved - 1 else 0 end`,
          }),
        )
        .execute();
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

interface Reserved {
  count: number;
  at: number;
  /** How many have ended: what they booked may be missing in what was read before. */
  ended: number;
}

/**
 * Where one process has the database to itself, reservations stand in its memory, for they end with it. So work costs one
 * write in place of two, and work that failed none.
 */
function accountsOfOneProcess(accounts: CreditAccounts, clock: Clock): CreditAccounts {
  const reservations = new Map<string, Reserved>();
  const now = (): number => clock.date().getTime();
  const countOf = ({ count, at }: Reserved): number => (at > now() - reservationMs ? count : 0);
  const reservedBy = (owner: string, month: number): Reserved => {
    const key = `${month} ${owner}`;
    const known = reservations.get(key) ?? { count: 0, at: 0, ended: 0 };
    reservations.set(key, known);
    return known;
  };
  return {
    ...accounts,
    reserve: async (owner, month, plan) => {
      const reserved = reservedBy(owner, month);
      for (;;) {
        const { ended } = reserved;
        const { used } = await accounts.standing(owner, month);
        if (reserved.ended !== ended) continue;
        const count = countOf(reserved);
        if (used + count >= plan) return false;
        Object.assign(reserved, { count: count + 1, at: now() });
        return true;
      }
    },
    settle: async (owner, month, credits) => {
      const reserved = reservedBy(owner, month);
      if (credits > 0) await accounts.settle(owner, month, credits);
      reserved.count = Math.max(0, reserved.count - 1);
      reserved.ended += 1;
    },
    standing: async (owner, month) => {
      const { used } = await accounts.standing(owner, month);
      return { used, reserved: countOf(reservedBy(owner, month)) };
    },
  };
}
