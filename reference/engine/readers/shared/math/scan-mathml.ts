/**
 * Reads an equation out of an XML part. Used by the ODT reader for embedded formulas.
 * Standard: MathML 3, chapter 3.
 */
import type { XmlScanner } from '../containers/xml-scanner.js';
import type { MathmlElement } from './mathml-element.js';

const attributes = ['mathvariant', 'linethickness', 'open', 'close', 'separators'] as const;
const holdsText = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);
const skipped = new Set(['annotation', 'annotation-xml', 'mphantom']);

/** Reads the element just opened; moves behind its end. */
export function scanMathml(scanner: XmlScanner): MathmlElement {
  const name = scanner.name.slice(scanner.name.indexOf(':') + 1);
  const given = new Map<string, string>();
  for (const attribute of attributes) {
    const value = scanner.attribute(attribute);
    if (value !== undefined) given.set(attribute, value);
  }
  let text = '';
  const children: MathmlElement[] = [];
  if (holdsText.has(name)) text = scanner.elementText();
  else if (skipped.has(name)) scanner.skip();
  else {
    const level = scanner.depth;
    while (scanner.child(level)) children.push(scanMathml(scanner));
  }
  return { name, attribute: (wanted) => given.get(wanted), text: () => text, children: () => children };
}
