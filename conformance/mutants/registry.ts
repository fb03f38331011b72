/**
 * Every mutant of the suite. A new file of mutants is one line here.
 * Spec: none of its own.
 */
import { authenticationMutants } from './authentication.js';
import { errorMutants } from './errors.js';
import { limitMutants, versioningMutants } from './limits.js';
import type { Mutant } from './mutant.js';
import { parseFormatMutants } from './parse-formats.js';
import { parseOptionMutants } from './parse-options.js';
import { parseSelectionMutants } from './parse-selection.js';
import { parseTimeoutMutants, pdfParserOptionMutants } from './parse-timeout.js';
import { parseUploadMutants } from './parse-upload.js';

export const allMutants: readonly Mutant[] = [
  ...authenticationMutants,
  ...errorMutants,
  ...parseUploadMutants,
  ...parseFormatMutants,
  ...parseSelectionMutants,
  ...parseOptionMutants,
  ...parseTimeoutMutants,
  ...pdfParserOptionMutants,
  ...limitMutants,
  ...versioningMutants,
];
