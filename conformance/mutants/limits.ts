/**
 * Mutants of the limits and versioning chapters.
 * Spec: Limits (file size); Versioning.
 */
import { emptySuccess, isParse, refusal } from './lies.js';
import type { Mutant } from './mutant.js';

export const limitMutants: readonly Mutant[] = [
  {
    id: 'limits.refuses-40-mb',
    describe: 'refuses files from 40 MB on',
    breaks: ['limits.file-size.below'],
    request: (request) => (isParse(request) && request.body.length > 40_000_000 ? refusal() : undefined),
  },
  {
    id: 'limits.serves-above-50-mb',
    describe: 'serves a file above 50 MB',
    breaks: ['limits.file-size.above-refused'],
    request: (request) => (isParse(request) && request.body.length > 52_600_000 ? emptySuccess() : undefined),
  },
  {
    id: 'limits.too-large-as-text',
    describe: 'refuses a large file in plain text',
    breaks: ['limits.file-size.error-body'],
    request: (request) =>
      isParse(request) && request.body.length > 52_600_000
        ? { status: 413, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Payload Too Large') }
        : undefined,
  },
];

export const versioningMutants: readonly Mutant[] = [
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
