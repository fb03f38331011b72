import { afterEach, expect, it } from 'vitest';
import { capabilities } from '../../capabilities/table.js';
import { generatedCatalogue } from '../../catalogue/generated-catalogue.js';
import { generatedContract } from '../../harness/generated-contract.js';
import { goodAnswer, startTinyServer, tinyKey } from '../../harness/testing/tiny-server.js';
import { createSiteAccess } from '../../harness/site-access.js';
import { startFixtureSite } from '../../site/fixture-site.js';
import { runSuite } from '../../suite.js';
import { bearerChecks } from './bearer.js';
import { failureChecks } from './failures.js';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The status of each check before a server whose only key is `key`, or that serves every key that begins with `opens`. */
async function statuses(key: string, opens?: string): Promise<Record<string, string>> {
  const site = await startFixtureSite();
  const server = await startTinyServer((request) => {
    if (!request.path.endsWith('/parse')) return { status: 404, body: { success: false, error: 'Not found' } };
    const given = request.headers.authorization ?? '';
    const isServed = opens === undefined ? given === `Bearer ${key}` : given.startsWith(`Bearer ${opens}`);
    const authorization = isServed ? `Bearer ${tinyKey}` : undefined;
    return goodAnswer({ ...request, headers: { ...request.headers, authorization } });
  });
  closers.push(
    () => server.close(),
    () => site.close(),
  );
  const checks = [...bearerChecks, ...failureChecks].filter(({ id }) =>
    /prefix-of-key|key-not-echoed|key-not-passed-on/.test(id),
  );
  const suite = { catalogue: generatedCatalogue, contract: generatedContract, checks, capabilities };
  const target = { baseUrl: server.baseUrl, apiKey: key, startedByUs: false, site: createSiteAccess(site) };
  const run = await runSuite(suite, checks, target, { seed: 1, runs: 1, concurrency: 1 });
  return Object.fromEntries(run.checks.map(({ id, status }) => [id.replace('authentication.', ''), status]));
}

it('a key of one letter blames nobody: half of it is the key itself, and it stands in any answer by chance', async () => {
  expect(await statuses('e')).toEqual({
    'bearer.prefix-of-key-refused': 'pass',
    'failure.key-not-echoed': 'pass',
    'failure.key-not-passed-on': 'unverified',
  });
});

it('a server that takes more than its key of one letter is told all the same', async () => {
  expect((await statuses('e', 'e'))['bearer.prefix-of-key-refused']).toBe('fail');
});
