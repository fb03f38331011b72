/** Files of two pages, and dates below one another. */
import { describe, expect, it } from 'vitest';
import { line, lines } from './testing/made-pdf.js';
import { outline, outlineOf } from './testing/read-made.js';

describe('the head and foot of two pages', () => {
  const edges = [
    line('Meyer Architects, Offer 26-118', 72, 810, 9),
    line('Loft, second version', 72, 798, 9),
    line('2 Harbour Street', 72, 40, 9),
  ].join('\n');
  const body = Array.from({ length: 12 }, (_, at) => `Clause ${at + 1} says what is to be done and by whom it is.`);

  it('are such where the second page has no more than a line to sign on', async () => {
    const text = await outlineOf([
      { operators: `${edges}\n${lines(body, 72, 740, 24)}` },
      { operators: `${edges}\n${line('Date and signature of both', 72, 740)}` },
    ]);
    expect(text).toMatch(/furniture header\s+paragraph "Meyer Architects/);
    expect(text).toMatch(/furniture footer\s+paragraph "2 Harbour Street"/);
  });

  it('are text where one page is a copy of the other', async () => {
    const slip = { operators: `${edges}\n${lines(body.slice(0, 2), 72, 770, 24)}` };
    expect(await outlineOf([slip, slip])).not.toContain('furniture');
  });
});

describe('dates below one another', () => {
  it('are no list: their numbers do not count', async () => {
    expect(await outline(lines(['3. Dec.', '12. Dec.', '6. Jan.'], 72, 700, 24))).toBe(
      'paragraph "3. Dec."\nparagraph "12. Dec."\nparagraph "6. Jan."\n',
    );
  });
});
