/** What the Markdown writer writes, an independent Markdown parser reads back: the same text, the same structure. */
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '../../document/nodes.js';
import { writeHtml } from '../html/write-html.js';
import { writeMarkdown } from './write-markdown.js';

const parser = new MarkdownIt({ html: true });
const readBack = (blocks: Block[]): string => normalise(parser.render(writeMarkdown({ blocks })));
const asHtml = (blocks: Block[]): string => normalise(writeHtml({ blocks }));

/** Both sides as bare structure: no space between elements, the two spellings of tags and entities made one. */
function normalise(html: string): string {
  return html
    .replace(/\n<\/code>/g, '</code>')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&quot;/g, '"')
    .replace(/<(\/?)(?:s|del)>/g, '<$1del>')
    .replace(/ ?(<\/?(?:p|ul|ol|li|blockquote|h\d|hr|pre|table|thead|tbody|tr|td|th|br)\b[^>]*>) ?/g, '$1')
    .trim();
}

/** Text without the white space that CSS would collapse, rich in Markdown's own characters. */
const text = fc
  .array(fc.constantFrom(...'ab1 .!()[]{}*_`~#+-=<>&|\\:;"\'/$^%é中', '&amp;', '**', '--', '1.', 'www.', '  '), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((value) => value !== '');

const options = { numRuns: 1500 };

describe('Markdown read back by a parser', () => {
  it('keeps the text of a paragraph', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(readBack([{ type: 'paragraph', children: [value] }])).toBe(
          asHtml([{ type: 'paragraph', children: [value] }]),
        );
      }),
      options,
    );
  });

  it('keeps the text of a heading', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(readBack([{ type: 'heading', level: 2, children: [value] }])).toBe(
          asHtml([{ type: 'heading', level: 2, children: [value] }]),
        );
      }),
      options,
    );
  });

  it('keeps emphasis, code and links inside a sentence', () => {
    const inline: fc.Arbitrary<Inline> = fc.oneof(
      fc.constantFrom('x ', ' y', 'z, '),
      text.map((value): Inline => ({ type: 'styled', style: 'strong', children: [value] })),
      text.map((value): Inline => ({ type: 'styled', style: 'emphasis', children: [value] })),
      text.map((value): Inline => ({ type: 'code', text: value })),
      fc.tuple(text, fc.webUrl()).map(([value, href]): Inline => ({ type: 'link', href, children: [value] })),
    );
    const sentence = fc.array(inline, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sentence, (children) => {
        // Neighbours of the same style are one run in Markdown, so compare the text and the links.
        const plain = (html: string): string =>
          html
            .replace(/<\/?(?:strong|em|code)>/g, '')
            .replace(/ +/g, ' ')
            .trim();
        const before = plain(asHtml([{ type: 'paragraph', children }]));
        expect(plain(readBack([{ type: 'paragraph', children }])).replace(/ /g, '')).toBe(before.replace(/ /g, ''));
      }),
      options,
    );
  });

  it('keeps the cells of a table', () => {
    const row = fc.array(text, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 3 }), (rows) => {
        const blocks: Block[] = [
          {
            type: 'table',
            headerRows: 1,
            rows: rows.map((cells) => ({ cells: cells.map((content) => ({ content })) })),
          },
        ];
        expect(readBack(blocks)).toBe(asHtml(blocks));
      }),
      options,
    );
  });

  it('keeps the nesting of lists and quotes', () => {
    const { block } = fc.letrec<{ block: Block; blocks: Block[] }>((tie) => ({
      block: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        text.map((value): Block => ({ type: 'paragraph', children: [value] })),
        text.map((value): Block => ({ type: 'codeBlock', text: value })),
        tie('blocks').map((children): Block => ({ type: 'blockQuote', children })),
        fc
          .tuple(fc.boolean(), fc.array(tie('blocks'), { minLength: 1, maxLength: 2 }))
          .map(([ordered, items]): Block => ({
            type: 'list',
            ordered,
            loose: true,
            items: items.map((children) => ({ children })),
          })),
      ),
      blocks: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
    }));
    const structure = (html: string): string => html.replace(/<\/?p>/g, '');
    fc.assert(
      fc.property(block, (value) => {
        expect(structure(readBack([value]))).toBe(structure(asHtml([value])));
      }),
      { ...options, numRuns: 500 },
    );
  });
});
