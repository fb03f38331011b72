import { describe, expect, it } from 'vitest';
import type { Conversion } from '../engine/convert.js';
import { assemble } from './assemble.js';

const facts = { sourceFile: 'a.pdf', scrapeId: 'id', concurrencyLimited: false, queuedMs: 0 };
const conversion: Conversion = {
  format: 'pdf',
  metadata: { title: 'Title', author: ['A', 'B'] },
  notices: [],
  pages: { parsed: 3, total: 9 },
  markdown: '# Title',
  html: '<h1>Title</h1>',
  rawHtml: null,
  links: [],
  images: [],
};

describe('assemble', () => {
  it('gives markdown and metadata always, other members only when asked for', async () => {
    expect(Object.keys((await assemble(conversion, [], facts)).data)).toEqual(['markdown', 'metadata']);
    expect(Object.keys((await assemble(conversion, [{ type: 'links' }, { type: 'rawHtml' }], facts)).data)).toEqual([
      'markdown',
      'rawHtml',
      'links',
      'metadata',
    ]);
  });

  it('keeps null apart from absent', async () => {
    expect((await assemble(conversion, [{ type: 'rawHtml' }], facts)).data.rawHtml).toBeNull();
  });

  it('tells the pages of a paginated document and charges for them', async () => {
    const { data, credits } = await assemble(conversion, [], facts);
    expect(data.metadata).toMatchObject({ numPages: 3, totalPages: 9, creditsUsed: 3, contentType: 'application/pdf' });
    expect(credits).toBe(3);
  });

  it('leaves totalPages out when it is not known, and both for documents without pages', async () => {
    expect((await assemble({ ...conversion, pages: { parsed: 2 } }, [], facts)).data.metadata).not.toHaveProperty(
      'totalPages',
    );
    const { pages: _pages, ...unpaged } = conversion;
    const { data, credits } = await assemble({ ...unpaged, format: 'docx' }, [], facts);
    expect(data.metadata).not.toHaveProperty('numPages');
    expect(credits).toBe(1);
  });

  it('charges nothing for a document of which no page was parsed', async () => {
    expect((await assemble({ ...conversion, pages: { parsed: 0, total: 0 } }, [], facts)).credits).toBe(0);
  });

  it('does not let a document speak for the service', async () => {
    const hostile = JSON.parse(
      '{"statusCode":"500","creditsUsed":"0","sourceURL":"x","url":"y","__proto__":["z"],"ogLocaleAlternate":"de","title":"Mine"}',
    ) as Record<string, string>;
    const { metadata } = (await assemble({ ...conversion, metadata: hostile }, [], facts)).data;
    expect(metadata).toMatchObject({ statusCode: 200, creditsUsed: 3, title: 'Mine', ogLocaleAlternate: ['de'] });
    expect(Object.keys(metadata)).not.toContain('sourceURL');
    expect(Object.keys(metadata)).not.toContain('url');
  });

  it('tells the wait only when there was one', async () => {
    const waited = (await assemble(conversion, [], { ...facts, concurrencyLimited: true, queuedMs: 0 })).data.metadata;
    expect(waited).toMatchObject({ concurrencyLimited: true, concurrencyQueueDurationMs: 0 });
    expect((await assemble(conversion, [], facts)).data.metadata).not.toHaveProperty('concurrencyQueueDurationMs');
  });

  it('puts notices into one warning, with their place', async () => {
    const notices: Conversion['notices'] = [
      { code: 'ocr-not-available', message: 'The page is a scan', where: { page: 2 } },
      { code: 'part-unreadable', message: 'It cannot be read.', where: { part: 'word/header1.xml' } },
    ];
    expect((await assemble({ ...conversion, notices }, [], facts)).data.warning).toBe(
      'Page 2: The page is a scan. word/header1.xml: It cannot be read.',
    );
    expect((await assemble(conversion, [], facts)).data).not.toHaveProperty('warning');
  });

  it('does not drown the caller in notices', async () => {
    const notices = Array.from({ length: 500 }, (_, index): Conversion['notices'][number] => ({
      code: 'pages-skipped',
      message: 'It was skipped.',
      where: { page: index + 1 },
    }));
    expect((await assemble({ ...conversion, notices }, [], facts)).data.warning).toMatch(
      /Page 10: It was skipped\. And 490 more\.$/,
    );
  });
});
