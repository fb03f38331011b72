import { describe, expect, it } from 'vitest';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import type { Delivery, Receiver } from '../../vocabulary/webhooks.js';
import { toldOf } from './receivers.js';

const answer = (json: unknown): Exchange => ({ response: { status: 200, json } }) as Exchange;

/** A server whose job waits for others until it was asked so often, and which delivers when the job has ended. */
function serverOfQueues(questionsUntilEnd: number): { t: CheckContext; receiver: Receiver; asked: () => number } {
  let asked = 0;
  const delivery = { event: 'completed' } as Delivery;
  const send = (): Promise<Exchange> => {
    asked += 1;
    return Promise.resolve(answer({ status: asked < questionsUntilEnd ? 'pending' : 'completed' }));
  };
  const t = { send, target: { timeoutScale: 1 } } as unknown as CheckContext;
  const receiver: Receiver = {
    url: 'http://receiver.example/',
    deliveries: () => (asked < questionsUntilEnd ? [] : [delivery]),
    isMistrusted: () => false,
  };
  return { t, receiver, asked: () => asked };
}

const started = answer({ id: 'job-1' });
const isTold = (deliveries: readonly Delivery[]): boolean => deliveries.length > 0;

describe('what a job tells its receiver', () => {
  it('is waited for until the job has ended, however long it waits for others', async () => {
    const { t, receiver } = serverOfQueues(3);
    expect(await toldOf(t, 'crawl', started, receiver, isTold, 1)).toHaveLength(1);
  });

  it('is what has arrived, where the job has ended', async () => {
    const { t, receiver, asked } = serverOfQueues(1);
    expect(await toldOf(t, 'batch-scrape', started, { ...receiver, deliveries: () => [] }, isTold, 1)).toEqual([]);
    expect(asked()).toBe(1);
  });
});
