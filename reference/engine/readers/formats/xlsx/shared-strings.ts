/**
 * `xl/sharedStrings.xml` -> the texts that cells name by index. Rich text is its runs together; phonetic guides are left out.
 * Spec: ECMA-376 part 1, 18.4.
 */
import { noDeadline } from '../../../../base/deadline.js';
import { decodeXml } from '../../shared/containers/xml-entities.js';
import type { XmlPart } from '../../shared/containers/xml-part.js';
import { raisedText } from '../../shared/typefaces/raised-letters.js';
import { XmlScanner } from '../../shared/containers/xml-scanner.js';

/** Index -> text; empty for an index that is not there. */
export type SharedStrings = (index: number) => string;

/** @param open opens the part, when the first cell asks for a text. */
export function sharedStrings(open: () => XmlPart | undefined): SharedStrings {
  let strings: string[] | undefined;
  return (index) => (strings ??= readStrings(open()?.scan()))[index] ?? '';
}

function readStrings(scanner: XmlScanner | undefined): string[] {
  const strings: string[] = [];
  if (!scanner?.child(0)) return strings;
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'si') strings.push(readStringItem(scanner));
  }
  return strings;
}

/** Reads the `si` or `is` just opened; moves behind its end. */
export function readStringItem(scanner: XmlScanner): string {
  let text = '';
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 't') text += scanner.elementText();
    else if (scanner.name === 'r') text += readRun(scanner);
  }
  return unescaped(text);
}

/** Reads the `r` just opened; moves behind its end. */
function readRun(scanner: XmlScanner): string {
  let text = '';
  let position: string | undefined;
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 't') text += scanner.elementText();
    else if (scanner.name === 'rPr') position = readPosition(scanner);
  }
  return position === 'superscript' || position === 'subscript' ? raisedText(text, position) : text;
}

function readPosition(scanner: XmlScanner): string | undefined {
  let position: string | undefined;
  const level = scanner.depth;
  while (scanner.child(level)) if (scanner.name === 'vertAlign') position = scanner.attribute('val');
  return position;
}

/** The markup inside an `is` in an unprefixed part: usually a single `t`, else runs. */
export function inlineString(markup: string): string {
  const simple = /^\s*<t(?:\s[^>]*)?>([^<]*)<\/t>\s*$/.exec(markup);
  if (simple) return unescaped(decodeXml(simple[1]!));
  const scanner = new XmlScanner(`<is>${markup}</is>`, noDeadline);
  return scanner.child(0) ? readStringItem(scanner) : '';
}

/** `_x000D_` stands for a character that XML cannot hold. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => {
    const value = Number.parseInt(code, 16);
    return value === 13 || value < 9 ? '' : String.fromCharCode(value);
  });
}
