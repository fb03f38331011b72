import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfHeldUtf8 } from './held-utf8.js';

const held = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const textOf = (bytes: Uint8Array): string => textOfHeldUtf8(held(bytes), 0, bytes.length);

describe('textOfHeldUtf8', () => {
  it('decodes sequences of every length', () => {
    for (const text of ['', 'plain', 'ä', 'ж и ß', '漢字かな', '€', '😀 smile', '\u0000\u007f\u0080\u07ff\u0800\ufffd'])
      expect(textOf(Buffer.from(text))).toBe(text);
  });

  it('reads only the stretch asked for', () => {
    const source = held(Buffer.from('<w:t>Łódź</w:t>'));
    expect(textOfHeldUtf8(source, 5, source.indexOf('</'))).toBe('Łódź');
  });

  it('decodes long texts too', () => {
    const text = 'Ελλάδα '.repeat(3000);
    expect(textOf(Buffer.from(text))).toBe(text);
  });

  it('puts the same replacement characters as the decoder of the platform', () => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    for (const bytes of [
      [0x80],
      [0xc3],
      [0xc0, 0x80],
      [0xe2, 0x82],
      [0xe0, 0x80, 0x80],
      [0xed, 0xa0, 0x80],
      [0xc3, 0x28],
      [0xe2, 0x28, 0xa1],
      [0xf8, 0x88, 0x80, 0x80],
      [0xf4, 0x90, 0x80, 0x80],
    ]) {
      const wrapped = Uint8Array.from([0x61, ...bytes, 0x62]);
      expect(textOf(wrapped)).toBe(decoder.decode(wrapped));
    }
  });

  it('agrees with the decoder of the platform on any bytes', () => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const byte = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0x80, max: 0xef }));
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 12 }), (bytes) => {
        expect(textOf(Uint8Array.from(bytes))).toBe(decoder.decode(Uint8Array.from(bytes)));
      }),
    );
  });
});
