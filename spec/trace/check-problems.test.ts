import { describe, expect, it } from 'vitest';
import { checkProblems } from './check-problems.js';
import { catalogue, row } from './testing.js';

describe('the checks of the suite', () => {
  it('are sound when each is named by a row and each named one exists', () => {
    expect(checkProblems(catalogue(), ['parse.kettle.volume'])).toEqual([]);
  });

  it('may each prove several rows', () => {
    const rows = [row(), row({ id: 'parse.kettle.limit', checks: ['parse.kettle.volume'] })];
    expect(checkProblems(catalogue({ rows }), ['parse.kettle.volume'])).toEqual([]);
  });

  it('lack one that a row names', () => {
    expect(checkProblems(catalogue(), [])).toEqual([
      'parse.kettle.volume: names the check parse.kettle.volume, which the suite does not have',
    ]);
  });

  it('hold none that no row names', () => {
    expect(checkProblems(catalogue(), ['parse.kettle.volume', 'parse.cup.volume'])).toEqual([
      'parse.cup.volume: no requirement names this check',
    ]);
  });

  it('may record a silence under the id of its row, and need not', () => {
    const rows = [row({ id: 'parse.kettle.colour', silence: 'kettle-colour' })];
    expect(checkProblems(catalogue({ rows }), ['parse.kettle.colour'])).toEqual([]);
    expect(checkProblems(catalogue({ rows }), [])).toEqual([]);
  });

  it('have ids of their own', () => {
    expect(checkProblems(catalogue(), ['parse.kettle.volume', 'parse.kettle.volume'])).toEqual([
      'parse.kettle.volume: this check id stands more than once',
    ]);
  });
});
