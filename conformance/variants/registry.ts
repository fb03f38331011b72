/**
 * Every lawful variant. A new file of variants is one line here.
 * Spec: none of its own.
 */
import type { Variant } from '../lies/mutant.js';
import { contentVariants } from './content-dialects.js';
import { dialectVariants } from './markdown-dialects.js';
import { jobVariants } from './jobs.js';
import { memberVariants } from './members.js';
import { redactionVariants } from './redaction.js';
import { scrapeVariants } from './scrape.js';
import { silenceVariants } from './silences.js';
import { agentVariants, understandingVariants } from './understanding.js';
import { wireVariants } from './wire.js';

const ofParse: readonly Variant[] = [
  ...wireVariants,
  ...memberVariants,
  ...dialectVariants,
  ...contentVariants,
  ...silenceVariants,
  ...redactionVariants,
  ...understandingVariants,
];

/** Those of parses are run by checks of parses alone; scrapes meet several of them in one server. */
export const allVariants: readonly Variant[] = [
  // What takes long comes first, so that nothing waits for it in the end.
  ...scrapeVariants.map((variant) => ({ ...variant, operations: ['scrapeUrl'] })),
  ...jobVariants.map((variant) => ({
    ...variant,
    operations: variant.operations ?? ['startCrawl', 'getCrawl', 'startBatchScrape', 'getBatchScrape', 'mapSite'],
  })),
  ...agentVariants.map((variant) => ({ ...variant, operations: ['startAgent', 'getAgent'] })),
  ...ofParse.map((variant) => ({ ...variant, operations: ['parseFile'] })),
];
