import { describe, expect, it } from 'vitest';
import { dump } from './testing/rtf-file.js';

describe('tabs', () => {
  it('that are drawn as a line are blanks to fill in, until the paragraph is reset', () => {
    expect(
      dump('\\pard\\tlul\\tx4535\\tldot\\tx9071 Name:\\tab Born:\\tab 1990\\par\\pard\\tx4535 Town\\tab Code\\par'),
    ).toBe('paragraph "Name: ____ Born: 1990"\nparagraph "Town Code"');
  });

  it('part the rows of a table', () => {
    const rows = ['101\\tab Rope\\tab 2.40', '102\\tab Anchor\\tab 74.00', '103\\tab Brush\\tab 4.20'];
    expect(dump(rows.join('\\par '))).toMatch(/^table header 0\n {2}row\n {4}cell "101"[^]*cell "4.20"$/);
  });
});

describe('headings, code and quotes', () => {
  const sheet =
    '{\\stylesheet{Normal;}{\\s1\\outlinelevel0 heading 1;}{\\s2 My Section;}{\\s3 Source Code;}{\\s4 Quote;}{\\s5\\outlinelevel2 Chapter;}{\\s6 Title;}}';

  it('knows headings by the name of their style', () => {
    expect(dump(`${sheet}\\pard\\s1\\b Top\\par\\pard\\s6 The title\\par\\pard\\plain\\s2 Body`)).toBe(
      'heading 1 "Top"\nheading 1 "The title"\nparagraph "Body"',
    );
  });

  it('knows headings by the outline level of their style or their own', () => {
    expect(dump(`${sheet}\\pard\\s5 Three\\par\\pard\\outlinelevel1 Two\\par\\pard\\s1\\outlinelevel9 Body`)).toBe(
      'heading 3 "Three"\nheading 2 "Two"\nparagraph "Body"',
    );
  });

  it('takes bold paragraphs of styles 1 to 9 for headings where there is no style sheet', () => {
    expect(dump('\\pard\\s2{\\b Head}\\par\\pard\\s2 not bold\\par')).toBe('heading 2 "Head"\nparagraph "not bold"');
  });

  it('takes a line in large type for the title where there is no other', () => {
    const text = '\\par\\pard\\fs22 one\\par two\\par three';
    expect(dump(`\\pard\\b\\fs32 Shopping list\\b0${text}`)).toMatch(/^heading 1 "Shopping list"\nparagraph "one"/);
    expect(dump(`\\pard\\b\\fs24 Shopping list\\b0${text}`)).toMatch(/^paragraph strong/);
  });

  it('joins lines of a code style to one block, and quotes to one quote', () => {
    expect(dump(`${sheet}\\pard\\s3 a\\par   b\\par\\pard\\s4 q\\par r\\par`)).toBe(
      'code block "a\\n  b"\nblock quote\n  paragraph "q"\n  paragraph "r"',
    );
  });
});

describe('lists', () => {
  const tables =
    "{\\*\\listtable{\\list{\\listlevel\\levelnfc0\\levelstartat1{\\leveltext\\'02\\'00.;}{\\levelnumbers\\'01;}}" +
    "{\\listlevel\\levelnfc4\\levelstartat1{\\leveltext\\'02\\'01);}{\\levelnumbers\\'01;}}\\listid7}" +
    "{\\list{\\listlevel\\levelnfc23\\levelstartat1{\\leveltext\\'01\\u-3913 ?;}{\\levelnumbers;}}\\listid8}}" +
    '{\\*\\listoverridetable{\\listoverride\\listid7\\listoverridecount0\\ls1}{\\listoverride\\listid8\\listoverridecount0\\ls2}' +
    '{\\listoverride\\listid7\\listoverridecount1{\\lfolevel\\listoverridestartat\\levelstartat5}\\ls3}}';
  const item = (list: number, level: number, text: string): string => `\\pard\\ls${list}\\ilvl${level} ${text}\\par`;

  it('counts items by the list tables, nested and restarted', () => {
    expect(dump(tables + item(1, 0, 'a') + item(1, 1, 'b') + item(1, 1, 'c') + item(1, 0, 'd') + item(1, 1, 'e'))).toBe(
      [
        'ordered list',
        '  item',
        '    paragraph "a"',
        '    ordered list',
        '      item "a)"',
        '        paragraph "b"',
        '      item "b)"',
        '        paragraph "c"',
        '  item',
        '    paragraph "d"',
        '    ordered list',
        '      item "a)"',
        '        paragraph "e"',
      ].join('\n'),
    );
  });

  it('starts a list where an override says', () => {
    expect(dump(tables + item(3, 0, 'five') + item(3, 0, 'six'))).toContain('ordered list from 5');
  });

  it('takes no other paragraph for an item of the list that a file numbers 0', () => {
    const list = tables.replace('\\ls1}', '\\ls0}');
    expect(list).not.toBe(tables);
    expect(dump(`${list}\\pard before\\par${item(0, 0, 'item')}\\pard after\\par`)).toBe(
      'paragraph "before"\nordered list\n  item\n    paragraph "item"\nparagraph "after"',
    );
  });

  it('makes bullet lists', () => {
    expect(dump(tables + item(2, 0, 'a') + item(2, 0, 'b'))).toBe(
      'list\n  item\n    paragraph "a"\n  item\n    paragraph "b"',
    );
  });

  it('reads the mark that is written before the item', () => {
    const marked = (mark: string, text: string): string => `{\\listtext\\pard\\plain ${mark}\\tab}${text}\\par`;
    expect(dump(marked('3.', 'three') + marked('4.', 'four'))).toBe(
      'ordered list from 3\n  item\n    paragraph "three"\n  item\n    paragraph "four"',
    );
    expect(dump(marked("\\'b7", 'a'))).toBe('list\n  item\n    paragraph "a"');
    expect(dump(marked('1.2.', 'x'))).toBe('ordered list\n  item "1.2."\n    paragraph "x"');
  });

  it('reads the old form of numbering', () => {
    const numbered = '{\\*\\pn\\pnlvlbody\\pndec\\pnstart1}';
    expect(dump(`\\pard${numbered}a\\par${numbered}b\\par\\pard{\\*\\pn\\pnlvlblt}c\\par`)).toBe(
      'ordered list\n  item\n    paragraph "a"\n  item\n    paragraph "b"\nlist\n  item\n    paragraph "c"',
    );
  });

  it('puts the number of a numbered heading before its text', () => {
    expect(dump('\\pard\\outlinelevel0{\\listtext 2.1\\tab}Scope\\par')).toBe('heading 1 "2.1 Scope"');
  });
});

describe('tables', () => {
  const row = (definition: string, ...cells: string[]): string =>
    `\\trowd${definition}\\pard\\intbl ${cells.map((cell) => `${cell}\\cell `).join('')}\\row`;

  it('have no more cells than a row defines, but for those that hold something', () => {
    const edges = '\\cellx1000\\cellx2000';
    const twoWide = dump(row(edges, 'a', 'b') + row(edges, 'c', 'd', '', ''));
    expect(twoWide).toBe(dump(row(edges, 'a', 'b') + row(edges, 'c', 'd')));
    expect(dump(row(edges, 'a', 'b') + row(edges, 'c', 'd', 'e'))).toContain('cell "e"');
  });

  it('end where a paragraph takes its place in a table back with a number', () => {
    const two = (first: string, second: string): string => row('\\cellx1000\\cellx2000', first, second);
    const shown = dump(`${two('a', 'b')}\\intbl0 Between\\par ${two('c', 'd')}`);
    expect(shown).toBe(`${dump(two('a', 'b'))}\nparagraph "Between"\n${dump(two('c', 'd'))}`);
  });

  it('reads rows and cells', () => {
    expect(
      dump(`${row('\\cellx1000\\cellx2000', 'a', 'b')}${row('\\cellx1000\\cellx2000', 'c', '')}\\pard after`),
    ).toBe(
      [
        'table header 0',
        '  row',
        '    cell "a"',
        '    cell "b"',
        '  row',
        '    cell "c"',
        '    cell ""',
        'paragraph "after"',
      ].join('\n'),
    );
  });

  it('takes rows that repeat on every page, and a first row set apart, for headers', () => {
    const two = '\\cellx1000\\cellx2000';
    expect(dump(row(`\\trhdr${two}`, 'a', 'b') + row(two, 'c', 'd'))).toContain('table header 1');
    expect(dump(row(`\\tbllkhdrrows${two}`, 'a', 'b') + row(`\\tbllkhdrrows${two}`, 'c', 'd'))).toContain(
      'table header 1',
    );
  });

  it('reads merged cells by flags and by edges', () => {
    const flags =
      row('\\clmgf\\cellx1000\\clmrg\\cellx2000\\cellx3000', 'a', '', 'b') +
      row('\\clvmgf\\cellx1000\\cellx2000\\cellx3000', 'c', 'd', 'e') +
      row('\\clvmrg\\cellx1000\\cellx2000\\cellx3000', '', 'f', 'g');
    const text = dump(flags);
    expect(text).toContain('cell colspan 2 "a"');
    expect(text).toContain('cell rowspan 2 "c"');
    expect(text.match(/cell/g)).toHaveLength(2 + 3 + 2);
    const edges = row('\\cellx2000\\cellx3000', 'wide', 'x') + row('\\cellx1000\\cellx2000\\cellx3000', '1', '2', '3');
    expect(dump(edges)).toContain('cell colspan 2 "wide"');
  });

  it('keeps paragraphs and lists in a cell', () => {
    expect(dump(row('\\cellx1000\\cellx2000', 'a\\par b', '{\\listtext 1.\\tab}c'))).toBe(
      [
        'table header 0',
        '  row',
        '    cell',
        '      paragraph "a"',
        '      paragraph "b"',
        '    cell',
        '      ordered list',
        '        item',
        '          paragraph "c"',
      ].join('\n'),
    );
  });

  it('nests a table in a cell', () => {
    const nested =
      '\\trowd\\cellx3000\\cellx4000\\pard\\intbl\\itap2 i\\nestcell j\\nestcell{\\*\\nesttableprops\\trowd\\cellx1000\\cellx2000\\nestrow}{\\nonesttables\\par}' +
      '\\pard\\intbl\\itap1 after\\cell second\\cell\\row';
    expect(dump(nested)).toBe(
      [
        'table header 0',
        '  row',
        '    cell',
        '      table header 0',
        '        row',
        '          cell "i"',
        '          cell "j"',
        '      paragraph "after"',
        '    cell "second"',
      ].join('\n'),
    );
  });

  it('takes a table of one cell for a frame', () => {
    expect(dump(row('\\cellx1000', 'framed'))).toBe('paragraph "framed"');
  });

  it('reads cells that do not say that they are in a table', () => {
    expect(dump('\\trowd\\cellx1000\\cellx2000\\pard a\\cell b\\cell\\row')).toContain('cell "a"\n    cell "b"');
  });
});
