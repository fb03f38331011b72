import { describe, expect, it } from 'vitest';
import { pathRules } from './path-rules.js';
import type { PathExpressions } from './path-rules.js';

const noPaths: PathExpressions = { includePaths: [], excludePaths: [], regexOnFullURL: false };

describe('path expressions', () => {
  const refused = async (url: string, more: Partial<PathExpressions>): Promise<boolean> =>
    (await pathRules({ ...noPaths, ...more }).refusal(new URL(url))) !== undefined;

  it('are searched for in the path', async () => {
    expect(await refused('https://example.com/blog/one', { includePaths: ['^/blog/.*$'] })).toBe(false);
    expect(await refused('https://example.com/a/b/one', { includePaths: ['b/one'] })).toBe(false);
    expect(await refused('https://example.com/docs', { includePaths: ['^/blog'] })).toBe(true);
    expect(await refused('https://example.com/', { includePaths: ['example'] })).toBe(true);
    expect(await refused('https://example.com/a?blog', { includePaths: ['blog'] })).toBe(true);
  });

  it('are searched for in the whole URL with regexOnFullURL', async () => {
    expect(
      await refused('https://example.com/a?x=1', { includePaths: ['example\\.com/a\\?x='], regexOnFullURL: true }),
    ).toBe(false);
  });

  it('exclude what others include', async () => {
    expect(await refused('https://example.com/blog/old', { includePaths: ['^/blog'], excludePaths: ['/old$'] })).toBe(
      true,
    );
  });

  it.each([['('], ['(?=a)'], ['(a)\\1'], ['x'.repeat(2001)]])('refuse %s by its place', (pattern) => {
    const wrong = (): unknown => pathRules({ ...noPaths, excludePaths: ['^/ok', pattern] });
    expect(wrong).toThrow(expect.objectContaining({ code: 'request.invalid-options' }) as Error);
    expect(wrong).toThrow(/excludePaths\[1\]/);
  });

  it('refuse more than can be looked at for every page', () => {
    expect(() => pathRules({ ...noPaths, includePaths: Array<string>(1001).fill('a') })).toThrow(/at most 1000/);
    expect(() => pathRules({ ...noPaths, includePaths: Array<string>(60).fill('a'.repeat(1900)) })).toThrow(/50000/);
    expect(() => pathRules({ ...noPaths, excludePaths: ['.{1000}'.repeat(100)] })).toThrow(/50000/);
  });
});
