import { describe, expect, it } from 'vitest';
import { growthOf } from './counted-work.js';
import { interpreted } from './interpreted-searches.js';

describe('searches in the open', () => {
  it.each([
    [/a(b|c)*d/, 'xabcbcd'],
    [/(?<=(\d)\.)\d{2,3}?(?!\d)/g, '1.234 1.23 1.2'],
    [/^\s*(?:(\w)\1|[^a-z]+?)$/im, 'x\n  AA\n'],
    [/\p{L}+(?<!🙂b)\b/u, '🙂b🙂cd'],
    [/(?:a|ab)(?:c|bcd)(d*)/, 'abcd'],
    [/(?:a*)*b|(?:(?=x)x?)+?y/, 'aaaxxy'],
    [/(?<word>\w+) \k<word>/y, 'the the'],
    [/(?:ab){2,3}?c|[^]$/, 'ababab'],
    [/nothing/, 'everything'],
  ])('find what expressions find: %s', (expression, text) => {
    const replaced = (): string => text.replace(new RegExp(expression), '|');
    expect(interpreted(replaced)).toBe(replaced());
  });

  it('find what strings find', () => {
    const places = (): unknown[] => [
      'abcabc'.indexOf('c'),
      'abcabc'.indexOf('c', 3),
      'abcabc'.lastIndexOf('c', 4),
      'abc'.includes('d'),
      'abc'.indexOf(''),
      'abc'.lastIndexOf('abcd'),
    ];
    expect(interpreted(places)).toEqual(places());
  });

  it('are over when the work is, also when it fails', () => {
    const before = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec');
    expect(() =>
      interpreted(() => {
        throw new Error('failed');
      }),
    ).toThrow('failed');
    expect(Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')?.value).toBe(before?.value);
  });

  it.each([
    ['an expression that goes back', (size: number) => /a+b/.test('a'.repeat(size))],
    ['an expression begun again at each place', (size: number) => 'ab'.repeat(size).split(/a[^>]*>/)],
    [
      'a string looked for again at each place',
      (size: number) => [...'<'.repeat(size)].map((_, at, all) => all.join('').indexOf('>', at)),
    ],
    ['an expression that looks back', (size: number) => /x(?<=b.*)$/.test('x'.repeat(size))],
  ])('show the square in %s', (_what, work) => {
    expect(growthOf((size) => interpreted(() => work(size)), 200)).toBeGreaterThan(12);
  });

  it('show that an expression reads on', () => {
    const words = (size: number): unknown => 'word <b> '.repeat(size).match(/\w+|<[^<>]*>/g);
    expect(growthOf((size) => interpreted(() => words(size)), 200)).toBeCloseTo(4, 0);
  });
});
