/**
 * Glyph name -> Unicode text, as the Adobe Glyph List Specification says, with the naming habits of PDF producers added.
 * Spec: Adobe Glyph List Specification, section 2; ISO 32000-1, 9.10.2.
 */
import { dingbatListText, glyphListText } from './data/glyph-list.table.js';
import { texGlyphListText } from './data/tex-glyph-names.table.js';

let glyphs: Map<string, string> | undefined;
let dingbats: Map<string, string> | undefined;

function readList(text: string): Map<string, string> {
  const list = new Map<string, string>();
  const words = text.split(' ');
  for (let index = 0; index + 1 < words.length; index += 2) {
    const points = words[index + 1]!.split('_').map((hex) => parseInt(hex, 16));
    list.set(words[index]!, String.fromCodePoint(...points));
  }
  return list;
}

/** The text a glyph stands for, or undefined when the name says nothing. */
export function glyphNameToText(name: string, isDingbatFont = false): string | undefined {
  if (isDingbatFont) {
    dingbats ??= readList(dingbatListText);
    const dingbat = dingbats.get(name);
    if (dingbat !== undefined) return dingbat;
  }
  glyphs ??= readList(`${glyphListText} ${texGlyphListText}`);
  const text = glyphs.get(name);
  if (text !== undefined) return isPrivate(text) ? (withoutVariant(name) ?? text) : text;
  return compose(name);
}

const isPrivate = (text: string): boolean => text.charCodeAt(0) >= 0xe000 && text.charCodeAt(0) <= 0xf8ff;

/**
 * `Asmall`, `oneoldstyle`, `zerosuperior`: the list gives private characters where the plain letter is meant. Fonts of TeX have
 * their large operators, brackets and roots in several sizes: `summationdisplay`, `parenleftBigg`. Of a bracket that is put
 * together from pieces the upper end stands for the whole, and the others for nothing.
 */
function withoutVariant(name: string): string | undefined {
  const [, base, variant] =
    /^(.+?)(small|oldstyle|superior|inferior|fitted|[bB]igg?|text|display|tp|bt|ex|mid)$/.exec(name) ?? [];
  if (base === undefined) return undefined;
  const text = glyphs!.get(base) ?? (base.length === 1 ? base : undefined);
  return text !== undefined && /^(bt|ex|mid)$/.test(variant!) ? '' : text;
}

/** Names made by rule: `uni20AC`, `u1F600`, `f_i`, `A.swash`. */
function compose(name: string): string | undefined {
  const dot = name.indexOf('.');
  if (dot > 0) return glyphNameToText(name.slice(0, dot));
  if (name.includes('_') && name.length < 64) {
    const parts = name
      .split('_')
      .filter(Boolean)
      .map((part) => glyphNameToText(part));
    return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join('') : undefined;
  }
  const units = /^uni((?:[0-9A-Fa-f]{4})+)$/.exec(name)?.[1];
  if (units) {
    const text = String.fromCharCode(...units.match(/.{4}/g)!.map((hex) => parseInt(hex, 16)));
    return text.isWellFormed() ? text : undefined;
  }
  const point = /^u([0-9A-Fa-f]{4,6})$/.exec(name)?.[1];
  if (point) {
    const code = parseInt(point, 16);
    return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined;
  }
  return withoutVariant(name);
}
