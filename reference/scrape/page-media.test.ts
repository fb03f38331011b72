import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseValidators } from '../../generated/validators.gen.js';
import type { ScrapeFormat } from '../../generated/types.gen.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { Page, TestSite } from '../fetch/testing/test-site.js';
import { startScraper } from '../testing/scraper.js';
import type { ScraperOfTest } from '../testing/scraper.js';

/** Frames of silence: MPEG 1, layer III, 128 kbit/s, 44.1 kHz. */
const mp3 = Buffer.concat(
  Array.from({ length: 8 }, () => Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])),
);
const wav = Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1');
const mp4 = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1');
const hour = 3600_000;

const file =
  (contentType: string, bytes: Buffer): Page =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': contentType }).end(bytes);
const page = (body: string): string => `<!doctype html><title>Media</title><main><p>Some words.</p>${body}</main>`;

let site: TestSite;
let other: TestSite;
let plain: ScraperOfTest;
let encoding: ScraperOfTest;

beforeAll(async () => {
  other = await startTestSite({ '/a.mp3': file('audio/mpeg', mp3) });
  site = await startTestSite({
    '/both': page('<audio src="/a.mp3"></audio><video><source src="/v.mp4"></video>'),
    '/a.mp3': file('audio/mpeg', mp3),
    '/v.mp4': file('video/mp4', mp4),
    '/wave': page('<audio src="/a.wav"></audio>'),
    '/a.wav': file('audio/wav', wav),
    '/film-only': page('<video src="/v.mp4"></video>'),
    '/none': page(''),
    '/gone': page('<audio src="/missing.mp3"></audio>'),
    '/second': page('<audio src="/missing.mp3"></audio><audio src="/a.mp3"></audio>'),
    '/inside': page('<audio src="http://10.1.2.3/a.mp3"></audio>'),
    '/elsewhere': page(`<audio src="${other.origin}/a.mp3"></audio>`),
    '/endless': page('<video src="/stream"></video>'),
    '/stream': (_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) continue;
      };
      response.on('drain', more);
      more();
    },
  });
  plain = await startScraper();
  encoding = await startScraper(undefined, { toMp3: async (bytes) => Buffer.concat([Buffer.from('ID3'), bytes]) });
});
afterAll(async () => {
  await plain.close();
  await encoding.close();
  await site.close();
  await other.close();
});

async function scraped(scraper: ScraperOfTest, path: string, formats: ScrapeFormat[], options: object = {}) {
  const { data } = await scraper.scrape(`${site.origin}${path}`, { formats, maxAge: 0, ...options });
  expect(responseValidators['scrapeUrl 200']!({ success: true, data })).toEqual([]);
  return data;
}
const held = (scraper: ScraperOfTest, address: string | null | undefined) =>
  scraper.media.read(address!.replace('http://server.test', ''));

describe('audio and video of a page', () => {
  it('come by signed addresses, when they were asked for', async () => {
    const data = await scraped(plain, '/both', ['audio', 'video']);
    expect(Object.keys(data)).toEqual(['markdown', 'audio', 'video', 'metadata']);
    expect(await held(plain, data.audio)).toEqual({ bytes: mp3, type: 'audio/mpeg' });
    expect(await held(plain, data.video)).toEqual({ bytes: mp4, type: 'video/mp4' });
    expect(Object.keys(await scraped(plain, '/both', ['markdown']))).toEqual(['markdown', 'metadata']);
  });

  it('can be fetched for an hour and not after', async () => {
    const { audio, video } = await scraped(plain, '/both', ['audio', 'video']);
    plain.laterMs += hour - 5_000;
    expect(await held(plain, audio)).toBeDefined();
    plain.laterMs += 5_000;
    expect(await held(plain, audio)).toBeUndefined();
    expect(await held(plain, video)).toBeUndefined();
  });

  it('are the file itself when the URL leads to one', async () => {
    const data = await scraped(plain, '/a.mp3', ['markdown', 'audio', 'video']);
    expect(data).toMatchObject({ markdown: '', video: null, metadata: { contentType: 'audio/mpeg' } });
    expect((await held(plain, data.audio))?.bytes).toEqual(mp3);
    await expect(scraped(plain, '/v.mp4', ['markdown'])).rejects.toMatchObject({ code: 'source.unsupported-file' });
  });

  it('are MP3 where there is an encoder, the sound of a film too', async () => {
    expect((await held(encoding, (await scraped(encoding, '/wave', ['audio'])).audio))?.bytes).toEqual(
      Buffer.concat([Buffer.from('ID3'), wav]),
    );
    expect((await held(encoding, (await scraped(encoding, '/film-only', ['audio'])).audio))?.type).toBe('audio/mpeg');
  });

  it('are null without an encoder, and the warning says so', async () => {
    const data = await scraped(plain, '/wave', ['audio']);
    expect(data.audio).toBeNull();
    expect(data.warning).toContain('no encoder (ffmpeg)');
  });

  it.each([
    ['/none', 'the page has no audio'],
    ['/gone', 'answered 404'],
  ])('are null on %s, and the warning says why', async (path, why) => {
    const data = await scraped(plain, path, ['audio']);
    expect(data).toMatchObject({ audio: null, warning: expect.stringContaining(why) });
  });

  it('are the next ones when the first cannot be had', async () => {
    const data = await scraped(plain, '/second', ['audio']);
    expect(data.audio).toMatch(/\.mp3\?signature=/);
    expect(data).not.toHaveProperty('warning');
  });

  it('are fetched through the egress guard, and only so much of them', async () => {
    expect((await scraped(plain, '/inside', ['audio'])).warning).toContain('may not be visited');
    expect((await scraped(plain, '/endless', ['video'])).warning).toContain('larger than');
  });

  it("are asked for with the caller's headers at the page's own origin only", async () => {
    const headers = { 'X-Secret': 'plumb' };
    await scraped(plain, '/both', ['audio'], { headers });
    expect(site.journal.findLast(({ url }) => url === '/a.mp3')?.headers['x-secret']).toBe('plumb');
    await scraped(plain, '/elsewhere', ['audio'], { headers });
    expect(other.journal.at(-1)?.headers).not.toHaveProperty('x-secret');
  });

  it('come in place with zero data retention', async () => {
    const { audio } = await scraped(plain, '/both', ['audio'], { zeroDataRetention: true });
    expect(audio).toBe(`data:audio/mpeg;base64,${mp3.toString('base64')}`);
  });
});
