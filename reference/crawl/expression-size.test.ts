import { expect, it } from 'vitest';
import { expressionSize } from './expression-size.js';

it.each([
  ['^/blog/.*$', 10],
  ['.{1000}x', 1001],
  ['[0-9]{4}-[^a-z\\]]{2,5}', 10],
  ['((a?){50}){10}x', 2021],
  ['(a|b)+', 6],
  ['\\d{3,}', 3],
  ['[{9}]', 1],
  ['(', 0],
  ['a)', 3],
  ['\\', 1],
  ['', 0],
])('%s has %i states', (text, states) => {
  expect(expressionSize(text)).toBe(states);
});
