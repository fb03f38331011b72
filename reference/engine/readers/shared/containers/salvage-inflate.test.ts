import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salvageInflate } from './salvage-inflate.js';
import { errorCodeOf } from './testing/read-ports.js';

describe('salvageInflate', () => {
  it('inflates whatever zlib deflates, by every strategy', () => {
    const strategy = fc.constantFrom(constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY);
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 2000 }),
      fc.string({ maxLength: 300 }).map((text) => Buffer.from(text.repeat(20))),
    );
    fc.assert(
      fc.property(content, strategy, fc.integer({ min: 0, max: 9 }), (bytes, chosen, level) => {
        expect(salvageInflate(deflateRawSync(bytes, { strategy: chosen, level }), 1 << 20)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('keeps what stands before the end of data that are cut off', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 500 }), fc.nat(), (bytes, cut) => {
        const deflated = deflateRawSync(bytes);
        const read = salvageInflate(deflated.subarray(0, cut % deflated.length), 1 << 20);
        expect(read).toEqual(Buffer.from(bytes).subarray(0, read.length));
      }),
    );
  });

  it('gives up beyond the allowance', () => {
    const deflated = deflateRawSync(Buffer.alloc(1 << 20));
    expect(errorCodeOf(() => salvageInflate(deflated, 1 << 16))).toBe('document.limit-exceeded');
  });
});
