/**
 * Every mutant of `POST /scrape`. A new file of mutants is one line here.
 * Spec: none of its own.
 */
import type { Mutant } from '../../lies/mutant.js';
import { scrapeBrandingMutants } from './branding.js';
import { scrapeFormatMutants } from './formats.js';
import { scrapeMenuMutants } from './menu.js';
import { fetchingMutants, requestMutants, selectionMutants } from './requests.js';
import { narrowMutants } from './narrow.js';
import { scrapeResultMutants } from './results.js';
import { waitingMutants } from './waiting.js';

export const scrapeMutants: readonly Mutant[] = [
  ...requestMutants,
  ...scrapeFormatMutants,
  ...selectionMutants,
  ...fetchingMutants,
  ...waitingMutants,
  ...narrowMutants,
  ...scrapeResultMutants,
  ...scrapeBrandingMutants,
  ...scrapeMenuMutants,
];
