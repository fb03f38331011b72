/** Lines typed as underscores. */
import { describe, expect, it } from 'vitest';
import { line, lines } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

const text = lines(
  [
    'I agree that the rules of the house apply to me and to all',
    'who live with me in the flat, and that I have read them.',
  ],
  72,
  700,
);

describe('a line of nothing but underscores', () => {
  it('is a blank to sign on where it is shorter than the text', async () => {
    const signed = [line('______________________', 72, 640), line('Place and date', 72, 626, 9)];
    expect(await outline(text, ...signed)).toContain('paragraph "______________________"\nparagraph "Place and date"');
  });

  it('is no text where it reaches over the width of the text', async () => {
    const parted = [line('_'.repeat(48), 72, 640), line('The end of the lease is told three months before.', 72, 620)];
    expect(await outline(text, ...parted)).not.toContain('_');
  });
});
