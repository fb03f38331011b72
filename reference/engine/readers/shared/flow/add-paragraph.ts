/**
 * One paragraph of a Word-like format -> the block it is: heading, list item, line of code, quote or plain paragraph.
 * Used by the DOC and RTF readers; the DOCX reader decides the same way.
 * Spec: What the service does, 1.
 */
import type { Block, Heading, Inline, Link } from '../../../document/nodes.js';
import type { Anchors } from './anchors.js';
import type { BlockFlow } from './block-flow.js';
import { CODE, EMPHASIS, STRONG, UNDERLINE, type InlineBuilder } from './inline-builder.js';
import { looksLikeCode } from '../typefaces/typefaces.js';
import type { CountedMark } from '../lists/list-counters.js';
import type { StyleRole } from './style-roles.js';

export interface WordParagraph {
  inlines: InlineBuilder;
  role: StyleRole;
  /** The paragraph's own outline level, 0 to 8, or 9 for body text; undefined leaves it to the style. */
  outlineLevel: number | undefined;
  /** Its mark, when it is in a list and shows something. */
  item: CountedMark | undefined;
  /** Names of places in the paragraph. */
  bookmarks: readonly string[];
  /** Blocks that follow it because they are anchored in it. */
  anchored: readonly Block[];
}

/** Adds the paragraph and what is anchored in it; headings with bookmarks are noted in `anchors`. */
export function addParagraph(paragraph: WordParagraph, flow: BlockFlow, anchors: Anchors): void {
  const { inlines, role, anchored, item } = paragraph;
  let isItem = false;
  if (inlines.isEmpty) {
    if (role.block === 'code') flow.addCode('');
    else flow.separate();
  } else {
    const level = headingLevel(paragraph);
    if (level !== undefined) addHeading(paragraph, level, flow, anchors);
    else if (item !== undefined) {
      flow.addItem(item.mark, [{ type: 'paragraph', children: finish(inlines) }]);
      isItem = true;
    } else addText(paragraph, flow);
  }
  for (const block of anchored) if (!(isItem && flow.continueItem(block))) flow.add(block);
}

/** Notes a link into the document, to be settled at the end; gives the link back. */
export function noteLink(link: Link, anchors: Anchors): Link {
  if (link.href.startsWith('#')) anchors.links.push(link);
  return link;
}

function headingLevel({ role, outlineLevel }: WordParagraph): number | undefined {
  if (outlineLevel === undefined) return role.headingLevel;
  return outlineLevel < 9 ? Math.min(outlineLevel + 1, 6) : undefined;
}

/** Styles that all of a heading has are those of headings, and say nothing. */
function addHeading(
  { inlines, bookmarks, item }: WordParagraph,
  level: number,
  flow: BlockFlow,
  anchors: Anchors,
): void {
  const children = inlines.finish((inlines.commonStyles() & (STRONG | EMPHASIS | UNDERLINE)) | CODE);
  if (item !== undefined && item.text !== '') prefix(children, `${item.text} `);
  const heading: Heading = { type: 'heading', level, children };
  if (bookmarks.length > 0) anchors.headings.push({ heading, bookmarks: [...bookmarks] });
  flow.add(heading);
}

function addText({ inlines, role }: WordParagraph, flow: BlockFlow): void {
  const isCode = role.block === 'code' || (inlines.commonStyles() & CODE) !== 0;
  if (isCode && (role.block === 'code' || flow.endsWithCode || looksLikeCode(inlines.plainText()))) {
    flow.addCode(inlines.plainText());
    return;
  }
  const children = finish(inlines);
  const [only] = children;
  if (children.length === 1 && typeof only === 'object' && only.type === 'math')
    flow.add({ type: 'mathBlock', latex: only.latex });
  else if (role.block === 'quote') flow.addQuoted({ type: 'paragraph', children });
  else flow.addParagraph(children);
}

/** A paragraph set in a typewriter face from end to end is no inline code. */
function finish(inlines: InlineBuilder): Inline[] {
  return inlines.finish(inlines.commonStyles() & CODE);
}

function prefix(children: Inline[], text: string): void {
  if (typeof children[0] === 'string') children[0] = text + children[0];
  else children.unshift(text);
}
