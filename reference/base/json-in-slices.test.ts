import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.js';
import { charactersOf, jsonInSlices } from './json-in-slices.js';

const slice = budgets.jsonSlice.bound;

async function piecesOf(value: object): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of jsonInSlices(value)) pieces.push(piece);
  return pieces;
}

const wholeOf = async (value: object): Promise<string> => Buffer.concat(await piecesOf(value)).toString();

describe('JSON in slices', () => {
  it('has the bytes of JSON that is written at once', async () => {
    const values = [
      {},
      [],
      { a: [], b: {}, c: [[], [{}]], d: null, e: undefined, f: [undefined, () => 1, Symbol('s')], g: () => 1 },
      { number: 1.5, none: NaN, yes: true, no: false, 'a "key"\n': '', later: { undefined } },
      { on: new Date(0), in: [new Date(1)], itself: { toJSON: (key: string) => `it is ${key}` } },
      [undefined, 'first is nothing', { first: undefined, second: 2 }],
      Array.from({ length: 1000 }, (_, index) => ({ index, text: 'text '.repeat(index) })),
    ];
    for (const value of values) expect(await wholeOf(value)).toBe(JSON.stringify(value));
  });

  it.each([
    ['plain letters', 'abc '],
    ['what is escaped', '"\\\u0001\n\u2028'],
    ['letters of two and three bytes', 'äß漢字'],
    ['surrogate pairs', '😀'],
    ['surrogate pairs at odd places', 'x😀😀'],
    ['halves of surrogate pairs', '\ud83d\ud83dx\ude00\ude00'],
  ])('cuts long texts of %s where nothing is lost', async (_, part) => {
    for (const shift of ['', 'y']) {
      const value = { markdown: shift + part.repeat((2.2 * slice) / part.length) };
      expect((await wholeOf(value)) === JSON.stringify(value)).toBe(true);
    }
  });

  it('comes in pieces of a bounded size, however the value is made', async () => {
    const text = 'x'.repeat(5 * slice);
    for (const value of [
      { text },
      { texts: text.match(/.{100}/g) },
      Array(slice).fill(7),
      { a: { b: [{ c: text }] } },
    ]) {
      const sizes = (await piecesOf(value)).map(({ byteLength }) => byteLength);
      expect(sizes.length).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(2 * slice);
    }
  });

  it('lets the event loop go round once for each piece, and no two values in the same round', async () => {
    const value = { text: 'x'.repeat(10 * slice) };
    let rounds = 0;
    let isOver = false;
    const count = (): void => {
      rounds += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const pieces = await Promise.all([piecesOf(value), piecesOf(value), piecesOf(value)]);
    isOver = true;
    expect(rounds).toBeGreaterThanOrEqual(pieces.flat().length - 3);
  });

  it('is nested as deeply as the value is', async () => {
    let value: object = { deepest: 'x'.repeat(slice + 1) };
    for (let level = 0; level < 10_000; level += 1) value = [value];
    const text = await wholeOf(value);
    expect(text.length).toBe(20_000 + JSON.stringify({ deepest: '' }).length + slice + 1);
  });
});

describe('the characters of a value', () => {
  it('are no more than its JSON has bytes', () => {
    for (const value of [{}, [1, 2, [3]], { a: 'text', b: null }, { keys: { are: 'not counted' } }])
      expect(charactersOf(value)).toBeLessThanOrEqual(JSON.stringify(value).length);
  });

  it('are counted until there are enough', () => {
    const many = Array.from({ length: 1000 }, () => new Proxy({}, { ownKeys: () => expect.fail('looked too far') }));
    expect(charactersOf(['x'.repeat(100), ...many].reverse(), 50)).toBeGreaterThan(50);
  });
});
