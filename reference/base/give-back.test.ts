import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { giveBackOnceQuiet } from './give-back.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const garbage = (): WeakRef<object> => new WeakRef({ text: 'nobody holds this' });

it('what nobody holds is given back at the first quiet look, and no later one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const spent = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 5e6, system: 0 });
  giveBackOnceQuiet();
  const first = garbage();
  await nextTurn();
  vi.advanceTimersByTime(60_000);
  expect(first.deref()).toBeDefined();
  await nextTurn();
  spent.mockReturnValue({ user: 1000, system: 1000 });
  vi.advanceTimersByTime(10_000);
  await nextTurn();
  expect(first.deref()).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
