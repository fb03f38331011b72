// Pages that attack: what they do ends their own visit with a typed error, and the visits beside it and after it are served.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineAfter } from '../base/deadline.js';
import type { ServiceError } from '../base/errors.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { TestSite } from '../fetch/testing/test-site.js';
import { callerScript } from './page-scripts.js';
import type { PageAction, VisitedPage, VisitRequest } from './page-visit.js';
import { startBrowser, visitOf } from './testing/start-browser.js';
import type { BrowserOfTest } from './testing/start-browser.js';

const page = (script: string): string => `<!doctype html><title>T</title><body><p>words</p><script>${script}</script>`;
const late = (script: string): string => page(`setTimeout(() => { ${script} }, 20)`);

let site: TestSite;
let chromium: BrowserOfTest;

beforeAll(async () => {
  site = await startTestSite({
    '/plain': '<h1>Plain</h1>',
    '/console': late(`for (;;) console.log('x'.repeat(110e6) + Math.random())`),
    '/buffers': late(`const held = []; for (;;) held.push(new Uint8Array(64e6).fill(1))`),
    '/canvases':
      late(`const held = []; for (;;) { const c = document.createElement('canvas'); c.width = c.height = 4096;
      const x = c.getContext('2d'); x.fillRect(0, 0, 4096, 4096); x.getImageData(0, 0, 1, 1); held.push(c) }`),
    '/controls': page(`document.body.append('\\u0001'.repeat(90e6))`),
    '/wide': '<div style="width:7680px;height:30000px;background:linear-gradient(red,blue)">wide</div>',
    '/long': `<p>${'long '.repeat(1000)}</p>`,
    '/push': page(
      `let i = 0; setInterval(() => { for (let n = 0; n < 50; n++) history.pushState({}, '', '/p' + i++) }, 1)`,
    ),
    '/windows': page(`setInterval(() => { for (let i = 0; i < 50; i++) open('about:blank') }, 1)`),
    '/nowhere': page(`location.href = 'http://10.0.0.1/'`),
    '/blank': page(`location.href = 'about:blank'`),
    '/frames': '<frameset cols="20%,80%"><frame src="/plain"><frame src="/long"><noframes>none</noframes></frameset>',
    '/reload': page('location.reload()'),
    '/onward': page(`location.replace('/onward?' + Math.random())`),
    '/letters': page(`setInterval(() => { location.href = 'mailto:a@b.test' }, 0)`),
    '/app': page(`location.href = 'app:open'`),
    '/cut': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' });
      response.write('<!doctype html><title>Cut</title><p>the first half</p>');
      setTimeout(() => response.destroy(), 100);
    },
    '/cut-chunk': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<!doctype html><title>Cut</title><p>the first half</p>');
      setTimeout(() => response.destroy(), 100);
    },
  });
  chromium = await startBrowser(`127.0.0.1:${site.port}`);
});
afterAll(async () => {
  await chromium.close();
  await site.close();
});

async function visit(path: string, changes: Partial<VisitRequest> = {}, timeoutMs = 100_000): Promise<VisitedPage> {
  const deadline = deadlineAfter(timeoutMs, () => performance.now());
  const request = visitOf(`${site.origin}${path}`, changes);
  const visited = await chromium.browser.visit(request, deadline, new AbortController().signal);
  if (visited.kind !== 'page') throw new Error(`no page but ${visited.contentType}`);
  return visited;
}
const run = (script: string): PageAction => ({ type: 'executeJavascript', script });

/** The error that ends a visit, and a visit beside it and one after it that are served. */
async function endOf(path: string, changes: Partial<VisitRequest> = {}, timeoutMs?: number): Promise<ServiceError> {
  const attack = visit(path, changes, timeoutMs).then(
    () => undefined,
    (error: unknown) => error as ServiceError,
  );
  expect((await visit('/plain')).html).toContain('Plain');
  const error = await attack;
  expect((await visit('/plain')).html).toContain('Plain');
  if (!error) throw new Error('The page was shown.');
  return error;
}

describe('a hostile page', () => {
  it.each(['/buffers', '/canvases'])('takes no more memory than it may: %s', async (path) => {
    expect(await endOf(path)).toMatchObject({ code: 'source.too-large' });
  });

  it('talks to the driver of the browser, not to the server', async () => {
    expect((await endOf('/console', {}, 4_000)).code).toMatch(/^(?:deadline.exceeded|source.too-large)$/);
  });

  it('brings home no more than a visit may', async () => {
    expect((await endOf('/controls', {}, 6_000)).code).toMatch(/^(?:deadline.exceeded|source.too-large)$/);
    const small = { maxResultBytes: 1_000 };
    await expect(visit('/long', small)).rejects.toMatchObject({ code: 'source.too-large' });
    await expect(visit('/plain', { ...small, actions: [run(`'x'.repeat(1001)`)] })).rejects.toMatchObject({
      code: 'action.failed',
    });
    const twice = run(`'x'.repeat(600)`);
    await expect(visit('/plain', { ...small, actions: [twice, twice] })).rejects.toMatchObject({
      code: 'action.failed',
    });
    await expect(visit('/plain', { ...small, screenshot: { fullPage: false } })).rejects.toMatchObject({
      code: 'source.too-large',
    });
  });

  it('gives no value larger than its text says, whatever it makes of JSON', async () => {
    const script = `JSON.stringify = () => ({ length: 1, toString: () => 'x' }); Object.prototype.json = 'lie'; return 1`;
    await expect(visit('/plain', { actions: [run(script)] })).rejects.toMatchObject({ code: 'action.failed' });
  });

  it.each(['/push', '/reload', '/onward'])('leads from address to address only so long: %s', async (path) => {
    expect(await endOf(path)).toMatchObject({ code: 'source.too-many-redirects' });
  });

  it('calls for another program without an end and is shown as far as it came', async () => {
    const asked = { waitForMs: 500, screenshot: { fullPage: false }, actions: [run('return document.title')] };
    const shown = await visit('/letters', asked, 30_000);
    expect(shown).toMatchObject({ isStopped: true, actions: { javascriptReturns: [{ value: 'T' }] } });
    expect(shown.html).toContain('<p>words</p>');
    expect(shown.screenshot?.bytes.byteLength).toBeGreaterThan(100);
  });

  it('calls for another program and is shown', async () => {
    const actions = [run('return document.title')];
    const { html, actions: outcome } = await visit('/app', { actions }, 60_000);
    expect(html).toContain('<p>words</p>');
    expect(outcome.javascriptReturns).toEqual([{ type: 'string', value: 'T' }]);
  });

  it('speaks for itself only: its words are not taken for the driver of the browser', async () => {
    const error = await endOf('/plain', { actions: [run(`throw new Error('Target closed')`)] });
    expect(error).toMatchObject({
      code: 'action.failed',
      publicMessage: expect.stringContaining('Target closed') as string,
    });
    const late = await endOf('/plain', { actions: [run(`throw new Error('Timeout 5ms exceeded')`)] });
    expect(late.publicMessage).toContain('Timeout 5ms exceeded');
  });

  it('is shown as far as it came when its server breaks off', async () => {
    for (const path of ['/cut', '/cut-chunk']) {
      // Longer than the test may take: who waits for the rest until the deadline never gets here.
      expect(await visit(path, {}, 600_000)).toMatchObject({
        isWhole: false,
        html: expect.stringContaining('first half') as string,
      });
    }
    expect(await visit('/plain')).toMatchObject({ isWhole: true });
  });

  it('opens window after window and is shown, or ends in time or with a fault of its own', async () => {
    const seen = await visit('/windows', {}, 8_000).catch((error: unknown) => error as ServiceError);
    if ('code' in seen) expect(seen.code).toMatch(/^(?:deadline\.exceeded|source\.)/);
    expect((await visit('/plain')).html).toContain('Plain');
  });

  it('goes on to an address that may not be visited: that is told, and no empty page', async () => {
    expect(await endOf('/nowhere')).toMatchObject({ code: 'source.blocked-address' });
  });

  it('is unfinished when it blanks itself', async () => {
    expect(await visit('/blank')).toMatchObject({ url: 'about:blank', isUnfinished: true });
  });

  it('is shown frame after frame when it is made of frames', async () => {
    const { html, isUnfinished } = await visit('/frames');
    expect(html).toMatch(/Plain.*long long/s);
    expect(html).not.toMatch(/frameset|none/);
    expect(isUnfinished).toBe(false);
  });

  it('gives no value that is nested deeper than can be written down', async () => {
    const script = '(() => { let value = {}; for (let i = 0; i < 3000; i++) value = { value }; return value })()';
    await expect(visit('/plain', { actions: [run(script)] })).rejects.toMatchObject({ code: 'action.failed' });
  });

  it('has pictures of a bounded area', async () => {
    const wish = { fullPage: true, viewport: { width: 7680, height: 4320 } };
    const { screenshot } = await visit('/wide', { screenshot: wish });
    const view = new DataView(screenshot!.bytes.buffer, screenshot!.bytes.byteOffset);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([7680, 5208]);
    expect(screenshot!.part).toEqual({ width: 7680, height: 5208 });
  });

  it('is selected from by CSS alone', async () => {
    const click = (selector: string): PageAction => ({ type: 'click', selector, all: false });
    for (const selector of ['css=h1 >> text=Plain', 'h1 >> nth=0', ':has-text("Plain")', 'text=Plain', '//h1']) {
      await expect(visit('/plain', { actions: [click(selector)] })).rejects.toMatchObject({
        code: 'action.failed',
        publicMessage: expect.stringContaining('is not a CSS selector') as string,
      });
    }
  });
});

describe('a script of a caller', () => {
  it.each([';'.repeat(150_000), `${';'.repeat(150_000)} 1`])('is looked at once from its end', (script) => {
    let looks = 0;
    const counted = Object.assign(Object(script) as string, {
      trim: () => counted,
      charAt: (at: number) => (looks++, script.charAt(at)),
      slice: (from: number, to: number) => script.slice(from, to),
    });
    callerScript(counted, 1_000);
    expect(looks).toBeLessThanOrEqual(150_001);
  });
});
