import { describe, expect, it } from 'vitest';
import { makeCompoundFile } from '../../shared/compound-file/testing/make-compound-file.js';
import { equationWriter } from '../../shared/math/testing/make-equation.js';
import { dumpDocx, p, r, styled } from './testing/docx-file.js';

const style = (id: string, name: string, rest = '', type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${rest}</w:style>`;

describe('tabs of a DOCX', () => {
  const row = (...cells: string[]): string =>
    `<w:p><w:r>${cells.map((cell) => `<w:t>${cell}</w:t>`).join('<w:tab/>')}</w:r></w:p>`;

  it('part the rows of a table, when there are several of three columns and more', () => {
    const rows = [row('No.', 'Article', 'Price'), row('101', '', 'Rope', '2.40'), row('102', 'Anchor', '74.00')];
    expect(dumpDocx(rows.join('') + p('After'))).toBe(
      [
        'table header 0',
        ...[
          ['No.', 'Article', 'Price'],
          ['101', 'Rope', '2.40'],
          ['102', 'Anchor', '74.00'],
        ].flatMap((cells) => ['  row', ...cells.map((cell) => `    cell "${cell}"`)]),
        'paragraph "After"',
      ].join('\n'),
    );
  });

  it('part the rows of a table with empty cells, where the rows have as many tabs each', () => {
    const rows = [row('', 'Q1', 'Q2'), row('North', '1', '2'), row('South', '', '4')];
    expect(dumpDocx(rows.join(''))).toBe(
      [
        'table header 0',
        ...[
          ['', 'Q1', 'Q2'],
          ['North', '1', '2'],
          ['South', '', '4'],
        ].flatMap((cells) => ['  row', ...cells.map((cell) => `    cell "${cell}"`)]),
      ].join('\n'),
    );
  });

  it.each([
    ['two rows', [row('Our ref', 'a', 'b'), row('Your ref', 'c', 'd')]],
    ['two columns', ['a', 'b', 'c'].map((text) => row(text, '1'))],
    ['two columns further in', ['a', 'b', 'c'].map((text) => row('', text, '1'))],
    ['titles with the numbers of their pages', ['1', '2', '5'].map((page) => row(page, 'Title', page))],
    ['long text', ['a', 'b', 'c'].map((text) => row(text, '1', 'word '.repeat(40).trim()))],
  ])('are spaces in %s', (_, rows) => {
    expect(dumpDocx(rows.join(''))).toMatch(/^paragraph "[^"]*"(?:\nparagraph "[^"]*")+$/);
  });

  it('that are drawn as a line are blanks to fill in', () => {
    const stops =
      '<w:tabs><w:tab w:val="clear" w:pos="1"/><w:tab w:val="left" w:pos="2"/><w:tab w:val="left" w:pos="3" w:leader="underscore"/></w:tabs>';
    const text = '<w:r><w:t>Name</w:t><w:tab/><w:t>Born:</w:t><w:tab/></w:r>';
    expect(dumpDocx(`<w:p><w:pPr>${stops}</w:pPr>${text}</w:p>`)).toBe('paragraph "Name Born: ____"');
  });
});

describe('headings of a DOCX', () => {
  it('are not lines whose style makes the type of the title small', () => {
    const styles =
      style('T', 'Title') +
      style('A', 'Author', '<w:basedOn w:val="T"/><w:rPr><w:sz w:val="24"/></w:rPr>') +
      style('C', 'Cover', '<w:basedOn w:val="T"/><w:rPr><w:sz w:val="40"/></w:rPr>');
    const body = ['C', 'A'].map((id) => styled(`<w:pStyle w:val="${id}"/>`, id)).join('');
    expect(dumpDocx(body, { styles })).toBe('heading 1 "C"\nparagraph "A"');
  });

  it('are lines in large type where there is no other', () => {
    const title = '<w:p><w:r><w:rPr><w:sz w:val="32"/></w:rPr><w:t>Letter</w:t></w:r></w:p>';
    expect(dumpDocx(title + p('one') + p('two') + p('three'))).toMatch(/^heading 1 "Letter"\nparagraph "one"/);
  });

  const styles =
    '<w:latentStyles><w:lsdException w:name="heading 1"/></w:latentStyles>' +
    style('berschrift1', 'heading 1', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/></w:rPr>') +
    style('Chapter', 'Chapter', '<w:basedOn w:val="berschrift1"/>') +
    style('Titel', 'Title') +
    style('Deep', 'heading 9') +
    style('Body', 'Body Text', '<w:basedOn w:val="berschrift1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>');

  it('are known by the built-in name of their style, by what it is based on, and by outline level', () => {
    const body =
      styled('<w:pStyle w:val="Titel"/>', 'Title') +
      styled('<w:pStyle w:val="berschrift1"/>', 'One') +
      styled('<w:pStyle w:val="Chapter"/>', 'Chapter') +
      styled('<w:outlineLvl w:val="2"/>', 'Outline') +
      styled('<w:pStyle w:val="Deep"/>', 'Nine') +
      styled('<w:pStyle w:val="Body"/><w:rPr/>', 'Body text');
    expect(dumpDocx(body, { styles })).toMatchInlineSnapshot(`
      "heading 1 "Title"
      heading 1 "One"
      heading 1 "Chapter"
      heading 3 "Outline"
      heading 6 "Nine"
      paragraph strong("Body text")"
    `);
  });

  it('are known by the id of their style when the style sheet is missing', () => {
    expect(dumpDocx(styled('<w:pStyle w:val="Heading2"/>', 'Two') + styled('<w:pStyle w:val="Titre3"/>', 'Trois')))
      .toMatchInlineSnapshot(`
      "heading 2 "Two"
      heading 3 "Trois""
    `);
  });

  it('are not bold throughout, but keep what stands out in them', () => {
    const body = styled('<w:outlineLvl w:val="0"/>', ['All bold ', '<w:b/>'], ['and italic', '<w:b/><w:i/>']);
    expect(dumpDocx(body)).toMatchInlineSnapshot(`"heading 1 "All bold " emphasis("and italic")"`);
  });

  it('are left out when they are empty', () => {
    expect(dumpDocx(styled('<w:outlineLvl w:val="0"/>') + p('text'))).toMatchInlineSnapshot(`"paragraph "text""`);
  });
});

describe('code and quotes of a DOCX', () => {
  const styles =
    style('Code', 'Source Code') +
    style('Zitat', 'Quote', '<w:rPr><w:i/></w:rPr>') +
    style('Verb', 'Verbatim Char', '', 'character');
  const mono = '<w:rFonts w:ascii="Courier New"/>';

  it('become one code block for lines that follow each other', () => {
    const line = (text: string): string => styled('<w:pStyle w:val="Code"/>', text);
    expect(dumpDocx(line('if (x) {') + line('  y();') + line('') + line('}') + p('text'), { styles }))
      .toMatchInlineSnapshot(`
      "code block "if (x) {\\n  y();\\n\\n}"
      paragraph "text""
    `);
  });

  it('become code when they are set in a typewriter face and read like code', () => {
    const body = p(['SELECT * FROM t;', mono]) + p(['where x', mono]) + p('text') + p(['Dear Sir, a letter', mono]);
    expect(dumpDocx(body)).toMatchInlineSnapshot(`
      "code block "SELECT * FROM t;\\nwhere x"
      paragraph "text"
      paragraph "Dear Sir, a letter""
    `);
  });

  it('become code from the head of a function on', () => {
    const mono = (text: string): string =>
      `<w:p><w:r><w:rPr><w:rFonts w:ascii="Consolas"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
    expect(dumpDocx(mono('def fib(n):') + mono('    return n'))).toMatchInlineSnapshot(
      `"code block "def fib(n):\\n    return n""`,
    );
  });

  it('become one code block over empty lines between lines of a typewriter face', () => {
    const typed = (text: string): string => p([text, '<w:rFonts w:ascii="Consolas"/>']);
    expect(dumpDocx(typed('x = f(1);') + p('') + p('') + typed('y = g(x);') + p('') + p('so') + typed('z = [1];')))
      .toMatchInlineSnapshot(`
      "code block "x = f(1);\\n\\ny = g(x);"
      paragraph "so"
      code block "z = [1];""
    `);
  });

  it('go on behind an empty line with a line that alone would not read like code', () => {
    const typed = (text: string): string => p([text, '<w:rFonts w:ascii="Courier New"/>']);
    const code = typed('def f(x):') + typed('    return x') + p();
    expect(dumpDocx(code + typed('print(f(2))'))).toBe('code block "def f(x):\\n    return x\\n\\nprint(f(2))"');
    const prose = 'This sentence is typed like the code above it.';
    expect(dumpDocx(code + typed(prose))).toBe(`code block "def f(x):\\n    return x"\nparagraph "${prose}"`);
  });

  it('become code in the text for character styles and typewriter faces', () => {
    const body = p('call ', ['printf', mono], ' or ', ['puts', '<w:rStyle w:val="Verb"/>'], ' now');
    expect(dumpDocx(body, { styles })).toMatchInlineSnapshot(
      `"paragraph "call " code("printf") " or " code("puts") " now""`,
    );
  });

  it('become quotes, without the italics all of them have', () => {
    const quote = (...runs: Parameters<typeof p>): string => styled('<w:pStyle w:val="Zitat"/>', ...runs);
    expect(dumpDocx(quote('one ', ['upright', '<w:i w:val="0"/>']) + quote('two') + p('text'), { styles }))
      .toMatchInlineSnapshot(`
      "block quote
        paragraph emphasis("one ") "upright"
        paragraph "two"
      paragraph "text""
    `);
  });
});

describe('notes of a DOCX', () => {
  const footnotes =
    `<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>` +
    `<w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r>${r(' second')}</w:p></w:footnote>` +
    `<w:footnote w:id="3"><w:p>${r('first')}<w:r><w:footnoteReference w:id="4"/></w:r></w:p></w:footnote><w:footnote w:id="4">${p('of a note')}</w:footnote>`;
  const endnotes = `<w:endnote w:id="2">${p('at the end')}</w:endnote>`;
  const refer = (kind: string, id: number): string => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;

  it('are numbered in the order of their references, endnotes in Roman figures', () => {
    const body = `<w:p>${r('a')}${refer('footnote', 3)}${r('b')}${refer('endnote', 2)}${r('c')}${refer('footnote', 2)}${r('d')}${refer('footnote', 3)}</w:p>`;
    expect(dumpDocx(body, { footnotes, endnotes })).toMatchInlineSnapshot(`
      "paragraph "a" footnote("1") "b" footnote("i") "c" footnote("2") "d" footnote("1")
      footnote "1"
        paragraph "first" footnote("3")
      footnote "2"
        paragraph "second"
      footnote "3"
        paragraph "of a note"
      footnote "i"
        paragraph "at the end""
    `);
  });

  it('are counted in digits when there are only endnotes', () => {
    expect(dumpDocx(`<w:p>${r('a')}${refer('endnote', 2)}</w:p>`, { footnotes, endnotes })).toMatchInlineSnapshot(`
      "paragraph "a" footnote("1")
      footnote "1"
        paragraph "at the end""
    `);
  });

  it('are empty when they are referred to but missing', () => {
    expect(dumpDocx(`<w:p>${r('a')}${refer('footnote', 9)}</w:p>`)).toMatchInlineSnapshot(`
      "paragraph "a" footnote("1")
      footnote "1""
    `);
  });
});

describe('pictures and boxes of a DOCX', () => {
  it('are equations where an editor of equations left one', () => {
    const write = equationWriter(5);
    const equation = write.stream(write.line(write.characters('x'), write.characters('=', 6), write.characters('y')));
    const shown = (program: string, streams: Record<string, Uint8Array>): string =>
      dumpDocx(
        `<w:p><w:r><w:t>a </w:t><w:object><v:shape><v:imagedata r:id="i"/></v:shape><o:OLEObject ProgID="${program}" r:id="o"/></w:object></w:r></w:p>`,
        {
          relationships: { i: ['image', 'media/a.wmf'], o: ['oleObject', 'embeddings/a.bin'] },
          files: { 'word/embeddings/a.bin': makeCompoundFile(streams) },
        },
      );
    expect(shown('Equation.DSMT4', { 'Equation Native': equation })).toBe('paragraph "a " math("x=y")');
    expect(shown('Equation.DSMT4', { Other: equation })).toBe('paragraph "a " image<embedded>("")');
    const twice = 'Equation.3" r:id="o"/></w:object><w:object><v:shape/><o:OLEObject ProgID="Equation.3';
    expect(shown(twice, { 'Equation Native': equation })).toBe('paragraph "a " math("x=y")');
    expect(shown('Package', { 'Equation Native': equation })).toBe('paragraph "a " image<embedded>("")');
  });

  const inline = (docPr: string, blip: string): string =>
    `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" ${docPr}</wp:docPr><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip ${blip}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const relationships = {
    i: ['image', 'media/image1.png'],
    e: ['image', 'https://example.com/a.png'],
    l: ['hyperlink', 'https://example.com'],
  } as const;
  const shape = { relationships, files: { 'word/media/image1.png': png } };

  it('have their alternative text, an address when external, and a link when they are one', () => {
    const body =
      `<w:p>${inline('descr="A cat">', 'r:embed="i"')}</w:p>` +
      `<w:p>${inline('title="Only a title">', 'r:link="e"')}</w:p>` +
      `<w:p>${inline('descr="Linked"><a:hlinkClick r:id="l"/>', 'r:embed="i"')}</w:p>` +
      `<w:p><w:r><w:pict><v:shape alt="Old"><v:imagedata r:id="i" o:title="cat"/></v:shape></w:pict></w:r></w:p>`;
    expect(dumpDocx(body, shape)).toMatchInlineSnapshot(`
      "paragraph image<embedded>("A cat")
      paragraph image<https://example.com/a.png>("Only a title")
      paragraph link<https://example.com>(image<embedded>("Linked"))
      paragraph image<embedded>("Old")"
    `);
  });

  it('are figures when nobody described them and they stand alone, whatever their paragraph is', () => {
    const picture = inline('>', 'r:embed="i"');
    const figure = 'figure \n  paragraph image<embedded>("")';
    expect(dumpDocx(`<w:p>${picture}</w:p>`, shape)).toBe(figure);
    expect(dumpDocx(`<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr>${picture}</w:p>`, shape)).toBe(figure);
    expect(dumpDocx(`<w:p>${picture}<w:r><w:t>words</w:t></w:r></w:p>`, shape)).toBe(
      'paragraph image<embedded>("") "words"',
    );
  });

  it('lose what Office remarks on descriptions that it made up', () => {
    const described = (text: string): string => inline(`descr="${text}">`, 'r:embed="i"');
    const body =
      described('A duck&#xA;&#xA;Description automatically generated') +
      described('A map&#xA;Description automatically generated with medium confidence') +
      described('A hill&#xA;&#xA;AI-generated content may be incorrect.') +
      described('Description automatically generated');
    expect(dumpDocx(`<w:p>${body}</w:p>`, shape)).toBe(
      'paragraph image<embedded>("A duck") image<embedded>("A map") image<embedded>("A hill") image<embedded>("")',
    );
  });

  it('are embedded as data when that is asked for', () => {
    expect(dumpDocx(`<w:p>${inline('descr="A cat">', 'r:embed="i"')}</w:p>`, shape, { embedImages: true })).toContain(
      'data:image/png;base64,iVBORw0KGgo=',
    );
  });

  it('come once when a box is said twice, behind the paragraph that holds them', () => {
    const box = (content: string): string =>
      `<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
    const fallback = `<w:pict><v:shape><v:textbox><w:txbxContent>${p('in the box')}</w:txbxContent></v:textbox></v:shape></w:pict>`;
    const body = `<w:p>${r('before ')}<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box(p('in the box'))}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r>${r('after')}</w:p>`;
    expect(dumpDocx(body)).toMatchInlineSnapshot(`
      "paragraph "before after"
      paragraph "in the box""
    `);
  });

  it('are rules across the page where they say so', () => {
    const drawn = (more: string): string =>
      `<w:p><w:r><w:pict><v:rect style="width:0;height:1.5pt"${more}/></w:pict></w:r></w:p>`;
    expect(dumpDocx(`${p('One')}${drawn(' o:hr="t" o:hrstd="t"')}${p('Two')}${drawn('')}`)).toBe(
      'paragraph "One"\nthematic break\nparagraph "Two"',
    );
  });

  it('are the words of WordArt, in large type', () => {
    const art = '<w:pict><v:shape><v:path/><v:textpath on="t" string="Summer fair"/></v:shape></w:pict>';
    const body = `<w:p><w:r>${art}</w:r></w:p>${p('Come all.')}${p('Bring cakes.')}${p('No dogs.')}`;
    expect(dumpDocx(body)).toBe(
      'heading 1 "Summer fair"\nparagraph "Come all."\nparagraph "Bring cakes."\nparagraph "No dogs."',
    );
  });

  it('are the title and the numbers of a chart', () => {
    const points = (...values: string[]): string =>
      values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('');
    const series = (name: string, ...values: string[]): string =>
      `<c:ser><c:tx><c:strRef><c:f>A1</c:f><c:strCache>${points(name)}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points('Q1', 'Q2')}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache>${points(...values)}</c:numCache></c:numRef></c:val></c:ser>`;
    const chart = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart>${series('North', '1', '2')}${series('South', '3', '4')}</c:barChart></c:plotArea></c:chart></c:chartSpace>`;
    const body = `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="Chart 1"/><a:graphic><a:graphicData><c:chart r:id="c"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
    expect(
      dumpDocx(body, {
        relationships: { c: ['chart', 'charts/chart1.xml'] },
        files: { 'word/charts/chart1.xml': chart },
      }),
    ).toMatchInlineSnapshot(`
      "paragraph image<>("Sales")
      table header 1
        row
          cell ""
          cell "North"
          cell "South"
        row
          cell "Q1"
          cell "1"
          cell "3"
        row
          cell "Q2"
          cell "2"
          cell "4""
    `);
  });

  it('are the texts of a SmartArt diagram', () => {
    const point = (text: string): string => `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
    const data = `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:ptLst>${point('Plan')}<dgm:pt type="parTrans"/>${point('Do')}</dgm:ptLst></dgm:dataModel>`;
    const body = `<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><dgm:relIds r:dm="d"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
    expect(
      dumpDocx(body, {
        relationships: { d: ['diagramData', 'diagrams/data1.xml'] },
        files: { 'word/diagrams/data1.xml': data },
      }),
    ).toMatchInlineSnapshot(`
      "list
        item
          paragraph "Plan"
        item
          paragraph "Do""
    `);
  });
});
