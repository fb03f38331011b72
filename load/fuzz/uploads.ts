/** Forms that are wrong and documents that are damaged, for POST /parse. */
import { readFileSync } from 'node:fs';
import { article, workbook } from '../../conformance/documents/contents.js';
import { makableExtensions, makeDocument } from '../../conformance/documents/make.js';
import { operations } from '../../generated/operations.gen.js';
import { request } from './fuzz-case.js';
import type { FuzzCase, FuzzSurroundings, MakeCase } from './fuzz-case.js';
import { mutateBytes, mutateJson } from './mutate.js';
import type { Random } from './random.js';

const boundary = 'fuzz-boundary';

const documents: readonly { extension: string; bytes: Buffer }[] = [
  ...makableExtensions.map((extension) => ({
    extension,
    bytes: Buffer.from(makeDocument(extension, extension.startsWith('xls') ? workbook : article).bytes),
  })),
  ...['article.doc', 'workbook.xls'].map((file) => ({
    extension: file.slice(-3),
    bytes: readFileSync(new URL(`../../conformance/documents/prepared/${file}`, import.meta.url)),
  })),
];

const knownOptions = {
  formats: [
    'markdown',
    'html',
    'rawHtml',
    'links',
    'images',
    { type: 'json', prompt: 'a', schema: { type: 'object' } },
  ],
  onlyMainContent: true,
  includeTags: ['p', '#main'],
  excludeTags: ['nav', '.ad'],
  timeout: 10_000,
  parsers: [{ type: 'pdf', mode: 'auto', maxPages: 3 }],
  removeBase64Images: false,
  redactPII: false,
  auditMetadata: { username: 'fuzz' },
  zeroDataRetention: true,
};

function form(random: Random, file: Buffer, fileName: string, options?: string): Buffer {
  const parts = [
    `Content-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: ${random.of(['application/octet-stream', 'text/html; charset=utf-16', 'application/pdf', ''])}\r\n\r\n`,
    ...(options === undefined ? [] : ['Content-Disposition: form-data; name="options"\r\n\r\n']),
  ];
  const bodies = [file, ...(options === undefined ? [] : [Buffer.from(options)])];
  const pieces = parts.flatMap((head, index) => [
    Buffer.from(`--${boundary}\r\n${head}`),
    bodies[index]!,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

function post(
  surroundings: FuzzSurroundings,
  body: Buffer,
  type = `multipart/form-data; boundary=${boundary}`,
): FuzzCase {
  return request(surroundings, `POST /v2${operations.parseFile.path}`, { 'Content-Type': type }, body);
}

/** Bytes of a readable document of each format, changed in places. */
export const damagedDocument: MakeCase = (random, surroundings) => {
  const { extension, bytes } = random.of(documents);
  const name = random.chance(0.9) ? `a.${extension}` : `a.${random.of(documents).extension}`;
  const options = random.chance(0.3) ? '{"formats":["markdown","html","links","images"]}' : undefined;
  return post(surroundings, form(random, mutateBytes(random, bytes), name, options));
};

/** The form itself: boundaries, heads of parts, names, types. */
export const brokenForm: MakeCase = (random, surroundings) => {
  const whole = form(random, Buffer.from('<p>text</p>'), 'a.html', '{"formats":["markdown"]}');
  const body = mutateBytes(random, whole);
  if (random.chance(0.7)) return post(surroundings, body);
  const type = mutateBytes(random, Buffer.from(`multipart/form-data; boundary=${boundary}; charset="utf-8"`));
  // A header ends with its line; what else may stand in one is up to the server.
  return post(
    surroundings,
    body,
    type
      .toString('latin1')
      .replace(/[\r\n\0]/g, '')
      .slice(0, 8000),
  );
};

/** Options that no client would send. */
export const oddOptions: MakeCase = (random, surroundings) => {
  const json = JSON.stringify(mutateJson(random, knownOptions));
  const options = random.chance(0.85) ? json : mutateBytes(random, Buffer.from(json)).toString('latin1');
  return post(surroundings, form(random, Buffer.from('<main><p>text</p></main>'), 'a.html', options));
};
