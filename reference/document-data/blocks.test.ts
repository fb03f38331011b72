/** The blocks of pages as they go out: shares of the page, and places in the Markdown. */
import { describe, expect, it } from 'vitest';
import type { BlockText } from '../engine/writers/pages.js';
import { blocksOf } from './blocks.js';

function wireOf(markdown: string, ...items: BlockText[]) {
  const page = { pageNumber: 3, width: 200, height: 400, unread: false, items };
  return blocksOf({ format: 'pdf', metadata: {}, notices: [], markdown, pageBlocks: [page] })![0]!;
}

const text = (markdown: string): BlockText => ({ kind: 'text', markdown });

describe('blocks of pages', () => {
  it('lie in shares of their page', () => {
    const { items } = wireOf('Words', { kind: 'text', markdown: 'Words', box: [20, 100, 100, 200] }, text('Words'));
    expect(items.map(({ bbox }) => bbox)).toEqual([[0.1, 0.25, 0.5, 0.5], null]);
  });

  it('are found in the Markdown as whole lines, one behind the other', () => {
    const markdown = 'A tide book\n\nA tide\n\n- one\n- two\n\nA tide';
    const { items } = wireOf(markdown, ...['A tide', '- one\n- two', 'A tide', 'A tide'].map(text));
    expect(items.map(({ markdownSpan }) => markdownSpan)).toEqual([[13, 19], [21, 32], [34, 40], null]);
    for (const { content, markdownSpan } of items)
      if (markdownSpan) expect(markdown.slice(...markdownSpan)).toBe(content);
  });

  it('that are pictures alone stand nowhere in it', () => {
    const { items } = wireOf('Words', { kind: 'figure', markdown: '' });
    expect(items).toMatchObject([{ type: 'figure', content: '', markdownSpan: null }]);
  });

  it('say where their text comes from', () => {
    const { items } = wireOf('', { kind: 'text', markdown: 'a', recognized: 87.4 }, text('b'));
    expect(items).toMatchObject([
      { source: 'ocr', confidence: { layout: null, ocr: 0.87 }, id: 'p3-b1', readingOrder: 0 },
      { source: 'text', confidence: { layout: null, ocr: null }, id: 'p3-b2', readingOrder: 1 },
    ]);
  });

  it('are none where the file has no pages', () => {
    expect(blocksOf({ format: 'docx', metadata: {}, notices: [] })).toBeUndefined();
  });
});
