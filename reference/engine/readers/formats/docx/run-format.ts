/**
 * Properties of a run (`w:rPr`) -> the few that change what text means: styles, hidden text, fonts that stand for symbols or code.
 * Used for direct formatting, styles and list labels of DOCX.
 * Spec: ECMA-376 part 1, 17.3.2.
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
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

export interface RunFormat {
  /** Style bits switched on and off; what is in neither is inherited. */
  on: number;
  off: number;
  hidden?: boolean;
  /** Latin font name, as written. */
  font?: string;
  /** Character style id. */
  style?: string;
  /** The paragraph mark (or the run) was deleted with tracked changes. */
  deleted?: boolean;
}

/** All members: code that meets one shape of objects is the fastest. */
export function newRunFormat(): RunFormat {
  return { on: 0, off: 0, hidden: undefined, font: undefined, style: undefined, deleted: undefined };
}

export const plainRun: RunFormat = newRunFormat();

/** Reads the `w:rPr` just opened; moves behind its end. */
export function readRunFormat(scanner: XmlScanner): RunFormat {
  const format = newRunFormat();
  const level = scanner.depth;
  let size = 0;
  let shift = 0;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'w:b':
        toggle(scanner, format, STRONG);
        break;
      case 'w:i':
        toggle(scanner, format, EMPHASIS);
        break;
      case 'w:strike':
      case 'w:dstrike':
        toggle(scanner, format, STRIKETHROUGH);
        break;
      case 'w:u':
        set(format, UNDERLINE, (scanner.attribute('w:val') ?? 'none') !== 'none');
        break;
      case 'w:sz':
        size = Number(scanner.attribute('w:val'));
        set(format, LARGE, size >= largeType * 2);
        break;
      case 'w:position':
        shift = Number(scanner.attribute('w:val'));
        break;
      case 'w:highlight':
        set(format, HIGHLIGHT, (scanner.attribute('w:val') ?? 'none') !== 'none');
        break;
      case 'w:vertAlign': {
        const position = scanner.attribute('w:val');
        set(format, SUPERSCRIPT, position === 'superscript');
        set(format, SUBSCRIPT, position === 'subscript');
        break;
      }
      case 'w:vanish':
        format.hidden = isOn(scanner);
        break;
      case 'w:rFonts': {
        const font = scanner.attribute('w:ascii') ?? scanner.attribute('w:hAnsi');
        if (font !== undefined) format.font = font;
        break;
      }
      case 'w:rStyle': {
        const style = scanner.attribute('w:val');
        if (style !== undefined) format.style = style;
        break;
      }
      case 'w:del':
      case 'w:moveFrom':
        format.deleted = true;
        break;
    }
  }
  format.on |= shiftedLetters(shift, size);
  return format;
}

/** An on/off element without a value is on. */
export function isOn(scanner: XmlScanner): boolean {
  const value = scanner.attribute('w:val');
  return value === undefined || !(value === '0' || value === 'false' || value === 'off' || value === 'none');
}

function toggle(scanner: XmlScanner, format: RunFormat, bit: number): void {
  set(format, bit, isOn(scanner));
}

function set(format: RunFormat, bit: number, on: boolean): void {
  if (on) {
    format.on |= bit;
    format.off &= ~bit;
  } else {
    format.off |= bit;
    format.on &= ~bit;
  }
}
