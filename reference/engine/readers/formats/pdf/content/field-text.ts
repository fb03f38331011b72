/**
 * The text of annotations that bring no picture of it: values of form fields and free text, which a viewer draws itself.
 * Spec: ISO 32000-1, 12.7.3 (field dictionaries), 12.7.3.3 (variable text), 12.7.4 (field types), 12.5.6.6 (free text).
 */
import { asDict, type Dict, type PdfValue } from '../file/objects.js';
import type { Box } from '../file/page-tree.js';
import { decodeText } from '../metadata/text-string.js';
import type { PageWords } from './page-words.js';

/** Fields inside fields. */
const maxFieldDepth = 16;

/** Longer values are cut. */
const maxChars = 20_000;

/** Field flag: the value is a password. */
const isPassword = 1 << 13;

/** Text size where none is given, and the share of it that a line and a character take. */
const usualSize = 10;
const lineHeight = 1.15;
const charWidth = 0.5;

/** The text a viewer draws into the annotation's rectangle; '' when there is none. */
export function undrawnText(annotation: Dict): string {
  const text = annotation.name('Subtype') === 'FreeText' ? textOf(annotation.get('Contents')) : fieldValue(annotation);
  return text.slice(0, maxChars);
}

/** Field flag: a button that is pushed and keeps no value. */
const isPush = 1 << 16;

/** What a box to tick, or one of several buttons, shows; undefined for other annotations. */
export function tickOf(widget: Dict): string | undefined {
  if (widget.name('Subtype') !== 'Widget' || inherited(widget, (field) => field.name('FT')) !== 'Btn') return undefined;
  if (((inherited(widget, (field) => field.number('Ff')) ?? 0) & isPush) !== 0) return undefined;
  const state = widget.name('AS') ?? inherited(widget, (field) => field.name('V'));
  return state === undefined || state === 'Off' ? '\u2610' : '\u2611';
}

function fieldValue(widget: Dict): string {
  if (widget.name('Subtype') !== 'Widget') return '';
  const type = inherited(widget, (field) => field.name('FT'));
  const flags = inherited(widget, (field) => field.number('Ff')) ?? 0;
  const value = inherited(widget, (field) => field.get('V') ?? undefined) ?? null;
  if (type === 'Tx') return (flags & isPassword) === 0 ? textOf(value) : '';
  if (type !== 'Ch') return '';
  const options = inherited(widget, (field) => field.array('Opt')) ?? [];
  const chosen = Array.isArray(value) ? value.map((item) => widget.resolve(item)) : [value];
  return chosen.map((item) => shownOption(textOf(item), options)).join('\n');
}

/** Options may be pairs: what is sent, and what is shown. */
function shownOption(value: string, options: readonly PdfValue[]): string {
  const pair = options.find((option) => Array.isArray(option) && textOf(option[0] ?? null) === value);
  return Array.isArray(pair) ? textOf(pair[1] ?? null) : value;
}

function inherited<T>(field: Dict, read: (field: Dict) => T | undefined): T | undefined {
  let at: Dict | undefined = field;
  for (let depth = 0; at && depth < maxFieldDepth; depth++) {
    const found = read(at);
    if (found !== undefined) return found;
    at = asDict(at.get('Parent'));
  }
  return undefined;
}

const textOf = (value: PdfValue): string => (value instanceof Uint8Array ? decodeText(value).trim() : '');

/** Sets the text into a box of the page, in lines of its width, in the size its default appearance names. */
export function setText(words: PageWords, text: string, annotation: Dict, box: Box, font: number): void {
  const [x0, y0, x1, y1] = box;
  const appearance = textOf(inherited(annotation, (field) => field.get('DA') ?? undefined) ?? null);
  const named = Number(/([\d.]+)\s+Tf/.exec(appearance)?.[1] ?? 0) || usualSize;
  const size = Math.max(1, Math.min(named, (y1 - y0) * 0.8));
  const lines = text.split(/\r\n|\r|\n/);
  // One line stands in the middle of its box, several begin at its top.
  let y = lines.length === 1 && y1 - y0 < 2 * lineHeight * size ? (y0 + y1) / 2 + 0.35 * size : y0 + size;
  for (const line of lines) {
    let x = x0;
    for (const word of line.split(/\s+/).filter(Boolean)) {
      const width = word.length * charWidth * size;
      if (x > x0 && x + width > x1) {
        x = x0;
        y += lineHeight * size;
      }
      words.add(word, { x0: x, x1: x + width, y, size, font, spaced: true });
      x += width + 0.25 * size;
    }
    y += lineHeight * size;
  }
}
