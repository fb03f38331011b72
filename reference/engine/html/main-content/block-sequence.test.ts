import { describe, expect, it } from 'vitest';
import { featureNames } from './block-features.js';
import { readSequence } from './block-sequence.js';

const width = featureNames.length;

/** A page of rows that are all 0 but for the features given by name. */
function page(...rows: Record<string, number>[]): Float32Array {
  const features = new Float32Array(rows.length * width);
  rows.forEach((row, index) => {
    for (const [name, value] of Object.entries(row)) features[index * width + featureNames.indexOf(name)] = value;
  });
  return features;
}

const prose = { length: 6, words: 4.5, commas: 1.4, stops: 1.1, endsWithStop: 1, 'inside.paragraph': 1 };
const link = { length: 2.5, words: 1, density: 1, 'inside.link': 1, 'inside.list': 1 };

describe('readSequence', () => {
  it('gives one number per block, and none for a page without blocks', () => {
    expect(readSequence(page(prose, link, prose), width)).toHaveLength(3);
    expect(readSequence(page(), width)).toHaveLength(0);
  });

  it('gives what PyTorch gives for the same weights', () => {
    const expected = [2.911, -0.701, -0.814, 2.39];
    readSequence(page(prose, link, link, prose), width).forEach((odds, index) => {
      expect(Math.abs(odds - expected[index]!)).toBeLessThan(0.02);
    });
  });

  it('finds a paragraph likelier to be content than a linked list item', () => {
    const [paragraph, item] = readSequence(page(prose, link), width);
    expect(paragraph).toBeGreaterThan(item!);
  });

  it('judges the same block differently after prose than after links', () => {
    const afterProse = readSequence(page(prose, prose, prose, link), width)[3]!;
    const afterLinks = readSequence(page(link, link, link, link), width)[3]!;
    expect(Math.abs(afterProse - afterLinks)).toBeGreaterThan(0.05);
  });

  it('also takes what follows into account', () => {
    const beforeProse = readSequence(page(link, prose, prose, prose), width)[0]!;
    const beforeLinks = readSequence(page(link, link, link, link), width)[0]!;
    expect(Math.abs(beforeProse - beforeLinks)).toBeGreaterThan(0.05);
  });

  it('stays finite on numbers far from all it has learned', () => {
    const far = Object.fromEntries(featureNames.map((name, index) => [name, index % 2 === 0 ? 1e30 : -1e30]));
    for (const odds of readSequence(page(far, prose, far), width)) expect(Number.isFinite(odds)).toBe(true);
  });
});
