/**
 * Every check of the suite. A new file of checks is one line here.
 * Spec: none of its own.
 */
import type { Check } from '../harness/check.js';
import { bearerChecks } from './authentication/bearer.js';
import { failureChecks } from './authentication/failures.js';
import { otherCredentialChecks } from './authentication/other-credentials.js';
import { badRequestChecks } from './errors/bad-request.js';
import { fileChecks } from './errors/files.js';
import { pathChecks } from './errors/paths.js';
import { serverErrorChecks } from './errors/server-error.js';
import { fileSizeChecks } from './limits/file-size.js';
import { auditMetadataChecks } from './parse/audit-metadata.js';
import { base64ImageChecks } from './parse/base64-images.js';
import { browserOnlyChecks } from './parse/browser-only.js';
import { formatNegativeChecks } from './parse/format-negatives.js';
import { formatChecks } from './parse/formats.js';
import { onlyMainContentChecks } from './parse/only-main-content.js';
import { pdfParserOptionChecks } from './parse/pdf-parser-options.js';
import { responseChecks } from './parse/response.js';
import { switchChecks } from './parse/switches.js';
import { tagFilterChecks } from './parse/tag-filters.js';
import { timeoutChecks } from './parse/timeout.js';
import { uploadNegativeChecks } from './parse/upload-negatives.js';
import { uploadChecks } from './parse/upload.js';
import { versionChecks } from './versioning/version.js';

export const allChecks: readonly Check[] = [
  ...uploadChecks,
  ...uploadNegativeChecks,
  ...formatChecks,
  ...formatNegativeChecks,
  ...onlyMainContentChecks,
  ...tagFilterChecks,
  ...pdfParserOptionChecks,
  ...timeoutChecks,
  ...switchChecks,
  ...base64ImageChecks,
  ...auditMetadataChecks,
  ...browserOnlyChecks,
  ...responseChecks,
  ...bearerChecks,
  ...otherCredentialChecks,
  ...failureChecks,
  ...badRequestChecks,
  ...serverErrorChecks,
  ...fileChecks,
  ...pathChecks,
  ...fileSizeChecks,
  ...versionChecks,
];
