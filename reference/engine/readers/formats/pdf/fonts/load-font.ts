/**
 * Makes a Font from its dictionary.
 * Order of belief for what a code means: ToUnicode, then the encoding and its glyph names, then the embedded program.
 * Spec: ISO 32000-1, 9.6 (simple fonts), 9.7 (composite fonts), 9.10 (extraction of text content).
 */
import { symbolText } from '../../../shared/typefaces/symbols.js';
import { Name, Stream, type Dict } from '../file/objects.js';
import { decodeStream } from '../filters/decode-stream.js';
import { utf16Text, type TextOfCode } from './character-map.js';
import { loadCompositeFont } from './composite-font.js';
import type { Font } from './font.js';
import { loadSimpleFont } from './simple-font.js';
import { readToUnicode } from './to-unicode.js';

export function loadFont(dict: Dict): Font {
  const toUnicode = withSymbols(dict.name('BaseFont') ?? '', toUnicodeOf(dict));
  return dict.name('Subtype') === 'Type0' ? loadCompositeFont(dict, toUnicode) : loadSimpleFont(dict, toUnicode);
}

/** Codes of the well-known symbol fonts say nothing as letters: what is not mapped to real characters is looked up by font. */
function withSymbols(baseFont: string, toUnicode: TextOfCode | undefined): TextOfCode | undefined {
  const family = /^(?:[A-Z]{6}\+)?(wingdings[- ]?2|wingdings|symbol)/i.exec(baseFont)?.[1]?.toLowerCase();
  if (family === undefined) return toUnicode;
  const font = family.endsWith('2') ? 'wingdings 2' : family;
  return (code) => {
    const told = toUnicode?.(code);
    const value = told?.length === 1 ? told.charCodeAt(0) : undefined;
    const isPrivate = value !== undefined && value >= 0xf020 && value <= 0xf0ff;
    if (isPrivate) return symbolText(font, value.toString(16)) || told;
    if (font === 'symbol' || (told !== undefined && (value === undefined || value > 0xff))) return told;
    return symbolText(font, (value ?? code & 0xff).toString(16)) || told;
  };
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
