import { describe, expect, it } from 'vitest';
import { dump } from './testing/rtf-file.js';

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

  it('shows words with their reading, which a field sets above them', () => {
    const ruby = (word: string, reading: string): string =>
      `{\\field{\\*\\fldinst { EQ \\\\* jc3 \\\\* "Font:Mincho" \\\\o\\\\ad(\\\\s\\\\up 10(${reading}),${word})}}{\\fldrslt {}}}`;
    expect(dump(`The ${ruby('har', 'ha')}${ruby('bour', 'ven')} and ${ruby('quay', 'key')}.`)).toBe(
      'paragraph "The harbour(haven) and quay(key)."',
    );
    expect(dump('a {\\field{\\*\\fldinst { EQ \\\\f(1,2)}}{\\fldrslt {}}} b')).toBe('paragraph "a  b"');
  });

  it('shows a file that lies beside it as a picture, or by its name', () => {
    const file = (name: string): string => `{{\\NeXTGraphic ${name} \\width1280 \\height900\n}\\'ac}`;
    expect(dump(`a ${file('map.png')} b ${file('Costs 2025.pdf')}`)).toBe(
      'paragraph "a " image<embedded>("map.png") " b Costs 2025.pdf"',
    );
  });

  it('begins with its large first letter', () => {
    expect(dump('\\pard\\dropcapli3\\dropcapt1 T\\par\\pard he fox.\\par')).toBe('paragraph "The fox."');
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

  it('takes letters for raised or lowered that are moved far off the line for their size', () => {
    expect(dump('\\fs24 m{\\up6\\fs16 2} CO{\\fs16\\dn4 2} {\\up2 nudged} x\\up8 3\\up0 y')).toBe(
      'paragraph "m" superscript("2") " CO" subscript("2") " nudged x" superscript("3") "y"',
    );
  });

  it('formats complex and East Asian letters by the words that speak of them', () => {
    const western = '{\\rtlch\\fcs1 \\ab \\ltrch\\fcs0 plain }';
    const complex = '{\\ltrch\\fcs0 \\rtlch\\fcs1 \\ab \\u1488?}';
    const eastern =
      '{\\rtlch \\ltrch\\hich\\loch\\dbch\\ab\\dbch \\u20013?}{\\b\\dbch\\ab0 \\u25991?}{\\b\\dbch \\u23383?}';
    expect(dump(western + complex + eastern)).toBe('paragraph "plain " strong("\u05d0中") "文" strong("字")');
  });
});
