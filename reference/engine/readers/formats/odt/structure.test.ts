import { describe, expect, it } from 'vitest';
import { dumpOdt, list, p, span, style } from './testing/odt-file.js';

const h = (level: number, content: string, more = ''): string =>
  `<text:h text:outline-level="${level}" ${more}>${content}</text:h>`;

describe('tabs of an ODT', () => {
  it('that are drawn as a line are blanks to fill in', () => {
    const stops =
      '<style:paragraph-properties><style:tab-stops><style:tab-stop style:leader-style="solid" style:leader-text="_"/></style:tab-stops></style:paragraph-properties>';
    const automatic =
      `<style:style style:name="P1" style:family="paragraph">${stops}</style:style>` +
      '<style:style style:name="P2" style:family="paragraph" style:parent-style-name="P1"/>';
    expect(dumpOdt(p('Name:<text:tab/>', 'P2') + p('Town<text:tab/>Code', 'P1'), { automatic })).toBe(
      'paragraph "Name: ____"\nparagraph "Town ____ Code"',
    );
  });
});

describe('frames on the pages of an ODT', () => {
  it('come from the top of the first page to the bottom of the last, however the file has them', () => {
    const frame = (text: string, page: number, y: string): string =>
      `<draw:frame text:anchor-type="page" text:anchor-page-number="${page}" svg:x="2cm" svg:y="${y}"><draw:text-box>${p(text)}</draw:text-box></draw:frame>`;
    const frames = frame('On the second', 2, '1cm') + frame('To whom', 1, '4.5cm') + frame('From whom', 1, '0.6in');
    expect(dumpOdt(frames + p('Text'))).toBe(
      'paragraph "From whom"\nparagraph "To whom"\nparagraph "On the second"\nparagraph "Text"',
    );
  });
});

describe('headings of an ODT', () => {
  it('are also paragraphs of the built-in styles for headings, where these have no outline level', () => {
    const styles =
      '<style:style style:name="Heading_20_2" style:display-name="Heading 2" style:family="paragraph"/>' +
      '<style:style style:name="Heading_20_3" style:display-name="Heading 3" style:family="paragraph" style:default-outline-level=""/>';
    expect(dumpOdt(p('Part', 'Heading_20_2') + p('Text', 'Heading_20_3'), { styles })).toBe(
      'heading 2 "Part"\nparagraph "Text"',
    );
  });

  it('are also paragraphs whose style descends from one with an outline level', () => {
    const styles =
      '<style:style style:name="Section" style:family="paragraph" style:default-outline-level="2"/>' +
      '<style:style style:name="Plain" style:family="paragraph" style:parent-style-name="Section" style:default-outline-level=""/>';
    const automatic =
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Section"/>' +
      '<style:style style:name="P2" style:family="paragraph" style:parent-style-name="Plain"/>';
    expect(dumpOdt(p('Part', 'P1') + p('Text', 'P2'), { automatic, styles })).toBe(
      'heading 2 "Part"\nparagraph "Text"',
    );
  });
});

describe('headings of an ODT', () => {
  it('are lines in large type where there is no other', () => {
    const automatic =
      '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-size="16pt"/></style:style>';
    const body = p('<text:span text:style-name="T1">Letter</text:span>') + p('one') + p('two') + p('three');
    expect(dumpOdt(body, { automatic })).toMatch(/^heading 1 "Letter"\nparagraph "one"/);
  });

  it('have their outline level, up to the sixth', () => {
    expect(dumpOdt(h(1, 'One') + h(3, 'Three') + h(9, 'Nine'))).toMatchInlineSnapshot(`
      "heading 1 "One"
      heading 3 "Three"
      heading 6 "Nine""
    `);
  });

  it('are the title too, known by its style or what that is based on', () => {
    const automatic = style('paragraph', 'P1', 'fo:font-weight="bold"', 'style:parent-style-name="Title"');
    expect(dumpOdt(p('Name', 'P1') + p('text'), { automatic })).toMatchInlineSnapshot(`
      "heading 1 "Name"
      paragraph "text""
    `);
  });

  it('are none where they hold nothing but a picture', () => {
    const automatic = style('paragraph', 'P1', 'fo:font-weight="bold"', 'style:parent-style-name="Title"');
    const picture = '<draw:frame><draw:image xlink:href="Pictures/a.png"/></draw:frame>';
    const shown = 'figure \n  paragraph image<embedded>("")';
    for (const body of [p(picture, 'P1'), h(1, picture)]) expect(dumpOdt(body, { automatic })).toBe(shown);
  });

  it('have the number that the outline gives them', () => {
    const styles =
      '<text:outline-style style:name="Outline">' +
      '<text:outline-level-style text:level="1" style:num-format="1" style:num-suffix="."/>' +
      '<text:outline-level-style text:level="2" style:num-format="1" text:display-levels="2"/></text:outline-style>';
    const body =
      h(1, 'a') + h(2, 'b') + h(2, 'c') + h(1, 'd') + h(1, 'no number', 'text:is-list-header="true"') + h(2, 'e');
    expect(dumpOdt(body, { styles })).toMatchInlineSnapshot(`
      "heading 1 "1. a"
      heading 2 "1.1 b"
      heading 2 "1.2 c"
      heading 1 "2. d"
      heading 1 "no number"
      heading 2 "2.1 e""
    `);
  });

  it('are not bold throughout, and left out when they are empty', () => {
    const automatic = style('text', 'T1', 'fo:font-weight="bold"') + style('text', 'T2', 'fo:font-style="italic"');
    expect(dumpOdt(h(1, span('T1', 'Bold ') + span('T1', span('T2', 'both'))) + h(2, ' '), { automatic })).toBe(
      'heading 1 "Bold " emphasis("both")',
    );
  });
});

describe('lists of an ODT', () => {
  const numbers = (name: string, ...formats: [format: string, more?: string][]): string =>
    `<text:list-style style:name="${name}">${formats
      .map(([format, more = ''], at) =>
        format === '•'
          ? `<text:list-level-style-bullet text:level="${at + 1}" text:bullet-char="•"/>`
          : `<text:list-level-style-number text:level="${at + 1}" style:num-format="${format}" style:num-suffix="." ${more}/>`,
      )
      .join('')}</text:list-style>`;

  it('nest, bullets in numbers', () => {
    const automatic = numbers('L', ['1'], ['•']);
    expect(dumpOdt(list('L', p('a') + list('', p('a1'), p('a2')), p('b') + p('more of b')), { automatic }))
      .toMatchInlineSnapshot(`
      "ordered list
        item
          paragraph "a"
          list
            item
              paragraph "a1"
            item
              paragraph "a2"
        item
          paragraph "b"
          paragraph "more of b""
    `);
  });

  it('have labels where counting cannot reproduce the mark', () => {
    const automatic = numbers('L', ['a'], ['I', 'text:display-levels="2"']);
    expect(dumpOdt(list('L', p('x') + list('', p('y'), p('z')), p('w')), { automatic })).toMatchInlineSnapshot(`
      "ordered list
        item "a."
          paragraph "x"
          ordered list
            item "a.I."
              paragraph "y"
            item "a.II."
              paragraph "z"
        item "b."
          paragraph "w""
    `);
  });

  it('start where their style or an item says', () => {
    const automatic = numbers('L', ['1', 'text:start-value="5"']);
    const body =
      '<text:list text:style-name="L"><text:list-item><text:p>five</text:p></text:list-item>' +
      '<text:list-item text:start-value="9"><text:p>nine</text:p></text:list-item></text:list>';
    expect(dumpOdt(body, { automatic })).toMatchInlineSnapshot(`
      "ordered list from 5
        item
          paragraph "five"
      ordered list from 9
        item
          paragraph "nine""
    `);
  });

  it('start anew after other text, unless they go on', () => {
    const automatic = numbers('L', ['1']);
    const goesOn = list('L', p('c')).replace('<text:list ', '<text:list text:continue-numbering="true" ');
    expect(dumpOdt(list('L', p('a'), p('b')) + p('between') + goesOn + p('again') + list('L', p('d')), { automatic }))
      .toMatchInlineSnapshot(`
      "ordered list
        item
          paragraph "a"
        item
          paragraph "b"
      paragraph "between"
      ordered list from 3
        item
          paragraph "c"
      paragraph "again"
      ordered list
        item
          paragraph "d""
    `);
  });

  it('go on with a list of another place that they name', () => {
    const automatic = numbers('L', ['1']);
    const named = (attributes: string, text: string): string =>
      `<text:list text:style-name="L" ${attributes}><text:list-item>${p(text)}</text:list-item></text:list>`;
    const body =
      named('xml:id="one"', 'a') + named('xml:id="two"', 'b') + p('x') + named('text:continue-list="one"', 'c');
    expect(dumpOdt(body, { automatic })).toMatchInlineSnapshot(`
      "ordered list
        item
          paragraph "a"
      ordered list
        item
          paragraph "b"
      paragraph "x"
      ordered list from 2
        item
          paragraph "c""
    `);
  });

  it('do not mark their header', () => {
    const body = `<text:list text:style-name="L"><text:list-header>${p('head')}</text:list-header><text:list-item>${p('a')}</text:list-item></text:list>`;
    expect(dumpOdt(body, { automatic: numbers('L', ['1']) })).toMatchInlineSnapshot(`
      "paragraph "head"
      ordered list
        item
          paragraph "a""
    `);
  });

  it('hold other blocks', () => {
    const cell = '<table:table-cell><text:p>x</text:p></table:table-cell>';
    const table = `<table:table><table:table-row>${cell}${cell}</table:table-row></table:table>`;
    expect(dumpOdt(list('L', p('a') + table, p('b')), { automatic: numbers('L', ['•']) })).toMatchInlineSnapshot(`
      "list
        item
          paragraph "a"
          table header 0
            row
              cell "x"
              cell "x"
        item
          paragraph "b""
    `);
  });
});

describe('tables of an ODT', () => {
  const cell = (content: string, more = ''): string => `<table:table-cell ${more}>${content}</table:table-cell>`;
  const row = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;

  it('keep rows and cells, and their header rows', () => {
    const body = `<table:table><table:table-column table:number-columns-repeated="2"/><table:table-header-rows>${row(cell(p('A')), cell(p('B')))}</table:table-header-rows>${row(cell(p('1')), cell(''))}</table:table>`;
    expect(dumpOdt(body)).toMatchInlineSnapshot(`
      "table header 1
        row
          cell "A"
          cell "B"
        row
          cell "1"
          cell """
    `);
  });

  it('keep merged cells', () => {
    const body = `<table:table>${row(
      cell(p('wide'), 'table:number-columns-spanned="2"'),
      '<table:covered-table-cell/>',
      cell(p('tall'), 'table:number-rows-spanned="2"'),
    )}${row(cell(p('a')), cell(p('b')), '<table:covered-table-cell/>')}</table:table>`;
    expect(dumpOdt(body)).toMatchInlineSnapshot(`
      "table header 0
        row
          cell colspan 2 "wide"
          cell rowspan 2 "tall"
        row
          cell "a"
          cell "b""
    `);
  });

  it('repeat rows and cells, but not without end', () => {
    const body =
      `<table:table>${row(cell(p('a'), 'table:number-columns-repeated="3"'), cell('', 'table:number-columns-repeated="9000"'))}` +
      `${row(cell('', 'table:number-columns-repeated="2"'), cell(p('b')))}` +
      '<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16000"/></table:table-row></table:table>';
    expect(dumpOdt(body)).toMatchInlineSnapshot(`
      "table header 0
        row
          cell "a"
          cell "a"
          cell "a"
          cell ""
        row
          cell ""
          cell ""
          cell "b"
        row
          cell """
    `);
  });

  it('do not grow without end when they repeat what they repeat', () => {
    const cells = cell(p('a'), 'table:number-columns-repeated="1000"');
    const body = `<table:table>${`<table:table-row table:number-rows-repeated="1000">${cells}</table:table-row>`.repeat(50)}</table:table>`;
    expect(dumpOdt(body).split('cell "a"').length).toBeLessThan(500_000);
  });

  it('nest, and hold blocks', () => {
    const inner = `<table:table>${row(cell(p('x')), cell(p('y')))}</table:table>`;
    expect(dumpOdt(`<table:table>${row(cell(p('a') + inner), cell(list('', p('item'))))}</table:table>`))
      .toMatchInlineSnapshot(`
      "table header 0
        row
          cell
            paragraph "a"
            table header 0
              row
                cell "x"
                cell "y"
          cell
            list
              item
                paragraph "item""
    `);
  });
});

describe('code and quotes of an ODT', () => {
  it('are known by their style', () => {
    const automatic = style('paragraph', 'P1', '', 'style:parent-style-name="Preformatted_20_Text"');
    const body =
      p('let a;', 'P1') + p('<text:s text:c="2"/>a++;', 'Preformatted_20_Text') + p('said', 'Quotations') + p('text');
    expect(dumpOdt(body, { automatic })).toMatchInlineSnapshot(`
      "code block "let a;\\n  a++;"
      block quote
        paragraph "said"
      paragraph "text""
    `);
  });

  it('are code in the text where the style or the face says so', () => {
    const automatic = style('text', 'T1', 'style:font-name="Courier New"');
    expect(dumpOdt(p(`run ${span('T1', 'ls')} or ${span('Source_20_Text', 'dir')}`), { automatic })).toBe(
      'paragraph "run " code("ls") " or " code("dir")',
    );
  });
});

describe('items of an ODT', () => {
  it('go on behind a list inside of them', () => {
    const inner = '<text:list><text:list-item><text:p>a</text:p></text:list-item></text:list>';
    expect(
      dumpOdt(
        `<text:list><text:list-item><text:p>One</text:p>${inner}<text:p>More</text:p></text:list-item></text:list>`,
      ),
    ).toBe('list\n  item\n    paragraph "One"\n    list\n      item\n        paragraph "a"\n    paragraph "More"');
  });
});
