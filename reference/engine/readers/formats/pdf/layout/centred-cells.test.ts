/** Rows whose cells stand in the middle of their height. */
import { describe, expect, it } from 'vitest';
import { line } from '../testing/made-pdf.js';
import { tablesOf } from '../testing/read-made.js';

/** A row of cells, each with lines around the middle of the row. */
const row = (cells: readonly (readonly string[])[], middle: number): string =>
  cells
    .flatMap((texts, column) =>
      texts.map((text, index) =>
        line(text, [51, 135, 332, 421][column]!, middle + 6 * (texts.length - 1) - 12 * index),
      ),
    )
    .join('\n');

describe('a table whose cells stand in the middle of their height', () => {
  it('has a row for each of them, however many lines they have', async () => {
    const rows = [
      row([['Time'], ['Session'], ['Room'], ['Speaker']], 704),
      row([['08:30'], ['Registration and coffee in the', 'foyer of the building'], ['Foyer'], ['Office']], 672),
      row([['09:15'], ['Opening address'], ['Hall A'], ['Prof. Lund,', 'of Bergen']], 636),
      row(
        [
          ['10:00'],
          ['Writing for people who', 'do not read, in plain', 'language'],
          ['Room 4', '(upstairs)'],
          ['Mr Oyelaran'],
        ],
        594,
      ),
      row([['11:30'], ['Break'], [], []], 556),
    ];
    expect(await tablesOf(rows.join('\n'))).toEqual([
      [
        'Time | Session | Room | Speaker',
        '08:30 | Registration and coffee in the foyer of the building | Foyer | Office',
        '09:15 | Opening address | Hall A | Prof. Lund, of Bergen',
        '10:00 | Writing for people who do not read, in plain language | Room 4 (upstairs) | Mr Oyelaran',
        '11:30 | Break |  | ',
      ],
    ]);
  });
});
