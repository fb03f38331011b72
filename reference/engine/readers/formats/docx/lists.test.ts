import { describe, expect, it } from 'vitest';
import { dumpDocx, p, styled } from './testing/docx-file.js';

const style = (id: string, name: string, rest = '', type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${rest}</w:style>`;

describe('lists of a DOCX', () => {
  const level = (index: number, format: string, text: string, rest = ''): string =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${rest}</w:lvl>`;
  const abstract = (id: number, ...levels: string[]): string =>
    `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`;
  const num = (id: number, abstractId: number, rest = ''): string =>
    `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${rest}</w:num>`;
  const item = (numId: number, at: number, text: string): string =>
    styled(`<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${numId}"/></w:numPr>`, text);

  const numbering =
    abstract(0, level(0, 'bullet', '•'), level(1, 'bullet', 'o')) +
    abstract(1, level(0, 'decimal', '%1.'), level(1, 'lowerLetter', '(%2)'), level(2, 'lowerRoman', '%3.')) +
    abstract(2, level(0, 'decimal', '%1'), level(1, 'decimal', '%1.%2'), level(2, 'decimal', '%1.%2.%3')) +
    abstract(3, level(0, 'upperRoman', '%1.'), level(1, 'decimal', '%1.%2', '<w:isLgl/>')) +
    abstract(4, level(0, 'none', '')) +
    abstract(5, level(0, 'decimal', '%1.'), level(1, 'decimal', '%2.', '<w:lvlRestart w:val="0"/>')) +
    num(1, 0) +
    num(2, 1) +
    num(3, 1, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>') +
    num(4, 2) +
    num(5, 3) +
    num(6, 4) +
    num(7, 5) +
    num(8, 1, `<w:lvlOverride w:ilvl="0">${level(0, 'upperLetter', '%1)')}</w:lvlOverride>`);

  it('nest bullets by level', () => {
    expect(dumpDocx(item(1, 0, 'a') + item(1, 1, 'b') + item(1, 0, 'c'), { numbering })).toMatchInlineSnapshot(`
      "list
        item
          paragraph "a"
          list
            item
              paragraph "b"
        item
          paragraph "c""
    `);
  });

  it('count, with labels where counting cannot reproduce the mark', () => {
    const body =
      item(2, 0, 'one') +
      item(2, 1, 'one a') +
      item(2, 1, 'one b') +
      item(2, 2, 'i') +
      item(2, 0, 'two') +
      item(2, 1, 'two a');
    expect(dumpDocx(body, { numbering })).toMatchInlineSnapshot(`
      "ordered list
        item
          paragraph "one"
          ordered list
            item "(a)"
              paragraph "one a"
            item "(b)"
              paragraph "one b"
              ordered list
                item "i."
                  paragraph "i"
        item
          paragraph "two"
          ordered list
            item "(a)"
              paragraph "two a""
    `);
  });

  it('show the numbers of all levels where the format does', () => {
    const body = item(4, 0, 'a') + item(4, 1, 'b') + item(4, 2, 'c') + item(4, 0, 'd') + item(4, 2, 'e');
    expect(dumpDocx(body, { numbering })).toMatchInlineSnapshot(`
      "ordered list
        item
          paragraph "a"
          ordered list
            item "1.1"
              paragraph "b"
              ordered list
                item "1.1.1"
                  paragraph "c"
        item
          paragraph "d"
          ordered list
            item "2.1.1"
              paragraph "e""
    `);
  });

  it('write legal numbering in digits', () => {
    expect(dumpDocx(item(5, 0, 'a') + item(5, 0, 'b') + item(5, 1, 'c'), { numbering })).toMatchInlineSnapshot(`
      "ordered list
        item "I."
          paragraph "a"
        item "II."
          paragraph "b"
          ordered list
            item "2.1"
              paragraph "c""
    `);
  });

  it('go on counting after other text, and start anew where an instance says so', () => {
    const body = item(2, 0, 'one') + p('between') + item(2, 0, 'two') + item(3, 0, 'anew') + item(3, 0, 'again');
    expect(dumpDocx(body, { numbering })).toMatchInlineSnapshot(`
      "ordered list
        item
          paragraph "one"
      paragraph "between"
      ordered list from 2
        item
          paragraph "two"
      ordered list
        item
          paragraph "anew"
        item
          paragraph "again""
    `);
  });

  it('take the format of an override', () => {
    expect(dumpDocx(item(8, 0, 'x') + item(8, 0, 'y'), { numbering })).toMatchInlineSnapshot(`
      "ordered list
        item "A)"
          paragraph "x"
        item "B)"
          paragraph "y""
    `);
  });

  it('do not restart levels that say so', () => {
    expect(dumpDocx(item(7, 0, 'a') + item(7, 1, 'b') + item(7, 0, 'c') + item(7, 1, 'd'), { numbering }))
      .toMatchInlineSnapshot(`
      "ordered list
        item
          paragraph "a"
          ordered list
            item
              paragraph "b"
        item
          paragraph "c"
          ordered list from 2
            item
              paragraph "d""
    `);
  });

  it('count empty paragraphs too, as Word does', () => {
    expect(dumpDocx(item(2, 0, 'one') + item(2, 0, '') + item(2, 0, 'three'), { numbering })).toMatchInlineSnapshot(`
      "ordered list
        item
          paragraph "one"
      ordered list from 3
        item
          paragraph "three""
    `);
  });

  it('are plain paragraphs when no mark is shown or numbering is taken away', () => {
    expect(dumpDocx(item(6, 0, 'unmarked') + item(0, 0, 'none') + item(99, 0, 'unknown'), { numbering }))
      .toMatchInlineSnapshot(`
      "paragraph "unmarked"
      paragraph "none"
      paragraph "unknown""
    `);
  });

  it('come from styles, which find their level in the list', () => {
    const styles =
      style('L1', 'List Number', '<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>') +
      style('H1', 'heading 1', '<w:pPr><w:numPr><w:numId w:val="9"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr>') +
      style(
        'H2',
        'heading 2',
        '<w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="9"/></w:numPr><w:outlineLvl w:val="1"/></w:pPr>',
      );
    const headings =
      abstract(
        9,
        level(0, 'decimal', '%1', '<w:pStyle w:val="H1"/>'),
        level(1, 'decimal', '%1.%2', '<w:pStyle w:val="H2"/>'),
      ) + num(9, 9);
    const heading = (id: string, text: string): string => styled(`<w:pStyle w:val="${id}"/>`, text);
    const body =
      heading('H1', 'First') +
      heading('H2', 'Sub') +
      heading('L1', 'item') +
      heading('H1', 'Second') +
      heading('H2', 'Sub');
    expect(dumpDocx(body, { styles, numbering: headings + numbering })).toMatchInlineSnapshot(`
      "heading 1 "1 First"
      heading 2 "1.1 Sub"
      ordered list
        item
          paragraph "item"
      heading 1 "2 Second"
      heading 2 "2.1 Sub""
    `);
  });

  it('follow the link of a numbering style', () => {
    const styles = style('Linked', 'Linked', '<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>', 'numbering');
    const linked = `<w:abstractNum w:abstractNumId="8"><w:numStyleLink w:val="Linked"/></w:abstractNum>${num(20, 8)}`;
    expect(dumpDocx(item(20, 1, 'x'), { styles, numbering: linked + numbering })).toMatchInlineSnapshot(`
      "ordered list
        item "(a)"
          paragraph "x""
    `);
  });

  it('hold the unnumbered list paragraphs that follow an item', () => {
    const styles = style('LC', 'List Continue');
    expect(
      dumpDocx(item(1, 0, 'item') + styled('<w:pStyle w:val="LC"/>', 'more of it') + item(1, 0, 'next'), {
        styles,
        numbering,
      }),
    ).toMatchInlineSnapshot(`
      "list
        item
          paragraph "item"
          paragraph "more of it"
        item
          paragraph "next""
    `);
  });

  it('end before a list paragraph that says of itself that it begins at the margin', () => {
    const styles = style('LP', 'List Paragraph', '<w:pPr><w:ind w:left="720"/></w:pPr>');
    const atMargin = styled('<w:pStyle w:val="LP"/><w:ind w:left="0"/>', 'Plan:');
    expect(dumpDocx(item(1, 0, 'item') + atMargin + item(1, 0, 'next'), { styles, numbering })).toBe(
      'list\n  item\n    paragraph "item"\nparagraph "Plan:"\nlist\n  item\n    paragraph "next"',
    );
  });

  it('are made of lines whose bullets were typed, too, each with the lines below it that have none', () => {
    const br = '<w:r><w:br/></w:r>';
    const line = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const body = [line('Skills:'), line('• maps'), line('• boats'), line('and oars')].join(br);
    expect(dumpDocx(`<w:p>${body}</w:p>`)).toBe(
      'paragraph "Skills:"\nlist\n  item\n    paragraph "maps"\n  item\n    paragraph "boats" break "and oars"',
    );
    expect(dumpDocx(`<w:p>${[line('• one'), line('more')].join(br)}</w:p>`)).toBe(
      'list\n  item\n    paragraph "one" break "more"',
    );
    expect(dumpDocx(`<w:p>${[line('a'), line('b • c')].join(br)}</w:p>`)).toBe('paragraph "a" break "b • c"');
  });
});
