/** Words broken at the end of a line: at a hyphen of their own, or at one that only marks the break. */
import { describe, expect, it } from 'vitest';
import { lines } from './testing/made-pdf.js';
import { textOfPages } from './testing/read-made.js';

const textOf = (...texts: string[]): Promise<string> => textOfPages([{ operators: lines(texts, 72, 700) }]);

describe('A word broken at a hyphen', () => {
  it('keeps it where the document has the word with a hyphen inside of a line', async () => {
    expect(
      await textOf(
        'Of the long-term aims of the harbour some are kept, and the long-',
        'term plan of the town names two of them again.',
      ),
    ).toBe(
      'Of the long-term aims of the harbour some are kept, and the long-term plan of the town names two of them again.',
    );
  });

  it('loses it where no line has it, or where more lines have the word whole', async () => {
    expect(
      await textOf(
        'The harbour keeps a record of every tide, and the harbour-',
        'master reads it aloud on each day of the year.',
      ),
    ).toContain('harbourmaster reads');
    expect(
      await textOf(
        'The on-line book is online now; whoever looks for it finds it on-',
        'line and needs no card, since all that is online is free for the',
        'town, and online since the autumn of last year.',
      ),
    ).toContain('finds it online and');
  });

  it('keeps it beside another where both sides are words of the document', async () => {
    const text = await textOf(
      'In the state of the art the works of the town are kept. A state-of-',
      'the-art hall would cost more than the town has in the year.',
    );
    expect(text).toContain('A state-of-the-art hall');
  });

  it('loses it beside another where a syllable follows', async () => {
    const text = await textOf(
      'The town is slow and careful in all of its decision-mak-',
      'ing and glad of it on most days of the year.',
    );
    expect(text).toContain('decision-making and');
  });
});
