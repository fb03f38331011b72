/**
 * Checks of `parsers` in a scrape: a PDF is parsed, or comes back as it is.
 * Spec: Scrape options, parsers; Limits (PDF with `parsers: []`).
 */
import { fixtureNamed } from '../../documents/collection.js';
import { pdfOfScans } from '../../documents/pdfs.js';
import { orchardScan } from '../../documents/scans.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { JsonObject } from '../../harness/expectation.js';
import { missingText } from '../../harness/oracles/content.js';
import { fileAnswer } from '../../site/resource.js';
import { unreadScan } from '../parse/pdf-parser-scans.js';
import { refuses } from './refusals.js';
import { inMember, scraped, scrapedText } from '../../vocabulary/scrape.js';

async function pdf(t: CheckContext): Promise<{ url: string; base64: string; text: string; lastText: string }> {
  const fixture = fixtureNamed('book-pdf');
  const { truth } = fixture;
  const content = Buffer.from(await fixture.bytes());
  const url = (await t.siteFolder()).put('book.pdf', fileAnswer(content, 'application/pdf'));
  return { url, base64: content.toString('base64'), text: truth.texts[1]!, lastText: truth.texts.at(-1)! };
}

/** The member of `data` that carries the file; line breaks, the escapes of Markdown and what stands around it aside. */
function base64Member(data: JsonObject, base64: string): string | undefined {
  return Object.keys(data).find((name) => {
    const value = data[name];
    return typeof value === 'string' && value.replace(/[\s\\]+/g, '').includes(base64);
  });
}

const unparsed = { parsers: [] as unknown[], formats: ['markdown', 'html'] } as const;

export const parserChecks: readonly Check[] = [
  check(
    'scrape.parsers.accepted',
    async (t) => {
      const { url } = await pdf(t);
      await scraped(t, url, { parsers: ['pdf'] });
    },
    { requests: 2 },
  ),
  check(
    'scrape.parsers.type',
    async (t) => {
      const { url } = await pdf(t);
      const mutations = ['pdf', { type: 'pdf' }, 7, [7]].map((parsers) => ({
        name: `parsers is ${JSON.stringify(parsers)}`,
        options: { parsers },
      }));
      await refuses(t, url, 'scrape.parsers.type', { parsers: ['pdf'] }, mutations);
    },
    { requests: 6 },
  ),
  check(
    'scrape.parsers.object',
    async (t) => {
      const { url } = await pdf(t);
      for (const parser of [{ type: 'pdf' }, { type: 'pdf', mode: 'fast', maxPages: 1 }])
        await scraped(t, url, { parsers: [parser] });
    },
    { requests: 3 },
  ),
  check('scrape.parsers.default', async (t) => {
    const { url, text, lastText } = await pdf(t);
    const answer = await scrapedText(t, url);
    t.expect(answer.exchange).that(
      inMember('markdown', missingText(answer.text, [text, lastText])),
      'The request has no `parsers`.',
    );
  }),
  check(
    'scrape.parsers.reads-scans',
    async (t) => {
      await t.need('parse.ocr');
      const bytes = Buffer.from(pdfOfScans([{ scan: orchardScan }]));
      const url = (await t.siteFolder()).put('scan.pdf', fileAnswer(bytes, 'application/pdf'));
      for (const parsers of [undefined, ['pdf'], [{ type: 'pdf' }]]) {
        const answer = await scrapedText(t, url, { timeout: 120_000, ...(parsers && { parsers }) });
        t.expect(answer.exchange).that(
          inMember('markdown', unreadScan(answer.text, orchardScan)),
          `The parsers were ${parsers ? JSON.stringify(parsers) : 'not given'}.`,
        );
      }
    },
    { requests: 4, timeBudgetSeconds: 150 },
  ),
  check(
    'scrape.parsers.mode',
    async (t) => {
      await t.need('parse.ocr');
      const [first, last] = [t.words(12), t.words(12)];
      const bytes = Buffer.from(pdfOfScans([{ text: first }, { scan: orchardScan }, { text: last }]));
      const url = (await t.siteFolder()).put('mixed.pdf', fileAnswer(bytes, 'application/pdf'));
      const options = { timeout: 120_000, onlyMainContent: false };
      const fast = await scrapedText(t, url, { ...options, parsers: [{ type: 'pdf', mode: 'fast' }] });
      t.expect(fast.exchange).that(inMember('markdown', missingText(fast.text, [first, last])));
      if (unreadScan(fast.text, orchardScan)) return;
      const auto = await scrapedText(t, url, { ...options, parsers: [{ type: 'pdf', mode: 'auto' }] });
      t.expect(fast.exchange).that(
        unreadScan(auto.text, orchardScan)
          ? undefined
          : { expected: 'no words of the scanned page', actual: 'most of them', pointer: '/data/markdown' },
        'The mode is fast; auto reads the page.',
      );
    },
    { requests: 3, timeBudgetSeconds: 150 },
  ),
  check(
    'scrape.parsers.empty-skips',
    async (t) => {
      const { url, text } = await pdf(t);
      const parsed = await scrapedText(t, url);
      t.expect(parsed.exchange).that(inMember('markdown', missingText(parsed.text, [text])));
      const { exchange, data } = await scraped(t, url, unparsed);
      t.expect(exchange).that(
        JSON.stringify(data).includes(text)
          ? { expected: 'a file that was not parsed', actual: `its text: ${text}`, pointer: '/data' }
          : undefined,
      );
    },
    { requests: 3 },
  ),
  check('scrape.parsers.empty-base64', async (t) => {
    const { url, base64 } = await pdf(t);
    const { exchange, data } = await scraped(t, url, unparsed);
    t.expect(exchange).that(
      base64Member(data, base64) !== undefined
        ? undefined
        : {
            expected: 'the bytes of the PDF as base64 in a member of data',
            actual: `members ${Object.keys(data).join(', ')}`,
            pointer: '/data',
          },
    );
  }),
  check('scrape.parsers.empty-member', async (t) => {
    const { url, base64 } = await pdf(t);
    const { data } = await scraped(t, url, unparsed);
    const member = base64Member(data, base64);
    if (member === undefined)
      return t.unverified('prerequisite-failed', 'no member of data carries the base64 of the file');
    t.tolerate('base64-member', member === 'rawHtml' ? 'html' : member, 'other-member');
  }),
];
