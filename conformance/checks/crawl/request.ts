/**
 * What a request for a crawl takes and refuses: members, types, values.
 * Spec: Endpoints, POST /crawl; Crawl options (`POST /crawl`).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import { jobId, requestsOfJob, startJob } from '../../vocabulary/jobs.js';
import { mustStart, refusesToStart, smallRequest, typedJobMember } from '../jobs.js';
import type { Changed } from '../jobs.js';
import { isRefusal } from '../scrape/refusals.js';
import { plainCrawl } from './layouts.js';

const booleans = (topic: string, member: string): readonly Check[] =>
  typedJobMember(`crawl.${topic}`, 'crawl', member, [true, false], ['often', 7, []]);

const withOptions =
  (scrapeOptions: unknown): Changed =>
  (small) => ({ ...small, scrapeOptions });

const asIs: Changed = (small) => small;

/** An answer may be on its way for so long, while a short crawl ends. */
const onTheWayMs = 1000;

export const crawlRequestChecks: readonly Check[] = [
  check('crawl.request.json', async (t) => {
    const exchange = await mustStart(t, 'crawl', await smallRequest(t, 'crawl'));
    t.expect(exchange).at('').isObject();
  }),
  check('crawl.response.id', async (t) => {
    const exchange = await mustStart(t, 'crawl', { ...(await smallRequest(t, 'crawl')), limit: 1 });
    t.expect(exchange).at('/id').isString();
  }),
  check(
    'crawl.response.asynchronous',
    async (t) => {
      const { site, answeredAtMs, exchange } = await plainCrawl(t);
      const last = Math.max(0, ...site.visits().map(({ atMs }) => atMs));
      if (last === 0) t.unverified('prerequisite-failed', 'the crawl visited nothing');
      t.expect(exchange).that(
        answeredAtMs < last + onTheWayMs
          ? undefined
          : {
              expected: 'an answer to the start before the crawl is over, or just after a crawl as short as this one',
              actual: `the answer ${answeredAtMs - last} ms after the last visit`,
            },
      );
    },
    { requests: requestsOfJob },
  ),
  refusesToStart('crawl.url.required', 'crawl', asIs, {
    'no `url`': () => ({}),
    'a limit alone': () => ({ limit: 1 }),
  }),
  refusesToStart(
    'crawl.url.type',
    'crawl',
    asIs,
    Object.fromEntries([7, true, {}].map((url) => [`url is ${shortJson(url)}`, (small) => ({ ...small, url })])),
  ),
  ...typedJobMember(
    'crawl.include-paths',
    'crawl',
    'includePaths',
    [['.*'], ['.*/alone/.*', '^/docs/']],
    ['.*/alone/.*', 7, {}],
  ),
  ...typedJobMember(
    'crawl.exclude-paths',
    'crawl',
    'excludePaths',
    [['^/never$'], ['^/never$', '.*/nowhere/.*']],
    ['^/never$', 7, {}],
  ),
  ...booleans('regex-on-full-url', 'regexOnFullURL'),
  ...typedJobMember('crawl.max-discovery-depth', 'crawl', 'maxDiscoveryDepth', [3, 1], ['deep', true, {}]),
  ...typedJobMember('crawl.limit', 'crawl', 'limit', [1, 25], ['many', true, {}]),
  ...booleans('crawl-entire-domain', 'crawlEntireDomain'),
  ...booleans('allow-external-links', 'allowExternalLinks'),
  ...booleans('allow-subdomains', 'allowSubdomains'),
  ...typedJobMember('crawl.delay', 'crawl', 'delay', [1, 0.25], ['slow', true, {}]),
  ...booleans('deduplicate-similar-urls', 'deduplicateSimilarURLs'),
  ...booleans('ignore-query-parameters', 'ignoreQueryParameters'),
  refusesToStart(
    'crawl.sitemap.enum',
    'crawl',
    (small) => ({ ...small, sitemap: 'include' }),
    Object.fromEntries(
      ['sometimes', '', 7, true].map((sitemap) => [
        `sitemap is ${shortJson(sitemap)}`,
        (small) => ({ ...small, sitemap }),
      ]),
    ),
  ),
  refusesToStart(
    'crawl.scrape-options.type',
    'crawl',
    withOptions({ formats: ['markdown'] }),
    Object.fromEntries(
      ['markdown', 7, []].map((value) => [`scrapeOptions is ${shortJson(value)}`, withOptions(value)]),
    ),
  ),
  refusesToStart('crawl.scrape-options.values', 'crawl', withOptions({ formats: ['markdown'], timeout: 30_000 }), {
    'an unknown format': withOptions({ formats: ['no-such-format'] }),
    'a timeout that is text': withOptions({ timeout: 'soon' }),
  }),
  check(
    'crawl.paths.malformed',
    async (t) => {
      await t.need('crawl');
      const small = await smallRequest(t, 'crawl');
      await mustStart(t, 'crawl', { ...small, includePaths: ['.*'] });
      const exchange = await startJob(
        t,
        'crawl',
        { ...small, includePaths: ['('] },
        { silence: 'malformed-path-expression' },
      );
      if (jobId(exchange) !== undefined) t.tolerate('malformed-path-expression', 'ignored');
      else t.tolerate('malformed-path-expression', isRefusal(exchange) ? 'refused' : 'failed');
    },
    { requests: 3 },
  ),
];
