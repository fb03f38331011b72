import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { keepPathOfTarget } from './request-target.js';

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
    const request = { url } as IncomingMessage;
    keepPathOfTarget(request);
    expect(request.url).toBe(path);
  });
});
