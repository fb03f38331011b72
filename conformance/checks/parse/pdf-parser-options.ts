/**
 * Checks of `parsers` and of the PDF parser object as far as they are accepted or refused.
 * What the modes and `maxPages` do to pages is checked in pdf-parser.ts.
 * Spec: ParseOptions (parsers); Parser object (PDF); Limits (maxPages).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { fixtureNamed } from '../../documents/collection.js';
import { textUpload } from '../../vocabulary/pages.js';
import { fixtureUpload } from '../converted.js';
import { sameContent, visibleMarkdown } from './answers.js';
import { withoutEffectCheck } from './option-factories.js';
import { missingText } from '../../harness/oracles/content.js';
import { parse, parseNegatives, parsed } from '../../vocabulary/parse.js';

const { pdfMaxPagesMin: minimum, pdfMaxPagesMax: maximum } = generatedLimits;
const pdf = { type: 'pdf' } as const;

/** Each list of parsers is accepted for a PDF, whose text still comes. */
function acceptedParsers(id: string, lists: readonly (readonly unknown[])[]): Check {
  return check(
    id,
    async (t) => {
      const fixture = fixtureNamed('article-pdf');
      const file = await fixtureUpload(fixture);
      for (const parsers of lists) {
        const { data, exchange } = await parsed(t, { file, options: { parsers } });
        t.expect(exchange).that(
          missingText(visibleMarkdown(data), fixture.truth.texts.slice(0, 1)),
          `The parsers were ${shortJson(parsers)}.`,
        );
      }
    },
    { requests: lists.length },
  );
}

/** Each parser in the list is refused; the lawful one is accepted first. The file is small HTML: options come first. */
function refusedParsers(id: string, lawful: unknown, wrong: readonly unknown[]): Check {
  return check(
    id,
    async (t) => {
      const file = textUpload(t.word());
      await parseNegatives(t, {
        violates: id,
        control: { file, options: { parsers: [lawful] } },
        mutations: wrong.map((parser) => ({
          name: `a parser ${shortJson(parser)}`,
          request: { file, options: { parsers: [parser] } },
        })),
      });
    },
    { requests: wrong.length + 1 },
  );
}

/** Two ways of naming the same parser give the same answer. */
function sameParsers(id: string, lists: readonly (readonly unknown[] | undefined)[], relation: string): Check {
  return check(
    id,
    async (t) => {
      const file = await fixtureUpload(fixtureNamed('book-pdf'));
      const [first, ...others] = await Promise.all(
        lists.map((parsers) => parsed(t, { file, ...(parsers && { options: { parsers } }) })),
      );
      for (const { data, exchange } of others) t.expect(exchange).that(sameContent(first!.data, data, relation));
    },
    { requests: lists.length },
  );
}

export const pdfParserOptionChecks = [
  acceptedParsers('parse.parsers.accepted', [['pdf'], [pdf]]),
  check(
    'parse.parsers.type',
    async (t) => {
      const file = textUpload(t.word());
      await parseNegatives(t, {
        violates: 'parse.parsers.type',
        control: { file, options: { parsers: ['pdf'] } },
        mutations: ['pdf', pdf, 1].map((parsers) => ({
          name: `parsers is ${shortJson(parsers)}`,
          request: { file, options: { parsers } },
        })),
      });
    },
    { requests: 4 },
  ),
  sameParsers('parse.parsers.default', [['pdf'], undefined], 'as with parsers: ["pdf"]'),
  refusedParsers('parse.parsers.unknown', 'pdf', ['abacus', { type: 'abacus' }]),
  sameParsers('parse.parser.string-form', [[{ ...pdf, mode: 'auto' }], ['pdf']], 'as with {type: "pdf", mode: "auto"}'),
  sameParsers('parse.parser.object-form', [[{ ...pdf, mode: 'auto' }], [pdf]], 'as with {type: "pdf", mode: "auto"}'),
  refusedParsers('parse.parser.type-required', pdf, [{}, { mode: 'auto' }]),
  refusedParsers('parse.parser.type-enum', pdf, [{ type: 'abacus' }, { type: 7 }]),
  refusedParsers('parse.parser.closed', pdf, [
    { ...pdf, dpi: 300 },
    { ...pdf, Mode: 'auto' },
  ]),
  acceptedParsers('parse.parser.mode-fast', [[{ ...pdf, mode: 'fast' }]]),
  acceptedParsers('parse.parser.mode-auto', [[{ ...pdf, mode: 'auto' }]]),
  check(
    'parse.parser.mode-ocr',
    async (t) => {
      // Reading a page as a picture may misread it; here the mode has only to be taken.
      const file = await fixtureUpload(fixtureNamed('article-pdf'));
      const options = { parsers: [{ ...pdf, mode: 'ocr', maxPages: 1 }], timeout: 120_000 };
      t.expect(await parse(t, { file, options }, { patienceMs: 130_000 })).accepted();
    },
    { requests: 1, timeBudgetSeconds: 150 },
  ),
  refusedParsers('parse.parser.mode-enum', { ...pdf, mode: 'auto' }, [
    { ...pdf, mode: 'thorough' },
    { ...pdf, mode: 'AUTO' },
    { ...pdf, mode: 1 },
  ]),
  acceptedParsers('parse.parser.max-pages-accepted', [[{ ...pdf, maxPages: 5 }]]),
  refusedParsers(
    'parse.parser.max-pages-type',
    { ...pdf, maxPages: 5 },
    [1.5, 'many', {}, [5]].map((maxPages) => ({ ...pdf, maxPages })),
  ),
  acceptedParsers('parse.parser.max-pages-minimum', [[{ ...pdf, maxPages: minimum }]]),
  refusedParsers(
    'parse.parser.max-pages-below-minimum',
    { ...pdf, maxPages: minimum },
    [minimum - 1, -1].map((maxPages) => ({ ...pdf, maxPages })),
  ),
  acceptedParsers('parse.parser.max-pages-maximum', [[{ ...pdf, maxPages: maximum }]]),
  refusedParsers(
    'parse.parser.max-pages-above-maximum',
    { ...pdf, maxPages: maximum },
    [maximum + 1, 10 * maximum].map((maxPages) => ({ ...pdf, maxPages })),
  ),
  withoutEffectCheck('parse.parser.other-formats', [
    { parsers: [{ ...pdf, mode: 'fast', maxPages: 1 }] },
    { parsers: [{ ...pdf, mode: 'auto' }] },
  ]),
  check('parse.parsers.empty-list', async (t) => {
    const fixture = fixtureNamed('article-pdf');
    const exchange = await parse(
      t,
      { file: await fixtureUpload(fixture), options: { parsers: [] } },
      { silence: 'empty-parsers-on-parse' },
    );
    t.tolerateAnswer('empty-parsers-on-parse', exchange, (data) => {
      const text = typeof data['markdown'] === 'string' ? data['markdown'] : '';
      if (text.trim() === '') return 'empty';
      return /^JVBERi[A-Za-z0-9+/=\s]+$/.test(text.trim()) ? 'base64' : 'parsed';
    });
  }),
];
