import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statusAtLevel, statuses, statusOfBreach, strictest, worse, worst } from './outcome.js';

const status = fc.constantFrom(...statuses);

describe('combining statuses', () => {
  it('keeps the worst, in any order and grouping', () => {
    fc.assert(
      fc.property(status, status, status, (a, b, c) => {
        expect(worse(a, b)).toBe(worse(b, a));
        expect(worse(worse(a, b), c)).toBe(worse(a, worse(b, c)));
        expect([a, b]).toContain(worse(a, b));
      }),
    );
  });

  it('never turns green what is not', () => {
    expect(worst(['pass', 'unverified', 'pass'])).toBe('unverified');
    expect(worst(['fail', 'harness-error'])).toBe('harness-error');
    expect(worst([])).toBeUndefined();
  });
});

describe('levels', () => {
  it('lets only a must fail', () => {
    expect([statusOfBreach('must'), statusOfBreach('should'), statusOfBreach('may')]).toEqual([
      'fail',
      'warn',
      'tolerated',
    ]);
    expect(statusAtLevel('fail', 'should')).toBe('warn');
    expect(statusAtLevel('unverified', 'may')).toBe('unverified');
  });

  it('takes the strictest, and must where none is named', () => {
    expect(strictest(['may', 'should'])).toBe('should');
    expect(strictest([])).toBe('must');
  });
});
