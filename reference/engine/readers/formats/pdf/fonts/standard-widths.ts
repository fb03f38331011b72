/**
 * Widths of the standard 14 fonts, also used for fonts that give none and whose name or flags resemble one of them.
 * Spec: ISO 32000-1, 9.6.2.2.
 */
import {
  helveticaBoldWidthsText,
  helveticaWidthsText,
  symbolWidthsText,
  timesBoldItalicWidthsText,
  timesBoldWidthsText,
  timesItalicWidthsText,
  timesRomanWidthsText,
} from './data/standard-widths.table.js';

export interface FaceFacts {
  /** Base font name without subset prefix. */
  name: string;
  bold: boolean;
  italic: boolean;
  monospace: boolean;
  serif: boolean;
}

/** Width in em of a character in the standard font nearest to the face. */
export type CharacterWidth = (character: number) => number;

const tables = new Map<string, Map<number, number>>();

function table(text: string): Map<number, number> {
  let widths = tables.get(text);
  if (!widths) {
    widths = new Map();
    for (const pair of text.split(' ')) {
      const [character, width] = pair.split('=') as [string, string];
      widths.set(parseInt(character, 16), Number(width) / 1000);
    }
    tables.set(text, widths);
  }
  return widths;
}

export function nearestStandardWidths(face: FaceFacts): CharacterWidth {
  if (face.monospace || /courier|mono/i.test(face.name)) return () => 0.6;
  if (/dingbat/i.test(face.name)) return () => 0.79;
  const widths = table(widthsText(face));
  return (character) => widths.get(character) ?? (character >= 0x2e80 ? 1 : 0.556);
}

function widthsText(face: FaceFacts): string {
  if (/^symbol/i.test(face.name)) return symbolWidthsText;
  if (!/times|serif|roman|georgia|garamond|palatino|book|minion|caslon/i.test(face.name) && !face.serif)
    return face.bold ? helveticaBoldWidthsText : helveticaWidthsText;
  if (face.bold) return face.italic ? timesBoldItalicWidthsText : timesBoldWidthsText;
  return face.italic ? timesItalicWidthsText : timesRomanWidthsText;
}
