import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '../../../document/nodes.js';
import { settleBoldHeadings } from './bold-headings.js';

const bold = (...children: Inline[]): Block => ({
  type: 'paragraph',
  children: [{ type: 'styled', style: 'strong', children }],
});
const large = (...children: Inline[]): Block => ({ type: 'paragraph', children, isLarge: true });
const text: Block = { type: 'paragraph', children: ['Some text under it.'] };
const heading = (level: number): Block => ({ type: 'heading', level, children: ['Title'] });

/** Levels and texts of what is a heading, in order. */
function headingsOf(...blocks: Block[]): unknown[] {
  settleBoldHeadings({ blocks });
  return blocks.flatMap((block) => (block.type === 'heading' ? [[block.level, ...block.children]] : []));
}

describe('lines in bold', () => {
  it('are headings where several stand above text, the one at the top the title', () => {
    expect(headingsOf(bold('Maria Lind'), text, bold('WORK'), text, text, bold('What next?'), text)).toEqual([
      [1, 'Maria Lind'],
      [2, 'WORK'],
      [2, 'What next?'],
    ]);
  });

  it('are headings under the title of a document that has no other', () => {
    const parts = [bold('One'), text, bold('Two'), text, bold('Three'), text];
    expect(headingsOf(heading(1), ...parts).slice(1)).toEqual([
      [2, 'One'],
      [2, 'Two'],
      [2, 'Three'],
    ]);
    expect(
      headingsOf(heading(1), text, heading(2), bold('One'), text, bold('Two'), text, bold('Three'), text),
    ).toHaveLength(2);
  });

  it('are headings above short texts too, as long as these are longer', () => {
    const parts = (below: Block): Block[] => [
      bold('One'),
      below,
      bold('More'),
      bold('Two'),
      below,
      bold('Three'),
      below,
    ];
    const longer: Block = { type: 'paragraph', children: ['A text of some length that stands under its line.'] };
    expect(headingsOf(...parts(longer))).toHaveLength(4);
    expect(headingsOf(...parts({ type: 'paragraph', children: ['short'] }))).toEqual([]);
  });

  it('are headings two in a row, and a cover when there are more', () => {
    const cover = [bold('The Club'), bold('Rules'), bold('of the year')];
    const parts = [bold('Part'), bold('Chapter'), text, bold('Other chapter'), text, bold('Third'), text];
    expect(headingsOf(...cover, text, text, text, text, text, ...parts)).toEqual([
      [2, 'Part'],
      [2, 'Chapter'],
      [2, 'Other chapter'],
      [2, 'Third'],
    ]);
  });

  it.each([
    ['few', [bold('One'), text, bold('Two'), text]],
    ['above nothing', [bold('One'), text, bold('Two'), text, bold('Name')]],
    [
      'most of the text',
      [
        bold('One'),
        bold('and a'),
        bold('and b'),
        text,
        bold('Two'),
        text,
        bold('Three'),
        text,
        bold('and c'),
        bold('and d'),
      ],
    ],
    ['sentences', [bold('One.'), text, bold('Two;'), text, bold('Three,'), text]],
    ['names with their values', [bold('Sum: 12 EUR'), text, bold('To pay: now'), text, bold('On:  3 May'), text]],
    ['long', [bold('word '.repeat(20)), text, bold('word '.repeat(20)), text, bold('word '.repeat(20)), text]],
    ['boxes and blanks', [bold('☒ yes'), text, bold('yes ☐ no'), text, bold('Name ____'), text]],
    ['numbers', [bold('1'), text, bold('2'), text, bold('3'), text]],
    [
      'links and pictures',
      Array.from({ length: 3 }, () => [bold({ type: 'link', href: 'x', children: ['Link'] }), text]).flat(),
    ],
  ])('are none where they are %s', (_, blocks) => {
    expect(headingsOf(...blocks)).toEqual([]);
  });
});

describe('lines in large type', () => {
  it('are headings where the document has none, one alone its title', () => {
    expect(headingsOf(text, large('INVOICE'), text, text)).toEqual([[1, 'INVOICE']]);
    expect(headingsOf(large('Trip'), text, text, large('Plan'), text, text)).toEqual([
      [1, 'Trip'],
      [2, 'Plan'],
    ]);
    const slanted: Inline = { type: 'styled', style: 'emphasis', children: ['Trip'] };
    expect(headingsOf(large({ type: 'styled', style: 'strong', children: [slanted] }), text, text)).toEqual([
      [1, 'Trip'],
    ]);
  });

  it('are the title above headings, one near the top', () => {
    const parts = [text, heading(1), text, large('Later'), text];
    expect(headingsOf(large('Trip'), ...parts).slice(0, 1)).toEqual([[1, 'Trip']]);
    expect(headingsOf(text, large('Trip'), large('by Ann'), ...parts)).toEqual([
      [1, 'Trip'],
      [1, 'Title'],
    ]);
    for (const above of [[text, text, text, text], [heading(1)], [large('Read this now!')]])
      expect(headingsOf(...above, large('Trip'), ...parts)).not.toContainEqual([1, 'Trip']);
  });

  it('are the title above parts in bold', () => {
    const parts = [bold('One'), text, bold('Two'), text, bold('Three'), text, large('Name'), text];
    expect(headingsOf(large('Rules'), text, ...parts).map((found) => (found as unknown[])[0])).toEqual([1, 2, 2, 2]);
  });

  it.each([
    ['much of the text', [large('One'), text, large('Two'), text]],
    ['a cover', [large('One'), large('Two'), large('Three'), ...Array<Block>(8).fill(text)]],
    ['at the end', [text, text, text, large('Name')]],
    ['sentences', [large('Read this now!'), text, text, text]],
  ])('are none where they are %s', (_, blocks) => {
    expect(headingsOf(...blocks)).toEqual([]);
  });
});
