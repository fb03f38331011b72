import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallBytes, smallInflater } from './small-inflater.js';

describe('smallInflater', () => {
  const inflate = smallInflater()!;

  it('is offered by the Node that runs the tests', () => {
    expect(smallInflater()).toBeTypeOf('function');
  });

  it('gives the same bytes as the public function, again and again', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 3000 }), (bytes) => {
        const deflated = deflateRawSync(bytes);
        expect(inflate(deflated)).toEqual(inflateRawSync(deflated));
      }),
    );
  });

  it('goes on after damaged data', () => {
    const good = deflateRawSync(Buffer.from('good'));
    expect(inflate(Buffer.from([0xff, 0xff, 0xff]))).toBeUndefined();
    expect(inflate(good)?.toString()).toBe('good');
    expect(inflate(deflateRawSync(Buffer.from('cut off here, cut off there')).subarray(0, 8))).toBeUndefined();
    expect(inflate(good)?.toString()).toBe('good');
  });

  it('leaves what does not fit to others', () => {
    expect(inflate(deflateRawSync(Buffer.alloc(smallBytes)))).toBeUndefined();
    expect(inflate(deflateRawSync(Buffer.alloc(smallBytes - 1)))?.length).toBe(smallBytes - 1);
  });
});
