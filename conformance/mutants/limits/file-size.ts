/**
 * Mutants of the size of a file.
 * Spec: Limits (file size).
 */
import { emptySuccess, isParse, refusal } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';

export const fileSizeMutants: readonly Mutant[] = [
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
