import { describe, expect, it } from 'vitest';
import { openCreditAccounts } from '../storage/credit-accounts.js';
import type { CreditAccounts } from '../storage/credit-accounts.js';
import { embeddedPlace, opened } from '../storage/testing/databases.js';
import { CreditLedger } from './credits.js';

interface World {
  ledger: CreditLedger;
  accounts: CreditAccounts;
  state: { now: Date; errors: unknown[]; fails: boolean };
}

async function world(creditsPerMonth: number): Promise<World> {
  const state = { now: new Date('2026-03-15T12:00:00Z'), errors: [] as unknown[], fails: false };
  const clock = { nowMs: () => 0, date: () => state.now };
  const accounts = await openCreditAccounts(await opened(await embeddedPlace()), clock);
  const failing: CreditAccounts = {
    ...accounts,
    settle: async (...booking) => {
      if (state.fails) throw new Error('the disk is full');
      await accounts.settle(...booking);
    },
  };
  const onWriteError = (error: unknown): void => void state.errors.push(error);
  return { ledger: new CreditLedger({ creditsPerMonth, clock, accounts: failing, onWriteError }), accounts, state };
}

describe('credit ledger', () => {
  it('tells what was used month by month, over the turn of a year, the one that runs too', async () => {
    const { ledger, state } = await world(100);
    state.now = new Date('2025-12-31T23:59:59Z');
    await (await ledger.reserve('a')).settle(4);
    state.now = new Date('2026-01-01T00:00:00Z');
    await (await ledger.reserve('a')).settle(2);
    await (await ledger.reserve('b')).settle(9);
    state.now = new Date('2026-03-01T00:00:00Z');
    expect(await ledger.history('a')).toEqual([
      { start: new Date('2025-12-01T00:00:00Z'), end: new Date('2026-01-01T00:00:00Z'), used: 4 },
      { start: new Date('2026-01-01T00:00:00Z'), end: new Date('2026-02-01T00:00:00Z'), used: 2 },
      { start: new Date('2026-03-01T00:00:00Z'), end: new Date('2026-04-01T00:00:00Z'), used: 0 },
    ]);
    state.now = new Date('2027-12-01T00:00:00Z');
    expect((await ledger.history('a')).map(({ used }) => used)).toEqual([2, 0]);
  });

  it('books the true cost of finished work', async () => {
    const { ledger } = await world(10);
    await (await ledger.reserve('a')).settle(4);
    expect(await ledger.usage('a')).toEqual({
      remaining: 6,
      plan: 10,
      periodStart: new Date('2026-03-01T00:00:00Z'),
      periodEnd: new Date('2026-04-01T00:00:00Z'),
    });
    expect((await ledger.usage('b')).remaining).toBe(10);
  });

  it('charges nothing for work that is released', async () => {
    const { ledger } = await world(1);
    await (await ledger.reserve('a')).release();
    await (await ledger.reserve('a')).release();
    expect((await ledger.usage('a')).remaining).toBe(1);
  });

  it('refuses parallel work that the balance cannot pay', async () => {
    const { ledger } = await world(1);
    const first = await ledger.reserve('a');
    await expect(ledger.reserve('a')).rejects.toMatchObject({ code: 'account.payment-required' });
    await first.settle(1);
    await first.release();
    await expect(ledger.require('a', 1)).rejects.toThrow(/Insufficient credits: .* 0 of 1 are left/);
    expect((await ledger.usage('a')).remaining).toBe(0);
  });

  it('never shows a balance below zero', async () => {
    const { ledger } = await world(2);
    await (await ledger.reserve('a')).settle(30);
    expect((await ledger.usage('a')).remaining).toBe(0);
  });

  it('starts every month anew, and books work in the month it was begun', async () => {
    const { ledger, state } = await world(5);
    await (await ledger.reserve('a')).settle(4);
    const overMidnight = await ledger.reserve('a');
    state.now = new Date('2026-04-01T00:00:00Z');
    await overMidnight.settle(1);
    expect((await ledger.usage('a')).remaining).toBe(5);
  });

  it('loses no booking while the database cannot write', async () => {
    const { ledger, state, accounts } = await world(10);
    const reservation = await ledger.reserve('a');
    state.fails = true;
    await reservation.settle(3);
    expect(state.errors).toHaveLength(1);
    expect(await accounts.standing('a', 2026 * 12 + 2)).toEqual({ used: 0, reserved: 1 });
    state.fails = false;
    await ledger.close();
    expect(await accounts.standing('a', 2026 * 12 + 2)).toEqual({ used: 3, reserved: 0 });
  });
});
