/**
 * `xl/sharedStrings.xml` -> the texts that cells name by index. Rich text is its runs together; phonetic guides are left out.
 * Spec: ECMA-376 part 1, 18.4.
 */
import type { XmlScanner } from '../containers/xml-scanner.js';

/** All strings in order; items that cannot be read are empty, so that indexes stay right. */
export function readSharedStrings(scanner: XmlScanner | undefined): string[] {
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
    else if (scanner.name === 'r') text += readStringItem(scanner);
  }
  return unescaped(text);
}

/** `_x000D_` stands for a character that XML cannot hold. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => {
    const value = Number.parseInt(code, 16);
    return value === 13 || value < 9 ? '' : String.fromCharCode(value);
  });
}
