import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../base/deadline.js';
import { attribute, attributesOf, mayHaveAttribute, nextAttribute, valueOf } from './attributes.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import { sliceText } from './node-table.js';
import { parseHtml } from './parse-html.js';

function parse(html: string): NodeTable {
  return parseHtml(Buffer.from(html), { depth: 512 }, noDeadline);
}

/** The table and its first element of a tag. */
function first(html: string, tag: number): [NodeTable, number] {
  const table = parse(html);
  return [table, table.tag.indexOf(tag)];
}

/** The attributes of an element as `name=value`. */
function listed(table: NodeTable, node: number): string[] {
  const list: string[] = [];
  const cursor = attributesOf(table, node);
  while (nextAttribute(table, node, cursor))
    list.push(`${sliceText(table.source, cursor.nameStart, cursor.nameEnd)}=${valueOf(table, cursor)}`);
  return list;
}

describe('attributes', () => {
  const link = '<a HREF=/x/y?a=1&amp;b class = "one two" checked data-é=\'ü\' @click="go()" _x=1 href=other />t</a>';

  it.each([
    ['href', '/x/y?a=1&b'],
    ['class', 'one two'],
    ['checked', ''],
    ['@click', 'go()'],
    ['_x', '1'],
    ['hre', undefined],
    ['hrefs', undefined],
  ])('finds `%s`', (name, value) => {
    const [table, node] = first(link, Tag.a);
    expect(attribute(table, node, name)).toBe(value);
  });

  it('lists all of an element, as written, and none of the next', () => {
    const [table, node] = first(`${link}<b id=z>`, Tag.a);
    expect(listed(table, node)).toEqual([
      'HREF=/x/y?a=1&b',
      'class=one two',
      'checked=',
      'data-é=ü',
      '@click=go()',
      '_x=1',
      'href=other',
    ]);
  });

  it('has none on elements without, on implied ones and on text', () => {
    const table = parse('<table><td id=cell>text<b>x</b></table>');
    for (const tag of [Tag.tbody, Tag.tr, Tag.b]) {
      const node = table.tag.indexOf(tag);
      expect(listed(table, node)).toEqual([]);
      expect(attribute(table, node, 'id')).toBeUndefined();
    }
    expect(mayHaveAttribute(table, table.tag.indexOf(Tag.text), 'id')).toBe(false);
    expect(listed(table, table.tag.indexOf(Tag.td))).toEqual(['id=cell']);
  });

  it('are those of the tag that came too late, for implied elements', () => {
    const [table, node] = first('<p>a<body class=late>', Tag.body);
    expect(listed(table, node)).toEqual(['class=late']);
  });

  it('stay with inline elements that are opened again', () => {
    const table = parse('<p><i lang=de>a<p>b');
    const again = table.tag.lastIndexOf(Tag.i);
    expect(again).toBeGreaterThan(table.tag.indexOf(Tag.i));
    expect(attribute(table, again, 'lang')).toBe('de');
  });

  it('of one page do not show in the next', () => {
    const [before, node] = first('<p title=before>', Tag.p);
    parse('<p title=after><p title=more>');
    expect(listed(before, node)).toEqual(['title=before']);
  });
});
