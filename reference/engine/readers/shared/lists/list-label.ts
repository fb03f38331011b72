/**
 * The literal mark before a list paragraph (`1.`, `•`, `a)`) -> how the item is marked.
 * Formats that write the mark as text spare the reader the counting. Used by the RTF and DOC readers.
 * Standard: RTF 1.9.1, \listtext and \pntext.
 */
import { isLetterOrNumber } from '../../../document/word-characters.js';
import type { ItemMark } from '../flow/block-flow.js';

/** Undefined for an empty mark: such a paragraph shows none. A number in a row of its own counts; other texts are labels. */
export function markOfLabel(label: string, level: number): ItemMark | undefined {
  const text = label.trim();
  if (text === '') return undefined;
  const digits = /^(\d{1,9})[.)]?$/.exec(text)?.[1];
  if (digits !== undefined) return { level, ordered: true, value: Number(digits) };
  return [...text].some(isLetterOrNumber) && !isBulletLetter(text)
    ? { level, ordered: true, label: text }
    : { level, ordered: false };
}

/** Word draws hollow and square bullets as letters of a symbol font. */
function isBulletLetter(text: string): boolean {
  return text === 'o' || text === 'v' || text === '§' || text === 'Ø' || text === 'ü' || /^[\ue000-\uf8ff]$/.test(text);
}
