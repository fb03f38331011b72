import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { keepPathOfTarget, requireOneHost } from './request-target.js';

describe('the target of a request', () => {
  it.each([
    ['/v2/scrape?a=b', '/v2/scrape?a=b'],
    ['//[', '//['],
    ['*', '*'],
    ['http://host:1/v2/scrape?a=b', '/v2/scrape?a=b'],
    ['HTTPS://host', '/'],
    ['http://[::1/', '/%'],
    ['http:', '/%'],
    ['host:80', '/%'],
    ['file:///etc/passwd', '/%'],
    ['', '/%'],
  ])('%s is read as %s', (url, path) => {
    const request = { url, headers: {} } as IncomingMessage;
    keepPathOfTarget(request);
    expect(request.url).toBe(path);
  });

  it('that is a whole address names the host, whatever the header says', () => {
    const request = { url: 'http://other:1/v2', headers: { host: 'here' } } as IncomingMessage;
    keepPathOfTarget(request);
    expect(request.headers.host).toBe('other:1');
  });
});

describe('the host of a request', () => {
  it.each([{ rawHeaders: [] }, { rawHeaders: ['Host', 'a', 'X-Host', 'host'] }])('may be named once', (request) => {
    expect(() => requireOneHost(request)).not.toThrow();
  });

  it.each([{ rawHeaders: ['Host', 'a', 'Host', 'b'] }, { rawHeaders: ['host', 'a', 'X', 'y', 'HOST', 'a'] }])(
    'may not be named twice',
    (request) => {
      expect(() => requireOneHost(request)).toThrow('more than once');
    },
  );
});
