import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { causesOf } from '../causes.js';
import { exampleReport } from '../testing/example-report.js';
import { markedJson } from './marked-json.js';
import { escapeHtml, marked } from './markup.js';
import { htmlReport } from './report-page.js';

describe('the HTML report as text', () => {
  it('is folded, with the picture and what to fix first on top', () => {
    const html = htmlReport(exampleReport());
    expect(html).not.toMatch(/<details[^>]* open/);
    const order = ['The whole', 'What to fix first', 'Requirement by requirement'].map((words) => html.indexOf(words));
    expect(order).toEqual([...order].sort((left, right) => left - right));
    for (const { words, requirements } of causesOf(exampleReport()))
      expect(html).toContain(`× <code>${escapeHtml(words)}</code> <span class="small">${requirements[0]!.id}`);
  });

  it('lets no text of the target or the catalogue break the page', () => {
    const html = htmlReport(exampleReport());
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toContain('Nobody sees it.');
  });

  it('marks what differs between expected and got, by whole words', () => {
    expect(marked('status 401 with a body', 'status 403 with a body')).toEqual([
      'status <mark>401</mark> with a body',
      'status <mark>403</mark> with a body',
    ]);
    expect(marked('status 400 (Bad request)', 'status 422 with {}')).toEqual([
      'status <mark>400</mark> (Bad request)',
      'status <mark>422</mark> with {}',
    ]);
    expect(marked('a list', '"x y"')).toEqual(['a list', '&quot;x y&quot;']);
    expect(marked('<a>', '<a> twice')).toEqual(['&lt;a&gt;', '&lt;a&gt; <mark>twice</mark>']);
  });

  it('lays an answer out and marks the member in question, also in an answer cut off', () => {
    const text = '{"data":{"links":["a","b"],"meta/data":{"title":"<b>"}}}';
    expect(markedJson(text, '/data/links/1').html).toContain('<mark>&quot;b&quot;</mark>');
    expect(markedJson(text, '/data/meta~1data').html).toMatch(/<mark>\{[^]*&lt;b&gt;[^]*\}<\/mark>/);
    expect(markedJson(text, '/data/absent').isFound).toBe(false);
    const cutOff = markedJson(`${text.slice(0, -8)}… (900 characters)`, '/data/meta~1data');
    expect([cutOff.isFound, cutOff.html.split('<mark>').length]).toEqual([true, cutOff.html.split('</mark>').length]);
    expect(markedJson('<html>', '/data')).toEqual({ html: '&lt;html&gt;', isFound: false });
  });
});

describe('the HTML report in a browser', () => {
  let browser: Browser;
  let page: Page;
  let folder = '';
  const asked: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-report-'));
    await writeFile(join(folder, 'report.html'), htmlReport(exampleReport()));
    browser = await chromium.launch({ executablePath: inject('browserPath'), args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });
  const address = (): string => pathToFileURL(join(folder, 'report.html')).href;
  beforeEach(async () => {
    asked.length = 0;
    page = await browser.newPage();
    page.on('request', (request) => void asked.push(request.url()));
    page.on('console', (message) => {
      if (message.type() === 'error') asked.push(message.text());
    });
    await page.goto(address());
    return () => page.close();
  });

  it.each([
    ['light and wide', { width: 1280, height: 900 }, 'light'],
    ['dark and wide', { width: 1280, height: 900 }, 'dark'],
    ['light and narrow', { width: 360, height: 700 }, 'light'],
  ] as const)(
    'has nothing that axe finds wrong %s, unfolded, and nothing wider than it is',
    async (_, size, scheme) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      await page.evaluate(
        `document.querySelectorAll('details').forEach((item) => { item.open = true; item.hidden = false })`,
      );
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    },
  );

  it('loads nothing beside itself and breaks no rule of its own policy', async () => {
    expect(asked).toEqual([address()]);
  });

  it('shows what needs attention, and by search and boxes anything else', async () => {
    const shown = (): Promise<string[]> =>
      page.locator('section .item:visible').evaluateAll((items: { id: string }[]) => items.map((item) => item.id));
    expect(await shown()).toEqual(['parse.bad', 'parse.soft', 'parse.unknown', 'parse.crash']);
    await page.getByLabel('pass 1').check();
    await page.getByLabel('search ids and statements').fill('GOOD');
    expect(await shown()).toEqual(['parse.good']);
    expect(await page.locator('.filter output').textContent()).toBe('1 of 6');
    expect(await page.locator('a.cell.fail').getAttribute('class')).toContain('is-off');
    // A cell of the picture leads to its requirement, whatever is filtered.
    await page.locator('a.cell.tolerated').click();
    await expect.poll(() => page.locator('[id="parse.empty-file"]').getAttribute('open')).toBe('');
  });

  it('is read without its script, and printed with its evidence unfolded', async () => {
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.sides').first().isVisible()).toBe(true);
    expect(await page.locator('[id="parse.bad"] .told').isVisible()).toBe(true);
    expect(await page.locator('[id="parse.good"]').isVisible()).toBe(false);
    const bare = await browser.newPage({ javaScriptEnabled: false });
    await bare.goto(address());
    expect(await bare.locator('section .item').count()).toBe(await bare.locator('section .item:visible').count());
    expect(await bare.locator('.filter').isVisible()).toBe(false);
    await bare.close();
  });
});

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const found = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>('axe.run()');
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
