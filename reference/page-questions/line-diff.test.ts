import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../testing/counted-work.js';
import { gitDiff } from './line-diff.js';

/** Puts a diff back onto the text it was made from. */
function applied(before: string, diff: string): string {
  const source = before.split('\n');
  const result: string[] = [];
  let position = 0;
  for (const line of diff.split('\n').slice(2)) {
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+/.exec(line);
    if (hunk) {
      const start = Number(hunk[1]) - (hunk[2] === '0' ? 0 : 1);
      result.push(...source.slice(position, start));
      position = start;
    } else if (line.startsWith('+')) {
      result.push(line.slice(1));
    } else {
      expect(source[position]).toBe(line.slice(1));
      if (line.startsWith(' ')) result.push(line.slice(1));
      position++;
    }
  }
  return [...result, ...source.slice(position)].join('\n');
}

describe('diff in the style of git', () => {
  it('is empty for equal texts', () => {
    expect(gitDiff('a\nb', 'a\nb', 'page.md')).toBe('');
  });

  it('shows a changed line with three lines around it', () => {
    const before = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].join('\n');
    expect(gitDiff(before, before.replace('5', 'five'), 'page.md')).toBe(
      ['--- a/page.md', '+++ b/page.md', '@@ -2,7 +2,7 @@', ' 2', ' 3', ' 4', '-5', '+five', ' 6', ' 7', ' 8'].join(
        '\n',
      ),
    );
  });

  it('writes hunks far from each other apart', () => {
    const before = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const diff = gitDiff(before, before.replace('line 2\n', '').replace('line 30', 'line thirty'), 'page.md');
    expect(diff.match(/^@@/gm)).toHaveLength(2);
  });

  it('leads from the one text to the other, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(text, text, (left, right) => {
        const [before, after] = [left.join('\n'), right.join('\n')];
        fc.pre(before !== after);
        expect(applied(before, gitDiff(before, after, 'x'))).toBe(after);
      }),
      { numRuns: 500 },
    );
  });

  it('has as few changed lines as can be', () => {
    const diff = gitDiff('a\nb\nc\na\nb\nb\na', 'c\nb\na\nb\na\nc', 'x');
    expect(diff.split('\n').filter((line) => /^[-+](?![-+]{2})/.test(line))).toHaveLength(5);
  });

  it('takes texts with nothing in common in bounded time', () => {
    const compare = (size: number): void => {
      const many = (word: string): string => Array.from({ length: size }, (_, line) => `${word} ${line}`).join('\n');
      expect(applied(many('a'), gitDiff(many('a'), many('b'), 'x'))).toBe(many('b'));
    };
    expect(growthOf(compare, 3000)).toBeLessThan(5);
  });

  it('shows any number of changed lines', () => {
    const lines = (word: string): string =>
      Array.from({ length: 300_000 }, (_, index) => `${word} ${index}`).join('\n');
    expect(gitDiff(lines('old'), lines('new'), 'page.md').split('\n')).toHaveLength(600_003);
  });

  it('gives up a search that takes too many steps, and shows one replacement', () => {
    // Few lines differ, but the search goes along all the others more than once.
    const same = 'x\n'.repeat(800_000);
    const diff = gitDiff(`${same}end`, `${'y\n'.repeat(1900)}${same}other end`, 'page.md').split('\n');
    expect(diff.filter((line) => line === '-x')).toHaveLength(800_000);
  });
});
