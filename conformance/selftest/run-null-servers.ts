/**
 * Runs the suite before servers that do nothing: the look before the run, which must turn them away, and then, as if it
 * had not, every check, of which no must may turn green.
 * Spec: none of its own; DESIGN, the suite's rules.
 */
import { createSiteAccess } from '../harness/site-access.js';
import { startFixtureSite } from '../site/fixture-site.js';
import { runSuite } from '../suite.js';
import type { Suite } from '../suite.js';
import { nullServers, startNullServer } from './null-servers.js';
import type { NullServer } from './null-servers.js';

export interface NullServerResult {
  readonly id: string;
  readonly describe: string;
  /** Requests until a run was given up; undefined when it was not. */
  readonly requestsUntilTold: number | undefined;
  /** Must-requirements that were green all the same. */
  readonly greenMusts: readonly string[];
}

/** Turned away within ten requests, with no must green. */
export const isTold = ({ requestsUntilTold, greenMusts }: NullServerResult): boolean =>
  requestsUntilTold !== undefined && requestsUntilTold <= 10 && greenMusts.length === 0;

/** The look that a run begins with; it throws when the target cannot be judged. */
export type Preflight = (target: { baseUrl: string; apiKey: string | undefined }) => Promise<void>;

/** Checks with large uploads or long waits say no more about a server that does nothing. */
const largeUploadBytes = 1_000_000;

export function runNullServers(suite: Suite, preflight: Preflight): Promise<NullServerResult[]> {
  return Promise.all(nullServers.map((server) => runNullServer(suite, preflight, server)));
}

async function runNullServer(suite: Suite, preflight: Preflight, server: NullServer): Promise<NullServerResult> {
  const running = await startNullServer(server);
  const site = await startFixtureSite();
  const target = { baseUrl: running.baseUrl, apiKey: 'fc-a-key-for-nobody', startedByUs: false };
  try {
    const told = await preflight(target).then(
      () => undefined,
      () => running.requests(),
    );
    const checks = suite.checks.filter(({ cost }) => cost.uploadBytes <= largeUploadBytes);
    const run = await runSuite(
      suite,
      checks,
      { ...target, site: createSiteAccess(site) },
      { seed: 1, runs: 2, concurrency: 4 },
    );
    const greenMusts = run.requirements
      .filter(({ level, status }) => level === 'must' && (status === 'pass' || status === 'tolerated'))
      .map(({ id }) => id);
    return { id: server.id, describe: server.describe, requestsUntilTold: told, greenMusts };
  } finally {
    await running.close();
    await site.close();
  }
}
