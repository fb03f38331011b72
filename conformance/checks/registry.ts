/**
 * Every check of the suite. A new file of checks is one line here.
 * Spec: none of its own.
 */
import type { Check } from '../harness/check.js';
import { actionChecks } from './actions/registry.js';
import { agentChecks } from './agent/registry.js';
import { bearerChecks } from './authentication/bearer.js';
import { failureChecks } from './authentication/failures.js';
import { otherCredentialChecks } from './authentication/other-credentials.js';
import { byUrlChecks } from './by-url-registry.js';
import { batchScrapeChecks } from './batch-scrape/batches.js';
import { crawlChecks } from './crawl/registry.js';
import { documentDataChecks } from './document-data/registry.js';
import { badRequestChecks } from './errors/bad-request.js';
import { damagedFileChecks } from './errors/damaged-files.js';
import { fileChecks } from './errors/files.js';
import { pathChecks } from './errors/paths.js';
import { serverErrorChecks } from './errors/server-error.js';
import { boundChecks } from './limits/bounds.js';
import { fileSizeChecks } from './limits/file-size.js';
import { mapChecks } from './map/map.js';
import { metadataChecks } from './metadata/registry.js';
import { auditMetadataChecks } from './parse/audit-metadata.js';
import { browserOnlyChecks } from './parse/browser-only.js';
import { conversionTableChecks } from './parse/conversion-tables.js';
import { conversionWholeChecks } from './parse/conversion-whole.js';
import { conversionChecks } from './parse/conversion.js';
import { excludeTagsChecks } from './parse/exclude-tags.js';
import { extensionChecks } from './parse/extensions.js';
import { formatNegativeChecks } from './parse/format-negatives.js';
import { formatChecks } from './parse/formats.js';
import { includeTagsChecks } from './parse/include-tags.js';
import { mainContentKindsChecks } from './parse/main-content-kinds.js';
import { onlyMainContentChecks } from './parse/only-main-content.js';
import { pdfParserOptionChecks } from './parse/pdf-parser-options.js';
import { pdfParserChecks } from './parse/pdf-parser.js';
import { removeBase64ImagesChecks } from './parse/remove-base64-images.js';
import { responseChecks } from './parse/response.js';
import { switchChecks } from './parse/switches.js';
import { timeoutChecks } from './parse/timeout.js';
import { uploadNegativeChecks } from './parse/upload-negatives.js';
import { understoodFormatChecks } from './parse/understood-formats.js';
import { uploadChecks } from './parse/upload.js';
import { privacyOptionChecks } from './privacy/options.js';
import { privacyReachChecks } from './privacy/reach.js';
import { redactionChecks } from './privacy/redaction.js';
import { scrapeChecks } from './scrape/registry.js';
import { testModeChecks } from './test-mode.js';
import { versionChecks } from './versioning/version.js';
import { webhookChecks } from './webhooks/registry.js';

export const allChecks: readonly Check[] = [
  ...uploadChecks,
  ...uploadNegativeChecks,
  ...extensionChecks,
  ...conversionChecks,
  ...conversionTableChecks,
  ...conversionWholeChecks,
  ...formatChecks,
  ...understoodFormatChecks,
  ...formatNegativeChecks,
  ...onlyMainContentChecks,
  ...mainContentKindsChecks,
  ...includeTagsChecks,
  ...excludeTagsChecks,
  ...pdfParserOptionChecks,
  ...pdfParserChecks,
  ...timeoutChecks,
  ...switchChecks,
  ...removeBase64ImagesChecks,
  ...auditMetadataChecks,
  ...browserOnlyChecks,
  ...responseChecks,
  ...documentDataChecks,
  ...metadataChecks,
  ...privacyOptionChecks,
  ...redactionChecks,
  ...privacyReachChecks,
  ...bearerChecks,
  ...otherCredentialChecks,
  ...failureChecks,
  ...badRequestChecks,
  ...serverErrorChecks,
  ...fileChecks,
  ...damagedFileChecks,
  ...pathChecks,
  ...fileSizeChecks,
  ...boundChecks,
  ...versionChecks,
  ...testModeChecks,
  ...actionChecks,
  ...scrapeChecks,
  ...byUrlChecks,
  ...crawlChecks,
  ...agentChecks,
  ...batchScrapeChecks,
  ...mapChecks,
  ...webhookChecks,
];
