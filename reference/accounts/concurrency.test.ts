import { describe, expect, it } from 'vitest';
import { deadlineAfter, noDeadline } from '../base/deadline.js';
import { systemClock } from '../base/clock.js';
import type { Clock } from '../base/clock.js';
import { fakeClock } from '../storage/testing/fake-clock.js';
import { Concurrency } from './concurrency.js';

const never = new AbortController().signal;
const make = (concurrencyPerOwner: number, queueSizePerOwner: number, clock: Clock = systemClock) =>
  new Concurrency({ concurrencyPerOwner, queueSizePerOwner, clock });

describe('concurrency', () => {
  it('admits at once below the limit and says so', async () => {
    const slot = await make(1, 0).acquire('a', noDeadline, never);
    expect(slot).toMatchObject({ limited: false, queuedMs: 0 });
  });

  it('lets the rest wait in order and tells how long', async () => {
    const clock = fakeClock();
    const concurrency = make(1, 10, clock);
    const first = await concurrency.acquire('a', noDeadline, never);
    const order: string[] = [];
    const second = concurrency.acquire('a', noDeadline, never).then((slot) => (order.push('second'), slot));
    const third = concurrency.acquire('a', noDeadline, never).then((slot) => (order.push('third'), slot));
    expect(concurrency.status('a')).toEqual({ active: 1, waiting: 2, maxConcurrency: 1 });
    clock.pass(20);
    first.release();
    first.release();
    const slot = await second;
    expect(slot.limited).toBe(true);
    expect(slot.queuedMs).toBe(20);
    expect(concurrency.status('a')).toMatchObject({ active: 1, waiting: 1 });
    slot.release();
    (await third).release();
    expect(order).toEqual(['second', 'third']);
    expect(concurrency.status('a')).toMatchObject({ active: 0, waiting: 0 });
  });

  it('may be another for one owner', async () => {
    const concurrencyOf = (owner: string): number | undefined => (owner === 'b' ? 2 : undefined);
    const concurrency = new Concurrency({
      concurrencyPerOwner: 1,
      concurrencyOf,
      queueSizePerOwner: 0,
      clock: systemClock,
    });
    for (const owner of ['a', 'b', 'b']) await concurrency.acquire(owner, noDeadline, never);
    for (const owner of ['a', 'b'])
      await expect(concurrency.acquire(owner, noDeadline, never)).rejects.toMatchObject({ code: 'account.queue-full' });
  });

  it('keeps owners apart', async () => {
    const concurrency = make(1, 0);
    await concurrency.acquire('a', noDeadline, never);
    expect((await concurrency.acquire('b', noDeadline, never)).limited).toBe(false);
  });

  it('refuses when the queue is full', async () => {
    const concurrency = make(1, 0);
    await concurrency.acquire('a', noDeadline, never);
    await expect(concurrency.acquire('a', noDeadline, never)).rejects.toMatchObject({
      code: 'account.queue-full',
      retryAfterSeconds: 1,
    });
  });

  it('ends the wait at the deadline and leaves the queue', async () => {
    const concurrency = make(1, 5);
    await concurrency.acquire('a', noDeadline, never);
    const deadline = deadlineAfter(20, systemClock.nowMs);
    await expect(concurrency.acquire('a', deadline, never)).rejects.toMatchObject({ code: 'account.queue-timeout' });
    expect(concurrency.status('a').waiting).toBe(0);
  });

  it('leaves the queue when the client goes away', async () => {
    const concurrency = make(1, 5);
    await concurrency.acquire('a', noDeadline, never);
    const client = new AbortController();
    const waiting = concurrency.acquire('a', noDeadline, client.signal);
    client.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(concurrency.status('a').waiting).toBe(0);
  });

  it('remembers the last success', () => {
    const concurrency = make(1, 5);
    concurrency.succeeded('a');
    expect(concurrency.status('a').mostRecentSuccess).toBeInstanceOf(Date);
  });
});
