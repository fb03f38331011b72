import { describe, expect, it } from 'vitest';
import { dumpDocument } from '../../../../document/dump.js';
import { bold, italic, subscript, superscript, type Run } from '../layout/line.js';
import { toInlines } from './inlines.js';

function dump(...runs: [text: string, style: number][]): string {
  const children = toInlines(
    runs.map(([text, style]): Run => ({ text, style, href: undefined, note: undefined })),
    0,
  );
  return dumpDocument({ blocks: [{ type: 'paragraph', children }] })
    .replace('paragraph ', '')
    .trimEnd();
}

describe('What is raised or lowered', () => {
  it('is slanted or bold only as the words on both sides of it are', () => {
    expect(dump(['k', italic], ['x', italic | subscript], [' is small', 0])).toBe('"k" subscript("x") " is small"');
    expect(dump(['The title', 0], ['*', italic | superscript])).toBe('"The title" superscript("*")');
    expect(dump(['CO', bold], ['2', bold | subscript], [' taxes', bold])).toBe(
      'strong("CO") strong(subscript("2")) strong(" taxes")',
    );
  });

  it('is a degree where it is a ring, and a prime stands high by itself', () => {
    expect(dump(['bake at 200', 0], ['\u25e6', italic | superscript], [' now', 0])).toBe('"bake at 200° now"');
    expect(dump(['f', 0], ['\u2032\u2032', italic | superscript], ['(x)', 0])).toBe('"f′′(x)"');
  });
});
