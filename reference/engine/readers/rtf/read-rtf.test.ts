import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../base/deadline.js';
import { isServiceError, ServiceError } from '../../../base/errors.js';
import { dumpDocument } from '../../document/dump.js';
import { defaultLimits, readOptions, type Reading, type ReadOptions } from '../../document/reading.js';
import { readRtf } from './read-rtf.js';

const ports = { deadline: noDeadline, limits: defaultLimits };
const readBytes = (bytes: Uint8Array, options: Partial<ReadOptions> = {}): Reading =>
  readRtf(bytes, readOptions(options), ports) as Reading;
const fonts =
  '{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\fcharset204 Arial Cyr;}{\\f2\\fcharset2 Symbol;}{\\f3\\fcharset128 MS Mincho;}{\\f4\\fmodern Courier New;}}';
const read = (body: string, options: Partial<ReadOptions> = {}): Reading =>
  readBytes(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts}${body}}`, 'latin1'), options);
/** The outline without its last line end. */
const dump = (body: string): string => dumpDocument(read(body).document).trimEnd();

describe('text', () => {
  it('makes a paragraph of what stands before each paragraph mark, and of what is left at the end', () => {
    expect(dump('One.\\par Two.\\par\\par Three.')).toBe('paragraph "One."\nparagraph "Two."\nparagraph "Three."');
  });

  it('takes line ends of the file for layout, an escaped one for a paragraph mark', () => {
    expect(dump('One \r\nline.\\\nTwo.')).toBe('paragraph "One line."\nparagraph "Two."');
  });

  it('reads escaped braces and backslashes as themselves', () => {
    expect(dump('a \\{b\\} \\\\ c')).toBe('paragraph "a {b} \\\\ c"');
  });

  it('breaks lines inside a paragraph', () => {
    expect(dump('a\\line b')).toBe('paragraph "a" break "b"');
  });

  it('reads bytes in the code page of the document, or of the font', () => {
    expect(dump("\\'e9\\'80 {\\f1\\'cf\\'f0} \\'e9")).toBe('paragraph "é€ Пр é"');
    expect(dump('{\\f1\xcf\xf0\xe8}')).toBe('paragraph "При"');
  });

  it('joins the two bytes of East Asian characters, however the second one is written', () => {
    expect(dump("{\\f3\\'83\\'65\\'83X\\'83\\'67}")).toBe('paragraph "テスト"');
  });

  it('reads Unicode escapes and passes over their fallback', () => {
    expect(dump("\\u8364?5 \\uc2\\u937\\'a5\\'a5x \\uc0\\u937 y \\uc1\\u-10179?\\u-8704?")).toBe(
      'paragraph "€5 Ωx Ωy 😀"',
    );
  });

  it('counts a named character as the fallback of a Unicode escape', () => {
    expect(dump('\\u8220\\ldblquote a\\u8221\\rdblquote')).toBe('paragraph "“a”"');
  });

  it('ends the fallback at a brace and at a word that is no character', () => {
    expect(dump('{\\u8364}5 \\u8364\\b 6\\b0')).toBe('paragraph "€5 €" strong("6")');
  });

  it('replaces halves of characters that stand alone', () => {
    expect(dump('a\\u-10179?b \\u-8704?c')).toBe('paragraph "a\ufffdb \ufffdc"');
  });

  it('reads named characters', () => {
    expect(dump('\\lquote a\\rquote\\~\\_\\-\\emdash\\endash\\bullet\\tab x')).toBe('paragraph "‘a’\u00a0‑—–• x"');
  });

  it('maps characters of symbol fonts to Unicode', () => {
    expect(dump("{\\f2 abc\\'b7} \\f2\\u-3999?")).toBe('paragraph "αβχ• α"');
  });

  it('takes the Unicode form of text that is given twice', () => {
    expect(dump('a {\\upr{b}{\\*\\ud{\\u937?}}} c')).toBe('paragraph "a Ω c"');
  });
});

describe('formatting', () => {
  it('keeps character styles to the group they are in', () => {
    expect(dump('a {\\b b {\\i c}} d')).toBe('paragraph "a " strong("b " emphasis("c")) " d"');
  });

  it('switches styles off by a zero and by \\plain', () => {
    expect(dump('\\b a\\b0  b \\i c\\plain  d')).toBe('paragraph strong("a") " b " emphasis("c") " d"');
  });

  it('knows strike-through, underline, superscript, subscript and highlight', () => {
    expect(dump('{\\strike a}{\\ul b}{\\super c}{\\sub d}{\\highlight7 e}')).toBe(
      'paragraph strikethrough("a") underline("b") superscript("c") subscript("d") highlight("e")',
    );
  });

  it('drops hidden text and tracked deletions, keeps insertions', () => {
    expect(dump('a{\\v b}{\\deleted c}{\\revised d}')).toBe('paragraph "ad"');
  });

  it('takes text in a typewriter face for code', () => {
    expect(dump('Call {\\f4 main()} now')).toBe('paragraph "Call " code("main()") " now"');
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

describe('fields, links and notes', () => {
  it('links the result of a hyperlink, and shows the result of other fields', () => {
    expect(
      dump(
        '{\\field{\\*\\fldinst HYPERLINK "https://example.com/" \\\\o "Tip"}{\\fldrslt here}} {\\field{\\*\\fldinst PAGE}{\\fldrslt 3}}',
      ),
    ).toBe('paragraph link<https://example.com/>"Tip"("here") " 3"');
  });

  it('goes on with a link in the next paragraph', () => {
    expect(dump('{\\field{\\*\\fldinst HYPERLINK "x:y"}{\\fldrslt a\\par b}} c')).toBe(
      'paragraph link<x:y>("a")\nparagraph link<x:y>("b") " c"',
    );
  });

  it('leads links inside the document to their headings, and drops those that lead nowhere', () => {
    const link = (name: string): string => `{\\field{\\*\\fldinst HYPERLINK \\\\l "${name}"}{\\fldrslt to ${name}}}`;
    expect(
      dump(
        `${link('here')} ${link('nowhere')}\\par\\pard\\outlinelevel0{\\*\\bkmkstart here}Head{\\*\\bkmkend here}\\par`,
      ),
    ).toBe('paragraph link<#here>("to here") " " "to nowhere"\nheading 1 #here "Head"');
  });

  it('shows check boxes and the choice of a drop-down list', () => {
    const box = (result: number): string =>
      `{\\field{\\*\\fldinst FORMCHECKBOX{\\*\\formfield{\\fftype1\\ffres${result}}}}{\\fldrslt}}`;
    expect(
      dump(
        `${box(1)} ${box(0)} {\\field{\\*\\fldinst FORMDROPDOWN{\\*\\formfield{\\fftype2\\ffres1{\\*\\ffl red}{\\*\\ffl blue}}}}{\\fldrslt}}`,
      ),
    ).toBe('paragraph "☒ ☐ blue"');
  });

  it('moves footnotes and endnotes behind the text', () => {
    expect(dump('Text{\\super\\chftn}{\\footnote\\pard {\\super\\chftn} Foot.} more{\\footnote\\ftnalt End.}.')).toBe(
      'paragraph "Text" footnote("1") " more" footnote("2") "."\nfootnote "1"\n  paragraph "Foot."\nfootnote "2"\n  paragraph "End."',
    );
  });

  it('keeps headers and footers as furniture, each once', () => {
    expect(dump('{\\header Top\\par}{\\footer Bottom\\par}Body\\sect{\\header Top\\par}More')).toBe(
      'furniture header\n  paragraph "Top"\nparagraph "Body"\nparagraph "More"\nfurniture footer\n  paragraph "Bottom"',
    );
  });
});

describe('pictures, shapes and objects', () => {
  const png = '89504e470d0a1a0a0000000d49484452';
  const picture = `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv A \\'e9l\\u233?phant}}}\\pngblip\\picw10\n${png.slice(0, 16)}\n${png.slice(16)}}}{\\nonshppict{\\pict\\wmetafile8 00}}`;

  it('keeps the description of a picture, and its bytes only on request', () => {
    expect(dump(`a ${picture} b`)).toBe('paragraph "a " image<embedded>("A éléphant") " b"');
    const text = dumpDocument(read(picture, { embedImages: true }).document);
    expect(text).toContain(`data:image/png;base64,${Buffer.from(png, 'hex').toString('base64')}`);
  });

  it('passes over binary data, whatever it looks like', () => {
    expect(dump('a{\\pict\\wmetafile8\\bin7 }}\\b{{\\}b')).toBe('paragraph "a" image<embedded>("image") "b"');
    expect(dump('a{\\*\\unknown\\bin4 }}}}x}b')).toBe('paragraph "ab"');
  });

  it('puts the text of a text box behind its paragraph', () => {
    expect(
      dump(
        'One {\\shp{\\*\\shpinst{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt Boxed\\par}}{\\shprslt fallback}}two.\\par Next',
      ),
    ).toBe('paragraph "One two."\nparagraph "Boxed"\nparagraph "Next"');
  });

  it('takes a text box of any length', () => {
    const reading = read(`{\\shp{\\*\\shpinst{\\shptxt ${'x\\par '.repeat(200_000)}}}}`);
    expect(reading.document.blocks).toHaveLength(200_000);
  });

  it('shows the result of an object, not its data', () => {
    expect(dump('a {\\object\\objemb{\\*\\objclass Word.Document}{\\*\\objdata 0102}{\\result shown}} b')).toBe(
      'paragraph "a shown b"',
    );
  });

  it('leaves comments, index entries and unknown destinations out', () => {
    expect(dump('a{\\*\\annotation note}{\\xe entry}{\\*\\whatever {deep} text}{\\unknownword kept}b')).toBe(
      'paragraph "akeptb"',
    );
  });
});

describe('metadata', () => {
  it('gives the document information', () => {
    const info =
      "{\\info{\\title A \\'e9t\\u233?}{\\author Ann}{\\operator Bob}{\\subject S}{\\keywords k}{\\doccomm D}{\\*\\company C}" +
      '{\\creatim\\yr2008\\mo5\\dy4\\hr12\\min30}{\\revtim\\yr2009\\mo1\\dy2}}';
    expect(read(`${info}x`).metadata).toEqual({
      title: 'A été',
      author: 'Ann',
      lastModifiedBy: 'Bob',
      subject: 'S',
      keywords: 'k',
      description: 'D',
      company: 'C',
      createdTime: '2008-05-04T12:30:00',
      modifiedTime: '2009-01-02T00:00:00',
    });
  });

  it('has none of what is empty or senseless', () => {
    expect(read('{\\info{\\title }{\\creatim\\yr0}}x').metadata).toEqual({});
  });
});

describe('damage and limits', () => {
  it('reads a cut file as far as it goes, with a notice', () => {
    const reading = readBytes(Buffer.from('{\\rtf1 One.\\par {\\b Tw'));
    expect(dumpDocument(reading.document)).toBe('paragraph "One."\nparagraph strong("Tw")\n');
    expect(reading.notices).toEqual([expect.objectContaining({ code: 'truncated-input' })]);
  });

  it('goes on after surplus closing braces', () => {
    expect(dump('a}}} b')).toBe('paragraph "a b"');
  });

  it('leaves out groups nested too deep, with a notice', () => {
    const reading = read(`${'{'.repeat(600)}deep${'}'.repeat(600)} top`);
    expect(dumpDocument(reading.document)).toBe('paragraph "top"\n');
    expect(reading.notices).toEqual([expect.objectContaining({ code: 'limit-reached' })]);
  });

  it('refuses bytes that are no RTF at all', () => {
    expect(() => readBytes(Buffer.from('plain'))).toThrow(/not an RTF document/);
  });

  it('stops at the deadline', () => {
    const deadline = {
      remainingMs: () => 0,
      check: () => {
        throw new ServiceError('deadline.exceeded', 'late');
      },
    };
    expect(() =>
      readRtf(Buffer.from(`{\\rtf1${'\\b x'.repeat(5000)}}`), readOptions(), { ...ports, deadline }),
    ).toThrow('late');
  });

  it('answers any sequence of tokens with a document or a typed refusal', () => {
    const words = ['{', '}', '\\par ', '\\cell ', '\\row ', '\\trowd', '\\cellx100', '\\intbl', '\\itap3', '\\nestcell ', '\\u55357?', "\\'8", "\\'e3",
      '\\*', '\\footnote ', '{\\field', '{\\fldinst HYPERLINK x', '{\\fldrslt ', '{\\fonttbl{\\f1', '{\\listtext 1.', '\\bin99999 ', '\\bin3 abc', '{\\pict 00',
      '{\\stylesheet{\\s1', '{\\info{\\title ', '{\\upr', '\\ls1', '\\uc9', '{\\shptxt ', '{\\header ', 'text ', '\\', '\r\n', '{\\*\\listtable{\\list{\\listlevel{\\leveltext']; // prettier-ignore
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 120 }), (tokens) => {
        try {
          dumpDocument(read(tokens.join('')).document);
        } catch (error) {
          expect(isServiceError(error)).toBe(true);
        }
      }),
      { numRuns: 600, seed: 4 },
    );
  });

  it('answers any bytes behind the head with a document', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        readBytes(Buffer.concat([Buffer.from('{\\rtf1 '), bytes]));
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
