import { describe, expect, it } from 'vitest';
import { budgets } from '../base/budgets.js';
import { putBack, slicesOf, takeOutLongTexts } from './long-texts.js';

const long = 'ä\ud83d'.repeat(budgets.engineSlice.bound);

describe('long texts of an answer', () => {
  it('are taken out and put back where they stood, in slices that are bounded', () => {
    const answer = (): object => ({
      markdown: long,
      short: 'x',
      data: { list: ['y', { '0': long }, null] },
      bytes: new Uint8Array(3),
    });
    const sent = answer();
    const taken = takeOutLongTexts(sent);
    expect(taken.map(({ at }) => at.join('.')).sort()).toEqual(['data.list.1.0', 'markdown']);
    expect(JSON.stringify(sent).length).toBeLessThan(200);
    const slices = [...slicesOf(taken[0]!.text)];
    expect(slices.map(({ length }) => length)).toEqual([budgets.engineSlice.bound, budgets.engineSlice.bound]);
    putBack(sent, [{ at: taken[0]!.at, text: slices.join('') }, taken[1]!]);
    expect(sent).toEqual(answer());
  });

  it('stand in no place that the answer does not have', () => {
    for (const at of [['__proto__', 'own'], ['markdown', 'x'], ['other'], ['constructor', 'prototype', 'own']])
      expect(() => putBack({ markdown: '' }, [{ at, text: 'x' }])).toThrow('does not have');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
