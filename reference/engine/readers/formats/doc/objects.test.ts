import { describe, expect, it } from 'vitest';
import { part } from './fib.js';
import { equationWriter } from '../../shared/math/testing/make-equation.js';
import { sprm, u16, u32 } from './testing/make-doc.js';
import { dump, paragraphsOf } from './testing/read-made.js';

describe('fields, notes, headers and bookmarks', () => {
  it('shows the result of a field, and links that of a hyperlink', () => {
    expect(
      dump({ text: 'See \x13 HYPERLINK "https://example.com/" \x14the site\x15, page \x13PAGE\x143\x15.\r' }),
    ).toBe('paragraph "See " link<https://example.com/>("the site") ", page 3."');
  });

  it('shows an equation of an embedded object instead of its picture, and the picture of any other', () => {
    const write = equationWriter(3);
    const equation = write.stream(write.line(write.characters('x'), write.characters('=', 6), write.characters('y')));
    const text = 'a \x13 EMBED Equation.3 \x14\x01\x15 b\r';
    const at = text.indexOf('\x14');
    const object = Buffer.concat([sprm(0x080a, 1), sprm(0x6a03, 7, 0, 0, 0)]);
    const shown = (objects: Record<string, Uint8Array>): string =>
      dump({
        text,
        characters: [{ end: at }, { end: at + 1, sprms: object }, { end: at + 2, sprms: sprm(0x6a03, 0, 0, 0, 0) }],
        objects,
      });
    expect(shown({ 'ObjectPool/_7/Equation Native': equation, 'ObjectPool/_7/\x01Ole': Buffer.alloc(20) })).toBe(
      'paragraph "a " math("x=y") " b"',
    );
    expect(shown({ 'ObjectPool/_8/Equation Native': equation })).toBe('paragraph "a " image<embedded>("") " b"');
    expect(shown({ 'ObjectPool/_7/Workbook': equation })).toBe('paragraph "a " image<embedded>("") " b"');
  });

  it('leads links inside the document to their headings, and drops those that lead nowhere', () => {
    const text = '\x13 HYPERLINK \\l "here" \x14a\x15 \x13 HYPERLINK \\l "lost" \x14b\x15\rHead\r';
    const at = text.indexOf('Head');
    const names = Buffer.concat([u16(0xffff, 1, 0, 4), Buffer.from('here', 'utf16le')]);
    const tables = new Map([
      [part.bookmarkNames, names],
      [part.bookmarkStarts, u32(at, text.length, 0)],
    ]);
    expect(dump({ text, tables, paragraphs: paragraphsOf(text, {}, { sprms: sprm(0x2640, 0) }) })).toBe(
      'paragraph link<#head>("a") " " "b"\nheading 1 #head "Head"',
    );
  });

  it('moves footnotes and endnotes behind the text, in the order of their marks', () => {
    const body = 'x\x02 y\x02.\r';
    const text = `${body}\x02 Foot.\r\r\x02 End.\r\r`;
    const special = sprm(0x0855, 1);
    expect(
      dump({
        text,
        counts: [body.length, 9, 0, 0, 0, 8],
        characters: [{ end: 1 }, { end: 2, sprms: special }, { end: 4 }, { end: 5, sprms: special }],
        tables: new Map([
          [part.endnoteReferences, Buffer.concat([u32(1, body.length), u16(1)])],
          [part.endnoteTexts, u32(0, 7, 8)],
          [part.footnoteReferences, Buffer.concat([u32(4, body.length), u16(1)])],
          [part.footnoteTexts, u32(0, 8, 9)],
        ]),
      }),
    ).toBe(
      'paragraph "x" footnote("1") " y" footnote("2") "."\nfootnote "1"\n  paragraph "End."\nfootnote "2"\n  paragraph "Foot."',
    );
  });

  it('keeps headers and footers as furniture, each once', () => {
    const body = 'Body\r';
    const section = ['Top\r\r', 'Top\r\r', 'Foot\r\r', 'Foot\r\r', '', ''];
    const headers = section.join('');
    const ends = [0, 0, 0, 0, 0, 0, 0];
    for (const text of section) ends.push(ends.at(-1)! + text.length);
    expect(
      dump({
        text: body + headers,
        counts: [body.length, 0, headers.length],
        tables: new Map([[part.headers, u32(...ends, headers.length)]]),
      }),
    ).toBe('furniture header\n  paragraph "Top"\nparagraph "Body"\nfurniture footer\n  paragraph "Foot"');
  });

  it('puts the text of a text box behind the paragraph its shape is anchored in', () => {
    const body = 'One\x08 more\rTwo\r';
    const box = 'Boxed\r\r';
    const shape = Buffer.concat([u32(1025), Buffer.alloc(22)]);
    const entry = Buffer.concat([Buffer.alloc(14), u32(1025), u32(0)]);
    expect(
      dump({
        text: body + box,
        counts: [body.length, 0, 0, 0, 0, 0, box.length],
        characters: [{ end: 3 }, { end: 4, sprms: sprm(0x0855, 1) }],
        tables: new Map([
          [part.shapes, Buffer.concat([u32(3, body.length), shape])],
          [part.textBoxTexts, Buffer.concat([u32(0, 6, 7), entry, Buffer.alloc(22)])],
        ]),
      }),
    ).toBe('paragraph "One more"\nparagraph "Boxed"\nparagraph "Two"');
  });

  it('puts the words of WordArt behind the paragraph they are anchored in', () => {
    const body = 'One\x08 more\rTwo\r';
    const art = (head: number, type: number, ...content: Buffer[]): Buffer => {
      const bytes = Buffer.concat(content);
      return Buffer.concat([u16(head, type), u32(bytes.length), bytes]);
    };
    const words = Buffer.from('Summer\r\nfair\0', 'utf16le');
    const shape = art(
      0xf,
      0xf004,
      art(2, 0xf00a, u32(1025, 0)),
      art((1 << 4) | 3, 0xf00b, u16(0xc0c0), u32(words.length), words),
    );
    const drawings = Buffer.concat([art(0xf, 0xf000), Buffer.alloc(1), art(0xf, 0xf002, art(0xf, 0xf003, shape))]);
    expect(
      dump({
        text: body,
        characters: [{ end: 3 }, { end: 4, sprms: sprm(0x0855, 1) }],
        tables: new Map([
          [part.shapes, Buffer.concat([u32(3, body.length), u32(1025), Buffer.alloc(22)])],
          [part.drawings, drawings],
        ]),
      }),
    ).toBe('paragraph "One more"\nparagraph "Summer" break "fair"\nparagraph "Two"');
  });
});

describe('pictures and forms', () => {
  const record = (head: number, type: number, ...body: Buffer[]): Buffer => {
    const content = Buffer.concat(body);
    return Buffer.concat([u16(head, type), u32(content.length), content]);
  };
  const description = Buffer.from('An élephant\0', 'utf16le');
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const shape = record(0xf, 0xf004, record((1 << 4) | 3, 0xf00b, u16(0xc381), u32(description.length), description));
  const blip = record(0x6e00, 0xf01e, Buffer.alloc(17), png);
  const picture = Buffer.concat([u32(68 + shape.length + blip.length), u16(68, 100), Buffer.alloc(60), shape, blip]);
  const at = (offset: number): Buffer => Buffer.concat([sprm(0x6a03, ...u32(offset)), sprm(0x0855, 1)]);

  it('keeps the description of a picture, and its bytes only on request', () => {
    const parts = { text: 'a\x01b\r', characters: [{ end: 1 }, { end: 2, sprms: at(0) }], data: picture };
    expect(dump(parts)).toBe('paragraph "a" image<embedded>("An élephant") "b"');
    expect(dump(parts, { embedImages: true })).toContain(`data:image/png;base64,${png.toString('base64')}`);
  });

  it('shows check boxes', () => {
    const form = (result: number): Buffer =>
      Buffer.concat([
        u32(0x44 + 20),
        u16(0x44),
        Buffer.alloc(62),
        u32(0xffffffff),
        u16(1 | (result << 2), 0, 0),
        u16(0, 0),
        u16(0),
        Buffer.alloc(20),
      ]);
    const data = Buffer.concat([form(1), form(0)]);
    const binary = (offset: number): Buffer => Buffer.concat([at(offset), sprm(0x0806, 1)]);
    const box = '\x13 FORMCHECKBOX \x01\x14\x15';
    const mark = box.indexOf('\x01');
    expect(
      dump({
        text: `${box}${box}\r`,
        characters: [
          { end: mark },
          { end: mark + 1, sprms: binary(0) },
          { end: box.length + mark },
          { end: box.length + mark + 1, sprms: binary(form(1).length) },
        ],
        data,
      }),
    ).toBe('paragraph "☒☐"');
  });
});
