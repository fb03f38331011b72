/**
 * What a reader of the page would not see: hidden elements.
 * Standard: HTML, 6.1 The hidden attribute; CSS display and visibility in the style attribute; WAI-ARIA aria-hidden.
 */
import { attribute, markOf, mayHaveAttribute } from './attributes.js';
import type { NodeTable } from './node-table.js';

/** Text up to this many bytes of source inside `aria-hidden` is decoration; more is content somebody hid behind a dialog. */
const decorationBytes = 120;

/** An element with more nodes than this and this share of all is the page itself, hidden until its scripts have run. */
const wrapperNodes = 200;
const wrapperShare = 1 / 3;

/** Marks of the attributes that can hide an element; most elements have none of them. */
const hidingMarks = markOf('style') | markOf('hidden') | markOf('aria-hidden');

/** True when the element and all in it are hidden by their own attributes. Folded parts a reader can open are not hidden. */
export function isHidden(table: NodeTable, node: number): boolean {
  return (table.marks[node]! & hidingMarks) !== 0 && hidesItself(table, node);
}

function hidesItself(table: NodeTable, node: number): boolean {
  const isStyled = mayHaveAttribute(table, node, 'style') && isHiddenByStyle(table, node);
  if (isStyled || (mayHaveAttribute(table, node, 'hidden') && isHiddenByAttribute(table, node)))
    return !isFolded(table, node) && !isWholePage(table, node);
  return mayHaveAttribute(table, node, 'aria-hidden') && isDecoration(table, node);
}

/** The panel behind a tab, or the folded part of an accordion. */
function isFolded(table: NodeTable, node: number): boolean {
  return (
    attribute(table, node, 'role') === 'tabpanel' ||
    /accordion|tabs?[-_]*(?:panel|pane|content)s?\b/i.test(attribute(table, node, 'class') ?? '')
  );
}

function isWholePage(table: NodeTable, node: number): boolean {
  const nodes = table.end[node]! - node;
  return nodes > wrapperNodes && nodes > table.count * wrapperShare;
}

function isHiddenByAttribute(table: NodeTable, node: number): boolean {
  const hidden = attribute(table, node, 'hidden');
  return hidden !== undefined && hidden.toLowerCase() !== 'until-found';
}

function isHiddenByStyle(table: NodeTable, node: number): boolean {
  return /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(table, node, 'style') ?? '');
}

function isDecoration(table: NodeTable, node: number): boolean {
  return (
    attribute(table, node, 'aria-hidden')?.toLowerCase() === 'true' &&
    textBytes(table, node, decorationBytes) <= decorationBytes
  );
}

/** Bytes of text in the subtree; stops counting beyond `enough`. */
function textBytes(table: NodeTable, node: number, enough: number): number {
  let bytes = 0;
  for (let at = node + 1; at < table.end[node]! && bytes <= enough; at++) {
    if (table.tag[at] === 0) bytes += table.stop[at]! - table.start[at]!;
  }
  return bytes;
}
