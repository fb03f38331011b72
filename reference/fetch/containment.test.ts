// The URL probes of containment: every way of writing, redirecting or resolving to a private address. A canary listens
// on the loopback addresses and must not hear of a single connection.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDeadline } from '../base/deadline.js';
import { isServiceError } from '../base/errors.js';
import { parseEgressAllow } from '../security/egress-allow.js';
import { EgressGuard, requireWebUrl } from '../security/egress-guard.js';
import { startCanary } from '../security/testing/canary.js';
import type { Canary } from '../security/testing/canary.js';
import { createFetcher } from './fetch-url.js';
import type { Fetcher } from './fetch-url.js';
import { startTestSite } from './testing/test-site.js';
import type { TestSite } from './testing/test-site.js';

let canary: Canary;
let site: TestSite;
let fetcher: Fetcher;
let lookups = 0;

/** Names that lead to private addresses; `rebinding.test` answers differently every time. */
const resolve = async (name: string): Promise<string[]> => {
  if (name === 'rebinding.test') return lookups++ % 2 === 0 ? ['127.0.0.1'] : ['93.184.216.34'];
  if (name === 'mixed.test') return ['93.184.216.34', '127.0.0.1'];
  if (name === 'mapped.test') return ['::ffff:127.0.0.1'];
  if (name === 'nat64.test') return ['64:ff9b::7f00:1'];
  if (name === 'sixtofour.test') return ['2002:7f00:1::'];
  if (name === 'six.test') return ['::1'];
  return ['127.0.0.1'];
};

const redirect = (location: () => string, status = 302): Parameters<typeof startTestSite>[0][string] => {
  return (_request, response) => response.writeHead(status, { location: location() }).end();
};

beforeAll(async () => {
  canary = await startCanary();
  site = await startTestSite({
    '/301': redirect(() => `http://127.0.0.1:${canary.port}/`, 301),
    '/302': redirect(() => `http://localhost:${canary.port}/`),
    '/303': redirect(() => `//127.0.0.1:${canary.port}/`, 303),
    '/307': redirect(() => `http://[::1]:${canary.port}/`, 307),
    '/308': redirect(() => `http://2130706433:${canary.port}/`, 308),
    '/twice': redirect(() => `${site.origin}/302`),
    '/file': redirect(() => 'file:///etc/passwd'),
    '/credentials': redirect(() => `http://user:word@127.0.0.1:${canary.port}/`),
    '/backslash': redirect(() => `http:\\\\127.0.0.1:${canary.port}\\`),
  });
  fetcher = createFetcher(new EgressGuard(resolve, parseEgressAllow(`127.0.0.1:${site.port}`)));
});
afterAll(async () => {
  await fetcher.close();
  await site.close();
  await canary.close();
});

const literals = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '127.255.255.254',
  '0.0.0.0',
  '0',
  '１２７。０。０。１',
  '①②⑦.0.0.1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
];
const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'loopback.test',
  'six.test',
  'mapped.test',
  'nat64.test',
  'sixtofour.test',
  'mixed.test',
  'rebinding.test',
];
const redirects = ['/301', '/302', '/303', '/307', '/308', '/twice', '/file', '/credentials', '/backslash'];

/** A private name is told like one that nobody knows; an address, and what everybody knows to be this machine, by itself. */
const refusalOf = (host: string): string =>
  host.endsWith('.test') ? 'source.name-not-resolved' : 'source.blocked-address';

async function codeOf(url: string): Promise<string> {
  try {
    await fetcher.fetch(
      { url: requireWebUrl(url), headers: {}, verifyTls: false, maxBytes: 1e6 },
      noDeadline,
      new AbortController().signal,
    );
    return 'fetched';
  } catch (error) {
    return isServiceError(error) ? error.code : String(error);
  }
}

describe('containment of fetches', () => {
  it.each([...literals, ...names])('makes no connection to http://%s', async (host) => {
    expect(await codeOf(`http://${host}:${canary.port}/`)).toBe(refusalOf(host));
    expect(canary.connections()).toBe(0);
  });

  it.each(['127.0.0.1', '[::1]', 'loopback.test'])('makes no connection to https://%s', async (host) => {
    expect(await codeOf(`https://${host}:${canary.port}/`)).toBe(refusalOf(host));
    expect(canary.connections()).toBe(0);
  });

  it.each(redirects)('does not follow the redirect of %s', async (path) => {
    expect(await codeOf(`${site.origin}${path}`)).toBe('source.blocked-address');
    expect(canary.connections()).toBe(0);
  });

  it('makes no connection when a name changes its address between two requests', async () => {
    for (let round = 0; round < 6; round++) {
      if (lookups % 2 === 0)
        expect(await codeOf(`http://rebinding.test:${canary.port}/`)).toBe('source.name-not-resolved');
      else lookups++;
    }
    expect(canary.connections()).toBe(0);
  });

  it('hears the canary when egress to it is allowed, so that silence means something', async () => {
    const open = createFetcher(new EgressGuard(resolve, parseEgressAllow('127.0.0.0/8')));
    const { bytes } = await open.fetch(
      { url: requireWebUrl(`http://127.1:${canary.port}/`), headers: {}, verifyTls: false, maxBytes: 1e6 },
      noDeadline,
      new AbortController().signal,
    );
    expect(Buffer.from(bytes).toString()).toBe('canary');
    expect(canary.connections()).toBe(1);
    await open.close();
  });
});
