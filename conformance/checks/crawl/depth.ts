/**
 * Checks of the least depth of a crawl, which a server may take or refuse.
 * Spec: Crawl options, `maxDiscoveryDepth`; silence depth-zero.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import { serverWords } from '../../harness/server-words.js';
import { addressOf, endedJob, jobId, requestsOfJob, startJob } from '../../vocabulary/jobs.js';
import { controlHas } from './crawls.js';
import { chain, plainCrawl, startAlone } from './layouts.js';

export const crawlDepthChecks: readonly Check[] = [
  check(
    'crawl.max-discovery-depth.zero-bounds',
    async (t) => {
      controlHas(await plainCrawl(t), ...chain);
      const site = await t.siteFolder();
      const started = await startJob(t, 'crawl', startAlone(site, t), { silence: 'depth-zero' });
      if (jobId(started) === undefined) return t.notApplicable(`it is not taken (${serverWords(started)})`);
      const ended = await endedJob(t, 'crawl', started);
      const deep = chain.slice(1).map((path) => site.url(path));
      const found = ended.documents.map(addressOf).filter((address) => deep.includes(address));
      t.note(`${ended.documents.length} results`);
      t.expect(ended.exchange).that(
        found.length === 0
          ? undefined
          : { expected: 'no page that is two links from the start, or more', actual: shortJson(found) },
      );
    },
    { requests: 2 * requestsOfJob, timeBudgetSeconds: 90 },
  ),
];
