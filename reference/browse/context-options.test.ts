import { describe, expect, it } from 'vitest';
import { contextOptions } from './context-options.js';
import type { VisitRequest } from './page-visit.js';

const request: VisitRequest = {
  url: new URL('http://example.org/'),
  headers: {},
  languages: [],
  mobile: false,
  verifyTls: true,
  blockAds: false,
  waitForMs: 0,
  actions: [],
  styles: false,
  maxReceivedBytes: 1,
  maxResultBytes: 1,
};
const localeOf = (...languages: string[]): string | undefined =>
  contextOptions({ ...request, languages }, { username: 'u', password: 'p' }, 'http://proxy').locale;

describe('the language of a visit', () => {
  it('is the first of the request that there is', () => {
    expect(localeOf('de-at', 'en')).toBe('de-AT');
    // It has the form of a language tag, and browsers refuse it.
    expect(localeOf('toString', '__proto__', 'fr')).toBe('fr');
    expect(localeOf('toString')).toBe('en-US');
  });
});
