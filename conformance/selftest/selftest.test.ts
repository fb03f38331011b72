import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilities } from '../capabilities/table.js';
import { generatedCatalogue } from '../catalogue/generated-catalogue.js';
import { allChecks } from '../checks/registry.js';
import { generatedContract } from '../harness/generated-contract.js';
import { allMutants } from '../mutants/registry.js';
import { createSiteAccess } from '../harness/site-access.js';
import { startFixtureSite } from '../site/fixture-site.js';
import type { FixtureSite } from '../site/fixture-site.js';
import { preflight } from '../verbs/preflight.js';
import { startReference } from '../target.js';
import type { Target } from '../target.js';
import { allVariants } from '../variants/registry.js';
import { amputations } from './amputations.js';
import { runSelftest } from './run-selftest.js';
import { isTold } from './run-null-servers.js';
import type { SelftestResult } from './run-selftest.js';

const minute = 60_000;
let site: FixtureSite;
let target: Target;
let result: SelftestResult;

beforeAll(async () => {
  site = await startFixtureSite();
  target = await startReference(site.port);
  result = await runSelftest({
    suite: { catalogue: generatedCatalogue, contract: generatedContract, checks: allChecks, capabilities },
    target: { ...target, site: createSiteAccess(site) },
    fixtureSite: site,
    startPlanted: (fault) => startReference(site.port, fault),
    mutants: allMutants,
    variants: allVariants,
    amputations,
    preflight,
    full: false,
    partial: false,
    seed: 1,
    runs: 5,
    concurrency: 4,
  });
}, 40 * minute);

afterAll(async () => {
  await target.stop();
  await site.close();
}, minute);

describe('the suite, on the reference server', () => {
  it('is green on the server as it is', () => {
    expect(result.baselineProblems).toEqual([]);
  });

  it('kills every mutant by a requirement that it breaks', () => {
    expect(result.mutants.filter((mutant) => !mutant.killed).map((mutant) => mutant.id)).toEqual([]);
  });

  it('raises no alarm on a lawful variant', () => {
    expect(result.variants.filter((variant) => variant.alarms.length > 0)).toEqual([]);
  });

  it('tells a missing capability as one finding', () => {
    expect(result.amputations.filter((amputation) => amputation.wrong.length > 0)).toEqual([]);
  });

  it('turns a server that does nothing away within ten requests, and keeps every must from green before it', () => {
    expect(result.nullServers.filter((server) => !isTold(server))).toEqual([]);
    expect(result.nullServers.length).toBeGreaterThan(5);
  });

  it('holds no check that no mutant ever turned red', () => {
    expect(result.neverRed).toEqual([]);
  });

  it('holds no check that sends more than it plans', () => {
    expect(result.overspent).toEqual([]);
  });

  it('traces every requirement to its checks and back', () => {
    expect(result.trace).toEqual([]);
  });
});
