import { describe, expect, it } from 'vitest';
import { ChainCookies } from './chain-cookies.js';

const after = (from: string, ...lines: string[]): ((to: string, own?: string) => string | undefined) => {
  const cookies = new ChainCookies();
  cookies.store(new URL(from), lines);
  return (to, own) => cookies.header(new URL(to), own);
};

describe('cookies of a chain of redirects', () => {
  it('are sent back to their host, behind the own ones of the caller', () => {
    const header = after('http://shop.example/start', 'a=1; Path=/', 'b=2; Path=/; HttpOnly');
    expect(header('http://shop.example/next', 'own=0')).toBe('own=0; a=1; b=2');
    expect(header('http://other.example/')).toBeUndefined();
    expect(header('http://other.example/', 'own=0')).toBe('own=0');
  });

  it('reach the hosts of the domain that they name, and no others', () => {
    const header = after('https://login.shop.example/', 'session=1; Domain=shop.example; Path=/');
    expect(header('https://www.shop.example/account')).toBe('session=1');
    expect(header('https://shop.example/')).toBe('session=1');
    expect(header('https://shop.example.evil.example/')).toBeUndefined();
    expect(header('https://example/')).toBeUndefined();
  });

  it('are not set for a public suffix or another site', () => {
    const header = after('https://a.co.uk/', 'x=1; Domain=co.uk', 'y=1; Domain=other.example', 'z=1');
    expect(header('https://b.co.uk/')).toBeUndefined();
    expect(header('https://other.example/')).toBeUndefined();
    expect(header('https://a.co.uk/')).toBe('z=1');
  });

  it('keep to their path, to TLS, and to their time', () => {
    const header = after('https://a.example/x/y', 'p=1; Path=/x', 's=1; Secure; Path=/', 'gone=1; Max-Age=0; Path=/');
    expect(header('https://a.example/x/z')).toBe('p=1; s=1');
    expect(header('http://a.example/')).toBeUndefined();
  });

  it('are known at hosts that are addresses, and of any form', () => {
    const header = after('http://127.0.0.1:8080/', 'a=1; Path=/', '', ';;;', '=', 'x'.repeat(60_000), 'b="2"; Path=/');
    expect(header('http://127.0.0.1:8080/')).toMatch(/a=1.*b="2"/);
    for (const host of ['localhost', 'intranet', 'shop.test', 'nas.local', '[::1]']) {
      expect(after(`http://${host}/`, 'a=1; Path=/')(`http://${host}/`)).toBe('a=1');
    }
  });
});
