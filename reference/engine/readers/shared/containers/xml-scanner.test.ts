import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineAfter, noDeadline } from '../../../../base/deadline.js';
import { errorCodeOf } from './testing/read-ports.js';
import { OPEN, TEXT, XmlScanner } from './xml-scanner.js';

const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';

/** The document as nested arrays: `[name, ...children]`, text as strings. */
type Tree = [string, ...(Tree | string)[]];

function treeOf(xml: string, maxDepth?: number): Tree {
  const scanner = new XmlScanner(xml, noDeadline, maxDepth);
  const read = (name: string): Tree => {
    const tree: Tree = [name];
    const level = scanner.depth;
    for (let token = scanner.node(level); token !== 0; token = scanner.node(level)) {
      if (token === TEXT) tree.push(scanner.text());
      if (token === OPEN) tree.push(read(scanner.name));
    }
    return tree;
  };
  return read('');
}

function attributeOf(xml: string, name: string): string | undefined {
  const scanner = new XmlScanner(xml, noDeadline);
  scanner.child(0);
  return scanner.attribute(name);
}

describe('XmlScanner', () => {
  it('tells elements and text in order', () => {
    expect(treeOf('<a>x<b/>y<c>z</c></a>')).toEqual(['', ['a', 'x', ['b'], 'y', ['c', 'z']]]);
  });

  it('decodes the five entities and character references, and no others', () => {
    expect(treeOf('<a>&lt;&gt;&amp;&quot;&apos; &#65;&#x1F600; &bomb; &#0;</a>')).toEqual([
      '',
      ['a', '<>&"\' A😀 &bomb; &#0;'],
    ]);
  });

  it('never expands declared entities', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;">]><a>&y;</a>';
    expect(treeOf(bomb)).toEqual(['', ['a', '&y;']]);
  });

  it('takes CDATA sections as they are and passes over comments and instructions', () => {
    expect(treeOf('<?xml version="1.0"?><!-- <b> --><a>1<![CDATA[<b>&amp;]]>2<?pi <c> ?>3</a>')).toEqual([
      '',
      ['a', '1', '<b>&amp;', '2', '3'],
    ]);
  });

  it('reads attributes in any order, quotes and spacing', () => {
    const xml = `<a  one = "1"\n two='2' three="&lt;3&gt;" four="it's" five='>"' />`;
    expect(attributeOf(xml, 'one')).toBe('1');
    expect(attributeOf(xml, 'two')).toBe('2');
    expect(attributeOf(xml, 'three')).toBe('<3>');
    expect(attributeOf(xml, 'four')).toBe("it's");
    expect(attributeOf(xml, 'five')).toBe('>"');
    expect(attributeOf(xml, 'six')).toBeUndefined();
  });

  it('reads several attributes in one pass', () => {
    const scanner = new XmlScanner('<a b="1" c="&amp;" d="3"/>', noDeadline);
    scanner.child(0);
    expect(scanner.attributes(['d', 'x', 'c'])).toEqual(['3', undefined, '&']);
  });

  it('decodes references in attributes asked for in any order', () => {
    const scanner = new XmlScanner('<a b="1&amp;2" c="3"/>', noDeadline);
    scanner.child(0);
    expect(scanner.attribute('c')).toBe('3');
    expect(scanner.attribute('b')).toBe('1&2');
  });

  it('is not deceived by a > inside an attribute value', () => {
    expect(treeOf('<a b="x>y" c=">"><d e="="/>t</a>')).toEqual(['', ['a', ['d'], 't']]);
    expect(treeOf('<a b="/>">t</a>')).toEqual(['', ['a', 't']]);
    expect(treeOf(`<a b='"/>'>t</a>`)).toEqual(['', ['a', 't']]);
    expect(treeOf('<a b="" >t</a>')).toEqual(['', ['a', 't']]);
  });

  it('names elements by their namespace, whatever prefix the file uses', () => {
    const names = (xml: string): unknown => treeOf(xml);
    const expected = ['', ['w:document', ['w:p']]];
    expect(names(`<w:document xmlns:w="${transitional}"><w:p/></w:document>`)).toEqual(expected);
    expect(names(`<x:document xmlns:x="${strict}"><x:p/></x:document>`)).toEqual(expected);
    expect(names(`<document xmlns="${transitional}"><p/></document>`)).toEqual(expected);
    expect(names(`<ns0:document xmlns:ns0='${transitional}'><p xmlns='${strict}'/></ns0:document>`)).toEqual(expected);
  });

  it('keeps foreign namespaces apart, and only where they are declared', () => {
    const xml = `<w:a xmlns:w="${transitional}"><w:b xmlns:w="urn:other"><w:c/></w:b><w:d/></w:a>`;
    expect(treeOf(xml)).toEqual(['', ['w:a', ['?:b', ['?:c']], ['w:d']]]);
  });

  it('finds attributes by their namespace too', () => {
    expect(attributeOf(`<x:p xmlns:x="${transitional}" x:val="7" val="8"/>`, 'w:val')).toBe('7');
    expect(attributeOf(`<x:p xmlns:x="${transitional}" x:val="7" val="8"/>`, 'val')).toBe('8');
  });

  it('passes over what a handler leaves unread', () => {
    const scanner = new XmlScanner('<a><b><c><d/></c></b><e>t</e></a>', noDeadline);
    const names: string[] = [];
    scanner.child(0);
    while (scanner.child(1)) names.push(scanner.name);
    expect(names).toEqual(['b', 'e']);
  });

  it('collects the text of an element with its descendants', () => {
    const scanner = new XmlScanner('<a>1<b>2<c/></b><![CDATA[3]]>&amp;</a><d/>', noDeadline);
    scanner.child(0);
    expect(scanner.elementText()).toBe('123&');
    expect(scanner.child(0)).toBe(true);
    expect(scanner.name).toBe('d');
  });

  it('leaps over an element whose inner markup is known', () => {
    const scanner = new XmlScanner('<a><b><c/>x</b><d/></a>', noDeadline);
    scanner.child(0);
    scanner.child(1);
    const inner = scanner.inner()!;
    expect(inner).toBe('<c/>x');
    scanner.leap(inner);
    expect(scanner.child(1)).toBe(true);
    expect(scanner.name).toBe('d');
  });

  it('leaves out elements nested deeper than allowed, and says so', () => {
    const scanner = new XmlScanner('<a><b><c/></b></a>', noDeadline, 2);
    scanner.child(0);
    scanner.child(1);
    expect(scanner.child(2)).toBe(false);
    expect(scanner.tooDeep).toBe(true);
  });

  it('ends everything where the text ends', () => {
    expect(treeOf('<a><b>text')).toEqual(['', ['a', ['b', 'text']]]);
    expect(treeOf('<a><b attr="x')).toEqual(['', ['a', ['b']]]);
    expect(treeOf('<a><!-- ')).toEqual(['', ['a']]);
  });

  it('stops at the deadline', () => {
    let now = 0;
    const deadline = deadlineAfter(10, () => now++);
    const scanner = new XmlScanner('<a/>'.repeat(100_000), deadline);
    expect(
      errorCodeOf(() => {
        while (scanner.child(0));
      }),
    ).toBe('deadline.exceeded');
  });

  it('survives thousands of nested declarations and invented names', () => {
    const open = Array.from({ length: 5000 }, (_, i) => `<n${i}:e xmlns:n${i}="urn:${i}">`).join('');
    expect(() => treeOf(open, 10_000)).not.toThrow();
    const names = Array.from({ length: 5000 }, (_, i) => `<e${i}/>`).join('');
    const tree = treeOf(names);
    expect(tree).toHaveLength(5001);
    expect(tree[5000]).toEqual(['e4999']);
  });

  it('reads back any tree that is written', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/).filter((each) => !each.startsWith('xml'));
    const text = fc
      .string({ minLength: 1, maxLength: 12, unit: 'binary' })
      .filter((each) => !/[\0-\x1f\ud800-\udfff\ufffe\uffff]/.test(each));
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc
        .tuple(name, fc.array(fc.oneof({ depthSize: 'small' }, text, tie('tree')), { maxLength: 4 }))
        .map(([first, rest]) => joinTexts([first, ...rest])),
    }));
    fc.assert(
      fc.property(tree, (made) => {
        expect(treeOf(write(made))).toEqual(['', made]);
      }),
    );
  });

  it('never throws, whatever it is given', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '<a',
      '</a>',
      ' b="',
      "'",
      '"',
      '=',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '<!DOCTYPE',
      '[',
      '&amp',
      ';',
      'xmlns:q="',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => void treeOf(pieces.join(''))),
      { numRuns: 500 },
    );
  });

  it('gives the markup inside an element only where its end can be searched for', () => {
    const innerOf = (xml: string): string | undefined => {
      const scanner = new XmlScanner(xml, noDeadline);
      scanner.child(0);
      scanner.child(1);
      return scanner.inner();
    };
    const unusual = 'xmlns:ve="http://schemas.openxmlformats.org/markup-compatibility/2006"';
    expect(innerOf(`<w:p xmlns:w="${transitional}"><w:r><w:b/></w:r></w:p>`)).toBe('<w:b/>');
    expect(innerOf(`<w:p ${unusual} xmlns:w="${transitional}"><w:r x="y"><w:b/></w:r></w:p>`)).toBe('<w:b/>');
    expect(innerOf(`<xw:p xmlns:xw="${transitional}"><xw:r><xw:b/></xw:r></xw:p>`)).toBeUndefined();
    expect(innerOf(`<w:p xmlns:w="${transitional}"><w:r/></w:p>`)).toBe('');
  });

  it('hands out decoded texts and values of UTF-8 that is held undecoded', () => {
    const xml = '<a title="über &amp; über">Größe &#228;<b>漢字</b>plain</a>';
    const scanner = new XmlScanner(Buffer.from(xml).toString('latin1'), noDeadline, 512, true);
    scanner.child(0);
    expect(scanner.attribute('title')).toBe('über & über');
    expect(scanner.elementText()).toBe('Größe ä漢字plain');
  });
});

/** Neighbouring texts become one, as they would in a file. */
function joinTexts([name, ...children]: Tree): Tree {
  const joined: (Tree | string)[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (typeof child === 'string' && typeof last === 'string') joined[joined.length - 1] = last + child;
    else joined.push(child);
  }
  return [name, ...joined];
}

function write(tree: Tree | string): string {
  if (typeof tree === 'string') return tree.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const [name, ...children] = tree;
  return children.length === 0 ? `<${name}/>` : `<${name}>${children.map(write).join('')}</${name}>`;
}
