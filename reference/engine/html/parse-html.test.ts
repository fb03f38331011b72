import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../base/deadline.js';
import { decodeEntities } from './entities.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import { nodeName, sliceText } from './node-table.js';
import { parseHtml } from './parse-html.js';

function parse(html: string, depth = 512): NodeTable {
  return parseHtml(Buffer.from(html), { depth }, noDeadline);
}

/** The body as `name{children}`, text in quotes; white space between is collapsed. */
function tree(html: string): string {
  const table = parse(html);
  for (let node = 0; node < table.count; node++) if (table.tag[node] === Tag.body) return children(table, node);
  return '';
}

function children(table: NodeTable, node: number): string {
  const parts: string[] = [];
  for (let child = node + 1; child < table.end[node]!; child = table.end[child]!) {
    if (table.tag[child] === Tag.text) {
      const text = sliceText(table.source, table.start[child]!, table.stop[child]!).replace(/\s+/g, ' ');
      if (text.trim() !== '') parts.push(`'${text.trim()}'`);
    } else {
      const inner = children(table, child);
      parts.push(inner === '' ? nodeName(table, child) : `${nodeName(table, child)}{${inner}}`);
    }
  }
  return parts.join(' ');
}

describe('the tree of a page', () => {
  const cases: [string, string, string][] = [
    ['closes a paragraph before a block', '<p>a<div>b</div>c', "p{'a'} div{'b'} 'c'"],
    ['makes an empty paragraph of a stray end tag', 'a</p>b', "'a' p 'b'"],
    [
      'closes list items and keeps inner lists inside',
      '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>',
      "ul{li{'a'} li{'b' ul{li{'c'}}} li{'d'}}",
    ],
    ['closes terms and definitions', '<dl><dt>a<dd>b<dt>c<dd>d</dl>', "dl{dt{'a'} dd{'b'} dt{'c'} dd{'d'}}"],
    ['closes options', '<select><option>a<option>b</select>c', "select{option{'a'} option{'b'}} 'c'"],
    ['closes a heading by another', '<h1>a<h2>b</h2>c', "h1{'a'} h2{'b'} 'c'"],
    ['ends a heading by any heading end tag', '<h1>a</h3>b', "h1{'a'} 'b'"],
    [
      'adds what a table leaves out',
      '<table><td>a<td>b<tr><td>c</table>',
      "table{tbody{tr{td{'a'} td{'b'}} tr{td{'c'}}}}",
    ],
    [
      'keeps a table inside a cell',
      '<table><tr><td><table><tr><td>a</table>b<td>c</table>',
      "table{tbody{tr{td{table{tbody{tr{td{'a'}}}} 'b'} td{'c'}}}}",
    ],
    [
      'starts a new table beside one without cells',
      '<table><tr><table><td>a</table>',
      "table{tbody{tr}} table{tbody{tr{td{'a'}}}}",
    ],
    ['ignores parts of tables outside tables', '<td>a<tr>b</tr></td>', "'a' 'b'"],
    [
      'closes cells over open inline elements',
      '<table><tr><td><b>a<td>c</table>d',
      "table{tbody{tr{td{b{'a'}} td{'c'}}}} 'd'",
    ],
    ['opens inline elements again behind a closed block', '<p><b>a</p>b', "p{b{'a'}} b{'b'}"],
    ['opens inline elements again in the order they were opened', '<p><b><i>a</p><p>b', "p{b{i{'a'}}} p{b{i{'b'}}}"],
    ['does not open closed inline elements again', '<p><b>a</p></b>b', "p{b{'a'}} 'b'"],
    ['ends a link where the next starts', '<a href=1>a<a href=2>b</a>', "a{'a'} a{'b'}"],
    ['ends crossed inline elements', '<b>a<i>b</b>c</i>d', "b{'a' i{'b'}} i{'c'} 'd'"],
    ['closes a button by another', '<button>a<button>b</button>', "button{'a'} button{'b'}"],
    [
      'does not let an end tag reach out of a cell',
      '<div><table><tr><td></div>a</table>b</div>c',
      "div{table{tbody{tr{td{'a'}}}} 'b'} 'c'",
    ],
    ['ignores end tags nothing matches', 'a</span></div></ul>b', "'a' 'b'"],
    ['reads void elements without end tags', 'a<br/>b<hr>c<img src=x>d', "'a' br 'b' hr 'c' img 'd'"],
    ['makes a line break of its end tag', 'a</br>b', "'a' br 'b'"],
    ['keeps what follows the end of the body', '<body>a</body></html>b', "'a' 'b'"],
    ['ignores a second form inside a form', '<form><form>a</form>b', "form{'a'} 'b'"],
    ['reads raw text as text', '<textarea><b>a</textarea>b', "textarea{'<b>a'} 'b'"],
    [
      'ends a script at its first end tag',
      "<div></div><script>if (a<b) '</p>'</SCRIPT >c",
      "div script{'if (a<b) '</p>''} 'c'",
    ],
    [
      'passes over a script inside a commented script',
      '<p></p><script><!-- <script>a</script> --></script>b',
      "p script{'<!-- <script>a</script> -->'} 'b'",
    ],
    [
      'skips comments of every shape',
      'a<!-- > -->b<!-->c<!--->d<!--x--!>e<!doctype x><?php y ?>f',
      "'a' 'b' 'c' 'd' 'e' 'f'",
    ],
    ['takes the rest of the page for an unclosed comment', 'a<!-- b', "'a'"],
    ['reads a lone less-than sign as text', 'a < b <3 c', "'a < b <3 c'"],
    ['drops an unfinished tag at the end', 'a<div class="b', "'a'"],
    ['survives quotes and signs in attributes', `<p a='>' b=">" c=d"e f='"' / g>x`, "p{'x'}"],
    ['takes a drawing as one node', 'a<svg><p>x</p><svg/></svg></svg>b', "'a' svg{'<p>x</p><svg/></svg>'} 'b'"],
    ['leaves a drawing that never ends at the first block', '<svg><g><div>a</div>', "svg{g} div{'a'}"],
    [
      'reads the HTML inside a drawing',
      '<svg><foreignObject><p>a</p></foreignObject></svg>b',
      "svg{foreignobject{p{'a'}}} 'b'",
    ],
    [
      'closes empty elements of an equation',
      '<math><mi>x</mi><mspace/><mo>+</mo></math>y',
      "math{mi{'x'} mspace mo{'+'}} 'y'",
    ],
    ['reads character data in an equation', '<math><mi><![CDATA[x<y]]></mi></math>', "math{mi{'x<y'}}"],
    ['keeps custom elements', '<my-card>a</my-card>b', "my-card{'a'} 'b'"],
    ['reads noscript as markup', '<p>a</p><noscript><p>b</noscript>c', "p{'a'} noscript{p{'b'}} 'c'"],
  ];
  it.each(cases)('%s', (_title, html, expected) => {
    expect(tree(html)).toBe(expected);
  });

  it('implies html, head and body, and puts early elements into the head', () => {
    const table = parse('<title>a</title><meta name=b>text');
    const paths = Array.from(
      { length: table.count },
      (_, node) => `${nodeName(table, table.parent[node]!)}>${nodeName(table, node)}`,
    );
    expect(paths).toEqual(['>', '>html', 'html>head', 'head>title', 'title>', 'head>meta', 'html>body', 'body>']);
  });

  it('says where the effect of a misnested inline element ends', () => {
    const table = parse('<b>a<p>b</b>c</p>d');
    const [[bold, end]] = [...table.formatEnd] as [[number, number]];
    expect(nodeName(table, bold)).toBe('b');
    expect(sliceText(table.source, table.start[end]!, table.stop[end]!)).toBe('c');
    expect(table.parent[table.count - 1]).toBe(table.parent[bold]);
  });

  it('flattens elements nested deeper than the limit', () => {
    const table = parse('<div>'.repeat(1000) + 'x', 64);
    expect(table.tooDeep).toBe(true);
    let depth = 0;
    for (let node = table.count - 1; node > 0; node = table.parent[node]!) depth++;
    expect(depth).toBeLessThanOrEqual(64);
  });
});

describe('parsing anything', () => {
  const markup = fc.array(
    fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<a href=x>',
        '</a>',
        '<table>',
        '<tr>',
        '<td>',
        '</table>',
        '<ul>',
        '<li>',
        '</ul>',
        '<div>',
        '</div>',
        '<svg>',
        '</svg>',
        '<math>',
        '</math>',
        '<select>',
        '<option>',
        '<script>',
        '</script>',
        '<!--',
        '-->',
        '<',
        '&',
        '&amp;',
        '<form>',
        '</form>',
        '<h1>',
        '</h2>',
        '<button>',
        '<noscript>',
        '</noscript>',
        '<template>',
        '</template>',
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 60 },
  );

  it('never throws on random bytes, and ends every subtree within its parent', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expectWellFormed(parseHtml(Buffer.from(bytes), { depth: 32 }, noDeadline));
      }),
    );
  });

  it('never throws on random markup, and ends every subtree within its parent', () => {
    fc.assert(
      fc.property(markup, (parts) => {
        expectWellFormed(parse(parts.join(''), 32));
      }),
    );
  });

  it('keeps all text between tags that hold no raw text', () => {
    const words = fc.array(
      fc.tuple(
        fc.constantFrom(
          '',
          '<p>',
          '</p>',
          '<b>',
          '</b>',
          '<i>',
          '</i>',
          '<div>',
          '</div>',
          '<table>',
          '<td>',
          '<tr>',
          '</table>',
          '<li>',
          '<a href=x>',
        ),
        fc.stringMatching(/^[a-z]{1,5}$/),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const table = parse(parts.map(([tag, word]) => tag + word).join(''));
        let text = '';
        for (let node = 0; node < table.count; node++)
          if (table.tag[node] === Tag.text) text += sliceText(table.source, table.start[node]!, table.stop[node]!);
        expect(text).toBe(parts.map(([, word]) => word).join(''));
      }),
    );
  });

  function expectWellFormed(table: NodeTable): void {
    for (let node = 1; node < table.count; node++) {
      const parent = table.parent[node]!;
      expect(parent).toBeLessThan(node);
      expect(table.end[node]).toBeGreaterThan(node);
      expect(table.end[node]).toBeLessThanOrEqual(table.end[parent]!);
    }
  }
});

describe('decodeEntities', () => {
  const cases: [string, string, string][] = [
    ['decodes names', '&amp;&lt;&nbsp;&hellip;&NotEqualTilde;', '&<\u00a0…≂̸'],
    ['decodes old names without semicolon', '&copy 2020 &ampx &notit;', '© 2020 &x ¬it;'],
    ['leaves unknown names', '&foo; & &;', '&foo; & &;'],
    ['decodes decimal and hexadecimal numbers', '&#8217;&#x2019;&#X41;&#65', '’’AA'],
    ['maps numbers of windows-1252', '&#146;&#x80;', '’€'],
    ['replaces impossible numbers', '&#0;&#xD800;&#x110000;&#99999999999;', '\ufffd\ufffd\ufffd\ufffd'],
  ];
  it.each(cases)('%s', (_title, text, expected) => {
    expect(decodeEntities(text, false)).toBe(expected);
  });

  it('leaves query strings in attributes alone', () => {
    expect(decodeEntities('?a=1&copy=2&amp=3&lt;', true)).toBe('?a=1&copy=2&amp=3<');
  });
});

describe('drawings in drawings', () => {
  it('are looked through once, when HTML stands in the last of them', () => {
    // Once for each would be more than a minute.
    const nested = `${'<svg>'.repeat(80_000)}<foreignObject><p>text`;
    expect(parse(nested).count).toBeGreaterThan(80_000);
    expect(tree('<svg><svg><rect/></svg><foreignObject><p>one</p></foreignObject></svg><p>two')).toContain("p{'two'}");
  });
});

describe('one page after another', () => {
  it('leaves the tables of small and of large pages as they were', () => {
    const lengths = [2, 300, 3000];
    const pages = lengths.map((length) => '<p id=a>x<b class=c>y</b>'.repeat(length));
    const tables = pages.map(parse);
    const before = tables.map((table) => JSON.stringify(table));
    for (const page of pages) parse(page.replaceAll('p', 'i'));
    expect(tables.map((table) => JSON.stringify(table))).toEqual(before);
    expect(tables.map(({ count }) => count)).toEqual(lengths.map((length) => 4 + 4 * length));
  });
});
