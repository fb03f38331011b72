import { describe, expect, it } from 'vitest';
import { createSecondLooks } from './second-look.js';
import type { Standing } from './capability.js';
import type { Look as LookOf } from './second-look.js';

type Look = LookOf<Standing>;

const there: Look = { standing: { state: 'offered', words: '' }, isUnanswered: false };
const silent: Look = { standing: { state: 'broken', words: 'no complete answer within 45 s' }, isUnanswered: true };
const refused: Look = { standing: { state: 'not-offered', words: 'status 400' }, isUnanswered: false };

/** Answers in turn, and counts how often it was asked. */
function answering(...looks: Look[]) {
  const asked: boolean[] = [];
  const look = (again: boolean): Promise<Look> => {
    asked.push(again);
    return Promise.resolve(looks[Math.min(asked.length, looks.length) - 1]!);
  };
  return { asked, look };
}

describe('a second look', () => {
  it('is taken where nobody answered, and what it finds is told with what came at first', async () => {
    const busy = answering(silent, there);
    expect(await createSecondLooks()(busy.look)).toEqual({
      state: 'offered',
      words: 'there when asked once more; at first: no complete answer within 45 s',
    });
    expect(busy.asked).toEqual([false, true]);
    expect(await createSecondLooks()(answering(silent, refused).look)).toEqual(refused.standing);
  });

  it('is not taken at what the target answered, whatever that was', async () => {
    for (const found of [there, refused]) {
      const { asked, look } = answering(found);
      expect(await createSecondLooks()(look)).toEqual(found.standing);
      expect(asked).toEqual([false]);
    }
  });

  it('hides no target that fails twice', async () => {
    const dead = answering(silent);
    expect(await createSecondLooks()(dead.look)).toEqual(silent.standing);
    expect(dead.asked).toEqual([false, true]);
  });

  it('waits until no other is at work, and is taken of one thing at a time', async () => {
    const twice = createSecondLooks();
    const order: string[] = [];
    let end = (_: Look): void => {};
    const long = twice(() => new Promise<Look>((resolve) => (end = resolve)));
    const busy = (name: string): Promise<unknown> =>
      twice(async (again) => {
        if (!again) return silent;
        order.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} ends`);
        return there;
      });
    const both = Promise.all([busy('a'), busy('b')]);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(order).toEqual([]);
    end(there);
    await Promise.all([long, both]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('is taken at three silent things at most', async () => {
    const twice = createSecondLooks();
    const things = Array.from({ length: 6 }, () => answering(silent));
    await Promise.all(things.map(({ look }) => twice(look)));
    expect(things.flatMap(({ asked }) => asked.filter(Boolean))).toHaveLength(3);
    expect(await twice(answering(there).look)).toEqual(there.standing);
  });

  it('lets the others in when one cannot be asked at all', async () => {
    const twice = createSecondLooks();
    const failing = twice((again) => (again ? Promise.reject(new Error('a mistake')) : Promise.resolve(silent)));
    const busy = twice(answering(silent, there).look);
    await expect(failing).rejects.toThrow('a mistake');
    expect((await busy).state).toBe('offered');
  });
});
