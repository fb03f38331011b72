import { describe, expect, it } from 'vitest';
import { line, lines } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

const box = (x: number, y: number, size = 20): string => `${x} ${y} ${size} ${size} re S`;
const texts = [
  ['Fill the tank with cold water up to the mark at its side, and close the lid so that it', 'cannot come off.'],
  ['Plug in the machine, switch it on and wait until the light stays green, which takes', 'about two minutes.'],
  ['Put a cup below the spout.'],
];

/** Steps below one another, the numbers in boxes at the middle of the height of their texts. */
const steps = (numbers: readonly string[]): string[] =>
  texts.flatMap((text, index) => {
    const y = 700 - 50 * index;
    const middle = y + 4 - 7 * (text.length - 1);
    return [box(72, middle - 10), line(numbers[index]!, 79, middle - 4), lines(text, 104, y)];
  });

describe('numbers in drawn boxes beside texts', () => {
  it('are those of the items of a list, though they stand beside the middle of them', async () => {
    const items = texts.map((text) => `  item\n    paragraph "${text.join(' ')}"\n`).join('');
    expect(await outline(...steps(['1', '2', '3']))).toBe(`ordered list\n${items}`);
  });

  it('stay where they are when they do not count from one', async () => {
    expect(await outline(...steps(['7', '2', '5']))).not.toContain('item');
  });
});
