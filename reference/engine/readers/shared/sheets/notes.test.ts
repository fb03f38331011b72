import { describe, expect, it } from 'vitest';
import { notesList } from './notes.js';
import type { CellNote } from './sheet.js';

const lines = (...notes: CellNote[]): unknown[] =>
  notesList(notes)?.items.map(({ children: [block] }) => block?.type === 'paragraph' && block.children[0]) ?? [];

describe('notes on cells', () => {
  it('come from top to bottom and from left to right, replies behind what they answer', () => {
    const notes = [
      { row: 1, column: 0, text: 'third' },
      { row: 0, column: 27, text: 'first' },
      { row: 0, column: 701, text: 'second' },
      { row: 1, column: 0, text: 'reply' },
    ];
    expect(lines(...notes)).toEqual(['AB1: first', 'ZZ1: second', 'A2: third', 'A2: reply']);
  });

  it('name their author once and stand on one line', () => {
    expect(
      lines(
        { row: 0, column: 0, author: 'Ann Lee', text: 'Ann Lee:\r\nlook\n\n  here ' },
        { row: 1, column: 0, author: ' ', text: 'who?' },
      ),
    ).toEqual(['A1, Ann Lee: look here', 'A2: who?']);
  });

  it('are left out when they say nothing', () => {
    expect(notesList([{ row: 0, column: 0, author: 'Ann', text: 'Ann:\n ' }])).toBeUndefined();
  });
});
