import { describe, expect, it } from 'vitest';
import type { Block } from '../../../document/nodes.js';
import { dumpDocument } from '../../../document/dump.js';
import { BlockFlow, type ItemPlace } from './block-flow.js';

const text = (content: string): Block => ({ type: 'paragraph', children: [content] });
const outline = (flow: BlockFlow): string => dumpDocument({ blocks: flow.finish() }).trimEnd();

function number(flow: BlockFlow, value: number, place?: ItemPlace, level = 0): void {
  flow.addItem({ level, ordered: true, value }, [text(`number ${value}`)], place);
}

function bullet(flow: BlockFlow, place?: ItemPlace, level = 0): void {
  flow.addItem({ level, ordered: false }, [text('bullet')], place);
}

describe('a paragraph without a mark behind an item', () => {
  it('goes on with the item whose text begins where it does', () => {
    const flow = new BlockFlow();
    number(flow, 1, { list: 'a', indent: 360 });
    flow.addIndented(text('more'), 360);
    number(flow, 2, { list: 'a', indent: 360 });
    expect(outline(flow)).toBe(
      'ordered list\n  item\n    paragraph "number 1"\n    paragraph "more"\n  item\n    paragraph "number 2"',
    );
  });

  it('goes on with an outer item where it begins at the text of that', () => {
    const flow = new BlockFlow();
    number(flow, 1, { list: 'a', indent: 360 });
    bullet(flow, { list: 'a', indent: 720 }, 1);
    flow.addIndented(text('more'), 400);
    bullet(flow, { list: 'a', indent: 720 }, 1);
    expect(outline(flow)).toBe(
      'ordered list\n  item\n    paragraph "number 1"\n    list\n      item\n        paragraph "bullet"\n    paragraph "more"\n    list\n      item\n        paragraph "bullet"',
    );
  });

  it.each([
    ['nearer to the margin', 0, 720],
    ['far beyond the text, as signatures do', 4320, 720],
    ['anywhere, when items begin at the margin', 0, 0],
    ['anywhere, when nobody knows where the item begins', 720, undefined],
  ])('ends the list where it begins %s', (_, indent, item) => {
    const flow = new BlockFlow();
    number(flow, 1, { list: 'a', indent: item });
    flow.addIndented(text('after'), indent);
    expect(flow.finish()).toHaveLength(2);
  });

  it('ends the list where all the text around it begins as far in', () => {
    const flow = new BlockFlow();
    flow.addIndented(text('before'), 720);
    number(flow, 1, { list: 'a', indent: 720 });
    flow.addIndented(text('after'), 720);
    expect(flow.finish()).toHaveLength(3);
  });
});

describe('an item of another list', () => {
  it('nests where its text begins further in, and the first list goes on behind it', () => {
    const flow = new BlockFlow();
    number(flow, 1, { list: 'a', indent: 360 });
    bullet(flow, { list: 'b', indent: 720 });
    bullet(flow, { list: 'b', indent: 720 });
    number(flow, 2, { list: 'a', indent: 360 });
    expect(outline(flow)).toBe(
      'ordered list\n  item\n    paragraph "number 1"\n    list\n      item\n        paragraph "bullet"\n      item\n        paragraph "bullet"\n  item\n    paragraph "number 2"',
    );
  });

  it('stands beside where its text begins at the same place', () => {
    const flow = new BlockFlow();
    number(flow, 1, { list: 'a', indent: 360 });
    bullet(flow, { list: 'b', indent: 360 });
    expect(flow.finish().map(({ type }) => type)).toEqual(['list', 'list']);
  });

  it('nests by its level where nobody knows where it begins', () => {
    const flow = new BlockFlow();
    number(flow, 1, { list: 'a' });
    bullet(flow, { list: 'b' }, 1);
    expect(flow.finish()).toHaveLength(1);
  });
});

describe('a paragraph with a typed number or dash', () => {
  const typed = (flow: BlockFlow, value: number | undefined, words: string): void =>
    flow.addTyped(value, text(`${value ?? '-'}${value ? '.' : ''} ${words}`), text(words), 360);

  it('is an item of a list together with the one before it', () => {
    const flow = new BlockFlow();
    typed(flow, 2, 'two');
    typed(flow, 3, 'three');
    typed(flow, 4, 'four');
    expect(outline(flow)).toBe(
      'ordered list from 2\n  item\n    paragraph "two"\n  item\n    paragraph "three"\n  item\n    paragraph "four"',
    );
  });

  it('stays a paragraph alone, after another number, and with another paragraph between', () => {
    const flow = new BlockFlow();
    typed(flow, 1986, 'was good');
    typed(flow, 1988, 'was not');
    flow.addIndented(text('between'), 0);
    typed(flow, 1989, 'was good');
    typed(flow, undefined, 'a dash');
    expect(flow.finish().map(({ type }) => type)).toEqual(new Array(5).fill('paragraph'));
  });

  it('makes no list of what goes on with an item', () => {
    const flow = new BlockFlow();
    bullet(flow, { indent: 360 });
    flow.addTyped(1, text('1. one'), text('one'), 360);
    flow.addTyped(2, text('2. two'), text('two'), 360);
    expect(flow.finish()).toHaveLength(1);
  });

  it('makes a list with dashes', () => {
    const flow = new BlockFlow();
    typed(flow, undefined, 'a');
    typed(flow, undefined, 'b');
    expect(outline(flow)).toBe('list\n  item\n    paragraph "a"\n  item\n    paragraph "b"');
  });
});
