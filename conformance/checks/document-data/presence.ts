/**
 * Checks of which members `data` has: those asked for, and `metadata` always; null only where the table allows it.
 * Absent, null and empty are three things.
 * Spec: Document data (`data`), the sentence on presence and the types.
 */
import fc from 'fast-check';
import { formatLists, nameOfFormat, parseOptions } from '../../arbitraries/parse-options.js';
import { fixtureNamed, fixtures } from '../../documents/collection.js';
import { pageWithoutLinks } from '../../documents/pages/addresses-page.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { sectionsPage } from '../../documents/pages/sections-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { fixtureUpload, readable, uploadOf } from '../converted.js';
import { offeredFormats } from '../offered-formats.js';
import { formatMembers } from '../parse/answers.js';
import { sectionsPageWords } from '../parse/page-words.js';
import { parsed } from '../../vocabulary/parse.js';

/** Members that only other operations or formats bring. */
const browserMembers = [
  'screenshot',
  'audio',
  'video',
  'answer',
  'highlights',
  'actions',
  'branding',
  'changeTracking',
  'product',
  'menu',
] as const;

/** Every member the table names, and the three that silences name. */
const namedMembers: readonly string[] = [...formatMembers, ...browserMembers, 'attributes', 'warning', 'metadata'];

/** The first of the members that stands in `data`, null or not. */
function presentFinding(data: JsonObject, names: readonly string[], why: string): OracleFinding | undefined {
  const present = names.find((name) => Object.hasOwn(data, name));
  return present === undefined
    ? undefined
    : { expected: `no member \`${present}\`: ${why}`, actual: shortJson(data[present]), pointer: `/data/${present}` };
}

/** A null where the table has no "or null": in `data`, or in the stated members of `metadata`. */
function nullFinding(data: JsonObject): OracleFinding | undefined {
  const expected = 'a value, for the member is not nullable';
  const wrong = ['markdown', 'links', 'metadata'].find((name) => data[name] === null);
  if (wrong !== undefined) return { expected, actual: 'null', pointer: `/data/${wrong}` };
  const metadata = isObject(data['metadata']) ? data['metadata'] : {};
  const name = neverNullMetadata.find((one) => metadata[one] === null);
  return name === undefined ? undefined : { expected, actual: 'null', pointer: `/data/metadata/${name}` };
}

const neverNullMetadata = [
  'title',
  'description',
  'keywords',
  'ogLocaleAlternate',
  'sourceURL',
  'url',
  'statusCode',
  'contentType',
  'numPages',
  'totalPages',
  'sourceFile',
  'concurrencyLimited',
  'concurrencyQueueDurationMs',
];

/** A page without links, title and description: what tempts a server to answer null. */
const barePage = `<!DOCTYPE html>
<html><body>
<p>Nobody wrote a title for this page. It stands alone, without a link to another.</p>
<p>Whoever finds it reads three sentences and goes on. That is all it was made for.</p>
</body></html>
`;

export const presenceChecks: readonly Check[] = [
  check(
    'document-data.presence.only-requested',
    async (t) => {
      const files = [
        uploadOf('html', sectionsPage(sectionsPageWords(t))),
        await fixtureUpload(fixtureNamed('article-docx')),
      ];
      const lists = formatLists(await offeredFormats(t));
      const cases = fc.record({ file: fc.constantFrom(...files), formats: lists });
      await t.property('formats that were not asked for are absent', cases, async ({ file, formats }) => {
        const { data, exchange } = await parsed(t, { file, options: { formats } });
        const names = formats.map(nameOfFormat) as string[];
        // What `markdown` does when left out is a silence; it has a check of its own.
        const others = formatMembers.filter((name) => name !== 'markdown' && !names.includes(name));
        t.expect(exchange).that(presentFinding(data, others, 'its format was not asked for'));
        return 'accepted';
      });
    },
    { requests: 0, generated: 1 },
  ),
  check(
    'document-data.presence.no-browser-members',
    async (t) => {
      const file = uploadOf('html', sectionsPage(sectionsPageWords(t)));
      const offered = await offeredFormats(t);
      await t.property(
        'members that nothing asked for are absent',
        parseOptions(undefined, offered),
        async (options) => {
          const { data, exchange } = await parsed(t, { file, options });
          t.expect(exchange).that(presentFinding(data, browserMembers, 'nothing asked for it'));
          return 'accepted';
        },
      );
      const pdf = await parsed(t, {
        file: await fixtureUpload(fixtureNamed('article-pdf')),
        options: { formats: offered },
      });
      t.expect(pdf.exchange).that(presentFinding(pdf.data, browserMembers, 'nothing asked for it'));
    },
    { requests: 1, generated: 1 },
  ),
  check(
    'document-data.presence.metadata-always',
    async (t) => {
      const file = uploadOf('html', sectionsPage(sectionsPageWords(t)));
      const lists = formatLists(await offeredFormats(t));
      await t.property('metadata is an object whatever is asked for', lists, async (formats) => {
        const { exchange } = await parsed(t, { file, options: { formats } });
        t.expect(exchange).at('/data/metadata').isObject();
        return 'accepted';
      });
    },
    { requests: 0, generated: 1 },
  ),
  check(
    'document-data.presence.markdown-when-requested',
    async (t) => {
      const file = uploadOf('html', sectionsPage(sectionsPageWords(t)));
      const lists = formatLists(await offeredFormats(t)).map((formats) => [
        ...formats.filter((one) => nameOfFormat(one) !== 'markdown'),
        'markdown',
      ]);
      await t.property('markdown is text when asked for', lists, async (formats) => {
        const { exchange } = await parsed(t, { file, options: { formats } });
        t.expect(exchange).at('/data/markdown').isString();
        return 'accepted';
      });
    },
    { requests: 0, generated: 1 },
  ),
  check('document-data.presence.markdown-unrequested', async (t) => {
    const { data } = await parsed(t, {
      file: uploadOf('html', prosePage(`<p>${t.words(6)}</p>`)),
      options: { formats: ['links'] },
    });
    const outcome = !Object.hasOwn(data, 'markdown') ? 'absent' : data['markdown'] === '' ? 'empty' : 'present';
    t.tolerate('markdown-when-not-requested', outcome);
  }),
  check(
    'document-data.presence.nullable-only',
    async (t) => {
      const files = [
        uploadOf('html', barePage),
        uploadOf('html', pageWithoutLinks(t.word())),
        await fixtureUpload(fixtureNamed('international-docx')),
        await fixtureUpload(fixtureNamed('workbook-xlsx')),
        await fixtureUpload(fixtureNamed('article-pdf')),
      ];
      const formats = await offeredFormats(t);
      for (const file of files) {
        const { data, exchange } = await parsed(t, { file, options: { formats } });
        t.expect(exchange).that(nullFinding(data), `The file is ${file.name}.`);
      }
    },
    { requests: 5 },
  ),
  check('document-data.presence.additional-members', async (t) => {
    const { data } = await parsed(t, {
      file: uploadOf('html', prosePage(`<p>${t.words(6)}</p>`)),
      options: { formats: await offeredFormats(t) },
    });
    const additional = Object.keys(data).filter((name) => !namedMembers.includes(name));
    if (additional.length > 0) t.note(`additional members: ${additional.join(', ')}`);
    t.tolerate('additional-data-members', additional.length === 0 ? 'none' : 'additional');
  }),
  check(
    'document-data.markdown.text',
    async (t) => {
      for (const fixture of await readable(t, fixtures)) {
        const { exchange } = await parsed(t, { file: await fixtureUpload(fixture) });
        const markdown = t.expect(exchange).at('/data/markdown').isString();
        const isEmpty = markdown.trim() === '';
        t.expect(exchange).that(
          isEmpty ? { expected: 'text', actual: 'empty text', pointer: '/data/markdown' } : undefined,
          `The file is ${fixture.name}.`,
        );
      }
    },
    { requests: fixtures.length },
  ),
];
