/**
 * Checks of requests that are no upload: no file, no multipart, a broken body, options that are no JSON object.
 * Spec: Parse upload; Errors, POST /parse, 400 (for example an invalid multipart request).
 */
import { check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { multipartBody } from '../../harness/multipart.js';
import { parseNegatives, parseParts, parsed } from '../../vocabulary/parse.js';
import { page, textUpload } from '../../vocabulary/pages.js';

export const uploadNegativeChecks = [
  check(
    'parse.upload.file-required',
    async (t) => {
      const control = { file: textUpload(t.word()), options: {} };
      await parseNegatives(t, {
        violates: 'parse.upload.file-required',
        control,
        mutations: [
          { name: 'no `file` part, only `options`', request: { options: {} } },
          { name: 'the file in a part of another name', request: { options: {}, extraParts: [documentPart()] } },
        ],
      });
    },
    { requests: 3 },
  ),
  check(
    'parse.upload.not-multipart',
    async (t) => {
      await parsed(t, { file: textUpload(t.word()) });
      const bodies = [
        { type: 'application/json', body: JSON.stringify({ formats: ['markdown'] }) },
        { type: 'text/html', body: page('<p>the bare bytes of a page</p>') },
        { type: 'application/octet-stream', body: page('<p>the bare bytes of a page</p>') },
      ];
      for (const { type, body } of bodies)
        await refusedBody(t, type, Buffer.from(body), 'parse.upload.not-multipart', `The body is ${type}.`);
    },
    { requests: 4 },
  ),
  check(
    'parse.upload.malformed-multipart',
    async (t) => {
      await parsed(t, { file: textUpload(t.word()) });
      const { contentType, body } = multipartBody(parseParts({ file: textUpload(t.word()) }), 'plumbline-boundary');
      const cases = [
        { type: 'multipart/form-data', body, why: 'The content type names no boundary.' },
        {
          type: 'multipart/form-data; boundary=another',
          body,
          why: 'The boundary of the content type is nowhere in the body.',
        },
        {
          type: contentType,
          body: body.subarray(0, body.length - 60),
          why: 'The body ends before the closing boundary.',
        },
        { type: contentType, body: Buffer.alloc(0), why: 'The body is empty.' },
      ];
      for (const item of cases)
        await refusedBody(t, item.type, item.body, 'parse.upload.malformed-multipart', item.why);
    },
    { requests: 5 },
  ),
  check(
    'parse.upload.options-invalid-json',
    async (t) => {
      const file = textUpload(t.word());
      await parseNegatives(t, {
        violates: 'parse.upload.options-invalid-json',
        control: { file, options: '{"formats":["markdown"]}' },
        mutations: [
          { name: 'cut off JSON', request: { file, options: '{"formats":["markdown"]' } },
          { name: 'text that is no JSON', request: { file, options: 'formats=markdown' } },
        ],
      });
    },
    { requests: 3 },
  ),
  check(
    'parse.upload.options-not-object',
    async (t) => {
      const file = textUpload(t.word());
      await parseNegatives(t, {
        violates: 'parse.upload.options-not-object',
        control: { file, options: '{}' },
        mutations: [
          { name: 'a list', request: { file, options: '["markdown"]' } },
          { name: 'a text', request: { file, options: '"markdown"' } },
          { name: 'a number', request: { file, options: '30000' } },
        ],
      });
    },
    { requests: 4 },
  ),
];

function documentPart() {
  const { name, contentType, bytes } = textUpload('content');
  return { name: 'document', filename: name, contentType, value: bytes };
}

async function refusedBody(t: CheckContext, type: string, body: Buffer, violates: string, why: string): Promise<void> {
  const exchange = await t.send(
    { method: 'POST', path: '/parse', body, headers: { 'content-type': type } },
    { violates, beyondSchema: true, patienceMs: 20_000 },
  );
  t.expect(exchange).refused(why);
}
