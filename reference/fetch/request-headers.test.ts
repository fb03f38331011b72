import { describe, expect, it } from 'vitest';
import { acceptLanguage, callerHeaders, isSameSite, visitHeaders } from './request-headers.js';

describe('headers of a visit', () => {
  it('lets the caller replace what every visit sends', () => {
    const headers = visitHeaders(callerHeaders({ 'User-Agent': 'mine', 'X-A': '1' }), ['de-DE', 'de']);
    expect(headers).toMatchObject({ 'user-agent': 'mine', 'x-a': '1', 'accept-language': 'de-DE,de;q=0.9' });
  });

  it.each([
    ['no name', { 'a b': '1' }],
    ['a line break', { a: 'x\r\nHost: b' }],
    ['the host', { Host: 'other' }],
    ['the length', { 'Content-Length': '5' }],
    ['the connection', { Connection: 'upgrade' }],
    ['the proxy', { 'Proxy-Authorization': 'Basic x' }],
    ['what is too long together', { a: 'x'.repeat(40_000), b: 'x'.repeat(30_000) }],
  ])('refuses %s', (_what, headers) => {
    expect(() => callerHeaders(headers as Record<string, string>)).toThrow(
      expect.objectContaining({ code: 'request.invalid-options' }) as Error,
    );
  });

  it('weighs languages, and leaves out what is none', () => {
    expect(acceptLanguage(['fr-FR', 'fr', 'en'])).toBe('fr-FR,fr;q=0.9,en;q=0.8');
    expect(acceptLanguage([])).toBe('');
  });

  it.each([
    ['http://a.test/x', 'http://a.test/y', true],
    ['http://a.test/', 'https://a.test/', true],
    ['https://a.test/', 'http://a.test/', false],
    ['http://a.test:8080/', 'https://a.test/', false],
    ['http://a.test/', 'https://www.a.test/', false],
  ])('takes %s and %s for the same site: %s', (from, to, same) => {
    expect(isSameSite(new URL(from), new URL(to))).toBe(same);
  });
});
