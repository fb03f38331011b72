import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConversionRequest } from '../engine/convert.js';
import { boundary, file, form, options, part, send, upload } from '../testing/raw-request.js';
import { echo, startService } from '../testing/start-service.js';
import type { RunningService } from '../testing/start-service.js';

let service: RunningService;
let asked: ConversionRequest;
beforeAll(async () => {
  service = await startService({ UPLOAD_MEMORY_MB: '200' }, (bytes, request, deadline, signal) => {
    asked = request;
    return echo(bytes, request, deadline, signal);
  });
});
afterAll(() => service.close());

describe('a form that is right', () => {
  it('is answered with the document', async () => {
    const { status, body } = await upload(service, [file('hello')]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: {
        markdown: 'hello',
        metadata: {
          title: 'Echo',
          sourceFile: 'a.html',
          statusCode: 200,
          contentType: 'text/html',
          creditsUsed: 1,
          concurrencyLimited: false,
        },
      },
    });
    expect(body.data!['metadata']).not.toHaveProperty('concurrencyQueueDurationMs');
    expect(body.data!['metadata']).not.toHaveProperty('sourceURL');
    expect(Object.keys(body.data!)).toEqual(['markdown', 'metadata']);
  });

  it.each([
    ['as a plain field before the file', [options({ formats: ['links'] }), file()]],
    ['as a plain field after the file', [file(), options({ formats: ['links'] })]],
    ['as a JSON part', [file(), part('options', '{"formats":["links"]}', { type: 'application/json' })]],
    [
      'as a JSON part with a file name',
      [part('options', '{"formats":["links"]}', { type: 'application/json', fileName: 'blob' }), file()],
    ],
    [
      'as a file of bytes',
      [file(), part('options', '{"formats":["links"]}', { type: 'application/octet-stream', fileName: 'o.json' })],
    ],
  ])('takes options %s', async (_way, parts) => {
    const { status, body } = await upload(service, parts);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ links: ['https://example.org/'] });
  });

  it('takes formats as names and as objects, in any order, more than once', async () => {
    const { body } = await upload(service, [
      file(),
      options({ formats: [{ type: 'links' }, 'html', 'links', { type: 'rawHtml' }, { type: 'html' }] }),
    ]);
    expect(Object.keys(body.data!)).toEqual(['markdown', 'html', 'rawHtml', 'links', 'metadata']);
    expect([...asked.outputs].sort()).toEqual(['html', 'links', 'markdown', 'rawHtml']);
  });

  it('hands every option on in house names', async () => {
    const parsers = [{ type: 'pdf', mode: 'ocr', maxPages: 7 }];
    await upload(service, [
      file(),
      options({
        onlyMainContent: false,
        includeTags: ['main'],
        excludeTags: ['.ad'],
        removeBase64Images: false,
        parsers,
      }),
    ]);
    expect(asked.read).toEqual({
      fileName: 'a.html',
      contentType: 'text/html',
      onlyMainContent: false,
      includeTags: ['main'],
      excludeTags: ['.ad'],
      embedImages: true,
      pdf: { mode: 'ocr', maxPages: 7, pageByPage: false },
    });
  });

  it.each([
    ['alone', [part('file', 'x', { fileName: 'a.html', type: 'text/html; charset=shift_jis' })]],
    [
      'after a long field',
      [
        part('comment', 'y'.repeat(300_000)),
        part('file', 'x', { fileName: 'a.html', type: 'text/html; charset=shift_jis' }),
      ],
    ],
    [
      'beside another part',
      [
        part('options', '{}', { type: 'application/json; charset=utf-8' }),
        part('file', 'x', { fileName: 'a.html', type: 'text/html; charset=shift_jis' }),
      ],
    ],
  ])('hands the type of a file %s on with its charset', async (_where, parts) => {
    await upload(service, parts);
    expect(asked.read.contentType).toBe('text/html; charset=shift_jis');
  });

  it('accepts options that have nothing to do for an upload', async () => {
    const without = {
      blockAds: true,
      skipTlsVerification: true,
      headers: { a: 'b' },
      proxy: 'basic',
      origin: 'test',
      integration: null,
      maxAge: 0,
    };
    expect((await upload(service, [file(), options(without)])).status).toBe(200);
  });

  it('ignores a field of another name', async () => {
    expect((await upload(service, [part('comment', 'hello'), file()])).status).toBe(200);
  });

  it.each([
    ['a path', '../../etc/passwd.html', 'passwd.html'],
    ['a Windows path', 'C:\\Users\\me\\report.html', 'report.html'],
    ['UTF-8', 'Müller 日本.html', 'Müller 日本.html'],
    ['an escaped quote', 'a %22b%22.html', 'a "b".html'],
    ['nothing but a path', '../', 'document'],
  ])('reduces a name with %s to a base name', async (_what, sent, name) => {
    const { body } = await upload(service, [file('x', sent)]);
    expect(body.data).toMatchObject({ metadata: { sourceFile: name } });
  });

  it('reads a name in Latin-1', async () => {
    const head = Buffer.concat([
      Buffer.from('Content-Disposition: form-data; name="file"; filename="'),
      Buffer.from('Übung.html', 'latin1'),
      Buffer.from('"'),
    ]);
    const { body } = await upload(service, [part('file', 'x', { head })]);
    expect(body.data).toMatchObject({ metadata: { sourceFile: 'Übung.html' } });
  });

  it('reads a name in the extended form', async () => {
    const head = 'Content-Disposition: form-data; name="file"; filename*=UTF-8\'\'na%C3%AFve%20%E6%97%A5.html';
    const { body } = await upload(service, [part('file', 'x', { head })]);
    expect(body.data).toMatchObject({ metadata: { sourceFile: 'naïve 日.html' } });
  });

  it('gives a PDF back as base64 when no parser is wanted', async () => {
    const { body } = await upload(service, [file('%PDF-1.4 x', 'a.pdf'), options({ parsers: [], formats: ['links'] })]);
    expect(body.data).toMatchObject({
      markdown: Buffer.from('%PDF-1.4 x').toString('base64'),
      links: [],
      metadata: { contentType: 'application/pdf', creditsUsed: 1 },
    });
  });
});

describe('a form that is wrong', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['is no form', { body: '{"file":"x"}', headers: json }, 'BAD_REQUEST', /multipart\/form-data/],
    ['has no content type', { body: 'x', headers: { 'content-type': '' } }, 'BAD_REQUEST', /multipart\/form-data/],
    [
      'is another multipart',
      { body: form([file()]), headers: { 'content-type': `multipart/mixed; boundary=${boundary}` } },
      'BAD_REQUEST',
      /multipart\/form-data/,
    ],
    [
      'has no boundary',
      { body: form([file()]), headers: { 'content-type': 'multipart/form-data' } },
      'BAD_REQUEST',
      /boundary/,
    ],
    [
      'has another boundary',
      { body: form([file()]), headers: { 'content-type': 'multipart/form-data; boundary=other' } },
      'BAD_REQUEST',
      /closing boundary/,
    ],
    ['is empty', { body: '' }, 'BAD_REQUEST', /closing boundary/],
    ['lacks the closing boundary', { body: form([file()], { open: true }) }, 'BAD_REQUEST', /closing boundary/],
    [
      'is truncated in a head',
      { body: Buffer.from(`--${boundary}\r\nContent-Disposition: form-d`) },
      'BAD_REQUEST',
      /closing boundary/,
    ],
    [
      'has a head with a NUL',
      { body: form([part('file', 'x', { head: 'Content-Disposition: form-data; name="fi\0le"' })]) },
      'BAD_REQUEST',
      /head of a part/,
    ],
    [
      'is truncated in the file',
      { body: form([file('x'.repeat(5000))]).subarray(0, 3000) },
      'BAD_REQUEST',
      /closing boundary/,
    ],
    ['has no file', { body: form([options({})]) }, 'BAD_REQUEST', /no part `file`/],
    ['has the file as text', { body: form([part('file', 'hello')]) }, 'BAD_REQUEST', /text field/],
    ['has two files', { body: form([file(), file('b', 'b.html')]) }, 'BAD_REQUEST', /more than one part `file`/],
    [
      'has a file of another name',
      { body: form([file(), part('extra', 'x', { fileName: 'x.pdf' })]) },
      'BAD_REQUEST',
      /named "extra"/,
    ],
    ['has an empty file', { body: form([file('')]) }, 'BAD_REQUEST', /empty/],
    ['has options twice', { body: form([options({}), file(), options({})]) }, 'BAD_REQUEST', /sent once/],
    [
      'has options twice, once as a file',
      { body: form([options({}), file(), part('options', '{}', { fileName: 'o' })]) },
      'BAD_REQUEST',
      /more than one part `options`/,
    ],
    [
      'has two options files',
      { body: form([part('options', '{}', { fileName: 'o' }), file(), part('options', '{}', { fileName: 'o' })]) },
      'BAD_REQUEST',
      /more than one part `options`/,
    ],
    [
      'has options in brackets',
      { body: form([part('options[formats]', 'html'), file()]) },
      'BAD_REQUEST',
      /one JSON object/,
    ],
    [
      'has options that are no JSON',
      { body: form([file(), part('options', '{formats:[]}')]) },
      'BAD_REQUEST',
      /`options` is not valid JSON/,
    ],
    ['has empty options', { body: form([file(), part('options', '')]) }, 'BAD_REQUEST', /`options` is not valid JSON/],
    [
      'has options that are a list',
      { body: form([file(), part('options', '[]')]) },
      'BAD_REQUEST',
      /`options` must be/,
    ],
    [
      'has options that are null',
      { body: form([file(), part('options', 'null')]) },
      'BAD_REQUEST',
      /`options` must be/,
    ],
    [
      'has options with __proto__',
      { body: form([file(), part('options', '{"__proto__":{"a":1}}')]) },
      'BAD_REQUEST',
      /__proto__/,
    ],
    [
      'has options nested like an attack',
      { body: form([file(), part('options', '['.repeat(5000) + ']'.repeat(5000))]) },
      'BAD_REQUEST',
      /levels deep/,
    ],
    [
      'has a field beyond measure',
      { body: form([file(), part('options', ' '.repeat(1_100_000))]) },
      'BAD_REQUEST',
      /larger than 1 MiB/,
    ],
    [
      'has options as a file beyond measure',
      { body: form([file(), part('options', ' '.repeat(1_100_000), { fileName: 'o' })]) },
      'BAD_REQUEST',
      /larger than 1 MiB/,
    ],
    [
      'has too many fields',
      { body: form([...Array.from({ length: 200 }, (_, i) => part(`f${i}`, 'x')), file()]) },
      'BAD_REQUEST',
      /too many parts/,
    ],
    [
      'is compressed',
      { body: form([file()]), headers: { 'content-encoding': 'gzip' } },
      'BAD_REQUEST',
      /Content-Encoding/,
    ],
  ])('that %s is refused in words', async (_what, request, code, text) => {
    const { status, body } = await send(service, request);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code });
    expect(body.error).toMatch(text);
    expect(body.error).not.toContain('undefined');
  });

  it('says what is wrong with each option, where it stands', async () => {
    const { status, body } = await upload(service, [
      file(),
      options({
        timeout: 300_001,
        formats: ['markdown', 'pdf'],
        colour: 'red',
        parsers: [{ type: 'pdf', maxPages: 0 }],
      }),
    ]);
    expect(status).toBe(400);
    expect(body.code).toBe('BAD_REQUEST');
    expect(body.details!.map(({ path }) => path).sort()).toEqual([
      '/colour',
      '/formats/1',
      '/parsers/0/maxPages',
      '/timeout',
    ]);
    expect(body.error).toContain('timeout must be at most 300000');
    expect(body.error).toContain('parsers[0].maxPages must be at least 1');
  });

  it.each(['', 'a;b=', '"', '\u00ff'.repeat(100), '-'.repeat(300)])(
    'says so of a boundary that is none: %j',
    async (text) => {
      const { status, body } = await send(service, {
        body: form([file()]),
        headers: { 'content-type': `multipart/form-data; boundary=${text}` },
      });
      expect(status).toBe(400);
      expect(body.code).toBe('BAD_REQUEST');
    },
  );

  it.each([
    [{ actions: [{ type: 'wait', milliseconds: 1 }] }, 'actions'],
    [{ waitFor: 100 }, 'waitFor'],
    [{ location: { country: 'DE' } }, 'location'],
    [{ mobile: true }, 'mobile'],
    [{ formats: ['markdown', 'screenshot'] }, 'screenshot'],
    [{ formats: [{ type: 'changeTracking' }] }, 'changeTracking'],
    [{ formats: ['branding'] }, 'branding'],
    [{ proxy: 'stealth' }, 'stealth'],
  ])('names the browser-only option %j', async (value, name) => {
    const { status, body } = await upload(service, [file(), options(value)]);
    expect(status).toBe(400);
    expect(body.code).toBe('PARSE_UNSUPPORTED_OPTIONS');
    expect(body.error).toContain(name);
  });

  it('takes redactPII: false for an absent one', async () => {
    expect((await upload(service, [file(), options({ redactPII: false })])).status).toBe(200);
  });
});

describe('an upload beyond measure', () => {
  const head = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="big.html"\r\n\r\n`);
  const chunk = Buffer.alloc(1 << 20, 'x');

  it('is refused by its declared length before it is sent', async () => {
    const answer = await send(service, {
      headers: { 'content-length': String(60 << 20) },
      write: (request) => request.flushHeaders(),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, code: 'BAD_REQUEST', error: expect.stringContaining('50 MB') });
  });

  it('is refused while it is sent, without the rest', async () => {
    let sentBytes = 0;
    const answer = await send(service, {
      write: (request) => {
        request.write(head);
        const more = (): void => {
          if (request.destroyed || sentBytes > 250 * chunk.length) return;
          sentBytes += chunk.length;
          request.write(chunk, () => setImmediate(more));
        };
        more();
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain('50 MB');
    expect(sentBytes).toBeLessThan(120 * chunk.length);
  });

  it('may be exactly 50 MB', async () => {
    const { status } = await upload(service, [file(Buffer.alloc(52_428_800, 'x'))]);
    expect(status).toBe(200);
  });

  it('may not be one byte more', async () => {
    const { status, body } = await upload(service, [file(Buffer.alloc(52_428_801, 'x'))]);
    expect(status).toBe(400);
    expect(body.error).toContain('50 MB');
  });

  it('leaves no memory in use', async () => {
    const metrics = await (await fetch(`${service.origin}/metrics`)).text();
    expect(metrics).toMatch(/^plumbline_upload_bytes 0$/m);
  });
});
