/**
 * Figures with captions, and disclosures with summaries.
 * Standard: HTML, 4.4.12 The figure element, 4.11.1 The details element.
 */
import type { Block, Inline } from '../../../document/nodes.js';
import { Tag } from '../../../html/elements.table.js';
import type { Builder } from './builder.js';

/** Adds a figure; without a caption its content stands alone. */
export function figureOf(builder: Builder, node: number): void {
  builder.flush();
  const { blocks, inlines } = splitOff(builder, node, Tag.figcaption);
  if (inlines.length === 0) builder.blocks.push(...blocks);
  else builder.blocks.push({ type: 'figure', children: blocks, caption: inlines });
}

/** The disclosure of a `details` element; undefined when it shows nothing. */
export function detailsOf(builder: Builder, node: number): Block | undefined {
  const { blocks, inlines } = splitOff(builder, node, Tag.summary);
  if (inlines.length === 0 && blocks.length === 0) return undefined;
  return { type: 'details', summary: inlines, children: blocks };
}

/** The content of a node, with the first child of the given tag rendered apart, as inlines. */
function splitOff(builder: Builder, node: number, tag: number): { blocks: Block[]; inlines: Inline[] } {
  const { table } = builder;
  let inlines: Inline[] | undefined;
  const outer = builder.startBlocks();
  for (let child = node + 1; child < table.end[node]!; child = table.end[child]!) {
    if (table.tag[child] === tag && inlines === undefined && !builder.isLeftOut(child)) {
      builder.flush();
      inlines = builder.inlinesOf(() => builder.visit(child));
    } else {
      builder.visit(child);
    }
  }
  return { blocks: builder.endBlocks(outer), inlines: inlines ?? [] };
}
