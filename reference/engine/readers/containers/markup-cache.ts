/**
 * Remembers what was read from an element by its inner markup. Word processors write the same formatting thousands of
 * times; comparing it is cheaper than scanning it.
 * One cache serves one document, so that nothing of a document outlives it.
 * Spec: none.
 */
import type { XmlScanner } from './xml-scanner.js';

const longestMarkup = 1000;

/** @param read reads the element just opened and moves behind it; its result must not be changed by anyone. */
export function rememberByMarkup<Value>(read: (scanner: XmlScanner) => Value): (scanner: XmlScanner) => Value {
  const known = new Map<string, Value>();
  return (scanner) => {
    const inner = scanner.inner();
    if (inner === undefined || inner === '' || inner.length > longestMarkup) return read(scanner);
    const found = known.get(inner);
    if (found !== undefined) {
      scanner.leap(inner);
      return found;
    }
    const expected = scanner.offset + inner.length + scanner.name.length + 3;
    const value = read(scanner);
    // Otherwise an element of the same name was inside, and the markup was only its beginning.
    if (scanner.offset === expected) known.set(inner, value);
    return value;
  };
}
