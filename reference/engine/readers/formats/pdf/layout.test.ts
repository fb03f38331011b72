/** How the layout of a page becomes blocks: columns, headings, lists, notes, captions, code, links, what repeats. */
import { describe, expect, it } from 'vitest';
import { line, lines } from './testing/made-pdf.js';
import { outline, outlineOf, textOfPages } from './testing/read-made.js';

const prose = [
  'The harbour keeps a record of every tide since the stone pier was',
  'finished, and the record has never been interrupted by a storm or',
  'by a war. Its oldest book lies open in the reading room of the town',
  'hall, where anybody may turn its pages on weekday afternoons.',
];

/** The prose in lines of at most so many characters. */
function wrapped(width: number): string[] {
  return prose
    .join(' ')
    .match(new RegExp(`.{1,${width}}(?= |$)`, 'g'))!
    .map((text) => text.trim());
}

const column = (x: number, words: string): string =>
  lines(
    Array.from({ length: 14 }, (_, row) => `${words} ${row} runs along the column`),
    x,
    640,
  );

describe('reading order', () => {
  it('reads a full-width line above columns first, and one below them last', async () => {
    const text = await textOfPages([
      {
        operators: [
          column(60, 'left'),
          line('This line stands below both of the columns and goes across the whole page.', 60, 400),
          column(320, 'right'),
          line('This line stands above both of the columns and goes across the whole page.', 60, 700),
        ].join('\n'),
      },
    ]);
    const places = ['above both', 'left 0', 'left 13', 'right 0', 'right 13', 'below both'].map((part) =>
      text.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('keeps columns apart although one line of the page stands in the margin', async () => {
    const text = await textOfPages([
      {
        operators: [
          ...[line('Office of the Register of the Harbour and its Counties', 110, 700), line('Pt. 1308', 425, 700)],
          ...[column(110, 'left'), column(315, 'right'), line('290', 300, 400)],
          ...[line('Date', 60, 380, 6), line('Sheet', 110, 380, 6), line('Code', 560, 380, 6)],
        ].join('\n'),
      },
    ]);
    expect(text.indexOf('left 13')).toBeGreaterThan(0);
    expect(text.indexOf('left 13')).toBeLessThan(text.indexOf('right 0'));
  });

  it('does not take raised marks before their notes for a column', async () => {
    const places = ['Institute of Tides', 'Museum of Lights', 'School of Harbours', 'Office of Charts'];
    const text = await textOfPages([
      {
        operators: places
          .flatMap((place, row) => [
            line(`${row + 1}`, 72, 664 - row * 30, 7),
            line(`${place}, Pier Road ${row}, Old Harbour, in the county of the long coast`, 82, 660 - row * 30, 10),
            line(`Mail: office.${row} at the harbour of the county`, 82, 648 - row * 30, 10),
          ])
          .join('\n'),
      },
    ]);
    for (const [row, place] of places.entries()) expect(text.replace(/\s+/g, ' ')).toContain(`${row + 1} ${place}`);
  });

  it('ends names above values, and columns of prose, above the title of what stands below', async () => {
    const account = [
      ...['Sort code', 'Account', 'Address'].map((text, index) => line(text, 60 + 125 * index, 700, 9)),
      ...['20-44-91', '40028817', 'GB12 HARB'].map((text, index) => line(text, 60 + 125 * index, 688, 9)),
      line('Your payments', 60, 660, 15),
      line('They are told on the next page.', 60, 630, 9),
    ];
    const said = await textOfPages([{ operators: account.join('\n') }]);
    expect(said.indexOf('GB12')).toBeGreaterThan(0);
    expect(said.indexOf('GB12')).toBeLessThan(said.indexOf('Your payments'));
    const recipe = [
      lines(['200 g butter, soft', '200 g sugar', '4 eggs', '80 g flour', '2 lemons'], 60, 700, 14, 10),
      lines(wrapped(52).slice(0, 5), 270, 696, 14, 10),
      line('In each part', 60, 600, 13),
      ...['Energy', 'Fat', 'Sugars', 'Protein'].map((text, index) => line(text, 60 + 95 * index, 570, 10)),
      ...['1,890 kJ', '32 g', '27 g', '8 g'].map((text, index) => line(text, 60 + 95 * index, 555, 10)),
    ];
    const made = await textOfPages([{ operators: recipe.join('\n') }]);
    expect(made.indexOf('In each part')).toBeGreaterThan(made.indexOf('by a war'));
    expect(made).toContain('2 lemons The harbour');
  });

  it('reads two short lists below a large title one after the other', async () => {
    const said = await outline(
      line('Pros and cons', 215, 700, 48),
      line('\\225', 43, 630, 30),
      line('Cheaper', 70, 630, 30),
      line('\\225', 373, 630, 30),
      line('Heavier', 400, 630, 30),
      line('\\225', 43, 590, 30),
      line('Recyclable', 70, 590, 30),
      line('\\225', 373, 590, 30),
      line('New tooling', 400, 590, 30),
    );
    expect(said.indexOf('Recyclable')).toBeLessThan(said.indexOf('Heavier'));
    expect(said.match(/item/g)).toHaveLength(4);
  });

  it('reads three columns from left to right', async () => {
    const narrow = (x: number, name: string): string =>
      lines([`The ${name} column begins.`, ...wrapped(28), `The ${name} column ends.`], x, 640, 12, 9);
    const text = await textOfPages([
      { operators: [narrow(60, 'first'), narrow(225, 'second'), narrow(390, 'third')].join('\n') },
    ]);
    expect(text.indexOf('first column ends')).toBeLessThan(text.indexOf('second column begins'));
    expect(text.indexOf('second column ends')).toBeLessThan(text.indexOf('third column begins'));
  });

  it('does not take columns of prose for a table', async () => {
    expect(await outline(column(60, 'left'), column(320, 'right'))).not.toContain('table');
  });

  it('joins a paragraph that goes on in the next column and on the next page', async () => {
    const left = prose.map((text) => text.slice(0, 40));
    const dump = await outlineOf([
      { operators: [lines(prose, 60, 100)].join('\n') },
      { operators: [lines(['and goes on without a break on the page behind it.', ...left], 60, 760)].join('\n') },
    ]);
    expect(dump).not.toContain('afternoons. and');
    const broken = await outlineOf([
      { operators: lines([...prose.slice(0, 3), 'hall, where anybody may turn its pages on days without'], 60, 100) },
      {
        operators: lines(['rain and without wind, and where nobody has ever been asked for a fee.', ...prose], 60, 760),
      },
    ]);
    expect(broken).toContain('on days without rain and without wind');
  });
});

describe('hyphens at the end of a line', () => {
  it('carry the paragraph on wherever its next line begins', async () => {
    const text = [
      ...['1990', '1994', '1997'].flatMap((year, index) => [
        line(
          `Since ${year} she has been a teacher at the School of the Holy Cross, and of mathe-`,
          72,
          700 - 40 * index,
        ),
        line('matics there.', 118, 686 - 40 * index),
      ]),
    ];
    expect((await outline(...text)).match(/mathematics there/g)).toHaveLength(3);
  });

  it.each([
    ['instru-', 'ments are kept', 'instruments are kept'],
    ['the north-', 'Sea coast', 'north-Sea coast'],
    ['pages 12-', '14 are lost', '12-14 are lost'],
  ])('between %j and %j give %j', async (before, after, joined) => {
    expect(
      await outline(lines([`The keeper of the tower writes down that ${before}`, `${after} in it.`], 72, 700)),
    ).toContain(joined);
  });
});

describe('headings', () => {
  it('are known by their weight and number where their size is that of the text', async () => {
    const dump = await outline(
      line('1. The first section', 72, 760, 11, 'F2'),
      lines(prose, 72, 730),
      line('2. The second section', 72, 640, 11, 'F2'),
      lines(prose, 72, 610),
    );
    expect(dump.match(/^heading.*$/gm)).toHaveLength(2);
  });

  it('of several lines are one', async () => {
    const dump = await outline(
      lines(['A title that is too long', 'for a single line'], 72, 760, 26, 22, 'F2'),
      lines(prose, 72, 690),
    );
    expect(dump).toContain('heading 1 "A title that is too long for a single line"');
  });

  it('are not made of bold words inside a paragraph', async () => {
    const dump = await outline(
      line('Note.', 72, 700, 11, 'F2'),
      line('The record has never been interrupted by a storm since the pier was built,', 106, 700),
      lines(prose, 72, 686),
    );
    expect(dump).not.toContain('heading');
  });
});

describe('headings in italics', () => {
  const oblique = { 100: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Oblique /Encoding /WinAnsiEncoding >>' };
  const outlineWith = (...operators: string[]): Promise<string> =>
    outlineOf([{ operators: operators.join('\n'), fonts: '/F3 100 0 R' }], { objects: oblique });

  it('are told by their number, and stand below the upright ones', async () => {
    const dump = await outlineWith(
      line('IV. THE RECORD', 72, 780),
      lines(prose, 72, 750),
      line('A. The oldest book', 72, 680, 11, 'F3'),
      lines(prose, 72, 650),
    );
    expect(dump).toContain('heading 1 "IV. THE RECORD"');
    expect(dump).toContain('heading 2 "A. The oldest book"');
  });

  it('go on in a line under their first word', async () => {
    const dump = await outlineWith(
      lines(prose, 72, 750),
      line('4.3. The books of the harbour and what is kept of', 72, 680, 11, 'F3'),
      line('them in the town hall', 95, 666, 11, 'F3'),
      lines(prose, 72, 630),
    );
    expect(dump).toMatch(/heading \d "4.3. The books of the harbour and what is kept of them in the town hall"/);
  });
});

describe('hanging paragraphs', () => {
  const entries = [
    ['Arden, K., Birch, L., & Cole, M. 1931, The tides of the north, Annals of', 'the Harbour, 12, 40'],
    ['Birch, L. 1932, On stone piers, Annals of the Harbour, 13, 1'],
    ['Cole, M., Dorn, P., & Ebert, S. 1935, What the oldest book of the tower', 'tells of storms, 16, 22'],
    ['Dorn, P., & Ebert, S. 1936, A record of the wind at the lighthouse, with', 'L. D. Farrow, 17, 3'],
  ];
  const set = (first: number, rest: number): string =>
    entries
      .flat()
      .map((text, row) => line(text, entries.some(([head]) => head === text) ? first : rest, 700 - row * 14))
      .join('\n');

  it('are whole, and an initial at the start of a line is no list mark', async () => {
    const dump = await outline(set(72, 90));
    expect(dump.match(/^paragraph/gm)).toHaveLength(4);
    expect(dump).toContain('Annals of the Harbour, 12, 40');
    expect(dump).toContain('lighthouse, with L. D. Farrow, 17, 3');
  });

  it('are not made of paragraphs with an indented first line', async () => {
    const dump = await outline(
      ...[0, 1, 2].flatMap((paragraph) => [
        line(prose[0]!.replace(' was', ''), 90, 740 - paragraph * 56),
        lines([prose[1]!, prose[2]!, 'hall.'], 72, 726 - paragraph * 56),
      ]),
    );
    expect(dump.match(/^paragraph/gm)).toHaveLength(3);
  });
});

describe('lists', () => {
  it('are not made of a number that the end of a line brought to the margin', async () => {
    const dump = await outline(
      lines(
        [
          'The record names three causes: (1) the wind of the north, (2) the rain, and',
          '(3) the tide. It names no other cause in all of its books, and the keeper of',
          'the tower has never found one that would have been left out by his fathers.',
        ],
        72,
        700,
      ),
    );
    expect(dump).not.toContain('list');
  });

  it('keep items that fill their line and end without a stop', async () => {
    const full = 'the record of every tide and of every storm since the stone pier was built';
    const dump = await outline(lines([`1. ${full}`, `2. ${full}`, `3. ${full}`, `iv) ${full}`], 72, 700));
    expect(dump.match(/ item$/gm)).toHaveLength(3);
  });

  it('keep their levels', async () => {
    const dump = await outline(
      line('\\225', 72, 700),
      line('Fruit of the trees', 86, 700),
      line('\\225', 100, 684),
      line('Apples from the north', 114, 684),
      line('\\225', 100, 668),
      line('Pears from the south', 114, 668),
      line('\\225', 72, 652),
      line('Fruit of the fields', 86, 652),
    );
    expect(dump).toBe(
      [
        'list',
        '  item',
        '    paragraph "Fruit of the trees"',
        '    list',
        '      item',
        '        paragraph "Apples from the north"',
        '      item',
        '        paragraph "Pears from the south"',
        '  item',
        '    paragraph "Fruit of the fields"',
        '',
      ].join('\n'),
    );
  });

  it('join the lines of an item', async () => {
    const dump = await outline(
      line('-', 72, 700),
      lines(['The first item is so long that it needs a second line, which', 'stands below its first one.'], 86, 700),
      line('-', 72, 670),
      line('The second item is short.', 86, 670),
    );
    expect(dump).toContain('a second line, which stands below its first one.');
    expect(dump.match(/ item$/gm)).toHaveLength(2);
  });
});

describe('what stands around the text', () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({
    operators: [
      line('Annals of the Harbour', 220, 810, 9),
      lines(
        prose.map((text) => `${text} ${['one', 'two', 'three', 'four', 'five'][index]!}`),
        72,
        740,
      ),
      line(`Page ${index + 1} of 5`, 270, 30, 9),
    ].join('\n'),
  }));

  it('stays when the whole page is wanted', async () => {
    expect(await textOfPages(pages)).toContain('Annals of the Harbour');
  });

  it('keeps notes at the foot of the page behind its text', async () => {
    const text = await textOfPages([
      {
        operators: [
          line('1 The note says where the oldest book is kept today.', 72, 80, 8),
          lines(prose, 72, 740),
        ].join('\n'),
      },
    ]);
    expect(text.indexOf('afternoons.')).toBeLessThan(text.indexOf('The note says'));
  });

  it('puts the mark of a note, raised and set off, back before it', async () => {
    const dump = await outline(
      lines(prose, 72, 740),
      line('7', 72, 83, 6),
      line('The note says where the oldest book is kept today.', 82, 80, 9),
    );
    expect(dump).toContain('paragraph superscript("7") " The note says where the oldest book is kept today."');
  });

  it('keeps a caption as a block of its own', async () => {
    const dump = await outline(
      lines(prose, 72, 740),
      line('Figure 1: The stone pier from the north, drawn by its builder.', 72, 640, 9),
      lines(prose, 72, 600),
    );
    expect(dump).toContain('paragraph "Figure 1: The stone pier from the north, drawn by its builder."');
  });
});

describe('code', () => {
  it('in a typewriter font keeps its lines and indents', async () => {
    const dump = await outlineOf(
      [
        {
          operators: [
            lines(prose, 72, 740),
            line('for (const tide of tides) {', 72, 660, 10, 'F3'),
            line('write(tide);', 84, 648, 10, 'F3'),
            line('}', 72, 636, 10, 'F3'),
            lines(prose, 72, 600),
          ].join('\n'),
          fonts: '/F3 100 0 R',
        },
      ],
      { objects: { 100: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>' } },
    );
    expect(dump).toContain('code block "for (const tide of tides) {\\n  write(tide);\\n}"');
  });
});

describe('links', () => {
  it('come from the annotations over the text', async () => {
    const dump = await outlineOf(
      [{ operators: line('Read the full record of tides here.', 72, 700), entries: '/Annots [100 0 R]' }],
      {
        objects: {
          100: '<< /Type /Annot /Subtype /Link /Rect [72 695 300 712] /A << /S /URI /URI (https://plumbline.example/tides) >> >>',
        },
      },
    );
    expect(dump).toContain('https://plumbline.example/tides');
  });

  it('are one where an address is broken at the end of a line', async () => {
    const link = (rect: string): string =>
      `<< /Type /Annot /Subtype /Link /Rect [${rect}] /A << /S /URI /URI (https://plumbline.example/tides/1931-north) >> >>`;
    const dump = await outlineOf(
      [
        {
          operators: lines(
            ['Read the whole record of every tide at https://plumbline.example/tides/1931-', 'north today.'],
            72,
            700,
          ),
          entries: '/Annots [100 0 R 101 0 R]',
        },
      ],
      { objects: { 100: link('262 695 500 712'), 101: link('72 681 98 697') } },
    );
    expect(dump).toContain('https://plumbline.example/tides/1931-north")');
  });
});

describe('the number of a page', () => {
  /** Pages that end high, with a line at one place below all else. */
  const pagesWith = (last: (page: number) => string): Promise<string> =>
    outlineOf(
      [1, 2, 3, 4].map((page) => ({
        operators: [
          lines(prose, 72, 700),
          line(`Of page ${'abcd'[page - 1]!}.`, 72, 400),
          line(last(page), 300, 150),
        ].join('\n'),
      })),
    );

  it('is a foot where it stands alone below all else, though the page ends high', async () => {
    expect((await pagesWith((page) => `- ${page + 10} -`)).match(/^furniture footer/gm)).toHaveLength(4);
    expect(await pagesWith((page) => String([7, 3, 12, 5][page - 1]))).not.toContain('furniture');
    expect(await pagesWith((page) => `Sum ${page}`)).not.toContain('furniture');
  });
});

describe('lines of their own', () => {
  it('are the entries of a table of contents', async () => {
    const dots = '.'.repeat(60);
    const entries = ['1 Safety', '2 Before use', '3 Care'].map((title, index) => `${title} ${dots} ${index + 2}`);
    expect(await outline(lines(entries, 72, 700))).toBe(entries.map((entry) => `paragraph "${entry}"\n`).join(''));
  });

  it('are those of an address, however long the next word is', async () => {
    const address = ['Ardmore Bakery Limited', 'Accounts', '88 Quayside Cottages', 'Galway H91 X2P4', 'Ireland'];
    expect(await outline(lines(address, 72, 700))).toBe(
      `paragraph ${address.map((text) => `"${text}"`).join(' break ')}\n`,
    );
  });

  it('are no list where an initial or a dash stands before one alone', async () => {
    const page = [line('i. A. Sabine Obermaier', 72, 700), line('A paragraph of the letter.', 72, 650)];
    expect(await outline(...page)).toContain('paragraph "i. A. Sabine Obermaier"');
  });
});
