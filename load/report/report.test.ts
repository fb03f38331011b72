import { describe, expect, it } from 'vitest';
import { breaches, readBudgets } from './budgets.js';
import { table } from './table.js';

describe('the load report', () => {
  it('lines columns up, names left and figures right', () => {
    expect(
      table(
        ['name', 'n'],
        [
          ['a', '10'],
          ['longer', '5'],
        ],
      ),
    ).toBe('name     n\n------  --\na       10\nlonger   5');
  });

  it('names every budget that a scenario breaks', () => {
    const budgets = { errorShareMax: 0, throughputRatioMin: { default: 0.1, 'pdf-large': 0.01 }, seenOnceRatioMin: {} };
    expect(breaches(budgets, [{ scenario: 'docx-small', completed: 100, errors: 0, throughputRatio: 0.2 }])).toEqual(
      [],
    );
    expect(breaches(budgets, [{ scenario: 'pdf-large', completed: 100, errors: 0, throughputRatio: 0.05 }])).toEqual(
      [],
    );
    expect(breaches(budgets, [{ scenario: 'docx-small', completed: 100, errors: 2, throughputRatio: 0.05 }])).toEqual([
      'docx-small: 2.00 % of the requests failed (2 of 100)',
      "docx-small: 0.050 of the echo server's throughput, at least 0.1 is expected",
    ]);
    expect(breaches(budgets, [{ scenario: 'docx-small', completed: 0, errors: 0, throughputRatio: 0 }])[0]).toContain(
      'no request was answered',
    );
  });

  it('has budgets that every scenario falls under', () => {
    expect(readBudgets().throughputRatioMin.default).toBeGreaterThan(0);
    expect(readBudgets().errorShareMax).toBe(0);
  });
});
