/**
 * Where elements are in a part, by an attribute that tells them apart: of hundreds of styles and lists, a document uses
 * a handful, and only these are worth reading.
 * Spec: none.
 */
import type { XmlScanner } from './xml-scanner.js';

/** Values of the attribute -> positions for `openAt`, in order. Of several elements with one value the first counts. */
export type ElementIndex = Map<string, number>;

/** Elements of one name among the children of the root, and the attribute that tells them apart. */
export type Indexed = readonly [name: string, attribute: string];

/** One index for each of `wanted`. @param scanner just inside the root element; left anywhere. */
export function indexElements(scanner: XmlScanner, wanted: readonly Indexed[]): ElementIndex[] {
  const start = scanner.offset;
  if (scanner.namedAsWritten) return wanted.map(([name, attribute]) => searchElements(scanner, start, name, attribute));
  const indexes = wanted.map((): ElementIndex => new Map());
  const level = scanner.depth;
  while (scanner.child(level)) {
    wanted.forEach(([name, attribute], i) => {
      if (scanner.name === name) note(indexes[i]!, scanner.attribute(attribute), scanner.start);
    });
  }
  return indexes;
}

function searchElements(scanner: XmlScanner, start: number, name: string, attribute: string): ElementIndex {
  const { source } = scanner;
  const tag = `<${name}`;
  const index: ElementIndex = new Map();
  for (let at = source.indexOf(tag, start); at >= 0; at = source.indexOf(tag, at + tag.length)) {
    // Otherwise it is the beginning of a longer name, or an element without attributes.
    if (!(source.charCodeAt(at + tag.length) <= 32)) continue;
    scanner.openAt(at);
    note(index, scanner.attribute(attribute), at);
  }
  return index;
}

function note(index: ElementIndex, value: string | undefined, at: number): void {
  if (value !== undefined && !index.has(value)) index.set(value, at);
}

/** Reads each element when it is first asked for, by the value it is indexed by. */
export function readIndexed<Value>(
  scanner: XmlScanner,
  index: ElementIndex,
  read: (scanner: XmlScanner) => Value,
): (value: string) => Value | undefined {
  const known = new Map<string, Value>();
  return (value) => {
    let found = known.get(value);
    const at = index.get(value);
    if (found !== undefined || at === undefined) return found;
    scanner.openAt(at);
    found = read(scanner);
    known.set(value, found);
    return found;
  };
}
