import { describe, expect, it } from 'vitest';
import { markOfLabel } from './list-label.js';

describe('markOfLabel', () => {
  it.each([
    ['3.', { level: 1, ordered: true, value: 3 }],
    ['12)', { level: 1, ordered: true, value: 12 }],
    ['(a)', { level: 1, ordered: true, label: '(a)' }],
    ['1.2.3', { level: 1, ordered: true, label: '1.2.3' }],
    ['IV.', { level: 1, ordered: true, label: 'IV.' }],
    ['•\t', { level: 1, ordered: false }],
    ['-', { level: 1, ordered: false }],
    ['o', { level: 1, ordered: false }],
    ['\uf0b7', { level: 1, ordered: false }],
    [' \t', undefined],
  ])('reads %j', (label, mark) => {
    expect(markOfLabel(label, 1)).toEqual(mark);
  });
});
