/**
 * Style of a font from its name, its descriptor's flags and its widths.
 * Spec: ISO 32000-1, 9.8 (font descriptors).
 */
import type { Dict } from '../file/objects.js';
import type { FontStyle } from './font.js';

/**
 * `widths` (thousandths of the em, in Type 3 fonts of a unit of their own), from that of the `first` code on, tell a monospaced
 * face that does not say so.
 */
export function styleOf(
  baseFont: string,
  descriptor: Dict | undefined,
  widths: readonly number[] | undefined,
  first = 0,
): FontStyle {
  const name = baseFont.replace(/^[A-Z]{6}\+/, '');
  const flags = descriptor?.number('Flags') ?? 0;
  const weight = descriptor?.number('FontWeight') ?? 400;
  const angle = descriptor?.number('ItalicAngle') ?? 0;
  return {
    name,
    bold: boldName.test(name) || (flags & 0x40000) !== 0 || weight >= 600,
    italic: italicName.test(name) || (flags & 0x40) !== 0 || angle !== 0,
    monospace: monospaceName.test(name) || (flags & 1) !== 0 || isUniform(widths) || isTyped(widths, first),
  };
}

const boldName = /bold|black|heavy|demi|[-_,]bd\b|^cmb|^cmssb|^sfb|nimbus.*medi/i;
const italicName = /ital|obli|slant|kursiv|^cmti|^cmsl|^cmmi|[-_,]it\b/i;
const monospaceName = /courier|mono(?!type)|consol|menlo|typewriter|^cmtt|^sftt|inconsolata|sourcecode|lettergothic/i;

/** All of a good number of widths equal. */
function isUniform(widths: readonly number[] | undefined): boolean {
  const used = widths?.filter((width) => width > 0) ?? [];
  return used.length >= 24 && used[0]! > 450 && used[0]! < 700 && used.every((width) => Math.abs(width - used[0]!) < 1);
}

/** Fewer widths may be those of digits. */
const leastTyped = 12;

/** All widths equal, those of narrow and of wide letters among them. */
function isTyped(widths: readonly number[] | undefined, first: number): boolean {
  const used = widths?.filter((width) => width > 0) ?? [];
  const isUsed = (letter: string): boolean => (widths?.[letter.charCodeAt(0) - first] ?? 0) > 0;
  return (
    used.length >= leastTyped &&
    used.every((width) => Math.abs(width - used[0]!) < 0.005 * used[0]!) &&
    [...'il'].some(isUsed) &&
    [...'mw'].some(isUsed)
  );
}
