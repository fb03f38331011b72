// The real catalogue, apart from the suite's checks: what `npm run trace` would say of it.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readCatalogue } from './catalogue.js';
import { knownOperations } from './known-operations.js';
import { referenceProblems } from './reference-problems.js';
import { rowProblems } from './row-problems.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

it('keeps every fact of the source in a row, and every row in one sound way', async () => {
  const catalogue = await readCatalogue(join(root, 'spec'));
  expect([...rowProblems(catalogue), ...referenceProblems(catalogue, await knownOperations(root))]).toEqual([]);
});
