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
import { together } from './together.js';
import { agentVariants, understandingVariants } from './understanding.js';
import { wireVariants } from './wire.js';

const parseVariants: readonly Variant[] = [
  ...wireVariants,
  ...memberVariants,
  ...dialectVariants,
  ...contentVariants,
  ...silenceVariants,
  ...redactionVariants,
  ...understandingVariants,
];

/** Differences that have nothing to do with each other, in one server each. */
const inOneServer: Readonly<Record<string, readonly string[]>> = {
  'dialect.marks': ['dialect.underscores', 'dialect.tilde-fences', 'dialect.padded-tables'],
  'dialect.lists-and-links': ['dialect.loose-lists', 'dialect.titled-links'],
  'dialect.tabs-and-entities': ['dialect.plus-and-tabs', 'dialect.entities'],
  'dialect.code-and-emphasis': ['dialect.indented-code', 'dialect.html-emphasis'],
  'dialect.workbooks': ['dialect.plain-numbers', 'dialect.spelled-dates'],
  'content.titles': ['content.title-on-top', 'content.table-names'],
  'members.forms': ['members.null-warning', 'members.invented-address', 'members.texts-as-lists'],
  'html.other-forms': ['html.body-only', 'links.other-order', 'metadata.keyword-list'],
  'html.other-names': ['html.capital-tags', 'metadata.names-of-the-page'],
  'html.whole-and-typed': ['html.whole-page', 'metadata.content-type-parameters'],
  'wire.names-and-order': ['wire.header-names', 'wire.member-order'],
};

const named = (ids: readonly string[]): Variant[] => parseVariants.filter(({ id }) => ids.includes(id));
const joined = new Set(Object.values(inOneServer).flat());
const ofParse: readonly Variant[] = [
  ...parseVariants.filter(({ id }) => !joined.has(id)),
  ...Object.entries(inOneServer).map(([id, ids]) => together(id, named(ids))),
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
