/** The PDF reader on small files made here: bytes in, outline of the document out. */
import { describe, expect, it } from 'vitest';
import { deadlineAfter } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import { line, pdfOf } from './testing/made-pdf.js';
import { outline, outlineOf, read } from './testing/read-made.js';

const prose = [
  'The harbour keeps a record of every tide since the stone pier was',
  'finished, and the record has never been interrupted by a storm.',
];

describe('text of a page', () => {
  it('joins the lines of a paragraph, and parts paragraphs by their distance', async () => {
    const operators = [
      line(prose[0]!, 72, 700),
      line(prose[1]!, 72, 686),
      line('Another paragraph stands below it and says something else.', 72, 650),
    ];
    expect(await outline(...operators)).toBe(
      `paragraph "${prose.join(' ')}"\nparagraph "Another paragraph stands below it and says something else."\n`,
    );
  });

  it('takes larger text for headings, the largest first', async () => {
    const operators = [
      line('The Title', 72, 760, 22, 'F2'),
      line('A Section', 72, 720, 16, 'F2'),
      line(prose[0]!, 72, 690),
      line(prose[1]!, 72, 676),
      line('Another Section', 72, 640, 16, 'F2'),
      line(prose[1]!, 72, 610),
    ];
    expect((await outline(...operators)).split('\n').filter((row) => row.startsWith('heading'))).toEqual([
      'heading 1 "The Title"',
      'heading 2 "A Section"',
      'heading 2 "Another Section"',
    ]);
  });

  it('ranks headings on the ladder of the document, whatever sizes its cover has', async () => {
    const cover = [40, 33, 27, 22].map((size, index) => line('Of the Cover', 72, 780 - index * 50, size, 'F2'));
    const section = (y: number): string[] => [
      line('A Section', 72, y, 14, 'F2'),
      line(prose[0]!, 72, y - 20),
      line(prose[1]!, 72, y - 34),
    ];
    const dump = await outlineOf([
      { operators: cover.join('\n') },
      { operators: [...section(760), ...section(640)].join('\n') },
    ]);
    expect(dump.match(/heading \d "A Section"/g)).toEqual(['heading 2 "A Section"', 'heading 2 "A Section"']);
  });

  it('takes the title of a section that is set on a shaded line for a heading', async () => {
    const operators = [
      '0.8 g 72 696 400 18 re f 0 g',
      line('About you', 76, 701, 13, 'F2'),
      ...prose.map((text, at) => line(text, 72, 670 - at * 14)),
    ];
    expect(await outline(...operators)).toContain('heading 1 "About you"');
  });

  it('does not let a heading float inside the paragraphs around it, whatever its letters', async () => {
    const operators = [
      line('some words that go on without an end until the margin of the page is', 72, 700),
      line('words in large letters', 72, 660, 22, 'F2'),
      line('more words that begin small and go on until the margin of the page', 72, 620),
    ];
    const order = (await outline(...operators)).split('\n');
    expect(order[1]).toContain('words in large letters');
    expect(order[2]).toContain('more words');
  });

  it('does not run lines of labels and values into one another', async () => {
    const operators = [700, 686].map((y, at) =>
      [
        line(['Customer:', 'Project:'][at]!, 72, y),
        line(['Bakery', 'Oven'][at]!, 150, y),
        line('Date:', 260, y),
        line('3 May', 330, y),
      ].join('\n'),
    );
    expect(await outline(...operators)).toMatch(/"Bakery"[^]*"3 May"[^]*"Project:"/);
  });

  it('puts a hyphenated word together', async () => {
    expect(
      await outline(
        line('The keeper writes the figures of the instru-', 72, 700),
        line('ments into a bound ledger every single day.', 72, 686),
      ),
    ).toContain('instruments into');
  });

  it('reads two columns one after the other', async () => {
    const column = (x: number, words: string): string[] =>
      Array.from({ length: 12 }, (_, row) => line(`${words} line ${row} of the text column`, x, 700 - row * 14));
    const text = await outline(...column(60, 'left'), ...column(320, 'right'));
    expect(text.indexOf('left line 11')).toBeLessThan(text.indexOf('right line 0'));
  });

  it('reads names side by side above two columns before them', async () => {
    const column = (x: number, words: string): string[] =>
      Array.from({ length: 12 }, (_, row) => line(`${words} line ${row} of the text column`, x, 600 - row * 14));
    const operators = [
      line('Anna Lind', 120, 700),
      line('Institute of the Sea', 100, 686),
      line('Boris Novak', 400, 700),
      line('Harbour Office', 390, 686),
      ...column(60, 'left'),
      ...column(320, 'right'),
    ];
    const text = await outline(...operators);
    const places = [
      'Anna Lind',
      'Institute',
      'Boris Novak',
      'Harbour Office',
      'left line 0',
      'left line 11',
      'right line 0',
    ];
    expect([...places].sort((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual(places);
  });

  it('makes lists of marked lines', async () => {
    const operators = [
      line('1.', 72, 700),
      line('Find the page', 90, 700),
      line('2.', 72, 684),
      line('Follow the column', 90, 684),
      line('3.', 72, 668),
      line('Add the correction', 90, 668),
    ];
    expect(await outline(...operators)).toBe(
      'ordered list\n  item\n    paragraph "Find the page"\n  item\n    paragraph "Follow the column"\n  item\n    paragraph "Add the correction"\n',
    );
  });

  it('makes a table of a grid of rules', async () => {
    const rules = [700, 680, 660]
      .map((y) => `72 ${y} m 372 ${y} l S`)
      .concat([72, 222, 372].map((x) => `${x} 700 m ${x} 660 l S`));
    const operators = [
      ...rules,
      line('Weekday', 77, 686, 11, 'F2'),
      line('High water', 227, 686, 11, 'F2'),
      line('Monday', 77, 666),
      line('412', 227, 666),
    ];
    const dump = await outline(...operators);
    expect(dump).toMatch(/^table header 1/);
    expect(dump.match(/cell[^\n]*/g)).toHaveLength(4);
  });
});

describe('pages', () => {
  const pages = ['first', 'second', 'third'].map((word) => ({
    operators: line(`This is the ${word} page of the file.`, 72, 700),
  }));

  it('counts all and reads as many as are asked for', async () => {
    const reading = await read(pdfOf(pages), { mode: 'fast', maxPages: 2 });
    expect(reading.pages).toEqual({ parsed: 2, total: 3 });
    expect(dumpDocument(reading.document)).not.toContain('third');
  });

  it('finds its objects without a cross-reference table', async () => {
    const bytes = pdfOf(pages);
    const cut = bytes.subarray(0, bytes.indexOf('xref\n'));
    expect((await read(Buffer.concat([cut, Buffer.from('trailer\n<< /Root 1 0 R >>\n')]))).pages).toEqual({
      parsed: 3,
      total: 3,
    });
  });

  it('says which page is damaged, and reads the others', async () => {
    const damaged = Buffer.concat([Buffer.from([0x78, 0x9c]), Buffer.alloc(60, 0xff)]);
    const reading = await read(pdfOf([pages[0]!, { operators: '', damaged }, pages[2]!]));
    expect(reading.notices).toEqual([
      { code: 'part-unreadable', message: 'The page is damaged and could not be read.', where: { page: 2 } },
    ]);
    expect(dumpDocument(reading.document)).toContain('third');
  });

  it('says that text recognition is missing where it was asked for', async () => {
    expect((await read(pdfOf(pages), { mode: 'ocr' })).notices.map((notice) => notice.code)).toEqual([
      'ocr-not-available',
    ]);
    expect((await read(pdfOf(pages), { mode: 'auto' })).notices).toEqual([]);
  });

  it('fails at a deadline that comes before the first page', async () => {
    let nowMs = 0;
    const deadline = deadlineAfter(1, () => (nowMs += 10));
    await expect(read(pdfOf([pages[0]!]), { mode: 'fast' }, { deadline })).rejects.toMatchObject({
      code: 'deadline.exceeded',
    });
  });

  it('stops at the deadline with what was read, and says so', async () => {
    let nowMs = 0;
    const deadline = deadlineAfter(1000, () => (nowMs += 300));
    const reading = await read(pdfOf(Array.from({ length: 20 }, () => pages[0]!)), { mode: 'fast' }, { deadline });
    expect(reading.pages!.parsed).toBeLessThan(20);
    expect(reading.notices[0]).toMatchObject({ code: 'limit-reached' });
  });
});

describe('the file', () => {
  it('gives its information as metadata', async () => {
    expect((await read(pdfOf([{ operators: line('x', 72, 700) }]))).metadata).toMatchObject({
      title: 'A made file',
      author: 'Its maker',
    });
  });

  it('is refused when it needs a password nobody gave', async () => {
    const encrypt =
      '/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <0000000000000000000000000000000000000000000000000000000000000000> /U <1111111111111111111111111111111111111111111111111111111111111111> >> /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]';
    await expect(read(pdfOf([{ operators: line('x', 72, 700) }], { trailer: encrypt }))).rejects.toMatchObject({
      code: 'document.encrypted',
    });
  });
});

describe('lists', () => {
  /** A round shape of four curves, as bullets are drawn. */
  const disc = (x: number, y: number): string =>
    `${x} ${y + 2} m ${x} ${y + 3} ${x + 1} ${y + 4} ${x + 2} ${y + 4} c ${x + 3} ${y + 4} ${x + 4} ${y + 3} ${x + 4} ${y + 2} c ${x + 4} ${y + 1} ${x + 3} ${y} ${x + 2} ${y} c ${x + 1} ${y} ${x} ${y + 1} ${x} ${y + 2} c f`;

  it('are told by bullets that are drawn', async () => {
    const operators = [
      disc(76, 702),
      line('Ports are open', 90, 700),
      '76 686 3 3 re f',
      line('Rates are down', 90, 684),
      line('The text goes on at the margin of the page, as it did before the list began.', 72, 650),
    ];
    expect(await outline(...operators)).toBe(
      'list\n  item\n    paragraph "Ports are open"\n  item\n    paragraph "Rates are down"\nparagraph "The text goes on at the margin of the page, as it did before the list began."\n',
    );
  });

  it('stand side by side as two, each whole', async () => {
    const item = (text: string, x: number, y: number): string => [disc(x - 14, y + 2), line(text, x, y)].join('\n');
    const operators = [
      item('Ports are open', 90, 700),
      item('Stock at 41 days', 290, 700),
      item('Rates are down', 90, 684),
      item('Two sites closed', 290, 684),
    ];
    expect((await outline(...operators)).match(/paragraph .*/g)).toEqual([
      'paragraph "Ports are open"',
      'paragraph "Rates are down"',
      'paragraph "Stock at 41 days"',
      'paragraph "Two sites closed"',
    ]);
  });

  it('have bullets of symbol fonts, whatever letters their codes would be', async () => {
    const fonts = '/F3 100 0 R';
    const objects = {
      100: '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Wingdings-Regular /FirstChar 113 /LastChar 113 /Widths [700] >>',
    };
    const operators = [
      line('q', 72, 700, 11, 'F3'),
      line('First', 90, 700),
      line('q', 72, 684, 11, 'F3'),
      line('Second', 90, 684),
    ];
    expect(await outlineOf([{ operators: operators.join('\n'), fonts }], { objects })).toBe(
      'list\n  item\n    paragraph "First"\n  item\n    paragraph "Second"\n',
    );
  });

  it('go on over running feet', async () => {
    const item = (number: number, y: number): string =>
      [line('\\225', 72, y), line(`Item ${number}`, 90, y)].join('\n');
    const pages = [1, 2, 3].map((page) => ({
      operators: [item(page * 2 - 1, 700), item(page * 2, 684), line(`Company Confidential ${page}`, 72, 40)].join(
        '\n',
      ),
    }));
    const dump = await outlineOf(pages);
    expect(dump.match(/^list/gm)).toHaveLength(1);
    expect(dump.match(/^furniture footer/gm)).toHaveLength(3);
  });
});

describe('text beside a frame', () => {
  it('is not lost', async () => {
    const operators = [
      '300 640 150 50 re S',
      line('Growth is measured', 310, 670),
      line('against the quarter', 310, 656),
      line('North grew', 72, 700),
      line('South fell', 72, 680),
      line('and the rest of the text stands below all of it.', 72, 600),
    ];
    const dump = await outline(...operators);
    for (const words of ['North grew', 'South fell', 'Growth is measured against the quarter'])
      expect(dump).toContain(words);
  });
});

describe('code in a line of text', () => {
  it('keeps the space before and behind it', async () => {
    const fonts = '/F3 100 0 R';
    const objects = { 100: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>' };
    const operators =
      'BT /F1 11 Tf 72 700 Td (Use the function ) Tj /F3 11 Tf (reset) Tj /F1 11 Tf ( to begin again.) Tj ET';
    expect(await outlineOf([{ operators, fonts }], { objects })).toBe(
      'paragraph "Use the function " code("reset") " to begin again."\n',
    );
  });
});
