import { describe, expect, it } from 'vitest';
import { scanHeld, withoutElement } from './xml-part.js';
import { readPorts } from './testing/read-ports.js';

describe('scanHeld', () => {
  it('reads UTF-8, with and without a byte-order mark, and other encodings alike', () => {
    const utf16 = Buffer.from('\ufeff<a x="ж">é</a>', 'utf16le');
    const latin1 = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a x="'),
      Buffer.from([0xe4]),
      Buffer.from('">y</a>'),
    ]);
    const read = (bytes: Buffer): (string | undefined)[] => {
      const scanner = scanHeld(bytes, readPorts());
      scanner.child(0);
      return [scanner.attribute('x'), scanner.elementText()];
    };
    expect(read(Buffer.from('<a x="ж">é</a>'))).toEqual(['ж', 'é']);
    expect(read(Buffer.from('\ufeff<a x="ж">é</a>'))).toEqual(['ж', 'é']);
    expect(read(utf16)).toEqual(['ж', 'é']);
    expect(read(latin1)).toEqual(['ä', 'y']);
  });
});

describe('withoutElement', () => {
  const cut = (xml: string): string => withoutElement(Buffer.from(xml), 'b').toString();

  it('leaves out the first element of the name when it is most of the part', () => {
    expect(cut('<a><b c="d"><e/><e/><e/></b><f/></a>')).toBe('<a><f/></a>');
  });

  it('leaves alone what has no such element, or no end of it, or a small one', () => {
    for (const xml of ['<a><c/></a>', '<a><b><c/></a>', '</b><b>', '<a><b><c/></b><d>more than the rest</d></a>'])
      expect(cut(xml)).toBe(xml);
  });
});
