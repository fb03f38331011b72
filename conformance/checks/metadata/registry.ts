/**
 * Every check of the chapter metadata.
 * Spec: Metadata (`data.metadata`).
 */
import type { Check } from '../../harness/check.js';
import { concurrencyChecks } from './concurrency.js';
import { fileMetadataChecks } from './file-metadata.js';
import { htmlMetadataChecks } from './html-metadata.js';
import { pageCountChecks } from './pages.js';

export const metadataChecks: readonly Check[] = [
  ...htmlMetadataChecks,
  ...fileMetadataChecks,
  ...pageCountChecks,
  ...concurrencyChecks,
];
