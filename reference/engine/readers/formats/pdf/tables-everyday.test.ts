/** Tables of invoices, statements, price lists and forms: rows and columns that few rules part, or none. */
import { describe, expect, it } from 'vitest';
import { across, down, row, rule } from './testing/drawn.js';
import { line, lines } from './testing/made-pdf.js';
import { outlineOf, tablesOf } from './testing/read-made.js';

describe('rows that few rules part', () => {
  it('are one for each figure, where only upright rules go down beside sparse columns', async () => {
    const grid = [across(720, 700, 620), down(720, 620, 72, 192, 312, 432)];
    const wages = [
      ['Wage', 'Earned', 'Kept'],
      ['Basic wage', '2,153.71', ''],
      ['Bonus', '86.15', ''],
      ['Health insurance', '', '154.55'],
      ['Pension', '', '70.56'],
    ];
    const texts = wages.map((cells, index) => row(cells, 706 - index * (index === 0 ? 0 : 15) - (index === 0 ? 0 : 5)));
    expect(await tablesOf([...grid, ...texts].join('\n'))).toEqual([wages.map((cells) => cells.join(' | '))]);
  });

  it('are one for each label with figures, where rules part groups of rows', async () => {
    const groups = [
      ['Region', '2023', '2024'],
      ['North', '412', '438'],
      ['South', '388', '371'],
      ['Lakes', '96', '99'],
      ['Hills', '120', '131'],
      ['All', '1,016', '1,039'],
    ];
    const texts = groups.map((cells, index) => row(cells, 706 - index * 15));
    expect(await tablesOf([across(720, 701, 671, 641, 626), ...texts].join('\n'))).toEqual([
      groups.map((cells) => cells.join(' | ')),
    ]);
  });
});

describe('an invoice without rules', () => {
  it('has a table whose wrapped words stand beside the middle of their figures, and a letterhead of its own', async () => {
    const own = lines(['Northwind Carpentry', '8 Quay Street', 'Whitby YO21 1DH'], 72, 760, 12, 10);
    const number = lines(['Invoice 17', '14 March 2025', 'Due 13 April'], 446, 754, 12, 10);
    const places = [72, 430, 480];
    const table = [
      row(['Description', 'Hours', 'Amount'], 700, places, 'F2'),
      row(['Repair of the stairs, replacing four treads and the handrail on the landing,', '', ''], 680, places),
      row(['', '14', '532.00'], 674.5, places),
      row(['including disposal of the old timber', '', ''], 669, places),
      row(['Oak, planed', '3', '118.40'], 650, places),
      row(['Travel', '2', '40.00'], 631, places),
    ];
    expect(await tablesOf([own, number, ...table].join('\n'))).toEqual([
      [
        'Description | Hours | Amount',
        'Repair of the stairs, replacing four treads and the handrail on the landing, including disposal of the old timber | 14 | 532.00',
        'Oak, planed | 3 | 118.40',
        'Travel | 2 | 40.00',
      ],
    ]);
  });
});

describe('heads over a single rule', () => {
  const risks = [
    ['ID', 'Risk', 'Answer', 'Owner'],
    ['R1', 'Supplier of the pump', 'Order a last batch in', 'Purchase'],
    ['', 'stops before parts are', 'spring and look for a', ''],
    ['', 'delivered', 'second supplier', ''],
    ['R2', 'Delay of the permit', 'Start the application', 'Lead'],
    ['', '', 'early in the year', ''],
    ['R3', 'Ground water higher', 'Additional borehole', 'Site'],
    ['', 'than was assumed', 'and pumps on site', 'manager'],
  ];
  const places = [77, 110, 240, 370];
  const pitches = [0, 25, 12, 12, 20, 12, 20, 12];
  const rows = risks.map((texts, index) =>
    row(texts, 706 - pitches.slice(0, index + 1).reduce((sum, pitch) => sum + pitch), places, index ? 'F1' : 'F2'),
  );

  it('have the rows below them as far as these keep to the columns', async () => {
    const after = lines(
      ['All risks are looked at again by the board in each of the four quarters of a year.'],
      72,
      580,
    );
    const page = [across(698), ...rows, after].join('\n');
    expect(await tablesOf(page)).toEqual([
      [
        'ID | Risk | Answer | Owner',
        'R1 | Supplier of the pump stops before parts are delivered | Order a last batch in spring and look for a second supplier | Purchase',
        'R2 | Delay of the permit | Start the application early in the year | Lead',
        'R3 | Ground water higher than was assumed | Additional borehole and pumps on site | Site manager',
      ],
    ]);
    expect(await outlineOf([{ operators: page }])).toMatch(/All risks are looked at again/);
  });

  it('have sums below them whose labels reach over several columns', async () => {
    const items = [
      row(['Work', 'Amount', 'Price', 'Sum'], 706, [77, 240, 300, 380], 'F2'),
      row(['Plan the workshop with', '1.00', '250.00', '250.00'], 686, [77, 240, 300, 380]),
      line('your team and ours', 77, 674, 10),
      row(['Hold it', '2.00', '100.00', '200.00'], 654, [77, 240, 300, 380]),
      row(['Total of sales tax', '9.25%', '41.63'], 634, [180, 275, 385]),
      row(['Total', '491.63'], 614, [300, 380]),
    ];
    const [table] = await tablesOf([across(698), ...items].join('\n'));
    expect(table!.slice(-2).map((texts) => texts.split(' | ').pop())).toEqual(['41.63', '491.63']);
  });

  it('may be shaded instead', async () => {
    const box = '.8 g 72 696 360 22 re f 0 g';
    expect((await tablesOf([box, ...rows].join('\n')))[0]).toHaveLength(4);
  });
});

describe('heads at the other side of their columns than figures', () => {
  it('head the figures of their own column, and end above the heads of another table', async () => {
    const right = (text: string, x: number): number => x - 5.56 * text.length;
    const figures = (texts: readonly string[], y: number): string =>
      row(
        texts,
        y,
        texts.map((text, index) => (index === 0 ? 77 : right(text, 70 + index * 120))),
      );
    const box = (y: number): string => `.8 g 72 ${y} 400 20 re f 0 g`;
    const page = [
      box(700),
      row(['Entry', 'Charge', 'Payment', 'Balance'], 706, [77, 130, 250, 370], 'F2'),
      figures(['Corn', '4120', '', '6430'], 686),
      figures(['Check', '', '2310', '4120'], 666),
      figures(['Seeds', '1875', '', '5995'], 646),
      figures(['Check', '', '150', '5845'], 626),
      box(600),
      row(['Now', 'Later', 'Late', 'Sum'], 606, [77, 130, 250, 370], 'F2'),
      figures(['1725', '100', '120', '1945'], 586),
    ];
    expect((await tablesOf(page.join('\n')))[0]).toEqual([
      'Entry | Charge | Payment | Balance',
      'Corn | 4120 |  | 6430',
      'Check |  | 2310 | 4120',
      'Seeds | 1875 |  | 5995',
      'Check |  | 150 | 5845',
    ]);
  });
});

describe('heads above the first of many rules', () => {
  it('belong to the table, also where a title of a group stands between', async () => {
    const checks = [
      ['Item', 'Checked today', 'N/A'],
      ['Outside', '', ''],
      ['Lights', 'yes', 'no'],
      ['Tyres', 'no', 'no'],
      ['Inside', '', ''],
      ['Belts', 'yes', 'no'],
    ];
    const middle = (text: string, column: number): number =>
      column === 0 ? 77 : 120 + column * 120 - 2.4 * text.length;
    const rows = checks.map((texts, index) =>
      row(texts, 706 - index * 20, texts.map(middle), [0, 1, 4].includes(index) ? 'F2' : 'F1'),
    );
    expect(await tablesOf([across(699, 679, 659, 639, 619, 599), ...rows].join('\n'))).toEqual([
      checks.map((texts) => texts.join(' | ')),
    ]);
  });

  it('belong to it without any rule where they stand in the middle of their columns', async () => {
    const plans = [
      ['', 'Basic plan', 'Large plan'],
      ['', '0 EUR / month', '20 EUR / month'],
      ['Users', '1', '20'],
      ['Storage', '5 GB', '200 GB'],
      ['Shared folders', 'no', 'yes'],
    ];
    const middle = (text: string, x: number): number => x - 2.4 * text.length;
    const rows = plans.map((texts, index) =>
      row(
        texts,
        706 - index * 26 + (index === 1 ? 12 : 0),
        texts.map((text, column) => (column === 0 ? 77 : middle(text, 100 + column * 130))),
        index < 2 ? 'F2' : 'F1',
      ),
    );
    const [table, ...others] = await tablesOf(rows.join('\n'));
    expect(others).toEqual([]);
    expect(table!.join(' ')).toMatch(/Basic plan.*Large plan.*Users/);
  });
});

describe('further lines of an entry', () => {
  it('belong to it where the last column, not the first, has a figure in each', async () => {
    const entry = (y: number, date: string, name: string, out: string, sum: string): string =>
      [row([date, name, out, sum], y, [77, 140, 300, 380]), row(['', `TO ${name}`], y - 12, [77, 140])].join('\n');
    const rows = [
      row(['Date', 'Details', 'Out', 'Balance'], 706, [77, 140, 300, 380], 'F2'),
      entry(686, '2 May', 'Direct debit', '164.00', '1,040.33'),
      entry(658, '6 May', 'Card payment', '23.18', '1,017.15'),
      entry(630, '', 'Card refund', '', '1,024.15'),
      entry(602, '9 May', 'Transfer', '24.15', '1,000.00'),
    ];
    expect(await tablesOf([across(699, 582), ...rows].join('\n'))).toEqual([
      [
        'Date | Details | Out | Balance',
        '2 May | Direct debit TO Direct debit | 164.00 | 1,040.33',
        '6 May | Card payment TO Card payment | 23.18 | 1,017.15',
        ' | Card refund TO Card refund |  | 1,024.15',
        '9 May | Transfer TO Transfer | 24.15 | 1,000.00',
      ],
    ]);
  });
});

describe('titles of groups', () => {
  it('stand in a row of their own though they are long, where they are set in another face', async () => {
    const prices = [
      ['Item', 'Size', 'Price'],
      ['Long screws', '4 x 40', '2,95'],
      ['Short screws', '4 x 20', '1,95'],
      ['Glue and sealant', '', ''],
      ['Glue', '310 ml', '5,45'],
      ['Silicone', '310 ml', '4,15'],
    ];
    const levels = [706, 692, 678, 656, 642, 628];
    const rows = prices.map((texts, index) =>
      row(texts, levels[index]!, undefined, [0, 3].includes(index) ? 'F2' : 'F1'),
    );
    expect(await tablesOf(rows.join('\n'))).toEqual([prices.map((texts) => texts.join(' | '))]);
  });
});

describe('sums', () => {
  const items = [
    ['Energy', '1402', '437,42'],
    ['Basic fee', '366', '128,00'],
    ['Meter', '1', '120,00'],
  ];
  const sum = (label: string, text: string, y: number): string => row([label, '', text], y, [77, 197, 317]);

  it('belong to the table where rules stand over and under them alone', async () => {
    const rows = items.map((texts, index) => row(texts, 706 - index * 16));
    const sums = [sum('Net', '685,42', 658), sum('Tax', '111,23', 642), sum('To pay', '696,65', 626)];
    expect(await tablesOf([across(670, 654, 638), ...rows, ...sums].join('\n'))).toEqual([
      [...items.map((texts) => texts.join(' | ')), 'Net |  | 685,42', 'Tax |  | 111,23', 'To pay |  | 696,65'],
    ]);
  });

  it('are figures also with their sign behind them', async () => {
    const heads = row(['Day', 'Purpose', 'Sum'], 706, undefined, 'F2');
    const rows = [row(['1 May', 'Rent', '80,00 -'], 686), row(['2 May', 'Wages', '950,00 +'], 670)];
    const [table] = await tablesOf(
      [across(700, 660), heads, ...rows, row(['', 'Balance', '870,00 +'], 648)].join('\n'),
    );
    expect(table).toContain(' | Balance | 870,00 +');
  });
});

describe('an empty line among rows that stand close', () => {
  it('parts labels and values above from a table with columns of its own, and its sums below', async () => {
    const labels = ['Buyer: Lind & Co Number: 118', 'Town: Szeged Day: 12.11.', 'Tax: 12345 Due: 01.12.'].map(
      (text, index) => {
        const [one, two, three, four] = /^(\S+) (.*) (\S+:) (\S+)$/.exec(text)!.slice(1) as [
          string,
          string,
          string,
          string,
        ];
        return row([one, two, three, four], 700 - 14 * index, [72, 172, 302, 402]);
      },
    );
    const items = [
      'No. Name Pieces Price Value',
      'A-12 Desk 4 62.00 248.00',
      'A-31 Chair 4 38.50 154.00',
      'Z-02 Van 1 15.00 15.00',
    ];
    const table = items.map((text, index) => row(text.split(' '), 644 - 14 * index, [72, 150, 228, 330, 440]));
    expect((await tablesOf([...labels, ...table].join('\n'))).map(({ length }) => length)).toEqual([3, 4]);
  });
});

describe('typed receipts', () => {
  it('have a row for each price, and no column for each word of a name', async () => {
    const typed = '/F3 100 0 R';
    const courier = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>';
    const text = [
      'MILK 2% 1 GAL            3.48 F',
      'BREAD WHOLE WHEAT        2.97 F',
      'BANANAS',
      '  2.31 lb @ 0.58/lb      1.34 F',
      'PAPER TOWEL 6PK          8.99 T',
      'COUPON                   1.00-T',
      '',
      '         SUBTOTAL       15.78',
      '',
      '            TOTAL       16.44',
    ];
    const operators = lines(text, 72, 700, 11, 8, 'F3');
    const found = await outlineOf([{ operators, fonts: typed }], { objects: { 100: courier } });
    const cells = [...found.matchAll(/cell (?:header )?"(.*)"/g)].map(([, cell]) => cell);
    expect(cells.slice(0, 10)).toEqual([
      'MILK 2% 1 GAL',
      '3.48 F',
      'BREAD WHOLE WHEAT',
      '2.97 F',
      'BANANAS 2.31 lb @ 0.58/lb',
      '1.34 F',
      'PAPER TOWEL 6PK',
      '8.99 T',
      'COUPON',
      '1.00-T',
    ]);
  });
});

describe('boxes of forms', () => {
  it('that reach over several columns say what they hold once', async () => {
    const box = (x0: number, x1: number, y: number): string => `${x0} ${y} ${x1 - x0} 30 re S`;
    const boxes = [
      [box(72, 272, 700), box(272, 402, 700), box(402, 512, 700)],
      [box(72, 352, 670), box(352, 512, 670)],
      [box(72, 222, 640), box(222, 302, 640), box(302, 512, 640)],
      [box(72, 382, 610), box(382, 512, 610)],
    ];
    const words = [
      row(['Last name', 'First name', 'Born'], 710, [77, 277, 407]),
      row(['Street', 'Phone'], 680, [77, 357]),
      row(['Town', 'State', 'Country'], 650, [77, 227, 307]),
      row(['Signature', 'Date'], 620, [77, 387]),
    ];
    const cells = (await tablesOf([...boxes.flat(), ...words].join('\n')))[0]!.flatMap((cells) => cells.split(' | '));
    const said = cells.filter((cell) => cell !== '');
    expect(said).toHaveLength(10);
    expect(said.some((cell) => cell.includes('>'))).toBe(false);
  });

  it('are parted by the boxes beside them, and lose the dots that lead to these', async () => {
    const labels = ['Rents received', 'Cleaning', 'Insurance', 'Total'];
    const levels = [700, 680, 660, 640];
    const drawn = levels.map((y) => `${rule(372, y, 432, y)} 352 ${y} 20 20 re S`);
    const words = labels.map((label, index) =>
      [
        line(`${label} . . . . . .`, 77, levels[index]! + 6, 10),
        line(String(index + 1), 360, levels[index]! + 6, 10),
        line(`${index + 1}00`, 400, levels[index]! + 6, 10),
      ].join('\n'),
    );
    expect(await tablesOf([`72 640 360 80 re S`, ...drawn, ...words].join('\n'))).toEqual([
      labels.map((label, index) => `${label} | ${index + 1} | ${index + 1}00`),
    ]);
  });
});

describe('entries that have their figures on their last line', () => {
  it('are one row', async () => {
    const rows = [
      row(['No.', 'Work', 'Price'], 706, undefined, 'F2'),
      row(['1', 'Prime the walls', '181,65'], 692),
      row(['2', 'Paint the walls,', ''], 678),
      row(['', 'white and matt', '553,60'], 664),
      row(['3', 'Drive', '45,00'], 650),
    ];
    const figures = [692, 664, 650].map((y) => line('2,10', 285, y, 10));
    const [table] = await tablesOf([...rows, line('Unit', 285, 706, 10, 'F2'), ...figures].join('\n'));
    expect(table).toContain('2 | Paint the walls, white and matt | 2,10 | 553,60');
  });
});

describe('a single row of figures', () => {
  it('below as many shaded heads is a table', async () => {
    const heads = row(['Current', '1 to 30 days', 'Due'], 706, undefined, 'F2');
    const page = ['.8 g 72 700 360 20 re f 0 g', heads, row(['1,725.00', '0.00', '1,725.00'], 684)];
    expect(await tablesOf(page.join('\n'))).toEqual([['Current | 1 to 30 days | Due', '1,725.00 | 0.00 | 1,725.00']]);
  });
});

describe('lists of prices without a rule', () => {
  const dish = (y: number, name: string, made: string, ...prices: string[]): string =>
    [row([name, ...prices], y, [77, 317, 400], 'F2'), line(made, 77, y - 14, 9)].join('\n');

  it('have what a thing is made of, set in another face, in the row of its name', async () => {
    const rows = [
      dish(706, 'Margherita', 'tomatoes and basil', '6,50', '11,00'),
      dish(674, 'Diavola', 'tomatoes and sausage', '8,00', '13,50'),
      dish(642, 'Four seasons', 'tomatoes, mushrooms and olives', '9,00', '15,00'),
    ];
    expect(await tablesOf(rows.join('\n'))).toEqual([
      [
        'Margherita tomatoes and basil | 6,50 | 11,00',
        'Diavola tomatoes and sausage | 8,00 | 13,50',
        'Four seasons tomatoes, mushrooms and olives | 9,00 | 15,00',
      ],
    ]);
  });

  it('may have two rows only', async () => {
    const rows = [
      dish(706, 'Potatoes', 'mozzarella and rosemary', '7,50', '12,50'),
      dish(674, 'Walnuts', 'mozzarella and cheese', '8,50', '14,00'),
    ];
    expect((await tablesOf(rows.join('\n')))[0]).toHaveLength(2);
  });
});

describe('an invoice with rules at its sums alone', () => {
  it('is one table, whose items go on beyond those rules', async () => {
    const places = [72, 110, 300, 350, 410, 480];
    const items = [
      ['No.', 'Work', 'Qty', 'Unit', 'Price', 'Amount'],
      ['1', 'Cutting of hedges', '42', 'm', '4.80', '201.60'],
      ['2', 'Mowing', '350', 'm2', '0.35', '122.50'],
      ['3', 'Watering of trees', '12', 'pc', '6.00', '72.00'],
      ['', '', '', '', 'Net', '396.10'],
      ['', '', '', '', 'VAT', '75.26'],
      ['', '', '', '', 'Total', '471.36'],
    ];
    const texts = items.map((cells, index) => row(cells, 700 - index * 16, places));
    const sums = [rule(400, 648, 530, 648), rule(400, 616, 530, 616)];
    expect(await tablesOf([...sums, ...texts].join('\n'))).toEqual([items.map((cells) => cells.join(' | '))]);
  });
});
