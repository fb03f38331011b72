/**
 * `npm run trace`: proves that every fact of the source is claimed by a requirement, and every requirement is kept
 * by checks, an exclusion with its reason, a silence or, where its operation is not built, a plan.
 * `--source <interface document>` also proves that the index of facts is the document's; `--record` writes down what
 * the ids of requirements mean from now on.
 * Exit codes: 0 no problem, 1 problems, 2 wrong use. Spec: every section.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readCatalogue } from './catalogue.js';
import { checkProblems } from './check-problems.js';
import { driftProblems } from './drift-problems.js';
import { knownOperations } from './known-operations.js';
import { referenceProblems } from './reference-problems.js';
import { meaningProblems, recordedMeanings, type Meanings } from './meaning-problems.js';
import { parse, stringify } from 'yaml';
import { rowProblems } from './row-problems.js';
import { suiteChecks } from './suite-checks.js';
import { summaryTable } from './summary.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const meaningsFile = join(root, 'spec', 'requirement-meanings.yaml');
const meaningsHeader = `# What each requirement id means: its level, and a digest of its statement. An id never changes its meaning silently,
# and one that is gone is not born again. Written by \`npm run trace -- --record\`; see spec/trace/meaning-problems.ts.
`;

process.exitCode = await trace(process.argv.slice(2));

async function trace(args: string[]): Promise<number> {
  let given: { source?: string; record?: boolean };
  try {
    given = parseArgs({ args, options: { source: { type: 'string' }, record: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\nusage: npm run trace [-- --source <interface document>] [--record]`);
    return 2;
  }
  const { source, record = false } = given;
  const catalogue = await readCatalogue(join(root, 'spec'));
  const meanings = parse(await readFile(meaningsFile, 'utf8')) as Meanings;
  if (record) await writeFile(meaningsFile, meaningsHeader + stringify(recordedMeanings(catalogue, meanings)));
  const checks = await suiteChecks(root);
  const problems = [
    ...rowProblems(catalogue),
    ...(record ? [] : meaningProblems(catalogue, meanings)),
    ...referenceProblems(catalogue, await knownOperations(root)),
    ...(checks ? checkProblems(catalogue, checks) : []),
    ...(source === undefined ? [] : driftProblems(catalogue.facts, await readFile(source, 'utf8'))),
  ];
  for (const problem of problems) console.error(problem);
  console.log(summaryTable(catalogue));
  console.log(
    `${catalogue.facts.length} facts, ${catalogue.silences.length} silences, ${checks?.length ?? 0} checks, ${problems.length} problems`,
  );
  if (!checks) console.log('The suite has no registry of checks; check ids were not compared.');
  return problems.length === 0 ? 0 : 1;
}
