import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { driveScrapes } from './drive-scrapes.js';
import { articles, startSite } from './site.js';

describe('load of scrapes', () => {
  it('has a site whose articles differ and are whole pages', async () => {
    const site = await startSite();
    const pages = await Promise.all(articles(site, 3, 2).map(async (url) => (await fetch(url)).text()));
    expect(pages[0]).toContain('<h1>Article 3</h1>');
    expect(pages[1]).toContain('<h1>Article 4</h1>');
    for (const page of pages) expect(page.length).toBeGreaterThan(15_000);
    expect((await fetch(`${site.origin}/other`)).status).toBe(404);
    await site.close();
  });

  it('counts pages, what they held, and failures in words', async () => {
    const asked: string[] = [];
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const { url } = JSON.parse((await request.toArray()).join('')) as { url: string };
      asked.push(url);
      const fails = url.endsWith('2');
      response.writeHead(fails ? 500 : 200);
      response.end(JSON.stringify(fails ? { error: 'no' } : { data: { markdown: 'four', links: ['a', 'b'] } }));
    };
    const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const target = { baseUrl, apiKey: 'key', close: async () => undefined };
    const scrapes = ['http://a/1', 'http://a/2', 'http://a/3'].map((url) => ({ url }));
    const scraped = await driveScrapes(target, scrapes, 2);
    server.close();
    expect(asked.sort()).toEqual(['http://a/1', 'http://a/2', 'http://a/3']);
    expect(scraped).toMatchObject({ pages: 2, failures: ['http://a/2: 500 no'], characters: 8, links: 4 });
    expect(scraped.seconds).toBeGreaterThan(0);
  });
});
