/** Footnotes of files without tags, told by their looks, and raised or lowered text where it stands. */
import { describe, expect, it } from 'vitest';
import { line, lines } from './testing/made-pdf.js';
import { outline, outlineOf } from './testing/read-made.js';

const body = (at: number): string[] => [
  'The harbour keeps a record of every tide since the stone pier was',
  `finished in the year ${at}, and nobody has ever asked to see it.`,
];

/** A mark set off the baseline behind text that ends at `x`. */
const raised = (mark: string, x: number, y: number): string => line(mark, x, y + 4, 6.4);

describe('A footnote of a file without tags', () => {
  it('leaves the text, and its mark refers to it', async () => {
    const text = await outline(
      lines(body(1), 72, 760),
      line('The oldest book is lost.', 72, 732),
      raised('1', 185.4, 732),
      line('Its place is 3 m', 72, 700),
      raised('2', 145.6, 700),
      line('wide and always', 152, 700),
      raised('2', 232.9, 700),
      line('empty.', 239.4, 700),
      line('1 So says the keeper of the light, who was there when', 72, 100, 9),
      line('it was last seen.', 72, 89, 9),
      line('2 Nobody knows why.', 72, 76, 9),
    );
    expect(text).toContain('paragraph "The harbour');
    expect(text).toContain('The oldest book is lost." footnote("1")');
    expect(text).toContain('3 m" superscript("2") " wide and always" footnote("2") " empty."');
    expect(text).toContain(
      'footnote "1"\n  paragraph "So says the keeper of the light, who was there when it was last seen."',
    );
    expect(text).toContain('footnote "2"\n  paragraph "Nobody knows why."');
  });

  it('is referred to by the raised digits its font has, which stand on the line', async () => {
    const narrow =
      '<< /Type /Font /Subtype /Type1 /BaseFont /Made /FirstChar 49 /LastChar 49 /Widths [300] /Encoding /WinAnsiEncoding >>';
    const text = await outlineOf(
      [
        {
          operators: [
            lines(body(1), 72, 760),
            'BT /F1 11 Tf 72 732 Td (The oldest book is lost.) Tj /F3 11 Tf (1) Tj /F1 11 Tf ( Nobody minds.) Tj ET',
            'BT /F3 9 Tf 72 100 Td (1) Tj /F1 9 Tf (So says the keeper.) Tj ET',
          ].join('\n'),
          fonts: '/F3 100 0 R',
        },
      ],
      { objects: { 100: narrow } },
    );
    expect(text).toContain('The oldest book is lost." footnote("1") " Nobody minds."');
    expect(text).toContain('footnote "1"\n  paragraph "So says the keeper."');
  });

  it('stays where it is when nothing refers to it', async () => {
    const text = await outline(
      lines(body(1), 72, 760),
      line('The room is 3 m', 72, 700),
      raised('2', 152.3, 700),
      line('1 Prices without delivery.', 72, 100, 9),
    );
    expect(text).not.toContain('footnote');
    expect(text).toContain('paragraph "1 Prices without delivery."');
  });

  it('is none in the middle of the page', async () => {
    const text = await outline(
      line('Written by the keeper', 72, 760),
      raised('1', 176.8, 760),
      line('1 Institute of the Sea', 72, 744, 9),
      lines(body(1), 72, 700),
      lines(body(2), 72, 640),
    );
    expect(text).not.toContain('footnote');
  });
});

describe('Raised and lowered text', () => {
  it('stands close to the word it is set at', async () => {
    const text = await outline(
      line('The flat has 74 m', 72, 700),
      raised('2', 157.8, 700),
      line(', and the air is low in CO', 161.2, 700),
      line('2', 281.2, 697, 6.4),
      line('.', 284.7, 700),
      lines(body(1), 72, 660),
    );
    expect(text).toContain('"The flat has 74 m" superscript("2") ", and the air is low in CO" subscript("2") "."');
  });
});
