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

/**
 * Differences that touch different things, in one server each, which strangers are too. In this order: what is of the wire is done
 * to the finished answer.
 */
const inOneServer: Readonly<Record<string, readonly string[]>> = {
  'together.marks': ['dialect.underscores', 'dialect.tilde-fences', 'dialect.padded-tables', 'members.null-warning'],
  'together.lists-and-links': [
    'dialect.loose-lists',
    'dialect.titled-links',
    'html.body-only',
    'links.other-order',
    'metadata.keyword-list',
  ],
  'together.tabs-and-entities': [
    'dialect.plus-and-tabs',
    'dialect.entities',
    'html.capital-tags',
    'metadata.names-of-the-page',
  ],
  'together.code-and-emphasis': [
    'dialect.indented-code',
    'dialect.html-emphasis',
    'html.whole-page',
    'metadata.content-type-parameters',
  ],
  'together.workbooks': [
    'dialect.plain-numbers',
    'dialect.spelled-dates',
    'members.invented-address',
    'members.texts-as-lists',
  ],
  'together.titles': ['content.title-on-top', 'content.table-names', 'silence.images-elsewhere', 'members.additional'],
  'together.empty-headers': [
    'dialect.empty-header',
    'silence.links-of-everything',
    'redaction.short-mask',
    'understanding.nothing-said',
  ],
  'together.numbers': [
    'dialect.row-numbers',
    'silence.raw-html-of-documents-absent',
    'redaction.numbered-tags',
    'understanding.data-elsewhere',
  ],
  'together.escapes': ['dialect.careful-escapes', 'silence.forbidden', 'html.markup-of-its-own'],
  'together.deeper': ['dialect.headings-one-deeper', 'silence.gateway', 'redaction.markdown-only'],
  'together.written-as-html': ['dialect.html-headings-and-images', 'members.other-error-texts'],
  'together.white-space': ['dialect.white-space', 'members.codes-of-its-own', 'redaction.misses-a-name'],
  'together.wrapped': ['dialect.wrapped-lines', 'metadata.queued', 'redaction.escaped-tags'],
  'together.setext': ['dialect.setext-and-stars', 'silence.keeps-asides'],
  'together.pages': ['dialect.closed-headings-and-bare-tables', 'content.page-marks'],
  'together.slow': ['dialect.html-tables', 'wire.slow'],
  'together.wire': ['dialect.reference-links', 'wire.header-names', 'wire.member-order'],
};

const named = (ids: readonly string[]): Variant[] =>
  ids.map((id) => parseVariants.find((variant) => variant.id === id)!);
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
