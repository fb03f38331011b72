/**
 * Mutants of the version segment.
 * Spec: Versioning.
 */
import type { Mutant } from '../../lies/mutant.js';

export const versionMutants: readonly Mutant[] = [
  {
    id: 'versioning.another-version',
    describe: 'serves the interface below /v1',
    breaks: ['versioning.version.v2', 'versioning.version.segment'],
    basePath: '/v1',
  },
  {
    id: 'versioning.version-not-last',
    describe: 'puts another segment behind the version',
    breaks: ['versioning.version.segment'],
    basePath: '/v2/api',
  },
];
