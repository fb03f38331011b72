import { deflateRawSync, deflateSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptBytes, keptInflater } from './kept-inflater.js';

describe('keptInflater', () => {
  const inflate = keptInflater('raw')!;

  it('is offered by the Node that runs the tests', () => {
    for (const wrapping of ['raw', 'zlib'] as const) expect(keptInflater(wrapping)).toBeTypeOf('function');
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
    expect(inflate(deflateRawSync(Buffer.alloc(keptBytes)))).toBeUndefined();
    expect(inflate(deflateRawSync(Buffer.alloc(keptBytes - 1)))?.length).toBe(keptBytes - 1);
  });

  it('takes raw data exactly, and of wrapped data what is there', () => {
    const text = Buffer.from('a stream of a PDF file '.repeat(200));
    const wrapped = deflateSync(text);
    const zlib = keptInflater('zlib')!;
    expect(zlib(Buffer.concat([wrapped, Buffer.from('\nendstream')]))).toEqual(text);
    expect(zlib(wrapped.subarray(0, wrapped.length - 4))).toEqual(text);
    const damaged = Buffer.from(wrapped);
    damaged[0] = 0;
    expect(zlib(damaged)).toBeUndefined();
    expect(zlib(wrapped)).toEqual(text);
    expect(inflate(Buffer.concat([deflateRawSync(text), Buffer.from('more')]))).toBeUndefined();
  });
});
