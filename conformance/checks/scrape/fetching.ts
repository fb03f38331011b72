/**
 * Checks of how a page is fetched: waiting, cache, timeout, headers, mobile, location. Proved by the journal of the
 * fixture site wherever the answer alone would be the target's own claim.
 * Spec: Scrape options, waitFor, maxAge, timeout, mobile, location, headers; Limits.
 */
import { setTimeout } from 'node:timers/promises';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { missingText, unwantedText } from '../../harness/oracles/content.js';
import { dataOf } from '../../harness/silence.js';
import type { SiteFolder } from '../../site/fixture-site.js';
import { counterPage } from '../../site/pages/counter-page.js';
import { echoPage } from '../../site/pages/echo-page.js';
import { latePage } from '../../site/pages/late-page.js';
import { htmlAnswer, redirectAnswer } from '../../site/resource.js';
import { framedPage } from '../../vocabulary/pages.js';
import { framedPageWords } from '../parse/page-words.js';
import { pageVersions } from './page-versions.js';
import { plainPage, refusedMember, servedMember, typedMember } from './refusals.js';
import { inMember, mustBeCapable, scrape, scraped, scrapedText } from '../../vocabulary/scrape.js';

const { scrapeTimeoutMinMs, scrapeTimeoutDefaultMs, scrapeTimeoutMaxMs, scrapeMaxAgeDefaultMs } = generatedLimits;

/** A short `maxAge`: a check waits a little longer than this, and the stored copy is too old. */
const oldMs = 1000;
/** Two visits that are not held back by `waitFor` take times that differ by less than this. */
const longestPauseMs = 1500;
/** Allowed on top of `timeout`: connecting, rendering and sending the answer take time too. */
const graceMs = 10_000;
/** When late content comes: after any wait that a server makes by itself, so that only `waitFor` can have brought it. */
const lateMs = 12_000;

async function slowPage(t: CheckContext, delayMs: number): Promise<string> {
  const site = await t.siteFolder();
  return site.put('slow', htmlAnswer(framedPage(framedPageWords(t)), { delayMs }));
}

/** The request ended, in whatever way, within its timeout and a grace. */
function inTime(t: CheckContext, exchange: Exchange, timeoutMs: number): void {
  const limitMs = timeoutMs + graceMs * t.target.timeoutScale;
  t.note(`answered ${exchange.response.status} after ${Math.round(exchange.durationMs)} ms`);
  t.expect(exchange).that(
    exchange.durationMs <= limitMs
      ? undefined
      : {
          expected: `an end within ${timeoutMs} ms and a grace of ${limitMs - timeoutMs} ms`,
          actual: `${Math.round(exchange.durationMs)} ms`,
        },
  );
  const ended = dataOf(exchange) !== undefined || exchange.response.status >= 400 || isSoftFailure(exchange);
  t.expect(exchange).that(
    ended ? undefined : { expected: 'a result or an error', actual: `status ${exchange.response.status}` },
  );
}

/** A 200 that says `success: false`. */
function isSoftFailure({ response }: Exchange): boolean {
  return shortJson(response.json).includes('"success":false');
}

/** A header of a request for the page, as the journal has it: one that asks for its content, not for its type alone. */
function headerFinding(
  site: SiteFolder,
  path: string,
  name: string,
  fits: (value: string) => boolean,
  expected: string,
): OracleFinding | undefined {
  const values = site
    .visits(path)
    .filter(({ method }) => method === 'GET')
    .map((visit) => visit.headers[name] ?? '');
  return values.some(fits)
    ? undefined
    : { expected: `a request for the page with ${name} ${expected}`, actual: shortJson(values) };
}

async function mirror(
  t: CheckContext,
  options: JsonObject,
): Promise<{ site: SiteFolder; exchange: Exchange; text: string }> {
  const site = await t.siteFolder();
  const url = site.put('mirror', echoPage(t.word()));
  const { exchange, text } = await scrapedText(t, url, options);
  return { site, exchange, text };
}

const german = { country: 'DE', languages: ['de-DE', 'de'] } as const;
const isMobileAgent = (agent: string): boolean => /mobile|android|iphone/i.test(agent);

export const fetchingChecks: readonly Check[] = [
  ...typedMember('scrape.wait-for', 'waitFor', [0, 100], ['soon', 10.5, {}, true]),
  check(
    'scrape.wait-for.default',
    async (t) => {
      const site = await t.siteFolder();
      const url = site.put('page', htmlAnswer(framedPage(framedPageWords(t))));
      // The shortest of several: a busy machine makes some of them longer, and none shorter.
      const shortest = { silent: Infinity, named: Infinity };
      let exchange: Exchange | undefined;
      for (let turn = 1; turn <= 3; turn += 1) {
        ({ exchange } = await scraped(t, url, { maxAge: 0 }));
        shortest.silent = Math.min(shortest.silent, exchange.durationMs);
        const named = await scraped(t, url, { maxAge: 0, waitFor: 0 });
        shortest.named = Math.min(shortest.named, named.exchange.durationMs);
      }
      t.expect(exchange!).that(
        shortest.silent <= shortest.named + longestPauseMs * t.target.timeoutScale
          ? undefined
          : {
              expected: `no longer than with waitFor: 0, which took ${Math.round(shortest.named)} ms at least`,
              actual: `${Math.round(shortest.silent)} ms at least`,
            },
      );
    },
    { requests: 7 },
  ),
  check(
    'scrape.wait-for.effect',
    async (t) => {
      const site = await t.siteFolder();
      const words = { served: t.word(), scripted: t.word(), late: t.word() };
      const url = site.put('late', latePage(words, lateMs));
      const waitFor = lateMs + 2000;
      const { exchange, text } = await scrapedText(t, url, { waitFor, timeout: 60_000 });
      t.expect(exchange).that(
        inMember('markdown', missingText(text, [words.served, words.scripted, words.late])),
        `The page adds the last word ${lateMs} ms after loading; waitFor is ${waitFor}.`,
      );
    },
    { requests: 2, timeBudgetSeconds: 120, waitSeconds: 14 },
  ),
  ...typedMember('scrape.max-age', 'maxAge', [0, 1000, scrapeMaxAgeDefaultMs], ['soon', 1.5, {}, true]),
  check(
    'scrape.max-age.default',
    async (t) => {
      const { url, before, after, turn } = await pageVersions(t);
      const named = { maxAge: scrapeMaxAgeDefaultMs };
      const first = await scrapedText(t, url, named);
      t.expect(first.exchange).that(inMember('markdown', missingText(first.text, [before])));
      turn();
      const control = await scrapedText(t, url, named);
      const isCopy = control.text.includes(before);
      t.note(`with maxAge ${scrapeMaxAgeDefaultMs} ${isCopy ? 'a copy' : 'the new page'} is answered`);
      const silent = await scrapedText(t, url);
      t.expect(silent.exchange).that(
        inMember('markdown', missingText(silent.text, [isCopy ? before : after])),
        `The request has no maxAge; the one before it named ${scrapeMaxAgeDefaultMs} and was answered the word that is missed.`,
      );
    },
    { requests: 4 },
  ),
  check(
    'scrape.max-age.cached',
    async (t) => {
      const { site, url, before, after, turn } = await pageVersions(t);
      const first = await scrapedText(t, url, { maxAge: 600_000 });
      t.expect(first.exchange).that(inMember('markdown', missingText(first.text, [before])));
      const visits = site.visits('page').length;
      turn();
      const second = await scrapedText(t, url, { maxAge: 600_000 });
      t.note(`${site.visits('page').length - visits} more visits for the copy`);
      t.expect(second.exchange).that(
        second.text.includes(before) ? undefined : inMember('markdown', missingText(second.text, [after])),
        'The page showed one word before it changed and shows another since.',
      );
      t.tolerate('copies-of-pages', second.text.includes(before) ? 'kept' : 'not-kept');
    },
    { requests: 3 },
  ),
  check(
    'scrape.max-age.older',
    async (t) => {
      const { url, before, after, turn } = await pageVersions(t);
      const first = await scrapedText(t, url, { maxAge: 600_000 });
      t.expect(first.exchange).that(inMember('markdown', missingText(first.text, [before])));
      turn();
      const copy = await scrapedText(t, url, { maxAge: 600_000 });
      if (!copy.text.includes(before)) t.notApplicable('the target answers no copies');
      await setTimeout(3 * oldMs);
      const fresh = await scrapedText(t, url, { maxAge: oldMs });
      t.expect(fresh.exchange).that(
        inMember('markdown', missingText(fresh.text, [after])),
        `The copy is older than maxAge ${oldMs}, and the page has changed since.`,
      );
    },
    { requests: 4, waitSeconds: 3 },
  ),
  check(
    'scrape.max-age.zero',
    async (t) => {
      const site = await t.siteFolder();
      const words = Array.from({ length: 8 }, () => t.word());
      const url = site.put('counter', counterPage(words));
      const first = await scrapedText(t, url, {});
      const seen = words.filter((word) => first.text.includes(word));
      const visits = site.visits('counter').length;
      const fresh = await scrapedText(t, url, { maxAge: 0 });
      t.expect(fresh.exchange).that(
        site.visits('counter').length > visits
          ? undefined
          : { expected: 'another visit to the page', actual: 'none in the journal' },
      );
      t.expect(fresh.exchange).that(
        inMember('markdown', unwantedText(fresh.text, seen)),
        'The page changes with every visit.',
      );
    },
    { requests: 3 },
  ),
  ...typedMember(
    'scrape.timeout',
    'timeout',
    [scrapeTimeoutDefaultMs, 30_000, 2 * scrapeTimeoutDefaultMs],
    ['soon', 30_000.5, {}, true],
  ),
  check(
    'scrape.timeout.default',
    async (t) => {
      const url = await slowPage(t, 2 * scrapeTimeoutDefaultMs);
      const patienceMs = scrapeTimeoutDefaultMs + 2 * graceMs;
      inTime(t, await scrape(t, url, {}, { silence: 'timeout-answer', patienceMs }), scrapeTimeoutDefaultMs);
    },
    { requests: 2, timeBudgetSeconds: 150, waitSeconds: 60 },
  ),
  check('scrape.timeout.minimum', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const exchange = await scrape(t, url, { timeout: scrapeTimeoutMinMs });
    mustBeCapable(t, exchange);
    // A second may be too short for a server; it may not be called wrong.
    t.expect(exchange).status(200, 408, 500, 504);
  }),
  refusedMember('scrape.timeout.below-minimum', 'timeout', 30_000, [scrapeTimeoutMinMs - 1, 1, 0, -1]),
  check('scrape.timeout.maximum', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const exchange = await scrape(t, url, { timeout: scrapeTimeoutMaxMs + 1 }, { silence: 'scrape-timeout-maximum' });
    t.tolerateAnswer('scrape-timeout-maximum', exchange, () => 'accepted');
  }),
  check(
    'scrape.timeout.bounds-work',
    async (t) => {
      const url = await slowPage(t, 60_000);
      const exchange = await scrape(
        t,
        url,
        { timeout: 2000 },
        { silence: 'timeout-answer', patienceMs: 2000 + 2 * graceMs },
      );
      inTime(t, exchange, 2000);
      t.expect(exchange).that(
        dataOf(exchange) === undefined
          ? undefined
          : { expected: 'an error, for the page had not answered', actual: 'a success' },
      );
      const loop = (await t.siteFolder()).put('loop', redirectAnswer(302, 'loop'));
      const led = await scrape(
        t,
        loop,
        { timeout: 5000 },
        { silence: 'timeout-answer', patienceMs: 5000 + 2 * graceMs },
      );
      inTime(t, led, 5000);
    },
    { requests: 3 },
  ),
  check(
    'scrape.timeout.bounds-actions',
    async (t) => {
      await t.need('scrape.actions');
      const url = plainPage(t, await t.siteFolder());
      const actions = [{ type: 'wait', milliseconds: 30_000 }];
      const patience = { silence: 'timeout-answer', patienceMs: 2000 + 2 * graceMs };
      inTime(t, await scrape(t, url, { timeout: 2000, actions }, patience), 2000);
    },
    { requests: 2, waitSeconds: 2 },
  ),
  ...typedMember('scrape.mobile', 'mobile', [true, false], ['yes', {}, 7]),
  check(
    'scrape.mobile.effect',
    async (t) => {
      const { site, exchange, text } = await mirror(t, { mobile: true, waitFor: 200 });
      t.expect(exchange).that(headerFinding(site, 'mirror', 'user-agent', isMobileAgent, 'of a mobile device'));
      const width = Number(/width (\d+) pixels/.exec(text)?.[1]);
      t.expect(exchange).that(
        width > 0 && width <= 820
          ? undefined
          : {
              expected: 'a page that was rendered at most 820 pixels wide',
              actual: Number.isNaN(width) ? 'a page whose script did not run' : `${width} pixels`,
              pointer: '/data/markdown',
            },
      );
    },
    { requests: 2 },
  ),
  check(
    'scrape.mobile.off',
    async (t) => {
      // A mobile device is not for the requests behind the one that asks for it.
      const url = (await t.siteFolder()).put('before', echoPage(t.word()));
      await scrape(t, url, { mobile: true }, { silence: 'scrape-of-an-error-page' });
      const { site, exchange } = await mirror(t, { maxAge: 0 });
      const agents = site.visits('mirror').map((visit) => visit.headers['user-agent'] ?? '');
      t.expect(exchange).that(
        agents.some(isMobileAgent)
          ? { expected: 'the name of no mobile device as user-agent', actual: shortJson(agents) }
          : undefined,
      );
    },
    { requests: 3 },
  ),
  ...typedMember(
    'scrape.location',
    'location',
    [{ country: 'DE' }, { country: 'FR', languages: ['fr-FR', 'fr'] }],
    ['DE', 7, ['DE']],
  ),
  servedMember('scrape.location.country', 'location', [{ country: 'DE' }]),
  refusedMember('scrape.location.country-type', 'location', { country: 'DE' }, [
    { country: 7 },
    { country: ['DE'] },
    { country: {} },
  ]),
  servedMember('scrape.location.languages', 'location', [german, { languages: ['fr'] }]),
  refusedMember('scrape.location.languages-type', 'location', german, [
    { languages: 'de' },
    { languages: 7 },
    { languages: [7] },
  ]),
  check('scrape.location.languages-effect', async (t) => {
    const { site, exchange } = await mirror(t, { location: german });
    const speaksGerman = (value: string): boolean => /^\s*de\b/i.test(value);
    t.expect(exchange).that(headerFinding(site, 'mirror', 'accept-language', speaksGerman, 'that begins with de'));
  }),
  ...typedMember('scrape.headers', 'headers', [{ 'X-Plumb': 'line' }, {}], ['X-Plumb: line', 7, ['X-Plumb']]),
  check('scrape.headers.effect', async (t) => {
    const site = await t.siteFolder();
    const url = site.put('mirror', echoPage(t.word()));
    const [first, second] = [`${t.word()} of the Day, No. 7`, t.word()];
    const agent = `${t.word()}/1.0`;
    const headers = { 'X-Plumb-Line': first, cookie: `visit=${second}`, 'User-Agent': agent };
    const { exchange } = await scraped(t, url, { headers });
    t.expect(exchange).that(headerFinding(site, 'mirror', 'user-agent', (value) => value === agent, agent));
    t.expect(exchange).that(headerFinding(site, 'mirror', 'x-plumb-line', (value) => value === first, first));
    t.expect(exchange).that(
      headerFinding(site, 'mirror', 'cookie', (value) => value.includes(second), `with ${second}`),
    );
  }),
  check(
    'scrape.headers.own-request',
    async (t) => {
      const site = await t.siteFolder();
      const [given, bare] = [site.put('given', echoPage(t.word())), site.put('bare', echoPage(t.word()))];
      await scraped(t, given, { headers: { 'X-Plumb-Line': 'given' } });
      if (!site.visits('given').some(({ headers }) => headers['x-plumb-line'] === 'given'))
        t.unverified('prerequisite-failed', 'the header does not arrive with the request that has it');
      const { exchange } = await scraped(t, bare);
      t.expect(exchange).that(
        site.visits('bare').some(({ headers }) => headers['x-plumb-line'] !== undefined)
          ? { expected: 'no header of the request before', actual: 'a visit with it' }
          : undefined,
      );
    },
    { requests: 3 },
  ),
];
