import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { rememberByMarkup } from './markup-cache.js';
import { XmlScanner } from './xml-scanner.js';

/** The value read from each child of the root, and how often one was read. */
function readChildren(content: string): { values: string[]; reads: number } {
  const scanner = new XmlScanner(`<root>${content}</root>`, noDeadline);
  let reads = 0;
  const read = rememberByMarkup((at) => {
    reads++;
    let value = '';
    const level = at.depth;
    while (at.child(level)) value += `${at.name}=${at.attribute('v') ?? ''};`;
    return value;
  });
  const values: string[] = [];
  scanner.child(0);
  while (scanner.child(1)) values.push(read(scanner));
  return { values, reads };
}

describe('rememberByMarkup', () => {
  it('reads the same markup once', () => {
    expect(readChildren('<p><b v="1"/></p><p><b v="2"/></p><p><b v="1"/></p>')).toEqual({
      values: ['b=1;', 'b=2;', 'b=1;'],
      reads: 2,
    });
  });

  it('tells markups apart that differ in any one character', () => {
    const markup = '<b v="0123456789abcdef"/>';
    const variants = [...'0123456789abcdef'].map((digit) => markup.replace(digit, 'X'));
    const content = variants.map((variant) => `<p>${variant}</p>`).join('');
    const { values } = readChildren(content + content);
    expect(new Set(values).size).toBe(variants.length);
    expect(values.slice(variants.length)).toEqual(values.slice(0, variants.length));
  });

  it('does not take the beginning of an element for the whole of one that holds another of its name', () => {
    const nested = '<p><p><b v="1"/></p><c v="2"/></p>';
    expect(readChildren(`${nested}<p><p><b v="1"/></p></p>${nested}`).values).toEqual(['p=;c=2;', 'p=;', 'p=;c=2;']);
  });
});
