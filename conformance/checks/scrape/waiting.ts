/**
 * Checks of how long a page is waited for without being told: text that its script asks for, and pages that stay without any.
 * Most of it is our choice: the interface speaks of a smart wait and does not say what it waits for.
 * Spec: Scrape options, waitFor (extra wait on top of smart-wait), maxAge.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { missingText } from '../../harness/oracles/content.js';
import { serverWords, warningText } from '../../harness/server-words.js';
import { dataOf } from '../../harness/silence.js';
import type { SiteFolder } from '../../site/fixture-site.js';
import type { SiteAnswer } from '../../site/resource.js';
import { latePage } from '../../site/pages/late-page.js';
import { slowWordsPage } from '../../site/pages/slow-words-page.js';
import { inMember, mustBeCapable, scrape, scrapedText } from '../../vocabulary/scrape.js';

/** Whoever waits for the text of a page waits for about so long before giving up. */
const pageWaitSeconds = 3;

const sentence = (word: string): string => `The board says ${word} for the ferry of the morning, and nothing else.`;

const textAnswer = (text: string, delayMs = 0): SiteAnswer => ({
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: text,
  delayMs,
});

interface SilentPage {
  readonly site: SiteFolder;
  readonly url: string;
  readonly exchange: Exchange;
}

/** A page whose script gets an empty answer and writes nothing, as the target answers it. */
async function silentPage(t: CheckContext): Promise<SilentPage> {
  await t.need('scrape.scripts');
  const site = await t.siteFolder();
  const url = site.put('page', slowWordsPage({ source: 'words', pauseMs: 0 }));
  site.put('words', textAnswer(''));
  const exchange = await scrape(t, url, {}, { silence: 'scrape-of-an-error-page' });
  mustBeCapable(t, exchange);
  if (site.visits('words').length === 0)
    t.unverified('prerequisite-failed', `the script of the page did not run (${serverWords(exchange)})`);
  return { site, url, exchange };
}

/** After any wait that a server makes by itself. */
const lateMs = 12_000;

export const waitingChecks: readonly Check[] = [
  check(
    'scrape.wait-for.with-actions',
    async (t) => {
      await t.need('scrape.scripts');
      await t.need('scrape.actions');
      const words = { served: t.word(), scripted: t.word(), late: t.word() };
      const url = (await t.siteFolder()).put('late', latePage(words, lateMs));
      const options = { waitFor: lateMs + 2000, timeout: 60_000, maxAge: 0, actions: [{ type: 'scrape' }] };
      const { exchange, text } = await scrapedText(t, url, options);
      t.expect(exchange).that(
        inMember('markdown', missingText(text, [words.served, words.late])),
        `The page adds the last word ${lateMs} ms after loading; waitFor is ${options.waitFor}.`,
      );
    },
    { requests: 2, timeBudgetSeconds: 120, waitSeconds: 14 },
  ),
  check(
    'scrape.wait-for.after-a-pause',
    async (t) => {
      await t.need('scrape.scripts');
      const site = await t.siteFolder();
      const word = t.word();
      site.put('words', textAnswer(sentence(word), 300));
      const url = site.put('page', slowWordsPage({ source: 'words', pauseMs: 500 }));
      const { exchange, text } = await scrapedText(t, url, { maxAge: 0 });
      t.expect(exchange).that(
        inMember('markdown', missingText(text, [word])),
        'The page is empty as served; half a second after loading its script asks for the text.',
      );
    },
    { requests: 2 },
  ),
  check(
    'scrape.wait-for.beside-served',
    async (t) => {
      await t.need('scrape.scripts');
      const site = await t.siteFolder();
      const [served, word] = [t.word(), t.word()];
      site.put('words', textAnswer(sentence(word), 300));
      const url = site.put('page', slowWordsPage({ served, source: 'words', pauseMs: 200 }));
      const { exchange, text } = await scrapedText(t, url, { maxAge: 0 });
      t.expect(exchange).that(
        inMember('markdown', missingText(text, [served, word])),
        'One sentence is served, and the script asks for the other.',
      );
    },
    { requests: 2 },
  ),
  check(
    'scrape.wait-for.page-without-text',
    async (t) => {
      const { exchange } = await silentPage(t);
      t.note(serverWords(exchange));
      const isTold = dataOf(exchange) === undefined || warningText(exchange.response.json) !== undefined;
      t.expect(exchange).that(
        isTold
          ? undefined
          : { expected: 'a text, for the page never showed any', actual: 'no warning', pointer: '/data/warning' },
      );
    },
    { requests: 2, waitSeconds: pageWaitSeconds },
  ),
  check(
    'scrape.max-age.page-without-text',
    async (t) => {
      const { site, url } = await silentPage(t);
      const word = t.word();
      site.put('words', textAnswer(sentence(word)));
      const { exchange, text } = await scrapedText(t, url, { maxAge: 600_000 });
      t.expect(exchange).that(
        inMember('markdown', missingText(text, [word])),
        'The page showed no text at the first scrape, and shows some since.',
      );
    },
    { requests: 3, waitSeconds: pageWaitSeconds },
  ),
];
