/**
 * Checks of the upload: the two parts, their order and forms, and what is no upload.
 * Spec: Parse upload; What the service does 2-3; Endpoints, POST /parse (one call per file, calls in parallel).
 */
import { check } from '../../harness/check.js';
import { multipartBody } from '../../harness/multipart.js';
import { unwantedText } from '../../harness/oracles/content.js';
import { framedPage, htmlUpload, page, textUpload } from '../../vocabulary/pages.js';
import { wholeDocument } from '../converted.js';
import { sameContent, visibleMarkdown } from './answers.js';
import { parse, parsed, parseParts, readableBy } from '../../vocabulary/parse.js';

export const uploadChecks = [
  check('parse.upload.multipart', async (t) => {
    const word = t.word();
    const { exchange } = await parsed(t, { file: textUpload(word) });
    t.expect(exchange).at('/data/markdown').contains(word);
  }),
  check('parse.upload.bytes', async (t) => {
    const words = [t.word(), t.word()];
    for (const word of words) {
      const { exchange } = await parsed(t, { file: textUpload(word) });
      t.expect(exchange).at('/data/markdown').contains(word, 'The word stands only in the uploaded bytes.');
    }
  }),
  check('parse.upload.options-optional', async (t) => {
    const word = t.word();
    const { exchange } = await parsed(t, { file: textUpload(word) });
    t.expect(exchange).at('/data/markdown').contains(word);
  }),
  check('parse.upload.options-json-part', async (t) => {
    const words = { header: t.word(), navigation: t.word(), main: t.word(), footer: t.word() };
    const file = htmlUpload(framedPage(words));
    const { exchange } = await parsed(t, { file, options: { formats: ['markdown'], onlyMainContent: false } });
    t.expect(exchange)
      .at('/data/markdown')
      .contains(words.footer, 'The options part asked for `onlyMainContent: false`.');
  }),
  check(
    'parse.upload.options-utf8',
    async (t) => {
      const [plain, other, kept] = [t.word(), t.word(), t.word()];
      const body = `<p>${kept}</p><x-strasse>${plain}</x-strasse><x-straße>${other}</x-straße>`;
      const file = htmlUpload(page(`<main><h1>Report</h1>${body}</main>`));
      const named = (tag: string) => parsed(t, { file, options: { ...wholeDocument, excludeTags: [tag] } });
      const control = await named('x-strasse');
      if (visibleMarkdown(control.data).includes(plain))
        t.unverified('prerequisite-failed', 'the target does not leave out an element by a name of its own');
      const { exchange, data } = await named('x-straße');
      t.expect(exchange).that(unwantedText(visibleMarkdown(data), [other]), '`excludeTags` named its element.');
    },
    { requests: 2 },
  ),
  check(
    'parse.upload.quoted-boundary',
    async (t) => {
      const word = t.word();
      const file = await readableBy(t, textUpload(word));
      await parsed(t, { file });
      const boundary = 'plumbline boundary=1';
      const { body } = multipartBody(parseParts({ file }), boundary);
      const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
      const exchange = await t.send({ method: 'POST', path: '/parse', body, headers });
      t.expect(exchange).accepted();
      t.expect(exchange).at('/data/markdown').contains(word);
    },
    { requests: 2 },
  ),
  check('parse.upload.options-plain-field', async (t) => {
    const request = {
      file: textUpload(t.word()),
      options: { formats: ['links'] },
      optionsForm: 'plain-field',
    } as const;
    const exchange = await parse(t, request, { silence: 'options-as-plain-field' });
    t.tolerateAnswer('options-as-plain-field', exchange, (data) =>
      Array.isArray(data['links']) ? 'accepted' : 'ignored',
    );
  }),
  check('parse.upload.options-with-file-name', async (t) => {
    const request = { file: textUpload(t.word()), options: { formats: ['links'] }, optionsForm: 'json-file' } as const;
    const exchange = await parse(t, request, { silence: 'options-with-file-name' });
    t.tolerateAnswer('options-with-file-name', exchange, (data) =>
      Array.isArray(data['links']) ? 'accepted' : 'ignored',
    );
  }),
  check('parse.upload.options-empty-object', async (t) => {
    const file = htmlUpload(framedPage({ header: t.word(), navigation: t.word(), main: t.word(), footer: t.word() }));
    const without = await parsed(t, { file });
    const empty = await parsed(t, { file, options: {} });
    t.expect(empty.exchange).that(sameContent(without.data, empty.data, 'as without options'));
  }),
  check('parse.upload.part-order', async (t) => {
    const file = htmlUpload(framedPage({ header: t.word(), navigation: t.word(), main: t.word(), footer: t.word() }));
    const options = { formats: ['markdown', 'links'], onlyMainContent: false };
    const fileFirst = await parsed(t, { file, options, order: 'file-first' });
    const optionsFirst = await parsed(t, { file, options, order: 'options-first' });
    t.expect(optionsFirst.exchange).that(
      sameContent(fileFirst.data, optionsFirst.data, 'as with `file` before `options`'),
    );
  }),
  check('parse.upload.second-file', async (t) => {
    const [first, second] = [t.word(), t.word()];
    const other = textUpload(second, 'second.html');
    const exchange = await parse(
      t,
      {
        file: textUpload(first),
        extraParts: [{ name: 'file', filename: other.name, contentType: other.contentType, value: other.bytes }],
      },
      { silence: 'second-file' },
    );
    t.tolerateAnswer('second-file', exchange, (data) => {
      const text = visibleMarkdown(data);
      return text.includes(second) ? (text.includes(first) ? 'both-files' : 'last-file') : 'first-file';
    });
  }),
  check('parse.upload.unknown-part', async (t) => {
    const exchange = await parse(
      t,
      { file: textUpload(t.word()), extraParts: [{ name: 'comment', value: 'a field of another name' }] },
      { silence: 'unknown-part' },
    );
    t.tolerateAnswer('unknown-part', exchange, () => 'ignored');
  }),
  check('parse.upload.one-file-per-call', async (t) => {
    const { exchange } = await parsed(t, { file: textUpload(t.word()) });
    t.expect(exchange).at('/data').isObject();
  }),
  check(
    'parse.upload.parallel',
    async (t) => {
      const words = Array.from({ length: 6 }, () => t.word());
      const answers = await Promise.all(words.map((word) => parsed(t, { file: textUpload(word, `${word}.html`) })));
      for (const [index, { data, exchange }] of answers.entries()) {
        t.expect(exchange).at('/data/markdown').contains(words[index]!, 'Six files were uploaded at the same time.');
        const others = words.filter((_, other) => other !== index);
        t.expect(exchange).that(
          unwantedText(visibleMarkdown(data), others),
          "Another call's file shows in this answer.",
        );
      }
    },
    { requests: 6 },
  ),
  check(
    'parse.upload.generic-part-type',
    async (t) => {
      for (const contentType of ['application/octet-stream', undefined]) {
        const word = t.word();
        const { name, bytes } = textUpload(word);
        const parts = [{ name: 'file', filename: name, value: bytes, ...(contentType && { contentType }) }];
        const exchange = await t.send({ method: 'POST', path: '/parse', parts });
        t.expect(exchange).accepted();
        t.expect(exchange).at('/data/markdown').contains(word);
      }
    },
    { requests: 2 },
  ),
  check(
    'parse.upload.unicode-file-name',
    async (t) => {
      for (const name of ['Übersicht für März.html', '報告書.html', 'naïve café (1).html']) {
        const { exchange } = await parsed(t, { file: textUpload(t.word(), name) });
        const sent = exchange.request.parts?.find((part) => part.name === 'file')?.filename;
        t.expect(exchange).at('/data/metadata/sourceFile').equals(sent);
      }
    },
    { requests: 3 },
  ),
];
