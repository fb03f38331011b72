/**
 * The second process of the self-test: starts a good server of its own, judges the variants it is told of, and ends when
 * nobody is there to tell it more.
 * Started by selftest/second-process.ts; it stands here because it joins all parts of the suite.
 * Spec: none of its own.
 */
import { capabilities } from '../capabilities/table.js';
import { generatedCatalogue } from '../catalogue/generated-catalogue.js';
import { allChecks } from '../checks/registry.js';
import { generatedContract } from '../harness/generated-contract.js';
import { createSiteAccess } from '../harness/site-access.js';
import { rememberParses } from '../lies/remember-parses.js';
import { startFixtureSite } from '../site/fixture-site.js';
import { startReference } from '../target.js';
import { allVariants } from '../variants/registry.js';
import { runVariant } from '../selftest/run-variants.js';
import type { VariantResult } from '../selftest/run-variants.js';
import type { VariantAnswer, VariantOrder } from '../selftest/second-process.js';

const opened = open();
const remembered = rememberParses();

async function open() {
  const fixtureSite = await startFixtureSite();
  const target = { ...(await startReference(fixtureSite.port)), site: createSiteAccess(fixtureSite) };
  return { fixtureSite, target };
}

async function judge({ variantId, checkIds, full, seed, runs }: VariantOrder): Promise<VariantResult> {
  const { fixtureSite, target } = await opened;
  const variant = allVariants.find(({ id }) => id === variantId)!;
  const wanted = new Set(checkIds);
  const checks = allChecks.filter(({ id }) => wanted.has(id));
  const suite = { catalogue: generatedCatalogue, contract: generatedContract, checks, capabilities };
  return runVariant({ suite, target, fixtureSite, full, seed, runs }, variant, remembered);
}

process.on('message', (order: VariantOrder) => {
  const answer = (rest: Omit<VariantAnswer, 'variantId'>): unknown =>
    process.connected && process.send!({ variantId: order.variantId, ...rest });
  judge(order).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: String(error) }),
  );
});

process.once('disconnect', () => {
  void opened
    .then(async ({ fixtureSite, target }) => {
      await target.stop();
      await fixtureSite.close();
    })
    .finally(() => process.exit(0));
});
