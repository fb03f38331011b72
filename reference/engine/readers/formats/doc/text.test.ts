import { describe, expect, it } from 'vitest';
import { part } from './fib.js';
import { sprm, u16 } from './testing/make-doc.js';
import { bold, dump, paragraphsOf } from './testing/read-made.js';

describe('text', () => {
  it('makes a paragraph of what stands before each mark', () => {
    expect(dump({ text: 'One.\rTwo.\r\rThree.\r' })).toBe('paragraph "One."\nparagraph "Two."\nparagraph "Three."');
  });

  it('joins pieces in the order of the text, wherever and however they are stored', () => {
    const text = 'narrow “x” and wide Ω.\rMore \u00e9.\r';
    const narrow = 'narrow \x93x\x94'.length;
    const stored = `${text.slice(0, 7)}\x93x\x94${text.slice(10)}`;
    expect(
      dump({
        text: stored,
        pieces: [{ end: narrow, compressed: true }, { end: 23 }, { end: stored.length, compressed: true }],
      }),
    ).toBe('paragraph "narrow “x” and wide Ω."\nparagraph "More é."');
  });

  it('reads breaks, hyphens and tabs', () => {
    expect(dump({ text: 'a\x0bb\x1ec\x1fd\te\x0cnext page\r' })).toBe(
      'paragraph "a" break "b‑cd e"\nparagraph "next page"',
    );
  });

  it('replaces halves of characters that stand alone', () => {
    expect(dump({ text: 'a\ud83d b \ud83d\ude00\r' })).toBe('paragraph "a\ufffd b 😀"');
  });

  it('reads special characters set in symbol fonts', () => {
    const font = (name: string): Buffer => {
      const body = Buffer.concat([Buffer.alloc(39), Buffer.from(`${name}\0`, 'utf16le')]);
      body[3] = 2;
      return Buffer.concat([Buffer.from([body.length]), body]);
    };
    const fonts = Buffer.concat([u16(2, 0), font('Arial'), font('Symbol')]);
    expect(
      dump({
        text: 'a(\uf062\r',
        characters: [
          { end: 1 },
          { end: 2, sprms: sprm(0x6a09, 1, 0, 0x61, 0xf0) },
          { end: 3, sprms: sprm(0x4a4f, 1, 0) },
        ],
        tables: new Map([[part.fonts, fonts]]),
      }),
    ).toBe('paragraph "aαβ"');
  });
});

describe('paragraphs', () => {
  it('end at a break between columns', () => {
    expect(dump({ text: 'Left.\x0eRight.\r' })).toBe('paragraph "Left."\nparagraph "Right."');
  });

  it('begin with their large first letter', () => {
    const paragraphs = paragraphsOf('T\rhe fox.\r', { sprms: sprm(0x442c, 0b11001, 0) }, {});
    expect(dump({ text: 'T\rhe fox.\r', paragraphs })).toBe('paragraph "The fox."');
  });
});

describe('character formatting', () => {
  it('reads bold, italic, strike-through, underline, superscript, subscript and highlight', () => {
    const codes: [number, number][] = [
      [0x0835, 1],
      [0x0836, 1],
      [0x0837, 1],
      [0x2a3e, 1],
      [0x2a48, 1],
      [0x2a48, 2],
      [0x2a0c, 7],
    ];
    const characters = codes.map(([code, value], index) => ({ end: index + 1, sprms: sprm(code, value) }));
    expect(dump({ text: 'abcdefg \r', characters })).toBe(
      'paragraph strong("a") emphasis("b") strikethrough("c") underline("d") superscript("e") subscript("f") highlight("g")',
    );
  });

  it('drops hidden and deleted text, and joins paragraphs whose mark is deleted', () => {
    expect(
      dump({
        text: 'a hidden b gone c\rnext\r',
        characters: [
          { end: 2 },
          { end: 9, sprms: sprm(0x083c, 1) },
          { end: 11 },
          { end: 16, sprms: sprm(0x0800, 1) },
          { end: 17 },
          { end: 18, sprms: sprm(0x0800, 1) },
        ],
      }),
    ).toBe('paragraph "a b cnext"');
  });

  it('inherits from the paragraph style, which toggles can keep or turn round', () => {
    const styles = [{ name: 'Normal' }, { name: 'Strong base', characters: bold }, { name: 'Derived', base: 1 }];
    expect(
      dump({
        text: 'all not keep turn\r',
        styles,
        paragraphs: [{ end: 18, style: 2 }],
        characters: [
          { end: 4 },
          { end: 8, sprms: sprm(0x0835, 0) },
          { end: 13, sprms: sprm(0x0835, 0x80) },
          { end: 17, sprms: sprm(0x0835, 0x81) },
        ],
      }),
    ).toBe('paragraph strong("all ") "not " strong("keep ") "turn"');
  });

  it('applies character styles', () => {
    const styles = [
      { name: 'Normal' },
      { name: 'Emphasis', kind: 2, characters: sprm(0x0836, 1) },
      { name: 'Both', kind: 2, base: 1, characters: bold },
    ];
    expect(
      dump({
        text: 'ab\r',
        styles,
        characters: [
          { end: 1, sprms: sprm(0x4a30, 1, 0) },
          { end: 2, sprms: sprm(0x4a30, 2, 0) },
        ],
      }),
    ).toBe('paragraph emphasis("a" strong("b"))');
  });

  it('turns round what the style of the characters says, too', () => {
    const styles = [{ name: 'Normal' }, { name: 'Strong', kind: 2, characters: bold }];
    expect(
      dump({
        text: 'not bold\r',
        styles,
        characters: [
          { end: 4, sprms: Buffer.concat([sprm(0x4a30, 1, 0), sprm(0x0835, 0x81)]) },
          { end: 8, sprms: sprm(0x0835, 0x81) },
        ],
      }),
    ).toBe('paragraph "not " strong("bold")');
  });

  it('takes letters for raised or lowered that are moved far off the line for their size', () => {
    const moved = (halfPoints: number): Buffer =>
      Buffer.concat([sprm(0x4845, halfPoints & 0xff, halfPoints < 0 ? 0xff : 0), sprm(0x4a43, 16, 0)]);
    expect(
      dump({
        text: 'm2i nudged\r',
        characters: [
          { end: 1 },
          { end: 2, sprms: moved(6) },
          { end: 3, sprms: moved(-4) },
          { end: 10, sprms: moved(1) },
        ],
      }),
    ).toBe('paragraph "m" superscript("2") subscript("i") " nudged"');
  });

  it('applies the modifiers of fast-saved pieces', () => {
    expect(
      dump({
        text: 'abc\r',
        pieces: [{ end: 1 }, { end: 2, modifier: (0x55 << 1) | (1 << 8) }, { end: 3, modifier: 1 }, { end: 4 }],
        modifierLists: [sprm(0x0836, 1)],
      }),
    ).toBe('paragraph "a" strong("b") emphasis("c")');
  });
});
