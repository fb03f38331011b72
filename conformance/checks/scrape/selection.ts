/**
 * Checks of what selects content in a scrape: main content and the tag filters, with every kind of selector.
 * Spec: Scrape options, onlyMainContent, includeTags, excludeTags.
 */
import {
  sectionsPage,
  sectionsPagePlaces,
  selectorCases,
  tagNameCases,
  unionCases,
} from '../../documents/pages/sections-page.js';
import type { SectionsPageWords, TagCase } from '../../documents/pages/sections-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { differentWords, missingText, unwantedText } from '../../harness/oracles/content.js';
import { htmlAnswer } from '../../site/resource.js';
import { framedPage } from '../../vocabulary/pages.js';
import { allPlacesBut, framedPageWords, onlyPlaces, sectionsPageWords } from '../parse/page-words.js';
import { typedMember } from './refusals.js';
import { inMember, scrapedText } from '../../vocabulary/scrape.js';

/** What copies are good for is judged by scrape.max-age.other-options. */
const anew = { maxAge: 0 } as const;
const wholePage = { ...anew, onlyMainContent: false } as const;

async function sections(t: CheckContext): Promise<{ url: string; words: SectionsPageWords }> {
  const words = sectionsPageWords(t);
  const site = await t.siteFolder();
  return { url: site.put('page', htmlAnswer(sectionsPage(words))), words };
}

/** Included, only the chosen places are there; excluded, all others are. */
function selectors(id: string, cases: readonly TagCase[]): Check {
  return check(
    id,
    async (t) => {
      const { url, words } = await sections(t);
      for (const { tags, places } of cases) {
        const within = await scrapedText(t, url, { ...wholePage, includeTags: tags });
        t.expect(within.exchange).that(
          inMember('markdown', onlyPlaces(within.text, words, places)),
          `includeTags is ${tags.join(', ')}.`,
        );
        const beside = await scrapedText(t, url, { ...wholePage, excludeTags: tags });
        t.expect(beside.exchange).that(
          inMember('markdown', allPlacesBut(beside.text, words, places)),
          `excludeTags is ${tags.join(', ')}.`,
        );
      }
    },
    { requests: 2 * cases.length + 1 },
  );
}

const casesOf = (...tags: string[]): TagCase[] =>
  [...tagNameCases, ...selectorCases].filter((item) => tags.includes(item.tags[0]!));

export const selectionChecks: readonly Check[] = [
  ...typedMember('scrape.only-main-content', 'onlyMainContent', [true, false], ['perhaps', {}, [true], 7]),
  check(
    'scrape.only-main-content.default',
    async (t) => {
      const words = framedPageWords(t);
      const url = (await t.siteFolder()).put('page', htmlAnswer(framedPage(words)));
      const named = await scrapedText(t, url, { ...anew, onlyMainContent: true });
      const silent = await scrapedText(t, url, anew);
      const full = await scrapedText(t, url, wholePage);
      t.expect(full.exchange).that(inMember('markdown', missingText(full.text, Object.values(words) as string[])));
      t.expect(silent.exchange).that(
        inMember('markdown', differentWords(named.text, silent.text, 'as with onlyMainContent: true')),
      );
      t.expect(silent.exchange).that(inMember('markdown', missingText(silent.text, [words.main])));
    },
    { requests: 4 },
  ),
  ...typedMember(
    'scrape.include-tags',
    'includeTags',
    [['main'], ['section', '.remark']],
    [{}, 7, 'p', [7], [{ tag: 'p' }]],
  ),
  ...typedMember(
    'scrape.exclude-tags',
    'excludeTags',
    [['footer'], ['nav', '#opening']],
    [{}, 7, 'p', [7], [{ tag: 'p' }]],
  ),
  check(
    'scrape.tags.default',
    async (t) => {
      const { url, words } = await sections(t);
      const { exchange, text } = await scrapedText(t, url, wholePage);
      t.expect(exchange).that(
        inMember('markdown', onlyPlaces(text, words, sectionsPagePlaces)),
        'The request has no tag filter.',
      );
    },
    { requests: 2 },
  ),
  selectors('scrape.tags.by-tag', casesOf('blockquote', 'section', 'footer')),
  selectors('scrape.tags.by-class', casesOf('.remark')),
  selectors('scrape.tags.by-id', casesOf('#opening')),
  selectors('scrape.tags.by-attribute', casesOf('[data-part="closing"]')),
  check(
    'scrape.tags.original-page',
    async (t) => {
      const { url, words } = await sections(t);
      const { exchange, text } = await scrapedText(t, url, {
        onlyMainContent: true,
        includeTags: ['footer', '.remark'],
      });
      t.expect(exchange).that(
        inMember('markdown', missingText(text, [words.footer, words.remark])),
        'The footer is dropped by onlyMainContent, and the filter looks at the page as received.',
      );
    },
    { requests: 2 },
  ),
  selectors('scrape.tags.several', unionCases),
  check(
    'scrape.tags.exclude-main-content',
    async (t) => {
      const { url, words } = await sections(t);
      const { exchange, text } = await scrapedText(t, url, { onlyMainContent: true, excludeTags: ['blockquote'] });
      t.expect(exchange).that(
        inMember('markdown', missingText(text, [words.opening, words.second]) ?? unwantedText(text, [words.quote])),
      );
    },
    { requests: 2 },
  ),
  check(
    'scrape.tags.exclude-inside-included',
    async (t) => {
      const { url, words } = await sections(t);
      const tags = { includeTags: ['section'], excludeTags: ['blockquote'] };
      const { exchange, text } = await scrapedText(t, url, { ...wholePage, ...tags });
      t.expect(exchange).that(
        inMember('markdown', onlyPlaces(text, words, ['opening', 'remark', 'second', 'code'])),
        'The quotation stands in a section.',
      );
    },
    { requests: 2 },
  ),
  check(
    'scrape.tags.full-page',
    async (t) => {
      const { url, words } = await sections(t);
      const included = await scrapedText(t, url, { ...wholePage, includeTags: ['header', 'nav', 'blockquote'] });
      t.expect(included.exchange).that(
        inMember('markdown', onlyPlaces(included.text, words, ['header', 'navigation', 'quote'])),
      );
      const excluded = await scrapedText(t, url, { ...wholePage, excludeTags: ['blockquote'] });
      t.expect(excluded.exchange).that(inMember('markdown', allPlacesBut(excluded.text, words, ['quote'])));
    },
    { requests: 3 },
  ),
];
