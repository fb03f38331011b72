import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Inline } from '../../../document/nodes.js';
import { CODE, EMPHASIS, InlineBuilder, STRONG, UNDERLINE } from './inline-builder.js';

function built(...runs: [string, number][]): Inline[] {
  const builder = new InlineBuilder();
  for (const [text, styles] of runs) builder.text(text, styles);
  return builder.finish();
}

const strong = (...children: Inline[]): Inline => ({ type: 'styled', style: 'strong', children });
const emphasis = (...children: Inline[]): Inline => ({ type: 'styled', style: 'emphasis', children });

describe('InlineBuilder', () => {
  it('keeps plain text as one string, without white space at its ends', () => {
    expect(built(['  a', 0], [' b ', 0])).toEqual(['a b']);
  });

  it('wraps the longer stretch outside', () => {
    expect(built(['a', STRONG | EMPHASIS], ['b', EMPHASIS], ['c', 0])).toEqual([emphasis(strong('a'), 'b'), 'c']);
    expect(built(['a', STRONG], ['b', STRONG | EMPHASIS])).toEqual([strong('a', emphasis('b'))]);
  });

  it('joins words of one style over blanks that lack it', () => {
    expect(built(['a', STRONG], [' ', 0], ['b', STRONG], [' ', 0], ['c', 0])).toEqual([strong('a b'), ' c']);
  });

  it('gives no style to blanks', () => {
    expect(built(['a', 0], [' ', STRONG], ['b', 0])).toEqual(['a b']);
  });

  it('makes code of code, also inside other styles', () => {
    expect(built(['x', CODE], ['y', CODE], [' z', 0])).toEqual([{ type: 'code', text: 'xy' }, ' z']);
    expect(built(['x', CODE | STRONG])).toEqual([strong({ type: 'code', text: 'x' })]);
  });

  it('wraps everything added while a link is open, without the underline of links', () => {
    const builder = new InlineBuilder();
    builder.text('see ', 0);
    builder.openLink({ type: 'link', href: 'u', children: [] });
    builder.text('a', UNDERLINE);
    builder.openLink({ type: 'link', href: 'inner', children: [] });
    builder.text('b', UNDERLINE | STRONG);
    builder.closeLink();
    builder.closeLink();
    builder.text('.', 0);
    expect(builder.finish()).toEqual(['see ', { type: 'link', href: 'u', children: ['a', strong('b')] }, '.']);
  });

  it('drops links without content', () => {
    const builder = new InlineBuilder();
    builder.text('a', 0);
    builder.openLink({ type: 'link', href: 'u', children: [] });
    builder.text(' ', 0);
    builder.closeLink();
    builder.text('b', 0);
    expect(builder.finish().filter((inline) => typeof inline !== 'string')).toEqual([]);
  });

  it('tells what all text has in common, and leaves it out when asked', () => {
    const builder = new InlineBuilder();
    builder.text('a', STRONG | EMPHASIS);
    builder.text(' ', 0);
    builder.text('b', STRONG);
    expect(builder.commonStyles()).toBe(STRONG);
    expect(builder.finish(STRONG)).toEqual([emphasis('a'), ' b']);
  });

  it('types a blank for white space that is underlined to be filled in', () => {
    expect(built(['on the ', 0], ['\t\t', UNDERLINE], [' day of ', 0], ['        ', UNDERLINE])).toEqual([
      'on the ____ day of ____',
    ]);
    expect(built(['a', 0], [' ', UNDERLINE], ['b', 0])).not.toContain('____');
  });

  it('takes away a bullet that was typed, and nothing else', () => {
    const takenFrom = (text: string): unknown => {
      const builder = new InlineBuilder();
      builder.text(text, 0);
      return [builder.takeBullet(), ...builder.finish()];
    };
    expect(takenFrom('\u2022One')).toEqual([true, 'One']);
    expect(takenFrom('\u2022\tTwo')).toEqual([true, 'Two']);
    expect(takenFrom('\u2022')).toEqual([false, '\u2022']);
    expect(takenFrom('a \u2022 b')).toEqual([false, 'a \u2022 b']);
  });

  it('keeps every character, in order, whatever the styles', () => {
    const styles = fc.integer({ min: 0, max: 255 }).map((bits) => bits & ~UNDERLINE);
    const run = fc.tuple(fc.stringMatching(/^[a-c ]{1,4}$/), styles);
    fc.assert(
      fc.property(fc.array(run, { maxLength: 12 }), (runs) => {
        expect(textOf(built(...runs))).toBe(
          runs
            .map(([text]) => text)
            .join('')
            .trim(),
        );
      }),
    );
  });
});

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.type === 'code') return inline.text;
      return inline.type === 'styled' || inline.type === 'link' ? textOf(inline.children) : '';
    })
    .join('');
}
