/**
 * Links of headings and terms to themselves, shown as a sign.
 * Standard: none; a habit of the makers of documentation.
 */
import type { Inline } from '../../../document/nodes.js';
import { attribute } from '../../../html/attributes.js';
import type { NodeTable } from '../../../html/node-table.js';
import type { Builder } from './builder.js';

/** True for a link to a place on the page that shows nothing but a sign. */
export function isPermalink(inline: Inline): boolean {
  return (
    typeof inline !== 'string' &&
    inline.type === 'link' &&
    inline.href.includes('#') &&
    inline.children.length === 1 &&
    typeof inline.children[0] === 'string' &&
    /^(?:[#¶§🔗]|\[?link\]?|permalink)$/iu.test(inline.children[0].trim())
  );
}

/** Elements from a heading up whose `id` is that of its section. */
const sectionHops = 3;

/** The text of a heading without the link around it that leads to the heading itself or, by a script, nowhere. */
export function withoutOwnLink(builder: Builder, heading: number, children: Inline[]): Inline[] {
  const only = children.length === 1 ? children[0] : undefined;
  if (only === undefined || typeof only === 'string' || only.type !== 'link' || !only.href.includes('#'))
    return children;
  const leadsTo = (place: string): boolean => builder.options.urls.resolve(`#${place}`) === only.href;
  return leadsTo('') || placesOf(builder.table, heading).some(leadsTo) ? only.children : children;
}

/** The `id` of a heading, of its section and of its link. */
function placesOf(table: NodeTable, heading: number): string[] {
  const nodes = heading + 1 < table.end[heading]! ? [heading + 1] : [];
  for (let at = heading, hop = 0; at > 0 && hop < sectionHops; at = table.parent[at]!, hop++) nodes.push(at);
  return nodes.map((node) => attribute(table, node, 'id') ?? '');
}
