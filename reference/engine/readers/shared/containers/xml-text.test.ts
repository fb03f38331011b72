import { describe, expect, it } from 'vitest';
import { xmlText } from './xml-text.js';

const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le');
const utf16be = (text: string): Buffer => utf16le(text).swap16();

describe('xmlText', () => {
  it('reads ASCII, UTF-8 and UTF-8 with a byte-order mark', () => {
    expect(xmlText(Buffer.from('<a>x</a>'))).toBe('<a>x</a>');
    expect(xmlText(Buffer.from('<a>ä€😀</a>'))).toBe('<a>ä€😀</a>');
    expect(xmlText(Buffer.from('\ufeff<a>ä</a>'))).toBe('<a>ä</a>');
  });

  it('reads UTF-16 in both byte orders, with and without a mark', () => {
    expect(xmlText(utf16le('\ufeff<a>ä€</a>'))).toBe('<a>ä€</a>');
    expect(xmlText(utf16be('\ufeff<a>ä€</a>'))).toBe('<a>ä€</a>');
    expect(xmlText(utf16le('<a>ä€</a>'))).toBe('<a>ä€</a>');
    expect(xmlText(utf16be('<a>ä€</a>'))).toBe('<a>ä€</a>');
  });

  it('follows the declaration', () => {
    const declaration = '<?xml version="1.0" encoding="windows-1252"?>';
    expect(xmlText(Buffer.concat([Buffer.from(`${declaration}<a>`), Buffer.from([0x80, 0xe4])]))).toBe(
      `${declaration}<a>€ä`,
    );
  });

  it('does not believe a declaration of UTF-16 that is written in bytes', () => {
    const xml = '<?xml version="1.0" encoding="utf-16"?><a>ä</a>';
    expect(xmlText(Buffer.from(xml))).toBe(xml);
  });

  it('reads bytes that are not UTF-8 as far as they are', () => {
    expect(xmlText(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xc3, 0xa4]))).toBe('<a>\ufffdä');
    expect(xmlText(Buffer.from('<?xml version="1.0" encoding="x-nothing"?><a>ä</a>'))).toContain('<a>ä</a>');
  });
});
