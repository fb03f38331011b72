/**
 * The use of credits, by owner and month. Where servers share a database, a reservation stands in the account itself,
 * so that they cannot overdraw it together; every change is one statement, which happens as a whole or not at all.
 * Spec: Errors (402).
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Clock } from '../base/clock.js';
import type { Database } from './database/database.js';

export interface CreditAccounts {
  /** Reserves one credit when fewer than `plan` are used and reserved; false when there is none left. */
  reserve(owner: string, month: number, plan: number): Promise<boolean>;
  /** Ends one reservation and books what the work cost; 0 for work that failed. */
  settle(owner: string, month: number, credits: number): Promise<void>;
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

interface Standing {
  used: number;
  reserved: number;
  reservedAt: number;
}

/**
 * Where one process has the database to itself, reservations stand in its memory, for they end with it; what was used is
 * read once and written by every booking. So work costs one write in place of two, and work that failed none.
 */
function accountsOfOneProcess(accounts: CreditAccounts, clock: Clock): CreditAccounts {
  const standings = new Map<string, Promise<Standing>>();
  const now = (): number => clock.date().getTime();
  const reservedOf = ({ reserved, reservedAt }: Standing): number =>
    reservedAt > now() - reservationMs ? reserved : 0;
  const standingOf = (owner: string, month: number): Promise<Standing> => {
    const key = `${month} ${owner}`;
    const known = standings.get(key);
    if (known) return known;
    const read = accounts.standing(owner, month).then(({ used }) => ({ used, reserved: 0, reservedAt: 0 }));
    standings.set(key, read);
    read.catch(() => standings.delete(key));
    return read;
  };
  return {
    reserve: async (owner, month, plan) => {
      const standing = await standingOf(owner, month);
      const reserved = reservedOf(standing);
      if (standing.used + reserved >= plan) return false;
      Object.assign(standing, { reserved: reserved + 1, reservedAt: now() });
      return true;
    },
    settle: async (owner, month, credits) => {
      const standing = await standingOf(owner, month);
      if (credits > 0) await accounts.settle(owner, month, credits);
      standing.used += credits;
      standing.reserved = Math.max(0, standing.reserved - 1);
    },
    standing: async (owner, month) => {
      const standing = await standingOf(owner, month);
      return { used: standing.used, reserved: reservedOf(standing) };
    },
    history: (owner, first) => accounts.history(owner, first),
  };
}
