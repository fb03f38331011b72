/**
 * Every mutant of the suite. A new file of mutants is one line here.
 * Spec: none of its own.
 */
import { authenticationMutants } from './authentication.js';
import { contentMutants } from './content.js';
import { markdownMutants, presenceMutants } from './document-data.js';
import { htmlMutants, linksMutants, rawHtmlMutants } from './document-html.js';
import { errorMutants, fileErrorMutants } from './errors.js';
import { limitMutants, versioningMutants } from './limits.js';
import { metadataMutants } from './metadata.js';
import type { Mutant } from './mutant.js';
import { parseFormatMutants } from './parse-formats.js';
import { parseOptionMutants } from './parse-options.js';
import { parseSelectionMutants } from './parse-selection.js';
import { parseTimeoutMutants, pdfParserOptionMutants } from './parse-timeout.js';
import { parseUploadMutants } from './parse-upload.js';
import { pdfParserMutants } from './pdf-parser.js';
import { privacyMutants } from './privacy.js';
import { scrapeMutants } from './scrape.js';
import { tableMutants } from './tables.js';

export const allMutants: readonly Mutant[] = [
  ...authenticationMutants,
  ...errorMutants,
  ...fileErrorMutants,
  ...privacyMutants,
  ...parseUploadMutants,
  ...parseFormatMutants,
  ...parseSelectionMutants,
  ...parseOptionMutants,
  ...parseTimeoutMutants,
  ...pdfParserOptionMutants,
  ...pdfParserMutants,
  ...contentMutants,
  ...tableMutants,
  ...presenceMutants,
  ...markdownMutants,
  ...htmlMutants,
  ...rawHtmlMutants,
  ...linksMutants,
  ...metadataMutants,
  ...limitMutants,
  ...versioningMutants,
  ...scrapeMutants,
];
