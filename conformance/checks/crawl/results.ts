/**
 * Status, results and `next` of a crawl.
 * Spec: Endpoints, GET /crawl/{id}; States and transitions (crawl job status values: not shown); Limits, crawl result page.
 */
import { setTimeout } from 'node:timers/promises';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import {
  addressOf,
  documentsIn,
  isRunning,
  jobErrors,
  jobStatus,
  nextOf,
  requestsOfJob,
  statusWord,
} from '../../vocabulary/jobs.js';
import { mustStart, smallRequest } from '../jobs.js';
import { countOf, foreignContent, haveResults, resultsAmong } from './crawls.js';
import type { Crawl } from './crawls.js';
import { brokenPage, largeCrawl, largePages, plainCrawl, slowPage, startLeftOutCrawl } from './layouts.js';

/** How long a status is watched after it said the end. */
const watchedMs = 500;

const chosenWords = ['scraping', 'completed', 'failed', 'cancelled'];

/** Above so many bytes of content `next` is offered. */
const pageLimitBytes = 10_000_000;

/** Bytes of all pages of results. */
const sizeOf = ({ parts }: Crawl): number => parts.reduce((sum, { response }) => sum + response.bytes.length, 0);

/** What stands behind a `#` never reaches a site: such addresses are one page. */
function repeated(crawl: Crawl): OracleFinding | undefined {
  const pages = crawl.results.map((address) => address.replace(/#.*$/s, ''));
  const twice = pages.filter((address, index) => pages.indexOf(address) !== index);
  if (twice.length === 0) return undefined;
  return { expected: 'each page once among the results', actual: `${twice.join(', ')} more than once` };
}

/** A page of results says again what an earlier one said; what one page says twice is no matter of the way to the next. */
function repeatedLater({ parts }: Crawl): OracleFinding | undefined {
  const before = new Set<string>();
  for (const part of parts) {
    const addresses = documentsIn(part).map(addressOf).filter(Boolean);
    const again = addresses.filter((address) => before.has(address));
    if (again.length > 0)
      return {
        expected: 'results that no page of results before had',
        actual: `${[...new Set(again)].join(', ')} again`,
      };
    for (const address of addresses) before.add(address);
  }
  return undefined;
}

/** No member of the body is shown: a status may have another name, and stand deeper. */
function tellsInOtherWords(body: JsonObject): boolean {
  const inside = Object.values(body).filter(isObject);
  return [body, ...inside].some((object) =>
    Object.keys(object).some((name) => /stat(?:e|us)$|phase|stage|progress/i.test(name)),
  );
}

export const crawlResultChecks: readonly Check[] = [
  check(
    'crawl.status.answer',
    async (t) => {
      const started = await mustStart(t, 'crawl', await smallRequest(t, 'crawl'));
      const exchange = await jobStatus(t, 'crawl', t.expect(started).at('/id').isString());
      t.expect(exchange).status(200);
      const body = t.expect(exchange).at('').isObject();
      if (statusWord(exchange) === undefined && tellsInOtherWords(body))
        t.unverified(
          'prerequisite-failed',
          'the status stands in a member that the interface does not name, as it may',
        );
      t.expect(exchange).that(
        statusWord(exchange) === undefined
          ? { expected: 'the status of the job', actual: exchange.response.text.slice(0, 200) }
          : undefined,
      );
    },
    { requests: 3 },
  ),
  check(
    'crawl.status.results',
    async (t) => {
      const crawl = await plainCrawl(t);
      t.expect(crawl.exchange).that(haveResults(crawl, 'docs/', 'docs/a', 'docs/b'));
      t.expect(crawl.exchange).that(
        crawl.documents.every((document) => isObject(document['metadata']))
          ? undefined
          : { expected: 'documents with `metadata`', actual: 'a result without' },
      );
    },
    { requests: requestsOfJob },
  ),
  check(
    'crawl.results.own-content',
    async (t) => {
      const crawl = await plainCrawl(t);
      const own = resultsAmong(crawl, ['docs/', 'docs/a', 'docs/b']);
      if (own.length < 2) t.unverified('prerequisite-failed', 'the crawl has less than two results of known pages');
      t.expect(crawl.exchange).that(foreignContent(crawl.site, crawl.documents, crawl.results));
    },
    { requests: requestsOfJob },
  ),
  check(
    'crawl.results.metadata',
    async (t) => {
      const crawl = await plainCrawl(t);
      if (crawl.documents.length === 0) t.unverified('prerequisite-failed', 'the crawl has no results');
      for (const { metadata } of crawl.documents) {
        const { statusCode = 200, url = '', sourceURL = '' } = isObject(metadata) ? metadata : {};
        t.expect(crawl.exchange).that(
          Number.isInteger(statusCode) && typeof url === 'string' && typeof sourceURL === 'string'
            ? undefined
            : {
                expected: 'an integer `statusCode`, texts `url` and `sourceURL`',
                actual: shortJson({ statusCode, url, sourceURL }),
              },
        );
      }
    },
    { requests: requestsOfJob },
  ),
  check(
    'crawl.status.values',
    async (t) => {
      const { answers } = await plainCrawl(t);
      const words = [...new Set(answers.map(statusWord))];
      t.note(`statuses: ${words.join(', ')}`);
      t.tolerate(
        'crawl-status-values',
        words.every((word) => chosenWords.includes(word ?? '')) ? 'as-chosen' : 'other',
      );
    },
    { requests: requestsOfJob },
  ),
  check(
    'crawl.status.body',
    async (t) => {
      const { exchange } = await plainCrawl(t);
      const body = exchange.response.json;
      const members = isObject(body) ? Object.keys(body) : [];
      t.note(`members: ${members.join(', ')}`);
      const chosen = ['status', 'completed', 'total', 'data'].every((member) => members.includes(member));
      t.tolerate('crawl-status-body', chosen ? 'as-chosen' : 'other');
    },
    { requests: requestsOfJob },
  ),
  check(
    'crawl.status.ends',
    async (t) => {
      const crawl = await plainCrawl(t);
      await setTimeout(watchedMs);
      const later = await jobStatus(t, 'crawl', crawl.id);
      const word = statusWord(later);
      t.expect(later).that(
        word === crawl.status && !isRunning(word)
          ? undefined
          : { expected: `the status "${crawl.status}" as before`, actual: word === undefined ? 'none' : `"${word}"` },
      );
    },
    { requests: requestsOfJob + 1 },
  ),
  check(
    'crawl.status.completed-grows',
    async (t) => {
      const crawl = await plainCrawl(t);
      const later = await jobStatus(t, 'crawl', crawl.id);
      const counts = [...crawl.answers, later].map(({ response }) =>
        isObject(response.json) ? response.json['completed'] : undefined,
      );
      if (!counts.every((count): count is number => typeof count === 'number'))
        return t.notApplicable('the status does not tell how many pages are `completed`');
      const back = counts.findIndex((count, index) => index > 0 && count < counts[index - 1]!);
      t.expect(later).that(
        back < 0
          ? undefined
          : { expected: '`completed` never less than before', actual: `${counts[back]} after ${counts[back - 1]}` },
      );
    },
    { requests: requestsOfJob + 1 },
  ),
  check(
    'crawl.status.completed-counts',
    async (t) => {
      const crawl = await plainCrawl(t);
      const { json } = crawl.exchange.response;
      const completed = isObject(json) ? json['completed'] : undefined;
      if (typeof completed !== 'number')
        return t.notApplicable('the status does not tell how many pages are `completed`');
      const length = countOf(crawl);
      t.expect(crawl.exchange).that(
        completed >= length
          ? undefined
          : { expected: `\`completed\` of ${length} at least, as many as the results`, actual: `${completed}` },
      );
    },
    { requests: requestsOfJob },
  ),
  check(
    'crawl.status.failed-pages',
    async (t) => {
      const crawl = await plainCrawl(t);
      const failed = crawl.site.url(brokenPage);
      if (crawl.site.visits(brokenPage).length === 0)
        t.unverified('prerequisite-failed', 'the page that never answers was not visited');
      if (crawl.results.includes(brokenPage)) t.tolerate('failed-pages', 'among-results');
      else {
        const errors = await jobErrors(t, 'crawl', crawl.id);
        t.tolerate('failed-pages', errors?.addresses.includes(failed) ? 'listed-apart' : 'left-out');
      }
    },
    { requests: requestsOfJob + 1 },
  ),
  check(
    'crawl.results.order',
    async (t) => {
      const crawl = await plainCrawl(t);
      // The slow page is linked before the other, and answers long after it.
      const [slow, quick] = [crawl.results.indexOf(slowPage), crawl.results.indexOf('docs/a')];
      if (slow < 0 || quick < 0)
        t.unverified('prerequisite-failed', 'the two pages to tell the order by are no results');
      t.tolerate('result-order', slow > quick ? 'finished' : 'requested');
    },
    { requests: requestsOfJob },
  ),
  check(
    'crawl.results.no-duplicates',
    async (t) => {
      for (const crawl of [await plainCrawl(t), await largeCrawl(t)]) {
        if (crawl.results.length < 2) t.unverified('prerequisite-failed', 'the crawl has less than two results');
        t.expect(crawl.exchange).that(repeated(crawl));
      }
    },
    { requests: 2 * requestsOfJob, timeBudgetSeconds: 90 },
  ),

  check(
    'crawl.next.large',
    async (t) => {
      const crawl = await largeCrawl(t);
      t.note(`${sizeOf(crawl)} bytes in ${crawl.parts.length} pages of results`);
      t.expect(crawl.exchange).status(200);
    },
    { requests: requestsOfJob, timeBudgetSeconds: 90 },
  ),
  check(
    'limits.crawl-page.next',
    async (t) => {
      const crawl = await largeCrawl(t);
      if (crawl.documents.length === 0) t.unverified('prerequisite-failed', 'the crawl has no results');
      // Content that a fault has made small is due in one answer; results that are cut off are counted with the others.
      const bytes = Math.round((sizeOf(crawl) / crawl.documents.length) * largePages);
      if (bytes <= pageLimitBytes)
        t.unverified('prerequisite-failed', `the results, of pages of more than 10 MB, have about ${bytes} bytes`);
      t.expect(crawl.exchange).at('/next').isString();
    },
    { requests: requestsOfJob, timeBudgetSeconds: 90 },
  ),
  check(
    'crawl.next.running',
    async (t) => {
      const { answers } = await plainCrawl(t);
      const running = answers.filter((answer) => isRunning(statusWord(answer) ?? ''));
      const withNext = running.filter((answer) => nextOf(answer) !== undefined).length;
      t.note(`\`next\` in ${withNext} of ${running.length} answers of the running crawl`);
      t.expect(answers.at(-1)!).status(200);
    },
    { requests: requestsOfJob },
  ),
  check(
    'crawl.next.leads-on',
    async (t) => {
      const crawl = await largeCrawl(t);
      const [first] = crawl.parts;
      if (crawl.parts.length === 1)
        t.notApplicable(`the target gives all ${sizeOf(crawl)} bytes in one answer, without \`next\``);
      const next = t.expect(first!).at('/next').isString();
      t.expect(first!).that(
        URL.canParse(next, first!.request.url)
          ? undefined
          : { expected: 'a URL', actual: `"${next}"`, pointer: '/next' },
      );
      for (const part of crawl.parts) t.expect(part).status(200);
      t.expect(crawl.parts.at(-1)!).that(repeatedLater(crawl));
      const count = countOf(crawl);
      t.expect(crawl.parts.at(-1)!).that(
        count === largePages
          ? undefined
          : { expected: `${largePages} results over all pages`, actual: `${count} in ${crawl.parts.length} pages` },
      );
    },
    { requests: requestsOfJob, timeBudgetSeconds: 90 },
  ),
  check(
    'crawl.next.presence',
    async (t) => {
      const crawl = await largeCrawl(t);
      const whole = await plainCrawl(t);
      const answers = [...crawl.answers, ...whole.answers, ...crawl.parts];
      const isEmpty = answers.some((answer) => nextOf(answer) !== undefined && documentsIn(answer).length === 0);
      if (isEmpty) t.tolerate('next-presence', 'while-running');
      else t.tolerate('next-presence', crawl.parts.length > 1 ? 'when-more-exist' : 'never');
    },
    { requests: 2 * requestsOfJob, timeBudgetSeconds: 90 },
  ),
  check(
    'errors.include-paths.zero-pages',
    async (t) => {
      const crawl = await startLeftOutCrawl(t);
      t.note(`it ended as "${crawl.status}" with ${crawl.results.length} results`);
      t.expect(crawl.exchange).status(200);
    },
    { requests: requestsOfJob },
  ),
];
