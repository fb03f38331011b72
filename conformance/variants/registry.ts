/**
 * Every lawful variant. A new file of variants is one line here.
 * Spec: none of its own.
 */
import type { Variant } from '../mutants/mutant.js';
import { contentVariants } from './content-dialects.js';
import { dialectVariants } from './markdown-dialects.js';
import { memberVariants } from './members.js';
import { scrapeVariants } from './scrape.js';
import { silenceVariants } from './silences.js';
import { wireVariants } from './wire.js';

const ofParse: readonly Variant[] = [...memberVariants, ...dialectVariants, ...contentVariants, ...silenceVariants];

export const allVariants: readonly Variant[] = [
  ...wireVariants,
  ...ofParse.map((variant) => ({ ...variant, operations: ['parseFile'] })),
  ...scrapeVariants.map((variant) => ({ ...variant, operations: ['scrapeUrl'] })),
];
