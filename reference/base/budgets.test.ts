import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.js';

describe('the table of budgets', () => {
  it.each(Object.entries(budgets))('%s is kept where the table says', (name, { where, bound }) => {
    const source = readFileSync(new URL(`../${where}`, import.meta.url), 'utf8');
    expect(source).toContain(`budgets.${name}.bound`);
    expect(bound).toBeGreaterThan(0);
  });
});
