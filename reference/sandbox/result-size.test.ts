import { describe, expect, it } from 'vitest';
import { budgets } from '../base/budgets.js';
import { requireBoundedResult } from './result-size.js';

const base = budgets.conversionBase.bound;

describe('the size of what a document becomes', () => {
  it('is bounded for all its texts together', () => {
    const half = 'x'.repeat(base / 2);
    requireBoundedResult({ markdown: half, metadata: { title: 'a' }, links: ['b'] }, 1000);
    expect(() => requireBoundedResult({ markdown: half, html: half, links: ['b'.repeat(5000)] }, 1000)).toThrow(
      /expands/,
    );
  });

  it('grows with the document', () => {
    const formats = { markdown: 'x'.repeat(base), html: 'x'.repeat(base), rawHtml: 'x'.repeat(base) };
    expect(() => requireBoundedResult(formats, 1000)).toThrow(/expands/);
    requireBoundedResult(formats, base);
  });
});
