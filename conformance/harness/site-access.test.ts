import { afterEach, describe, expect, it } from 'vitest';
import { startFixtureSite } from '../site/fixture-site.js';
import type { FixtureSite } from '../site/fixture-site.js';
import type { Exchange } from './exchange.js';
import { ConformanceFailure } from './interruptions.js';
import { createSiteAccess, siteFolder } from './site-access.js';

let site: FixtureSite | undefined;
afterEach(() => site?.close());

const refused = (url: string): Exchange => ({
  number: 1,
  checkId: 'scrape.a',
  operationId: 'scrapeUrl',
  request: { method: 'POST', url, headers: {}, body: undefined, parts: undefined },
  response: {
    status: 403,
    headers: {},
    bytes: Buffer.alloc(0),
    text: '',
    json: { error: 'private address' },
    waitedMs: 0,
  },
  tags: {},
  durationMs: 1,
});

describe('the way to the fixture site', () => {
  it('is tried once, and then every check gets its folder', async () => {
    site = await startFixtureSite();
    const access = createSiteAccess(site);
    let asked = 0;
    const scrape = async (url: string): Promise<Exchange> => {
      asked += 1;
      await fetch(url);
      return refused(url);
    };
    const folders = await Promise.all(['scrape.a', 'scrape.b'].map((id) => access.openFolder(id, scrape)));
    expect(asked).toBe(1);
    expect(folders[0]!.url('x')).not.toBe(folders[1]!.url('x'));
    expect(folders[0]!.visits()).toEqual([]);
  });

  it('is explained once when the target does not come', async () => {
    site = await startFixtureSite();
    const access = createSiteAccess(site);
    const scrape = async (url: string): Promise<Exchange> => refused(url);
    await expect(access.openFolder('scrape.a', scrape)).rejects.toMatchObject({
      reason: 'fixture-unreachable',
      message: expect.stringMatching(
        /answered 403 with .*private address.*EGRESS_ALLOW=127\.0\.0\.1:\d+.*--public-url/s,
      ) as string,
    });
    await expect(access.openFolder('scrape.b', scrape)).rejects.toThrow('scrape.a tells why and what to do');
  });

  it('is no matter of a target that has no scrapes, and is one where a scrape alone is answered 404', async () => {
    site = await startFixtureSite();
    const absent = (text: string, { response, ...rest }: Exchange): Exchange => ({
      ...rest,
      response: { ...response, status: 404, text, json: undefined },
    });
    const nobody = async (url: string, path = '/scrape'): Promise<Exchange> =>
      absent(`no POST ${path} here`, refused(url));
    await expect(createSiteAccess(site).openFolder('crawl.a', nobody)).resolves.toBeDefined();
    const failing = async (url: string, path = '/scrape'): Promise<Exchange> =>
      absent(path === '/scrape' ? 'the page was not found' : `no POST ${path} here`, refused(url));
    await expect(createSiteAccess(site).openFolder('scrape.a', failing)).rejects.toThrow('nothing arrived there');
  });

  it('is tried once more with a target that had no time, and no more often', async () => {
    site = await startFixtureSite();
    let asked = 0;
    const silence = (url: string): ConformanceFailure => {
      const { response, ...rest } = refused(url);
      const exchange = { ...rest, response: { ...response, status: 0, json: undefined } };
      return new ConformanceFailure({ expected: 'an answer', actual: 'no complete answer within 45 s', exchange });
    };
    const busy = async (url: string): Promise<Exchange> => {
      asked += 1;
      if (asked === 1) throw silence(url);
      await fetch(url);
      return refused(url);
    };
    await expect(createSiteAccess(site).openFolder('scrape.a', busy)).resolves.toBeDefined();
    expect(asked).toBe(2);
    const silent = async (url: string): Promise<Exchange> => {
      asked += 1;
      throw silence(url);
    };
    await expect(createSiteAccess(site).openFolder('scrape.a', silent)).rejects.toMatchObject({
      reason: 'fixture-unreachable',
      message: expect.stringContaining('did not answer (no complete answer within 45 s)') as string,
    });
    expect(asked).toBe(4);
  });

  it('is open where the target came and did not answer: what it does then is for others to judge', async () => {
    site = await startFixtureSite();
    const hanging = async (url: string): Promise<Exchange> => {
      await fetch(url);
      const { response, ...rest } = refused(url);
      const exchange = { ...rest, response: { ...response, status: 0, json: undefined } };
      throw new ConformanceFailure({ expected: 'an answer', actual: 'the connection failed: ECONNRESET', exchange });
    };
    await expect(createSiteAccess(site).openFolder('scrape.a', hanging)).resolves.toBeDefined();
  });

  it('advises about the announced address where there is one', async () => {
    site = await startFixtureSite({ publicUrl: 'https://tunnel.example' });
    const access = createSiteAccess(site);
    await expect(access.openFolder('scrape.a', async (url) => refused(url))).rejects.toThrow(
      `Let requests to https://tunnel.example through to 127.0.0.1:${site.port}`,
    );
  });

  it('is proposed under a name with a dot to a target that takes no other', async () => {
    site = await startFixtureSite();
    const { port } = site;
    const scrape = async (url: string): Promise<Exchange> => {
      if (url.startsWith('http://plumbline.localhost:')) await fetch(url.replace('plumbline.localhost', '127.0.0.1'));
      return refused(url);
    };
    await expect(createSiteAccess(site).openFolder('scrape.a', scrape)).rejects.toThrow(
      `--public-url http://plumbline.localhost:${port} --site-port ${port}`,
    );
  });

  it('remembers the folder of a check as it was', async () => {
    site = await startFixtureSite();
    const access = createSiteAccess(site);
    const scrape = async (url: string): Promise<Exchange> => fetch(url).then(() => refused(url));
    const folder = await access.openFolder('scrape.a', scrape);
    await fetch(folder.put('counter', ({ number }) => ({ body: `visit ${number}` })));
    folder.put('unasked', { status: 404, body: 'gone' });
    const shown = access.shown('scrape.a')!;
    expect(shown.answers.map(({ path, bodyBase64 }) => [path, Buffer.from(bodyBase64, 'base64').toString()])).toEqual([
      ['counter', 'visit 1'],
      ['unasked', 'gone'],
    ]);
    expect(folder.url('counter')).toBe(`http://127.0.0.1:${shown.port}${shown.path}counter`);
    expect(access.shown('scrape.b')).toBeUndefined();
  });

  it('is missing where a run has no site', async () => {
    await expect(siteFolder(undefined, 'scrape.a', async (url) => refused(url))).rejects.toThrow('no fixture site');
  });
});
