/** Lists whose marks are bare numbers. */
import { describe, expect, it } from 'vitest';
import { row } from '../testing/drawn.js';
import { line } from '../testing/made-pdf.js';
import { outline, tablesOf } from '../testing/read-made.js';

const places = [72, 90];
const steps = ['Open the lid of the case', 'Take out the old lamp', 'Put the new lamp in', 'Close the lid again'];

describe('texts that hang behind bare numbers', () => {
  it('are the items of a list, with the lists in them', async () => {
    const texts = [
      row(['1', steps[0]!], 700, places),
      row(['2', steps[1]!], 686, places),
      row(['a', 'Turn it to the left'], 672, [90, 108]),
      row(['b', 'Pull at its rim'], 658, [90, 108]),
      row(['3', 'Put the new lamp in, so that its two pins stand upright and the letters on its'], 644, places),
      line('rim can be read', 90, 630, 10),
    ];
    expect(await outline(...texts)).toBe(
      [
        'ordered list',
        '  item',
        '    paragraph "Open the lid of the case"',
        '  item',
        '    paragraph "Take out the old lamp"',
        '    list',
        '      item "a."',
        '        paragraph "Turn it to the left"',
        '      item "b."',
        '        paragraph "Pull at its rim"',
        '  item',
        '    paragraph "Put the new lamp in, so that its two pins stand upright and the letters on its rim can be read"',
        '',
      ].join('\n'),
    );
  });

  it('are rows of a table below the heads of its columns', async () => {
    const rows = steps.map((text, index) => row([`${index + 1}`, text], 686 - index * 14, [72, 100]));
    const [table] = await tablesOf([row(['No', 'Step'], 700, [72, 100], 'F2'), ...rows].join('\n'));
    expect(table).toContain('3 | Put the new lamp in');
  });

  it('are rows of a table beside further columns', async () => {
    const rows = steps.map((text, index) =>
      row([`${index + 1}`, text, `${index}.50`], 700 - index * 14, [72, 90, 300]),
    );
    expect(await tablesOf(rows.join('\n'))).toEqual([
      steps.map((text, index) => `${index + 1} | ${text} | ${index}.50`),
    ]);
  });

  it('are running text where they go on from line to line', async () => {
    const text = [
      'The river rose in the night and',
      'flooded the fields below the mill',
      'so that nobody crossed it on',
      'that day or the next',
    ];
    expect(
      await outline(...text.map((part, index) => row([`${index + 1}`, part], 700 - index * 14, places))),
    ).not.toContain('list');
  });
});
