/**
 * Checks that each of the nine extensions is converted, and what an extension decides.
 * Spec: What the service does 2 (supported file extensions); Errors (unsupported file extension: not shown).
 */
import { fixtureNamed } from '../../documents/collection.js';
import type { Fixture } from '../../documents/fixture.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { differentWords, missingText } from '../../harness/oracles/content.js';
import { htmlText } from '../../harness/oracles/html-tokens.js';
import { markdownFacts } from '../../harness/oracles/markdown-facts.js';
import { dataOf } from '../../harness/silence.js';
import { converted, fixtureUpload, inHtml, inMarkdown, uploadOf, wholeDocument } from '../converted.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { offeredFormats } from '../offered-formats.js';
import { markdownOf, visibleMarkdown } from './answers.js';
import { parse, parsed } from '../../vocabulary/parse.js';

const fixtureOf = {
  html: 'article-html',
  htm: 'article-htm',
  pdf: 'article-pdf',
  docx: 'article-docx',
  doc: 'article-doc',
  odt: 'article-odt',
  rtf: 'article-rtf',
  xlsx: 'workbook-xlsx',
  xls: 'workbook-xls',
} as const;

/** The longest texts of a document: what no converter can take for decoration. */
function mainTexts(fixture: Fixture): readonly string[] {
  return [...fixture.truth.texts].sort((left, right) => right.length - left.length).slice(0, 3);
}

/** So much of the head of a file tells its format: `<!DOCTYPE`, `{\\rtf1`, `%PDF-1.`; no text begins like that. */
const headBytes = 6;

/** A finding when the Markdown begins with the head of the file: the file was passed on, not converted. */
function unconverted(markdown: string, bytes: Uint8Array): OracleFinding | undefined {
  const head = Buffer.from(bytes.subarray(0, headBytes));
  const isPassedOn = (['utf8', 'latin1'] as const).some((encoding) =>
    markdown.trimStart().startsWith(head.toString(encoding).trimStart()),
  );
  return isPassedOn
    ? { expected: 'the text of the file', actual: `the file itself: ${shortJson(markdown, 80)}` }
    : undefined;
}

const eachExtension: readonly Check[] = Object.entries(fixtureOf).map(([extension, name]) =>
  check(
    `parse.extensions.${extension}`,
    async (t) => {
      const fixture = fixtureNamed(name);
      const { exchange } = await parsed(t, { file: await fixtureUpload(fixture) });
      const data = t.expect(exchange).accepted();
      t.expect(exchange).that(inMarkdown(missingText(visibleMarkdown(data), mainTexts(fixture))));
      t.expect(exchange).that(inMarkdown(unconverted(markdownOf(data), await fixture.bytes())));
    },
    { requests: 1 },
  ),
);

/** Files of no document kind, by name, declared type and bytes. */
const noDocuments = [
  {
    name: 'song.mp3',
    contentType: 'audio/mpeg',
    bytes: Buffer.concat([Buffer.from('ID3\x03\x00\x00\x00\x00\x00\x00', 'latin1'), Buffer.alloc(400, 0xaa)]),
  },
  {
    name: 'program.exe',
    contentType: 'application/x-msdownload',
    bytes: Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00', 'latin1'), Buffer.alloc(400)]),
  },
];

/** A finding when the file was served as if it were a document. */
function servedFinding(exchange: Exchange): OracleFinding | undefined {
  const data = dataOf(exchange);
  if (!data && exchange.response.status >= 400) return undefined;
  return {
    expected: 'an error',
    actual: `status ${exchange.response.status} with ${shortJson(exchange.response.json ?? exchange.response.text)}`,
  };
}

/** A finding when the second is not what the first is, whatever that is. */
function sameThings(first: unknown, second: unknown, relation: string): OracleFinding | undefined {
  const [wanted, found] = [shortJson(first, 100_000), shortJson(second, 100_000)];
  return wanted === found
    ? undefined
    : { expected: `${relation}: ${shortJson(first, 200)}`, actual: shortJson(second, 200) };
}

export const extensionChecks: readonly Check[] = [
  ...eachExtension,
  check('parse.extensions.htm-equals-html', async (t) => {
    const bytes = await fixtureNamed('article-html').bytes();
    const html = await converted(t, uploadOf('html', bytes));
    const htm = await converted(t, uploadOf('htm', bytes));
    t.expect(htm.exchange).that(inMarkdown(differentWords(html.facts.text, htm.facts.text, 'as under the name .html')));
  }),
  check('parse.extensions.htm-is-html', async (t) => {
    const bytes = await fixtureNamed('article-html').bytes();
    const options = { ...wholeDocument, formats: await offeredFormats(t) };
    const html = await parsed(t, { file: uploadOf('html', bytes), options });
    const htm = await parsed(t, { file: uploadOf('htm', bytes), options });
    const [known, made] = [markdownFacts(markdownOf(html.data)), markdownFacts(markdownOf(htm.data))];
    for (const part of ['headings', 'items', 'links'] as const)
      t.expect(htm.exchange).that(
        inMarkdown(sameThings(known[part], made[part], `the same ${part} as under the name .html`)),
      );
    const shown = ({ data }: { data: JsonObject }): string =>
      htmlText(typeof data['html'] === 'string' ? data['html'] : '');
    t.expect(htm.exchange).that(inHtml(differentWords(shown(html), shown(htm), 'as under the name .html')));
    t.expect(htm.exchange).that(
      sameThings(html.data['links'], htm.data['links'], 'the same links as under the name .html'),
    );
    const [told, tells] = [html.data, htm.data].map(({ metadata }) => (isObject(metadata) ? metadata : {}));
    for (const member of ['title', 'contentType'])
      t.expect(htm.exchange).that(
        sameThings(told![member], tells![member], `the same ${member} as under the name .html`),
      );
  }),
  check(
    'parse.extensions.upper-case',
    async (t) => {
      for (const name of ['article-html', 'article-docx', 'article-pdf']) {
        const fixture = fixtureNamed(name);
        const lower = await fixtureUpload(fixture);
        const upper = { ...lower, name: lower.name.replace(/\.\w+$/, (extension) => extension.toUpperCase()) };
        // Without a telling content type the name alone can decide, where the target goes by the name at all.
        const unnamed = { contentType: 'application/octet-stream' };
        const byName = dataOf(
          await parse(t, { file: { ...lower, ...unnamed }, options: wholeDocument }, { silence: 'missing-extension' }),
        );
        const { data, exchange } = await parsed(t, {
          file: byName ? { ...upper, ...unnamed } : upper,
          options: wholeDocument,
        });
        t.expect(exchange).that(inMarkdown(missingText(visibleMarkdown(data), mainTexts(fixture))));
      }
    },
    { requests: 6 },
  ),
  check(
    'parse.extensions.unsupported-refused',
    async (t) => {
      const word = t.word();
      await converted(t, uploadOf('html', prosePage(`<p>${word}</p>`)));
      for (const file of noDocuments) {
        const exchange = await parse(t, { file }, { silence: 'unsupported-extension' });
        t.expect(exchange).that(servedFinding(exchange), `${file.name} holds no document.`);
      }
    },
    { requests: 3 },
  ),
  check('parse.extensions.missing', async (t) => {
    const file = { ...uploadOf('html', prosePage(`<p>${t.word()}</p>`)), name: 'report' };
    t.tolerateAnswer('missing-extension', await parse(t, { file }, { silence: 'missing-extension' }), () => 'accepted');
  }),
  check('parse.extensions.contradicts-content', async (t) => {
    const fixture = fixtureNamed('article-docx');
    const file = uploadOf('pdf', await fixture.bytes());
    const exchange = await parse(t, { file }, { silence: 'content-contradicts-name' });
    t.tolerateAnswer('content-contradicts-name', exchange, (data) =>
      missingText(markdownOf(data), mainTexts(fixture)) ? 'by-name' : 'by-content',
    );
  }),
  check('parse.file-formats.operation', async (t) => {
    const { response } = await t.send({ method: 'GET', path: '/parse/formats' }, { silence: 'parse-formats' });
    t.tolerate('parse-formats', response.status === 200 ? 'present' : 'absent');
  }),
];
