import { describe, expect, it } from 'vitest';
import { dumpDocument } from '../../../document/dump.js';
import { makeCompoundFile } from '../../shared/compound-file/testing/make-compound-file.js';
import { equationWriter } from '../../shared/math/testing/make-equation.js';
import { dump, read } from './testing/rtf-file.js';

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
    ).toBe('paragraph link<#head>("to here") " " "to nowhere"\nheading 1 #head "Head"');
  });

  it('shows an equation of an embedded object instead of its picture, and the picture of any other', () => {
    const write = equationWriter(3);
    const equation = write.stream(write.line(write.characters('x'), write.characters('=', 6), write.characters('y')));
    const object = (program: string): string => `a {\\object\\objemb{\\*\\objclass ${program}}${objectData(program, equation)}{\\result {\\pict\\wmetafile8 01}}} b`; // prettier-ignore
    expect(dump(object('Equation.3'))).toBe('paragraph "a " math("x=y") " b"');
    expect(dump(object('Excel.Sheet.8'))).toBe('paragraph "a " image<embedded>("") " b"');
    expect(dump(object('Equation.3').replace(/(objdata [^}]{600})[^}]*/, '$1'))).toBe(
      'paragraph "a " image<embedded>("") " b"',
    );
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

  it('shows a check box as empty whose state the writer left out', () => {
    expect(dump('a {\\field{\\*\\fldinst { FORMCHECKBOX }}{\\fldrslt {}}} b')).toBe('paragraph "a ☐ b"');
  });

  it('shows the words of WordArt behind their paragraph, and those of a box once', () => {
    const drawn = (more: string): string =>
      `{\\shp{\\*\\shpinst{\\sp{\\sn gtextUNICODE}{\\sv Summer fair}}{\\sp{\\sn wzDescription}{\\sv a sun}}${more}}}`;
    expect(dump(`Come${drawn('')} all.\\par Two.\\par`)).toBe(
      'paragraph "Come all."\nheading 1 "Summer fair"\nparagraph "Two."',
    );
    expect(dump(`Come${drawn('{\\shptxt \\pard Summer fair\\par}')} all.\\par`)).toBe(
      'paragraph "Come all."\nparagraph "Summer fair"',
    );
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

describe('equations', () => {
  const zone = (content: string): string => `{\\mmath{\\*\\moMath ${content}}}`;
  const run = (text: string): string => `{\\mr\\mscr0\\msty2{\\loch ${text}}}`;

  it.each([
    ['runs', run('x<1'), 'x<1'],
    ['fractions', `{\\mf{\\mfPr{\\mctrlPr hidden}}{\\mnum ${run('a')}}{\\mden ${run('b')}}}`, '\\frac{a}{b}'],
    ['linear fractions', `{\\mf{\\mfPr{\\mtype lin}}{\\mnum ${run('a')}}{\\mden ${run('b')}}}`, 'a/b'],
    [
      'sums',
      `{\\mnary{\\mnaryPr{\\mchr \\u8721?}{\\msupHide on}}{\\msub ${run('i')}}{\\msup }{\\me ${run('x')}}}`,
      '\\sum_{i}x',
    ],
    ['letters of other scripts', `{\\mr\\mscr3\\msty0 R}`, '\\mathbb{R}'],
    ['roots', `{\\mrad{\\mradPr{\\mdegHide on}}{\\mdeg }{\\me ${run('2')}}}`, '\\sqrt{2}'],
  ])('become LaTeX: %s', (_, markup, latex) => {
    expect(dump(`It is ${zone(markup)}.`)).toBe(`paragraph "It is " math(${JSON.stringify(latex)}) "."`);
  });

  it('are blocks when they stand alone, and end where the file is cut', () => {
    expect(dump(`{\\mmath{\\*\\moMathPara{\\*\\moMath ${run('y')}}}}\\par next`)).toBe(
      'math block "y"\nparagraph "next"',
    );
    expect(dump(`a {\\mmath{\\*\\moMath{\\mf{\\mnum ${run('a')}`)).toContain('\\frac{a}{}');
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

  it('describes a picture as the shape around it is described', () => {
    expect(dump(`a{\\shp{\\*\\shpinst{\\sp{\\sn wzDescription}{\\sv A map}}{\\pict\\pngblip ${png}}}}`)).toBe(
      'paragraph "a" image<embedded>("A map")',
    );
  });

  it('passes over binary data, whatever it looks like', () => {
    expect(dump('a{\\pict\\wmetafile8\\bin7 }}\\b{{\\}b')).toBe('paragraph "a" image<embedded>("") "b"');
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

/** `\\objdata` of an object that a program keeps in a compound file. */
function objectData(program: string, equation: Buffer): string {
  const file = makeCompoundFile({ 'Equation Native': equation });
  const head = Buffer.alloc(12);
  head.writeUInt32LE(0x501, 0);
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(program.length + 1, 8);
  const length = Buffer.alloc(12);
  length.writeUInt32LE(file.length, 8);
  const digits = Buffer.concat([head, Buffer.from(`${program}\0`, 'latin1'), length, file]).toString('hex');
  return `{\\*\\objdata ${digits.replace(/.{128}/g, '$&\n')}}`;
}
