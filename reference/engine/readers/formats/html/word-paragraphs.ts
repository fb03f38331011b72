/**
 * Paragraphs of pages that Word saved: the title of the document, and the items of its lists, which are paragraphs with
 * their mark as text. Full pages name list and level (`mso-list:l0 level2 lfo1`), filtered ones only indent.
 * Standard: none; Microsoft Office HTML and XML Reference (2000), mso-list.
 */
import type { Block, List } from '../../../document/nodes.js';
import { attribute, mayHaveAttribute } from '../../../html/attributes.js';
import type { NodeTable } from '../../../html/node-table.js';
import { Tag } from '../../../html/elements.table.js';
import { TextMark } from '../../../html/node-table.js';
import type { Builder } from './builder.js';

/** The mark of an item, and the place of the item in its list. */
export interface WordItem {
  /** The box of the mark. */
  mark: number;
  text: string;
  level: number;
}

/** The mark is among so many nodes at the start of its paragraph, and as short as this. */
const markNodes = 12;
const markLength = 12;
const deepestLevel = 9;
/** Between a mark and its text Word sets spaces in this size. */
const ofMark = /mso-list\s*:\s*ignore|font\s*:\s*7\.0pt/i;
const numbered = /^\(?(\d{1,9}|[a-z]{1,6})[.)]$/i;
const inchesPer: Readonly<Record<string, number>> = { in: 1, cm: 1 / 2.54, mm: 1 / 25.4, pt: 1 / 72 };
/** Word indents each level by half an inch. */
const levelInches = 0.5;

/** True for the paragraph that Word styles as the title of the document. */
export function isWordTitle(table: NodeTable, node: number): boolean {
  return table.tag[node] === Tag.p && mayHaveAttribute(table, node, 'class') && hasClass(table, node, /^MsoTitle$/);
}

/** The item that a paragraph is; undefined for all others. */
export function wordItemOf(table: NodeTable, node: number): WordItem | undefined {
  if (table.tag[node] !== Tag.p || !mayHaveAttribute(table, node, 'class')) return undefined;
  const style = attribute(table, node, 'style') ?? '';
  const named = /mso-list\s*:\s*\w+\s+level(\d)/i.exec(style);
  if (named === null && !hasClass(table, node, /^MsoListParagraph/)) return undefined;
  const mark = markOf(table, node);
  if (mark === 0) return undefined;
  const text = textOf(table, mark);
  if (text === '' || text.length > markLength) return undefined;
  return { mark, text, level: Math.min(deepestLevel, named ? Number(named[1]) : levelOfIndent(style)) };
}

function hasClass(table: NodeTable, node: number, name: RegExp): boolean {
  return (attribute(table, node, 'class') ?? '').split(/\s+/).some((one) => name.test(one));
}

/** The child of the paragraph with its first text, when it holds the spaces behind a mark; 0 for none. */
function markOf(table: NodeTable, node: number): number {
  const { tag, end, marks } = table;
  const last = Math.min(end[node]!, node + markNodes);
  for (let child = node + 1; child < last; child = end[child]!) {
    if (tag[child] === Tag.text) {
      if ((marks[child]! & TextMark.ink) !== 0) return 0;
      continue;
    }
    for (let at = child; at < Math.min(end[child]!, last); at++)
      if (tag[at] === Tag.span && ofMark.test(attribute(table, at, 'style') ?? '')) return child;
    if (end[child]! > child + 1) return 0;
  }
  return 0;
}

function textOf({ tag, end, start, stop, source }: NodeTable, node: number): string {
  let text = '';
  for (let at = node; at < end[node]! && text.length < 400; at++)
    if (tag[at] === Tag.text) text += source.toString('utf8', start[at], Math.min(stop[at]!, start[at]! + 400));
  return text.replace(/&nbsp;|&#160;|\s/g, '');
}

function levelOfIndent(style: string): number {
  const margin = /margin-left\s*:\s*(\d*\.?\d+)(in|cm|mm|pt)/i.exec(style);
  if (margin === null) return 1;
  return Math.max(1, Math.round((Number(margin[1]) * inchesPer[margin[2]!.toLowerCase()]!) / levelInches));
}

/** Lists grow as long as one of their items follows another. */
export class WordLists {
  private root: Block | undefined;
  /** The lists that are open, the innermost last. */
  private readonly open: { level: number; list: List }[] = [];

  /** Adds an item behind what was built last. */
  add({ text, level }: WordItem, children: Block[], { blocks }: Builder): void {
    if (children.length === 0) return;
    if (this.root === undefined || blocks[blocks.length - 1] !== this.root) this.open.length = 0;
    while (this.open.length > 0 && this.open[this.open.length - 1]!.level > level) this.open.pop();
    const number = numbered.exec(text);
    const list = this.listAt(level, number !== null, blocks);
    const value = Number(number?.[1]);
    const isCounted = number !== null && Number.isInteger(value) && text.endsWith('.');
    if (isCounted && list.items.length === 0 && value !== 1) list.start = value;
    const isNext = isCounted && value === (list.start ?? 1) + list.items.length;
    list.items.push(list.ordered && !isNext ? { children, label: text } : { children });
  }

  private listAt(level: number, ordered: boolean, blocks: Block[]): List {
    const top = this.open[this.open.length - 1];
    if (top?.level === level && top.list.ordered === ordered) return top.list;
    if (top?.level === level) this.open.pop();
    const list: List = { type: 'list', ordered, items: [] };
    const around = this.open[this.open.length - 1]?.list.items.at(-1)?.children;
    (around ?? blocks).push(list);
    if (around === undefined) this.root = list;
    this.open.push({ level, list });
    return list;
  }
}
