/**
 * Checks of `POST /batch/scrape`: its request, its answer, and what becomes of each URL.
 * Spec: Endpoints, POST /batch/scrape (response, status and retrieval: not shown).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import { isObject } from '../../harness/expectation.js';
import type { SiteFolder } from '../../site/fixture-site.js';
import { putMeasuredSite } from '../../site/measured-site.js';
import {
  addressOf,
  endedJob,
  jobErrors,
  jobId,
  losesResults,
  requestsOfJob,
  runJob,
  sharedJob,
  startJob,
} from '../../vocabulary/jobs.js';
import type { EndedJob } from '../../vocabulary/jobs.js';
import { foreignContent } from '../crawl/crawls.js';
import { mustStart, refusesToStart, smallRequest } from '../jobs.js';
import { isRefusal } from '../scrape/refusals.js';
import { notifiedReceiver, toldOf } from '../webhooks/receivers.js';

const kind = 'batch-scrape';

/**
 * Late first, so that the order of the request is not that in which pages are done; one that has a result last, so that it
 * is missed when the end is lost.
 */
const urls = ['late', 'broken', 'first', 'second', 'First', 'missing', 'leaf?part=1', 'leaf?part=2'] as const;

interface Batch extends EndedJob {
  readonly site: SiteFolder;
  readonly results: readonly string[];
}

/** One batch over pages of every fate, with options beside its URLs. */
async function batch(t: CheckContext): Promise<Batch> {
  await t.need(kind);
  return sharedJob(t, kind, 'pages of every fate', async () => {
    const site = await t.siteFolder();
    putMeasuredSite(
      site,
      {
        late: { answer: { delayMs: 800 } },
        first: {},
        second: {},
        First: {},
        leaf: {},
        missing: { answer: { status: 404 } },
      },
      t,
    );
    site.put('broken', { drops: true, body: '' });
    const body = { urls: urls.map((path) => site.url(path)), formats: ['markdown', 'html'] };
    const ended = await runJob(t, kind, body, {}, { silence: 'batch-scrape-options' });
    const start = site.url('');
    const results = ended.documents.map((document) => addressOf(document).replace(start, ''));
    return { ...ended, site, results };
  });
}

export const batchScrapeChecks: readonly Check[] = [
  check('batch-scrape.request.urls', async (t) => {
    await mustStart(t, kind, await smallRequest(t, kind));
  }),
  refusesToStart('batch-scrape.request.urls-required', kind, (small) => small, {
    'no `urls`': () => ({}),
    'formats alone': () => ({ formats: ['markdown'] }),
  }),
  refusesToStart(
    'batch-scrape.request.urls-type',
    kind,
    (small) => small,
    Object.fromEntries(['text', 7, {}, [7]].map((value) => [`urls is ${shortJson(value)}`, () => ({ urls: value })])),
  ),
  check('batch-scrape.request.webhook-optional', async (t) => {
    await t.need(kind);
    const started = await mustStart(t, kind, await smallRequest(t, kind));
    t.expect(started).at('/id').isString();
  }),
  check(
    'batch-scrape.request.webhook',
    async (t) => {
      await t.need('webhooks');
      await t.need(kind);
      const receiver = await notifiedReceiver(t);
      const started = await mustStart(t, kind, {
        ...(await smallRequest(t, kind)),
        webhook: { url: receiver.url },
      });
      const deliveries = await toldOf(t, kind, started, receiver, (list) => list.length > 0);
      t.expect(started).that(
        deliveries.length > 0 ? undefined : { expected: 'a delivery at the endpoint', actual: 'none in time' },
      );
    },
    { requests: 3 },
  ),
  check(
    'batch-scrape.request.scrape-options',
    async (t) => {
      await t.need(kind);
      const body = { ...(await smallRequest(t, kind)), formats: ['html'] };
      const started = await startJob(t, kind, body, { silence: 'batch-scrape-options' });
      if (jobId(started) === undefined) {
        if (!isRefusal(started)) t.unverified('prerequisite-failed', 'the batch neither started nor was refused');
        t.tolerate('batch-scrape-options', 'refused');
      } else {
        const { documents } = await endedJob(t, kind, started);
        const [document] = documents;
        if (!document) return t.unverified('prerequisite-failed', 'the batch has no result');
        t.tolerate('batch-scrape-options', typeof document['html'] === 'string' ? 'top-level' : 'ignored');
      }
    },
    { requests: requestsOfJob },
  ),
  check(
    'batch-scrape.request.invalid-urls',
    async (t) => {
      await t.need(kind);
      const small = (await smallRequest(t, kind)) as { urls: string[] };
      await mustStart(t, kind, small);
      const wrong = { urls: [...small.urls, 'no url at all'] };
      const started = await startJob(t, kind, wrong, { silence: 'invalid-batch-urls' });
      if (jobId(started) === undefined) {
        if (!isRefusal(started)) t.unverified('prerequisite-failed', 'the batch neither started nor was refused');
        t.tolerate('invalid-batch-urls', 'refused');
        return;
      }
      const { id } = await endedJob(t, kind, started);
      const errors = await jobErrors(t, kind, id);
      t.tolerate('invalid-batch-urls', (errors?.addresses.length ?? 0) > 0 ? 'failed-page' : 'left-out');
    },
    { requests: requestsOfJob + 2 },
  ),
  check('batch-scrape.response.body', async (t) => {
    const started = await mustStart(t, kind, await smallRequest(t, kind));
    const body = started.response.json;
    const isChosen = isObject(body) && body['success'] === true && typeof body['url'] === 'string';
    t.tolerate('batch-scrape-body', isChosen ? 'as-crawl' : 'other');
  }),
  check('batch-scrape.response.id', async (t) => {
    const started = await mustStart(t, kind, await smallRequest(t, kind));
    t.expect(started).at('/id').isString();
  }),
  check(
    'batch-scrape.status.operation',
    async (t) => {
      const { exchange } = await batch(t);
      const isOwn = new URL(exchange.request.url).pathname.includes('/batch/scrape/');
      t.tolerate('batch-scrape-body', isOwn ? 'as-crawl' : 'other');
    },
    { requests: requestsOfJob },
  ),
  check(
    'batch-scrape.status.every-url',
    async (t) => {
      const made = await batch(t);
      const { id, exchange, results, site } = made;
      const errors = await jobErrors(t, kind, id);
      const failed = (errors?.addresses ?? []).map((address) => address.replace(site.url(''), ''));
      // Without a list of errors nobody can say where failed pages are: those that have a result are judged.
      const owed = errors ? urls : urls.filter((path) => path !== 'broken');
      const lost = owed.filter((path) => !results.includes(path) && !failed.includes(path));
      if (lost.length > 0 && losesResults(made))
        t.unverified('prerequisite-failed', 'fewer results are on all pages of them than `completed` says');
      t.expect(exchange).that(
        lost.length === 0
          ? undefined
          : { expected: 'every URL among the results or the errors', actual: `neither for ${lost.join(', ')}` },
      );
    },
    { requests: requestsOfJob + 1 },
  ),
  check(
    'batch-scrape.status.once',
    async (t) => {
      const { exchange, results } = await batch(t);
      if (results.length === 0) t.unverified('prerequisite-failed', 'the batch has no results');
      const twice = urls.find((path) => results.filter((result) => result === path).length > 1);
      t.expect(exchange).that(
        twice === undefined ? undefined : { expected: `one result for "${twice}"`, actual: 'more than one' },
      );
    },
    { requests: requestsOfJob },
  ),
  check(
    'batch-scrape.status.own-content',
    async (t) => {
      const { exchange, documents, results, site } = await batch(t);
      if (!['first', 'second'].every((path) => results.includes(path)))
        t.unverified('prerequisite-failed', 'the batch has no two results of known pages');
      t.expect(exchange).that(foreignContent(site, documents, results));
    },
    { requests: requestsOfJob },
  ),
  check(
    'batch-scrape.status.failed-pages',
    async (t) => {
      const { id, results, site } = await batch(t);
      if (results.includes('broken')) t.tolerate('failed-pages', 'among-results');
      else {
        const errors = await jobErrors(t, kind, id);
        t.tolerate('failed-pages', errors?.addresses.includes(site.url('broken')) ? 'listed-apart' : 'left-out');
      }
    },
    { requests: requestsOfJob + 1 },
  ),
  check(
    'batch-scrape.status.order',
    async (t) => {
      const { results } = await batch(t);
      const [late, first] = [results.indexOf('late'), results.indexOf('first')];
      if (late < 0 || first < 0) t.unverified('prerequisite-failed', 'the pages to tell the order by are no results');
      t.tolerate('result-order', late > first ? 'finished' : 'requested');
    },
    { requests: requestsOfJob },
  ),
];
