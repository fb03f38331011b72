/**
 * Every check that scrapes: the scrape chapter, and the rows of metadata and document-data that only a scrape can show. A new file of checks is one line here.
 * Spec: none of its own.
 */
import type { Check } from '../../harness/check.js';
import { brandingResultChecks } from './branding-results.js';
import { changeResultChecks } from './change-results.js';
import { changeTrackingChecks } from './change-tracking.js';
import { copyChecks } from './copies.js';
import { documentChecks } from './documents.js';
import { fetchingChecks } from './fetching.js';
import { formatChecks } from './formats.js';
import { lossChecks } from './losses.js';
import { mediaResultChecks } from './media-results.js';
import { menuResultChecks } from './menu-results.js';
import { pageContentChecks } from './page-content.js';
import { pageFactChecks } from './page-facts.js';
import { parserChecks } from './parsers.js';
import { pictureChecks } from './pictures.js';
import { privateNameChecks } from './private-names.js';
import { productResultChecks } from './product-results.js';
import { requestChecks } from './request.js';
import { selectionChecks } from './selection.js';
import { scrapeUnderstandingChecks } from './understanding.js';
import { waitingChecks } from './waiting.js';

export const scrapeChecks: readonly Check[] = [
  ...requestChecks,
  ...documentChecks,
  ...formatChecks,
  ...scrapeUnderstandingChecks,
  ...pictureChecks,
  ...changeTrackingChecks,
  ...selectionChecks,
  ...fetchingChecks,
  ...waitingChecks,
  ...copyChecks,
  ...parserChecks,
  ...pageFactChecks,
  ...pageContentChecks,
  ...changeResultChecks,
  ...productResultChecks,
  ...brandingResultChecks,
  ...menuResultChecks,
  ...mediaResultChecks,
  ...lossChecks,
  ...privateNameChecks,
];
