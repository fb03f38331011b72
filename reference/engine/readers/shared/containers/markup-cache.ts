/**
 * Remembers what was read from an element by its inner markup. Word processors write the same formatting thousands of
 * times; comparing it is cheaper than scanning it.
 * One cache serves one document, so that nothing of a document outlives it.
 * Spec: none.
 */
import type { XmlScanner } from './xml-scanner.js';

const longestMarkup = 1000;
/** Every so many characters one counts for the hash: a Map of strings would hash them all, which takes longer than the rest. */
const sampleDistance = 7;
/** More markups of one hash are not remembered. */
const deepestChain = 8;

interface Remembered<Value> {
  markup: string;
  value: Value;
  /** Another of the same hash. */
  next: Remembered<Value> | undefined;
  depth: number;
}

/** @param read reads the element just opened and moves behind it; its result must not be changed by anyone. */
export function rememberByMarkup<Value>(read: (scanner: XmlScanner) => Value): (scanner: XmlScanner) => Value {
  const known = new Map<number, Remembered<Value>>();
  return (scanner) => {
    const inner = scanner.inner();
    if (inner === undefined || inner === '' || inner.length > longestMarkup) return read(scanner);
    const start = scanner.offset;
    const hash = sampledHash(scanner.source, start, start + inner.length);
    const first = known.get(hash);
    for (let entry = first; entry !== undefined; entry = entry.next) {
      if (entry.markup !== inner) continue;
      scanner.leap(inner);
      return entry.value;
    }
    const expected = start + inner.length + scanner.name.length + 3;
    const value = read(scanner);
    const depth = (first?.depth ?? 0) + 1;
    // Otherwise an element of the same name was inside, and the markup was only its beginning.
    if (scanner.offset === expected && depth <= deepestChain)
      known.set(hash, { markup: inner, value, next: first, depth });
    return value;
  };
}

function sampledHash(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at += sampleDistance) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
