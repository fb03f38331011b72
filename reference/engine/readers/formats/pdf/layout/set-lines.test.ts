/** Lines their author broke, and lines that running text was broken into. */
import { describe, expect, it } from 'vitest';
import { line, lines } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';
import type { Line } from './line.js';
import { setLines } from './set-lines.js';

const running =
  'This paragraph goes on for as long as the page is wide, so that its lines are seen to be full ones, all of';

describe('an address', () => {
  it('keeps its lines', async () => {
    const address = lines(['Ann Lee', 'Northern Lights Trading', '4 Pier Road', 'Leeds LS1 4AB'], 72, 700);
    const text = lines([running, `${running} them.`], 72, 600, 14, 9);
    expect(await outline(`${address}\n${text}`)).toContain(
      'paragraph "Ann Lee" break "Northern Lights Trading" break "4 Pier Road" break "Leeds LS1 4AB"',
    );
  });
});

describe('lines under one another', () => {
  it('are those of an address where nothing goes on above or below, though all are as long', async () => {
    const text = lines(['Mrs Edith Marsh', '3 Abbey Terrace', 'Whitby YO22 4JT'], 72, 640);
    const head = line('Bill to', 72, 654, 11, 'F2');
    expect(await outline(`${head}\n${text}`)).toContain('break "3 Abbey Terrace" break');
  });

  it('stay apart where each has a label', async () => {
    const text = lines(['Invoice no.: 2025-0317', 'Date: 14 March 2025', 'Due: 13 April 2025'], 72, 640);
    expect(await outline(text)).toBe(
      'paragraph "Invoice no.: 2025-0317" break "Date: 14 March 2025" break "Due: 13 April 2025"\n',
    );
  });

  it('stay apart where each ends in an amount, at one edge', async () => {
    // The right edge of digits alone, each .556 em wide; a full stop is .278 em wide.
    const amounts = ['Subtotal 690.40', 'VAT 138.08'].map((text, index) => {
      const [label, amount] = text.split(' ') as [string, string];
      return `${line(label, 372, 640 - index * 14)}\n${line(amount, 424, 640 - index * 14)}`;
    });
    expect(await outline(...amounts)).toBe('paragraph "Subtotal 690.40"\nparagraph "VAT 138.08"\n');
  });

  it('stay apart in the middle of the page where they stand wide', async () => {
    const shown = [
      line('of completion', 265, 640, 14),
      line('This is to certify that', 242, 608, 14),
      line('Everything else on this page stands below', 160, 500, 14),
    ];
    expect(await outline(...shown)).toContain('paragraph "of completion"\nparagraph "This is');
  });
});

describe('lines flush right', () => {
  it('are lines of their own where each begins elsewhere', async () => {
    // Digits are .556 em wide.
    const flush = ['1234567', '12345678', '123456'].map((text, index) =>
      line(text, 500 - text.length * 0.556 * 11, 700 - index * 14),
    );
    expect(await outline(...flush)).toContain('"1234567" break "12345678" break "123456"');
    // An initial is no mark of a list there, and a small letter goes on with nothing.
    const address = ['B. 111111', 'a 11111111', '1111'].map((text, index) =>
      line(text, 500 - [50.15, 58.1, 24.46][index]!, 700 - index * 14),
    );
    expect(await outline(...address)).toContain('"B. 111111" break "a 11111111" break "1111"');
  });
});

describe('a narrow paragraph', () => {
  it('is no list of lines', async () => {
    const text = lines(['The sea was calm and', 'the ships of Captain', 'Holt lay in the bay,', 'waiting.'], 72, 700);
    expect(await outline(text)).toContain('"The sea was calm and the ships of Captain Holt lay in the bay, waiting."');
  });

  it('is none either where nouns have capitals and its last line is short', async () => {
    const text = lines(['Versicherer rechnen mit höheren', 'Schadensmeldungen als in den', 'Vorjahren'], 72, 700);
    const more = lines(['Das Unternehmen hat weitere', 'zusätzliche Busse versprochen.'], 80, 658).replace(
      '80 644',
      '72 644',
    );
    expect(await outline(text, more)).not.toContain('break');
  });
});

describe('an address in bold', () => {
  it('is no heading', async () => {
    const address = lines(['Frau', 'Sabine Kowalski', 'Lindenweg 8', '49074 Bramsche'], 72, 700, 14, 9, 'F2');
    const text = lines([running, `${running} them.`], 72, 600, 14, 9);
    expect(await outline(`${address}\n${text}`)).not.toContain('heading');
  });
});

describe('the entries of a list with dots before a few words', () => {
  it('stand apart, below a sentence too', async () => {
    const above = `${running} them.`;
    const dots = '.'.repeat(60);
    const text = lines([running, above, `Survey${dots}8 days`, `Report${dots}14 days`], 72, 600, 14, 9);
    expect(await outline(text)).toBe(
      `paragraph "${running} ${above}"\nparagraph "Survey${dots}8 days"\nparagraph "Report${dots}14 days"\n`,
    );
  });
});

describe('the entries of an index', () => {
  it('are a line each, though some are as long as others and all begin with small letters', async () => {
    const entries = [
      'alkaline cells, 3',
      'anemometer, 4',
      'bolts, 4',
      'cable, 6',
      'commands, 5',
      'distances to walls and trees, 4',
      'mast, 4',
      'rain, 3',
    ];
    expect(await outline(lines(entries, 72, 700, 12))).toBe(`paragraph "${entries.join('" break "')}"\n`);
  });
});

describe('paragraphs below a running head that reaches further', () => {
  it('are whole, however few their lines are', async () => {
    const head = [line('Employee handbook', 72, 780), line('Northwind Logistics', 440, 780)];
    const paragraphs = [
      ['Welcome to this firm. The handbook tells you what you may expect from all of us', 'and what we hope for.'],
      ['Everybody works between ten and three. The rest is agreed at home. To', 'change your hours, ask.'],
      ['Drivers keep to the legal breaks, whatever a customer or another may say. A', 'missed one is reported.'],
      ['There are twenty-eight days of leave in a year, and one more for each five', 'years of service here.'],
    ];
    const text = await outline(
      ...head,
      line('Welcome', 72, 728, 14, 'F2'),
      ...paragraphs.map((own, index) => lines(own, 72, 700 - index * 40)),
    );
    expect(text).toContain(paragraphs.map((own) => `paragraph "${own.join(' ')}"`).join('\n'));
  });
});

describe('short lines of Japanese', () => {
  it('go on below, as no word shows where they would have to end', () => {
    const widths = [200, 90, 200, 80, 200, 100, 200, 90];
    const found = widths.map((width, index): Line => ({
      runs: [],
      text: index % 2 === 0 ? '端子 であること' : '端子 日',
      x0: 72,
      x1: 72 + width,
      top: 92 + 12 * index,
      baseline: 100 + 12 * index,
      bottom: 102 + 12 * index,
      size: 10,
      style: 0,
      broken: false,
      mcid: -1,
    }));
    expect(setLines(found, () => 12, false).size).toBe(0);
  });
});
