/**
 * Every check of the chapter document-data.
 * Spec: Document data (`data`).
 */
import type { Check } from '../../harness/check.js';
import { htmlCleaningChecks } from './html-cleaning.js';
import { htmlSelectionChecks } from './html-selection.js';
import { htmlStructureChecks } from './html-structure.js';
import { linksChecks } from './links.js';
import { markdownChecks } from './markdown.js';
import { pageChecks } from './pages.js';
import { presenceChecks } from './presence.js';
import { rawHtmlChecks } from './raw-html.js';
import { understandingChecks } from './understanding.js';
import { warningChecks } from './warning.js';

export const documentDataChecks: readonly Check[] = [
  ...presenceChecks,
  ...markdownChecks,
  ...htmlCleaningChecks,
  ...htmlSelectionChecks,
  ...htmlStructureChecks,
  ...rawHtmlChecks,
  ...linksChecks,
  ...pageChecks,
  ...understandingChecks,
  ...warningChecks,
];
