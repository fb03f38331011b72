/**
 * Checks of what only a target in test mode can show: the account at its end, the rate limit reached, an unexpected error,
 * an address whose time is over, the cost of a request, the wait for a place. Each sees the same request served first.
 * Spec: Errors, 402, 429, 500; Limits, expiry of addresses, PDF with `parsers: []`; Document data, screenshot, audio, video;
 * Metadata, concurrencyLimited; Agent options, maxCredits.
 */
import { setTimeout } from 'node:timers/promises';
import { fixtureNamed } from '../documents/collection.js';
import { prosePage } from '../documents/pages/prose-page.js';
import { check } from '../harness/check.js';
import type { Check } from '../harness/check.js';
import type { CheckContext } from '../harness/check-context.js';
import { valueAt } from '../harness/contract.js';
import type { Exchange } from '../harness/exchange.js';
import { testModeHeader } from '../harness/test-mode-header.js';
import { lookPage } from '../site/pages/look-page.js';
import { mediaPage, shortFilm, silence } from '../site/pages/media-page.js';
import { fileAnswer, htmlAnswer } from '../site/resource.js';
import { factsPage } from '../vocabulary/facts-page.js';
import { requestsOfJob, runJob } from '../vocabulary/jobs.js';
import { scrape, scraped } from '../vocabulary/scrape.js';
import { scrapedFormat } from './scrape/unlisted-format.js';
import { freshAccount, needsTestMode, testSwitches, testedParse, wishing } from '../vocabulary/test-mode.js';

async function withoutCredit(t: CheckContext): Promise<Exchange> {
  await needsTestMode(t, 'account', 'credits');
  t.expect(await testedParse(t, `account=${freshAccount(t)}; credits=1000`)).accepted();
  return testedParse(t, `account=${freshAccount(t)}; credits=0`, { expectsPaymentRequired: true });
}

async function aboveRate(t: CheckContext): Promise<Exchange> {
  await needsTestMode(t, 'account', 'requests');
  const wishes = `account=${freshAccount(t)}; requests=1`;
  t.expect(await testedParse(t, wishes)).accepted();
  return testedParse(t, wishes, { expectsRateLimit: true });
}

async function failing(t: CheckContext): Promise<Exchange> {
  await needsTestMode(t, 'failure');
  t.expect(await testedParse(t, `account=${freshAccount(t)}`)).accepted();
  return testedParse(t, 'failure');
}

/** A check of one status and of the texts in its body. */
function refusal(id: string, provoke: (t: CheckContext) => Promise<Exchange>, judge: Judge): Check {
  return check(id, async (t) => judge(t, await provoke(t)), { requests: 3 });
}
type Judge = (t: CheckContext, exchange: Exchange) => void;

const hasText =
  (status: number, ...members: readonly string[]): Judge =>
  (t, exchange) => {
    t.expect(exchange).status(status);
    for (const member of members) t.expect(exchange).at(`/${member}`).isString();
  };

const hourSeconds = 3600;
/** Before and after the end of the time, by a minute. */
const graceSeconds = 60;

type Medium = 'screenshot' | 'audio' | 'video';

async function addressOf(t: CheckContext, medium: Medium): Promise<{ exchange: Exchange; address: string }> {
  const site = await t.siteFolder();
  const { exchange, data } =
    medium === 'screenshot'
      ? await scraped(t, site.put('look', lookPage(site.url(''))), { formats: [medium], maxAge: 0, timeout: 120_000 })
      : await scrapedFormat(
          t,
          site.put(
            'recordings',
            mediaPage(t.word(), site.put('horn.mp3', silence()), site.put('horn.webm', shortFilm())),
          ),
          medium,
        );
  const { [medium]: address } = data;
  if (typeof address !== 'string' || !/^https?:/.test(address)) t.notApplicable(`data.${medium} is no address here`);
  return { exchange, address };
}

function expiryCheck(medium: Medium, hours: number): Check {
  return check(
    `document-data.${medium}.expiry`,
    async (t) => {
      await needsTestMode(t, 'clock');
      const { exchange, address } = await addressOf(t, medium);
      const at = async (seconds: number): Promise<number> => {
        const headers = { [testModeHeader]: `clock=+${seconds}` };
        const { status } = await fetch(address, { headers, signal: AbortSignal.timeout(20_000) });
        return status;
      };
      const pointer = `/data/${medium}`;
      const early = await at(hours * hourSeconds - graceSeconds);
      t.expect(exchange).that(
        early === 200
          ? undefined
          : {
              expected: `an address that answers for ${hours} hours`,
              actual: `status ${early} a minute before`,
              pointer,
            },
      );
      const late = await at(hours * hourSeconds + graceSeconds);
      t.expect(exchange).that(
        late >= 400
          ? undefined
          : {
              expected: `an address that stops after ${hours} hours`,
              actual: `status ${late} a minute after`,
              pointer,
            },
      );
    },
    { requests: 3, timeBudgetSeconds: 120 },
  );
}

/** How long the site keeps the visit that holds the account's only place. */
const heldMs = 2500;
const lookEveryMs = 25;

/** A parse on an account of one place that a scrape holds; undefined when it did not wait for that scrape. */
async function parseThatWaits(t: CheckContext): Promise<Exchange | undefined> {
  const site = await t.siteFolder();
  const wishes = `account=${freshAccount(t)}; concurrency=1`;
  const path = t.word();
  const url = site.put(path, htmlAnswer(prosePage(`<p>${t.words(40)}</p>`), { delayMs: heldMs }));
  let isAnswered = false;
  const scraping = scrape(wishing(t, wishes), url, { maxAge: 0 }).finally(() => (isAnswered = true));
  // Whoever looks at the answer below sees what went wrong.
  scraping.catch(() => undefined);
  while (!isAnswered && site.visits(path).length === 0) await setTimeout(lookEveryMs);
  const parsed = isAnswered ? undefined : await testedParse(t, wishes);
  const parsedAtMs = Date.now();
  const { response } = await scraping;
  const [visit] = site.visits(path);
  if (response.status !== 200 || !visit)
    return t.unverified(
      'prerequisite-failed',
      `the scrape that holds the place was answered ${response.status}, after ${visit ? 'a' : 'no'} visit`,
    );
  return parsed && parsedAtMs >= visit.atMs + heldMs ? parsed : undefined;
}

/** What an agent with these credits spends on a page and the one behind it. */
async function spentByAgent(t: CheckContext, maxCredits: number): Promise<{ exchange: Exchange; spent: number }> {
  const site = await t.siteFolder();
  const wishes = `account=${freshAccount(t)}; credits=1000`;
  const { markup, schema } = factsPage(t);
  const facts = site.put('lighthouse-facts', htmlAnswer(markup));
  const link = `<p>All <a href="${facts}">facts of the lighthouse: name, colour, height</a> are on a page of their own.</p>`;
  const hall = site.put('hall', htmlAnswer(prosePage(link, 'The hall')));
  const before = await creditsLeft(t, wishes);
  const prompt = 'The name, the colour and the height of the lighthouse, from its facts';
  const job = await runJob(
    wishing(t, wishes),
    'agent',
    { prompt, urls: [hall], schema, maxCredits },
    { patienceMs: 120_000 },
  );
  return { exchange: job.exchange, spent: before - (await creditsLeft(t, wishes)) };
}

/** What the account of these wishes has left. */
async function creditsLeft(t: CheckContext, wishes: string): Promise<number> {
  const exchange = await t.send(
    { method: 'GET', path: '/team/credit-usage', headers: { [testModeHeader]: wishes } },
    { silence: 'test-mode' },
  );
  const left = valueAt(exchange.response.json, '/data/remainingCredits');
  if (typeof left !== 'number') t.notApplicable('the target shows no account (GET /team/credit-usage)');
  return left;
}

export const testModeChecks: readonly Check[] = [
  check('errors.test-mode.declared', async (t) => {
    const { exchange, switches } = await testSwitches(t);
    t.expect(exchange).accepted();
    t.tolerate('test-mode', switches.some((name) => name !== '') ? 'declared' : 'none');
  }),
  refusal('errors.payment-required.status', withoutCredit, hasText(402)),
  refusal('errors.payment-required.error', withoutCredit, hasText(402, 'error')),
  refusal('errors.rate-limited.status', aboveRate, hasText(429)),
  refusal('errors.rate-limited.error', aboveRate, hasText(429, 'error')),
  refusal('errors.server-error.status', failing, hasText(500)),
  refusal('errors.server-error.body', failing, (t, exchange) => {
    hasText(500, 'code', 'error')(t, exchange);
    t.expect(exchange).at('/success').equals(false);
  }),
  refusal('errors.server-error.code-value', failing, (t, exchange) => {
    t.expect(exchange).status(500);
    t.expect(exchange).at('/code').equals('UNKNOWN_ERROR');
  }),
  expiryCheck('screenshot', 24),
  expiryCheck('audio', 1),
  expiryCheck('video', 1),
  check(
    'metadata.concurrency-limited.meaning',
    async (t) => {
      await needsTestMode(t, 'account', 'concurrency');
      const began = Date.now();
      t.expect(await testedParse(t, `account=${freshAccount(t)}; concurrency=1`)).accepted();
      if (Date.now() - began > heldMs / 2)
        t.unverified('prerequisite-failed', 'a parse takes so long by itself that nothing shows whether it waited');
      const parsed = await parseThatWaits(t);
      if (!parsed) return t.notApplicable('a parse does not wait for a scrape here');
      if (parsed.response.status === 429)
        return t.notApplicable('the second request is refused here, it does not wait');
      t.expect(parsed).accepted();
      if (valueAt(parsed.response.json, '/data/metadata/concurrencyLimited') === undefined)
        return t.notApplicable('`concurrencyLimited` is not told here');
      t.expect(parsed).at('/data/metadata/concurrencyLimited').equals(true);
    },
    { requests: 4 },
  ),
  check(
    'agent.max-credits.cap',
    async (t) => {
      await t.need('agent');
      await needsTestMode(t, 'account', 'credits');
      const { spent: otherwise } = await spentByAgent(t, 50);
      if (otherwise <= 1)
        t.unverified(
          'prerequisite-failed',
          `the same run with \`maxCredits\` 50 cost ${otherwise} credits, so a cap of 1 shows nothing`,
        );
      const { exchange, spent } = await spentByAgent(t, 1);
      t.expect(exchange).that(
        spent <= 1 ? undefined : { expected: 'at most 1 credit', actual: `${spent} credits` },
        `The account had ${spent} credits less afterwards.`,
      );
    },
    { requests: 2 * requestsOfJob + 4, timeBudgetSeconds: 240 },
  ),
  check(
    'scrape.parsers.empty-credit',
    async (t) => {
      await needsTestMode(t, 'account', 'credits');
      const wishes = `account=${freshAccount(t)}; credits=1000`;
      const { bytes, contentType } = fixtureNamed('book-pdf');
      const url = (await t.siteFolder()).put('book.pdf', fileAnswer(await bytes(), contentType));
      const before = await creditsLeft(t, wishes);
      const exchange = await t.send({
        method: 'POST',
        path: '/scrape',
        json: { url, parsers: [], maxAge: 0 },
        headers: { [testModeHeader]: wishes },
      });
      t.expect(exchange).accepted();
      const cost = before - (await creditsLeft(t, wishes));
      t.expect(exchange).that(
        cost === 1 ? undefined : { expected: '1 credit for a PDF that is not parsed', actual: `${cost} credits` },
      );
    },
    { requests: 4 },
  ),
];
