/** Blanks that a form draws as lines. */
import { describe, expect, it } from 'vitest';
import { PageGraphics } from '../content/page-graphics.js';
import { PageWords } from '../content/page-words.js';
import { line } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';
import { addDrawnBlanks } from './drawn-blanks.js';

const rule = (x0: number, x1: number, y: number): string => `${x0} ${y} m ${x1} ${y} l S`;

describe('a line drawn behind a label', () => {
  it('is a blank to fill in, each line of the form by itself', async () => {
    const form = [
      line('Name:', 72, 700),
      rule(108, 250, 698),
      line('Town:', 255, 700),
      rule(290, 400, 698),
      line('Date:', 72, 680),
      rule(102, 130, 678),
      line('/', 132, 680),
      rule(138, 160, 678),
    ];
    expect(await outline(...form)).toBe('paragraph "Name: ____ Town: ____"\nparagraph "Date: ____ / ____"\n');
  });

  it('is a blank behind a colon too, where the lines of several labels begin at one place', async () => {
    const form = [
      line('Name:', 72, 700),
      rule(180, 400, 697),
      line('Class of the pupil:', 72, 676),
      rule(180, 400, 673),
    ];
    expect(await outline(...form)).toBe('paragraph "Name: ____"\nparagraph "Class of the pupil: ____"\n');
  });

  it('is none where words stand on it, and none below a heading', async () => {
    const underlined = [line('The word ', 72, 700), line('underlined', 118, 700), rule(118, 170, 698)];
    expect(await outline(...underlined, line('A line of text over a rule', 72, 650), rule(72, 500, 640))).not.toContain(
      '__',
    );
  });

  it('is a line to sign on above a caption, where several stand side by side with nothing on them', async () => {
    const rules = [rule(72, 250, 300), rule(300, 478, 300)];
    const captions = [line('Landlord', 75, 290, 9), line('Tenant, place and date', 300, 290, 9)];
    expect(await outline(line('Signed in two copies.', 72, 400), ...rules, ...captions)).toBe(
      'paragraph "Signed in two copies."\nparagraph "____" break "Landlord"\nparagraph "____" break "Tenant, place and date"\n',
    );
    const signed = [line('Ada Brown', 80, 303), line('Leo Green', 310, 303)];
    expect(await outline(line('Signed in two copies.', 72, 400), ...rules, ...captions, ...signed)).not.toContain('__');
  });

  it('is looked for once a word, however many lines the page has', () => {
    /** Looks at the places of 400 words that stand off a number of lines. */
    const looks = (rules: number): number => {
      const words = new PageWords();
      for (let word = 0; word < 400; word++)
        words.add('word', { x0: 300, x1: 320, y: 10 + word, size: 1, font: 0, spaced: true });
      const graphics = new PageGraphics();
      for (let index = 0; index < rules; index++) graphics.line(50, 500.6 + 6 * index, 250, 500.6 + 6 * index);
      let count = 0;
      words.x0 = new Proxy(words.x0, {
        get: (places, key) => {
          count++;
          return Reflect.get(places, key) as unknown;
        },
      });
      addDrawnBlanks(words, graphics);
      return count;
    };
    expect(looks(10)).toBe(400);
    expect(looks(150)).toBe(400);
  });
});

describe('the sides of boxes with round corners', () => {
  it('are no lines to sign on, level as they are and with a caption below each', async () => {
    const box = (x: number): string =>
      [
        `${x + 5} 700 m ${x + 145} 700 l S ${x + 5} 660 m ${x + 145} 660 l S`,
        `${x} 695 m ${x} 665 l S ${x + 150} 695 m ${x + 150} 665 l S`,
      ].join('\n');
    const text = await outline(box(72), box(240), line('Deposits', 80, 688), line('Closing balance', 248, 688));
    expect(text).not.toContain('__');
  });
});
