import { describe, expect, it } from 'vitest';
import { countText, pricesOf, textBlock } from './text-blocks.js';

function prices(...texts: string[]): number {
  const block = textBlock(1, 1);
  for (const text of texts) countText(Buffer.from(text), 0, Buffer.byteLength(text), block);
  return pricesOf(block);
}

describe('a price is a sum beside its sign', () => {
  it.each([
    ['with no space', ['69,00€']],
    ['with a space', ['69,00 €']],
    ['with a space that does not break, as a reference', ['69,00&nbsp;€']],
    ['the same by number', ['69,00&#160;€']],
    ['with the sign in an element of its own', ['69,00&nbsp;', '€']],
    ['with a narrow space', ['69,00\u202f€']],
    ['with the sign in front', ['$&nbsp;69.00']],
  ])('%s', (_, texts) => {
    expect(prices(...texts)).toBe(1);
  });

  it('but not far from it', () => {
    expect(prices('69 boats, in €')).toBe(0);
  });
});
