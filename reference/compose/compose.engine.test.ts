import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../base/clock.js';
import { systemRandom } from '../base/random.js';
import { compose } from './compose.js';
import type { Service } from './compose.js';
import { readConfig } from '../config.js';
import { line, pdfOf } from '../engine/readers/formats/pdf/testing/made-pdf.js';
import { file, options, upload } from '../testing/raw-request.js';
import type { RunningService } from '../testing/start-service.js';

/** The service as it is: real engine processes behind it. */
let service: Service;
let running: RunningService;
const logLines: string[] = [];
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-engine-'));
  const env = { PORT: '0', DATA_DIR: dataDir, AUTH: 'off', VALIDATE_RESPONSES: 'on', ENGINE_MEMORY_MB: '512' };
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  service = await compose(readConfig(env, { cores: 1 }), { clock: systemClock, random: systemRandom, log });
  const port = await service.listen();
  const close = async (): Promise<boolean> => {
    const done = await service.close();
    await rm(dataDir, { recursive: true });
    return done;
  };
  running = { port, origin: `http://127.0.0.1:${port}`, authorization: '', logLines, dataDir, close };
});
afterAll(() => running.close());

describe('the service with its engine', () => {
  it('warms up on every sample', () => {
    expect(logLines.filter((line) => line.includes('warm-up'))).toEqual([]);
  });

  it('reads an HTML page', async () => {
    const page =
      '<!doctype html><html lang="en"><head><title>Report</title></head><body><main><h1>Good year</h1><p>See <a href="https://example.org/a">the numbers</a>.</p></main></body></html>';
    const { status, body } = await upload(running, [
      file(page, 'report.html'),
      options({ formats: ['markdown', 'html', 'rawHtml', 'links', 'images'] }),
    ]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      markdown: expect.stringContaining('# Good year'),
      rawHtml: page,
      links: ['https://example.org/a'],
      images: [],
      metadata: { title: 'Report', language: 'en', contentType: 'text/html', sourceFile: 'report.html' },
    });
  });

  it('reads a file for what it is and says that the name differs', async () => {
    const { body } = await upload(running, [file('{\\rtf1\\ansi Hello}', 'letter.docx')]);
    expect(body.data).toMatchObject({
      markdown: 'Hello',
      metadata: { contentType: 'application/rtf' },
      warning: expect.stringContaining('.docx'),
    });
  });

  it('says that tag filters do nothing outside HTML', async () => {
    const { body } = await upload(running, [
      file('{\\rtf1\\ansi Hello}', 'letter.rtf'),
      options({ includeTags: ['p'] }),
    ]);
    expect(body.data!['warning']).toBe('includeTags had no effect, because the file is not HTML.');
  });

  it('gives the pages and blocks of a PDF, redacted like the rest, and says that other files have none', async () => {
    const pages = ['Mail anna@plumbline.example now.', 'The second page.'];
    const pdf = file(pdfOf(pages.map((text) => ({ operators: line(text, 72, 700) }))), 'a.pdf');
    const parsers = [{ type: 'pdf', pages: true, blocks: true, pageMarkers: true }];
    const { body } = await upload(running, [pdf, options({ parsers, redactPII: true })]);
    expect(body.data).toMatchObject({
      markdown: 'Mail <EMAIL> now.\n\n---\n\n<!-- page 2 -->\n\nThe second page.',
      pages: [
        { pageNumber: 1, markdown: 'Mail <EMAIL> now.' },
        { pageNumber: 2, markdown: 'The second page.' },
      ],
      blocks: [
        { pageNumber: 1, width: 595, height: 842, status: 'parsed', items: [{ type: 'text', markdownSpan: [0, 17] }] },
        {
          items: [
            {
              content: 'The second page.',
              source: 'text',
              bbox: [0.12101, expect.any(Number), expect.any(Number), expect.any(Number)],
            },
          ],
        },
      ],
    });
    const letter = await upload(running, [file('{\\rtf1\\ansi Hello}', 'letter.rtf'), options({ parsers })]);
    expect(letter.body.data).not.toHaveProperty('pages');
    expect(letter.body.data).not.toHaveProperty('blocks');
    expect(letter.body.data!['warning']).toBe(
      'pages and blocks and pageMarkers had no effect, because the file is no PDF.',
    );
  });

  it('redacts every member alike, and says what it cannot redact', async () => {
    const link = '<a href="mailto:anna@plumbline.example">Anna</a>';
    const page = file(`<title>By anna@plumbline.example</title><p>Mail ${link} now.</p>`, 'a.html');
    const formats = ['html', 'rawHtml', 'links'];
    const clear = await upload(running, [page, options({ formats })]);
    expect(JSON.stringify(clear.body).match(/anna@plumbline/g)).toHaveLength(6);
    const redacted = await upload(running, [page, options({ formats, redactPII: true })]);
    expect(JSON.stringify(redacted.body)).not.toContain('anna@plumbline');
    expect(redacted.body.data!['links']).toEqual(['mailto:%3CEMAIL%3E']);
    const unparsed = await upload(running, [file('%PDF-1.4', 'a.pdf'), options({ parsers: [], redactPII: true })]);
    expect(unparsed.body.data!['warning']).toBe('redactPII had no effect, because the file was not parsed.');
  });

  it('refuses what is none of the formats', async () => {
    const { status, body } = await upload(running, [file(Buffer.from([0, 1, 2, 3, 250]), 'a.bin')]);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'UNSUPPORTED_FILE_TYPE', error: expect.stringContaining('.docx') });
  });

  it('refuses a tag filter that is no selector, naming it', async () => {
    const { status, body } = await upload(running, [file('<p>x'), options({ includeTags: ['a['] })]);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST', error: expect.stringContaining('includeTags[0]') });
  });

  it('answers many requests at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => upload(running, [file(`<p>number ${index}</p>`)])),
    );
    expect(answers.map(({ body }) => body.data!['markdown'])).toEqual(
      Array.from({ length: 40 }, (_, index) => `number ${index}`),
    );
  });
});
