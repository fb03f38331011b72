/**
 * An equation in the page's tree, as the MathML translator takes it.
 * Standard: MathML Core, 3 Presentation elements.
 */
import { attribute } from '../../../html/attributes.js';
import { Tag } from '../../../html/elements.table.js';
import { decodeEntities } from '../../../html/entities.js';
import { nodeName, sliceText, type NodeTable } from '../../../html/node-table.js';
import type { MathmlElement } from '../../shared/math/mathml-element.js';

export function mathmlNode(table: NodeTable, node: number): MathmlElement {
  return {
    name: nodeName(table, node),
    attribute: (name) => attribute(table, node, name),
    text: () => textOf(table, node),
    children: () => childrenOf(table, node),
  };
}

function childrenOf(table: NodeTable, node: number): MathmlElement[] {
  const children: MathmlElement[] = [];
  for (let child = node + 1; child < table.end[node]!; child = table.end[child]!) {
    if (table.tag[child] !== Tag.text) children.push(mathmlNode(table, child));
  }
  return children;
}

function textOf(table: NodeTable, node: number): string {
  let text = '';
  for (let at = node + 1; at < table.end[node]!; at++) {
    if (table.tag[at] === Tag.text)
      text += decodeEntities(sliceText(table.source, table.start[at]!, table.stop[at]!), false);
  }
  return text;
}
