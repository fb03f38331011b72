/**
 * The variants of goods that a page offers in a `select` beside their price: sizes, colours, surcharges. Other selects
 * (countries, orders of a list, amounts) are controls.
 * Standard: HTML, 4.10.7 The select element.
 */
import { attribute, mayHaveAttribute } from '../../../html/attributes.js';
import { Tag } from '../../../html/elements.table.js';
import type { NodeTable } from '../../../html/node-table.js';
import { collapseSpace } from '../../../html/white-space.js';
import { decodeEntities } from '../../../html/entities.js';

const mostVariants = 60;
/** The price stands in a box at most so many steps up, among so many nodes. */
const priceHops = 5;
const nearNodes = 300;
const control =
  /country|state|region|province|currency|language|locale|sort|order-?by|quantity|qty|per-?page|limit|year|month|day/i;
const price = /(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF))\s?\d|\d\s?(?:[€£¥]|(?:USD|EUR|GBP|CHF)\b)/;

/** The names of the variants in their order; undefined for other selects. */
export function variantsOf(table: NodeTable, select: number): string[] | undefined {
  const names = ['name', 'id', 'class', 'aria-label'].map((name) => attribute(table, select, name) ?? '').join(' ');
  if (control.test(names)) return undefined;
  const variants: string[] = [];
  for (let node = select + 1; node < table.end[select]!; node++) {
    if (table.tag[node] !== Tag.option) continue;
    if (mayHaveAttribute(table, node, 'value') && attribute(table, node, 'value') === '') continue;
    const text = textOf(table, node);
    if (text !== '') variants.push(text);
    if (variants.length > mostVariants) return undefined;
  }
  return variants.length > 0 && isBesidePrice(table, select) ? variants : undefined;
}

function isBesidePrice(table: NodeTable, select: number): boolean {
  let box = table.parent[select]!;
  for (let hops = 0; hops < priceHops && table.parent[box]! > 0; hops++) {
    const up = table.parent[box]!;
    if (table.tag[up] === Tag.body || table.end[up]! - up > nearNodes) break;
    box = up;
  }
  for (let node = box; node < Math.min(table.end[box]!, box + nearNodes); node++) {
    if (node === select) node = table.end[select]!;
    if (node >= table.end[box]!) break;
    if (table.tag[node] === Tag.text && price.test(table.source.toString('utf8', table.start[node], table.stop[node])))
      return true;
  }
  return false;
}

function textOf(table: NodeTable, node: number): string {
  let text = '';
  for (let at = node + 1; at < table.end[node]!; at++)
    if (table.tag[at] === Tag.text) text += table.source.toString('utf8', table.start[at], table.stop[at]);
  return collapseSpace(decodeEntities(text, false));
}
