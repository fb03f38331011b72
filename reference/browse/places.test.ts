import { describe, expect, it } from 'vitest';
import { noDeadline } from '../base/deadline.js';
import { Places } from './places.js';

const never = new AbortController().signal;

describe('places of the browser', () => {
  it('go round among the owners who wait', async () => {
    const places = new Places(1, 10);
    const order: string[] = [];
    const visit = async (owner: string): Promise<void> => {
      const leave = await places.take(owner, noDeadline, never);
      order.push(owner);
      leave();
    };
    const leave = await places.take('a', noDeadline, never);
    const visits = ['a', 'a', 'a', 'b', 'c', 'b'].map(visit);
    leave();
    await Promise.all(visits);
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('go first to who has the fewest', async () => {
    const places = new Places(3, 10);
    const take = (owner: string): Promise<() => void> => places.take(owner, noDeadline, never);
    const leaves = [await take('a'), await take('a'), await take('b')];
    const order: string[] = [];
    const waits = ['a', 'b', 'c', 'c'].map((owner) => take(owner).then(() => order.push(owner)));
    for (const leave of leaves) leave();
    await Promise.all(waits.slice(0, 3));
    // One of a is left when the first place comes free, and none when the second does.
    expect(order).toEqual(['c', 'a', 'b']);
  });

  it('are refused when too many wait, and free again for the next when somebody leaves the queue', async () => {
    const places = new Places(1, 1);
    const leave = await places.take('a', noDeadline, never);
    const gone = new AbortController();
    const waits = places.take('b', noDeadline, gone.signal);
    await expect(places.take('c', noDeadline, never)).rejects.toMatchObject({ code: 'server.overloaded' });
    gone.abort(new Error('gone'));
    await expect(waits).rejects.toThrow('gone');
    leave();
    (await places.take('c', noDeadline, never))();
  });
});
