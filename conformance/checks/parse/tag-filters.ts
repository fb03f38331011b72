/**
 * Checks of `includeTags` and `excludeTags`.
 * Spec: ParseOptions (includeTags, excludeTags); Scrape options for the selectors that `/parse` shares.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { missingText, unwantedText, wordsWithin } from '../../harness/oracles/content.js';
import type { JsonObject } from '../../harness/expectation.js';
import type { Upload } from '../../harness/parse-request.js';
import { makeDocument } from '../../documents/make.js';
import { contentTypeOf } from '../../documents/fixture.js';
import { htmlUpload, page, textUpload } from '../pages.js';
import { sameContent, visibleMarkdown } from './answers.js';
import { acceptedCheck, defaultCheck, refusedCheck } from './option-factories.js';

interface Sections {
  readonly navigation: string;
  readonly article: string;
  readonly quote: string;
  readonly aside: string;
  readonly marked: string;
  readonly numbered: string;
  readonly labelled: string;
}

/** A page whose parts can be told apart by element, class, id and attribute. */
function sectionedPage(words: Sections): Upload {
  return htmlUpload(
    page(
      [
        `<nav><p>${words.navigation}</p></nav>`,
        '<main>',
        `<article><p>${words.article}</p><blockquote><p>${words.quote}</p></blockquote></article>`,
        `<aside><p>${words.aside}</p></aside>`,
        `<section class="note marked"><p>${words.marked}</p></section>`,
        `<section id="numbered"><p>${words.numbered}</p></section>`,
        `<section data-role="labelled"><p>${words.labelled}</p></section>`,
        '</main>',
      ].join('\n'),
    ),
  );
}

function sections(t: CheckContext): Sections {
  const [navigation, article, quote, aside, marked, numbered, labelled] = Array.from({ length: 7 }, () => t.words(4));
  return { navigation, article, quote, aside, marked, numbered, labelled } as Sections;
}

/** Texts of the named sections are there, those of all others are not. */
function filterCheck(
  id: string,
  cases: readonly { readonly options: JsonObject; readonly kept: readonly (keyof Sections)[]; readonly gone: readonly (keyof Sections)[] }[],
): Check {
  return check(
    id,
    async (t) => {
      for (const { options, kept, gone } of cases) {
        const words = sections(t);
        const { data, exchange } = await t.parsed({ file: sectionedPage(words), options });
        const text = visibleMarkdown(data);
        const why = `The options were ${JSON.stringify(options)}.`;
        t.expect(exchange).that(missingText(text, kept.map((name) => words[name])), why);
        t.expect(exchange).that(unwantedText(text, gone.map((name) => words[name])), why);
      }
    },
    { requests: cases.length },
  );
}

/** Words of a filtered answer are words of the page without the filter. */
function withinFullCheck(id: string, options: JsonObject): Check {
  return check(id, async (t) => {
    const file = sectionedPage(sections(t));
    const filtered = await t.parsed({ file, options: { ...options, onlyMainContent: false } });
    const full = await t.parsed({ file, options: { onlyMainContent: false } });
    t.expect(filtered.exchange).that(wordsWithin(visibleMarkdown(filtered.data), visibleMarkdown(full.data)));
  });
}

const noTagLists: readonly unknown[] = ['main', { main: true }, [{ tag: 'main' }]];
const full = { onlyMainContent: false };

export const tagFilterChecks = [
  acceptedCheck('parse.include-tags.accepted', [{ includeTags: ['main'] }, { includeTags: ['h1', 'p'] }]),
  refusedCheck('parse.include-tags.type', 'includeTags', ['main'], noTagLists),
  defaultCheck('parse.include-tags.default', 'includeTags', [], { file: (t) => sectionedPage(sections(t)) }),
  filterCheck('parse.include-tags.effect', [
    { options: { includeTags: ['article'], ...full }, kept: ['article', 'quote'], gone: ['navigation', 'aside', 'marked', 'numbered'] },
    { options: { includeTags: ['aside'], ...full }, kept: ['aside'], gone: ['article', 'quote', 'labelled'] },
  ]),
  filterCheck('parse.include-tags.union', [
    { options: { includeTags: ['aside', 'blockquote'], ...full }, kept: ['aside', 'quote'], gone: ['article', 'marked', 'navigation'] },
  ]),
  filterCheck('parse.include-tags.selectors', [
    { options: { includeTags: ['.marked'], ...full }, kept: ['marked'], gone: ['article', 'numbered', 'labelled'] },
    { options: { includeTags: ['#numbered'], ...full }, kept: ['numbered'], gone: ['article', 'marked', 'labelled'] },
    { options: { includeTags: ['[data-role="labelled"]'], ...full }, kept: ['labelled'], gone: ['article', 'marked', 'numbered'] },
  ]),
  withinFullCheck('parse.include-tags.within-full', { includeTags: ['article', 'aside'] }),
  acceptedCheck('parse.exclude-tags.accepted', [{ excludeTags: ['aside'] }, { excludeTags: ['aside', 'figure'] }]),
  refusedCheck('parse.exclude-tags.type', 'excludeTags', ['aside'], noTagLists),
  defaultCheck('parse.exclude-tags.default', 'excludeTags', [], { file: (t) => sectionedPage(sections(t)) }),
  filterCheck('parse.exclude-tags.effect', [
    { options: { excludeTags: ['article'], ...full }, kept: ['marked', 'numbered', 'labelled'], gone: ['article', 'quote'] },
    { options: { excludeTags: ['blockquote', 'aside'], ...full }, kept: ['article', 'marked'], gone: ['quote', 'aside'] },
  ]),
  filterCheck('parse.exclude-tags.selectors', [
    { options: { excludeTags: ['.marked'], ...full }, kept: ['article', 'numbered', 'labelled'], gone: ['marked'] },
    { options: { excludeTags: ['#numbered'], ...full }, kept: ['article', 'marked', 'labelled'], gone: ['numbered'] },
    { options: { excludeTags: ['[data-role="labelled"]'], ...full }, kept: ['article', 'marked', 'numbered'], gone: ['labelled'] },
  ]),
  withinFullCheck('parse.exclude-tags.within-full', { excludeTags: ['article'] }),
  filterCheck('parse.exclude-tags.inside-included', [
    { options: { includeTags: ['article'], excludeTags: ['blockquote'], ...full }, kept: ['article'], gone: ['quote', 'aside', 'navigation'] },
  ]),
  filterCheck('parse.exclude-tags.original-page', [
    { options: { includeTags: ['nav'], onlyMainContent: true }, kept: ['navigation'], gone: ['article', 'marked'] },
  ]),
  check('parse.include-tags.no-match', async (t) => {
    const words = sections(t);
    const exchange = await t.parse({ file: sectionedPage(words), options: { includeTags: ['video'] } }, { silence: 'include-tags-without-match' });
    t.tolerateAnswer('include-tags-without-match', exchange, (data) => {
      const text = visibleMarkdown(data);
      return text === '' ? 'empty' : text.includes(words.article) ? 'full' : 'part of the page';
    });
  }),
  check('parse.include-tags.malformed', async (t) => {
    const file = textUpload(t.word());
    const plain = await t.parsed({ file });
    for (const options of [{ includeTags: ['main', '::['] }, { excludeTags: ['[[['] }]) {
      const exchange = await t.parse({ file, options }, { silence: 'malformed-selector' });
      t.tolerateAnswer('malformed-selector', exchange, (data) =>
        visibleMarkdown(data) === '' ? 'empty' : sameContent(plain.data, data, '') ? 'changed' : 'ignored',
      );
    }
  }, { requests: 3 }),
  check('parse.include-tags.other-formats', async (t) => {
    const [heading, text] = [t.word(), t.word()];
    const { bytes } = makeDocument('docx', { parts: [{ kind: 'heading', level: 1, text: heading }, { kind: 'paragraph', text }] });
    const file = { name: 'report.docx', contentType: contentTypeOf.docx, bytes };
    const exchange = await t.parse({ file, options: { includeTags: ['h1'] } }, { silence: 'tags-on-documents' });
    t.tolerateAnswer('tags-on-documents', exchange, (data) => (visibleMarkdown(data).includes(text) ? 'ignored' : 'applied'));
  }),
];
