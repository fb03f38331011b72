/**
 * HTML -> Markdown -> HTML over the examples of the CommonMark specification, and over what GitHub's flavour adds: what our reader and writer make of the HTML,
 * an independent parser turns back into the same HTML. Examples of raw HTML have no Markdown of their own and are left out.
 * What is lost on purpose: empty headings and links, line ends in titles, tags that are left open inside a paragraph.
 */
import { createRequire } from 'node:module';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../base/deadline.js';
import { defaultLimits, readOptions } from './document/reading.js';
import { readHtml } from './readers/formats/html/read-html.js';
import { writeMarkdown } from './writers/markdown/write-markdown.js';

interface Example {
  html: string;
  section: string;
  number: number;
}

const { tests } = createRequire(import.meta.url)('commonmark-spec') as { tests: Example[] };
const examples = tests.filter((example) => !/Raw HTML|HTML blocks/.test(example.section));
const parser = new MarkdownIt({ html: true, xhtmlOut: true });

/** HTML without what makes no difference: space between blocks, comments, the two ways to end a void element. */
function normalise(html: string): string {
  const kept: string[] = [];
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<pre>[\s\S]*?<\/pre>/g, (block) => `\u0000${kept.push(block) - 1}\u0000`)
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|ul|ol|li|blockquote|h[1-6]|hr|br|img)\b[^>]*>) ?/g, '$1')
    .replace(/ ?\/>/g, '>')
    .trim()
    .replace(/ ?\u0000(\d+)\u0000 ?/g, (_, index) => kept[Number(index)]!);
}

function roundTrip(html: string): string {
  const page = Buffer.from(`<!DOCTYPE html><html><body>${html}</body></html>`);
  const reading = readHtml(page, readOptions({ onlyMainContent: false }), {
    deadline: noDeadline,
    limits: defaultLimits,
  });
  return parser.render(writeMarkdown(reading.document));
}

describe('the examples of CommonMark', () => {
  it('come back from Markdown as the HTML they were, all but a few in a hundred', () => {
    const lost: number[] = [];
    for (const example of examples) {
      if (normalise(roundTrip(example.html)) !== normalise(example.html)) lost.push(example.number);
    }
    expect(1 - lost.length / examples.length, `examples lost: ${lost.join(', ')}`).toBeGreaterThanOrEqual(0.97);
  });
});

/** A table with one head row: the cells' inner HTML, and per column its alignment. */
function tableOf(rows: readonly (readonly string[])[], align: readonly string[] = []): string {
  const row = (tag: string, cells: readonly string[]): string =>
    `<tr>${cells.map((cell, at) => `<${tag}${align[at] ? ` style="text-align:${align[at]}"` : ''}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row('th', rows[0]!)}</thead><tbody>${rows
    .slice(1)
    .map((cells) => row('td', cells))
    .join('')}</tbody></table>`;
}

describe('what GitHub flavoured Markdown adds', () => {
  it.each([
    [
      'a table',
      tableOf([
        ['abc', 'def'],
        ['ghi', 'jkl'],
        ['mno', 'pqr'],
      ]),
    ],
    [
      'alignments of columns',
      tableOf(
        [
          ['a', 'b', 'c', 'd'],
          ['1', '2', '3', '4'],
        ],
        ['left', '', 'center', 'right'],
      ),
    ],
    [
      'empty cells',
      tableOf([
        ['a', '', 'c'],
        ['', '2', ''],
      ]),
    ],
    [
      'pipes in cells',
      tableOf([
        ['a | b', 'c'],
        ['|', 'd||e'],
      ]),
    ],
    [
      'pipes in code in cells',
      tableOf([
        ['<code>a|b</code>', 'c'],
        ['<code>||</code>', 'd'],
      ]),
    ],
    [
      'backslashes in cells',
      tableOf([
        ['\\', '\\|'],
        ['<code>\\</code>', '\\a'],
      ]),
    ],
    [
      'styles and links in cells',
      tableOf([
        ['<strong>a</strong>', '<a href="/u">b</a>'],
        ['<em>c</em>', '<s>d</s>'],
      ]),
    ],
    [
      'line breaks in cells',
      tableOf([
        ['a', 'b'],
        ['one<br>two', 'c'],
      ]),
    ],
    ['struck text', '<p>a <s>struck</s> word and <s>two of them</s></p>'],
    ['struck text in a word', '<p>a<s>b</s>c</p>'],
    ['tildes that strike nothing', '<p>a ~~b~~ c ~d~</p>'],
    ['struck text beside emphasis', '<p><s><strong>a</strong></s><em>b</em></p>'],
    [
      'a table behind a paragraph and in a list',
      `<p>a</p>${tableOf([['b'], ['c']])}<ul><li><p>d</p>${tableOf([['e'], ['f']])}</li></ul>`,
    ],
    ['text that looks like a table', '<p>a | b<br>--- | ---<br>c | d</p>'],
  ])('brings back %s', (_, html) => {
    const spaceless = (text: string): string =>
      normalise(text).replace(/ ?(<\/?(?:table|thead|tbody|tr|th|td)\b[^>]*>) ?/g, '$1');
    expect(spaceless(roundTrip(html))).toBe(spaceless(html));
  });

  it('brings back items of task lists', () => {
    const html =
      '<ul><li><input type="checkbox" disabled> open</li><li><input type="checkbox" checked disabled> done</li></ul>';
    expect(normalise(roundTrip(html))).toBe('<ul><li>[ ] open</li><li>[x] done</li></ul>');
  });
});
