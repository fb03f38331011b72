/**
 * Checks of `includeTags`: plain tag names, several entries, selectors, and what no sentence decides.
 * They ask for the whole page, so that the choice of a main part has no say in the outcome.
 * Spec: ParseOptions, includeTags (HTML inputs); Scrape options (tags, classes, IDs or attribute selectors).
 */
import fc from 'fast-check';
import { fixtureNamed } from '../../documents/collection.js';
import { sectionsPage, selectorCases, tagNameCases, unionCases } from '../../documents/pages/sections-page.js';
import type { TagCase } from '../../documents/pages/sections-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { differentWords, unwantedText, wordsWithin } from '../../harness/oracles/content.js';
import { wordsOf } from '../../harness/oracles/words.js';
import { converted, fixtureUpload, inMarkdown, wholeDocument } from '../converted.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { sameContent, visibleMarkdown } from './answers.js';
import { refusedCheck } from './option-factories.js';
import { onlyPlaces, sectionsPageWords } from './page-words.js';
import { parse, parsed } from '../../vocabulary/parse.js';

/** Values that are no list, and lists of something that is not text. */
export const noTagLists: readonly unknown[] = [{}, { 0: 'p' }, 7, 'p', [{}], [{ tag: 'p' }]];

/** Each case's places are in the answer and no other place is. */
function selects(cases: readonly TagCase[]): Check['run'] {
  return async (t) => {
    for (const { tags, places } of cases) {
      const words = sectionsPageWords(t);
      const options = { ...wholeDocument, includeTags: tags };
      const { exchange, facts } = await converted(t, htmlUpload(sectionsPage(words)), options);
      t.expect(exchange).that(inMarkdown(onlyPlaces(facts.text, words, places)), `includeTags is ${tags.join(', ')}.`);
    }
  };
}

const anyTags = fc.uniqueArray(
  fc.constantFrom('nav', 'main', 'section', 'blockquote', 'p', 'h1', 'footer', 'code', 'li'),
  {
    minLength: 1,
    maxLength: 4,
  },
);

export const includeTagsChecks: readonly Check[] = [
  check('parse.include-tags.accepted', async (t) => {
    const file = htmlUpload(sectionsPage(sectionsPageWords(t)));
    for (const includeTags of [['main'], ['section', 'blockquote']])
      await parsed(t, { file, options: { includeTags } });
  }),
  refusedCheck('parse.include-tags.type', 'includeTags', ['main'], noTagLists),
  check(
    'parse.include-tags.default',
    async (t) => {
      const file = htmlUpload(sectionsPage(sectionsPageWords(t)));
      for (const rest of [{}, wholeDocument]) {
        const empty = await parsed(t, { file, options: { ...rest, includeTags: [] } });
        const absent = await parsed(t, { file, options: rest });
        t.expect(absent.exchange).that(sameContent(empty.data, absent.data, 'as with an empty `includeTags`'));
      }
    },
    { requests: 4 },
  ),
  check('parse.include-tags.effect', selects(tagNameCases), { requests: tagNameCases.length }),
  check('parse.include-tags.union', selects(unionCases), { requests: unionCases.length }),
  check('parse.include-tags.selectors', selects(selectorCases), { requests: selectorCases.length }),
  check(
    'parse.include-tags.within-full',
    async (t) => {
      const file = htmlUpload(sectionsPage(sectionsPageWords(t)));
      const full = await converted(t, file);
      await t.property('the selected parts are within the whole page', anyTags, async (includeTags) => {
        const selected = await converted(t, file, { ...wholeDocument, includeTags });
        t.expect(selected.exchange).that(inMarkdown(wordsWithin(selected.facts.text, full.facts.text)));
        return 'accepted';
      });
    },
    { requests: 1, generated: 1 },
  ),
  check('parse.include-tags.no-match', async (t) => {
    const words = sectionsPageWords(t);
    const file = htmlUpload(sectionsPage(words));
    const exchange = await parse(
      t,
      { file, options: { ...wholeDocument, includeTags: ['figcaption'] } },
      { silence: 'include-tags-without-match' },
    );
    t.tolerateAnswer('include-tags-without-match', exchange, (data) => {
      const text = visibleMarkdown(data);
      if (wordsOf(text).length === 0) return 'empty';
      return unwantedText(text, [words.opening]) ? 'full' : 'other-text';
    });
  }),
  check('parse.include-tags.other-formats', async (t) => {
    const file = await fixtureUpload(fixtureNamed('article-docx'));
    const plain = await converted(t, file);
    const exchange = await parse(
      t,
      { file, options: { ...wholeDocument, includeTags: ['h1'] } },
      { silence: 'tags-on-documents' },
    );
    t.tolerateAnswer('tags-on-documents', exchange, (data) =>
      differentWords(plain.facts.text, visibleMarkdown(data), '') ? 'applied' : 'ignored',
    );
  }),
  check('parse.include-tags.malformed', async (t) => {
    const words = sectionsPageWords(t);
    const exchange = await parse(
      t,
      { file: htmlUpload(sectionsPage(words)), options: { ...wholeDocument, includeTags: ['p[[', 'blockquote'] } },
      { silence: 'malformed-selector' },
    );
    t.tolerateAnswer('malformed-selector', exchange, (data) => {
      const text = visibleMarkdown(data);
      if (wordsOf(text).length === 0) return 'empty';
      return onlyPlaces(text, words, ['quote']) ? 'other-text' : 'ignored';
    });
  }),
];
