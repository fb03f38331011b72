/**
 * Names of elements and attributes with their namespaces settled: whatever prefix a file chooses, readers see one name
 * (`w:p`, `text:span`, `row`). Used by xml-scanner.ts.
 * The usual case, where a file's prefixes are the customary ones, costs one table look-up and no allocation.
 * Spec: Namespaces in XML 1.0; ECMA-376 (transitional and strict namespaces).
 */
import { canonicalPrefixes } from './xml-namespaces.table.js';

/** A prefix no reader knows: names of foreign vocabularies never collide with ours. */
const foreign = '?';

const customaryPrefixes = new Set(canonicalPrefixes.values());

/** Prefix as written -> canonical prefix; `''` is the default namespace and the canonical prefix of unprefixed names. */
export type Bindings = ReadonlyMap<string, string>;

/** True when the declaration changes nothing of what a reader would assume. */
export function isCustomary(prefix: string, uri: string): boolean {
  const canonical = canonicalPrefixes.get(uri);
  return canonical === undefined ? !customaryPrefixes.has(prefix) : canonical === prefix;
}

/** The bindings inside an element that declares `prefix` as `uri`. */
export function bind(outer: Bindings, prefix: string, uri: string): Bindings {
  const inner = new Map(outer);
  inner.set(prefix, canonicalPrefixes.get(uri) ?? (uri === '' ? '' : foreign));
  return inner;
}

/** The name as it would be written with canonical prefixes. */
export function canonicalName(raw: string, bindings: Bindings): string {
  const colon = raw.indexOf(':');
  const prefix = colon < 0 ? '' : raw.slice(0, colon);
  const local = raw.slice(colon + 1);
  const canonical = bindings.get(prefix) ?? prefix;
  return interned(canonical === '' ? local : `${canonical}:${local}`);
}

/** How an attribute with this canonical name is written under the bindings. Attributes have no default namespace. */
export function rawAttributeName(canonical: string, bindings: Bindings): string {
  const colon = canonical.indexOf(':');
  if (colon < 0) return canonical;
  const wanted = canonical.slice(0, colon);
  for (const [prefix, bound] of bindings) {
    if (bound === wanted && prefix !== '') return `${prefix}${canonical.slice(colon)}`;
  }
  return canonical;
}

/** Property keys are unique in the engine, so that `switch` on names compares pointers, not characters. */
function interned(text: string): string {
  return Object.keys({ [text]: 0 })[0]!;
}

const tableSize = 4096;
const fullTable = 2048;

/** A hash table from the characters of a raw name to its canonical name; filled as names are met. */
export class NameTable {
  readonly bindings: Bindings;
  private readonly raws: (string | undefined)[] = new Array<string | undefined>(tableSize).fill(undefined);
  private readonly names: string[] = new Array<string>(tableSize).fill('');
  private used = 0;

  constructor(bindings: Bindings) {
    this.bindings = bindings;
  }

  /** The canonical name of `text[start..end)`, whose characters hash to `hash` (see xml-scanner.ts). */
  lookUp(text: string, start: number, end: number, hash: number): string {
    let slot = hash & (tableSize - 1);
    for (;;) {
      const raw = this.raws[slot];
      if (raw === undefined) return this.add(slot, text.slice(start, end), hash);
      if (raw.length === end - start && sameCharacters(raw, text, start)) return this.names[slot]!;
      slot = (slot + 1) & (tableSize - 1);
    }
  }

  private add(free: number, raw: string, hash: number): string {
    let slot = free;
    if (this.used === fullTable) {
      // Only a file with thousands of invented names comes here; it starts the table anew.
      this.raws.fill(undefined);
      this.used = 0;
      slot = hash & (tableSize - 1);
    }
    const name = canonicalName(raw, this.bindings);
    this.used++;
    // A copy, so that the table does not keep the whole document alive.
    this.raws[slot] = Buffer.from(raw).toString();
    this.names[slot] = name;
    return name;
  }
}

function sameCharacters(raw: string, text: string, start: number): boolean {
  for (let i = raw.length - 1; i >= 0; i--) {
    if (raw.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  }
  return true;
}

/** The table of files that use the customary prefixes; shared, because such names always mean the same. */
export const customaryNames = new NameTable(new Map());
