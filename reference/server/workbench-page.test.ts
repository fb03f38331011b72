// The page as it is built and served, in a real browser; the site it works on is a local one.
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserForTests } from '../browse/testing/start-browser.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { TestSite } from '../fetch/testing/test-site.js';

const file = {
  name: 'notes.html',
  mimeType: 'text/html',
  buffer: Buffer.from(
    '<main><h1>Plumb lines</h1><p>See <a href="https://levels.example/">levels</a>.</p><p><img src="https://elsewhere.example/x.png" alt="A bob"></p><p>&lt;script&gt;window.ran = 1&lt;/script&gt;</p></main>',
  ),
};
const linked = (title: string, link: string): string =>
  `<title>${title}</title><main><h1>${title}</h1><p>All of ${title}.</p><a href="${link}">next</a></main>`;

let site: TestSite;
let server: ChildProcess;
let origin: string;
let dataDir: string;
let browser: Browser;
let page: Page;
/** Addresses that the page asked for, of any server. */
let asked: string[];

beforeAll(async () => {
  site = await startTestSite({
    '/': linked('One', '/two'),
    '/two': linked('Two', '/three'),
    '/three': linked('Three', '/'),
  });
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-workbench-'));
  const { executablePath, searchPath } = await browserForTests();
  const settings = { API_KEYS: 'key-of-the-page', EGRESS_ALLOW: `127.0.0.1:${site.port}`, BROWSER_INSTALL: 'off' };
  server = spawn(process.execPath, [fileURLToPath(new URL('../../.build/reference/main.js', import.meta.url))], {
    env: { PATH: searchPath, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout!.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    if (said.includes('/v2\n')) break;
  }
  origin = new URL(/http:\/\/\S+\/v2/.exec(said)![0]).origin;
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}, 120_000);
afterAll(async () => {
  await browser.close();
  server.kill('SIGKILL');
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await browser.newPage();
  asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(origin);
});
afterEach(async () => {
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  await page.close();
});

const giveKey = (): Promise<void> => page.getByLabel('API key').fill('key-of-the-page');
const press = (): Promise<void> => page.getByRole('button', { name: 'Run' }).click();
const standing = (text: string | RegExp): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ timeout: 30_000 });

describe('the page at /', () => {
  it('turns a file into Markdown, shows it rendered without loading or running what it holds', async () => {
    await page.getByLabel('Drop a file here').setInputFiles(file);
    await giveKey();
    await press();
    await standing(/^Done in .*1 credit, \d+ words\.$/);
    const panel = page.getByRole('tabpanel').first();
    await panel.getByRole('heading', { name: 'Plumb lines' }).waitFor();
    expect(await panel.locator('.image').textContent()).toBe('A bob');
    expect(await panel.locator('img').count()).toBe(0);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    await page.getByRole('tab', { name: 'Markdown', exact: true }).click();
    expect(await panel.textContent()).toContain('# Plumb lines');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { selected: true }).first().textContent()).toBe('Metadata');
  });

  it("says in the server's words what is wrong", async () => {
    await press();
    expect(await page.getByRole('alert').textContent()).toBe('Choose a file first.');
    await page.getByRole('radio', { name: 'A page', exact: true }).check();
    await page.getByLabel('Address', { exact: true }).fill('http://10.0.0.1/');
    await page.getByLabel('API key').fill('another');
    await press();
    await page.getByRole('alert').filter({ hasText: 'does not know the API key' }).waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('key');
  });

  it('shows a sample by one click, and takes its parts along', async () => {
    await giveKey();
    await page.getByRole('button', { name: 'Try a sample document' }).click();
    await standing(/^Done in/);
    await page.getByRole('cell', { name: '164.0' }).waitFor();
    await page.getByRole('tab', { name: 'Markdown', exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saved).suggestedFilename()).toBe('answer.md');
  });

  it('tells of a file that is too large before it is sent, and of an address that is refused beside the answer', async () => {
    await giveKey();
    await page.evaluate(`{
      const held = new DataTransfer();
      held.items.add(new File([new Uint8Array(61e6)], 'large.pdf'));
      document.querySelector('#file').files = held.files;
      document.querySelector('#file').dispatchEvent(new Event('change'));
    }`);
    await press();
    expect(await page.getByRole('alert').textContent()).toContain('large.pdf has 61 MB');
    await page.getByRole('radio', { name: 'A page', exact: true }).check();
    await page.getByLabel('Address', { exact: true }).fill('http://10.0.0.1/');
    await page.keyboard.press('Control+Enter');
    await page.locator('#failure').filter({ hasText: '403: 10.0.0.1 may not be visited' }).waitFor();
    expect(await findings()).toEqual([]);
  });

  it('warns above the answer', async () => {
    await giveKey();
    await page.getByLabel('Drop a file here').setInputFiles(file);
    await page.getByLabel('summary').check();
    await press();
    await standing(/^Done in/);
    expect(await page.getByRole('note', { name: 'Warning' }).textContent()).toMatch(/language model/);
    expect(await page.getByRole('tab', { selected: true }).first().textContent()).toBe('Rendered');
  });

  it('takes a file that is dropped anywhere, whatever was chosen before', async () => {
    await page.getByRole('radio', { name: 'A site', exact: true }).check();
    await page.evaluate(`{
      const held = new DataTransfer();
      held.items.add(new File(['<p>Dropped.</p>'], 'dropped.html'));
      document.querySelector('footer, header').dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: held }),
      );
    }`);
    await standing('dropped.html');
    expect(await page.getByRole('radio', { name: 'A file', exact: true }).isChecked()).toBe(true);
  });

  it('shows the request before an address is written', async () => {
    await page.getByRole('radio', { name: 'A site', exact: true }).check();
    const code = page.locator('#code-panel pre');
    expect(await code.textContent()).toContain('https://example.com/');
    expect(await code.textContent()).toContain('"crawlEntireDomain":true');
    await page.getByLabel('The whole site').uncheck();
    expect(await code.textContent()).not.toContain('crawlEntireDomain');
  });

  it('brings the answer into view where it stands below the form', { timeout: 60_000 }, async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByLabel('Drop a file here').setInputFiles(file);
    await giveKey();
    await press();
    await standing(/^Done in/);
    const { y } = (await page.getByRole('heading', { name: 'Answer' }).boundingBox())!;
    expect(y).toBeLessThan(200);
  });

  it('shows the documents of a crawl as they come', async () => {
    await page.getByRole('radio', { name: 'A site', exact: true }).check();
    await page.getByLabel('Address', { exact: true }).fill(`${site.origin}/`);
    await giveKey();
    await press();
    await standing('completed: 3 of 3 pages');
    await page.locator('#documents').getByRole('button', { name: 'Three' }).click();
    await page.getByRole('tabpanel').first().getByRole('heading', { name: 'Three' }).waitFor();
    expect(await findings()).toEqual([]);
  });

  it('names the pages of a job that were not read, and why', async () => {
    await page.getByRole('radio', { name: 'Several pages', exact: true }).check();
    await page.getByLabel('Addresses, one a line').fill(`${site.origin}/\nhttp://10.0.0.1/`);
    await giveKey();
    await press();
    await page.locator('#documents .lost').filter({ hasText: 'http://10.0.0.1/' }).waitFor({ timeout: 30_000 });
    expect(await findings()).toEqual([]);
  });

  it('writes the same request as programs send it', async () => {
    await page.getByRole('radio', { name: 'A page', exact: true }).check();
    await page.getByLabel('Address', { exact: true }).fill("https://example.com/it's");
    const code = page.locator('#code-panel pre');
    expect(await code.textContent()).toContain(`-d '{"url":"https://example.com/it'\\''s","formats":["markdown"]}'`);
    await page.getByLabel('Main content only').evaluate((box: { click(): void }) => box.click());
    await page.getByRole('tab', { name: 'Python' }).click();
    expect(await code.textContent()).toContain('"onlyMainContent": False');
  });

  it('writes requests that do, run as they stand, what the page does', async () => {
    const code = page.locator('#code-panel pre');
    const run = async (): Promise<string> => {
      await page.getByRole('tab', { name: 'JavaScript' }).click();
      const program = (await code.textContent())!;
      const env = { PATH: process.env['PATH'], API_KEY: 'key-of-the-page' };
      const node = [process.execPath, ['--input-type=module', '--eval', program], { cwd: dataDir, env }] as const;
      return (await promisify(execFile)(...node)).stdout;
    };
    await page.getByLabel('API key').waitFor();
    await page.getByRole('radio', { name: 'A page', exact: true }).check();
    await page.getByLabel('Address', { exact: true }).fill(`${site.origin}/`);
    expect(await run()).toContain('# One');
    await page.getByRole('radio', { name: 'A file', exact: true }).check();
    await page.getByLabel('Drop a file here').setInputFiles(file);
    await writeFile(join(dataDir, file.name), file.buffer);
    expect(await run()).toContain('# Plumb lines');
  });

  it.each([
    ['in light', { width: 1280, height: 900 }, 'light'],
    ['in dark', { width: 1280, height: 900 }, 'dark'],
    ['on a telephone', { width: 360, height: 740 }, 'light'],
  ] as const)('has nothing that axe finds wrong %s, and nothing wider than it is', async (_, size, colorScheme) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    for (const kind of ['A page', 'A site', 'Several pages', 'The URLs of a site', 'A file']) {
      await page.getByRole('radio', { name: kind, exact: true }).check();
      await page.evaluate(`document.querySelectorAll('details').forEach((fold) => { fold.open = true; })`);
      if (kind === 'A page') await page.getByRole('button', { name: 'Add' }).click();
      expect(await findings()).toEqual([]);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});

describe('the page at /docs', () => {
  it('tells of every operation what is demanded of it and what is left open, and finds no hindrance by axe', async () => {
    await page.goto(`${origin}/docs#mapSite`);
    const operation = page.locator('#mapSite');
    expect(await operation.textContent()).toContain('requirements');
    expect(await operation.getAttribute('open')).toBe('');
    expect(await operation.textContent()).toContain('questions the interface leaves open');
    expect(await findings()).toEqual([]);
  });

  it('sends what stands in its forms', async () => {
    await page.goto(`${origin}/docs#parseFile`);
    await page.getByLabel('API key').fill('key-of-the-page');
    const form = page.locator('#parseFile form');
    await form.getByLabel('file').setInputFiles(file);
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByRole('status').filter({ hasText: '# Plumb lines' }).waitFor();
  });
});

/** What axe finds, in words. Playwright puts it into the page, whose own policy would refuse it. */
async function findings(within = 'body'): Promise<string[]> {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  const found = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    `axe.run('${within}')`,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
