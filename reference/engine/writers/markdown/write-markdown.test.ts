/** Golden pairs of the Markdown writer: a document and the Markdown it becomes. */
import { describe, expect, it } from 'vitest';
import type { Block, Inline, Table, TableCell } from '../../document/nodes.js';
import { growthOf } from '../../../testing/counted-work.js';
import { writeMarkdown } from './write-markdown.js';

const p = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const strong = (...children: Inline[]): Inline => ({ type: 'styled', style: 'strong', children });
const em = (...children: Inline[]): Inline => ({ type: 'styled', style: 'emphasis', children });
const cell = (content: string | Block[], extra: Partial<TableCell> = {}): TableCell => ({ content, ...extra });
const table = (headerRows: number, ...rows: TableCell[][]): Table => ({
  type: 'table',
  headerRows,
  rows: rows.map((cells) => ({ cells })),
});
const write = (...blocks: Block[]): string => writeMarkdown({ blocks });

describe('blocks', () => {
  it('parts blocks by a blank line and ends without a line end', () => {
    expect(write({ type: 'heading', level: 1, children: ['Title'] }, p('One.'), p('Two.'))).toBe(
      '# Title\n\nOne.\n\nTwo.',
    );
  });
  it('writes an empty document as an empty string', () => {
    expect(write()).toBe('');
  });
  it('keeps a closing hash of a heading as text', () => {
    expect(write({ type: 'heading', level: 2, children: ['C#'] })).toBe('## C\\#');
  });
  it('makes a fence longer than the longest run of backticks inside', () => {
    expect(write({ type: 'codeBlock', language: 'md', text: 'a\n````\nb' })).toBe('`````md\na\n````\nb\n`````');
  });
  it('prefixes every line of a quote, nested ones too', () => {
    const quote: Block = { type: 'blockQuote', children: [p('a'), { type: 'blockQuote', children: [p('b')] }, p('c')] };
    expect(write(quote)).toBe('> a\n>\n> > b\n>\n> c');
  });
  it('indents and quotes 64 characters deep at most, and loses no text below that', () => {
    let nested: Block = p('deepest');
    for (let depth = 0; depth < 200; depth++) nested = { type: 'blockQuote', children: [nested, p('after')] };
    const lines = write(nested).split('\n');
    expect(lines.slice(0, 3)).toEqual(['deepest', '', 'after'].map((text) => `${'> '.repeat(32)}${text}`.trimEnd()));
    expect(lines.filter((line) => line.endsWith('after'))).toHaveLength(200);
    let list: Block = p('deepest');
    for (let depth = 0; depth < 200; depth++)
      list = { type: 'list', ordered: false, items: [{ children: [list, p('after')] }] };
    const items = write(list).split('\n');
    expect(Math.max(...items.slice(1).map((line) => line.length))).toBe(64 + 'after'.length);
    expect(items.filter((line) => line.endsWith('after'))).toHaveLength(200);
  });
  it('writes a displayed equation between double dollars', () => {
    expect(write({ type: 'mathBlock', latex: 'x^2' })).toBe('$$\nx^2\n$$');
  });
  it('writes footnotes last, their further lines indented', () => {
    const markdown = writeMarkdown({
      blocks: [p('Text', { type: 'footnoteReference', label: '1' })],
      footnotes: [{ label: '1', children: [p('Note.'), p('More.')] }],
    });
    expect(markdown).toBe('Text[^1]\n\n[^1]: Note.\n\n    More.');
  });
  it('writes definitions below their term', () => {
    expect(
      write({ type: 'definitionList', items: [{ terms: [['Term']], definitions: [[p('First')], [p('Second')]] }] }),
    ).toBe('Term\n: First\n: Second');
  });
});

describe('styled texts', () => {
  it('become one beside others of their style, in a time that grows with their number', () => {
    const writeMany = (size: number): void => {
      const many = Array.from({ length: size }, (_, at) => em(String(at % 10)));
      expect(write(p(...many))).toBe(`*${'0123456789'.repeat(size / 10)}*`);
    };
    expect(growthOf(writeMany, 25_000)).toBeLessThan(5);
    const neighbours = [em('a'), em('b')];
    expect([write(p(...neighbours)), write(p(...neighbours))]).toEqual(['*ab*', '*ab*']);
    expect(neighbours).toEqual([em('a'), em('b')]);
  });
});

describe('lists', () => {
  it('writes nested lists tight, indented by the width of the marker', () => {
    const inner: Block = { type: 'list', ordered: false, items: [{ children: [p('b')] }] };
    expect(
      write({ type: 'list', ordered: true, start: 9, items: [{ children: [p('a'), inner] }, { children: [p('c')] }] }),
    ).toBe('9. a\n   - b\n10. c');
  });
  it('parts the items of a loose list by blank lines', () => {
    expect(
      write({ type: 'list', ordered: false, loose: true, items: [{ children: [p('a')] }, { children: [p('b')] }] }),
    ).toBe('- a\n\n- b');
  });
  it('uses another marker for a list that directly follows a list', () => {
    const list = (text: string): Block => ({ type: 'list', ordered: false, items: [{ children: [p(text)] }] });
    expect(write(list('a'), list('b'), list('c'))).toBe('- a\n\n* b\n\n- c');
  });
  it('takes a list whose items have literal labels for one of bullets', () => {
    const labelled: Block = { type: 'list', ordered: true, start: 2, items: [{ label: '1.2', children: [p('a')] }] };
    const counted: Block = { type: 'list', ordered: true, start: 2, items: [{ children: [p('b')] }] };
    const bullets: Block = { type: 'list', ordered: false, items: [{ children: [p('c')] }] };
    expect(write(labelled, counted)).toBe('- 1.2 a\n\n2. b');
    expect(write(labelled, bullets)).toBe('- 1.2 a\n\n* c');
    expect(write({ type: 'list', ordered: false, items: [{ children: [p('d'), labelled] }] })).toBe('- d\n  - 1.2 a');
  });
  it('writes tasks and literal labels', () => {
    expect(
      write({
        type: 'list',
        ordered: false,
        items: [
          { checked: true, children: [p('done')] },
          { checked: false, children: [p('open')] },
        ],
      }),
    ).toBe('- [x] done\n- [ ] open');
    expect(write({ type: 'list', ordered: true, items: [{ label: '(a)', children: [p('first')] }] })).toBe(
      '- (a) first',
    );
  });
  it('writes an empty item as a bare marker', () => {
    expect(write({ type: 'list', ordered: false, items: [{ children: [] }, { children: [p('b')] }] })).toBe('-\n- b');
  });
  it('indents a code block inside an item', () => {
    expect(
      write({ type: 'list', ordered: false, items: [{ children: [p('a'), { type: 'codeBlock', text: 'x\ny' }] }] }),
    ).toBe('- a\n  ```\n  x\n  y\n  ```');
  });
});

describe('text', () => {
  it.each([
    ['a * b', 'a * b'],
    ['*a*', '\\*a\\*'],
    ['snake_case_name', 'snake_case_name'],
    ['_a_', '\\_a\\_'],
    ['Name: ____ Date: ____', 'Name: ____ Date: ____'],
    ['____', '\\____'],
    ['a\\b \\*', 'a\\b \\\\\\*'],
    ['1 < 2', '1 < 2'],
    ['<b>', '\\<b>'],
    ['AT&T &amp; &copy;', 'AT&T \\&amp; \\&copy;'],
    ['[a](b)', '[a\\](b)'],
    ['[a]', '[a]'],
    ['~~a~~', '\\~\\~a\\~\\~'],
    ['# a', '\\# a'],
    ['#a', '#a'],
    ['- a', '\\- a'],
    ['1. a', '1\\. a'],
    ['2024. A year', '2024\\. A year'],
    ['---', '\\---'],
    ['> a', '\\> a'],
    ['a\nb', 'a b'],
  ])('writes the text %j as %j', (text, markdown) => {
    expect(write(p(text))).toBe(markdown);
  });
  it('escapes brackets with a colon only where they would define a link', () => {
    expect(write(p('as shown in [Mit97]: the rest'))).toBe('as shown in [Mit97]: the rest');
    expect(write(p('[Mit97]: the rest'))).toBe('\\[Mit97]: the rest');
  });
  it('escapes the start of a line after a hard break', () => {
    expect(write(p('a', { type: 'lineBreak' }, '- b'))).toBe('a  \n\\- b');
  });
  it('does not let an exclamation mark turn a link into an image', () => {
    expect(write(p('Look!', { type: 'link', href: 'x', children: ['here'] }))).toBe('Look\\![here](x)');
  });
});

describe('emphasis', () => {
  it('moves spaces out of the delimiters', () => {
    expect(write(p('a', strong(' b '), 'c'))).toBe('a **b** c');
  });
  it('joins neighbours of the same style', () => {
    expect(write(p(em('a'), em('b')))).toBe('*ab*');
  });
  it('nests strong in emphasis and emphasis in strong', () => {
    expect(write(p(em(strong('a'))))).toBe('*__a__*');
    expect(write(p(strong(em('a'), ' b')))).toBe('**_a_ b**');
  });
  it('puts signs at the ends outside where delimiters would not work', () => {
    expect(write(p(strong('Note:'), 'text'))).toBe('**Note**:text');
    expect(write(p('text', strong('“so'), ' on'))).toBe('text“**so** on');
  });

  it('falls back to an element where delimiters cannot work', () => {
    expect(write(p('a', strong('"b"'), 'c'))).toBe('a<strong>"b"</strong>c');
  });
  it('drops underline and highlight, keeps sub- and superscript as elements', () => {
    expect(
      write(
        p(
          { type: 'styled', style: 'underline', children: ['a'] },
          { type: 'styled', style: 'superscript', children: ['2'] },
        ),
      ),
    ).toBe('a<sup>2</sup>');
  });
  it('writes ordinals and marks of trade on the line, other superscripts as elements', () => {
    const raised = (text: string): Inline => ({ type: 'styled', style: 'superscript', children: [text] });
    expect(write(p('the 18', raised('th'), ' Buoy', raised('®'), ' of 10', raised('6')))).toBe(
      'the 18th Buoy® of 10<sup>6</sup>',
    );
  });
});

describe('code, links and images', () => {
  it('chooses a fence that the code does not contain', () => {
    expect(write(p({ type: 'code', text: 'a `` b' }))).toBe('`a `` b`');
    expect(write(p({ type: 'code', text: '`' }))).toBe('`` ` ``');
  });
  it('writes titles and puts odd destinations between angle brackets', () => {
    expect(write(p({ type: 'link', href: '/a b', title: 'say "hi"', children: ['x'] }))).toBe(
      '[x](</a b> "say \\"hi\\"")',
    );
    expect(write(p({ type: 'link', href: '/a(b)', children: ['x'] }))).toBe('[x](/a(b))');
    expect(write(p({ type: 'link', href: '/a)b', children: ['x'] }))).toBe('[x](</a)b>)');
  });
  it('leaves out a link that shows nothing', () => {
    expect(write(p('a', { type: 'link', href: 'x', children: [] }, 'b'))).toBe('ab');
  });
  it('keeps the alternative text of a picture whose bytes were removed', () => {
    expect(write(p({ type: 'image', src: null, alt: 'A chart' }))).toBe('![A chart](<Base64-Image-Removed>)');
    expect(write(p({ type: 'image', src: '', alt: 'A chart' }))).toBe('A chart');
  });
  it('takes a time that grows with the length of a paragraph, not with its square', () => {
    const writeMany = (size: number): void => {
      const links = Array.from({ length: size }, (_, i): Inline => ({ type: 'link', href: 'x', children: [`${i}`] }));
      const length = links.reduce((sum, _, i) => sum + `[${i}](x)`.length, 0);
      expect(write(p(...links))).toHaveLength(length);
    };
    expect(growthOf(writeMany, 15_000)).toBeLessThan(5);
  });
});

describe('tables', () => {
  it('writes a pipe table with the alignment its columns agree on', () => {
    const markdown = write(
      table(
        1,
        [cell('a', { align: 'left' }), cell('b')],
        [cell('1', { align: 'left' }), cell('2|3', { align: 'right' })],
      ),
    );
    expect(markdown).toBe('| a | b |\n| :-- | --: |\n| 1 | 2\\|3 |');
  });
  it('repeats the text of a merged cell in the cells it covers', () => {
    expect(write(table(1, [cell('a', { colspan: 2 })], [cell('b'), cell('c')]))).toBe(
      '| a | a |\n| --- | --- |\n| b | c |',
    );
    expect(write(table(1, [cell('a'), cell('b')], [cell('c', { rowspan: 2 }), cell('d')], [cell('e')]))).toBe(
      '| a | b |\n| --- | --- |\n| c | d |\n| c | e |',
    );
  });
  it('flattens paragraphs and lists in a cell with line breaks', () => {
    const list: Block = { type: 'list', ordered: false, items: [{ children: [p('x')] }, { children: [p('y')] }] };
    expect(write(table(1, [cell([p('a'), p('b')])], [cell([list])]))).toBe('| a<br>b |\n| --- |\n| - x<br>- y |');
  });
  it('writes a merged text once when it is long, or short and spread over a whole form', () => {
    const long = 'word '.repeat(20).trim();
    expect(write(table(0, [cell(long, { colspan: 2 })], [cell('b'), cell('c')]))).toBe(
      `| ${long} |  |\n| --- | --- |\n| b | c |`,
    );
    const row = write(table(0, [cell('For office use', { colspan: 12 })]));
    expect(row.split('\n')[0]).toBe(`| For office use | ${'|  '.repeat(11).slice(2)}|`);
    expect(write(table(0, [cell('a row label', { rowspan: 30 }), cell('b')], [cell('c')]))).toContain(
      '| a row label | c |',
    );
  });

  it('writes a small table in a cell as the lines of its rows', () => {
    const inner = table(1, [cell('Size'), cell('Price')], [cell('DN 50'), cell('120')]);
    expect(write(table(1, [cell('a'), cell('b')], [cell('c'), cell([p('d'), inner])]))).toBe(
      '| a | b |\n| --- | --- |\n| c | d<br>Size \\| Price<br>DN 50 \\| 120 |',
    );
  });

  it('says the caption of an HTML table once', () => {
    const inner = table(0, [cell('x'.repeat(2000)), cell('y')]);
    const outer = { ...table(0, [cell([inner]), cell('z')]), caption: ['Ducks'] };
    expect(write(outer).match(/Ducks/g)).toHaveLength(1);
  });

  it('leaves the blanks of forms as they are', () => {
    expect(write(table(0, [cell('____'), cell('____ Name')]))).toBe('| ____ | ____ Name |\n| --- | --- |');
    expect(write(p('____ Name'))).toBe('____ Name');
    expect(write(p('____'))).toBe('\\____');
    expect(write(p('__init__ Name'))).toBe('\\_\\_init\\_\\_ Name');
    expect(write(p('Name ____', { type: 'code', text: 'x' }))).toBe('Name \\_\\_\\_\\_`x`');
  });

  it('keeps the place of a figure there are no words for', () => {
    const figure: Block = {
      type: 'figure',
      children: [p({ type: 'image', src: null, alt: '' })],
      caption: ['Map'],
    };
    expect(write(figure)).toBe('<!-- image -->\n\nMap');
    expect(write(table(0, [cell([figure]), cell('x')]))).toBe('| <!-- image --><br>Map | x |\n| --- | --- |');
  });

  it('falls back to an HTML table when a cell needs lines of its own', () => {
    const markdown = write(table(0, [cell([{ type: 'codeBlock', text: 'a\nb' }]), cell('c')]));
    expect(markdown).toBe(
      '<table>\n<tbody>\n<tr><td><pre><code>a\nb</code></pre></td><td>c</td></tr>\n</tbody>\n</table>',
    );
  });
  it('fills short rows', () => {
    expect(write(table(1, [cell('a'), cell('b')], [cell('c')]))).toBe('| a | b |\n| --- | --- |\n| c |  |');
  });
});
