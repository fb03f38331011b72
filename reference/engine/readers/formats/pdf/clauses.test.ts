/** Clauses of contracts and minutes: numbers and labels at the margin, the text of each beside them. */
import { describe, expect, it } from 'vitest';
import { line, lines } from './testing/made-pdf.js';
import { outline } from './testing/read-made.js';

const clause = (number: string, texts: readonly string[], y: number, x = 110): string =>
  `${line(number, 72, y)} ${lines(texts, x, y)}`;

describe('text beside the numbers of its clauses', () => {
  const contract = [
    clause(
      '1.1',
      ['The landlord lets the flat on the ground floor of the house to the tenant', 'from the first of May.'],
      700,
    ),
    clause(
      '1.2',
      ['The tenant pays the rent in advance, on the first day of every month, to', 'the account named below.'],
      664,
    ),
    clause(
      '2',
      ['Either of the two may end the contract with notice of three months, in writing', 'and with reasons.'],
      628,
    ),
    clause('2.1', ['The notice is sent to the address named above.'], 592),
  ];

  it('is no table, and a line below the text goes on with it', async () => {
    const text = await outline(...contract);
    expect(text).not.toContain('table');
    expect(text).toContain(
      '1.1 The landlord lets the flat on the ground floor of the house to the tenant from the first of May.',
    );
    expect(text).toContain(
      '1.2 The tenant pays the rent in advance, on the first day of every month, to the account named below.',
    );
  });

  it('is a table where the numbers do not follow one another', async () => {
    const rows = ['4.5', '1.2', '3.8', '2.2'].map((grade, row) =>
      clause(grade, [['Bern', 'Genf', 'Chur', 'Thun'][row]!], 700 - 16 * row),
    );
    expect(await outline(...rows)).toContain('table');
  });
});

describe('what somebody said, beside the name', () => {
  it('is one paragraph with the lines below it', async () => {
    const text = await outline(
      clause(
        'Baker:',
        ['Asks when the new shelter for bicycles is going to be ready, and who is to', 'look after it.'],
        700,
        140,
      ),
      clause('Rose:', ['Suggests to put up stands until then.'], 664, 140),
    );
    expect(text).toContain(
      'Baker: Asks when the new shelter for bicycles is going to be ready, and who is to look after it.',
    );
  });
});
