/**
 * Files that say themselves what their text is.
 * Standard: ISO 32000-1, 14.7 and 14.8 (tagged PDF).
 */
import { describe, expect, it } from 'vitest';
import { line } from './testing/made-pdf.js';
import { outlineOf } from './testing/read-made.js';

interface Tagged {
  role: string;
  /** Text, its place and its page (0 or 1), or the elements below. */
  text?: [text: string, x: number, y: number, page?: number][];
  kids?: Tagged[];
  entries?: string;
  /** F2 is bold. */
  font?: 'F1' | 'F2';
}

/** Helvetica with boxes to tick at 128 and 129, and a sign of Japanese at 130. */
const boxed =
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [128 /uni2610 /uni2612 /uni65E5] >> >>';

/** A file of two pages with these elements; text of `untagged` is in none of them. */
function made(elements: readonly Tagged[], untagged = ''): Promise<string> {
  const objects: Record<number, string> = { 3: boxed };
  const pages = ['', untagged];
  let mcid = 0;
  let number = 101;
  const add = ({ role, text = [], kids = [], entries = '', font = 'F1' }: Tagged): number => {
    const own = number++;
    const marks = text.map(([shown, x, y, page = 0]) => {
      pages[page] += `/${role} << /MCID ${mcid} >> BDC ${line(shown, x, y, 11, font)} EMC\n`;
      return `<< /Type /MCR /Pg ${6 + page * 2} 0 R /MCID ${mcid++} >>`;
    });
    const below = kids.map((kid) => `${add(kid)} 0 R`);
    objects[own] = `<< /Type /StructElem /S /${role} ${entries} /K [${[...marks, ...below].join(' ')}] >>`;
    return own;
  };
  const roots = elements.map((element) => `${add(element)} 0 R`);
  objects[100] = `<< /Type /StructTreeRoot /RoleMap << /Standard /P >> /K [${roots.join(' ')}] >>`;
  return outlineOf(
    pages.map((operators) => ({ operators })),
    { catalog: '/StructTreeRoot 100 0 R', objects },
  );
}

const p = (text: string, y: number, x = 72): Tagged => ({ role: 'P', text: [[text, x, y]] });
const cell = (text: string, x: number, y: number, role = 'TD'): Tagged => ({ role, text: [[text, x, y]] });

describe('A tagged file', () => {
  it('has the few words that are in no tag, as browsers leave what is chosen in a form', async () => {
    const terms = 'The table is kept for a quarter of an hour. '.repeat(2);
    const told = [640, 620, 600, 580].map((y): Tagged => ({ role: 'P', text: [[terms, 72, y, 1]] }));
    expect(await made(told, line('7pm', 72, 700))).toContain('7pm');
  });

  it('has the headings it names, at their levels, whatever they look like', async () => {
    const said = await made([
      { role: 'H1', text: [['Plain title', 72, 700]] },
      p('Some text below it.', 680),
      { role: 'H2', text: [['Lower title', 72, 660]] },
      { role: 'Standard', text: [['More text.', 72, 640]] },
    ]);
    expect(said).toBe(
      'heading 1 "Plain title"\nparagraph "Some text below it."\nheading 2 "Lower title"\nparagraph "More text."\n',
    );
  });

  it('has its lists, nested as they are, with marks that touch the text', async () => {
    const item = (label: string, text: string, x: number, y: number, kids: Tagged[] = []): Tagged => ({
      role: 'LI',
      kids: [
        { role: 'Lbl', text: [[label, x, y]] },
        { role: 'LBody', text: [[text, x + 9, y]], kids },
      ],
    });
    const inner: Tagged = { role: 'L', kids: [item('-', 'Inner', 72, 680)] };
    const said = await made([
      { role: 'L', kids: [item('1.', 'First', 72, 700, [inner]), item('2.', 'Second', 72, 660)] },
    ]);
    expect(said).toBe(
      [
        'ordered list',
        '  item',
        '    paragraph "First"',
        '    list',
        '      item',
        '        paragraph "Inner"',
        '  item',
        '    paragraph "Second"',
        '',
      ].join('\n'),
    );
  });

  it('has headings where what it calls items are titles in bold above text of their own', async () => {
    const item = (shown: string, y: number, font: 'F1' | 'F2'): Tagged => ({
      role: 'L',
      kids: [{ role: 'LI', kids: [{ role: 'LBody', text: [[shown, 72, y]], font }] }],
    });
    const titles = ['1. Overview', '1.1 Scope', '2. Terms'];
    const above = titles.flatMap((title, at) => [
      item(title, 700 - 50 * at, 'F2'),
      p('Text of its own.', 680 - 50 * at),
    ]);
    const headings = ['heading 1 "1. Overview"', 'heading 2 "1.1 Scope"', 'heading 1 "2. Terms"'];
    expect((await made(above)).split('\n').filter((row) => row.startsWith('heading'))).toEqual(headings);
    expect(await made(titles.map((title, at) => item(title, 700 - 20 * at, 'F2')))).not.toContain('heading');
    expect(await made([p('Above.', 700), item('An item alone that shows no mark.', 680, 'F1')])).not.toContain('list');
  });

  it('has an item for each box to tick that begins a line of a paragraph', async () => {
    const said = await made([
      {
        role: 'P',
        text: [
          ['\\200 The goods came late', 72, 700],
          ['\\201 The goods were damaged', 72, 686],
        ],
      },
      p('\\200 yes \\201 no', 660),
    ]);
    expect(said).toBe(
      [
        'list',
        '  item unchecked',
        '    paragraph "The goods came late"',
        '  item checked',
        '    paragraph "The goods were damaged"',
        'paragraph "☐ yes ☒ no"',
        '',
      ].join('\n'),
    );
  });

  it('has its tables, with a cell that was left out where its column is', async () => {
    const row = (...kids: Tagged[]): Tagged => ({ role: 'TR', kids });
    const said = await made([
      {
        role: 'Table',
        kids: [
          row(cell('Item', 72, 700, 'TH'), cell('Out', 200, 700, 'TH'), cell('In', 300, 700, 'TH')),
          row(cell('Rent', 72, 680), cell('50', 200, 680), cell('7', 300, 680)),
          row(cell('Pay', 72, 660), cell('900', 298, 660)),
        ],
      },
    ]);
    expect(said).toContain('cell "Pay"\n    cell ""\n    cell "900"');
    expect(said).toContain('cell header "In"');
  });

  it('has the second head row of a table beside the heads that reach down into it, and cells left out where they belong', async () => {
    const row = (...kids: Tagged[]): Tagged => ({ role: 'TR', kids });
    const two = (name: 'RowSpan' | 'ColSpan'): string => `/A << /O /Table /${name} 2 >>`;
    const said = await made([
      {
        role: 'Table',
        kids: [
          row(
            { ...cell('Day', 72, 700, 'TH'), entries: two('RowSpan') },
            { ...cell('Morning', 150, 710, 'TH'), entries: two('ColSpan') },
            { ...cell('Sum', 300, 700, 'TH'), entries: two('RowSpan') },
          ),
          row(cell('Come', 150, 690, 'TH'), cell('Go', 220, 690, 'TH')),
          row(cell('Mon', 72, 670), cell('8:00', 150, 670), cell('12:00', 220, 670)),
          row(cell('Tue', 72, 650), cell('9:00', 220, 650), cell('0', 300, 650)),
        ],
      },
    ]);
    expect(said).toContain('cell header "Come"\n    cell header "Go"');
    expect(said).toContain('cell "Tue"\n    cell ""\n    cell "9:00"\n    cell "0"');
  });

  it('keeps the lines of a paragraph that its author broke, though some of them are nearly full', async () => {
    const address: Tagged = {
      role: 'P',
      text: [
        ['Rue du Lac 8', 72, 700],
        ['1003 Lausanne', 72, 686],
        ['021 000 00 00', 72, 672],
        ['ann.lee.of.the.lake@example.org', 72, 658],
      ],
    };
    const said = await made([address, p('This text below is narrow.', 620)]);
    expect(said).toContain('"Rue du Lac 8" break "1003 Lausanne" break "021 000 00 00" break "ann.lee');
  });

  it('keeps such lines of Japanese, most of which leave room for the next sign, and goes on with full ones', async () => {
    const shown = (widths: readonly number[]): Tagged => ({
      role: 'P',
      text: widths.map((width, row) => ['\\202'.repeat(width), 72, 700 - 14 * row]),
    });
    expect(await made([shown([6, 8, 5, 12, 7])])).toContain('break');
    expect(await made([shown([12, 12, 12, 11, 7])])).not.toContain('break');
  });

  it('has paragraphs that pages cut as one', async () => {
    const said = await made([
      {
        role: 'P',
        text: [
          ['The first half. And', 72, 60],
          ['The second half.', 72, 780, 1],
        ],
      },
    ]);
    expect(said).toBe('paragraph "The first half. And The second half."\n');
  });

  it('has its footnotes apart, with references where their marks stand', async () => {
    const objects = {
      100: '<< /Type /StructTreeRoot /K [101 0 R 102 0 R 103 0 R] >>',
      101: '<< /S /P /Pg 6 0 R /K 0 >>',
      102: '<< /S /Note /Pg 6 0 R /K 1 >>',
      103: '<< /S /P /Pg 6 0 R /K 2 >>',
    };
    const operators = [
      `/P << /MCID 0 >> BDC BT /F1 11 Tf 72 700 Td (Rain fell) Tj /F1 7 Tf 4 Ts (1) Tj 0 Ts /F1 11 Tf ( all day.) Tj ET EMC`,
      `/Note << /MCID 1 >> BDC ${line('1 So the diary says.', 72, 100, 8)} EMC`,
      `/P << /MCID 2 >> BDC ${line('The sun came later.', 72, 680)} EMC`,
    ];
    const said = await outlineOf([{ operators: operators.join('\n') }], {
      catalog: '/StructTreeRoot 100 0 R',
      objects,
    });
    expect(said).toBe(
      [
        'paragraph "Rain fell" footnote("1") " all day."',
        'paragraph "The sun came later."',
        'footnote "1"',
        '  paragraph "So the diary says."',
        '',
      ].join('\n'),
    );
  });

  it('is read by its looks where much of the text is in no tag', async () => {
    const said = await made([{ role: 'H1', text: [['Named', 72, 780, 1]] }], line('Nobody names this text.', 72, 700));
    expect(said).toContain('paragraph "Named"');
    expect(said).toContain('"Nobody names this text."');
  });

  it('is read to the end when its tree goes in circles', async () => {
    const objects = {
      100: '<< /Type /StructTreeRoot /K 101 0 R >>',
      101: '<< /S /Table /K [102 0 R 102 0 R] >>',
      102: '<< /S /TR /K [103 0 R 103 0 R 103 0 R 103 0 R] >>',
      103: '<< /S /TD /K [103 0 R 103 0 R 103 0 R 103 0 R 103 0 R 103 0 R 103 0 R 103 0 R 103 0 R 103 0 R 103 0 R 103 0 R] >>',
    };
    const said = await outlineOf([{ operators: line('Still here.', 72, 700) }], {
      catalog: '/StructTreeRoot 100 0 R',
      objects,
    });
    expect(said).toBe('paragraph "Still here."\n');
  });

  it('has the head of a table once that is printed again on each page', async () => {
    const head = (text: string, x: number): Tagged => ({
      role: 'TH',
      text: [
        [text, x, 700],
        [text, x, 760, 1],
      ],
    });
    const body = (text: string, x: number, page: number): Tagged => ({ role: 'TD', text: [[text, x, 680, page]] });
    const said = await made([
      {
        role: 'Table',
        kids: [
          { role: 'TR', kids: [head('Bin', 72), head('Counted', 200)] },
          { role: 'TR', kids: [body('A-01', 72, 0), body('40', 200, 0)] },
          { role: 'TR', kids: [body('B-02', 72, 1), body('41', 200, 1)] },
        ],
      },
    ]);
    expect(said).toContain('"Bin"');
    expect(said).not.toContain('Bin Bin');
  });

  it('has names and figures at both ends of their lines apart, where what leads from one to the other is decoration', async () => {
    const priced = (name: string, price: string, y: number): Tagged['text'] => [
      [name, 72, y],
      [price, 400, y],
    ];
    const text = await made([
      { role: 'P', text: [...priced('Haircut', '90', 700)!, ...priced('Colour and cut', '60', 686)!] },
      p('Prices include tax, and whatever is needed for the colour besides, as it is.', 650),
    ]);
    expect(text).toContain('paragraph "Haircut 90" break "Colour and cut 60"');
  });

  it('has lines set flush right, and lines of Japanese that end far before the margin', async () => {
    const text = await made([
      {
        role: 'P',
        text: [
          ['Town 12', 400, 700],
          ['12', 429.95, 686],
        ],
      },
      {
        role: 'P',
        text: [
          ['\\202\\202', 72, 660],
          ['\\202', 72, 646],
        ],
      },
      p('A paragraph that reaches to the margin of the page, or nearly so far.', 600),
    ]);
    expect(text).toContain('"Town 12" break "12"');
    expect(text).toMatch(/"\u65e5\u65e5" break "\u65e5"/);
  });

  it('has items that a column made narrow, whatever title stands over all columns', async () => {
    const text = await made([
      { role: 'H1', text: [['Instructions for use, and what to do before you begin', 72, 700]] },
      {
        role: 'LI',
        text: [
          ['- Keep away from children under', 72, 670],
          ['Eight years.', 80, 656],
        ],
      },
      { role: 'LI', text: [['- Never put it in any water, ever', 72, 642]] },
    ]);
    expect(text).toContain('"Keep away from children under Eight years."');
  });
});
