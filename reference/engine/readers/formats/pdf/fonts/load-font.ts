/**
 * Makes a Font from its dictionary.
 * Order of belief for what a code means: ToUnicode, then the encoding and its glyph names, then the embedded program.
 * Spec: ISO 32000-1, 9.6 (simple fonts), 9.7 (composite fonts), 9.10 (extraction of text content).
 */
import { Name, Stream, type Dict } from '../file/objects.js';
import { decodeStream } from '../filters/decode-stream.js';
import { utf16Text, type TextOfCode } from './character-map.js';
import { loadCompositeFont } from './composite-font.js';
import type { Font } from './font.js';
import { loadSimpleFont } from './simple-font.js';
import { readToUnicode } from './to-unicode.js';

export function loadFont(dict: Dict): Font {
  const toUnicode = toUnicodeOf(dict);
  return dict.name('Subtype') === 'Type0' ? loadCompositeFont(dict, toUnicode) : loadSimpleFont(dict, toUnicode);
}

function toUnicodeOf(dict: Dict): TextOfCode | undefined {
  const value = dict.get('ToUnicode');
  if (value instanceof Name) return value.text.startsWith('Identity') ? (code) => utf16Text(code) : undefined;
  if (!(value instanceof Stream)) return undefined;
  const textOf = readToUnicode(decodeStream(value).bytes);
  return (code) => {
    const text = textOf(code);
    return text !== undefined && isUsable(text) ? text : undefined;
  };
}

/** A mapping to nothing or to the replacement character tells no more than none at all. */
const isUsable = (text: string): boolean => text !== '' && text !== '\u0000' && text !== '\ufffd';
