/**
 * Names of elements and attributes with their namespaces settled: whatever prefix a file chooses, readers see one name
 * (`w:p`, `text:span`, `row`). Used by xml-scanner.ts.
 * The usual case, where a file's prefixes are the customary ones, costs one table look-up and no allocation.
 * Spec: Namespaces in XML 1.0; ECMA-376 (transitional and strict namespaces).
 */
import { decodeXml } from './xml-entities.js';
import { canonicalPrefixes } from './xml-namespaces.table.js';

/** A prefix no reader knows: names of foreign vocabularies never collide with ours. */
const foreign = '?';

const customaryPrefixes = new Set(canonicalPrefixes.values());

/** Prefix as written -> canonical prefix; `''` is the default namespace and the canonical prefix of unprefixed names. */
type Bindings = ReadonlyMap<string, string>;

/** True when the declaration changes nothing of what a reader would assume. */
function isCustomary(prefix: string, uri: string): boolean {
  const canonical = canonicalPrefixes.get(uri);
  return canonical === undefined ? !customaryPrefixes.has(prefix) : canonical === prefix;
}

/** The bindings inside an element that declares `prefix` as `uri`. */
function bind(outer: Bindings, prefix: string, uri: string): Bindings {
  const inner = new Map(outer);
  inner.set(prefix, canonicalPrefix(uri));
  return inner;
}

function canonicalPrefix(uri: string): string {
  return canonicalPrefixes.get(uri) ?? (uri === '' ? '' : foreign);
}

/** The name as it would be written with canonical prefixes. */
function canonicalName(raw: string, bindings: Bindings): string {
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

const endTags = new Map<string, string>();

/** `w:p` -> `</w:p>`, each made once. */
export function endTag(name: string): string {
  let tag = endTags.get(name);
  if (tag === undefined) endTags.set(name, (tag = `</${name}>`));
  return tag;
}

const smallestTable = 64;
const largestTable = 2048;

/** A hash table from the characters of a raw name to its canonical name; filled as names are met. */
export class NameTable {
  readonly bindings: Bindings;
  /** Tables inside elements with these attributes; see namesWithin. */
  readonly within = new Map<string, NameTable>();
  private raws: (string | undefined)[] = new Array<string | undefined>(smallestTable).fill(undefined);
  private names: string[] = new Array<string>(smallestTable).fill('');
  private hashes = new Int32Array(smallestTable);
  private used = 0;

  constructor(bindings: Bindings) {
    this.bindings = bindings;
  }

  /** The canonical name of `text[start..end)`, whose characters hash to `hash` (see xml-scanner.ts). */
  lookUp(text: string, start: number, end: number, hash: number): string {
    const mask = this.raws.length - 1;
    let slot = hash & mask;
    for (;;) {
      const raw = this.raws[slot];
      if (raw === undefined) return this.add(text.slice(start, end), hash);
      if (this.hashes[slot] === hash && raw.length === end - start && sameCharacters(raw, text, start))
        return this.names[slot]!;
      slot = (slot + 1) & mask;
    }
  }

  private add(raw: string, hash: number): string {
    const name = canonicalName(raw, this.bindings);
    if (this.used * 2 >= this.raws.length) this.grow();
    // A copy, so that the table does not keep the whole document alive.
    this.put(Buffer.from(raw).toString(), name, hash);
    return name;
  }

  private put(raw: string, name: string, hash: number): void {
    const mask = this.raws.length - 1;
    let slot = hash & mask;
    while (this.raws[slot] !== undefined) slot = (slot + 1) & mask;
    this.raws[slot] = raw;
    this.names[slot] = name;
    this.hashes[slot] = hash;
    this.used++;
  }

  /** Doubles the table; one that is full starts anew, which only a file with thousands of invented names comes to. */
  private grow(): void {
    const { raws, names, hashes } = this;
    const full = raws.length >= largestTable;
    const size = full ? smallestTable : raws.length * 2;
    this.raws = new Array<string | undefined>(size).fill(undefined);
    this.names = new Array<string>(size).fill('');
    this.hashes = new Int32Array(size);
    this.used = 0;
    if (full) return;
    raws.forEach((raw, slot) => {
      if (raw !== undefined) this.put(raw, names[slot]!, hashes[slot]!);
    });
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

const mostRemembered = 128;
const declaration = /\sxmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The table inside an element with these attributes. Producers write the same declarations again and again, so they are remembered. */
export function namesWithin(outer: NameTable, attributes: string): NameTable {
  let names = outer.within.get(attributes);
  if (names === undefined) {
    names = declare(outer, attributes);
    if (outer.within.size >= mostRemembered) outer.within.clear();
    if (attributes.length < 8192) outer.within.set(Buffer.from(attributes).toString(), names);
  }
  return names;
}

function declare(outer: NameTable, attributes: string): NameTable {
  let { bindings } = outer;
  for (const [, prefix = '', double, single = ''] of attributes.matchAll(declaration)) {
    const uri = decodeXml(double ?? single);
    const changes =
      bindings.size === 0 ? !isCustomary(prefix, uri) : (bindings.get(prefix) ?? prefix) !== canonicalPrefix(uri);
    if (changes) bindings = bind(bindings, prefix, uri);
  }
  return bindings === outer.bindings ? outer : new NameTable(bindings);
}
