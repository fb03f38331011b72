/**
 * Checks of what only a fetched page can show in metadata: its address before and after redirects, its status, its error.
 * Spec: Metadata (`data.metadata`), sourceURL, url, statusCode, error.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { missingText, sameAddress } from '../../harness/oracles/content.js';
import { dataOf } from '../../harness/silence.js';
import { htmlAnswer, redirectAnswer } from '../../site/resource.js';
import { framedPage, page } from '../../vocabulary/pages.js';
import { framedPageWords } from '../parse/page-words.js';
import { inMember, scrape, scrapedText } from '../../vocabulary/scrape.js';

const statuses = [301, 302, 303, 307, 308] as const;

function addressFinding(
  t: CheckContext,
  exchange: Exchange,
  member: 'sourceURL' | 'url',
  wanted: string,
): OracleFinding | undefined {
  const pointer = `/data/metadata/${member}`;
  const found = t.expect(exchange).at(pointer).isString();
  return sameAddress(found, wanted) ? undefined : { expected: wanted, actual: found, pointer };
}

interface Redirected {
  readonly exchange: Exchange;
  readonly asked: string;
  readonly final: string;
}

/** Redirects of every kind, and a chain of three, to a page in another place; each answer shows that page. */
async function redirected(t: CheckContext): Promise<Redirected[]> {
  const site = await t.siteFolder();
  const words = framedPageWords(t);
  const final = site.put('place/final', htmlAnswer(framedPage(words)));
  const starts = statuses.map((status) => site.put(`moved-${status}`, redirectAnswer(status, 'place/final?part=2')));
  site.put('second', redirectAnswer(302, 'moved-301'));
  starts.push(site.put('first', redirectAnswer(307, site.url('second'))));
  const answers: Redirected[] = [];
  for (const asked of starts) {
    const { exchange, text } = await scrapedText(t, asked);
    t.expect(exchange).that(inMember('markdown', missingText(text, [words.main])), `${asked} leads to the page.`);
    answers.push({ exchange, asked, final: `${final}?part=2` });
  }
  return answers;
}

/** A page of an error status, from a target that answers such pages at all (silence scrape-of-an-error-page). */
async function errorPage(t: CheckContext, status: number): Promise<Exchange> {
  const site = await t.siteFolder();
  const url = site.put('page', htmlAnswer(page(`<main><h1>Trouble</h1><p>${t.word()}</p></main>`), { status }));
  const exchange = await scrape(t, url, {}, { silence: 'scrape-of-an-error-page' });
  if (dataOf(exchange) === undefined)
    t.notApplicable(
      `the target answers ${exchange.response.status} for a page of status ${status}, which the interface leaves open`,
    );
  return exchange;
}

export const pageFactChecks: readonly Check[] = [
  check(
    'metadata.source-url.requested',
    async (t) => {
      const site = await t.siteFolder();
      const answer = htmlAnswer(framedPage(framedPageWords(t)));
      for (const url of [`${site.put('page', answer)}?copy=1`, site.put('folder/', answer)]) {
        const { exchange } = await scrapedText(t, url);
        t.expect(exchange).that(addressFinding(t, exchange, 'sourceURL', url));
      }
    },
    { requests: 3 },
  ),
  check(
    'metadata.source-url.redirects',
    async (t) => {
      for (const { exchange, asked, final } of await redirected(t)) {
        t.expect(exchange).that(addressFinding(t, exchange, 'sourceURL', asked));
        const url = t.expect(exchange).at('/data/metadata/url').isString();
        t.expect(exchange).that(
          sameAddress(url, asked)
            ? {
                expected: `another address than ${asked}, such as ${final}`,
                actual: url,
                pointer: '/data/metadata/url',
              }
            : undefined,
        );
      }
    },
    { requests: statuses.length + 2 },
  ),
  check(
    'metadata.url.final',
    async (t) => {
      for (const { exchange, final } of await redirected(t))
        t.expect(exchange).that(addressFinding(t, exchange, 'url', final));
    },
    { requests: statuses.length + 2 },
  ),
  check(
    'metadata.status-code.page',
    async (t) => {
      const site = await t.siteFolder();
      const url = site.put('sound', htmlAnswer(framedPage(framedPageWords(t)), { status: 203 }));
      const { exchange } = await scrapedText(t, url);
      t.expect(exchange).at('/data/metadata/statusCode').equals(203);
      for (const status of [404, 410, 500]) {
        const answer = await errorPage(t, status);
        t.expect(answer).at('/data/metadata/statusCode').equals(status);
      }
    },
    { requests: 5 },
  ),
  check(
    'metadata.status-code.redirects',
    async (t) => {
      const site = await t.siteFolder();
      const words = framedPageWords(t);
      site.put('there', htmlAnswer(framedPage(words)));
      const { exchange, text } = await scrapedText(t, site.put('moved', redirectAnswer(302, 'there')));
      t.expect(exchange).that(inMember('markdown', missingText(text, [words.main])));
      t.expect(exchange).at('/data/metadata/statusCode').equals(200);
    },
    { requests: 2 },
  ),
  check(
    'metadata.error.page',
    async (t) => {
      for (const status of [404, 500]) {
        const exchange = await errorPage(t, status);
        const error = t.expect(exchange).at('/data/metadata/error').isPresent(`The page answers ${status}.`);
        t.expect(exchange).that(
          typeof error === 'string' && error !== ''
            ? undefined
            : { expected: 'a text', actual: shortJson(error), pointer: '/data/metadata/error' },
        );
      }
    },
    { requests: 3 },
  ),
];
