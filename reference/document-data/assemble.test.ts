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
  it('gives markdown and metadata always, other members only when asked for', () => {
    expect(Object.keys(assemble(conversion, { outputs: [] }, facts).data)).toEqual(['markdown', 'metadata']);
    expect(Object.keys(assemble(conversion, { outputs: ['links', 'rawHtml'] }, facts).data)).toEqual([
      'markdown',
      'rawHtml',
      'links',
      'metadata',
    ]);
  });

  it('keeps null apart from absent', () => {
    expect(assemble(conversion, { outputs: ['rawHtml'] }, facts).data.rawHtml).toBeNull();
  });

  it('tells the pages of a paginated document and charges for them', () => {
    const { data, credits } = assemble(conversion, { outputs: [] }, facts);
    expect(data.metadata).toMatchObject({ numPages: 3, totalPages: 9, creditsUsed: 3, contentType: 'application/pdf' });
    expect(credits).toBe(3);
  });

  it('leaves totalPages out when it is not known, and both for documents without pages', () => {
    expect(assemble({ ...conversion, pages: { parsed: 2 } }, { outputs: [] }, facts).data.metadata).not.toHaveProperty(
      'totalPages',
    );
    const { pages: _pages, ...unpaged } = conversion;
    const { data, credits } = assemble({ ...unpaged, format: 'docx' }, { outputs: [] }, facts);
    expect(data.metadata).not.toHaveProperty('numPages');
    expect(credits).toBe(1);
  });

  it('charges at least 1', () => {
    expect(assemble({ ...conversion, pages: { parsed: 0, total: 0 } }, { outputs: [] }, facts).credits).toBe(1);
  });

  it('does not let a document speak for the service', () => {
    const hostile = JSON.parse(
      '{"statusCode":"500","creditsUsed":"0","sourceURL":"x","url":"y","__proto__":["z"],"ogLocaleAlternate":"de","title":"Mine"}',
    ) as Record<string, string>;
    const { metadata } = assemble({ ...conversion, metadata: hostile }, { outputs: [] }, facts).data;
    expect(metadata).toMatchObject({ statusCode: 200, creditsUsed: 3, title: 'Mine', ogLocaleAlternate: ['de'] });
    expect(Object.keys(metadata)).not.toContain('sourceURL');
    expect(Object.keys(metadata)).not.toContain('url');
  });

  it('tells the wait only when there was one', () => {
    const waited = assemble(conversion, { outputs: [] }, { ...facts, concurrencyLimited: true, queuedMs: 0 }).data
      .metadata;
    expect(waited).toMatchObject({ concurrencyLimited: true, concurrencyQueueDurationMs: 0 });
    expect(assemble(conversion, { outputs: [] }, facts).data.metadata).not.toHaveProperty('concurrencyQueueDurationMs');
  });

  it('puts notices into one warning, with their place', () => {
    const notices: Conversion['notices'] = [
      { code: 'ocr-not-available', message: 'The page is a scan', where: { page: 2 } },
      { code: 'part-unreadable', message: 'It cannot be read.', where: { part: 'word/header1.xml' } },
    ];
    expect(assemble({ ...conversion, notices }, { outputs: [] }, facts).data.warning).toBe(
      'Page 2: The page is a scan. word/header1.xml: It cannot be read.',
    );
    expect(assemble(conversion, { outputs: [] }, facts).data).not.toHaveProperty('warning');
  });

  it('does not drown the caller in notices', () => {
    const notices = Array.from({ length: 500 }, (_, index): Conversion['notices'][number] => ({
      code: 'pages-skipped',
      message: 'It was skipped.',
      where: { page: index + 1 },
    }));
    expect(assemble({ ...conversion, notices }, { outputs: [] }, facts).data.warning).toMatch(
      /Page 10: It was skipped\. And 490 more\.$/,
    );
  });
});
