/**
 * Notes on cells -> a list behind the tables of their sheet: one item each, with the cell and the author, so that a reader
 * gets every word of them and the tables stay as they are.
 * Spec: What the service does, 1; ECMA-376 part 1, 18.7 (comments).
 */
import type { List, ListItem } from '../../../document/nodes.js';
import type { CellNote } from './sheet.js';

/** undefined when no note says anything. */
export function notesList(notes: readonly CellNote[]): List | undefined {
  const items: ListItem[] = [];
  for (const note of [...notes].sort((a, b) => a.row - b.row || a.column - b.column)) {
    const author = onOneLine(note.author ?? '');
    const text = withoutAuthor(onOneLine(note.text), author);
    if (text === '') continue;
    const about = `${columnName(note.column)}${note.row + 1}${author === '' ? '' : `, ${author}`}`;
    items.push({ children: [{ type: 'paragraph', children: [`${about}: ${text}`] }] });
  }
  return items.length === 0 ? undefined : { type: 'list', ordered: false, items };
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Excel begins a new note with the name of its author. */
function withoutAuthor(text: string, author: string): string {
  return author !== '' && text.startsWith(`${author}:`) ? text.slice(author.length + 1).trimStart() : text;
}

/** 0 -> `A`, 26 -> `AA`. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
