/**
 * Properties of characters -> the few that change what text means.
 * Standard: [MS-DOC] 2.6.1 (character properties), 2.4.6.2 (determining character formatting).
 */
import { int16, int32, uint16 } from '../../shared/compound-file/little-endian.js';
import {
  EMPHASIS,
  HIGHLIGHT,
  LARGE,
  largeType,
  STRIKETHROUGH,
  STRONG,
  SUBSCRIPT,
  SUPERSCRIPT,
  UNDERLINE,
} from '../../shared/flow/inline-builder.js';
import { shiftedLetters } from '../../shared/flow/shifted-letters.js';
import { sprm } from './sprm-codes.js';
import type { Sprms } from './sprms.js';

export interface CharacterFormat {
  /** Bits of inline-builder.ts. */
  styles: number;
  hidden: boolean;
  /** Deleted under revision tracking. */
  deleted: boolean;
  /** Control characters have their special meaning. */
  special: boolean;
  /** Number in the font table. */
  font: number;
  /** The character that a special `(` stands for. */
  symbol: { font: number; code: number } | undefined;
  /** Where the picture or form data of a special character lies in the data stream; -1 for none. */
  dataAt: number;
  /** `dataAt` is of form or link data, or the number of an embedded object; not a picture. */
  isBinaryData: boolean;
}

export const plainCharacters: CharacterFormat = {
  styles: 0,
  hidden: false,
  deleted: false,
  special: false,
  font: 0,
  symbol: undefined,
  dataAt: -1,
  isBinaryData: false,
};

/** Field by field: spreading is slow, and this runs for every run of a new look. */
export function copyCharacters(format: CharacterFormat): CharacterFormat {
  return {
    styles: format.styles,
    hidden: format.hidden,
    deleted: format.deleted,
    special: format.special,
    font: format.font,
    symbol: format.symbol,
    dataAt: format.dataAt,
    isBinaryData: format.isBinaryData,
  };
}

/** A character style by its number, applied over a format. */
export type ApplyStyle = (style: number, to: CharacterFormat) => void;

/**
 * Applies a list of modifiers to `format`. Toggles refer to `base`, the format of the style underneath: that of the
 * paragraph, with that of the characters over it once the list names one.
 * @param applyStyle undefined where the standard allows no character style.
 */
export function applyCharacterSprms(
  list: Sprms,
  format: CharacterFormat,
  base: CharacterFormat,
  applyStyle?: ApplyStyle,
): void {
  let under = base;
  let size = 0;
  let shift = 0;
  while (list.next()) {
    const { bytes, at } = list;
    switch (list.code) {
      case sprm.CFBold:
        toggle(format, under, STRONG, bytes[at]!);
        break;
      case sprm.CFItalic:
        toggle(format, under, EMPHASIS, bytes[at]!);
        break;
      case sprm.CFStrike:
        toggle(format, under, STRIKETHROUGH, bytes[at]!);
        break;
      case sprm.CFDStrike:
        set(format, STRIKETHROUGH, bytes[at] === 1);
        break;
      case sprm.CKul:
        set(format, UNDERLINE, bytes[at] !== 0);
        break;
      case sprm.CIss:
        set(format, SUPERSCRIPT, bytes[at] === 1);
        set(format, SUBSCRIPT, bytes[at] === 2);
        break;
      case sprm.CHighlight:
        set(format, HIGHLIGHT, bytes[at] !== 0);
        break;
      case sprm.CHps:
        size = uint16(bytes, at);
        set(format, LARGE, size >= largeType * 2);
        break;
      case sprm.CHpsPos:
        shift = int16(bytes, at);
        break;
      case sprm.CFVanish:
        format.hidden = toggled(bytes[at]!, under.hidden);
        break;
      case sprm.CFRMarkDel:
        format.deleted = bytes[at] !== 0;
        break;
      case sprm.CFSpec:
        format.special = bytes[at] !== 0;
        break;
      case sprm.CRgFtc0:
        format.font = uint16(bytes, at);
        break;
      case sprm.CSymbol:
        format.symbol = { font: uint16(bytes, at), code: list.isOld ? bytes[at + 2]! : uint16(bytes, at + 2) };
        format.special = true;
        break;
      case sprm.CPicLocation:
        format.dataAt = int32(bytes, at);
        format.special = true;
        break;
      case sprm.CFData:
      case sprm.CFOle2:
        format.isBinaryData = bytes[at] !== 0;
        break;
      case sprm.CIstd:
        if (applyStyle === undefined) break;
        under = copyCharacters(under);
        applyStyle(uint16(bytes, at), format);
        applyStyle(uint16(bytes, at), under);
        break;
      case sprm.CPlain:
        format.styles = under.styles;
        format.hidden = under.hidden;
        format.font = under.font;
        break;
    }
  }
  format.styles |= shiftedLetters(shift, size);
}

function toggle(format: CharacterFormat, base: CharacterFormat, style: number, operand: number): void {
  set(format, style, toggled(operand, (base.styles & style) !== 0));
}

/** 0 off, 1 on, 128 as the style, 129 the opposite of the style. */
function toggled(operand: number, ofStyle: boolean): boolean {
  if (operand === 0x80) return ofStyle;
  return operand === 0x81 ? !ofStyle : operand !== 0;
}

function set(format: CharacterFormat, style: number, on: boolean): void {
  format.styles = on ? format.styles | style : format.styles & ~style;
}
