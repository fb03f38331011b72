/**
 * How a crawl says that it found a page: by a link or a sitemap, or in its memory of earlier crawls.
 * Spec: Resources and their fields / Change tracking object (visibility).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { putMeasuredSite } from '../../site/measured-site.js';
import { addressOf, requestsOfJob, runJob } from '../../vocabulary/jobs.js';
import type { EndedJob } from '../../vocabulary/jobs.js';

const scrapeOptions = { maxAge: 0, formats: ['markdown', { type: 'changeTracking' }] };

const documentOf = ({ documents }: EndedJob, address: string): JsonObject | undefined =>
  documents.find((document) => addressOf(document) === address);

/** @throws Unverified where the crawl does not compare versions at all: other checks judge that */
function visibilityIs(t: CheckContext, document: JsonObject, expected: string): OracleFinding | undefined {
  const { changeTracking } = document;
  if (!isObject(changeTracking))
    return t.unverified(
      'prerequisite-failed',
      `a result has no \`changeTracking\`: ${Object.keys(document).join(', ')}`,
    );
  const actual = changeTracking['visibility'];
  return actual === expected
    ? undefined
    : { expected: `${expected} for ${addressOf(document)}`, actual: shortJson(actual) };
}

export const crawlVisibilityChecks: readonly Check[] = [
  check(
    'document-data.change-tracking.visibility-visible',
    async (t) => {
      await t.need('crawl');
      const site = await t.siteFolder();
      putMeasuredSite(site, { 'docs/': { links: ['docs/linked'] }, 'docs/linked': {}, 'docs/listed': {} }, t);
      site.listInSitemap('docs/listed');
      const crawl = await runJob(t, 'crawl', { url: site.url('docs/'), scrapeOptions });
      for (const path of ['docs/linked', 'docs/listed']) {
        const document = documentOf(crawl, site.url(path));
        if (!document) return t.unverified('prerequisite-failed', `the crawl has no result for "${path}"`);
        t.expect(crawl.exchange).that(visibilityIs(t, document, 'visible'));
      }
    },
    { requests: requestsOfJob, timeBudgetSeconds: 90 },
  ),
  check(
    'document-data.change-tracking.visibility-hidden',
    async (t) => {
      await t.need('crawl');
      const site = await t.siteFolder();
      const request = { url: site.url('docs/'), sitemap: 'skip', scrapeOptions };
      putMeasuredSite(site, { 'docs/': { links: ['docs/old'] }, 'docs/old': {} }, t);
      if (!documentOf(await runJob(t, 'crawl', request), site.url('docs/old')))
        t.unverified('prerequisite-failed', 'the earlier crawl did not come to the page that nobody links to any more');
      putMeasuredSite(site, { 'docs/': {} }, t);
      const crawl = await runJob(t, 'crawl', request);
      const document = documentOf(crawl, site.url('docs/old'));
      if (!document)
        return t.notApplicable('a crawl of the target visits no page that it knows from an earlier crawl alone');
      t.expect(crawl.exchange).that(visibilityIs(t, document, 'hidden'));
    },
    { requests: 2 * requestsOfJob, timeBudgetSeconds: 120 },
  ),
];
