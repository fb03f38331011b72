/**
 * Headers and footers of the master pages, each text once however many pages repeat it.
 * Spec: ODF 1.3 part 3, 16.9 (style:master-page) and 16.10 to 16.13.
 */
import type { Furniture } from '../../../document/nodes.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import type { OdtContext } from './odt-context.js';

/** Reads the `office:master-styles` just opened; moves behind its end. */
export function readFurniture(scanner: XmlScanner, context: OdtContext): Furniture[] {
  const furniture: Furniture[] = [];
  const seen = new Set<string>();
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'style:master-page') readPage(scanner, context, furniture, seen);
  }
  return furniture;
}

function readPage(scanner: XmlScanner, context: OdtContext, furniture: Furniture[], seen: Set<string>): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    const role = /^style:(header|footer)/.exec(scanner.name)?.[1];
    if (role === undefined || scanner.attribute('style:display') === 'false') continue;
    const children = context.readStory(scanner);
    const key = JSON.stringify(children);
    if (children.length === 0 || seen.has(key)) continue;
    seen.add(key);
    furniture.push({ type: 'furniture', role: role === 'header' ? 'header' : 'footer', children });
  }
}
