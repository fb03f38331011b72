import { expect, it } from 'vitest';
import { budgets } from '../base/budgets.js';
import { isTooDeep } from './value-depth.js';

const levels = budgets.valueDepth.bound;

it.each([
  ['a text of brackets', JSON.stringify('[{\\"'.repeat(10_000)), false],
  ['a wide value', JSON.stringify(Array(5000).fill({ a: [] })), false],
  ['a value at the bound', '['.repeat(levels) + ']'.repeat(levels), false],
  ['a deeper one', '{"a":'.repeat(levels + 1) + '1' + '}'.repeat(levels + 1), true],
])('%s', (_what, json, deep) => {
  expect(isTooDeep(json)).toBe(deep);
});
