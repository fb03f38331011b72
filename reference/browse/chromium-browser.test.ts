import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineAfter, noDeadline } from '../base/deadline.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { TestSite } from '../fetch/testing/test-site.js';
import type { PageAction, VisitedPage, VisitRequest } from './page-visit.js';
import { startBrowser, visitOf } from './testing/start-browser.js';
import type { BrowserOfTest } from './testing/start-browser.js';

const page = (body: string): string => `<!doctype html><html><head><title>T</title></head><body>${body}</body></html>`;

let site: TestSite;
let other: TestSite;
let chromium: BrowserOfTest;

beforeAll(async () => {
  other = await startTestSite({
    '/headers': (request, response) => response.end(page(`<pre>${JSON.stringify(request.headers)}</pre>`)),
    '/picture': (_request, response) => response.writeHead(204).end(),
  });
  site = await startTestSite({
    '/away': (_request, response) => response.writeHead(302, { location: `${other.origin}/headers` }).end(),
    '/around': (_request, response) => response.writeHead(307, { location: '/away' }).end(),
    '/embedding': page(`<img src="${other.origin}/picture"><iframe src="/away"></iframe>`),
    '/neighbours': page(
      `<img src="${other.origin}/picture"><iframe src="${other.origin}/headers"></iframe><script>fetch('/data')</script>`,
    ),
    '/liar': page(`<div id="cookie-banner">Accept</div><div style="height:4000px">x</div><script>
      Array.prototype.map = Array.prototype.filter = JSON.stringify = () => 'lie';
      document.querySelectorAll = () => { throw new Error('lie') };</script>`),
    '/plain': page('<h1>Plain</h1>'),
    '/scripted': page('<div id="root"></div><script>root.textContent = "made by a " + "script"</script>'),
    '/fetching': page(
      '<p id="p"></p><script>fetch("/data").then((r) => r.text()).then((t) => (p.textContent = t))</script>',
    ),
    '/data': 'fetched text',
    '/late': page('<p id="p">early</p><script>setTimeout(() => (p.textContent = "late text"), 700)</script>'),
    '/long-late': page(
      `<p id="p">early</p>${'<p>Plenty of words that stand here.</p>'.repeat(60)}<script>setTimeout(() => (p.textContent = "late text"), 1200)</script>`,
    ),
    '/hop': (_request, response) => response.writeHead(302, { location: '/plain' }).end(),
    '/broken': (_request, response) => response.writeHead(503, { 'content-type': 'text/html' }).end(page('Broken')),
    '/pdf': (_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4 x'),
    '/download': (_request, response) =>
      response.writeHead(200, { 'content-disposition': 'attachment; filename=a.html' }).end(page('x')),
    '/nothing': (_request, response) => response.writeHead(204).end(),
    '/silent': () => undefined,
    '/frozen': page('<script>setTimeout(() => { for (;;); }, 50)</script>'),
    '/heavy': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<!--${'x'.repeat(3_000_000)}-->`),
    '/headers': (request, response) => response.end(page(`<pre>${JSON.stringify(request.headers)}</pre>`)),
    '/visitor': page(
      `<pre id="o"></pre><script>navigator.geolocation.getCurrentPosition((p) => { o.textContent = JSON.stringify({
        width: innerWidth, languages: navigator.languages, zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        latitude: p.coords.latitude, touch: navigator.maxTouchPoints > 0, agent: navigator.userAgent }) },
        () => { o.textContent = JSON.stringify({ width: innerWidth, agent: navigator.userAgent }) })</script>`,
    ),
    '/parts': page(
      `<my-card><b slot="title">Slotted title</b><i>unslotted</i></my-card><iframe src="/plain"></iframe>
       <iframe src="${other.origin}/headers"></iframe><script>customElements.define('my-card', class extends HTMLElement {
       constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML =
       '<style>b{color:red}</style><h2><slot name="title">fallback</slot></h2><p>Shadow text <my-inner></my-inner></p>' } });
       customElements.define('my-inner', class extends HTMLElement { constructor() { super();
       this.attachShadow({ mode: 'open' }).innerHTML = '<span>inner text</span>' } })</script>`,
    ),
    '/ads': page(
      '<p id="p">content</p><div id="onetrust-consent-sdk">We value your privacy</div><ins class="adsbygoogle">Buy!</ins><img src="/ads/banner_1.gif"><script src="http://ads.test/a.js" onerror="p.title=\'blocked\'"></script>',
    ),
    '/tall': page('<div style="height:3000px;background:linear-gradient(red,blue)">tall</div>'),
    '/acts': page(
      `<style>#box{height:50px;overflow:auto}</style><button class="b" onclick="this.textContent='clicked'">one</button>
       <button class="b" onclick="this.textContent='clicked'">two</button><button id="hidden" style="display:none" onclick="document.title='hidden'">h</button>
       <input id="field"><input id="second"><p id="keys"></p><div id="box"><div style="height:500px">inner</div></div>
       <a id="go" href="/plain">go</a><div style="height:4000px"></div>
       <script>addEventListener('keydown', (e) => keys.textContent += e.key + ' ');
       setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<i id="soon"></i>'), 300)</script>`,
    ),
  });
  chromium = await startBrowser(`127.0.0.1:${site.port},127.0.0.1:${other.port}`);
});
afterAll(async () => {
  await chromium.close();
  await site.close();
  await other.close();
});

async function visit(path: string, changes: Partial<VisitRequest> = {}, timeoutMs = 100_000): Promise<VisitedPage> {
  const deadline = deadlineAfter(timeoutMs, () => performance.now());
  const request = visitOf(`${site.origin}${path}`, changes);
  const visited = await chromium.browser.visit(request, deadline, new AbortController().signal);
  if (visited.kind !== 'page') throw new Error(`no page but ${visited.contentType}`);
  return visited;
}
const act = (...actions: PageAction[]): Promise<VisitedPage> => visit('/acts', { actions });
const run = (script: string): PageAction => ({ type: 'executeJavascript', script });
const click = (selector: string, all = false): PageAction => ({ type: 'click', selector, all });
const sizeOfPng = (bytes: Uint8Array): [number, number] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

describe('a visit', () => {
  it('gives the page as received and as rendered', async () => {
    const visited = await visit('/scripted');
    expect(visited).toMatchObject({ statusCode: 200, url: `${site.origin}/scripted`, timezone: 'UTC' });
    expect(visited.contentType).toBe('text/html; charset=utf-8');
    expect(visited.html).toContain('made by a script');
    expect(Buffer.from(visited.body).toString()).toContain('<div id="root"></div>');
  });

  it('waits for what the page fetches', async () => {
    expect((await visit('/fetching')).html).toContain('fetched text');
  });

  it('shows what stands in shadow trees and in frames of the same site', async () => {
    const { html } = await visit('/parts');
    expect(html).toContain('<h2><b slot="title">Slotted title</b></h2>');
    expect(html).toContain('<my-inner><span>inner text</span></my-inner>');
    expect(html).toContain('<div><h1>Plain</h1></div>');
    expect(html).not.toMatch(/unslotted|sec-fetch/);
  });

  it('waits longer when told to', async () => {
    expect((await visit('/long-late')).html).toContain('early');
    expect((await visit('/long-late', { waitForMs: 1500 })).html).toContain('late text');
  });

  it('follows redirects, and shows error pages', async () => {
    expect((await visit('/hop')).url).toBe(`${site.origin}/plain`);
    expect((await visit('/broken')).statusCode).toBe(503);
  });

  it.each(['/pdf', '/download', '/nothing'])('says that %s is no page', async (path) => {
    const request = visitOf(`${site.origin}${path}`);
    const visited = await chromium.browser.visit(request, noDeadline, new AbortController().signal);
    expect(visited.kind).toBe('no-page');
  });

  it('ends with its deadline, even when the page does not', async () => {
    for (const path of ['/silent', '/frozen']) {
      await expect(visit(path, {}, 1500)).rejects.toMatchObject({ code: 'deadline.exceeded' });
    }
    expect((await visit('/plain')).html).toContain('Plain');
  });

  it('ends with its client', async () => {
    const request = visitOf(`${site.origin}/silent`);
    const gone = AbortSignal.timeout(300);
    await expect(chromium.browser.visit(request, noDeadline, gone)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('receives no more than it may', async () => {
    await expect(visit('/heavy', { maxReceivedBytes: 1_000_000 })).rejects.toMatchObject({ code: 'source.too-large' });
  });

  it('tells why a page could not be visited', async () => {
    const other = (url: string): Promise<unknown> =>
      chromium.browser.visit(visitOf(url), noDeadline, new AbortController().signal);
    await expect(other('http://127.0.0.1:8099/')).rejects.toMatchObject({ code: 'source.blocked-address' });
    await expect(other('http://127.0.0.1:25/')).rejects.toMatchObject({ code: 'source.blocked-address' });
    await expect(other('https://10.0.0.1/')).rejects.toMatchObject({ code: 'source.blocked-address' });
  });
});

describe('the visitor', () => {
  const seen = async (path: string, changes: Partial<VisitRequest>): Promise<Record<string, unknown>> =>
    JSON.parse(/<pre[^>]*>(.*?)<\/pre>/.exec((await visit(path, changes)).html)![1]!) as Record<string, unknown>;

  it('seems to come from a country', async () => {
    expect(await seen('/visitor', { country: 'DE' })).toMatchObject({ zone: 'Europe/Berlin', latitude: 52.52 });
    expect(await seen('/headers', { country: 'DE' })).toMatchObject({ 'accept-language': 'de-DE,de;q=0.9' });
    expect(await seen('/headers', { country: 'DE', languages: ['fr'] })).toMatchObject({ 'accept-language': 'fr' });
  });

  it('holds a phone when asked to', async () => {
    const phone = await seen('/visitor', { mobile: true, country: 'US' });
    expect(phone).toMatchObject({ touch: true });
    expect(phone['agent']).toContain('Mobile');
    expect(phone['width']).toBeGreaterThan(0);
    expect((await seen('/visitor', {}))['agent']).not.toMatch(/Mobile|Headless/);
  });

  it('sends the headers of the request', async () => {
    const headers = { 'x-mine': 'yes', authorization: 'Basic eA==', cookie: 'a=1; b=2', 'user-agent': 'Mine/1' };
    expect(await seen('/headers', { headers })).toMatchObject({ ...headers, cookie: 'a=1; b=2' });
  });

  it('keeps the cookies of the request from other ports of the host', async () => {
    other.journal.length = 0;
    await visit('/neighbours', { headers: { cookie: 'a=1' } });
    expect(site.journal.findLast(({ url }) => url === '/data')!.headers).toMatchObject({ cookie: 'a=1' });
    expect(other.journal.map(({ url }) => url)).toEqual(expect.arrayContaining(['/picture', '/headers']) as string[]);
    for (const { headers } of other.journal) expect(headers).not.toHaveProperty('cookie');
  });

  it('names a cookie that browsers refuse', async () => {
    await expect(visit('/plain', { headers: { cookie: '__Host-a=1' } })).rejects.toMatchObject({
      code: 'request.invalid-options',
      publicMessage: expect.stringContaining('__Host-a') as string,
    });
  });

  it.each(['/away', '/around', '/embedding'])(
    'keeps the headers of the request from other origins, over redirects too: %s',
    async (path) => {
      other.journal.length = 0;
      await visit(path, { headers: { authorization: 'Bearer secret', cookie: 'a=1', 'x-mine': 'yes' } });
      expect(site.journal.at(-1)!.headers).toMatchObject({ authorization: 'Bearer secret', 'x-mine': 'yes' });
      expect(other.journal.length).toBeGreaterThan(0);
      for (const { headers } of other.journal) {
        expect(headers).not.toHaveProperty('authorization');
        expect(headers).not.toHaveProperty('x-mine');
      }
    },
  );

  it('is not deceived by what a page does to its own objects', async () => {
    const visited = await visit('/liar', { styles: true, actions: [{ type: 'scroll', direction: 'down' }] });
    expect(visited.html).not.toContain('cookie-banner');
    expect(visited.styles).toMatchObject({ texts: [expect.objectContaining({ length: 1 })], buttons: [] });
  });

  it('meets no advertisements and no cookie pop-ups', async () => {
    const visited = await visit('/ads');
    expect(visited.html).toContain('content');
    expect(visited.html).not.toMatch(/We value your privacy|Buy!/);
    expect(site.journal.map(({ url }) => url)).not.toContain('/ads/banner_1.gif');
    expect(visited.html).toContain('title="blocked"');
    expect((await visit('/ads', { blockAds: false })).html).toMatch(/We value your privacy.*Buy!/);
    expect(site.journal.map(({ url }) => url)).toContain('/ads/banner_1.gif');
  });
});

describe('actions', () => {
  it('run in order, and each kind of result keeps its own order', async () => {
    const { actions } = await act(
      run('return document.querySelectorAll(".b")[0].textContent'),
      click('.b'),
      { type: 'scrape' },
      run('document.querySelectorAll(".b")[0].textContent'),
      click('#go'),
      { type: 'scrape' },
      { type: 'screenshot', wish: { fullPage: false } },
      { type: 'pdf', format: 'A5', landscape: true, scale: 0.8 },
    );
    expect(actions.javascriptReturns.map(({ value }) => value)).toEqual(['one', 'clicked']);
    expect(actions.scrapes.map(({ url }) => url)).toEqual([`${site.origin}/acts`, `${site.origin}/plain`]);
    expect(actions.scrapes[0]!.html).toContain('clicked');
    expect(actions.screenshots).toHaveLength(1);
    expect(Buffer.from(actions.pdfs[0]!).toString('latin1')).toMatch(/MediaBox\s*\[0 0 59[45](?:\.\d+)? 4(?:19|20)/);
  });

  it('click the first match, or every match', async () => {
    const texts = run('[...document.querySelectorAll(".b")].map((b) => b.textContent)');
    expect((await act(click('.b'), texts)).actions.javascriptReturns[0]!.value).toEqual(['clicked', 'two']);
    expect((await act(click('.b', true), texts)).actions.javascriptReturns[0]!.value).toEqual(['clicked', 'clicked']);
  });

  it('click what is not shown', async () => {
    expect((await act(click('#hidden'))).html).toContain('<title>hidden</title>');
  });

  it('type into the focused field, and press keys', async () => {
    const { actions, html } = await act(
      click('#field'),
      { type: 'write', text: 'Plumb' },
      { type: 'press', key: 'Tab' },
      { type: 'write', text: 'bob' },
      { type: 'press', key: 'Enter' },
      { type: 'press', key: 'Escape' },
      run('return [field.value, second.value]'),
    );
    expect(actions.javascriptReturns).toEqual([{ type: 'array', value: ['Plumb', 'bob'] }]);
    expect(html).toContain('Tab b o b Enter Escape');
  });

  it('scroll the page and an element, both ways', async () => {
    const { actions } = await act(
      { type: 'scroll', direction: 'down' },
      run('scrollY'),
      { type: 'scroll', direction: 'up' },
      run('scrollY'),
      { type: 'scroll', direction: 'down', selector: '#box' },
      run('box.scrollTop'),
    );
    expect(actions.javascriptReturns.map(({ value }) => value)).toEqual([800, 0, 50]);
  });

  it('wait for a time and for an element', async () => {
    const start = performance.now();
    await act({ type: 'wait', durationMs: 400 }, { type: 'wait', selector: '#soon', timeoutMs: 5000 });
    expect(performance.now() - start).toBeGreaterThan(400);
  });

  it('go on with the page that a script or a click leads to', async () => {
    for (const action of [run('location.href = "/plain"'), click('#go')]) {
      const { actions } = await act(action, { type: 'scrape' }, run('document.body.textContent'));
      expect(actions.scrapes).toEqual([
        { url: `${site.origin}/plain`, html: expect.stringContaining('Plain') as string },
      ]);
      expect(actions.javascriptReturns.at(-1)).toEqual({ type: 'string', value: 'Plain' });
    }
  });

  it('give back values of every type', async () => {
    const { actions } = await act(
      run('return 1 + 1'),
      run('"text";'),
      run('null'),
      run('const nothing = 1'),
      run('({ a: [true] })'),
      run('await new Promise((done) => setTimeout(done, 10)); return [1]'),
      run('() => 1'),
    );
    expect(actions.javascriptReturns).toEqual([
      { type: 'number', value: 2 },
      { type: 'string', value: 'text' },
      { type: 'null', value: null },
      { type: 'undefined', value: null },
      { type: 'object', value: { a: [true] } },
      { type: 'array', value: [1] },
      { type: 'function', value: '() => 1' },
    ]);
  });

  it.each([
    ['a click without a match', { type: 'click', selector: '#none', all: false }, /actions\[1\] \(click\) .*#none/],
    ['a click on what is no selector', { type: 'click', selector: '[[', all: false }, /actions\[1\] \(click\)/],
    ['a wait that ends', { type: 'wait', selector: '#none', timeoutMs: 200 }, /actions\[1\] \(wait\) .* 200 ms/],
    ['an unknown key', { type: 'press', key: 'Nokey' }, /actions\[1\] \(press\) .*Nokey/],
    ['a scroll without a match', { type: 'scroll', direction: 'up', selector: '#none' }, /actions\[1\] \(scroll\)/],
    [
      'a script that throws',
      { type: 'executeJavascript', script: 'throw new Error("oh no")' },
      /\(executeJavascript\) .*oh no/,
    ],
    ['a script that is none', { type: 'executeJavascript', script: 'return (' }, /\(executeJavascript\)/],
  ] as [string, PageAction, RegExp][])('name the one that fails: %s', async (_what, action, message) => {
    await expect(act({ type: 'scrape' }, action, { type: 'scrape' })).rejects.toMatchObject({
      code: 'action.failed',
      publicMessage: expect.stringMatching(message) as string,
      details: [{ path: '/actions/1' }],
    });
  });
});

describe('pictures', () => {
  it('show the viewport, or the whole page', async () => {
    const viewport = await visit('/tall', { screenshot: { fullPage: false, viewport: { width: 640, height: 360 } } });
    expect(sizeOfPng(viewport.screenshot!.bytes)).toEqual([640, 360]);
    const whole = await visit('/tall', { screenshot: { fullPage: true }, mobile: false });
    const [width, height] = sizeOfPng(whole.screenshot!.bytes);
    expect(width).toBe(1280);
    expect(height).toBeGreaterThanOrEqual(3000);
  });

  it('are as large as may be asked for', async () => {
    const { screenshot } = await visit('/plain', {
      screenshot: { fullPage: false, viewport: { width: 7680, height: 4320 } },
    });
    expect(sizeOfPng(screenshot!.bytes)).toEqual([7680, 4320]);
  });

  it('are JPEG when they have a quality, smaller for a lower one', async () => {
    const of = async (quality: number): Promise<Buffer> =>
      Buffer.from((await visit('/tall', { screenshot: { fullPage: true, quality } })).screenshot!.bytes);
    const [low, high] = [await of(5), await of(95)];
    expect(low.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(low.length).toBeLessThan(high.length);
  });
});
