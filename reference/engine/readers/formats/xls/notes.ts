/**
 * NOTE records -> notes on cells. BIFF8 keeps their text in a text object, the versions before in the record itself.
 * Standard: [MS-XLS] 2.4.179 (Note), 2.5.187 (NoteSh).
 */
import { uint16 } from '../../shared/compound-file/little-endian.js';
import type { CellNote } from '../../shared/sheets/sheet.js';
import type { BiffRecords } from './biff-records.js';
import { readByteString, readUnicodeString } from './biff-strings.js';
import type { WorkbookGlobals } from './workbook-globals.js';

/** The row of a record that goes on with the note before it. */
const sameNote = 0xffff;

/**
 * Adds the note of the record at hand.
 * @param texts of the text objects met so far, by the number of the object.
 */
export function addNote(
  notes: CellNote[],
  { bytes, start, end }: BiffRecords,
  texts: ReadonlyMap<number, string>,
  { version, codePage }: WorkbookGlobals,
): void {
  const row = uint16(bytes, start);
  const column = uint16(bytes, start + 2);
  if (version === 8) {
    const text = texts.get(uint16(bytes, start + 6)) ?? '';
    notes.push({ row, column, author: readUnicodeString(bytes, start + 8, end), text });
    return;
  }
  const text = readByteString(bytes, start + 6, uint16(bytes, start + 4), end, codePage);
  const last = notes.at(-1);
  if (row !== sameNote) notes.push({ row, column, text });
  else if (last) last.text += text;
}
