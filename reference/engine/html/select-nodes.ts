/**
 * Finds the elements that CSS selectors match, on the original page. Whatever the selectors and the page are, an element is
 * held against each part of a selector once, or once for each time it is asked for: nothing is tried again from the start.
 * Standard: Selectors Level 4. Spec: Scrape options (includeTags, excludeTags: tags, classes, ids or attribute selectors).
 */
import { attribute, hasAttribute } from './attributes.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import { nodeName } from './node-table.js';
import type { Combinator, ComplexSelector, SimpleSelector } from './selector-syntax.js';

/** The elements any of the selectors matches, in document order; elements inside a match are left out. */
export function selectOutermost(table: NodeTable, selectors: readonly ComplexSelector[]): number[] {
  const found: number[] = [];
  if (selectors.length === 0) return found;
  const matcher = new ElementMatcher(table);
  for (let node = 1; node < table.count;) {
    if (selectors.some((selector) => matcher.matches(node, selector))) {
      found.push(node);
      node = table.end[node]!;
    } else {
      node++;
    }
  }
  return found;
}

type Position = Extract<SimpleSelector, { kind: 'position' }>;
type Relative = Extract<SimpleSelector, { kind: 'has' }>['list'][number];

const [unknown, yes, no] = [0, 1, 2];

/** Holds the elements of one page against selectors, and keeps what it found out as long as it lives. */
export class ElementMatcher {
  readonly #table: NodeTable;
  /** For each element, whether one before it or around it matches what stands left in the selector: unknown, yes or no. */
  readonly #leads = new Map<ComplexSelector, Uint8Array>();
  /** For each element, 1 when it has such a relative. */
  readonly #relatives = new Map<Relative, Uint8Array>();
  readonly #places = new Map<string, Int32Array>();
  #previous: Int32Array | undefined;

  constructor(table: NodeTable) {
    this.#table = table;
  }

  /** False for what is no element. */
  matches(node: number, selector: ComplexSelector): boolean {
    if (node === 0 || this.#table.tag[node] === Tag.text) return false;
    if (!selector.compound.every((part) => this.#matchesSimple(node, part))) return false;
    const { left, combinator = ' ' } = selector;
    if (!left) return true;
    if (combinator === ' ' || combinator === '~') return this.#isLed(node, selector, left);
    const other = this.#before(node, combinator);
    return other > 0 && this.matches(other, left);
  }

  /** Walks back until it knows, and notes for all on the way what it has found. */
  #isLed(node: number, selector: ComplexSelector, left: ComplexSelector): boolean {
    let known = this.#leads.get(selector);
    if (!known) this.#leads.set(selector, (known = new Uint8Array(this.#table.count)));
    const way = selector.combinator === '~' ? '+' : '>';
    let at = node;
    let answer = unknown;
    while (answer === unknown) {
      const other = this.#before(at, way);
      if (known[at] !== unknown) answer = known[at]!;
      else if (other <= 0) answer = no;
      else if (this.matches(other, left)) answer = yes;
      else at = other;
    }
    for (let each = node; ; each = this.#before(each, way)) {
      known[each] = answer;
      if (each === at) return answer === yes;
    }
  }

  /** The parent or the element before; 0 or less when there is none. */
  #before(node: number, way: Combinator): number {
    return way === '>' ? this.#table.parent[node]! : (this.#previous ??= previousElements(this.#table))[node]!;
  }

  #matchesSimple(node: number, part: SimpleSelector): boolean {
    const table = this.#table;
    switch (part.kind) {
      case 'type':
        return nodeName(table, node) === part.name;
      case 'id':
        return attribute(table, node, 'id') === part.name;
      case 'class':
        return hasWord(attribute(table, node, 'class') ?? '', part.name);
      case 'attribute':
        return matchesAttribute(table, node, part);
      case 'matches':
        return part.list.some((selector) => this.matches(node, selector)) !== part.negated;
      case 'has':
        return part.list.some((relative) => this.#withRelative(relative)[node] === 1);
      case 'position':
        return this.#hasPosition(node, part);
      case 'empty':
        return table.end[node] === node + 1;
      case 'root':
        return table.tag[node] === Tag.html;
    }
  }

  /** From the end: what has a relative is passed on to the element around it or before it. */
  #withRelative(relative: Relative): Uint8Array {
    const known = this.#relatives.get(relative);
    if (known) return known;
    const { combinator, selector } = relative;
    const way = combinator === ' ' || combinator === '>' ? '>' : '+';
    const isPassedOn = combinator === ' ' || combinator === '~';
    const found = new Uint8Array(this.#table.count);
    for (let node = this.#table.count - 1; node > 0; node--) {
      const other = this.#before(node, way);
      if (other > 0 && ((isPassedOn && found[node] === 1) || this.matches(node, selector))) found[other] = 1;
    }
    this.#relatives.set(relative, found);
    return found;
  }

  #hasPosition(node: number, part: Position): boolean {
    const key = `${part.ofType} ${part.fromEnd}`;
    let places = this.#places.get(key);
    if (!places) this.#places.set(key, (places = placesOf(this.#table, part)));
    const steps = places[node]! - part.offset;
    return part.step === 0 ? steps === 0 : steps % part.step === 0 && steps / part.step >= 0;
  }
}

function hasWord(text: string, word: string): boolean {
  if (!text.includes(word)) return false;
  return text === word || text.split(/[\t\n\f\r ]+/).includes(word);
}

function matchesAttribute(
  table: NodeTable,
  node: number,
  part: Extract<SimpleSelector, { kind: 'attribute' }>,
): boolean {
  if (part.operator === '') return hasAttribute(table, node, part.name);
  const own = attribute(table, node, part.name);
  if (own === undefined) return false;
  const value = part.ignoreCase ? own.toLowerCase() : own;
  const wanted = part.ignoreCase ? part.value.toLowerCase() : part.value;
  switch (part.operator) {
    case '=':
      return value === wanted;
    case '~=':
      return wanted !== '' && !/\s/.test(wanted) && hasWord(value, wanted);
    case '|=':
      return value === wanted || value.startsWith(`${wanted}-`);
    case '^=':
      return wanted !== '' && value.startsWith(wanted);
    case '$=':
      return wanted !== '' && value.endsWith(wanted);
    case '*=':
      return wanted !== '' && value.includes(wanted);
  }
}

/** For each element the one before it below the same parent; 0 when there is none. */
function previousElements(table: NodeTable): Int32Array {
  const previous = new Int32Array(table.count);
  const last = new Int32Array(table.count);
  for (let node = 1; node < table.count; node++) {
    if (table.tag[node] === Tag.text) continue;
    const parent = table.parent[node]!;
    previous[node] = last[parent]!;
    last[parent] = node;
  }
  return previous;
}

/** For each element its place among its siblings, or among those of its name, from 1. */
function placesOf(table: NodeTable, { ofType, fromEnd }: Position): Int32Array {
  const places = new Int32Array(table.count);
  const counts = new Map<string | number, number>();
  for (let step = 1; step < table.count; step++) {
    const node = fromEnd ? table.count - step : step;
    if (table.tag[node] === Tag.text) continue;
    const parent = table.parent[node]!;
    const key = ofType ? `${parent} ${nodeName(table, node)}` : parent;
    places[node] = (counts.get(key) ?? 0) + 1;
    counts.set(key, places[node]);
  }
  return places;
}
