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
  else builder.blocks.push({ type: 'figure', children: withoutSaid(blocks, textOf(inlines)), caption: inlines });
}

/** Pictures do not say again what the caption begins with. */
function withoutSaid(blocks: Block[], caption: string): Block[] {
  return blocks.map((block) =>
    block.type === 'paragraph'
      ? { ...block, children: block.children.map((inline) => unsaid(inline, caption)) }
      : block,
  );
}

function unsaid(inline: Inline, caption: string): Inline {
  if (typeof inline === 'string') return inline;
  if (inline.type === 'link') return { ...inline, children: inline.children.map((child) => unsaid(child, caption)) };
  const isSaid = inline.type === 'image' && inline.src && inline.alt !== '' && caption.startsWith(inline.alt);
  return isSaid ? { ...inline, alt: '' } : inline;
}

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      return 'children' in inline ? textOf(inline.children) : '';
    })
    .join('');
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
