/**
 * Mutants of bounds and of what is said about them.
 * Spec: Document data, `warning`.
 */
import { answersData } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';

export const boundMutants: readonly Mutant[] = [
  {
    id: 'document-data.warning.cut-metadata.silent',
    describe: 'leaves metadata out and does not say so',
    breaks: ['document-data.warning.cut-metadata'],
    ...answersData((data) => delete data['warning']),
  },
];
