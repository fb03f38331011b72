#!/usr/bin/env node
/**
 * The command line of the conformance suite: reads it, runs one verb, sets the exit code.
 * Spec: none of its own; README, the suite's public surface. Exit codes 0, 1, 2, 3, 4 as `--help` says.
 */
import { capabilities } from './capabilities/table.js';
import { generatedCatalogue } from './catalogue/generated-catalogue.js';
import { SelectionError } from './catalogue/selection.js';
import { allChecks } from './checks/registry.js';
import { helpText, readCommandLine } from './command-line.js';
import type { VerbName } from './command-line.js';
import { UsageError } from './flags.js';
import { generatedContract } from './harness/generated-contract.js';
import { StartError } from './target.js';
import { compareVerb } from './verbs/compare.js';
import type { VerbInput } from './verbs/environment.js';
import { depthVerb } from './verbs/depth.js';
import { explainVerb } from './verbs/explain.js';
import { listVerb } from './verbs/list.js';
import { PreflightError } from './verbs/preflight.js';
import { planVerb } from './verbs/plan.js';
import { recordVerb } from './verbs/record.js';
import { replayVerb } from './verbs/replay.js';
import { runVerb } from './verbs/run.js';
import { serveVerb } from './verbs/serve.js';
import { selftestVerb } from './verbs/selftest.js';
import { verifyVerb } from './verbs/verify.js';

const runners: Readonly<Record<VerbName, (input: VerbInput) => Promise<number>>> = {
  run: runVerb,
  plan: planVerb,
  list: listVerb,
  explain: explainVerb,
  replay: replayVerb,
  serve: serveVerb,
  verify: verifyVerb,
  depth: depthVerb,
  record: recordVerb,
  compare: compareVerb,
  selftest: selftestVerb,
};

async function main(argv: readonly string[]): Promise<number> {
  try {
    const { verb, args, values, help } = readCommandLine(argv);
    if (help) {
      console.log(helpText(verb));
      return 0;
    }
    return await runners[verb]({
      args,
      values,
      suite: { catalogue: generatedCatalogue, contract: generatedContract, checks: allChecks, capabilities },
      env: process.env,
      print: (text) => console.log(text),
      remark: (text) => console.error(text),
    });
  } catch (error) {
    if (error instanceof UsageError || error instanceof SelectionError) {
      console.error(`conformance: ${error.message}`);
      return 2;
    }
    if (error instanceof PreflightError) {
      console.error(`conformance: ${error.message}`);
      return 4;
    }
    console.error(error instanceof StartError ? error.message : error);
    return 3;
  }
}

// `list | head` closes the pipe when it has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await main(process.argv.slice(2));
