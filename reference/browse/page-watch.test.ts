// Pages that their scripts write: a visit ends when all of it is there. The whole table, in real times, is `npm run load -- --rendered`.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineAfter } from '../base/deadline.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { Page, TestSite } from '../fetch/testing/test-site.js';
import type { VisitedPage } from './page-visit.js';
import { startBrowser, visitOf } from './testing/start-browser.js';
import type { BrowserOfTest } from './testing/start-browser.js';

const library = `
  const show = (words) => document.getElementById('more').insertAdjacentHTML('beforeend', '<p>' + words + ' was written here.</p>');
  const get = (words, ms) => fetch('/api?ms=' + ms + '&words=' + words).then((answer) => answer.text());
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const work = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };`;
const page = (body: string, script: string): string =>
  `<!doctype html><html><body>${body}<script>${library}(async () => { ${script} })()</script></body></html>`;
const mount = (script: string): string => page('<div id="root"><div id="more"></div></div>', script);
const sentence = (script: string): string => page('<p>One sentence is served.</p><div id="more"></div>', script);
const api: Page = (request, response) => {
  const { searchParams } = new URL(request.url!, 'http://site');
  setTimeout(() => response.end(searchParams.get('words')), Number(searchParams.get('ms')));
};

const pages = {
  'a pause before the first fetch': mount(`await sleep(300); show(await get('cedar', 50))`),
  'pauses between fetches': mount(`show(await get('maple', 50)); await sleep(400); show(await get('cedar', 50))`),
  'a bundle that computes': mount(`await 0; work(300); show(await get('cedar', 200))`),
  'a bundle that computes in slices': mount(
    `for (let i = 0; i < 30; i++) { work(20); await sleep(0) } show(await get('cedar', 50))`,
  ),
  'a word for waiting': page(
    '<div id="more"><p id="wait">Loading…</p></div>',
    `const words = await get('cedar', 300); await sleep(300); wait.remove(); show(words)`,
  ),
  'a sentence beside what comes later': sentence(`await sleep(300); show(await get('cedar', 50))`),
  'a sentence beside a slow answer': sentence(`show(await get('cedar', 700))`),
  'a clock that never stops': sentence(
    `setInterval(() => (document.title = more.dataset.now = Date.now()), 50); await sleep(300); show(await get('cedar', 50))`,
  ),
  'a loop of timers that is empty': mount(
    `(function tick() { setTimeout(tick, 30) })(); await sleep(600); show(await get('cedar', 50))`,
  ),
};

let site: TestSite;
let chromium: BrowserOfTest;
beforeAll(async () => {
  const served = Object.values(pages).map((html, index) => [`/${index}`, html] as const);
  site = await startTestSite({
    ...Object.fromEntries(served),
    '/api': api,
    '/never': page('<div id="root"></div>', ''),
    '/spinner': page('<div id="root"><p>Loading…</p></div>', ''),
    '/picture': '<!doctype html><img src="/x.png" width="300" height="300">',
    '/rewrites': page(
      '<p>Words.</p><p id="more"></p>',
      `const end = performance.now() + 30_000; (function tick() { more.textContent = performance.now(); if (performance.now() < end) requestAnimationFrame(tick) })()`,
    ),
  });
  chromium = await startBrowser(`127.0.0.1:${site.port}`);
});
afterAll(async () => {
  await chromium.close();
  await site.close();
});

async function visit(path: string, timeoutMs = 100_000): Promise<VisitedPage> {
  const deadline = deadlineAfter(timeoutMs, () => performance.now());
  const request = visitOf(`${site.origin}${path}`);
  return (await chromium.browser.visit(request, deadline, new AbortController().signal)) as VisitedPage;
}

describe('a page that its scripts write', () => {
  it.each(Object.keys(pages).map((name, index) => [name, `/${index}`]))('is waited for: %s', async (_name, path) => {
    const { html, isUnfinished } = await visit(path);
    expect(html).toContain('cedar was written here.');
    expect(isUnfinished).toBe(false);
  });

  it.each(['/never', '/spinner'])('is given up in time, and said to be unfinished: %s', async (path) => {
    expect(await visit(path, 4_000)).toMatchObject({ isUnfinished: true });
  });

  it('is not waited for when it only writes over what is there', async () => {
    expect(await visit('/rewrites')).toMatchObject({ isUnfinished: false });
  });

  it('is not expected where there are no scripts', async () => {
    expect(await visit('/picture', 4_000)).toMatchObject({ isUnfinished: false });
  });
});
