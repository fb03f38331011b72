/**
 * Finds the elements that CSS selectors match, on the original page.
 * Standard: Selectors Level 4. Spec: Scrape options (includeTags, excludeTags: tags, classes, ids or attribute selectors).
 */
import { attribute, hasAttribute } from './attributes.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import { nodeName } from './node-table.js';
import type { ComplexSelector, SimpleSelector } from './selector-syntax.js';

/** The elements any of the selectors matches, in document order; elements inside a match are left out. */
export function selectOutermost(table: NodeTable, selectors: readonly ComplexSelector[]): number[] {
  const found: number[] = [];
  if (selectors.length === 0) return found;
  for (let node = 1; node < table.count;) {
    if (isElement(table, node) && selectors.some((selector) => matches(table, node, selector))) {
      found.push(node);
      node = table.end[node]!;
    } else {
      node++;
    }
  }
  return found;
}

function isElement(table: NodeTable, node: number): boolean {
  return table.tag[node] !== Tag.text && node > 0;
}

/** True when the element matches the selector. */
export function matches(table: NodeTable, node: number, selector: ComplexSelector): boolean {
  if (!selector.compound.every((part) => matchesSimple(table, node, part))) return false;
  if (!selector.left) return true;
  switch (selector.combinator) {
    case '>':
      return table.parent[node]! > 0 && matches(table, table.parent[node]!, selector.left);
    case '+': {
      const previous = previousElement(table, node);
      return previous >= 0 && matches(table, previous, selector.left);
    }
    case '~':
      return siblingsBefore(table, node).some((sibling) => matches(table, sibling, selector.left!));
    default:
      for (let parent = table.parent[node]!; parent > 0; parent = table.parent[parent]!)
        if (matches(table, parent, selector.left)) return true;
      return false;
  }
}

function matchesSimple(table: NodeTable, node: number, part: SimpleSelector): boolean {
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
      return part.list.some((selector) => matches(table, node, selector)) !== part.negated;
    case 'has':
      return part.list.some(({ combinator, selector }) =>
        relatives(table, node, combinator).some((other) => matches(table, other, selector)),
      );
    case 'position':
      return hasPosition(table, node, part);
    case 'empty':
      return table.end[node] === node + 1;
    case 'root':
      return table.tag[node] === Tag.html;
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

function relatives(table: NodeTable, node: number, combinator: string): number[] {
  const found: number[] = [];
  if (combinator === ' ' || combinator === '>') {
    for (let at = node + 1; at < table.end[node]!; at = combinator === '>' ? table.end[at]! : at + 1)
      if (isElement(table, at)) found.push(at);
    return found;
  }
  const parentEnd = table.end[table.parent[node]!]!;
  for (let at = table.end[node]!; at < parentEnd; at = table.end[at]!) {
    if (!isElement(table, at)) continue;
    found.push(at);
    if (combinator === '+') break;
  }
  return found;
}

function siblingsBefore(table: NodeTable, node: number): number[] {
  const found: number[] = [];
  for (let at = table.parent[node]! + 1; at < node; at = table.end[at]!) if (isElement(table, at)) found.push(at);
  return found;
}

function previousElement(table: NodeTable, node: number): number {
  return siblingsBefore(table, node).pop() ?? -1;
}

function hasPosition(table: NodeTable, node: number, part: Extract<SimpleSelector, { kind: 'position' }>): boolean {
  const name = part.ofType ? nodeName(table, node) : undefined;
  const counted = part.fromEnd ? relatives(table, node, '~') : siblingsBefore(table, node);
  const before =
    name === undefined ? counted.length : counted.filter((other) => nodeName(table, other) === name).length;
  const steps = before + 1 - part.offset;
  return part.step === 0 ? steps === 0 : steps % part.step === 0 && steps / part.step >= 0;
}
