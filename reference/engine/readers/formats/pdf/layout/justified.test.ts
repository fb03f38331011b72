/** Narrow columns whose lines are stretched to their full width. */
import { describe, expect, it } from 'vitest';
import { line } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

/** All of these letters are .556 em wide in Helvetica. */
const width = (word: string, size: number): number => word.length * 0.556 * size;

/** A line whose words fill 90 points. */
function justified(text: string, x: number, y: number, size = 8): string {
  const words = text.split(' ');
  const free = 90 - words.reduce((sum, word) => sum + width(word, size), 0);
  let at = x;
  return words
    .map((word) => {
      const shown = line(word, at, y, size);
      at += width(word, size) + free / (words.length - 1);
      return shown;
    })
    .join('\n');
}

const column = (texts: readonly string[], x: number, y: number): string =>
  texts.map((text, index) => justified(text, x, y - index * 10)).join('\n');

const full = ['a bad bone had been an', 'a head and a bead done', 'an abode hung on a dune', 'end a good queen abed'];

describe('narrow justified columns', () => {
  it('are read one after the other, however wide their spaces are and whatever baselines they have', async () => {
    const loose = ['unhanged headband', 'a band had a page', 'bad abandoned ode'];
    const texts = full.flatMap((text, index) => [text, loose[index] ?? []].flat()).concat(full);
    const first = column(texts, 72, 700);
    const second = column(texts, 172, 696);
    const third = column(texts, 272, 700);
    const paragraph = texts.join(' ');
    expect(await outline(first, second, third)).toBe(`paragraph "${paragraph} ${paragraph} ${paragraph}"\n`);
  });

  it('do not swallow the rows of a table below them that reach as far', async () => {
    const rows = ['doge 100 200 300', 'bone 400 500 600', 'dune 700 800 900'];
    const table = rows.map((text, index) => justified(text, 72, 640 - index * 10)).join('\n');
    expect(await outline(column([...full, ...full.slice(0, 2)], 72, 700), table)).toContain('table');
  });
});
