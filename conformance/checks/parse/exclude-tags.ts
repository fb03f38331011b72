/**
 * Checks of `excludeTags`, and of the two filters together and on the page as uploaded.
 * Spec: ParseOptions, excludeTags (HTML inputs); Scrape options (applied to the original page).
 */
import fc from 'fast-check';
import { sectionsPage, selectorCases, tagNameCases, unionCases } from '../../documents/pages/sections-page.js';
import type { TagCase } from '../../documents/pages/sections-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { missingText, unwantedText, wordsWithin } from '../../harness/oracles/content.js';
import { converted, inMarkdown, wholeDocument } from '../converted.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { sameContent } from './answers.js';
import { noTagLists } from './include-tags.js';
import { refusedCheck } from './option-factories.js';
import { allPlacesBut, onlyPlaces, sectionsPageWords } from './page-words.js';
import { parsed } from '../../vocabulary/parse.js';

/** Each case's places are gone from the answer and every other place is there. */
function drops(cases: readonly TagCase[]): Check['run'] {
  return async (t) => {
    for (const { tags, places } of cases) {
      const words = sectionsPageWords(t);
      const options = { ...wholeDocument, excludeTags: tags };
      const { exchange, facts } = await converted(t, htmlUpload(sectionsPage(words)), options);
      t.expect(exchange).that(
        inMarkdown(allPlacesBut(facts.text, words, places)),
        `excludeTags is ${tags.join(', ')}.`,
      );
    }
  };
}

const anyTags = fc.uniqueArray(fc.constantFrom('nav', 'header', 'section', 'blockquote', 'h1', 'footer', 'code'), {
  minLength: 1,
  maxLength: 4,
});

export const excludeTagsChecks: readonly Check[] = [
  check('parse.exclude-tags.accepted', async (t) => {
    const file = htmlUpload(sectionsPage(sectionsPageWords(t)));
    for (const excludeTags of [['nav'], ['code', 'blockquote']]) await parsed(t, { file, options: { excludeTags } });
  }),
  refusedCheck('parse.exclude-tags.type', 'excludeTags', ['nav'], noTagLists),
  check(
    'parse.exclude-tags.default',
    async (t) => {
      const file = htmlUpload(sectionsPage(sectionsPageWords(t)));
      for (const rest of [{}, wholeDocument]) {
        const empty = await parsed(t, { file, options: { ...rest, excludeTags: [] } });
        const absent = await parsed(t, { file, options: rest });
        t.expect(absent.exchange).that(sameContent(empty.data, absent.data, 'as with an empty `excludeTags`'));
      }
    },
    { requests: 4 },
  ),
  check('parse.exclude-tags.effect', drops(tagNameCases), { requests: tagNameCases.length }),
  check('parse.exclude-tags.union', drops(unionCases), { requests: unionCases.length }),
  check('parse.exclude-tags.main-content', async (t) => {
    const words = sectionsPageWords(t);
    const options = { onlyMainContent: true, excludeTags: ['blockquote'] };
    const { exchange, facts } = await converted(t, htmlUpload(sectionsPage(words)), options);
    t.expect(exchange).that(
      inMarkdown(missingText(facts.text, [words.opening, words.second]) ?? unwantedText(facts.text, [words.quote])),
    );
  }),
  check('parse.exclude-tags.selectors', drops(selectorCases), { requests: selectorCases.length }),
  check(
    'parse.exclude-tags.within-full',
    async (t) => {
      const file = htmlUpload(sectionsPage(sectionsPageWords(t)));
      const full = await converted(t, file);
      await t.property('what is left is within the whole page', anyTags, async (excludeTags) => {
        const left = await converted(t, file, { ...wholeDocument, excludeTags });
        t.expect(left.exchange).that(inMarkdown(wordsWithin(left.facts.text, full.facts.text)));
        return 'accepted';
      });
    },
    { requests: 1, generated: 1 },
  ),
  check('parse.exclude-tags.inside-included', async (t) => {
    const words = sectionsPageWords(t);
    const options = { ...wholeDocument, includeTags: ['section'], excludeTags: ['blockquote'] };
    const { exchange, facts } = await converted(t, htmlUpload(sectionsPage(words)), options);
    t.expect(exchange).that(inMarkdown(onlyPlaces(facts.text, words, ['opening', 'remark', 'second', 'code'])));
  }),
  check('parse.exclude-tags.original-page', async (t) => {
    const words = sectionsPageWords(t);
    const options = { onlyMainContent: true, includeTags: ['nav'] };
    const { exchange, facts } = await converted(t, htmlUpload(sectionsPage(words)), options);
    t.expect(exchange).that(inMarkdown(missingText(facts.text, [words.navigation])));
  }),
];
