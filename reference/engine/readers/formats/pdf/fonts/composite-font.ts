/**
 * Composite (Type 0) fonts: codes of several bytes select CIDs of a descendant font.
 * Spec: ISO 32000-1, 9.7; 9.10.2 for the way from CID to Unicode.
 */
import { Name, Stream, asDict, type Dict, type PdfValue } from '../file/objects.js';
import { decodeStream } from '../filters/decode-stream.js';
import { CharacterMap, readCharacterMap, utf16Text, type TextOfCode } from './character-map.js';
import { Font } from './font.js';
import type { FontProgram } from './font-program.js';
import { readFontProgram } from './read-font-program.js';
import { styleOf } from './font-style.js';
import { glyphNameToText } from './glyph-names.js';
import { glyphOrderOf } from './glyph-order.js';
import { predefinedMap } from './predefined-maps.js';

export function loadCompositeFont(dict: Dict, toUnicode: TextOfCode | undefined): Font {
  const descendant = asDict(dict.array('DescendantFonts')?.[0]) ?? dict;
  const descriptor = descendant.dict('FontDescriptor');
  const encodingName = dict.name('Encoding');
  const encoding = readEncoding(dict) ?? CharacterMap.identity(false);
  const widths = readWidths(descendant);
  const defaultWidth = (descendant.number('DW') ?? 1000) / 1000;
  const style = styleOf(dict.name('BaseFont') ?? descendant.name('BaseFont') ?? '', descriptor, undefined);
  const meaning = cidMeaning(descendant, descriptor, style.name);
  const isUnicodeEncoding = encodingName !== undefined && /^Uni.*(UCS2|UTF16)/.test(encodingName);
  const textOf = (code: number): string | undefined => {
    const told = toUnicode?.(code);
    if (told !== undefined) return told;
    if (isUnicodeEncoding) return utf16Text(code);
    const cid = encoding.cidOf(code);
    return cid === undefined ? undefined : meaning(cid);
  };
  const widthOf = (code: number): number => widths(encoding.cidOf(code) ?? 0) ?? defaultWidth;
  const lengths = encoding.lengthByFirstByte;
  const isTwoBytes = lengths.every((length) => length === 2);
  const isNone = lengths.every((length) => length === 0);
  return new Font(
    style,
    { textOf, widthOf },
    { codeBytes: isTwoBytes || isNone ? 2 : 0, lengthByFirstByte: lengths, vertical: encoding.vertical },
  );
}

function readEncoding(dict: Dict): CharacterMap | undefined {
  const value = dict.get('Encoding');
  if (value instanceof Name) return predefinedMap(value.text);
  if (!(value instanceof Stream)) return undefined;
  const map = readCharacterMap(decodeStream(value).bytes, predefinedMap);
  const base = value.dict.get('UseCMap');
  const included = base instanceof Name ? predefinedMap(base.text) : undefined;
  if (included) map.include(included);
  if (value.dict.number('WMode') === 1) map.vertical = true;
  return map;
}

/** Width groups beyond this many are ignored. */
const maxGroups = 50_000;

/**
 * `W`: `c [w1 w2 ...]` or `first last w`, in thousandths of the em. Groups are looked up, not spread out: of the thousands
 * of widths a font may list, a document uses a few dozen.
 */
function readWidths(descendant: Dict): (cid: number) => number | undefined {
  const items = descendant.get('W');
  if (!Array.isArray(items)) return () => undefined;
  const groups: { first: number; last: number; widths: PdfValue }[] = [];
  for (let at = 0; at + 1 < items.length && groups.length < maxGroups;) {
    const first = descendant.resolve(items[at]!);
    const second = descendant.resolve(items[at + 1]!);
    if (typeof first !== 'number') at++;
    else if (Array.isArray(second)) {
      groups.push({ first, last: first + second.length - 1, widths: second });
      at += 2;
    } else {
      if (typeof second === 'number') groups.push({ first, last: second, widths: items[at + 2] ?? null });
      at += 3;
    }
  }
  groups.sort((a, b) => a.first - b.first);
  return (cid) => {
    let low = 0;
    let high = groups.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = groups[middle]!;
      if (cid < group.first) high = middle - 1;
      else if (cid > group.last) low = middle + 1;
      else {
        const width = descendant.resolve(Array.isArray(group.widths) ? group.widths[cid - group.first]! : group.widths);
        return typeof width === 'number' ? width / 1000 : undefined;
      }
    }
    return undefined;
  };
}

/** CID -> text: the character collection's own table, else the embedded program. */
function cidMeaning(
  descendant: Dict,
  descriptor: Dict | undefined,
  fontName: string,
): (cid: number) => string | undefined {
  const system = descendant.dict('CIDSystemInfo');
  const registry = asLatin1(system?.bytes('Registry'));
  const ordering = asLatin1(system?.bytes('Ordering'));
  const collection =
    registry === 'Adobe' && ordering !== 'Identity' ? predefinedMap(`Adobe-${ordering}-UCS2`) : undefined;
  if (collection) return (cid) => collection.texts.get(cid);
  const order = glyphOrderOf(fontName);
  let program: FontProgram | undefined | null = null;
  let glyphOfCid: ((cid: number) => number) | undefined;
  return (cid) => {
    if (program === null) {
      program = readFontProgram(descriptor);
      glyphOfCid = readGlyphMap(descendant);
    }
    if (!program) return order?.(cid);
    const glyph = glyphOfCid ? glyphOfCid(cid) : program.glyphOfCid ? program.glyphOfCid(cid) : cid;
    if (glyph === undefined) return undefined;
    const text = program.textOfGlyph?.(glyph);
    if (text !== undefined) return text;
    const name = program.nameOfGlyph?.(glyph);
    return name === undefined ? undefined : glyphNameToText(name);
  };
}

function asLatin1(bytes: Uint8Array | undefined): string {
  return bytes ? String.fromCharCode(...bytes.subarray(0, 100)) : '';
}

/** `CIDToGIDMap` as a function; undefined when it is the identity. */
function readGlyphMap(descendant: Dict): ((cid: number) => number) | undefined {
  const stream = descendant.stream('CIDToGIDMap');
  if (!stream) return undefined;
  const { bytes } = decodeStream(stream);
  return (cid) => (cid * 2 + 1 < bytes.length ? (bytes[cid * 2]! << 8) | bytes[cid * 2 + 1]! : 0);
}
