import { readFileSync } from 'node:fs';
import * as https from 'node:https';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFixtureSite } from './fixture-site.js';
import type { FixtureSite } from './fixture-site.js';
import { fileAnswer, htmlAnswer, redirectAnswer } from './resource.js';
import { originsOf } from './site-names.js';
import { certificateFile } from './two-protocols.js';

let site: FixtureSite | undefined;
afterEach(() => site?.close());

describe('the fixture site', () => {
  it('serves what a check put there, and keeps folders apart', async () => {
    site = await startFixtureSite();
    const [first, second] = [site.openFolder('scrape.headers.effect'), site.openFolder('other')];
    const url = first.put('page', htmlAnswer('<p>Word</p>'));
    expect(url).toContain('/1-scrape-headers-effect/page');
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe('<p>Word</p>');
    expect((await fetch(second.url('page'))).status).toBe(404);
    expect(first.visits()).toHaveLength(1);
    expect(second.visits()).toHaveLength(1);
  });

  it('keeps a journal of method, path, query, headers and time', async () => {
    site = await startFixtureSite();
    const folder = site.openFolder('journal');
    const url = folder.put('deep/page', htmlAnswer(''));
    const before = Date.now();
    await fetch(`${url}?b=2`, { method: 'POST', headers: { 'X-Probe': 'seen' } });
    const [visit] = folder.visits('deep/page');
    expect(visit).toMatchObject({ method: 'POST', path: 'deep/page', query: 'b=2', number: 1 });
    expect(visit!.headers['x-probe']).toBe('seen');
    expect(visit!.atMs).toBeGreaterThanOrEqual(before - 5);
    expect(visit!.remoteAddress).toContain('127.0.0.1');
  });

  it('keeps what is delivered to it', async () => {
    site = await startFixtureSite();
    const folder = site.openFolder('receiver');
    await fetch(folder.put('events', { body: '' }), { method: 'POST', body: '{"type":"crawl.page"}' });
    expect(folder.visits('events')[0]!.body.toString('utf8')).toBe('{"type":"crawl.page"}');
  });

  it('believes of arrivals what a lie of the self-test makes of them, and answers the sender all the same', async () => {
    site = await startFixtureSite();
    const lost = site.openFolder('lost', () => []);
    const url = lost.put('page', ({ number }) => htmlAnswer(`visit ${number}`));
    expect(await (await fetch(url)).text()).toBe('visit 1');
    expect(lost.visits()).toEqual([]);
    const doubled = site.openFolder('doubled', (visit) => [{ ...visit, headers: {} }, visit]);
    await fetch(doubled.put('page', htmlAnswer('')));
    expect(doubled.visits('page').map(({ number }) => number)).toEqual([1, 2]);
    expect(doubled.visits('page')[0]!.headers).toEqual({});
  });

  it('answers by function, counting visits of the same path', async () => {
    site = await startFixtureSite();
    const folder = site.openFolder('counter');
    const url = folder.put('counter', ({ number }) => htmlAnswer(`visit ${number}`));
    expect(await (await fetch(url)).text()).toBe('visit 1');
    expect(await (await fetch(url)).text()).toBe('visit 2');
  });

  it('redirects, delays, and serves files byte for byte', async () => {
    site = await startFixtureSite();
    const folder = site.openFolder('answers');
    const bytes = Uint8Array.from([0, 255, 37, 80]);
    folder.put('file', fileAnswer(bytes, 'application/pdf'));
    const url = folder.put('start', redirectAnswer(302, 'file'));
    const response = await fetch(url);
    expect(response.url).toBe(folder.url('file'));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    const startedAt = performance.now();
    await fetch(folder.put('slow', htmlAnswer('', { delayMs: 60 })));
    expect(performance.now() - startedAt).toBeGreaterThan(50);
  });

  it('announces the public address and still knows its own paths', async () => {
    site = await startFixtureSite({ publicUrl: 'https://tunnel.example/plumb/' });
    const url = site.openFolder('canary').put('page', htmlAnswer('here'));
    expect(url).toMatch(/^https:\/\/tunnel\.example\/plumb\/run\/[0-9a-f]{12}\/1-canary\/page$/);
    const local = url.replace('https://tunnel.example', `http://127.0.0.1:${site.port}`);
    expect(await (await fetch(local)).text()).toBe('here');
    expect((await fetch(`http://127.0.0.1:${site.port}/run/000000000000/1-canary/page`)).status).toBe(404);
  });

  it('speaks http and https on one port, and counts callers that do not trust it', async () => {
    site = await startFixtureSite();
    const folder = site.openFolder('both');
    const url = folder.put('page', htmlAnswer('<p>Word</p>'));
    const secure = folder.urlUnder('secure', 'page')!;
    expect(secure).toBe(url.replace('http:', 'https:'));
    const ca = readFileSync(certificateFile);
    const status = await new Promise((resolve, reject) => {
      https.get(secure, { ca, agent: false }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
    expect(status).toBe(200);
    expect((await fetch(url)).status).toBe(200);
    await expect(fetch(secure)).rejects.toThrow();
    expect(folder.visits('page').map(({ scheme }) => scheme)).toEqual(['https', 'http']);
    await vi.waitFor(() => expect(folder.mistrusted()).toBe(1));
  });

  it('names pages in its sitemap, and the sitemap in its robots.txt', async () => {
    site = await startFixtureSite();
    const folder = site.openFolder('named');
    folder.listInSitemap('page', 'other?a=1&b=2');
    const { origin } = new URL(folder.url(''));
    expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const text = await (await fetch(`${origin}/sitemap.xml`)).text();
    expect(text).toContain(`<loc>${folder.url('page')}</loc>`);
    expect(text).toContain(`<loc>${folder.url('other?a=1&amp;b=2')}</loc>`);
  });

  it('may close a connection in the place of an answer', async () => {
    site = await startFixtureSite();
    const folder = site.openFolder('drops');
    await expect(fetch(folder.put('gone', { drops: true, body: '' }))).rejects.toThrow();
    expect(folder.visits('gone')).toHaveLength(1);
  });

  it('has other names where it stands on this machine, or at a name', () => {
    expect(originsOf('http://127.0.0.1:4100', 4100)).toEqual({
      named: 'http://plumbline.localhost:4100',
      www: 'http://www.plumbline.localhost:4100',
      sub: 'http://sub.plumbline.localhost:4100',
      other: 'http://127.0.0.1:4100',
      secure: 'https://127.0.0.1:4100',
    });
    expect(originsOf('https://site.example/tunnel', 4100)).toMatchObject({
      www: 'https://www.site.example/tunnel',
      other: undefined,
      secure: undefined,
    });
    const none = { named: undefined, www: undefined, sub: undefined, other: undefined, secure: undefined };
    expect(originsOf('http://10.99.7.1:4188', 4100)).toEqual(none);
    expect(originsOf('http://[fd00::1]:4188', 4100)).toEqual(none);
  });
});
