import { describe, expect, it } from 'vitest';
import { docxFile, dumpDocx, p, r, readDocxFile, styled } from './testing/docx-file.js';

describe('runs of a DOCX', () => {
  it('become nested styles, neighbours of one style together', () => {
    const body = p('plain ', ['bold', '<w:b/>'], [' and both', '<w:b/><w:i/>'], ' plain');
    expect(dumpDocx(body)).toMatchInlineSnapshot(`"paragraph "plain " strong("bold" emphasis(" and both")) " plain""`);
  });

  it('know strike, underline, super- and subscript and highlight', () => {
    const body = p(
      ['s', '<w:strike/>'],
      ['u', '<w:u w:val="single"/>'],
      ['2', '<w:vertAlign w:val="superscript"/>'],
      ['i', '<w:vertAlign w:val="subscript"/>'],
      ['h', '<w:highlight w:val="yellow"/>'],
    );
    expect(dumpDocx(body)).toMatchInlineSnapshot(
      `"paragraph strikethrough("s") underline("u") superscript("2") subscript("i") highlight("h")"`,
    );
  });

  it('are raised or lowered where they are moved far off the line for their size', () => {
    const moved = (text: string, position: number, size: number): [string, string] => [
      text,
      `<w:position w:val="${position}"/><w:sz w:val="${size}"/>`,
    ];
    expect(dumpDocx(p('m', moved('2', 6, 16), ' CO', moved('2', -4, 16), moved(' nudged', 2, 24)))).toBe(
      'paragraph "m" superscript("2") " CO" subscript("2") " nudged"',
    );
  });

  it('are not styled by switches that are off', () => {
    expect(
      dumpDocx(p(['a', '<w:b w:val="0"/><w:i w:val="false"/><w:u w:val="none"/><w:strike w:val="off"/>'])),
    ).toMatchInlineSnapshot(`"paragraph "a""`);
  });

  it('keep breaks, tabs, hyphens and symbols as characters', () => {
    const body =
      '<w:p><w:r><w:t>one</w:t><w:br/><w:t>two</w:t><w:tab/><w:t>three</w:t><w:noBreakHyphen/><w:t>four</w:t><w:softHyphen/><w:t>teen</w:t></w:r>' +
      '<w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:sym w:font="Symbol" w:char="F061"/></w:r>' +
      '<w:r><w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr><w:t>\uf062</w:t></w:r><w:r><w16se:symEx w16se:font="x" w16se:char="1F60A"/></w:r></w:p>';
    expect(dumpDocx(body)).toMatchInlineSnapshot(`"paragraph "one" break "two three‑fourteen✓αβ😊""`);
  });

  it('take page and column breaks for white space', () => {
    expect(
      dumpDocx('<w:p><w:r><w:t>a</w:t><w:br w:type="page"/><w:lastRenderedPageBreak/><w:t>b</w:t></w:r></w:p>'),
    ).toMatchInlineSnapshot(`"paragraph "a b""`);
  });

  it('leave hidden text out', () => {
    expect(dumpDocx(p('seen', ['unseen', '<w:vanish/>'], [' again', '<w:vanish w:val="0"/>']))).toMatchInlineSnapshot(
      `"paragraph "seen again""`,
    );
  });

  it('show the final text of tracked changes', () => {
    const body =
      `<w:p>${r('kept ')}<w:ins w:id="1">${r('inserted ')}</w:ins><w:del w:id="2"><w:r><w:delText>deleted</w:delText></w:r></w:del>` +
      `<w:moveFrom w:id="3">${r('moved')}</w:moveFrom><w:moveTo w:id="4">${r('moved here')}</w:moveTo></w:p>`;
    expect(dumpDocx(body)).toMatchInlineSnapshot(`"paragraph "kept inserted moved here""`);
  });

  it('begin with the large letter that stands in a frame before them', () => {
    const cap = (kind: string): string => `<w:p><w:pPr><w:framePr ${kind}/></w:pPr>${r('T')}</w:p>`;
    const body = `${cap('w:dropCap="drop" w:lines="3"')}${p('he river')}${cap('w:hSpace="10"')}${p('ail')}`;
    expect(dumpDocx(body)).toMatchInlineSnapshot(`
      "paragraph "The river"
      paragraph "T"
      paragraph "ail""
    `);
  });

  it('join paragraphs whose mark was deleted', () => {
    expect(dumpDocx(styled('<w:rPr><w:del w:id="1"/></w:rPr>', 'first ') + p('second') + p('third')))
      .toMatchInlineSnapshot(`
      "paragraph "first second"
      paragraph "third""
    `);
  });

  it('read through content controls, smart tags and custom XML', () => {
    const body =
      `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${p('block control')}</w:sdtContent></w:sdt>` +
      `<w:p><w:sdt><w:sdtPr/><w:sdtContent>${r('inline control ')}</w:sdtContent></w:sdt><w:smartTag>${r('smart')}</w:smartTag></w:p>`;
    expect(dumpDocx(body)).toMatchInlineSnapshot(`
      "paragraph "block control"
      paragraph "inline control smart""
    `);
  });

  it('put the reading of ruby text in parentheses', () => {
    expect(
      dumpDocx(`<w:p><w:r><w:ruby><w:rt>${r('かん')}</w:rt><w:rubyBase>${r('漢')}</w:rubyBase></w:ruby></w:r></w:p>`),
    ).toMatchInlineSnapshot(`"paragraph "漢(かん)""`);
  });

  it('keep a word whole whose signs are annotated one by one', () => {
    const ruby = (reading: string, base: string): string =>
      `<w:r><w:ruby><w:rt>${r(reading)}</w:rt><w:rubyBase>${r(base)}</w:rubyBase></w:ruby></w:r>`;
    expect(
      dumpDocx(`<w:p>${r('この')}${ruby('かん', '漢')}${ruby('じ', '字')}${r('と')}${ruby('か', '仮')}</w:p>`),
    ).toBe('paragraph "この漢字(かんじ)と仮(か)"');
  });

  it('leave comments out', () => {
    const body = `<w:p><w:commentRangeStart w:id="0"/>${r('text')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`;
    const files = { 'word/comments.xml': '<w:comments/>' };
    expect(dumpDocx(body, { files, relationships: { c: ['comments', 'comments.xml'] } })).toMatchInlineSnapshot(
      `"paragraph "text""`,
    );
  });

  it('keep right-to-left text in its logical order', () => {
    expect(dumpDocx(styled('<w:bidi/>', ['שלום עולם', '<w:rtl/>'], ' (2024)'))).toMatchInlineSnapshot(
      `"paragraph "שלום עולם (2024)""`,
    );
  });

  it('read one branch of alternate content', () => {
    const body =
      `<w:p><mc:AlternateContent><mc:Choice Requires="wps">${r('new')}</mc:Choice><mc:Fallback>${r('old')}</mc:Fallback></mc:AlternateContent>` +
      `<mc:AlternateContent><mc:Choice Requires="w99"/><mc:Fallback>${r(' fallback')}</mc:Fallback></mc:AlternateContent></w:p>`;
    expect(dumpDocx(body)).toMatchInlineSnapshot(`"paragraph "new fallback""`);
  });

  it('read strict files and files with other prefixes alike', () => {
    const strict = docxFile(p('text'), {
      files: {
        'word/document.xml':
          '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:pPr><x:outlineLvl x:val="0"/></x:pPr><x:r><x:rPr><x:b/></x:rPr><x:t>Strict</x:t></x:r></x:p></x:body></x:document>',
      },
    });
    expect(readDocxFile(strict).document.blocks).toEqual([{ type: 'heading', level: 1, children: ['Strict'] }]);
  });
});

describe('fields of a DOCX', () => {
  const field = (code: string, result: string | undefined): string =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>` +
    (result === undefined ? '' : `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}`) +
    '<w:r><w:fldChar w:fldCharType="end"/></w:r>';

  it('show their result, not their code', () => {
    expect(
      dumpDocx(`<w:p>${r('page ')}${field(' PAGE ', r('7'))}${field(' XE "hidden" ', undefined)}</w:p>`),
    ).toMatchInlineSnapshot(`"paragraph "page 7""`);
  });

  it('nest', () => {
    expect(dumpDocx(`<w:p>${field(' IF ', r('a') + field(' REF x ', r('b')) + r('c'))}</w:p>`)).toMatchInlineSnapshot(
      `"paragraph "abc""`,
    );
  });

  it('become links when they are hyperlinks', () => {
    const body = `<w:p>${field(' HYPERLINK "https://example.com/a b" \\o "Tip" ', r('link'))}${r(' after')}</w:p>`;
    expect(dumpDocx(body)).toMatchInlineSnapshot(`"paragraph link<https://example.com/a b>"Tip"("link") " after""`);
  });

  it('go on over several paragraphs', () => {
    const [begin, end] = field(' HYPERLINK "https://example.com" ', r('one') + '|').split('|');
    expect(dumpDocx(`<w:p>${begin}</w:p><w:p>${r('two')}${end}${r(' three')}</w:p>`)).toMatchInlineSnapshot(`
      "paragraph link<https://example.com>("one")
      paragraph link<https://example.com>("two") " three""
    `);
  });

  it('show check boxes and macro buttons', () => {
    const box =
      '<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
    expect(dumpDocx(box + `<w:p>${field('MACROBUTTON NoMacro [Click here]', undefined)}</w:p>`)).toMatchInlineSnapshot(`
      "paragraph "☒"
      paragraph "[Click here]""
    `);
  });

  it('show the choice of a list, its default where nobody chose', () => {
    const list = (choice: string): string =>
      `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:enabled w:val="1"/><w:ddList>${choice}<w:listEntry w:val="red"/><w:listEntry w:val="blue"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMDROPDOWN</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
    const body = list('<w:result w:val="1"/><w:default w:val="0"/>') + list('<w:default w:val="1"/>') + list('');
    expect(dumpDocx(body)).toMatchInlineSnapshot(`
      "paragraph "blue"
      paragraph "blue"
      paragraph "red""
    `);
  });

  it('are read in their simple form too', () => {
    const body = `<w:p><w:fldSimple w:instr=" DATE ">${r('today')}</w:fldSimple><w:fldSimple w:instr=" HYPERLINK &quot;https://example.com&quot; ">${r(' link')}</w:fldSimple></w:p>`;
    expect(dumpDocx(body)).toMatchInlineSnapshot(`"paragraph "today" link<https://example.com>(" link")"`);
  });
});

describe('links of a DOCX', () => {
  it('lead to the target of their relationship, with their tip', () => {
    const body = `<w:p><w:hyperlink r:id="h" w:tooltip="Tip">${r(['text', '<w:u w:val="single"/>'])}</w:hyperlink></w:p>`;
    expect(dumpDocx(body, { relationships: { h: ['hyperlink', 'https://example.com/?a=1'] } })).toMatchInlineSnapshot(
      `"paragraph link<https://example.com/?a=1>"Tip"("text")"`,
    );
  });

  it('lead to headings by the name of their bookmark', () => {
    const heading = `<w:p><w:pPr><w:outlineLvl w:val="1"/></w:pPr><w:bookmarkStart w:id="0" w:name="_Toc1"/><w:bookmarkStart w:id="1" w:name="_Ref2"/>${r('Heading')}</w:p>`;
    const body = `<w:p><w:hyperlink w:anchor="_Toc1">${r('first')}</w:hyperlink><w:hyperlink w:anchor="_Ref2">${r(' second')}</w:hyperlink></w:p>${heading}`;
    expect(dumpDocx(body)).toMatchInlineSnapshot(`
      "paragraph link<#heading>("first") link<#heading>(" second")
      heading 2 #heading "Heading""
    `);
  });

  it('are their text when they lead nowhere', () => {
    expect(
      dumpDocx(`<w:p>${r('see ')}<w:hyperlink w:anchor="gone">${r(['there', '<w:b/>'])}</w:hyperlink></w:p>`),
    ).toMatchInlineSnapshot(`"paragraph "see " strong("there")"`);
  });

  it('lead to headings of the same words each by its own name', () => {
    const head = (name: string): string =>
      `<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:bookmarkStart w:name="${name}"/>${r('Über uns: (neu) & ')}${r(['2.1', '<w:b/>'])}</w:p>`.replace(
        '&',
        '&amp;',
      );
    const links = ['a', 'c'].map((name) => `<w:hyperlink w:anchor="${name}">${r(name)}</w:hyperlink>`);
    expect(dumpDocx(`<w:p>${links.join('')}</w:p>${head('a')}${head('b')}${head('c')}`)).toMatchInlineSnapshot(`
      "paragraph link<#über-uns-neu--21>("a") link<#über-uns-neu--21-2>("c")
      heading 1 #über-uns-neu--21 "Über uns: (neu) & " strong("2.1")
      heading 1 "Über uns: (neu) & " strong("2.1")
      heading 1 #über-uns-neu--21-2 "Über uns: (neu) & " strong("2.1")"
    `);
  });
});

describe('equations of a DOCX', () => {
  const fraction =
    '<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>';

  it('stand in the text', () => {
    expect(dumpDocx(`<w:p>${r('half is ')}${fraction}</w:p>`)).toMatchInlineSnapshot(
      `"paragraph "half is " math("\\\\frac{a}{b}")"`,
    );
  });

  it('are blocks when they are displayed', () => {
    expect(dumpDocx(`<w:p><m:oMathPara>${fraction}</m:oMathPara></w:p>`)).toMatchInlineSnapshot(
      `"math block "\\\\frac{a}{b}""`,
    );
  });

  it('are blocks when they have a paragraph to themselves, as Word shows them', () => {
    expect(dumpDocx(`<w:p>${fraction}${r(' ')}</w:p><w:p>${fraction}${fraction}</w:p>`)).toMatchInlineSnapshot(`
      "math block "\\\\frac{a}{b}"
      paragraph math("\\\\frac{a}{b}") math("\\\\frac{a}{b}")"
    `);
  });
});
