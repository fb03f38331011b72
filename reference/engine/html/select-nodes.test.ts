import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../base/deadline.js';
import { attribute } from './attributes.js';
import { parseHtml } from './parse-html.js';
import { selectOutermost } from './select-nodes.js';
import { parseTags, selectPart } from './selection.js';
import { parseSelectorList, SelectorError } from './selector-syntax.js';

const page = `<div id="a" class="box wide" data-kind="Main-part" lang="en-GB"><p id="b">1</p><p id="c" class="x">2</p>
<ul id="d"><li id="e">3</li><li id="f" class="md:flex">4</li><li id="g">5<b id="h"></b></li></ul></div><my-card id="i" title="a b">6</my-card>`;
const table = parseHtml(Buffer.from(page), { depth: 512 }, noDeadline);

/** Ids of the outermost matches, joined. */
function select(selector: string): string {
  return selectOutermost(table, parseSelectorList(selector))
    .map((node) => attribute(table, node, 'id'))
    .join('');
}

describe('CSS selectors', () => {
  it.each([
    ['p', 'bc'],
    ['P', 'bc'],
    ['my-card', 'i'],
    ['#c', 'c'],
    ['.box', 'a'],
    ['.box.wide', 'a'],
    ['.bo', ''],
    ['p.x', 'c'],
    ['.md\\:flex', 'f'],
    ['[title]', 'i'],
    ['[data-kind="Main-part"]', 'a'],
    ['[data-kind=main-part i]', 'a'],
    ['[data-kind=main-part]', ''],
    ['[title~=b]', 'i'],
    ['[lang|=en]', 'a'],
    ['[data-kind^=Main]', 'a'],
    ["[data-kind$='part']", 'a'],
    ['[data-kind*="n-p"]', 'a'],
    ['div p', 'bc'],
    ['div > li', ''],
    ['ul > li', 'efg'],
    ['p + p', 'c'],
    ['p ~ ul', 'd'],
    ['div, my-card', 'ai'],
    ['li:first-child', 'e'],
    ['li:last-child', 'g'],
    ['li:nth-child(2n+1)', 'eg'],
    ['li:nth-child(even)', 'f'],
    ['li:nth-last-child(2)', 'f'],
    ['p:nth-of-type(2)', 'c'],
    ['li:not(.md\\:flex, :last-child)', 'e'],
    [':is(p, li):first-child', 'be'],
    ['li:has(> b)', 'g'],
    ['b:empty', 'h'],
    ['div > *', 'bcd'],
  ])('matches %s', (selector, ids) => {
    expect(select(selector)).toBe(ids);
  });

  it.each(['', 'div[', 'p >', '..a', '#', 'a:hover', 'p::before', '[a=]', 'div)', ':nth-child(x)', 'a,,b', '[a="b]'])(
    'refuses %j',
    (selector) => {
      expect(() => parseSelectorList(selector)).toThrow(SelectorError);
    },
  );

  it('names the invalid selector to the caller', () => {
    expect(() => parseTags('excludeTags', ['p', 'div['])).toThrow('`excludeTags[1]` is not a CSS selector: `div[`');
  });
});

describe('selectPart', () => {
  const ids = (roots: readonly number[]): string => roots.map((node) => attribute(table, node, 'id') ?? '').join('');

  it('takes what includeTags match, in document order, without asking for the main content', () => {
    const part = selectPart(table, { includeTags: ['my-card', 'p'], excludeTags: [] }, () => ({
      roots: [],
      dropped: undefined,
    }));
    expect(ids(part.roots)).toBe('bci');
  });

  it('leaves out what excludeTags match, also inside what is included', () => {
    const part = selectPart(table, { includeTags: ['ul', 'p'], excludeTags: ['.x', 'li:first-child'] }, undefined);
    expect(ids(part.roots)).toBe('bd');
    const dropped = [...part.dropped!.keys()].filter((node) => part.dropped![node] === 1);
    expect(ids(dropped)).toBe('ce');
  });
});
