/**
 * What is combined: the kind of the document, each format, and each option with a few values the interface states, for a
 * parse and for a scrape. The first value of each is the neutral one: it asks for nothing and goes with everything.
 * Left out: what an account may lack, what needs a language model, and what selects by chance (tags that a page lacks).
 * Used by probe.ts and the depth verb.
 * Spec: ParseOptions; Scrape options; Formats; Parser object (PDF); What the service does 2.
 */
import { contentTypeOf } from '../documents/fixture.js';
import type { FixtureExtension } from '../documents/fixture.js';
import { generatedLimits } from '../harness/generated-limits.js';
import type { PartialRow, Row } from './covering-array.js';

export type Way = 'parse' | 'scrape';

interface FactorValue {
  /** As a report names it; '' for a neutral value that says nothing. */
  readonly words: string;
  readonly format?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly kind?: FixtureExtension;
  /** True when the value may change the content of the answer, as a selection of tags does. */
  readonly selects?: boolean;
}

export interface Factor {
  readonly name: string;
  readonly values: readonly FactorValue[];
}

/** What a row asks for. */
export interface Draft {
  readonly kind: FixtureExtension;
  readonly formats: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly selects: boolean;
}

const nothing: FactorValue = { words: '' };

const format = (name: string): Factor => ({
  name: `format ${name}`,
  values: [nothing, { words: `format ${name}`, format: name }],
});

const option = (name: string, values: readonly unknown[], selects = false): Factor => ({
  name,
  values: [
    nothing,
    ...values.map((value) => ({ words: `${name} ${JSON.stringify(value)}`, options: { [name]: value }, selects })),
  ],
});

const kinds: Factor = {
  name: 'kind',
  values: (['html', ...Object.keys(contentTypeOf).filter((kind) => kind !== 'html')] as FixtureExtension[]).map(
    (kind) => ({ words: `.${kind}`, kind }),
  ),
};

const content: readonly Factor[] = [
  option('onlyMainContent', [false], true),
  option('includeTags', [['body']], true),
  option('excludeTags', [['nav', '.none']], true),
  option('removeBase64Images', [false], true),
  option(
    'parsers',
    [[], [{ type: 'pdf', mode: 'fast' }], [{ type: 'pdf', mode: 'auto', maxPages: generatedLimits.pdfMaxPagesMin }]],
    true,
  ),
  option('redactPII', [true, { mode: 'aggressive', replaceStyle: 'mask' }], true),
];

const inert: readonly Factor[] = [
  option('blockAds', [false], true),
  option('skipTlsVerification', [false]),
  option('headers', [{ 'x-depth': 'yes' }]),
  option('proxy', ['basic', 'auto'], true),
  option('integration', ['depth']),
];

const factorsOf: Readonly<Record<Way, readonly Factor[]>> = {
  parse: [
    kinds,
    ...['html', 'rawHtml', 'links', 'images'].map(format),
    ...content,
    ...inert,
    option('timeout', [generatedLimits.parseTimeoutMaxMs]),
    option('origin', ['depth']),
  ],
  scrape: [
    { name: 'kind', values: kinds.values.filter(({ kind }) => ['html', 'pdf', 'docx'].includes(kind!)) },
    ...['html', 'rawHtml', 'links', 'images', 'screenshot'].map(format),
    ...content,
    ...inert,
    option('timeout', [120_000]),
    option('mobile', [true], true),
    option('waitFor', [100]),
    option('location', [{ country: 'DE', languages: ['de'] }], true),
    option('actions', [[{ type: 'wait', milliseconds: 50 }]], true),
  ],
};

export function factors(way: Way): readonly Factor[] {
  return factorsOf[way];
}

export function draftOf(way: Way, row: Row): Draft {
  const chosen = factorsOf[way].map((factor, index) => factor.values[row[index]!]!);
  return {
    kind: chosen.find(({ kind }) => kind !== undefined)!.kind!,
    formats: chosen.flatMap((value) => value.format ?? []),
    options: Object.assign({}, ...chosen.map(({ options }) => options ?? {})) as Draft['options'],
    selects: chosen.some(({ selects }) => selects === true),
  };
}

/** The row with every value neutral that must not change the content, so its Markdown has to be that of the whole row. */
export function withoutInert(way: Way, row: Row): Row {
  return row.map((value, index) => {
    const chosen = factorsOf[way][index]!.values[value]!;
    return chosen.selects === true || chosen.kind !== undefined ? value : 0;
  });
}

export function wordsOf(way: Way, row: Row): string {
  const words = factorsOf[way].map((factor, index) => factor.values[row[index]!]!.words).filter((text) => text !== '');
  return words.join(' + ');
}

/** Combinations that the interface does not have: actions, screenshots and the like are for pages, not for documents. */
export function forbidden(way: Way, row: PartialRow): boolean {
  if (way === 'parse' || !row[0]) return false;
  const pageOnly = ['format screenshot', 'mobile', 'waitFor', 'location', 'actions'];
  return factorsOf[way].some((factor, index) => pageOnly.includes(factor.name) && Boolean(row[index]));
}
