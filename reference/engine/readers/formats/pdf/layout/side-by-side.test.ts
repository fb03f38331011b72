/** Blocks that stand side by side on one level and are no table. */
import { describe, expect, it } from 'vitest';
import { row } from '../testing/drawn.js';
import { line, lines } from '../testing/made-pdf.js';
import { outline, outlineOf } from '../testing/read-made.js';

const home = ['Ms Maria Jensen', '9 Quay Street', 'Eastbury EB3 1AB'];
const office = ['Harbour Insurance', 'Claims department', '1 Pier Road', 'Eastbury EB1 1AA'];
const prose = Array<string>(3).fill(
  'We have looked at your claim of March and would like to see the bill of the plumber first.',
);

/** Labels at the left and values that end at the right of a list, below its title. */
const list = (title: string, entries: readonly (readonly [string, string])[], x: number): string =>
  [
    line(title, x, 700, 11, 'F2'),
    ...entries.map(([label, value], index) =>
      [line(label, x, 684 - 14 * index), line(value, x + 200 - 5.5 * value.length, 684 - 14 * index)].join('\n'),
    ),
  ].join('\n');

describe('blocks side by side', () => {
  it('are read one after the other where they are addresses, line by line', async () => {
    const text = await outline(lines(home, 72, 780), lines(office, 420, 780), lines(prose, 72, 640));
    const broken = (block: readonly string[]): string => `paragraph "${block.join('" break "')}"\n`;
    expect(text.startsWith(broken(home) + broken(office))).toBe(true);
  });

  it('are read one after the other where they are names below the lines for signatures', async () => {
    const text = await outline(
      lines(prose, 72, 780),
      lines(['Dr. Peter Olsen', 'Course director'], 110, 640),
      lines(['Helen Marsh', 'Head of the academy'], 380, 640),
    );
    expect(text).toMatch(/Olsen" break "Course director"\nparagraph "Helen Marsh" break "Head/);
  });

  it('are read row by row where each name to sign has the same blank behind it', async () => {
    const rows = ['Employee', 'Supervisor'].map((name, index) =>
      [line(`${name}: ________`, 72, 640 - 20 * index), line('Date: ____', 300, 640 - 20 * index)].join('\n'),
    );
    expect(await outline(lines(prose, 72, 780), ...rows)).toContain(
      'paragraph "Employee: ________ Date: ____"\nparagraph "Supervisor: ________ Date: ____"',
    );
  });

  it('stay a table of labels and values', async () => {
    const text = await outline(lines(['Name:', 'Street:', 'Town:'], 72, 780), lines(home, 420, 780));
    expect(text).toMatch(/Name:[^]*Maria[^]*Street:[^]*Quay/);
  });

  it('are two lists where each has a title of its own', async () => {
    const text = await outline(
      list(
        'Earnings',
        [
          ['Salary', '2,850.00'],
          ['Overtime', '160.55'],
          ['Travel', '75.00'],
        ],
        72,
      ),
      list(
        'Deductions',
        [
          ['Income tax', '407.60'],
          ['Insurance', '163.06'],
          ['Pension', '142.50'],
          ['Loan', '61.00'],
        ],
        320,
      ),
      line('Net pay', 72, 600),
      line('2,311.39', 476, 600),
    );
    expect(text).toMatch(/Earnings[^]*Salary[^]*Travel[^]*Deductions[^]*Income tax[^]*Loan[^]*Net pay[^]*2,311.39/);
    expect(text.match(/^table/gm)).toHaveLength(2);
  });
});

describe('prices at the right edge', () => {
  it('stay with what they are asked for, whatever titles stand in the middle', async () => {
    const dish = (name: string, price: string, y: number): string =>
      [
        line(name, 72, y, 11, 'F2'),
        line('with bread and butter', 72, y - 14, 9),
        line(price, 480 - 5 * price.length, y),
      ].join('\n');
    const text = await outline(
      line('Starters', 240, 760, 17, 'F2'),
      dish('Soup', '5.50', 730),
      dish('Trout', '9.80', 695),
      line('Main courses', 225, 650, 17, 'F2'),
      dish('Risotto', '14.20', 620),
      dish('Char', '21.00', 585),
      dish('Stew', '18.40', 550),
    );
    expect(text).toMatch(/Soup[^]*5\.50[^]*Trout[^]*9\.80[^]*Main courses[^]*Risotto[^]*14\.20[^]*Char[^]*21\.00/);
  });
});

describe('an address', () => {
  it('is no running text, though a line of it begins with a small letter', async () => {
    const text = await outline(
      line('Brown Gardens', 72, 780, 18, 'F2'),
      lines(['Linden Way 14', '79104 Freetown', 'Phone 0761 55 21 09'], 420, 790),
      lines(['Lake View Property Managers', 'c/o Mrs Oztaker', '3 Shore Street', '88045 Fredhaven'], 72, 700),
      lines(['Bill no. 2026-0417', 'Date 12 November', 'Client 10338'], 420, 700),
      line('Dear Mrs Oztaker,', 72, 600),
    );
    expect(text).toMatch(/Brown Gardens[^]*Phone 0761[^]*88045 Fredhaven[^]*Client 10338[^]*Dear/);
  });
});

describe('cards side by side', () => {
  const card = (texts: readonly string[], x: number, y: number): string =>
    [line(texts[0]!, x, y, 11, 'F2'), lines(texts.slice(1), x, y - 15, 12, 10)].join('\n');

  it('are read one after the other, row by row', async () => {
    const free = card(['Free', '1 user', 'The fire brigade was called out more', 'than ninety times.'], 72, 700);
    const team = card(
      ['Team', '20 users', 'Companies expect claims well', 'above those of other years.', 'Really.'],
      320,
      700,
    );
    const firm = card(['Firm', 'no limit', 'The mayor said that the money', 'would come.'], 72, 600);
    const school = card(['School', 'classes', 'Parents say that the journey', 'takes too long.'], 320, 600);
    const text = await outline(free, team, firm, school);
    const at = ['Free', '1 user', 'ninety', 'Team', 'Really', 'Firm', 'would come', 'School', 'too long'].map((word) =>
      text.indexOf(word),
    );
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  it('are lists of dishes and prices, too, with smaller words below a name', async () => {
    const dish = (name: string, price: string, x: number, y: number): string =>
      `${line(name, x, y, 11)}\n${line(price, x + 190, y, 11)}\n`;
    const small = (text: string, x: number, y: number): string => `${line(text, x, y, 9, 'F2')}\n`;
    const text = await outline(
      line('Starters', 72, 720, 14, 'F2'),
      line('Desserts', 320, 720, 14, 'F2'),
      dish('Soup', '6.50', 72, 700) + dish('Strudel', '7.40', 320, 700),
      small('with cream', 72, 690) + small('with sauce', 320, 690),
      dish('Trout', '9.80', 72, 675) + dish('Mousse', '6.90', 320, 675),
      small('with bread', 72, 665) + dish('Cake', '5.10', 320, 658),
      dish('Salad', '5.20', 72, 650) + small('of plums', 320, 648),
      dish('Broth', '4.90', 72, 634) + dish('Ice', '3.00', 320, 630),
    );
    expect(text.indexOf('Broth')).toBeLessThan(text.indexOf('Desserts'));
  });
});

describe('values at the right edge of a page', () => {
  it('stay with their labels, beside an address', async () => {
    const right = (text: string, y: number): string => line(text, 520 - 6 * text.length, y, 10, 'F3');
    const text = await outlineOf(
      [
        {
          operators: [
            lines(['Olga Peric', 'Kastanienallee 7', '38102 Braunschweig'], 72, 700, 12, 10),
            lines(['Account', 'IBAN', 'Credit line'], 290, 700, 12, 10),
            right('1 004 771 203', 700),
            right('DE00 2505 0000 1004 7712 03', 688),
            right('2,000.00', 676),
          ].join('\n'),
          fonts: '/F3 100 0 R',
        },
      ],
      { objects: { 100: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>' } },
    );
    expect(text).toMatch(/"Account"[^a-z]*cell "1 004 771 203"/);
    expect(text.indexOf('Braunschweig')).toBeLessThan(text.indexOf('Account'));
  });
});

describe('a table below a title and two columns', () => {
  it('is not cut by the gutter between the columns, close as the title may stand', async () => {
    const places = [200, 270, 340, 410];
    const rows = [
      ['North', '31.2', '35.8', '42.0'],
      ['South', '27.5', '28.1', '27.9'],
      ['West', '24.0', '23.3', '21.4'],
    ];
    const left = [
      'Sales rose in every region but one',
      'of them, which lost a customer and',
      'closed two branches in the spring,',
      'so that its share fell again there.',
    ];
    const right = [
      'The north is the largest region by',
      'now, and its share has grown within',
      'a year, mostly at the cost of those',
      'that stand further down in this list.',
    ];
    const text = await outline(
      lines(left, 72, 700, 12, 10),
      lines(right, 325, 694, 12, 10),
      line('Figures', 72, 636, 14, 'F2'),
      row(['Region', '2023', '2024', '2025'], 612, places, 'F2'),
      ...rows.map((cells, index) => row(cells, 594 - index * 18, places)),
    );
    expect(text).toContain('cell "North"\n    cell "31.2"\n    cell "35.8"\n    cell "42.0"');
  });
});
