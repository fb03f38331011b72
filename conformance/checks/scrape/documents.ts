/**
 * Checks of URLs that lead to documents: they are parsed as uploads are, known by extension or by content type.
 * Spec: What the service does 3 (routing rule).
 */
import { contentTypeOf } from '../../documents/fixture.js';
import { fixtureNamed } from '../../documents/collection.js';
import { textTables } from '../../documents/content.js';
import { workbook } from '../../documents/contents.js';
import { encodedPages } from '../../documents/pages/encoded-pages.js';
import { harbourScan } from '../../documents/scans.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { differentWords, missingText, tableFinding } from '../../harness/oracles/content.js';
import { markdownFacts } from '../../harness/oracles/markdown-facts.js';
import { fileAnswer } from '../../site/resource.js';
import { converted, fixtureUpload, inMarkdown } from '../converted.js';
import { scrape, scrapedText } from '../../vocabulary/scrape.js';

const named = [
  'article-pdf',
  'article-docx',
  'article-odt',
  'article-rtf',
  'workbook-xlsx',
  'article-doc',
  'workbook-xls',
] as const;

/** Those that are parsed at an address: what an upload of the kind is not, one of its address need not be. */
async function parsedKinds(t: CheckContext): Promise<(typeof named)[number][]> {
  if (!(await t.offers('parse.envelope'))) return [...named];
  const kinds: (typeof named)[number][] = [];
  for (const name of named) if (await t.offers(`parse.${fixtureNamed(name).extension}`)) kinds.push(name);
  if (kinds.length === 0)
    t.unverified('prerequisite-failed', 'no document other than a page is read when it is uploaded');
  return kinds;
}

/** What any correct parse of the fixture shows. */
function parsedFinding(text: string, name: string): ReturnType<typeof missingText> {
  return missingText(text, fixtureNamed(name).truth.texts.slice(0, 4));
}

export const documentChecks: readonly Check[] = [
  check(
    'scrape.document.routing',
    async (t) => {
      const site = await t.siteFolder();
      await t.each(['article-pdf', 'workbook-xlsx'], async (name) => {
        const fixture = fixtureNamed(name);
        const url = site.put(
          `${t.word()}.${fixture.extension}`,
          fileAnswer(await fixture.bytes(), fixture.contentType),
        );
        const { exchange, text, data } = await scrapedText(t, url);
        t.expect(exchange).that(inMarkdown(parsedFinding(text, name)), `The document is ${name}.`);
        const made = markdownFacts(String(data['markdown'])).tables;
        if (fixture.extension === 'xlsx')
          t.expect(exchange).that(inMarkdown(tableFinding(made, textTables(workbook)[0]!)));
      });
    },
    { requests: 3 },
  ),
  check(
    'scrape.document.header-encoding',
    async (t) => {
      const site = await t.siteFolder();
      const { bytes, shown } = encodedPages[0]!;
      // What the page itself says of its encoding goes: the header alone tells.
      const body = Buffer.from(bytes.toString('latin1').replace(/<meta charset="[^"]*">/, ''), 'latin1');
      const url = site.put('encoded', { headers: { 'content-type': 'text/html; charset=windows-1252' }, body });
      const { exchange, text } = await scrapedText(t, url);
      t.expect(exchange).that(inMarkdown(missingText(text, [shown])), 'The header declares windows-1252.');
    },
    { requests: 2 },
  ),
  check(
    'scrape.document.by-extension',
    async (t) => {
      const site = await t.siteFolder();
      await t.each(await parsedKinds(t), async (name) => {
        const fixture = fixtureNamed(name);
        const url = site.put(
          `${t.word()}.${fixture.extension}`,
          fileAnswer(await fixture.bytes(), 'application/octet-stream'),
        );
        const { exchange, text } = await scrapedText(t, url);
        t.expect(exchange).that(
          inMarkdown(parsedFinding(text, name)),
          `${name} is served as application/octet-stream.`,
        );
      });
    },
    { requests: named.length + 1 },
  ),
  check(
    'scrape.document.by-content-type',
    async (t) => {
      const site = await t.siteFolder();
      await t.each(await parsedKinds(t), async (name) => {
        const fixture = fixtureNamed(name);
        const url = site.put(
          `download-${t.word()}`,
          fileAnswer(await fixture.bytes(), contentTypeOf[fixture.extension]),
        );
        const { exchange, text } = await scrapedText(t, `${url}?copy=1`);
        t.expect(exchange).that(inMarkdown(parsedFinding(text, name)), `The address of ${name} has no extension.`);
      });
    },
    { requests: named.length + 1 },
  ),
  check(
    'scrape.document.same-as-upload',
    async (t) => {
      const site = await t.siteFolder();
      await t.each(await parsedKinds(t), async (name) => {
        const fixture = fixtureNamed(name);
        const upload = await fixtureUpload(fixture);
        const url = site.put(upload.name, fileAnswer(await fixture.bytes(), fixture.contentType));
        const uploaded = await converted(t, upload, {});
        const { exchange, text } = await scrapedText(t, url);
        t.expect(exchange).that(
          inMarkdown(differentWords(uploaded.facts.text, text, 'as for the upload')),
          `The document is ${name}.`,
        );
      });
    },
    { requests: 2 * named.length + 1, uploadBytes: 300_000 },
  ),
  check(
    'scrape.document.image',
    async (t) => {
      const site = await t.siteFolder();
      const url = site.put(`${t.word()}.png`, fileAnswer(harbourScan.png, 'image/png'));
      const exchange = await scrape(t, url, { timeout: 60_000 }, { silence: 'image-at-url' });
      t.tolerateAnswer('image-at-url', exchange, (data) =>
        /lighthouse/i.test(String(data['markdown'])) ? 'recognised' : 'without-text',
      );
    },
    { requests: 2, timeBudgetSeconds: 90 },
  ),
];
