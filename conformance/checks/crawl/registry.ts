/**
 * Every check of crawls. A new file of checks is one line here.
 * Spec: none of its own.
 */
import type { Check } from '../../harness/check.js';
import { crawlDepthChecks } from './depth.js';
import { crawlMannersChecks } from './manners.js';
import { crawlPageChecks } from './pages.js';
import { crawlPromptChecks } from './prompt.js';
import { crawlRequestChecks } from './request.js';
import { crawlResultChecks } from './results.js';
import { crawlScrapeOptionChecks } from './scrape-options.js';
import { crawlVisibilityChecks } from './visibility.js';

export const crawlChecks: readonly Check[] = [
  ...crawlRequestChecks,
  ...crawlPromptChecks,
  ...crawlPageChecks,
  ...crawlDepthChecks,
  ...crawlScrapeOptionChecks,
  ...crawlResultChecks,
  ...crawlVisibilityChecks,
  ...crawlMannersChecks,
];
