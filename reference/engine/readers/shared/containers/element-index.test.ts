import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { indexElements, readIndexed } from './element-index.js';
import { XmlScanner } from './xml-scanner.js';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Reads the names of styles by their ids, in the order asked for. */
function names(xml: string, ...ids: string[]): (string | undefined)[] {
  const scanner = new XmlScanner(xml, noDeadline);
  scanner.child(0);
  const [index] = indexElements(scanner, [['w:style', 'w:styleId']]);
  const find = readIndexed(scanner, index!, (at) => (at.child(at.depth) ? at.attribute('w:val') : undefined));
  return ids.map(find);
}

const styles = (prefix: string, ...items: string[]): string =>
  `<${prefix}:styles xmlns:${prefix}="${main}">${items.join('')}</${prefix}:styles>`;
const style = (id: string, name: string, prefix = 'w'): string =>
  `<${prefix}:style ${prefix}:styleId="${id}"><${prefix}:name ${prefix}:val="${name}"/></${prefix}:style>`;

describe('indexElements', () => {
  it('finds elements by their attribute, in any order and again', () => {
    expect(names(styles('w', style('a', 'A'), style('b', 'B'), style('c', 'C')), 'c', 'a', 'c', 'x')).toEqual([
      'C',
      'A',
      'C',
      undefined,
    ]);
  });

  it('does not take longer names for the name, nor lines between name and attribute for another one', () => {
    const longer = '<w:styleOther w:styleId="a"><w:name w:val="wrong"/></w:styleOther>';
    expect(names(styles('w', longer, style('a', 'A').replace(' ', '\n\t')), 'a')).toEqual(['A']);
  });

  it('reads attributes whose values are written with references or in single quotes', () => {
    const single = "<w:style w:styleId='q'><w:name w:val='Q'/></w:style>";
    expect(names(styles('w', style('a&amp;b', 'A'), single), 'a&b', 'q')).toEqual(['A', 'Q']);
  });

  it('finds elements whatever prefix a file chooses', () => {
    expect(names(styles('ns0', style('a', 'A', 'ns0'), style('b', 'B', 'ns0')), 'b', 'a')).toEqual(['B', 'A']);
  });

  it('finds elements in files where other prefixes than theirs are unusual', () => {
    const unusual = 'xmlns:ve="http://schemas.openxmlformats.org/markup-compatibility/2006"';
    const xml = styles('w', style('a', 'A'), style('b', 'B')).replace('xmlns:w', `${unusual} xmlns:w`);
    expect(names(xml, 'b', 'a')).toEqual(['B', 'A']);
  });

  it('passes over elements that only look alike', () => {
    const other = '<ns0:style xmlns:ns0="urn:other" ns0:styleId="a"><ns0:name ns0:val="wrong"/></ns0:style>';
    expect(names(styles('ns0', other, style('a', 'A', 'ns0')), 'a')).toEqual(['A']);
  });

  it('counts the first of two elements with one value', () => {
    expect(names(styles('w', style('a', 'first'), style('a', 'second')), 'a')).toEqual(['first']);
  });
});
