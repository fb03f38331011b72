// npm run generate: makes generated/ from spec/. With --check it writes nothing and fails when a made file is not what
// would be made now. The order of everything follows the sources, so that two runs give the same bytes.
// Spec: the whole of the interface specification.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeClient } from './client.js';
import { findBreaches } from './contract-rules.js';
import { readDocument } from './document.js';
import { findBrokenExamples } from './examples.js';
import { writeFilledTypes } from './filled.js';
import { writeLimits } from './limits.js';
import { listOperations, writeOperations } from './operations.js';
import { findDifferences, writeFiles, type GeneratedFiles } from './output.js';
import { writeRequirements } from './requirements.js';
import { writeValidators } from './validators.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

async function make(): Promise<GeneratedFiles> {
  const specFolder = join(root, 'spec');
  const document = await readDocument(specFolder);
  const operations = listOperations(document);
  const problems = [...findBreaches(document), ...findBrokenExamples(document, operations)];
  if (problems.length > 0) throw new Error(`spec/ breaks its own rules:\n${problems.join('\n')}`);
  return new Map([
    ['openapi.gen.json', `${JSON.stringify(document, null, 1)}\n`],
    ['operations.gen.ts', writeOperations(document)],
    ['filled.gen.ts', writeFilledTypes(document, operations)],
    ['limits.gen.ts', writeLimits(document)],
    ['requirements.gen.ts', await writeRequirements(specFolder)],
    ...writeValidators(document, operations),
    ...(await writeClient(document, operations)),
  ]);
}

const files = await make();
const folder = join(root, 'generated');
if (process.argv.includes('--check')) {
  const different = await findDifferences(folder, files);
  if (different.length > 0) {
    console.error(
      `generated/ is not what spec/ makes; run npm run generate:\n${different.map((path) => `  ${path}`).join('\n')}`,
    );
    process.exitCode = 1;
  }
} else {
  await writeFiles(folder, files);
}
