/**
 * Every mutant of the suite. A new file of mutants is one line here.
 * Spec: none of its own.
 */
import { agentMutants } from './agent/agent.js';
import { batchScrapeMutants } from './batch-scrape/batch-scrape.js';
import { crawlMutants } from './crawl/crawl.js';
import { mapMutants } from './map/map.js';
import { webhookMutants } from './webhooks/webhooks.js';
import { authenticationMutants } from './authentication/keys.js';
import { crawlPromptMutants } from './crawl/prompt.js';
import { understandingMutants } from './document-data/understanding.js';
import { contentMutants } from './parse/content.js';
import { markdownMutants } from './document-data/markdown.js';
import { pageMutants } from './document-data/pages.js';
import { presenceMutants } from './document-data/presence.js';
import { imageVariantMutants } from './document-data/image-variants.js';
import { htmlMutants, linksMutants, rawHtmlMutants } from './document-data/html.js';
import { fileErrorMutants } from './errors/files.js';
import { errorMutants } from './errors/refusals.js';
import { testModeMutants } from './errors/test-mode.js';
import { boundMutants } from './limits/bounds.js';
import { fileSizeMutants } from './limits/file-size.js';
import { metadataMutants } from './metadata/metadata.js';
import type { Mutant } from '../lies/mutant.js';
import { parseFormatMutants } from './parse/formats.js';
import { parseOptionMutants } from './parse/options.js';
import { parseSelectionMutants } from './parse/selection.js';
import { parseTimeoutMutants } from './parse/timeout.js';
import { pdfParserOptionMutants } from './parse/pdf-parser-options.js';
import { versionMutants } from './versioning/version.js';
import { actionMutants } from './actions/actions.js';
import { parseUploadMutants } from './parse/upload.js';
import { pdfParserMutants } from './parse/pdf-parser.js';
import { privacyMutants } from './privacy/options.js';
import { redactionMutants } from './privacy/redaction.js';
import { scrapeMutants } from './scrape/registry.js';
import { tableMutants } from './parse/tables.js';

export const allMutants: readonly Mutant[] = [
  ...authenticationMutants,
  ...errorMutants,
  ...fileErrorMutants,
  ...privacyMutants,
  ...redactionMutants,
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
  ...pageMutants,
  ...markdownMutants,
  ...htmlMutants,
  ...imageVariantMutants,
  ...rawHtmlMutants,
  ...linksMutants,
  ...metadataMutants,
  ...fileSizeMutants,
  ...boundMutants,
  ...versionMutants,
  ...testModeMutants,
  ...scrapeMutants,
  ...actionMutants,
  ...understandingMutants,
  ...crawlPromptMutants,
  ...agentMutants,
  ...batchScrapeMutants,
  ...crawlMutants,
  ...mapMutants,
  ...webhookMutants,
];
