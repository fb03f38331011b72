/**
 * Checks that `html` follows the options that select parts of a page, keeps tables, and says what `markdown` says.
 * Spec: Document data, `html` (honors onlyMainContent, includeTags, excludeTags); What the service does 1.
 */
import fc from 'fast-check';
import { parseOptions } from '../../arbitraries/parse-options.js';
import { tablesFor } from '../../arbitraries/content.js';
import { makeDocument } from '../../documents/make.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { sectionsPage, sectionsPagePlaces, selectorCases, tagNameCases } from '../../documents/pages/sections-page.js';
import type { TagCase } from '../../documents/pages/sections-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { JsonObject } from '../../harness/expectation.js';
import { missingText, tableFinding, unwantedText } from '../../harness/oracles/content.js';
import { htmlTables } from '../../harness/oracles/html-tables.js';
import { htmlText } from '../../harness/oracles/html-tokens.js';
import { markdownFacts } from '../../harness/oracles/markdown-facts.js';
import { convertedHtml, inHtml, uploadOf, wholeDocument } from '../converted.js';
import { framedPage, htmlUpload } from '../../vocabulary/pages.js';
import { allPlacesBut, framedPageWords, onlyPlaces, sectionsPageWords } from '../parse/page-words.js';
import { parsed } from '../../vocabulary/parse.js';

type PlacesFinding = typeof onlyPlaces;

async function judgeCases(
  t: CheckContext,
  option: 'includeTags' | 'excludeTags',
  cases: readonly TagCase[],
  finding: PlacesFinding,
): Promise<void> {
  for (const { tags, places } of cases) {
    const words = sectionsPageWords(t);
    const options = { ...wholeDocument, [option]: tags };
    const { exchange, html } = await convertedHtml(t, htmlUpload(sectionsPage(words)), options);
    t.expect(exchange).that(inHtml(finding(htmlText(html), words, places)), `${option} is ${tags.join(', ')}.`);
  }
}

/** A table with merged cells in every position, and the grid it forms. */
function mergedTable(words: readonly string[]): { markup: string; cells: string[][] } {
  const [a, b, c, d, e, f, g, h] = words as [string, string, string, string, string, string, string, string];
  return {
    markup: `<table>
<tr><th>${a}</th><th colspan="2">${b}</th></tr>
<tr><td rowspan="2">${c}</td><td>${d}</td><td>${e}</td></tr>
<tr><td>${f}</td><td>${g}</td></tr>
<tr><td colspan="3">${h}</td></tr>
</table>`,
    cells: [
      [a, b, ''],
      [c, d, e],
      ['', f, g],
      [h, '', ''],
    ],
  };
}

export const htmlSelectionChecks: readonly Check[] = [
  check('document-data.html.only-main-content', async (t) => {
    const words = framedPageWords(t);
    const file = htmlUpload(framedPage(words));
    const frame = [words.header, words.navigation, words.footer];
    const main = await convertedHtml(t, file, { onlyMainContent: true });
    t.expect(main.exchange).that(
      inHtml(missingText(htmlText(main.html), [words.main]) ?? unwantedText(htmlText(main.html), frame)),
    );
    const whole = await convertedHtml(t, file, wholeDocument);
    t.expect(whole.exchange).that(inHtml(missingText(htmlText(whole.html), [words.main, ...frame])));
  }),
  check('document-data.html.include-tags', (t) => judgeCases(t, 'includeTags', tagNameCases, onlyPlaces), {
    requests: tagNameCases.length,
  }),
  check('document-data.html.exclude-tags', (t) => judgeCases(t, 'excludeTags', tagNameCases, allPlacesBut), {
    requests: tagNameCases.length,
  }),
  check(
    'document-data.html.tables',
    async (t) => {
      const merged = mergedTable(Array.from({ length: 8 }, () => t.word()));
      const page = await convertedHtml(t, htmlUpload(prosePage(merged.markup)));
      t.expect(page.exchange).that(inHtml(tableFinding(htmlTables(page.html), merged)), 'The table has merged cells.');
      await t.property('cells of a made table keep their places', tablesFor('html'), async (content) => {
        const { bytes, truth } = makeDocument('html', content);
        const { exchange, html } = await convertedHtml(t, uploadOf('html', bytes));
        const grids = htmlTables(html);
        for (const table of truth.tables ?? []) t.expect(exchange).that(inHtml(tableFinding(grids, table)));
        return 'accepted';
      });
    },
    { requests: 1, generated: 1 },
  ),
  check(
    'document-data.html.parses-with-markdown',
    async (t) => {
      const words = sectionsPageWords(t);
      const file = htmlUpload(sectionsPage(words));
      const selectors = ['nav', 'footer', 'section', ...selectorCases.flatMap((one) => one.tags)];
      const options = parseOptions(selectors).map(({ onlyMainContent, includeTags, excludeTags }) => {
        const selection: JsonObject = {};
        if (onlyMainContent !== undefined) selection['onlyMainContent'] = onlyMainContent;
        if (includeTags !== undefined) selection['includeTags'] = includeTags;
        // A tag in both lists may be refused: the interface does not say which of them counts.
        const included = new Set(Array.isArray(includeTags) ? includeTags : []);
        if (Array.isArray(excludeTags)) selection['excludeTags'] = excludeTags.filter((tag) => !included.has(tag));
        return selection;
      });
      const cases = fc.oneof(fc.constant<JsonObject>({}), options);
      await t.property('html shows the words that markdown shows', cases, async (selection) => {
        const { data, exchange } = await parsed(t, { file, options: { ...selection, formats: ['markdown', 'html'] } });
        const html = htmlText(typeof data['html'] === 'string' ? data['html'] : '');
        const markdown = markdownFacts(typeof data['markdown'] === 'string' ? data['markdown'] : '').text;
        const places = sectionsPagePlaces.filter((place) => markdown.includes(words[place]));
        t.expect(exchange).that(
          inHtml(onlyPlaces(html, words, places)),
          '`markdown` of the same answer decides what is expected.',
        );
        return 'accepted';
      });
    },
    { requests: 0, generated: 1 },
  ),
];
