import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { keepShapeOf, keepShapes, renewShapes } from './lasting-shapes.js';

it('keeps one object of each class over a full collection, until it makes the next', async () => {
  const made: WeakRef<object>[] = [];
  keepShapeOf(() => {
    const one = { field: 1 };
    made.push(new WeakRef(one));
    return one;
  });
  renewShapes();
  renewShapes();
  await new Promise(setImmediate);
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  expect(made.map((reference) => reference.deref() !== undefined)).toEqual([false, true]);
});

it('makes new ones after every sixteenth document', () => {
  let made = 0;
  keepShapeOf(() => ({ number: (made += 1) }));
  for (let document = 0; document < 48; document += 1) keepShapes();
  expect(made).toBe(3);
});
