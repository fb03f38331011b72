import { describe, expect, it } from 'vitest';
import { editKind, joinBlocks, pipeTable, splitBlocks, tableRows } from './markdown-blocks.js';

const sample =
  '# Top\n\nProse\nover two lines\n\n- one\n  - inner\n\n| a | b |\n| - | - |\n| 1 | x \\| y |\n\n```\n# code\n\nmore\n```\n\n<p>html</p>\n\n> said';

describe('blocks of Markdown', () => {
  it('are told by kind, code with its blank lines', () => {
    expect(splitBlocks(sample).map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'table',
      'code',
      'html',
      'quote',
    ]);
    expect(splitBlocks(sample)[4]!.text).toBe('```\n# code\n\nmore\n```');
  });

  it('give the same text when joined', () => {
    expect(joinBlocks(splitBlocks(sample))).toBe(sample);
  });

  it('are changed or dropped by kind', () => {
    expect(editKind('# a\n\nb', 'heading', () => undefined)).toBe('b');
    expect(editKind('# a\n\nb', 'heading', (text) => text.toUpperCase())).toBe('# A\n\nb');
  });
});

describe('pipe tables', () => {
  it('keep escaped pipes in their cells', () => {
    expect(tableRows(splitBlocks(sample)[3]!.text)).toEqual([
      ['a', 'b'],
      ['1', 'x \\| y'],
    ]);
  });

  it('are written with a delimiter line', () => {
    expect(
      pipeTable([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
  });
});
