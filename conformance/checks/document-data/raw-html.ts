/**
 * Checks of `rawHtml`: the uploaded page as it is, whatever the options.
 * Spec: Document data, `rawHtml`.
 */
import { fixtureNamed } from '../../documents/collection.js';
import { encodedPages } from '../../documents/pages/encoded-pages.js';
import { manySentences, prosePage } from '../../documents/pages/prose-page.js';
import { sectionsPage } from '../../documents/pages/sections-page.js';
import { picturesPage } from '../../documents/pages/pictures-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { fixtureUpload, uploadOf } from '../converted.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { picturesPageWords, sectionsPageWords } from '../parse/page-words.js';
import { parsed } from '../../vocabulary/parse.js';

const pointer = '/data/rawHtml';

/** Where two texts part, so that a difference of one character can be seen. */
function sameTextFinding(actual: string, expected: string): OracleFinding | undefined {
  if (actual === expected) return undefined;
  let at = 0;
  while (at < expected.length && actual[at] === expected[at]) at += 1;
  const around = (text: string): string =>
    `${shortJson(text.slice(Math.max(0, at - 20), at + 40))} at character ${at} of ${text.length}`;
  return { expected: around(expected), actual: around(actual), pointer };
}

/** Markup that a parser would write differently: case, quotes, spaces, line ends, comments, unclosed elements. */
function unusualPage(word: string): string {
  return `<!doctype HTML>\r\n<HTML Lang=en>\n<head><TITLE>Raw  &amp; ready</TITLE>\t<!-- a  comment -->\n<script>let x = "<p>";</script></head>\n<body  class = 'a'>\n\n<p>First ${word} &nbsp; &eacute;\n<p>Second &#x263A; naïve 日本\n<br/><IMG SRC="one.png" alt=''>\n<table><tr><td>cell</table>\n</body>\n</html>\n\n`;
}

export const rawHtmlChecks: readonly Check[] = [
  check('document-data.raw-html.type', async (t) => {
    const files = [htmlUpload(prosePage(`<p>${t.word()}</p>`)), await fixtureUpload(fixtureNamed('article-docx'))];
    for (const [index, file] of files.entries()) {
      const { data, exchange } = await parsed(t, { file, options: { formats: ['rawHtml'] } });
      const { rawHtml } = data;
      // Absence for a file that is no HTML is a silence.
      const fits = typeof rawHtml === 'string' || rawHtml === null || (index === 1 && rawHtml === undefined);
      t.expect(exchange).that(fits ? undefined : { expected: 'text or null', actual: shortJson(rawHtml), pointer });
    }
  }),
  check('document-data.raw-html.unmodified', async (t) => {
    // One of them ends without a line end. What stands beside it is another writing of the page.
    const beside = (await t.offers('parse.formats.html')) ? ['html'] : [];
    for (const [markup, formats] of [
      [unusualPage(t.word()), ['rawHtml', ...beside]],
      [sectionsPage(sectionsPageWords(t)).trimEnd() + `<!-- ${manySentences.join('\n')} -->`, ['rawHtml']],
    ] as const) {
      const { exchange } = await parsed(t, { file: uploadOf('html', Buffer.from(markup)), options: { formats } });
      t.expect(exchange).that(sameTextFinding(t.expect(exchange).at(pointer).isString(), markup));
    }
  }),
  check(
    'document-data.raw-html.options-without-effect',
    async (t) => {
      const page = sectionsPage(sectionsPageWords(t));
      const pictures = picturesPage(picturesPageWords(t));
      const cases = [
        { markup: page, options: { onlyMainContent: true } },
        { markup: page, options: { onlyMainContent: false } },
        { markup: page, options: { includeTags: ['blockquote'] } },
        { markup: page, options: { excludeTags: ['nav', '.remark'] } },
        { markup: pictures, options: { removeBase64Images: true } },
        { markup: pictures, options: { removeBase64Images: false } },
      ];
      for (const { markup, options } of cases) {
        const { exchange } = await parsed(t, {
          file: htmlUpload(markup),
          options: { ...options, formats: ['rawHtml'] },
        });
        t.expect(exchange).that(
          sameTextFinding(t.expect(exchange).at(pointer).isString(), markup),
          `The options are ${shortJson(options)}.`,
        );
      }
    },
    { requests: 6 },
  ),
  check(
    'document-data.raw-html.other-encodings',
    async (t) => {
      for (const { charset, bytes, text } of encodedPages) {
        const { exchange } = await parsed(t, { file: htmlUpload(bytes), options: { formats: ['rawHtml'] } });
        t.expect(exchange).that(
          sameTextFinding(t.expect(exchange).at(pointer).isString(), text),
          `The page declares ${charset}.`,
        );
      }
    },
    { requests: 3 },
  ),
  check(
    'document-data.raw-html.of-documents',
    async (t) => {
      const { data } = await parsed(t, {
        file: await fixtureUpload(fixtureNamed('article-docx')),
        options: { formats: ['rawHtml'] },
      });
      const { rawHtml } = data;
      t.tolerate('raw-html-of-documents', rawHtml === undefined ? 'absent' : rawHtml === null ? 'null' : 'rendered');
    },
    { requests: 1 },
  ),
];
