import { describe, expect, it } from 'vitest';
import { markdownFacts } from './markdown-facts.js';

describe('headings', () => {
  it('reads ATX, setext and HTML headings alike', () => {
    const facts = markdownFacts('# One #\n\nTwo\n---\n\n<h3 id="x">Three</h3>\n\nFour\n====\n\ntext');
    expect(facts.headings).toEqual([
      { level: 1, text: 'One' },
      { level: 2, text: 'Two' },
      { level: 3, text: 'Three' },
      { level: 1, text: 'Four' },
    ]);
  });

  it('takes emphasis, links and escapes out of a heading', () => {
    expect(markdownFacts('## **Big** [news](http://a.example/) \\#1').headings[0]).toEqual({
      level: 2,
      text: 'Big news #1',
    });
  });

  it('leaves out what a dialect says of a heading in braces', () => {
    expect(markdownFacts('# Tides {#tides .wide}\n\n## News {-}\n\n## A {brace} in it').headings).toEqual([
      { level: 1, text: 'Tides' },
      { level: 2, text: 'News' },
      { level: 2, text: 'A {brace} in it' },
    ]);
  });

  it('sees no heading in code or in a thematic break', () => {
    expect(markdownFacts('```\n# no\n```\n\n---\n\ntext').headings).toEqual([]);
  });
});

describe('tables', () => {
  const cells = [
    ['Fruit', 'Price'],
    ['Apple', '1 | 2'],
    ['Pear', '3'],
  ];

  it.each([
    ['with outer pipes', '| Fruit | Price |\n|---|---:|\n| Apple | 1 \\| 2 |\n| Pear | 3 |'],
    ['without outer pipes', 'Fruit | Price\n--- | ---\nApple | 1 \\| 2\nPear | 3'],
    ['padded', '| **Fruit** | Price   |\n| :---- | ----: |\n| Apple   |  1 \\| 2 |\n| Pear    |      3 |\n\nafter'],
    [
      'in HTML',
      '<table><thead><tr><th>Fruit</th><th>Price</th></tr></thead><tbody><tr><td>Apple</td><td>1 | 2</td></tr><tr><td>Pear</td><td>3</td></tr></tbody></table>',
    ],
  ])('reads a table %s', (_, markdown) => {
    expect(markdownFacts(`before\n\n${markdown}`).tables).toEqual([cells]);
  });

  it('reads empty cells and a header of empty cells', () => {
    expect(markdownFacts('|  |  |\n|---|---|\n| a |  |\n|  | b |').tables).toEqual([
      [
        ['', ''],
        ['a', ''],
        ['', 'b'],
      ],
    ]);
  });

  it('reads grid tables, whose cells may have several lines', () => {
    const grid =
      '+-------+-------+\n| Fruit | Price |\n+=======+:=====:+\n| Apple | 1     |\n|       | kg    |\n+-------+-------+';
    expect(markdownFacts(`Before\n\n${grid}\n\nafter`)).toMatchObject({
      tables: [
        [
          ['Fruit', 'Price'],
          ['Apple', '1 kg'],
        ],
      ],
      text: 'Before\nFruit Price\nApple 1 kg\nafter',
    });
  });

  const fruit = [
    ['Fruit', 'Price'],
    ['Apple', '1 kg'],
    ['', '2'],
  ];

  it('reads tables whose columns stand below dashes', () => {
    const table = '  Fruit    Price\n  ------- -------\n  Apple      1 kg\n             2';
    expect(markdownFacts(`Before\n\n${table}\n\nafter`)).toMatchObject({
      tables: [fruit],
      text: 'Before\nFruit Price\nApple 1 kg\n2\nafter',
    });
  });

  it('counts characters of double width as two in such tables', () => {
    const table = 'Word    Price\n------- -------\n日本語  1 kg\nab      2';
    expect(markdownFacts(table).tables).toEqual([
      [
        ['Word', 'Price'],
        ['日本語', '1 kg'],
        ['ab', '2'],
      ],
    ]);
  });

  it('reads tables without a header between dashes', () => {
    const marks = '------- -------';
    expect(markdownFacts(`${marks}\nApple   1 kg\n        2\n${marks}`).tables).toEqual([fruit.slice(1)]);
  });

  it('reads tables between borders, whose rows may have several lines', () => {
    const border = '-'.repeat(15);
    const rows = `Fruit   Price\n------- -------\nApple   1\n        kg\n\n        2\n${border}`;
    expect(markdownFacts(`${border}\n${rows}\n\nafter`)).toMatchObject({
      tables: [fruit],
      text: 'Fruit Price\nApple 1 kg\n2\nafter',
    });
  });

  it('takes no rule and no underlined heading for a table', () => {
    const facts = markdownFacts('Text\n\n- - -\n\nHeading\n-------\n\n------\n\nmore\n\n-- --\n');
    expect(facts.tables).toEqual([]);
    expect(facts.headings).toEqual([{ level: 2, text: 'Heading' }]);
  });

  it('reads an empty first or last cell of rows without pipes at their ends', () => {
    expect(markdownFacts(' | Price\n--- | ---\nApple | \n | 2').tables).toEqual([
      [
        ['', 'Price'],
        ['Apple', ''],
        ['', '2'],
      ],
    ]);
  });

  it('places the cells behind row and column spans', () => {
    const html = '<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>';
    expect(markdownFacts(html).tables).toEqual([
      [
        ['a', 'b', ''],
        ['', 'c', 'd'],
      ],
    ]);
  });
});

describe('lists', () => {
  it('reads every marker, the order and the depth', () => {
    const facts = markdownFacts('* one\n* two\n    - inner\n    - more\n* three\n\n1. first\n2) second');
    expect(facts.items).toEqual([
      { ordered: false, depth: 0, text: 'one' },
      { ordered: false, depth: 0, text: 'two' },
      { ordered: false, depth: 1, text: 'inner' },
      { ordered: false, depth: 1, text: 'more' },
      { ordered: false, depth: 0, text: 'three' },
      { ordered: true, depth: 0, text: 'first' },
      { ordered: true, depth: 0, text: 'second' },
    ]);
  });

  it('joins the lines of an item', () => {
    expect(markdownFacts('- one\n  goes on\n- two').items.map((item) => item.text)).toEqual(['one goes on', 'two']);
  });
});

describe('links and images', () => {
  it.each([
    ['inline', '[the text](https://a.example/x)'],
    ['inline with a title', '[the text](https://a.example/x "title")'],
    ['bracketed', '[the text](<https://a.example/x>)'],
    ['by reference', '[the text][1]\n\n[1]: https://a.example/x "title"'],
    ['by collapsed reference', '[the text][]\n\n[The text]: https://a.example/x'],
    ['by shortcut', '[the text]\n\n[the text]: <https://a.example/x>'],
    ['in HTML', '<a class="b" href="https://a.example/x">the <b>text</b></a>'],
    ['over two lines', '[the\ntext](https://a.example/x)'],
  ])('reads a link %s', (_, markdown) => {
    const facts = markdownFacts(`See ${markdown}`);
    expect(facts.links.map((link) => ({ ...link, text: link.text.replace(/\s+/g, ' ') }))).toEqual([
      { text: 'the text', href: 'https://a.example/x' },
    ]);
    expect(facts.text).toContain('the text');
    expect(facts.text).not.toContain('example');
  });

  it('reads an autolink as text and target', () => {
    const facts = markdownFacts('At <https://a.example/x_y_z>.');
    expect(facts.links).toEqual([{ text: 'https://a.example/x_y_z', href: 'https://a.example/x_y_z' }]);
    expect(facts.text).toBe('At https://a.example/x_y_z.');
  });

  it('reads an image inside a link, and parentheses in an address', () => {
    const facts = markdownFacts('[![a dog](https://a.example/d.png)](https://a.example/w_(x))');
    expect(facts.images).toEqual([{ alt: 'a dog', src: 'https://a.example/d.png' }]);
    expect(facts.links).toEqual([{ text: 'a dog', href: 'https://a.example/w_(x)' }]);
  });

  it('leaves plain brackets as text', () => {
    expect(markdownFacts('see [1] and \\[x\\](y)').text).toBe('see [1] and [x](y)');
  });
});

describe('text', () => {
  it('takes escapes, emphasis, code marks, entities and tags away', () => {
    const markdown = '**bold** _it_ snake_case \\*star\\* `a*b` ~~gone~~ &amp; &lt;x&gt; <span>s</span> 2\\. ok';
    expect(markdownFacts(markdown).text).toBe('bold it snake_case *star* a*b gone & <x> s 2. ok');
  });

  it('reads a backslash at the end of a line as a line break', () => {
    expect(markdownFacts('First line\\\nsecond line\\\r\nthird').text).toBe('First line second line third');
  });

  it('keeps paragraphs apart and drops comments', () => {
    expect(markdownFacts('one\ntwo\n\nthree <!-- hidden -->\n').blocks).toEqual(['one two', 'three']);
  });

  it('keeps the lines of code', () => {
    expect(markdownFacts('~~~js\nlet a = 1;\n\n# x\n~~~').blocks).toEqual(['let a = 1;', '# x']);
  });
});
