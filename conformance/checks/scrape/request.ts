/**
 * Checks of the request and the answer of `POST /scrape`.
 * Spec: Endpoints, POST /scrape; Response envelope (scrape and parse).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { saidIn } from '../../harness/exchange.js';
import { shortJson } from '../../harness/contract.js';
import { isObject } from '../../harness/expectation.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { missingText } from '../../harness/oracles/content.js';
import { dataOf } from '../../harness/silence.js';
import { htmlAnswer } from '../../site/resource.js';
import { framedPage, page } from '../../vocabulary/pages.js';
import { framedPageWords } from '../parse/page-words.js';
import { visibleMarkdown } from '../parse/answers.js';
import { plainPage, refusalFinding } from './refusals.js';
import { inMember, scrape, scraped, scrapedText } from '../../vocabulary/scrape.js';

const otherSchemes = [
  'ftp://127.0.0.1/file',
  'file:///etc/hostname',
  'data:text/html,<p>hello</p>',
  'javascript:alert(1)',
];

/** Paths that are one page to a server that tidies addresses. */
const sameButFor = ['Shelf/Book', 'shelf/book', 'Shelf/Book/', 'Shelf/Book%20Two'] as const;

export const requestChecks: readonly Check[] = [
  check('scrape.request.json', async (t) => {
    const site = await t.siteFolder();
    const words = framedPageWords(t);
    const url = site.put('page', htmlAnswer(framedPage(words)));
    const { exchange, text } = await scrapedText(t, url, {
      formats: ['markdown'],
      onlyMainContent: false,
      timeout: 30_000,
    });
    t.expect(exchange).that(inMember('markdown', missingText(text, Object.values(words) as string[])));
    const visits = site.visits('page').length;
    t.expect(exchange).that(visits > 0 ? undefined : { expected: 'a visit to the page', actual: 'no request for it' });
  }),
  check(
    'scrape.request.url-required',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      t.expect(await scrape(t, url)).accepted();
      for (const json of [{}, { formats: ['markdown'] }]) {
        const exchange = await t.send(
          { method: 'POST', path: '/scrape', json },
          { violates: 'scrape.request.url-required' },
        );
        t.expect(exchange).that(refusalFinding(exchange), 'The request has no `url`.');
      }
    },
    { requests: 4 },
  ),
  check(
    'scrape.request.url-type',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      t.expect(await scrape(t, url)).accepted();
      for (const wrong of [7, true, {}, [url]]) {
        const json = { url: wrong };
        const exchange = await t.send(
          { method: 'POST', path: '/scrape', json },
          { violates: 'scrape.request.url-type' },
        );
        t.expect(exchange).that(refusalFinding(exchange), `The \`url\` is ${shortJson(wrong)}.`);
      }
    },
    { requests: 6 },
  ),
  check(
    'scrape.request.url-schemes',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      t.expect(await scrape(t, url)).accepted();
      for (const other of otherSchemes) {
        const exchange = await scrape(t, other, {}, { violates: 'scrape.request.url-schemes', beyondSchema: true });
        t.expect(exchange).that(refusalFinding(exchange), `The \`url\` is ${other}.`);
      }
    },
    { requests: otherSchemes.length + 2 },
  ),
  check(
    'scrape.request.address',
    async (t) => {
      const site = await t.siteFolder();
      // Neighbours that differ in little, each with a word of its own.
      const words = new Map(sameButFor.map((path) => [path, t.word()]));
      for (const [path, word] of words)
        site.put(path, htmlAnswer(prosePage(`<p>This page says ${word} and no more.</p>`)));
      for (const [path, word] of words) {
        const { exchange, text } = await scrapedText(t, site.url(path));
        t.expect(exchange).that(inMember('markdown', missingText(text, [word])), `The address ends in ${path}.`);
      }
      const query = 'Name=Pier%20One&list=a&list=b&empty=';
      const { exchange } = await scrapedText(t, `${site.url(sameButFor[0])}?${query}`);
      const queries = site.visits(sameButFor[0]).map((visit) => visit.query);
      t.expect(exchange).that(
        queries.includes(query) ? undefined : { expected: `a visit with ?${query}`, actual: shortJson(queries) },
      );
    },
    { requests: sameButFor.length + 2 },
  ),
  check('scrape.request.url-without-scheme', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const exchange = await scrape(t, url.replace(/^https?:\/\//, ''), {}, { silence: 'url-without-scheme' });
    t.tolerateAnswer('url-without-scheme', exchange, () => 'accepted');
  }),
  check('scrape.request.unknown-member', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const exchange = await scrape(t, url, { [t.word()]: true }, { silence: 'unknown-scrape-options' });
    t.tolerateAnswer('unknown-scrape-options', exchange, () => 'ignored');
  }),
  check('scrape.request.known-member', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const options = { fastMode: false, lockdown: false, checkPromptInjection: null, threatProtection: { mode: 'off' } };
    const exchange = await scrape(t, url, options, { silence: 'known-members' });
    t.tolerateAnswer('known-members', exchange, () => 'accepted');
  }),
  check('scrape.response.text-at-a-url', async (t) => {
    const text = `# ${t.word()}\n\n- ${t.word()}\n`;
    const site = await t.siteFolder();
    const url = site.put('notes.md', { headers: { 'content-type': 'text/markdown; charset=utf-8' }, body: text });
    const exchange = await scrape(t, url, {}, { silence: 'text-at-a-url' });
    t.tolerateAnswer('text-at-a-url', exchange, (data) => {
      const markdown = String(data['markdown']).trim();
      if (markdown === text.trim()) return 'as-it-is';
      return /^(?:```|~~~)/.test(markdown) && markdown.includes(text.trim()) ? 'fenced' : 'other';
    });
  }),
  check('scrape.response.envelope', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const { exchange } = await scraped(t, url, { formats: ['markdown', 'html', 'links'] });
    t.expect(exchange).keepsContract();
    t.expect(exchange).at('/success').equals(true);
    t.expect(exchange).at('/data/metadata').isObject();
  }),
  check(
    'scrape.response.page-errors',
    async (t) => {
      const site = await t.siteFolder();
      for (const status of [404, 500]) {
        const word = t.word();
        const url = site.put(
          `page-${status}`,
          htmlAnswer(page(`<main><h1>Error</h1><p>${word}</p></main>`), { status }),
        );
        const exchange = await scrape(t, url, {}, { silence: 'scrape-of-an-error-page' });
        t.tolerateAnswer('scrape-of-an-error-page', exchange, (data) => {
          t.note(`a page of status ${status}: ${visibleMarkdown(data).includes(word) ? 'with' : 'without'} its text`);
          return 'success';
        });
      }
    },
    { requests: 3 },
  ),
  check(
    'scrape.response.unreachable',
    async (t) => {
      const site = await t.siteFolder();
      await scraped(t, plainPage(t, site));
      const url = site.put('dropped', { drops: true, body: '' });
      const exchange = await scrape(t, url, {}, { silence: 'scrape-of-an-error-page' });
      const data = dataOf(exchange);
      if (!data) {
        t.expect(exchange).that(
          exchange.response.status >= 400 || saidIn(exchange.response).includes('"success":false')
            ? undefined
            : { expected: 'an error', actual: `status ${exchange.response.status}` },
        );
        return;
      }
      const { metadata, warning } = data;
      const { error, statusCode } = isObject(metadata) ? metadata : {};
      const isTold =
        [error, warning].some((text) => typeof text === 'string' && text !== '') || Number(statusCode) >= 400;
      t.expect(exchange).that(
        isTold
          ? undefined
          : { expected: 'an error, a warning or a status that tells', actual: 'a success', pointer: '/data' },
        'The site breaks the connection off.',
      );
    },
    { requests: 3 },
  ),
  check('scrape.status.operation', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const { data } = await scraped(t, url);
    const metadata = data['metadata'] as { scrapeId?: unknown } | undefined;
    const id = typeof metadata?.scrapeId === 'string' ? metadata.scrapeId : '00000000-0000-4000-8000-000000000000';
    const exchange = await t.send({ method: 'GET', path: `/scrape/${id}` }, { silence: 'scrape-by-id' });
    t.tolerate('scrape-by-id', exchange.response.status === 200 ? 'present' : 'absent');
  }),
];
