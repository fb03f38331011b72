import { describe, expect, it } from 'vitest';
import { CreditLedger } from './credits.js';

function world(start: { kept?: string; date?: string } = {}) {
  const state = { kept: start.kept, now: new Date(start.date ?? '2026-03-15T12:00:00Z'), errors: [] as unknown[] };
  return {
    state,
    settings: (creditsPerMonth: number) => ({
      creditsPerMonth,
      clock: { nowMs: () => 0, date: () => state.now },
      file: {
        read: async () => state.kept,
        write: async (text: string) => {
          state.kept = text;
        },
      },
      onWriteError: (error: unknown) => state.errors.push(error),
    }),
  };
}

describe('credit ledger', () => {
  it('books the true cost of finished work', async () => {
    const { settings } = world();
    const ledger = await CreditLedger.open(settings(10));
    ledger.reserve('a').settle(4);
    expect(ledger.usage('a')).toEqual({
      remaining: 6,
      plan: 10,
      periodStart: new Date('2026-03-01T00:00:00Z'),
      periodEnd: new Date('2026-04-01T00:00:00Z'),
    });
    expect(ledger.usage('b').remaining).toBe(10);
    await ledger.close();
  });

  it('charges nothing for work that is released', async () => {
    const ledger = await CreditLedger.open(world().settings(1));
    ledger.reserve('a').release();
    ledger.reserve('a').release();
    expect(ledger.usage('a').remaining).toBe(1);
  });

  it('refuses parallel work that the balance cannot pay', async () => {
    const ledger = await CreditLedger.open(world().settings(1));
    const first = ledger.reserve('a');
    expect(() => ledger.reserve('a')).toThrowError(expect.objectContaining({ code: 'account.payment-required' }));
    first.settle(1);
    first.release();
    expect(() => ledger.require('a', 1)).toThrow(/Insufficient credits/);
    await ledger.close();
  });

  it('never shows a balance below zero', async () => {
    const ledger = await CreditLedger.open(world().settings(2));
    ledger.reserve('a').settle(30);
    expect(ledger.usage('a').remaining).toBe(0);
    await ledger.close();
  });

  it('starts every month anew', async () => {
    const { state, settings } = world();
    const ledger = await CreditLedger.open(settings(5));
    ledger.reserve('a').settle(5);
    state.now = new Date('2026-04-01T00:00:00Z');
    expect(ledger.usage('a').remaining).toBe(5);
    await ledger.close();
  });

  it('remembers the month after a restart', async () => {
    const { state, settings } = world();
    const ledger = await CreditLedger.open(settings(5));
    ledger.reserve('__proto__').settle(3);
    await ledger.close();
    const again = await CreditLedger.open(settings(5));
    expect(again.usage('__proto__').remaining).toBe(2);
    expect(state.errors).toEqual([]);
  });

  it('refuses to start on a damaged file', async () => {
    await expect(CreditLedger.open(world({ kept: '{"period":' }).settings(5))).rejects.toThrow(/cannot be read/);
  });
});
