/** Tables, however they are drawn: what becomes a cell, a span, a heading row, and what is no table at all. */
import { describe, expect, it } from 'vitest';
import { across, down, row, rule } from './testing/drawn.js';
import { line, lines } from './testing/made-pdf.js';
import { outline, outlineOf, tablesOf } from './testing/read-made.js';

const tides = [
  ['Station', 'Height', 'Date'],
  ['Northern pier', '412', '12 January'],
  ['Fish market', '398', '13 January'],
  ['Old bridge', '377', '14 January'],
];
const tideTable = tides.map((cells) => cells.join(' | '));
const tideRows = (top = 706): string =>
  tides.map((cells, index) => row(cells, top - index * 20, undefined, index === 0 ? 'F2' : 'F1')).join('\n');

describe('tables', () => {
  it('are found by a full grid', async () => {
    const grid = [across(720, 700, 680, 660, 640), down(720, 640, 72, 192, 312, 432)];
    expect(await tablesOf([...grid, tideRows()].join('\n'))).toEqual([tideTable]);
  });

  it('are not what stands between the rules at the head and the foot of a page', async () => {
    const words = ['All tides since the pier', 'was finished stand here.'];
    const options = [row(['-a', 'all tides'], 560), row(['-b', 'of last year'], 540), row(['-c', 'of a day'], 520)];
    const page = [across(740, 60), line('The book of tides', 72, 748), line('Page 7', 400, 48)];
    const text = [lines([...words, ...words, ...words], 72, 700, 16), ...options, lines([...words, ...words], 72, 470)];
    expect(await tablesOf([...page, ...text].join('\n'))).not.toContainEqual(
      expect.arrayContaining([expect.stringContaining(words[0]!)]),
    );
  });

  it('are not lines between two rules, of which hardly one has more pieces', async () => {
    for (const count of [6, 12]) {
      const lone = Array.from({ length: count }, (_, at) =>
        row([`-${at} one of them`, at === 0 ? 'and on' : ''], 700 - 20 * at),
      );
      expect(await tablesOf([across(720, 690 - 20 * count), ...lone].join('\n'))).toEqual([]);
    }
  });

  it('do not hold the text between boxes of one row', async () => {
    const box = (top: number): string[] => [across(top, top - 16), down(top, top - 16, 72, 252, 432)];
    const page = [...box(720), row(['Context name', '1.2.840'], 708), ...box(560), row(['Class name', '1.2.276'], 548)];
    const between = lines(['2. Limits', 'Nobody has set a limit so far, and none is planned.'], 72, 660, 40);
    expect(await outline(...page, between)).toContain(
      'paragraph "Nobody has set a limit so far, and none is planned."',
    );
  });

  it('are found by rules above and below the heading and at the end', async () => {
    expect(await tablesOf([across(720, 700, 640), tideRows()].join('\n'))).toEqual([tideTable]);
  });

  it('go on below their last rule, though their entries have further lines without a figure', async () => {
    const entry = (y: number, day: string, name: string, sum: string): string[] => [
      row([day, name, sum], y),
      row([`Val. ${day}`, `Order of ${name}`, ''], y - 12),
      row(['', 'Reference 4711', ''], y - 24),
    ];
    const rows = [
      row(['Day', 'Purpose', 'Sum'], 706, undefined, 'F2'),
      row(['', 'Balance', '120,00'], 686),
      ...entry(662, '1 May', 'Rent', '-80,00'),
      ...entry(620, '2 May', 'Wages', '950,00'),
      ...entry(578, '3 May', 'Power', '-31,50'),
    ];
    const [table, ...others] = await tablesOf([across(720, 700, 678), ...rows].join('\n'));
    expect(others).toEqual([]);
    expect(table!.join(' ')).toMatch(
      /Rent.*Order of Rent.*4711.*Wages.*Order of Wages.*4711.*Power.*Order of Power.*4711/,
    );
  });

  it('have a figure over several columns once, at their end, in rows that begin with a label', async () => {
    const grid = [
      across(720, 700, 680, 660),
      rule(72, 720, 72, 660),
      rule(192, 720, 192, 660),
      rule(432, 720, 432, 660),
    ];
    const rows = [
      row(['Item', 'Amount', 'Price'], 706, undefined, 'F2'),
      row(['Slates', '40', '12,50'], 686),
      row(['Total', '', ''], 666),
      line('500,00', 298, 666, 10),
    ];
    expect(await tablesOf([...grid, rule(312, 720, 312, 680), ...rows].join('\n'))).toEqual([
      ['Item | Amount | Price', 'Slates | 40 | 12,50', 'Total |  | 500,00'],
    ]);
  });

  describe('with a column of running text beside short labels in the middle of its height', () => {
    const entry = (top: number, label: string, count: number): string[] => [
      ...Array.from({ length: count }, (_, index) =>
        line(`text ${index + 1} about ${label}`, 240, top - 12 * index, 10),
      ),
      line(label, 77, top - 6 * (count - 1), 10),
      line('Yes', 160, top - 6 * (count - 1), 10),
    ];
    const head = ['Land', 'Open', 'Remarks'].map((text, index) => line(text, [77, 160, 240][index]!, 706, 10, 'F2'));
    const rows = [...entry(680, 'Norway', 9), ...entry(550, 'Spain', 11), ...entry(396, 'Peru', 13)];
    const table = tablesOf([across(720, 700, 230), ...head, ...rows].join('\n'));

    it('have the columns of the labels, however few their lines are', async () => {
      expect((await table)[0]![0]).toBe('Land | Open | Remarks');
    });

    it('have the label and all of the text beside it in one row', async () => {
      expect(
        (await table)[0]!.slice(1).map((cells) => cells.replace(/ \| text 1 about.* text (\d+) about.*/, ' | $1')),
      ).toEqual(['Norway | Yes | 9', 'Spain | Yes | 11', 'Peru | Yes | 13']);
    });
  });

  it('may be one headed column between rules, below the end of a paragraph and far above smaller print', async () => {
    const names = ['Reuse of what is there', 'Lives of things', 'Work for the town', 'Green roofs'];
    const text = [
      lines(
        ['These are the fields that the towns have agreed upon for', 'the framework of their work:'],
        72,
        744,
        12,
        14,
      ),
      line('Fields of the framework', 77, 706, 10, 'F2'),
      ...names.map((name, index) => line(name, 77, 684 - 18 * index, 10)),
      lines(
        ['Printed with the help of the union of towns, which is', 'not to be blamed for what it says.'],
        72,
        140,
        8,
        10,
      ),
    ];
    expect(await tablesOf([across(720, 700, 622), ...text].join('\n'))).toEqual([
      ['Fields of the framework', ...names],
    ]);
  });

  describe('with figures side by side in one ruled column', () => {
    const figures = (y: number, ...texts: string[]): string => row(texts, y, [200, 260, 320]);
    const grid = [across(720, 690, 670, 650, 630), down(720, 630, 72, 192, 432)].join('\n');
    const rows = [
      row(['North', ''], 676),
      figures(676, '12', '15', '18'),
      row(['South', ''], 656),
      figures(656, '22', '25', '28'),
      row(['West', ''], 636),
      figures(636, '32', '35', '38'),
    ];

    it('have a column for each', async () => {
      const head = [row(['Place'], 700, [77], 'F2'), row(['2001', '2002', '2003'], 700, [200, 260, 320], 'F2')];
      expect(await tablesOf([grid, ...head, ...rows].join('\n'))).toEqual([
        ['Place | 2001 | 2002 | 2003', 'North | 12 | 15 | 18', 'South | 22 | 25 | 28', 'West | 32 | 35 | 38'],
      ]);
    });

    it('keep a heading over all of them in a row of its own', async () => {
      const head = [
        row(['Place'], 700, [77], 'F2'),
        line('Measured in', 260, 709, 10, 'F2'),
        row(['2001', '2002', '2003'], 695, [200, 260, 320], 'F2'),
      ];
      expect(await tablesOf([grid, ...head, ...rows].join('\n'))).toEqual([
        [
          'Place v2 | Measured in >3',
          '2001 | 2002 | 2003',
          'North | 12 | 15 | 18',
          'South | 22 | 25 | 28',
          'West | 32 | 35 | 38',
        ],
      ]);
    });

    it('have one where the figures are words', async () => {
      const words = [row(['wind', 'rain', 'snow'], 676, [200, 260, 320]), row(['fog', 'hail'], 656, [200, 260])];
      const [table] = await tablesOf([grid, row(['Place', 'Weather'], 700), ...words, row(['North'], 676)].join('\n'));
      expect(table?.[0]).toBe('Place | Weather');
    });
  });

  it('go on above the first rule and below the last in the same columns', async () => {
    const figures = (y: number, label: string, ...numbers: string[]): string =>
      row([label, ...numbers], y, [77, 227, 297, 367]);
    const operators = [
      figures(740, '', 'Note', '2023', '2022'),
      figures(724, 'Revenue', '4', '128,450', '117,302'),
      figures(708, 'Cost of sales', '', '(81,220)', '(75,018)'),
      across(704, 668),
      figures(692, 'Gross profit', '', '47,230', '42,284'),
      figures(676, 'Expenses', '6', '(9,840)', '(9,112)'),
      figures(658, 'Profit', '', '37,390', '33,172'),
      line('The notes are part of these statements, which the board approved in spring.', 72, 620),
    ];
    expect(await tablesOf(operators.join('\n'))).toEqual([
      [
        ' | Note | 2023 | 2022',
        'Revenue | 4 | 128,450 | 117,302',
        'Cost of sales |  | (81,220) | (75,018)',
        'Gross profit |  | 47,230 | 42,284',
        'Expenses | 6 | (9,840) | (9,112)',
        'Profit |  | 37,390 | 33,172',
      ],
    ]);
  });

  it('have the columns that the text shows where rules part only some of them', async () => {
    const places = [77, 107, 257, 317, 387];
    const operators = [
      across(720, 700, 600),
      down(720, 600, 72, 100, 432),
      row(['No', 'Description', 'Qty', 'Price', 'Amount'], 706, places, 'F2'),
      row(['1', 'Bolts', '12', '8.50', '102.00'], 684, places),
      row(['2', 'Brackets', '40', '3.25', '130.00'], 664, places),
      row(['', 'with plates for timber'], 652, places),
      row(['3', 'Delivery', '1', '15.00', '15.00'], 632, places),
    ];
    expect(await tablesOf(operators.join('\n'))).toEqual([
      [
        'No | Description | Qty | Price | Amount',
        '1 | Bolts | 12 | 8.50 | 102.00',
        '2 | Brackets with plates for timber | 40 | 3.25 | 130.00',
        '3 | Delivery | 1 | 15.00 | 15.00',
      ],
    ]);
  });

  it('are not made of a frame around the page', async () => {
    const frame = '40 400 420 400 re S';
    const text = lines(
      ['A letter in a frame, which has as much to say', 'as other letters and no table but the one below.'],
      72,
      760,
    );
    const operators = [frame, text, across(720, 700, 640), tideRows()];
    expect(await tablesOf(operators.join('\n'))).toEqual([tideTable]);
    expect(await outline(...operators)).toContain('paragraph "A letter in a frame');
  });

  it('take a shaded row of words for the heading of the rows below it', async () => {
    const shades = [72, 192, 312].map((x) => `0.8 g ${x} 700 120 20 re f`).join('\n');
    expect(await tablesOf([shades, '0 g', tideRows()].join('\n'))).toEqual([tideTable]);
  });

  it('say a note over several columns once', async () => {
    const note = 'A note on the whole of the table, which is longer than any name.';
    const operators = [
      across(720, 700, 680, 660),
      down(720, 660, 72, 432),
      down(720, 680, 192, 312),
      row(tides[0]!, 706, undefined, 'F2'),
      row(tides[1]!, 686),
      line(note, 77, 666, 10),
    ];
    expect(await tablesOf(operators.join('\n'))).toEqual([[tideTable[0], tideTable[1], `${note} |  | `]]);
  });

  it('are not made of the bars of a chart and its labels', async () => {
    const bars = [110, 60, 80, 95].map((height, index) => `0.5 g ${100 + index * 80} 500 40 ${height} re f`);
    const grid = [540, 580, 620].map((y) => rule(80, y, 400, y));
    const labels = [
      row(['25.0', '15.1', '20.2', '27.4'], 622, [110, 190, 270, 350]),
      row(['North', 'South', 'East', 'West'], 485, [110, 190, 270, 350]),
      row(['12', '8', '9', '11'], 470, [110, 190, 270, 350]),
    ];
    expect(await tablesOf([...bars, '0 g', ...grid, ...labels].join('\n'))).toEqual([]);
  });

  it('are two where white space parts rows that have columns of their own', async () => {
    const first = [
      row(['Order:', '4711', 'Date:', '2 May'], 740, [77, 137, 197, 247]),
      row(['Carrier:', 'Road Ltd', 'Weight:', '140 kg'], 724, [77, 137, 197, 247]),
      row(['Driver:', 'J. Smith', 'Pallets:', '3'], 708, [77, 137, 197, 247]),
    ];
    expect((await tablesOf([...first, tideRows(660)].join('\n'))).map((table) => table[0])).toEqual([
      'Order: | 4711 | Date: | 2 May',
      tideTable[0],
    ]);
  });

  it('end before a list', async () => {
    const list = [
      line('\\267', 77, 606),
      line('Empty all pockets', 90, 606),
      line('\\267', 77, 590),
      line('Close the door', 90, 590),
    ];
    expect(await tablesOf([across(700), tideRows(), ...list].join('\n'))).toEqual([tideTable]);
  });

  it('are not made of text whose glyphs have no width', async () => {
    const operators = [across(720, 700, 640), tideRows().replace(/F[12]/g, 'F3')].join('\n');
    const widths = new Array(96).fill(0).join(' ');
    const dump = await outlineOf([{ operators, fonts: '/F3 100 0 R' }], {
      objects: {
        100: `<< /Type /Font /Subtype /Type1 /BaseFont /Made /FirstChar 32 /LastChar 127 /Widths [${widths}] /Encoding /WinAnsiEncoding >>`,
      },
    });
    expect(dump).toContain('Northern');
  });

  it('are found by rules between the rows only', async () => {
    expect(await tablesOf([across(720, 700, 680, 660, 640), tideRows()].join('\n'))).toEqual([tideTable]);
  });

  it('are found by filled cells', async () => {
    const fills = [700, 680, 660, 640].map((y, index) => `0.${index % 2 ? 9 : 8} g 72 ${y} 360 20 re f`).join('\n');
    expect(await tablesOf([fills, '0 g', tideRows()].join('\n'))).toEqual([tideTable]);
  });

  it('are found without any rule', async () => {
    const before = lines(['The water was measured at three stations of the harbour in that year, and the'], 72, 760);
    const after = lines(['figures above were taken from the oldest of the books in the reading room.'], 72, 600);
    expect(await tablesOf([before, tideRows(), after].join('\n'))).toEqual([tideTable]);
  });

  it('keep cells that span columns and rows', async () => {
    const drawing = [
      across(720, 680, 640),
      rule(192, 700, 432, 700),
      rule(72, 660, 432, 660),
      down(720, 640, 72, 192, 432),
      down(700, 640, 312),
    ];
    const texts = [
      row(['Station', 'Heights of the water'], 706),
      row(['', 'Morning', 'Evening'], 686),
      row(['Pier', '412', '398'], 666),
      row(['Bridge', '377', '365'], 646),
    ];
    expect(await tablesOf([...drawing, ...texts].join('\n'))).toEqual([
      ['Station v2 | Heights of the water >2', 'Morning | Evening', 'Pier | 412 | 398', 'Bridge | 377 | 365'],
    ]);
  });

  it('join the lines of a cell', async () => {
    const grid = [across(720, 700, 660, 640), down(720, 640, 72, 192, 312, 432)];
    const texts = [
      row(['Station', 'Height', 'Date'], 706),
      row(['The northern', '412', '12 January'], 688),
      row(['pier', '', ''], 676),
      row(['Old bridge', '377', '14 January'], 646),
    ];
    expect(await tablesOf([...grid, ...texts].join('\n'))).toEqual([
      ['Station | Height | Date', 'The northern pier | 412 | 12 January', 'Old bridge | 377 | 14 January'],
    ]);
  });

  it('keep empty cells', async () => {
    const grid = [across(720, 700, 680, 660), down(720, 660, 72, 192, 312, 432)];
    const texts = [
      row(['Station', 'Height', 'Date'], 706),
      row(['Pier', '', '12 May'], 686),
      row(['', '398', ''], 666),
    ];
    expect(await tablesOf([...grid, ...texts].join('\n'))).toEqual([
      ['Station | Height | Date', 'Pier |  | 12 May', ' | 398 | '],
    ]);
  });

  it('go on over the page break, without the repeated heading', async () => {
    const page = (from: number, top: number): string => {
      const levels = Array.from({ length: 7 }, (_, index) => top - index * 20);
      const body = Array.from({ length: 5 }, (_, index) =>
        row([`Station ${from + index}`, `${400 + from + index}`, `${from + index} May`], top - 34 - index * 20),
      );
      return [
        across(...levels),
        down(top, top - 120, 72, 192, 312, 432),
        row(['Station', 'Height', 'Date'], top - 14, undefined, 'F2'),
        ...body,
      ].join('\n');
    };
    const [table, ...others] = await tablesOf(page(1, 170), page(6, 800));
    expect(others).toEqual([]);
    expect(table).toHaveLength(11);
    expect(table![10]).toBe('Station 10 | 410 | 10 May');
  });
});

describe('striped tables', () => {
  it('are one table, though the heading and the first row are shaded alike', async () => {
    const shade = (y: number): string => [72, 192, 312].map((x) => `0.9 g ${x} ${y} 120 20 re f`).join('\n');
    const rows = [
      [shade(700), row(['Stop', 'First', 'Last'], 706, undefined, 'F2')],
      [shade(680), row(['Harbour', '5:12', '8:02'], 686)],
      [row(['Old Market', '5:19', '8:11'], 666)],
      [shade(640), row(['Station', '5:27', '8:20'], 646)],
      [row(['Airport', '5:48', '8:46'], 626)],
    ];
    expect(await tablesOf(['0.9 g', ...rows.flat(), '0 g'].join('\n'))).toEqual([
      [
        'Stop | First | Last',
        'Harbour | 5:12 | 8:02',
        'Old Market | 5:19 | 8:11',
        'Station | 5:27 | 8:20',
        'Airport | 5:48 | 8:46',
      ],
    ]);
  });
});

describe('rows of text', () => {
  it('keep a line set smaller than the one above it as a line of its own', async () => {
    const dish = (name: string, about: string, price: string, y: number): string =>
      [row([name, '', price], y), line(about, 77, y - 12, 8)].join('\n');
    const said = await outline(
      dish('Soup', 'Beans and kale', '6.50', 700),
      dish('Tart', 'Leeks in cream', '8.00', 670),
      dish('Fish', 'Caught today', '14.00', 640),
    );
    expect(said).toMatch(/"Soup" break "Beans and kale"/);
  });

  it('go on with words below words, when every row begins with a date', async () => {
    const rows = [
      row(['Date', 'Details', 'Balance'], 700, undefined, 'F2'),
      row(['3 May', 'Debit', '1,204.11'], 680),
      row(['', 'City Water', ''], 668),
      row(['4 May', 'Salary', '3,613.35'], 648),
      row(['', 'Example Ltd', ''], 636),
      row(['5 May', 'Card', '3,550.17'], 616),
    ];
    expect(await tablesOf(rows.join('\n'))).toEqual([
      [
        'Date | Details | Balance',
        '3 May | Debit City Water | 1,204.11',
        '4 May | Salary Example Ltd | 3,613.35',
        '5 May | Card | 3,550.17',
      ],
    ]);
  });
});

describe('what is no table', () => {
  it('sections of a list of prices, whose titles have lines below them', async () => {
    const section = (title: string, y: number): string =>
      [
        line(title, 72, y, 15, 'F2'),
        rule(72, y - 4, 432, y - 4),
        row(['Soup', '', '6.50'], y - 24),
        row(['Bread', '', '2.00'], y - 44),
        row(['Fish', '', '14.00'], y - 64),
      ].join('\n');
    const said = await outline(section('Starters', 720), section('Main courses', 620));
    expect(said).toContain('"Starters"');
    expect(said).not.toContain('cell "Main courses"');
    expect(said).not.toContain('cell "Starters"');
  });

  it('items of a list below a line with a date at its end', async () => {
    const post = (y: number): string =>
      [
        row(['Engineer', '', '2017 to 2021'], y),
        line('\\225 Moved the warehouse to another city', 77, y - 14, 10),
        line('\\225 Tested every single pipe', 77, y - 28, 10),
      ].join('\n');
    const said = await outline(post(700), post(640), post(580));
    expect(said.match(/^ *item/gm)).toHaveLength(6);
    expect(said).not.toContain('table');
  });

  it.each([
    ['two columns of prose', [60, 320]],
    ['lists side by side', [60, 330]],
  ])('%s', async (name, places) => {
    const text = Array.from({ length: 16 }, (_, index) =>
      name.startsWith('two')
        ? `running text, line ${index}, that fills the column`
        : `\\225 an entry with number ${index}`,
    );
    expect(await outline(...places.map((x) => lines(text, x, 700)))).not.toContain('table');
  });

  it('a frame around a paragraph', async () => {
    const frame = '72 640 400 80 re S';
    const text = lines(
      ['A paragraph in a frame is a paragraph, however', 'thick the lines around it may be.'],
      80,
      700,
    );
    expect(await outline(frame, text)).not.toContain('table');
  });

  it('a line under a heading', async () => {
    const text = lines(['The text below the line is nothing but text, and it has', 'two lines of its own.'], 72, 660);
    expect(await outline(line('A heading', 72, 706, 16, 'F2'), across(700), text)).not.toContain('table');
  });
});

describe('rows and columns that only their places tell', () => {
  const places = [72, 110, 330, 400, 470];
  const entry = (texts: readonly string[], y: number): string => row(texts, y, places);

  it('take a cell of two lines and its neighbours in the middle of its height for one row', async () => {
    const offer = [
      row(['No.', 'Work', 'Hours', 'Rate', 'Sum'], 700, places, 'F2'),
      rule(72, 694, 510, 694),
      line('Removal of the old slabs and disposal', 110, 680, 10),
      entry(['1', '', '32', '18.50', '592.00'], 671),
      line('at the tip, with all fees', 110, 662, 10),
      entry(['2', 'Bed of gravel', '32', '24.00', '768.00'], 644),
      line('Laying of granite slabs, grey, two by', 110, 626, 10),
      entry(['3', '', '32', '79.00', '2528.00'], 617),
      line('three feet, joints filled', 110, 608, 10),
    ];
    expect((await tablesOf(offer.join('\n')))[0]).toEqual([
      'No. | Work | Hours | Rate | Sum',
      '1 | Removal of the old slabs and disposal at the tip, with all fees | 32 | 18.50 | 592.00',
      '2 | Bed of gravel | 32 | 24.00 | 768.00',
      '3 | Laying of granite slabs, grey, two by three feet, joints filled | 32 | 79.00 | 2528.00',
    ]);
  });

  it('put a head to the narrow column it is centred over', async () => {
    const head = [line('Key', 82, 700, 10, 'F2'), row(['Name', 'Count'], 700, [150, 330], 'F2')];
    const rows = ['Oak', 'Elm', 'Ash', 'Yew'].map((name, index) =>
      row([String(index + 1), name, String(40 + index)], 684 - 16 * index, [72, 150, 330]),
    );
    expect((await tablesOf([...head, ...rows].join('\n')))[0]![0]).toBe('Key | Name | Count');
  });

  it('leave underlined values with their labels', async () => {
    const slip = [
      ['Employer', 'Orchard Ltd'],
      ['Period', 'June'],
      ['Pay date', '27 June'],
      ['Code', '1257L'],
    ];
    const operators = slip.map(([label, value], index) => {
      const y = 700 - 18 * index;
      return [row([label!, value!], y, [72, 180]), rule(178, y - 4, 300, y - 4)].join('\n');
    });
    expect(await tablesOf(operators.join('\n'))).toEqual([slip.map((pair) => pair.join(' | '))]);
  });

  it('take the heads above upright rules that begin only below them', async () => {
    const names = ['Payment', 'Units', 'Rate', 'Amount'];
    const body = [
      ['Basic', '150', '14.20', '2130'],
      ['Shift', '10', '9.00', '90'],
      ['Total', '', '', '2220'],
    ];
    const at = [76, 200, 280, 360];
    const page = [
      row(names, 706, at, 'F2'),
      across(720, 700, 640),
      down(700, 640, 72, 432),
      ...body.map((cells, index) => row(cells, 686 - 18 * index, at)),
    ];
    expect((await tablesOf(page.join('\n')))[0]![0]).toBe('Payment | Units | Rate | Amount');
  });

  it('begin below what stands between the rule of a page head and the first row', async () => {
    const facts = ['Patient: A. Kowalska', 'Born: 1984', 'Doctor: P. Nowak', 'Taken: June'].map((text, index) =>
      line(text, 77, 706 - 13 * index, 10),
    );
    const results = ['Iron', 'Zinc', 'Lead', 'Gold', 'Salt'].map((name, index) =>
      [
        row([name, String(10 + index), '0 to 40'], 610 - 20 * index),
        rule(72, 604 - 20 * index, 432, 604 - 20 * index),
      ].join('\n'),
    );
    const page = [
      rule(72, 722, 432, 722),
      ...facts,
      row(['Test', 'Result', 'Range'], 628, undefined, 'F2'),
      ...results,
    ];
    const found = await tablesOf(page.join('\n'));
    expect(found[found.length - 1]!.slice(0, 2)).toEqual(['Test | Result | Range', 'Iron | 10 | 0 to 40']);
  });

  it('read price lists side by side one after the other', async () => {
    const list = (x: number, top: number, title: string, names: readonly string[]): string =>
      [
        line(title, x, top, 10, 'F2'),
        ...names.map((name, index) => row([name, `${4 + index}.50`], top - 14 * (index + 1), [x, x + 180])),
      ].join('\n');
    const page = [
      list(72, 700, 'Soups', ['Leek and potato', 'Lentil', 'Tomato']),
      list(72, 636, 'Sides', ['Chips', 'Salad']),
      list(330, 700, 'Mains', ['Fish pie with leeks', 'Risotto', 'Steak', 'Chicken']),
      list(330, 622, 'Cakes', ['Lemon', 'Carrot']),
    ];
    const text = (await outline(...page)).match(/"(Soups|Lentil|Sides|Salad|Mains|Steak|Cakes|Carrot)"/g);
    expect(text).toEqual(['"Soups"', '"Lentil"', '"Sides"', '"Salad"', '"Mains"', '"Steak"', '"Cakes"', '"Carrot"']);
  });

  it('keep the shaded rows of a striped table together with the others, whatever stands below their names', async () => {
    const items = ['Guidelines', 'Website', 'Photographs', 'Pictures'].map((name, index) => {
      const y = 660 - 32 * index;
      const shade = index % 2 === 0 ? `0.9 g 72 ${y - 14} 400 28 re f 0 g` : '';
      return [
        shade,
        row([name, '18.0', '85.00', '1530.00'], y, [76, 290, 350, 420]),
        line('as agreed', 76, y - 9, 7),
      ].join('\n');
    });
    const head = row(['Work', 'Hours', 'Rate', 'Amount'], 684, [76, 290, 350, 420], 'F2');
    expect((await tablesOf([head, ...items].join('\n')))[0]).toHaveLength(5);
  });
});

describe('columns of a table', () => {
  it('are those of its figures where heads and sums reach over the gaps between', async () => {
    const ends = [200, 254, 308, 362];
    const figures = (y: number, ...texts: string[]): string =>
      texts.map((text, index) => line(text, ends[index]! - 5.56 * (text.length - 2) - 5.56, y, 10)).join('\n');
    const months = ['January', 'February', 'March', 'April', 'May'];
    const operators = [
      line('Month', 55, 700, 10),
      line('Flights', 156, 700, 10),
      line('Hotels', 210, 700, 10),
      line('Meals', 258, 700, 10),
      line('Total', 318, 700, 10),
      ...months.map((month, index) => line(month, 55, 685 - 15 * index, 10)),
      ...months.map((_, index) => figures(685 - 15 * index, '1,200.00', '800.00', '240.50', '2,240.50')),
      line('Sum', 55, 610, 10),
      figures(610, '6,000.00', '4,000.00', '11,202.50', '11,202.50'),
      line('Approved by:', 55, 580, 10),
      line('Date:', 262, 580, 10),
    ];
    expect(await tablesOf(operators.join('\n'))).toEqual([
      [
        'Month | Flights | Hotels | Meals | Total',
        ...months.map((month) => `${month} | 1,200.00 | 800.00 | 240.50 | 2,240.50`),
        'Sum | 6,000.00 | 4,000.00 | 11,202.50 | 11,202.50',
        'Approved by: |  |  | Date: | ',
      ],
    ]);
  });

  it('are not only those that rules over and under sums reach over', async () => {
    const accounts = [
      ['Donations', '412,350', '388,120'],
      ['Grants', '95,000', '120,000'],
      ['', '507,350', '508,120'],
      ['Expenditure', '401,884', '498,110'],
      ['Net income', '105,466', '10,010'],
    ];
    const sums = [672, 636, 618].map((y) => rule(190, y, 340, y));
    const operators = accounts.map((cells, index) => row(cells, 700 - 18 * index, [77, 200, 290]));
    expect(await tablesOf([...operators, ...sums].join('\n'))).toEqual([accounts.map((cells) => cells.join(' | '))]);
  });
});

describe('a line of text right above a grid', () => {
  it('heads no columns that it does not stand in the middle of', async () => {
    const grid = [across(720, 700, 680, 660, 640), down(720, 640, 72, 172, 272, 352, 432)];
    const above = [line('Made in the town in the year 2025', 77, 725, 10), line('Due 2026', 277, 725, 10)];
    const operators = [...grid, ...above];
    const rows = [706, 686, 666, 646].map((y) => row(['A', 'B', 'Pier', 'Gate'], y, [77, 177, 277, 357]));
    const [table] = await tablesOf([...operators, ...rows].join('\n'));
    expect(table).toHaveLength(4);
  });
});

describe('rules drawn cell by cell', () => {
  const edges = [72, 200, 330, 380, 430, 500];
  /** The pieces under the cells from one column to another. */
  const under = (y: number, from = 0, to = 5): string =>
    edges
      .slice(from, to)
      .map((x, index) => rule(x, y, edges[from + index + 1]!, y))
      .join('\n');

  it('part the columns where they meet, also below heads over several and beside cells of several rows', async () => {
    const operators = [
      under(720),
      line('LX-2105', 361, 708, 10, 'F2'),
      under(704, 2, 4),
      row(
        ['Parameter', 'Conditions', 'Min', 'Max', 'Unit'],
        692,
        edges.map((x) => x + 3),
        'F2',
      ),
      under(688),
      row(
        ['Accuracy', '1 mA', '-1', '', '%'],
        676,
        edges.map((x) => x + 3),
      ),
      under(672),
      row(
        ['', '50 mA', '', '80', 'mV'],
        660,
        edges.map((x) => x + 3),
      ),
      under(656, 1),
      row(
        ['Dropout', '150 mA', '', '230', 'mV'],
        644,
        edges.map((x) => x + 3),
      ),
      under(640),
      row(
        ['Noise', '10 Hz', '', '9', 'uV'],
        628,
        edges.map((x) => x + 3),
      ),
      under(624),
    ];
    expect(await tablesOf(operators.join('\n'))).toEqual([
      [
        ' |  | LX-2105 >2 | ',
        'Parameter | Conditions | Min | Max | Unit',
        'Accuracy | 1 mA | -1 |  | %',
        ' | 50 mA |  | 80 | mV',
        'Dropout | 150 mA |  | 230 | mV',
        'Noise | 10 Hz |  | 9 | uV',
      ],
    ]);
  });
});

describe('a report of values', () => {
  it('begins at its heads, whatever table stands above, and has them over their figures', async () => {
    const values = [
      ['Haemoglobin', '11.2', 'L', 'g/dL'],
      ['Platelets', '412', 'H', '1/nL'],
      ['Sodium', '139', '', 'mmol/L'],
      ['Creatinine', '0.9', '', 'mg/dL'],
    ];
    const patient = [
      ['Patient:', 'Anna Weber', 'Born:', '3 July'],
      ['Sample:', '25-118842', 'Taken:', '9 January'],
      ['Doctor:', 'T. Lang', 'Told:', '10 January'],
    ];
    const operators = [
      ...patient.map((cells, index) => row(cells, 730 - 14 * index, [52, 118, 197, 259])),
      row(['Test', 'Result', '', 'Unit'], 676, [55, 217, 0, 313], 'F2'),
      ...values.map((cells, index) => row(cells, 660 - 16 * index, [55, 256, 287, 313])),
    ];
    expect(await tablesOf(operators.join('\n'))).toEqual([
      patient.map((cells) => cells.join(' | ')),
      ['Test | Result |  | Unit', ...values.map((cells) => cells.join(' | '))],
    ]);
  });
});

describe('angles in a column of their own before words', () => {
  it('are the bullets of a list', async () => {
    const items = ['To the middle of the Earth', 'From here to the Moon', 'Around it in eighty days', 'An island'];
    const operators = items.flatMap((item, index) => [
      line('>', 90, 700 - 15 * index, 10),
      line(item, 110, 700 - 15 * index, 10),
    ]);
    const text = await outline(...operators);
    expect(text).toMatch(/^list/);
    expect(text).not.toContain('>');
  });
});

describe('rules under titles of sections', () => {
  it('make no table of what they part, where the titles are only bold', async () => {
    const section = (title: string, y: number): string[] => [
      line(title, 72, y, 11, 'F2'),
      rule(72, y - 4, 432, y - 4),
      row(['Engineer', '2014 - 2019'], y - 22, [72, 370]),
      line('Built the service that all shops use.', 72, y - 36, 10),
    ];
    expect(
      await tablesOf([...section('Work', 720), ...section('Before', 650), ...section('Talks', 580)].join('\n')),
    ).toEqual([]);
  });
});

describe('code that is shaded line by line', () => {
  it('is no table, though a word of one line stands apart', async () => {
    const code = [
      'load from first import Style, Page, Layout, Properties,',
      'for each of the pages that it holds:',
      '    measure the width of the whole page',
      '    and let the margin be one of these',
      '',
      'keep what was measured behind the name of page',
      'close(it)',
      'close(layout)',
      'write(its.name, its.width, its.height, its.margin)',
      'tell(nobody)',
    ];
    const shaded = code.map((text, index) => {
      const y = 700 - 12 * index;
      return `0.9 g 72 ${y - 3} 380 12 re f 0 g 4 Tw ${line(text, 75, y, 10)}`;
    });
    expect(await tablesOf([...shaded, line('x', 390, 700, 10)].join('\n'))).toEqual([]);
  });
});

describe('boxes that stand at a slant', () => {
  it('give no rules to what stands around them', async () => {
    const boxes = [0, 1, 2].map((at) => `q .9397 .342 -.342 .9397 200 ${500 + 60 * at} cm 0 0 250 60 re S Q`);
    const words = [590, 530].flatMap((y) => [line('left', 210, y, 10), line('right', 330, y, 10)]);
    expect(await tablesOf([...boxes, ...words].join('\n'))).toEqual([]);
  });
});
