/**
 * Rows of a name and its value that a page sets side by side with boxes of its own: "Height" and "3.2 cm", or a number
 * above its name: "3" and "Bedrooms". Three of one kind in a row are told from other boxes; each is written as one line.
 * Standard: none; what a `dl` or a `table` would say.
 */
import { attribute } from '../../../html/attributes.js';
import { elementSets, ElementSet, Tag } from '../../../html/elements.table.js';
import type { NodeTable } from '../../../html/node-table.js';
import { TextMark } from '../../../html/node-table.js';

const rowNodes = 16;
const nameBytes = 60;
const valueBytes = 160;
/** A value above its name is a number with its unit: "3", "1,200 sq ft", "€ 350". */
const number = /^[$€£¥+~≈<>]?\s?\d[^\n]{0,20}$/u;
/** When something is, was or starts stands before it in a programme or a history. */
const isWhen = /:|^(?:1[5-9]|20)\d\d$|\d[./-]\d{1,2}[./-]|^\d{1,2}\.?\s?[^\d\s]{3}/;
const letterFirst = /^\p{L}/u;
const counter = /^\d{1,3}[.)]?$/;

/** Pictures, controls, links and headings of sections make a card of a box, not a row. */
const isOfCards = new Uint8Array(256);
for (const tag of [
  Tag.img,
  Tag.svg,
  Tag.button,
  Tag.input,
  Tag.select,
  Tag.a,
  Tag.p,
  Tag.ul,
  Tag.ol,
  Tag.li,
  Tag.table,
  Tag.pre,
  Tag.br,
  Tag.h1,
  Tag.h2,
  Tag.h3,
  Tag.h4,
  Tag.time,
])
  isOfCards[tag] = 1;

/** The name and the value of the row that `node` is; undefined for other boxes. */
export function attributeRow(table: NodeTable, node: number): { name: number; value: number } | undefined {
  const row = asRow(table, node);
  if (row === undefined) return undefined;
  const behind = rowsFrom(table, node);
  return behind >= 3 || behind + rowsBefore(table, node) >= 3 ? row : undefined;
}

/** Rows of the kind from `node` on, up to three. */
function rowsFrom(table: NodeTable, node: number): number {
  let rows = 1;
  for (let at = nextBox(table, node); at > 0 && rows < 3 && isLike(table, node, at, rows); at = nextBox(table, at))
    rows++;
  return rows;
}

/** Rows of the kind right before `node`, up to two. */
function rowsBefore(table: NodeTable, node: number): number {
  const around = table.parent[node]!;
  let rows = 0;
  for (let at = node - 1; at > around && rows < 2; at--) {
    while (table.parent[at] !== around) at = table.parent[at]!;
    if (table.tag[at] === Tag.text && (table.marks[at]! & TextMark.ink) === 0) continue;
    if (!isLike(table, node, at, -1 - rows)) break;
    rows++;
  }
  return rows;
}

/** True for a row of the same make; one that counts on from the first, `steps` behind it, is an entry of a list. */
function isLike(table: NodeTable, node: number, other: number, steps: number): boolean {
  if (table.tag[other] !== table.tag[node] || attribute(table, other, 'class') !== attribute(table, node, 'class'))
    return false;
  const [first, row] = [asRow(table, node), asRow(table, other)];
  if (first === undefined || row === undefined) return false;
  const isAbove = first.value < first.name;
  return (
    isAbove === row.value < row.name && !(isAbove && countOf(table, row.value) === countOf(table, first.value) + steps)
  );
}

/** The number of an entry ("2", "02."), NaN for other values. */
function countOf(table: NodeTable, value: number): number {
  const text = textOf(table, value);
  return counter.test(text) ? parseInt(text, 10) : NaN;
}

/** The element behind a box and white space; 0 for none. */
function nextBox({ tag, end, parent, marks }: NodeTable, node: number): number {
  const last = end[parent[node]!]!;
  let at = end[node]!;
  while (at < last && tag[at] === Tag.text && (marks[at]! & TextMark.ink) === 0) at = end[at]!;
  return at < last && tag[at] !== Tag.text ? at : 0;
}

function asRow(table: NodeTable, node: number): { name: number; value: number } | undefined {
  const { tag, end, marks } = table;
  if ((elementSets[tag[node]!]! & ElementSet.block) === 0 || end[node]! - node > rowNodes) return undefined;
  const parts: number[] = [];
  for (let child = node + 1; child < end[node]!; child = end[child]!) {
    if (tag[child] !== Tag.text) parts.push(child);
    else if ((marks[child]! & TextMark.ink) !== 0) return undefined;
  }
  const [name, value] = parts;
  if (name === undefined || value === undefined || parts.length > 2) return undefined;
  if (!isPlain(table, name, nameBytes) || !isPlain(table, value, valueBytes)) return undefined;
  // Two names with their values side by side: neither is a name of the other.
  if (asRow(table, name) !== undefined && asRow(table, value) !== undefined) return undefined;
  const called = textOf(table, name);
  const said = textOf(table, value);
  if (letterFirst.test(called)) return called !== said ? { name, value } : undefined;
  const isAbove =
    number.test(called) &&
    !isWhen.test(called) &&
    letterFirst.test(said) &&
    said.length <= nameBytes &&
    !/[.!]$/.test(said);
  return isAbove ? { name: value, value: name } : undefined;
}

function textOf({ tag, end, start, stop, source }: NodeTable, node: number): string {
  let text = '';
  for (let at = node; at < end[node]!; at++)
    if (tag[at] === Tag.text) text += source.toString('utf8', start[at], stop[at]);
  return text.trim();
}

/** Holds some text of at most so many bytes and nothing that makes a card. */
function isPlain({ tag, end, marks, start, stop }: NodeTable, node: number, most: number): boolean {
  let bytes = 0;
  for (let at = node; at < end[node]!; at++) {
    if (isOfCards[tag[at]!] === 1) return false;
    if (tag[at] === Tag.text && (marks[at]! & TextMark.ink) !== 0) bytes += stop[at]! - start[at]!;
  }
  return bytes > 0 && bytes <= most;
}
