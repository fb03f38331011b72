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
    ['div ~ my-card', 'i'],
    ['div + ul', ''],
    ['p:has(~ ul)', 'bc'],
    ['p:has(+ ul)', 'c'],
    ['div:has(b)', 'a'],
    ['div:has(> b)', ''],
    ['li ~ li', 'fg'],
    ['#e + li ~ li', 'g'],
    ['div ul > li + li b', 'h'],
    [':not(div *):not(html):not(body)', 'ai'],
    ['li:nth-last-of-type(1)', 'g'],
  ])('matches %s', (selector, ids) => {
    expect(select(selector)).toBe(ids);
  });

  it.each(['', 'div[', 'p >', '..a', '#', 'a:hover', 'p::before', '[a=]', 'div)', ':nth-child(x)', 'a,,b', '[a="b]'])(
    'refuses %j',
    (selector) => {
      expect(() => parseSelectorList(selector)).toThrow(SelectorError);
    },
  );

  it.each([
    ['below each other', `none${' *'.repeat(1500)}`, '<div>'.repeat(400)],
    ['beside each other', `none${' ~ *'.repeat(60)}`, '<i></i>'.repeat(20_000)],
    ['in turns', `none${' ~ * *'.repeat(400)}`, '<div><i></i><i></i>'.repeat(300)],
    ['counted', 'i:nth-child(3):nth-last-of-type(7):has(~ b)', '<i></i>'.repeat(30_000)],
    ['in search of relatives', `:has(${':has(* '.repeat(40)}none${')'.repeat(41)}`, '<div>'.repeat(400)],
  ])('are held against elements %s without trying all ways', (_how, selector, html) => {
    const wide = parseHtml(Buffer.from(html), { depth: 512 }, noDeadline);
    expect(selectOutermost(wide, parseSelectorList(selector))).toEqual([]);
  });

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
