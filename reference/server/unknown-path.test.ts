import { describe, expect, it } from 'vitest';
import { unknownPath } from './unknown-path.js';

describe('a path that no operation has', () => {
  it.each([
    ['/v2/v2/scrape', /without \/v2\.$/],
    ['/v1/scrape', /Version 1 of the interface is not served here; use \/v2\.$/],
    ['/v1', /use \/v2\.$/],
    ['/scrape', /ends in \/v2\.$/],
    ['/v2/search', /not part of this interface; \/docs lists every operation\.$/],
    ['/v2/v2x', /not part of this interface/],
  ])('says what to do: %s', (path, advice) => {
    const { code, publicMessage } = unknownPath('POST', path);
    expect(code).toBe('request.not-found');
    expect(publicMessage).toContain(`There is no operation at POST ${path}. `);
    expect(publicMessage).toMatch(advice);
  });
});
