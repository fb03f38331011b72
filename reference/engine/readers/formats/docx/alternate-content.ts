/**
 * `mc:AlternateContent`: the same content said twice, for newer and older readers. One branch is read, so text comes once.
 * Spec: ECMA-376 part 3, 7.6.
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';

/**
 * Reads the first branch that yields anything, of the element just opened; moves behind its end.
 * @param read reads the branch just opened.
 * @param size grows when a branch has yielded something.
 */
export function alternateContent(scanner: XmlScanner, read: () => void, size: () => number): void {
  const before = size();
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (size() > before) continue;
    if (scanner.name === 'mc:Choice' || scanner.name === 'mc:Fallback') read();
  }
}
