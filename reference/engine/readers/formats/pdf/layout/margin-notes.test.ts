/** Notes at the right margin. */
import { expect, it } from 'vitest';
import { line, lines } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

it('The points of a question are read behind it, not inside its first sentence', async () => {
  const text = await outline(
    line('1.', 60, 700),
    lines(
      ['Name the two rivers that meet in the town and say which of them', 'is longer than the other.'],
      80,
      700,
      15,
    ),
    line('4 pts', 520, 700),
    line('2.', 60, 655),
    lines(['Describe how a delta forms, and why so many towns were built at', 'the mouths of rivers.'], 80, 655, 15),
    line('6 pts', 520, 655),
  );
  expect(text).toContain('say which of them is longer than the other. 4 pts');
  expect(text).toContain('towns were built at the mouths of rivers. 6 pts');
});

it('The last word of a justified line is no note', async () => {
  const first = (y: number): string =>
    [line('The figures of the second year tell something else than those of', 72, y), line('the', 425, y)].join('\n');
  const text = await outline(
    first(700),
    line('first, and there is no doubt that they are right about all of it in the end, say', 72, 685),
    first(655),
    line('third, and there is no doubt that they are right about all of it in the end, say', 72, 640),
  );
  expect(text).toMatch(/those of the first, [^]*those of the third, /);
});

it('The points of numbered questions make no table of them', async () => {
  const text = await outline(
    line('1. Name three of the rivers that flow into the North Sea.', 72, 700) + '\n' + line('(3)', 520, 700),
    line('2. Explain in a few words why deserts are cold at night.', 72, 680) + '\n' + line('(4)', 520, 680),
    line('3. Draw a map of the coast with all of its five islands.', 72, 660) + '\n' + line('(6)', 520, 660),
  );
  expect(text).not.toContain('table');
});
