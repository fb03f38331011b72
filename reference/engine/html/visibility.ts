/**
 * What a reader of the page would not see: hidden elements.
 * Standard: HTML, 6.1 The hidden attribute; CSS display and visibility in the style attribute; WAI-ARIA aria-hidden.
 */
import { attribute, markOf, mayHaveAttribute, mayHold } from './attributes.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import { TextMark } from './node-table.js';

/** Text up to this many bytes of source inside `aria-hidden` is decoration; more is content somebody hid behind a dialog. */
const decorationBytes = 120;

/** An element with more nodes than this and this share of all is the page itself, hidden until its scripts have run. */
const wrapperNodes = 200;
const wrapperShare = 1 / 3;

/** Bytes of text outside of links from which a hidden box is text that a click shows; below a title and in paragraphs any is. */
const shownText = 40;
const controls = new Set<number>([Tag.form, Tag.nav, Tag.input, Tag.select, Tag.iframe]);

/** Marks of the attributes that can hide an element; most elements have none of them. */
const hidingMarks = markOf('style') | markOf('hidden') | markOf('aria-hidden');

/** True when the element and all in it are hidden by their own attributes. Folded parts a reader can open are not hidden. */
export function isHidden(table: NodeTable, node: number): boolean {
  return (table.marks[node]! & hidingMarks) !== 0 && hidesItself(table, node);
}

function hidesItself(table: NodeTable, node: number): boolean {
  if (isHiddenItself(table, node))
    return !(
      isFolded(table, node) ||
      isWholePage(table, node) ||
      isOpenedBySibling(table, node) ||
      isFurtherRow(table, node)
    );
  return mayHaveAttribute(table, node, 'aria-hidden') && isDecoration(table, node);
}

function isHiddenItself(table: NodeTable, node: number): boolean {
  const isStyled = mayHaveAttribute(table, node, 'style') && isHiddenByStyle(table, node);
  return isStyled || (mayHaveAttribute(table, node, 'hidden') && isHiddenByAttribute(table, node));
}

/** The panel behind a tab, or the folded part of an accordion. */
function isFolded(table: NodeTable, node: number): boolean {
  return (
    attribute(table, node, 'role') === 'tabpanel' ||
    /accordion|tabs?[-_]*(?:panel|pane|content)s?\b/i.test(attribute(table, node, 'class') ?? '')
  );
}

/** The elements that open what stands right behind them. */
const openers = new Set<number>([Tag.button, Tag.h2, Tag.h3, Tag.h4, Tag.h5, Tag.h6, Tag.dt]);
/** Kinds of boxes that lie in front of the page or lead around in it when they are opened. */
const isElsewhere = /menu|nav|modal|dialog|popup|drop-?down|tooltip|search|cookie|share|sub-?nav|overlay|login/i;
/** A sibling that opens something is a heading or a control: short, and so is the space up to it. */
const openerNodes = 40;

/** The answer under a question, the rest under "More": hidden until the heading or control right before it is clicked. */
function isOpenedBySibling(table: NodeTable, node: number): boolean {
  const tag = table.tag[node]!;
  if (tag !== Tag.div && tag !== Tag.p && tag !== Tag.section && tag !== Tag.dd) return false;
  const opener = openerOf(table, node);
  if (opener === 0) return false;
  const isLabel = table.tag[opener] === Tag.button && !table.tag.subarray(node, table.end[node]).includes(Tag.p);
  if (holdsControls(table, node, isLabel ? shownText : 1)) return false;
  const names = `${attribute(table, node, 'class') ?? ''} ${attribute(table, node, 'id') ?? ''} ${attribute(table, node, 'role') ?? ''}`;
  return !isElsewhere.test(names);
}

/** Rows that are looked at for one that is shown: those that a click adds come behind the first. */
const fewRows = 12;

/** A row of a table that a click makes longer: one of as many cells is shown. */
function isFurtherRow(table: NodeTable, node: number): boolean {
  if (table.tag[node] !== Tag.tr) return false;
  const cells = cellsOf(table, node);
  const parent = table.parent[node]!;
  for (let at = parent + 1, seen = 0; at < table.end[parent]! && seen < fewRows; at = table.end[at]!, seen++)
    if (table.tag[at] === Tag.tr && cellsOf(table, at) === cells && !isHiddenItself(table, at)) return true;
  return false;
}

/** Cells that are counted of a row. */
const manyCells = 200;

function cellsOf({ tag, end }: NodeTable, row: number): number {
  let cells = 0;
  for (let at = row + 1, seen = 0; at < end[row]! && seen < manyCells; at = end[at]!, seen++)
    if (tag[at] === Tag.td || tag[at] === Tag.th) cells++;
  return cells;
}

/** The element right before a hidden one that opens it; 0 for none. */
function openerOf(table: NodeTable, node: number): number {
  const parent = table.parent[node]!;
  for (let at = node - 1, least = Math.max(parent, node - openerNodes); at > least; at--)
    if (table.parent[at] === parent && table.tag[at] !== Tag.text)
      return opens(table, at) || isPairOfMany(table, at, node) ? at : 0;
  return 0;
}

function opens(table: NodeTable, node: number): boolean {
  if (attribute(table, node, 'aria-expanded') !== undefined || attribute(table, node, 'aria-controls') !== undefined)
    return true;
  const toggle = attribute(table, node, 'data-toggle') ?? attribute(table, node, 'data-bs-toggle');
  return toggle === 'collapse' || openers.has(table.tag[node]!);
}

/** So many boxes side by side are looked at for others of a kind, and so many of a kind are no chance. */
const likeBoxes = 40;
const fewPairs = 3;
/** A question is no longer, in bytes. */
const lineBytes = 300;

/** A line that is shown and a text that is hidden, side by side again and again: questions and what a click answers. */
function isPairOfMany(table: NodeTable, line: number, hidden: number): boolean {
  const { parent, tag } = table;
  const box = parent[line]!;
  if (!isPair(line, hidden)) return false;
  let pairs = 0;
  // In one box with the others, or each in a box of its own.
  let before = 0;
  for (const child of childrenOf(table, box)) {
    if (tag[child] === tag[hidden] && before > 0 && tag[before] === tag[line] && isPair(before, child)) pairs++;
    if (pairs === fewPairs) return true;
    before = child;
  }
  pairs = 0;
  for (const like of childrenOf(table, parent[box]!)) {
    const [first, second, ...more] = tag[like] === tag[box] ? childrenOf(table, like) : [];
    if (first !== undefined && second !== undefined && more.length === 0 && isPair(first, second)) pairs++;
    if (pairs === fewPairs) return true;
  }
  return false;

  function isPair(shown: number, answer: number): boolean {
    return (
      isHiddenItself(table, answer) &&
      !isHiddenItself(table, shown) &&
      isLine(shown) &&
      !mayHaveAttribute(table, answer, 'onclick') &&
      !holdsControls(table, answer, shownText)
    );
  }

  function isLine(shown: number): boolean {
    const bytes = textBytes(table, shown, lineBytes);
    const tags = table.tag.subarray(shown, Math.min(table.end[shown]!, shown + wrapperNodes));
    return bytes > 2 && bytes <= lineBytes && !tags.some((one) => controls.has(one) || one === Tag.pre);
  }
}

/** The first elements in a box. */
function childrenOf({ tag, end }: NodeTable, box: number): number[] {
  const children: number[] = [];
  for (let at = box + 1; at < end[box]! && children.length < likeBoxes; at = end[at]!)
    if (tag[at] !== Tag.text) children.push(at);
  return children;
}

/** A form, a menu, or a mere list of links opens too, and is no text. */
function holdsControls(table: NodeTable, node: number, least: number): boolean {
  let plain = 0;
  let linked = 0;
  let linkEnd = 0;
  for (let at = node; at < table.end[node]! && at < node + wrapperNodes; at++) {
    const tag = table.tag[at]!;
    if (controls.has(tag)) return true;
    if (tag === Tag.a) linkEnd = table.end[at]!;
    if (tag !== Tag.text || (table.marks[at]! & TextMark.ink) === 0) continue;
    const length = table.stop[at]! - table.start[at]!;
    if (at < linkEnd) linked += length;
    else plain += length;
  }
  return plain < least || linked > plain;
}

function isWholePage(table: NodeTable, node: number): boolean {
  const nodes = table.end[node]! - node;
  return nodes > wrapperNodes && nodes > table.count * wrapperShare;
}

function isHiddenByAttribute(table: NodeTable, node: number): boolean {
  const hidden = attribute(table, node, 'hidden');
  return hidden !== undefined && hidden.toLowerCase() !== 'until-found';
}

const hidingWords = ['none', 'hidden'];

function isHiddenByStyle(table: NodeTable, node: number): boolean {
  if (!mayHold(table, node, 'style', hidingWords)) return false;
  return /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(table, node, 'style') ?? '');
}

function isDecoration(table: NodeTable, node: number): boolean {
  return (
    attribute(table, node, 'aria-hidden')?.toLowerCase() === 'true' &&
    textBytes(table, node, decorationBytes) <= decorationBytes &&
    !isSlide(table, node) &&
    !isLabelled(table, node)
  );
}

/** The label of the box around it is read aloud for what is shown: so many steps above, and nothing else in there. */
const labelHops = 3;
const labelNodes = 40;

/** A number that is shown and that a label says in other words: a rating, a price. Names of icons have none. */
function isLabelled(table: NodeTable, node: number): boolean {
  if (!holdsText(table, node, node, hasDigit)) return false;
  let box = table.parent[node]!;
  for (let hop = 1; hop < labelHops && box > 0 && !mayHaveAttribute(table, box, 'aria-label'); hop++)
    box = table.parent[box]!;
  if (box <= 0 || table.end[box]! - box > labelNodes || (attribute(table, box, 'aria-label')?.trim() ?? '') === '')
    return false;
  return !holdsText(table, box, 0, hasWord);
}

/** True for such a text in a box, but for the parts of it that the eye alone is shown, other than this one. */
function holdsText(
  table: NodeTable,
  box: number,
  shown: number,
  is: (table: NodeTable, text: number) => boolean,
): boolean {
  for (let at = box; at < table.end[box]!; at++) {
    if (table.tag[at] === Tag.text) {
      if (is(table, at)) return true;
    } else if (at !== shown && mayHaveAttribute(table, at, 'aria-hidden')) {
      if (attribute(table, at, 'aria-hidden') === 'true') at = table.end[at]! - 1;
    }
  }
  return false;
}

/** Letters and numbers of any script; spaces that do not break, and signs, are none. */
function hasWord({ source, start, stop }: NodeTable, text: number): boolean {
  return /[\p{L}\p{N}]/u.test(source.toString('utf8', start[text], stop[text]).replace(/&[a-z]+;/gi, ''));
}

function hasDigit({ source, start, stop }: NodeTable, text: number): boolean {
  for (let at = start[text]!; at < stop[text]!; at++) if (source[at]! >= 0x30 && source[at]! <= 0x39) return true;
  return false;
}

/** What has a heading of its own is a slide of many, not a sign; a clone of one is said already. */
function isSlide(table: NodeTable, node: number): boolean {
  for (let at = node + 1; at < table.end[node]!; at++)
    if (table.tag[at]! >= Tag.h1 && table.tag[at]! <= Tag.h6 && textBytes(table, at, 0) > 0)
      return !/clone|duplicate/i.test(attribute(table, node, 'class') ?? '');
  return false;
}

/** A box that is closed, takes the focus from a script alone, and has something to press; slides and panels stand in rows. */
export function isClosedLayer(table: NodeTable, node: number): boolean {
  return (
    attribute(table, node, 'aria-hidden') === 'true' &&
    attribute(table, node, 'tabindex') === '-1' &&
    attribute(table, node, 'role') !== 'tabpanel' &&
    table.tag.subarray(node, table.end[node]).includes(Tag.button) &&
    !isBesideHidden(table, node)
  );
}

/** Another element right beside it says whether it is hidden. */
function isBesideHidden(table: NodeTable, node: number): boolean {
  const parent = table.parent[node]!;
  for (let at = node - 1, least = Math.max(parent, node - wrapperNodes); at > least; at--)
    if (table.parent[at] === parent && mayHaveAttribute(table, at, 'aria-hidden')) return true;
  for (let at = table.end[node]!, seen = 0; at < table.end[parent]! && seen < fewRows; at = table.end[at]!, seen++)
    if (mayHaveAttribute(table, at, 'aria-hidden')) return true;
  return false;
}

/** Bytes of text in the subtree; stops counting beyond `enough`. */
function textBytes(table: NodeTable, node: number, enough: number): number {
  let bytes = 0;
  for (let at = node + 1; at < table.end[node]! && bytes <= enough; at++) {
    if (table.tag[at] === 0) bytes += table.stop[at]! - table.start[at]!;
  }
  return bytes;
}
