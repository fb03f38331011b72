import { describe, expect, it } from 'vitest';
import { dumpOdt, p, span, style } from './testing/odt-file.js';

describe('the text of an ODT', () => {
  it('collapses white space, but not the one that is written as such', () => {
    expect(dumpOdt(p(' a\n  b<text:s/> <text:s text:c="2"/>c<text:tab/>d <text:line-break/>e'))).toMatchInlineSnapshot(
      `"paragraph "a b    c d " break "e""`,
    );
  });

  it('has the styles of its spans, nested and inherited', () => {
    const automatic =
      style('text', 'B', 'fo:font-weight="bold"') +
      style('text', 'I', 'fo:font-style="italic"', 'style:parent-style-name="B"') +
      style('text', 'N', 'fo:font-weight="normal"') +
      style('text', 'S', 'style:text-line-through-style="solid"') +
      style('text', 'U', 'style:text-underline-style="solid"') +
      style('text', 'Up', 'style:text-position="super 58%"') +
      style('text', 'Down', 'style:text-position="-33% 58%"');
    const body = p(
      `${span('B', `b ${span('N', 'n')}`)} ${span('I', 'i')} ${span('S', 's')} ${span('U', 'u')} x${span('Up', '2')} H${span('Down', '2')}O`,
    );
    expect(dumpOdt(body, { automatic })).toMatchInlineSnapshot(
      `"paragraph strong("b ") "n " strong(emphasis("i")) " " strikethrough("s") " " underline("u") " x" superscript("2") " H" subscript("2") "O""`,
    );
  });

  it('leaves hidden text, comments and deletions out', () => {
    const automatic = style('text', 'H', 'text:display="none"');
    const deleted = `<text:tracked-changes><text:changed-region text:id="c"><text:deletion>${p('gone')}</text:deletion></text:changed-region></text:tracked-changes>`;
    const body =
      deleted +
      p(
        `a<text:change text:change-id="c"/><office:annotation><dc:creator>Me</dc:creator>${p('note')}</office:annotation>b${span('H', 'hidden')}<office:annotation-end/>` +
          '<text:hidden-text text:is-hidden="true">x</text:hidden-text><text:change-start text:change-id="d"/>c<text:change-end text:change-id="d"/>',
      ) +
      `<text:section text:display="none">${p('not shown')}</text:section><text:section>${p('shown')}</text:section>`;
    expect(dumpOdt(body, { automatic })).toMatchInlineSnapshot(`
      "paragraph "abc"
      paragraph "shown""
    `);
  });

  it('shows the results of fields', () => {
    expect(
      dumpOdt(
        p(
          '<text:date>1 May</text:date>, page <text:page-number>3</text:page-number>, see <text:bookmark-ref text:ref-name="x">there</text:bookmark-ref>, <text:sequence>4</text:sequence>',
        ),
      ),
    ).toBe('paragraph "1 May, page 3, see " "there" ", 4"');
  });

  it('keeps ruby readings and non-breaking hyphens', () => {
    expect(
      dumpOdt(
        p(
          '<text:ruby><text:ruby-base>漢字</text:ruby-base><text:ruby-text>かんじ</text:ruby-text></text:ruby> a\u2011b',
        ),
      ),
    ).toMatchInlineSnapshot(`"paragraph "漢字(かんじ) a‑b""`);
  });

  it('keeps right-to-left text in its logical order', () => {
    expect(dumpOdt(p('שלום <text:line-break/>مرحبا 123'))).toBe('paragraph "שלום " break "مرحبا 123"');
  });

  it('has links with addresses, and links to headings by their bookmarks', () => {
    const a = (href: string, text: string): string =>
      `<text:a xlink:type="simple" xlink:href="${href}">${text}</text:a>`;
    const body =
      '<text:h text:outline-level="1"><text:bookmark-start text:name="top"/>Top<text:bookmark-end text:name="top"/></text:h>' +
      p(`${a('https://example.com/?a=1&amp;b=2', 'out')} ${a('#top', 'up')} ${a('#nowhere', 'dead')}`);
    expect(dumpOdt(body)).toMatchInlineSnapshot(`
      "heading 1 #top "Top"
      paragraph link<https://example.com/?a=1&b=2>("out") " " link<#top>("up") " " "dead""
    `);
  });

  it('moves footnotes and endnotes behind the text', () => {
    const note = (kind: string, citation: string, text: string): string =>
      `<text:note text:note-class="${kind}"><text:note-citation>${citation}</text:note-citation><text:note-body>${p(text)}</text:note-body></text:note>`;
    expect(dumpOdt(p(`a${note('footnote', '1', 'foot')} b${note('endnote', 'i', 'end')}`))).toMatchInlineSnapshot(`
      "paragraph "a" footnote("1") " b" footnote("i")
      footnote "1"
        paragraph "foot"
      footnote "i"
        paragraph "end""
    `);
  });

  it('reads indexes and lists of contents as text', () => {
    expect(
      dumpOdt(
        `<text:table-of-content><text:table-of-content-source/><text:index-body><text:index-title>${p('Contents')}</text:index-title>${p('One<text:tab/>1')}</text:index-body></text:table-of-content>`,
      ),
    ).toBe('paragraph "Contents"\nparagraph "One 1"');
  });
});

describe('pictures and frames of an ODT', () => {
  const frame = (content: string, more = ''): string =>
    `<draw:frame draw:name="Image1" ${more}>${content}</draw:frame>`;
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

  it('lose what Office remarks on descriptions that it made up', () => {
    const description = '<svg:desc>A duck\n\nDescription automatically generated</svg:desc>';
    expect(dumpOdt(p(frame(`<draw:image xlink:href="Pictures/a.png"/>${description}`)))).toBe(
      'paragraph image<embedded>("A duck")',
    );
  });

  it('have their description or title, and an address when external', () => {
    const image = '<draw:image xlink:href="Pictures/a.png"/>';
    const body =
      p(frame(`${image}<svg:title>Title</svg:title><svg:desc>A cat</svg:desc>`)) +
      p(frame(`${image}<svg:title>Title</svg:title>`)) +
      p(frame(image)) +
      p(
        `<draw:a xlink:href="https://example.com">${frame('<draw:image xlink:href="https://example.com/a.png"/>')}</draw:a>`,
      );
    expect(dumpOdt(body)).toMatchInlineSnapshot(`
      "paragraph image<embedded>("A cat")
      paragraph image<embedded>("Title")
      figure 
        paragraph image<embedded>("")
      paragraph link<https://example.com>(image<https://example.com/a.png>(""))"
    `);
    expect(dumpOdt(body, { files: { 'Pictures/a.png': png } }, { embedImages: true })).toContain(
      'data:image/png;base64,',
    );
  });

  it('become blocks behind the paragraph when they are boxes', () => {
    expect(dumpOdt(p(`before ${frame(`<draw:text-box>${p('in the box')}</draw:text-box>`)}after`))).toBe(
      'paragraph "before after"\nparagraph "in the box"',
    );
  });

  it('become their text when they are shapes', () => {
    expect(dumpOdt(p(`<draw:custom-shape>${p('drawn')}</draw:custom-shape>`))).toBe('paragraph "drawn"');
  });

  it('become LaTeX when they are equations, in the text or alone', () => {
    const object = '<draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/>';
    const files = {
      'Object 1/content.xml':
        '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><msup><mi>a</mi><mn>2</mn></msup></semantics></math>',
    };
    expect(dumpOdt(p(`the square ${frame(object)}.`) + p(frame(object)), { files })).toMatchInlineSnapshot(`
      "paragraph "the square " math("a^{2}") "."
      math block "a^{2}""
    `);
  });

  it('become the numbers of a chart', () => {
    const cell = (value: string): string => `<table:table-cell>${p(value)}</table:table-cell>`;
    const chart =
      '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:chart="urn:oasis:names:tc:opendocument:xmlns:chart:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">' +
      `<office:body><office:chart><chart:chart><chart:title>${p('Sales')}</chart:title><table:table><table:table-rows><table:table-row>${cell('')}${cell('North')}</table:table-row><table:table-row>${cell('Q1')}${cell('3')}</table:table-row></table:table-rows></table:table></chart:chart></office:chart></office:body></office:document-content>`;
    expect(dumpOdt(p(frame('<draw:object xlink:href="./Object 1"/>')), { files: { 'Object 1/content.xml': chart } }))
      .toMatchInlineSnapshot(`
      "paragraph "Sales"
      table header 1
        row
          cell ""
          cell "North"
        row
          cell "Q1"
          cell "3""
    `);
  });

  it('show what is chosen from a list of choices', () => {
    const choice = (selected: string): string =>
      `<field:fieldmark field:type="vnd.oasis.opendocument.field.FORMDROPDOWN">${['France', 'Spain'].map((each) => `<field:param field:name="Dropdown_ListEntry" field:value="${each}"/>`).join('')}${selected}</field:fieldmark>`;
    const second = '<field:param field:name="Dropdown_Selected" field:value="1"/>';
    expect(dumpOdt(p(`Country: ${choice(second)}`) + p(`Country: ${choice('')}`))).toBe(
      'paragraph "Country: Spain"\nparagraph "Country: ____"',
    );
  });
});
