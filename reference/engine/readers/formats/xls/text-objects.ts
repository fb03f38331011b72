/**
 * Text boxes and labelled shapes that float over the cells of a sheet. Notes on cells keep their text in the same kind of object.
 * Standard: [MS-XLS] 2.4.181 (Obj), 2.4.329 (TxO).
 */
import type { Block } from '../../../document/nodes.js';
import { uint16 } from '../../shared/compound-file/little-endian.js';
import { record, type BiffRecords } from './biff-records.js';
import { readCharacters } from './biff-strings.js';

const noteObject = 0x19;

export class TextObjects {
  readonly blocks: Block[] = [];
  /** Texts of notes, by the number of their object. */
  readonly noteTexts = new Map<number, string>();
  private kind = 0;
  private number = 0;

  /** An OBJ record: what kind of object comes. */
  beginObject({ bytes, start }: BiffRecords): void {
    this.kind = uint16(bytes, start + 4);
    this.number = uint16(bytes, start + 6);
  }

  /** A TXO record: its characters are in the CONTINUE records that follow. */
  addText(records: BiffRecords): void {
    let left = uint16(records.bytes, records.start + 10);
    let text = '';
    while (left > 0 && records.peek() === record.CONTINUE && records.next()) {
      const flags = records.bytes[records.start] ?? 0;
      const width = (flags & 1) + 1;
      const count = Math.min(left, Math.floor((records.end - records.start - 1) / width));
      if (count <= 0) break;
      text += readCharacters(records.bytes, records.start + 1, count, flags, records.end);
      left -= count;
    }
    if (this.kind === noteObject) this.noteTexts.set(this.number, text);
    else this.addParagraphs(text);
  }

  private addParagraphs(text: string): void {
    for (const line of text.split(/[\r\n]+/)) {
      if (line.trim() !== '') this.blocks.push({ type: 'paragraph', children: [line.trim()] });
    }
  }
}
