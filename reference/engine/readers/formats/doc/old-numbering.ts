/**
 * Numbered and bulleted paragraphs of Word 6 and 95, which carry their numbering themselves instead of referring to a list.
 * Paragraphs of one kind that follow each other count on; anything else between them starts again.
 * Standard: Word 6.0 binary file format (ANLD, sprmPNLvlAnm).
 */
import type { CountedMark } from '../../shared/lists/list-counters.js';

const numbered = 10;
const bulleted = 11;

export class OldNumbering {
  private value = 0;

  /** The mark of the next paragraph that shows something; undefined for one without numbering, which ends the count. */
  next(kind: number): CountedMark | undefined {
    if (kind === bulleted) return { mark: { level: 0, ordered: false }, text: '' };
    if (kind !== numbered) {
      this.value = 0;
      return undefined;
    }
    this.value++;
    return { mark: { level: 0, ordered: true, value: this.value }, text: `${this.value}.` };
  }
}
