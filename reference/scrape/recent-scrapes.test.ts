import { describe, expect, it } from 'vitest';
import { budgets } from '../base/budgets.js';
import type { NewObject, ObjectPlace } from '../storage/objects/objects.js';
import { recentScrapes } from './recent-scrapes.js';

/** Objects that are written when the test says so. */
function slowObjects() {
  const written: [ObjectPlace, NewObject][] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const objects = {
    add: async (place: ObjectPlace, object: NewObject) => {
      await opened;
      written.push([place, object]);
      return 'an id';
    },
    find: async () => undefined,
    read: async () => undefined,
  };
  return { objects, written, open };
}

const data = { markdown: 'Tides', metadata: {} };
const never = (error: unknown): never => {
  throw error;
};

describe('recent scrapes', () => {
  it('are found by their owner alone before they are written', async () => {
    const { objects } = slowObjects();
    const scrapes = recentScrapes(objects, never);
    await scrapes.keep('one', 'a', data);
    expect(await scrapes.find('one', 'a')).toEqual(data);
    expect(await scrapes.find('another', 'a')).toBeUndefined();
  });

  it('are written before the database closes', async () => {
    const { objects, written, open } = slowObjects();
    const scrapes = recentScrapes(objects, never);
    await scrapes.keep('one', 'a', data);
    const closed = scrapes.close();
    expect(written).toHaveLength(0);
    open();
    await closed;
    expect(written.map(([{ owner, key }]) => [owner, key])).toEqual([['one', 'a']]);
  });

  it('are written as they are when they are large', async () => {
    const { objects, written, open } = slowObjects();
    const scrapes = recentScrapes(objects, never);
    const large = { ...data, markdown: 'é"'.repeat(budgets.jsonAtOnce.bound) };
    await scrapes.keep('one', 'a', large);
    open();
    await scrapes.close();
    expect(Buffer.from(JSON.stringify(large)).equals(written[0]![1].bytes)).toBe(true);
  });

  it('are waited for when many are not written yet', async () => {
    const { objects, open, written } = slowObjects();
    const scrapes = recentScrapes(objects, never);
    for (let index = 0; index < 8; index += 1) await scrapes.keep('one', `id ${index}`, data);
    const last = scrapes.keep('one', 'last', data).then(() => written.length);
    open();
    expect(await last).toBe(9);
  });

  it('that cannot be written are told of and forgotten', async () => {
    const errors: unknown[] = [];
    const full = { ...slowObjects().objects, add: () => Promise.reject(new Error('full')) };
    const scrapes = recentScrapes(full, (error) => errors.push(error));
    await scrapes.keep('one', 'a', data);
    await scrapes.close();
    expect(errors).toHaveLength(1);
    expect(await scrapes.find('one', 'a')).toBeUndefined();
  });
});
