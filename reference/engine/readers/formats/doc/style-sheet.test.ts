import { describe, expect, it } from 'vitest';
import { readStyleSheet } from './style-sheet.js';
import { u16 } from './testing/make-doc.js';

describe('readStyleSheet', () => {
  it('gives the plain style for numbers that are not there', () => {
    const sheet = readStyleSheet(Buffer.alloc(0), 0, 0, false);
    expect(sheet.style(7)).toMatchObject({ role: { block: 'body' }, characters: { styles: 0, hidden: false } });
  });

  it('survives a name that claims to reach beyond its table', () => {
    const record = Buffer.concat([u16(1, 0xfff1, 1, 0, 0), u16(0xffff), Buffer.from('Head', 'utf16le')]);
    const table = Buffer.concat([u16(18), u16(1, 10), Buffer.alloc(14), u16(record.length), record]);
    expect(readStyleSheet(table, 0, table.length, false).style(0).role).toEqual({ headingLevel: 1, block: 'body' });
  });

  it('survives styles based on themselves or on each other', () => {
    const style = (base: number, name: string): Buffer => {
      const record = Buffer.concat([
        u16(0xffe, 1 | (base << 4), 0, 0, 0),
        u16(name.length),
        Buffer.from(`${name}\0`, 'utf16le'),
      ]);
      return Buffer.concat([u16(record.length), record]);
    };
    const table = Buffer.concat([
      u16(18),
      u16(3, 10),
      Buffer.alloc(14),
      style(0, 'self'),
      style(2, 'ab'),
      style(1, 'ba'),
    ]);
    const sheet = readStyleSheet(table, 0, table.length, false);
    for (const number of [0, 1, 2]) expect(sheet.style(number).role).toEqual({ block: 'body' });
  });
});
