import { describe, expect, it } from 'vitest';
import { TurnQueue } from './turn-queue.js';

function drained(queue: TurnQueue<string>): string[] {
  const order: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) order.push(item);
  return order;
}

describe('a queue of owners who take turns', () => {
  it('serves one of each owner before the second of any, each in its order', () => {
    const queue = new TurnQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
    queue.add('b', 'b1');
    queue.add('c', 'c1');
    queue.add('b', 'b2');
    expect(queue.size).toBe(7);
    expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(queue.size).toBe(0);
  });

  it('gives a newcomer the next turn but those of the owners who wait already', () => {
    const queue = new TurnQueue<string>();
    for (let item = 0; item < 100; item++) queue.add('a', `a${item}`);
    queue.next();
    queue.add('b', 'b0');
    expect([queue.next(), queue.next()]).toEqual(['a1', 'b0']);
  });

  it('gives the next turn to who has least already, and none to who may have no more', () => {
    const queue = new TurnQueue<string>();
    for (const item of ['a1', 'b1', 'c1', 'a2']) queue.add(item[0]!, item);
    const held: Record<string, number> = { a: 2, b: 1, c: 1 };
    expect(queue.next((owner) => held[owner]!)).toBe('b1');
    expect(queue.next((owner) => held[owner]!)).toBe('c1');
    expect(queue.next(() => Infinity)).toBeUndefined();
    expect([queue.size, ...queue]).toEqual([2, 'a1', 'a2']);
  });

  it('forgets who left', () => {
    const queue = new TurnQueue<string>();
    queue.add('a', 'a1');
    queue.add('a', 'a2');
    queue.delete('a', 'a1');
    queue.delete('a', 'a1');
    queue.delete('b', 'b1');
    expect([queue.size, ...queue]).toEqual([1, 'a2']);
    expect(drained(queue)).toEqual(['a2']);
  });
});
