import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makableExtensions, makeDocument } from '../documents/make.js';
import { contentFor, tablesFor } from './content.js';

const settings = { numRuns: 40, seed: 5 };

describe('generated contents', () => {
  it.each(makableExtensions)('of .%s name each text once and can be made', (extension) => {
    fc.assert(
      fc.property(contentFor(extension), (content) => {
        const { bytes, truth } = makeDocument(extension, content);
        expect(bytes.length).toBeGreaterThan(0);
        expect(truth.texts.length).toBeGreaterThan(0);
        expect(new Set(truth.texts).size).toBe(truth.texts.length);
      }),
      settings,
    );
  });

  it.each(makableExtensions)('of .%s with tables have one, with a full header row', (extension) => {
    fc.assert(
      fc.property(tablesFor(extension), (content) => {
        const { truth } = makeDocument(extension, content);
        for (const { cells } of truth.tables ?? []) expect(cells[0]).not.toContain('');
        expect(truth.tables).not.toHaveLength(0);
      }),
      settings,
    );
  });

  it('never put two tables or two lists side by side', () => {
    fc.assert(
      fc.property(contentFor('rtf'), ({ parts }) => {
        for (const [index, part] of parts.entries()) {
          if (part.kind === 'table' || part.kind === 'list') expect(parts[index + 1]?.kind).toBe('paragraph');
        }
      }),
      settings,
    );
  });

  it('use only letters of WinAnsi in a PDF', () => {
    fc.assert(
      fc.property(contentFor('pdf'), (content) => {
        expect(JSON.stringify(content)).toMatch(/^[\x20-\xff]*$/);
      }),
      settings,
    );
  });

  it('shrink to few parts', () => {
    const details = fc.check(
      fc.property(contentFor('docx'), ({ parts }) => !parts.some((part) => part.kind === 'table')),
      { ...settings, numRuns: 200 },
    );
    expect(details.failed).toBe(true);
    expect(details.counterexample![0].parts.map((part) => part.kind)).toEqual([
      'heading',
      'paragraph',
      'table',
      'paragraph',
    ]);
  });
});
