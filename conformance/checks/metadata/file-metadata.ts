/**
 * Checks of what `metadata` says of any upload: addresses, status, content type, error, file name, and the title of
 * documents that are not HTML.
 * Spec: Metadata (`data.metadata`).
 */
import { formatLists } from '../../arbitraries/parse-options.js';
import { offeredFormats } from '../offered-formats.js';
import { fixtureNamed } from '../../documents/collection.js';
import { describedPage } from '../../documents/pages/described-page.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import { mediaTypeOf } from '../../harness/exchange.js';
import type { Exchange } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { dataOf } from '../../harness/silence.js';
import { valueFinding } from '../../harness/oracles/metadata-values.js';
import type { Upload } from '../../vocabulary/parse.js';
import { fixtureUpload } from '../converted.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { describedPageWords } from './described-page-words.js';
import { parse, parsed } from '../../vocabulary/parse.js';

/** A page, a document and a PDF: the kinds that servers treat differently. */
const kinds = ['article-html', 'article-docx', 'article-pdf', 'workbook-xlsx'] as const;

/** `metadata` of an accepted upload. */
export async function metadataOf(
  t: CheckContext,
  file: Upload,
  options?: JsonObject,
): Promise<{ exchange: Exchange; metadata: JsonObject }> {
  const { exchange } = await parsed(t, { file, ...(options && { options }) });
  return { exchange, metadata: t.expect(exchange).at('/data/metadata').isObject() };
}

/** Judges one member, where present, on each kind of file. */
function wherePresent(name: string, isRight: (value: unknown) => boolean, expected: string): Check {
  return check(
    `metadata.${topicOf[name]!}.type`,
    async (t) => {
      await t.each(kinds, async (fixture) => {
        const { exchange, metadata } = await metadataOf(t, await fixtureUpload(fixtureNamed(fixture)));
        const value = metadata[name];
        const wrong = value !== undefined && !isRight(value);
        t.expect(exchange).that(
          wrong ? { expected, actual: shortJson(value), pointer: `/data/metadata/${name}` } : undefined,
        );
      });
    },
    { requests: kinds.length },
  );
}

/** Each of the fixtures tells the title that its file has as a property. */
function titled(id: string, names: readonly string[]): Check {
  return check(
    id,
    async (t) => {
      await t.each(names, async (name) => {
        const fixture = fixtureNamed(name);
        const { exchange, metadata } = await metadataOf(t, await fixtureUpload(fixture));
        t.expect(exchange).that(
          valueFinding(metadata['title'], fixture.truth.metadata!.title!, '/data/metadata/title'),
          `The file is ${name}.`,
        );
      });
    },
    { requests: names.length },
  );
}

const topicOf: Readonly<Record<string, string>> = {
  sourceURL: 'source-url',
  url: 'url',
  statusCode: 'status-code',
  contentType: 'content-type',
  error: 'error',
  concurrencyLimited: 'concurrency-limited',
};

const isUri = (value: unknown): boolean => typeof value === 'string' && /^[a-z][a-z0-9+.-]*:\S+$/i.test(value);
const isMediaType = (value: unknown): boolean =>
  typeof value === 'string' && /^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/.test(value);

function contentTypeFinding(metadata: JsonObject, kinds: readonly string[]): OracleFinding | undefined {
  const { contentType } = metadata;
  const fits = typeof contentType === 'string' && kinds.includes(mediaTypeOf(contentType));
  return fits
    ? undefined
    : { expected: kinds.join(' or '), actual: shortJson(contentType), pointer: '/data/metadata/contentType' };
}

/** Registered media types; RTF has two. */
const officeTypes: readonly { readonly fixture: string; readonly types: readonly string[] }[] = [
  { fixture: 'article-docx', types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'] },
  { fixture: 'article-doc', types: ['application/msword'] },
  { fixture: 'article-odt', types: ['application/vnd.oasis.opendocument.text'] },
  { fixture: 'article-rtf', types: ['application/rtf', 'text/rtf'] },
  { fixture: 'workbook-xlsx', types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  { fixture: 'workbook-xls', types: ['application/vnd.ms-excel'] },
];

/** Members that tell of the file and not of the request. */
const ownMembers = [
  'title',
  'description',
  'language',
  'keywords',
  'numPages',
  'totalPages',
  'sourceFile',
  'contentType',
];

export const fileMetadataChecks: readonly Check[] = [
  titled('metadata.title.documents', ['article-docx', 'article-odt', 'article-pdf', 'workbook-xlsx']),
  titled('metadata.title.rtf-doc-xls', ['article-rtf', 'article-doc', 'workbook-xls']),
  wherePresent('sourceURL', isUri, 'a URI'),
  wherePresent('url', isUri, 'a URI'),
  check(
    'metadata.source-url.of-uploads',
    async (t) => {
      const { metadata } = await metadataOf(t, htmlUpload(prosePage(`<p>${t.word()}</p>`)));
      t.tolerate('urls-of-uploads', 'sourceURL' in metadata || 'url' in metadata ? 'invented' : 'absent');
    },
    { requests: 1 },
  ),
  wherePresent('statusCode', Number.isInteger, 'an integer'),
  check(
    'metadata.status-code.of-uploads',
    async (t) => {
      const { metadata } = await metadataOf(t, htmlUpload(prosePage(`<p>${t.word()}</p>`)));
      const { statusCode } = metadata;
      t.tolerate('status-code-of-uploads', statusCode === 200 ? '200' : statusCode === undefined ? 'absent' : 'other');
    },
    { requests: 1 },
  ),
  wherePresent('contentType', isMediaType, 'a MIME type'),
  check(
    'metadata.content-type.html',
    async (t) => {
      const { exchange, metadata } = await metadataOf(t, htmlUpload(prosePage(`<p>${t.word()}</p>`)));
      t.expect(exchange).that(contentTypeFinding(metadata, ['text/html', 'application/xhtml+xml']));
    },
    { requests: 1 },
  ),
  check(
    'metadata.content-type.pdf',
    async (t) => {
      const { exchange, metadata } = await metadataOf(t, await fixtureUpload(fixtureNamed('article-pdf')));
      t.expect(exchange).that(contentTypeFinding(metadata, ['application/pdf']));
    },
    { requests: 1 },
  ),
  check(
    'metadata.content-type.documents',
    async (t) => {
      await t.each(officeTypes, async ({ fixture, types }) => {
        const { exchange, metadata } = await metadataOf(t, await fixtureUpload(fixtureNamed(fixture)));
        t.expect(exchange).that(contentTypeFinding(metadata, types), `The file is ${fixture}.`);
      });
    },
    { requests: officeTypes.length },
  ),
  check(
    'metadata.content-type.generic-part',
    async (t) => {
      const file = { ...(await fixtureUpload(fixtureNamed('article-docx'))), contentType: 'application/octet-stream' };
      const exchange = await parse(t, { file }, { silence: 'missing-extension' });
      const metadata = dataOf(exchange)?.['metadata'];
      if (!isObject(metadata))
        return t.notApplicable('the target does not serve a file without a telling content type');
      t.expect(exchange).that(
        contentTypeFinding(metadata, officeTypes[0]!.types),
        'The part of article.docx is declared as application/octet-stream.',
      );
    },
    { requests: 1 },
  ),
  wherePresent('error', (value) => value === null || typeof value === 'string', 'text or null'),
  check(
    'metadata.error.absent-on-success',
    async (t) => {
      await t.each(kinds, async (name) => {
        const { exchange, metadata } = await metadataOf(t, await fixtureUpload(fixtureNamed(name)));
        const { error } = metadata;
        const clean = error === undefined || error === null || error === '';
        t.expect(exchange).that(
          clean ? undefined : { expected: 'no text', actual: shortJson(error), pointer: '/data/metadata/error' },
        );
      });
    },
    { requests: kinds.length },
  ),
  check(
    'metadata.source-file.type',
    async (t) => {
      await t.each(kinds, async (name) => {
        const { exchange } = await parsed(t, { file: await fixtureUpload(fixtureNamed(name)) });
        t.expect(exchange).at('/data/metadata/sourceFile').isString();
      });
    },
    { requests: kinds.length },
  ),
  check('metadata.source-file.name', async (t) => {
    for (const name of [`${t.word()}.html`, `${t.word()} of the Year (NEW).html`]) {
      const { exchange } = await parsed(t, { file: htmlUpload(prosePage(`<p>${t.word()}</p>`), name) });
      t.expect(exchange).at('/data/metadata/sourceFile').equals(name);
    }
  }),
  check('metadata.source-file.base-name', async (t) => {
    for (const folder of ['reports/2026/', '/home/keeper/']) {
      const name = `${t.word()}.html`;
      const { exchange } = await parsed(t, { file: htmlUpload(prosePage(`<p>${t.word()}</p>`), folder + name) });
      t.expect(exchange).at('/data/metadata/sourceFile').equals(name);
    }
  }),
  wherePresent('concurrencyLimited', (value) => typeof value === 'boolean', 'a boolean'),
  check(
    'metadata.presence.independent-of-formats',
    async (t) => {
      const files = [
        htmlUpload(describedPage(describedPageWords(t))),
        await fixtureUpload(fixtureNamed('article-pdf')),
      ];
      const lists = formatLists(await offeredFormats(t));
      for (const file of files) {
        const { metadata: expected } = await metadataOf(t, file);
        await t.property(`metadata of ${file.name} is the same for all formats`, lists, async (formats) => {
          const { exchange } = await parsed(t, { file, options: { formats } });
          for (const name of ownMembers) t.expect(exchange).at(`/data/metadata/${name}`).equals(expected[name]);
          return 'accepted';
        });
      }
    },
    { requests: 2, generated: 2 },
  ),
];
