/** Titles in shaded bars. */
import { describe, expect, it } from 'vitest';
import { line, lines } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

describe('a title in a bar across two columns', () => {
  it('stands between what is above it and what is below it', async () => {
    const address = ['Margaret Oliphant', 'Born in May 1954', '14 Castle Street', 'Durham'];
    const reason = [
      'She has had no complaints until',
      'the first week of March, when she',
      'fell on the stairs and was found',
      'by her daughter an hour later.',
    ];
    const text = await outline(
      '.8 g 60 596 480 18 re f 0 g',
      lines(address, 72, 690, 15),
      lines(['Ramipril, once', 'Atorvastatin'], 72, 630, 12),
      lines(['Elvet Surgery', 'Dr. T. Nair'], 320, 690, 15),
      lines(reason, 320, 662, 12),
      line('HISTORY', 72, 601, 11, 'F2'),
      lines(['The patient had no complaints until the first week of March of this year, when she fell.'], 72, 575),
    );
    expect(text.indexOf('HISTORY')).toBeGreaterThan(text.indexOf('an hour later'));
  });
});
