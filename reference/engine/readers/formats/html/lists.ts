/**
 * Lists and definition lists, with the broken shapes pages give them: lists right inside lists, text between items,
 * wrappers around terms.
 * Standard: HTML, 4.4.5 The ol element to 4.4.11 The dd element.
 */
import type { Block, DefinitionList, Inline, List, ListItem } from '../../../document/nodes.js';
import { attribute, mayHaveAttribute } from '../../../html/attributes.js';
import { Tag } from '../../../html/elements.table.js';
import type { NodeTable } from '../../../html/node-table.js';
import { TextMark } from '../../../html/node-table.js';
import { collapseSpace } from '../../../html/white-space.js';
import type { Builder } from './builder.js';
import { isPermalink } from './permalinks.js';

/** The list an `ul`, `ol`, `menu` or `dir` stands for; undefined when it shows nothing. */
export function listOf(builder: Builder, node: number): Block | undefined {
  const { table } = builder;
  const list: List = { type: 'list', ordered: table.tag[node] === Tag.ol, items: [] };
  let loose = false;
  for (let child = node + 1; child < table.end[node]!; child = table.end[child]!) {
    const tag = table.tag[child]!;
    if (builder.isLeftOut(child) || (tag === Tag.text && (table.marks[child]! & TextMark.ink) === 0)) continue;
    if (tag === Tag.li) {
      const item = listItemOf(builder, child);
      if (item) list.items.push(item);
      loose ||= hasParagraph(builder, child);
    } else {
      appendStray(list, blocksOf(builder, child));
    }
  }
  if (list.items.length === 0) return undefined;
  if (loose) list.loose = true;
  if (list.ordered) number(builder, node, list);
  return list;
}

function blocksOf(builder: Builder, node: number): Block[] {
  const outer = builder.startBlocks();
  builder.visit(node);
  return builder.endBlocks(outer);
}

/** What stands between items belongs to the item before it. */
function appendStray(list: List, blocks: Block[]): void {
  if (blocks.length === 0) return;
  const previous = list.items[list.items.length - 1];
  if (previous) previous.children.push(...blocks);
  else list.items.push({ children: blocks });
}

/** One item; undefined when it shows nothing. */
export function listItemOf(builder: Builder, node: number): ListItem | undefined {
  const outer = builder.startBlocks();
  builder.children(node);
  const { checked } = builder;
  const children = builder.endBlocks(outer);
  // `<li></li>` is an item that is empty; an item of pictures and scripts shows nothing.
  if (children.length === 0 && builder.table.end[node]! > node + 1) return undefined;
  return checked === undefined ? { children } : { children, checked };
}

function hasParagraph(builder: Builder, item: number): boolean {
  const { table } = builder;
  for (let child = item + 1; child < table.end[item]!; child = table.end[child]!)
    if (table.tag[child] === Tag.p) return true;
  return false;
}

/** Start, and the items' own numbers where counting from the start does not give them. */
function number(builder: Builder, node: number, list: List): void {
  const { table } = builder;
  const start = mayHaveAttribute(table, node, 'start') ? integer(attribute(table, node, 'start')) : undefined;
  const type = mayHaveAttribute(table, node, 'type') ? attribute(table, node, 'type')?.trim() : undefined;
  const isReversed = mayHaveAttribute(table, node, 'reversed') && attribute(table, node, 'reversed') !== undefined;
  const values = itemValues(builder, node, list, start, isReversed);
  const first = values[0] ?? 1;
  if (first !== 1 && first >= 0) list.start = first;
  const isPlain = (type === undefined || !/^[aAiI]$/.test(type)) && first >= 0;
  list.items.forEach((item, index) => {
    const value = values[index]!;
    if (!isPlain || value !== first + index) item.label = labelOf(value, type);
  });
  if (list.items.every((item) => item.label !== undefined)) delete list.start;
}

function itemValues(
  builder: Builder,
  node: number,
  list: List,
  start: number | undefined,
  isReversed: boolean,
): number[] {
  const own = ownValues(builder, node);
  const isComplete = own.length === list.items.length;
  const values: number[] = [];
  let next = start ?? (isReversed ? list.items.length : 1);
  for (let index = 0; index < list.items.length; index++) {
    next = (isComplete ? own[index] : undefined) ?? next;
    values.push(next);
    next += isReversed ? -1 : 1;
  }
  return values;
}

/** The `value` attributes of the items. */
function ownValues(builder: Builder, node: number): (number | undefined)[] {
  const { table } = builder;
  const values: (number | undefined)[] = [];
  for (let child = node + 1; child < table.end[node]!; child = table.end[child]!) {
    if (table.tag[child] === Tag.li && !builder.isLeftOut(child))
      values.push(mayHaveAttribute(table, child, 'value') ? integer(attribute(table, child, 'value')) : undefined);
  }
  return values;
}

function integer(text: string | undefined): number | undefined {
  const match = /^\s*([+-]?\d{1,9})/.exec(text ?? '');
  return match ? Number(match[1]) : undefined;
}

function labelOf(value: number, type: string | undefined): string {
  if (value >= 1 && (type === 'a' || type === 'A')) return `${inCase(letters(value), type === 'A')}.`;
  if (value >= 1 && value < 4000 && (type === 'i' || type === 'I')) return `${inCase(roman(value), type === 'I')}.`;
  return `${value}.`;
}

function inCase(text: string, isUpper: boolean): string {
  return isUpper ? text.toUpperCase() : text;
}

function letters(value: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(0x61 + ((rest - 1) % 26)) + text;
  return text;
}

const romanParts: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  let text = '';
  let rest = value;
  for (const [size, sign] of romanParts) {
    while (rest >= size) {
      text += sign;
      rest -= size;
    }
  }
  return text;
}

type Definition = DefinitionList['items'][number];

/** The definition list a `dl` stands for; undefined when it shows nothing. */
export function definitionListOf(builder: Builder, node: number): Block | undefined {
  const items: Definition[] = [];
  addDefinitions(builder, node, items);
  return items.length > 0 ? { type: 'definitionList', items } : undefined;
}

function addDefinitions(builder: Builder, node: number, items: Definition[]): void {
  const { table } = builder;
  for (let child = node + 1; child < table.end[node]!; child = table.end[child]!) {
    const tag = table.tag[child]!;
    if (builder.isLeftOut(child)) continue;
    if (tag === Tag.dt) {
      const term = builder.inlinesOf(() => builder.visit(child)).filter((inline) => !isPermalink(inline));
      const label = term.length > 0 ? undefined : nameOf(table, child);
      if (label !== undefined) addTerm(items, [label]);
      else if (term.length > 0) addTerm(items, term);
    } else if (tag === Tag.div) {
      addDefinitions(builder, child, items);
    } else if (tag !== Tag.text || (table.marks[child]! & TextMark.ink) !== 0) {
      const blocks = blocksOf(builder, child);
      if (blocks.length > 0) lastOf(items).definitions.push(blocks);
    }
  }
}

/** What a term that is only a picture is called. */
function nameOf(table: NodeTable, term: number): string | undefined {
  for (let node = term; node < table.end[term]!; node++) {
    if (table.tag[node] === Tag.text) continue;
    const label = attribute(table, node, 'title')?.trim() || attribute(table, node, 'aria-label')?.trim();
    if (label) return collapseSpace(label);
  }
  return undefined;
}

function addTerm(items: Definition[], term: Inline[]): void {
  const last = items[items.length - 1];
  if (last?.definitions.length === 0) last.terms.push(term);
  else items.push({ terms: [term], definitions: [] });
}

function lastOf(items: Definition[]): Definition {
  if (items.length === 0) items.push({ terms: [], definitions: [] });
  return items[items.length - 1]!;
}
