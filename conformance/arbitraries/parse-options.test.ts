import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedContract } from '../harness/generated-contract.js';
import { formatLists, nameOfFormat, parseOptions } from './parse-options.js';

const settings = { numRuns: 200, seed: 5 };

describe('generated ParseOptions', () => {
  it('keep the contract', () => {
    fc.assert(
      fc.property(parseOptions(), (options) => {
        expect(generatedContract.requestProblems('parseFile', { file: '', options })).toEqual([]);
      }),
      settings,
    );
  });

  it('name each format once, in both forms', () => {
    const lists = fc.sample(formatLists(), settings);
    for (const formats of lists) expect(new Set(formats.map(nameOfFormat)).size).toBe(formats.length);
    const kinds = new Set(lists.flat().map((format) => typeof format));
    expect([...kinds].sort()).toEqual(['object', 'string']);
  });
});
