/** Golden pairs of the HTML writer and of the writers that collect links and images. */
import { describe, expect, it } from 'vitest';
import type { Block, Document } from '../../document/nodes.js';
import { dumpDocument } from '../../document/dump.js';
import { writeImages } from '../images.js';
import { writeLinks } from '../links.js';
import { writeHtml } from './write-html.js';

const p = (text: string): Block => ({ type: 'paragraph', children: [text] });
const write = (...blocks: Block[]): string => writeHtml({ blocks });

describe('HTML of a document', () => {
  it('escapes text and attribute values', () => {
    expect(
      write({ type: 'paragraph', children: ['a < b & c', { type: 'link', href: '/?a="b"&c', children: ['x'] }] }),
    ).toBe('<p>a &lt; b &amp; c<a href="/?a=&quot;b&quot;&amp;c">x</a></p>');
  });
  it('keeps spans, header rows, alignment and captions of tables', () => {
    expect(
      write({
        type: 'table',
        headerRows: 1,
        caption: ['T'],
        rows: [
          { cells: [{ content: 'a', colspan: 2, align: 'center' }] },
          { cells: [{ content: 'b', rowspan: 2 }, { content: [p('c'), p('d')] }] },
        ],
      }),
    ).toBe(
      '<table>\n<caption>T</caption>\n<thead>\n<tr><th colspan="2" style="text-align: center">a</th></tr>\n</thead>\n<tbody>\n<tr><td rowspan="2">b</td><td><p>c</p>\n<p>d</p></td></tr>\n</tbody>\n</table>',
    );
  });
  it('writes tight and loose lists, tasks and labels', () => {
    expect(
      write({
        type: 'list',
        ordered: true,
        start: 3,
        items: [{ children: [p('a')] }, { checked: true, children: [p('b')] }],
      }),
    ).toBe('<ol start="3">\n<li>a</li>\n<li><input type="checkbox" disabled checked> b</li>\n</ol>');
    expect(write({ type: 'list', ordered: false, loose: true, items: [{ children: [p('a')] }] })).toBe(
      '<ul>\n<li><p>a</p></li>\n</ul>',
    );
  });
  it('gives a removed picture no source and keeps its alternative text', () => {
    expect(write({ type: 'paragraph', children: [{ type: 'image', src: null, alt: 'A "b"' }] })).toBe(
      '<p><img alt="A &quot;b&quot;"></p>',
    );
  });
  it('puts footnotes at the end, linked both ways', () => {
    const html = writeHtml({
      blocks: [{ type: 'paragraph', children: [{ type: 'footnoteReference', label: '1' }] }],
      footnotes: [{ label: '1', children: [p('Note')] }],
    });
    expect(html).toBe(
      '<p><sup><a href="#fn-1" id="fnref-1">1</a></sup></p>\n<section role="doc-endnotes">\n<ul>\n<li id="fn-1"><span>1</span> <p>Note</p></li>\n</ul>\n</section>',
    );
  });
});

describe('collecting writers', () => {
  const document: Document = {
    blocks: [
      { type: 'heading', level: 1, children: [{ type: 'link', href: 'https://a.example/', children: ['a'] }] },
      {
        type: 'table',
        headerRows: 0,
        rows: [
          {
            cells: [
              {
                content: [
                  { type: 'paragraph', children: [{ type: 'image', src: 'https://a.example/x.png', alt: '' }] },
                ],
              },
            ],
          },
        ],
      },
      {
        type: 'list',
        ordered: false,
        items: [
          {
            children: [
              {
                type: 'paragraph',
                children: [
                  { type: 'link', href: '#top', children: ['up'] },
                  { type: 'link', href: 'https://a.example/', children: ['again'] },
                ],
              },
            ],
          },
        ],
      },
    ],
    footnotes: [
      {
        label: '1',
        children: [
          {
            type: 'paragraph',
            children: [
              { type: 'link', href: 'https://b.example/', children: ['b'] },
              { type: 'image', src: null, alt: 'x' },
            ],
          },
        ],
      },
    ],
  };

  it('lists each link once in reading order, footnotes last, without links inside the document', () => {
    expect(writeLinks(document)).toEqual(['https://a.example/', 'https://b.example/']);
  });
  it('lists each picture that has an address', () => {
    expect(writeImages(document)).toEqual(['https://a.example/x.png']);
  });
  it('dumps a document as an outline', () => {
    expect(dumpDocument(document)).toBe(
      [
        'heading 1 link<https://a.example/>("a")',
        'table header 0',
        '  row',
        '    cell',
        '      paragraph image<https://a.example/x.png>("")',
        'list',
        '  item',
        '    paragraph link<#top>("up") link<https://a.example/>("again")',
        'footnote "1"',
        '  paragraph link<https://b.example/>("b") image<embedded>("x")',
        '',
      ].join('\n'),
    );
  });
});
