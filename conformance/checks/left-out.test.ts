/** What a profile leaves out counts for nothing: a check of it is not applicable, not one that could not judge. */
import { afterEach, expect, it } from 'vitest';
import { capabilities } from '../capabilities/table.js';
import { generatedCatalogue } from '../catalogue/generated-catalogue.js';
import { generatedContract } from '../harness/generated-contract.js';
import { createSiteAccess } from '../harness/site-access.js';
import { startTinyServer, tinyKey } from '../harness/testing/tiny-server.js';
import { excludedBy } from '../profiles.js';
import { startFixtureSite } from '../site/fixture-site.js';
import { runSuite } from '../suite.js';
import { allChecks } from './registry.js';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

it('a server of jobs owes no upload to be whole', async () => {
  const server = await startTinyServer(() => ({ status: 404, body: { success: false, error: 'Not found' } }));
  const site = await startFixtureSite();
  closers.push(
    () => server.close(),
    () => site.close(),
  );
  const checks = allChecks.filter(({ chapter }) => chapter === 'parse' || chapter === 'privacy');
  const suite = { catalogue: generatedCatalogue, contract: generatedContract, checks, capabilities };
  const excluded = excludedBy(
    'jobs',
    capabilities.map(({ id }) => id),
  );
  const target = { baseUrl: server.baseUrl, apiKey: tinyKey, startedByUs: false, site: createSiteAccess(site) };
  const run = await runSuite(suite, checks, target, { seed: 1, runs: 1, concurrency: 8, excluded });
  const judged = run.checks.filter(({ status }) => status !== 'not-applicable' && status !== 'tolerated');
  expect(judged.map(({ id, status }) => `${id}: ${status}`)).toEqual([]);
});
