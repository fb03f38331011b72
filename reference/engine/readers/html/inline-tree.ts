/**
 * Turns text with marks into the tree of inlines: empty elements vanish, neighbouring text is one string,
 * code keeps its text but lets links stay links.
 */
import type { Inline, TextStyle } from '../../document/nodes.js';

/** An open inline element. `node` identifies it. */
export interface InlineFrame {
  node: number;
  what: { kind: 'style'; style: TextStyle } | { kind: 'code' } | { kind: 'link'; href: string; title?: string };
}

/** A place in the decoded text where an element starts (`start`), something stands (`inline`), or the innermost element ends (neither). */
export interface InlineMark {
  at: number;
  start?: InlineFrame;
  inline?: Inline;
}

interface Level {
  frame: InlineFrame | undefined;
  children: Inline[];
}

/** Marks are in order; those of elements still open at the end need no end. */
export function inlineTree(text: string, marks: readonly InlineMark[]): Inline[] {
  const root: Level = { frame: undefined, children: [] };
  const levels: Level[] = [root];
  let level = root;
  let from = 0;
  for (const mark of marks) {
    if (mark.at > from) {
      level.children.push(text.slice(from, mark.at));
      from = mark.at;
    }
    if (mark.start) {
      level = { frame: mark.start, children: [] };
      levels.push(level);
    } else if (mark.inline) {
      level.children.push(mark.inline);
    } else {
      level = close(levels);
    }
  }
  if (from < text.length) level.children.push(text.slice(from));
  while (levels.length > 1) close(levels);
  return withoutEdgeBreaks(root.children);
}

/** Ends the innermost level, putting its inline into the one around it, which is returned. */
function close(levels: Level[]): Level {
  const { frame, children } = levels.pop()!;
  const outer = levels[levels.length - 1]!;
  if (!frame || children.length === 0) return outer;
  const { what } = frame;
  if (what.kind === 'code') outer.children.push(...asCode(children));
  else if (what.kind === 'link')
    outer.children.push({
      type: 'link',
      href: what.href,
      children,
      ...(what.title === undefined ? {} : { title: what.title }),
    });
  else outer.children.push({ type: 'styled', style: what.style, children });
  return outer;
}

/** Code is plain text; what is no text inside it (a link, an image) stays itself. */
function asCode(inlines: readonly Inline[]): Inline[] {
  const out: Inline[] = [];
  for (const inline of inlines) {
    if (typeof inline === 'string') addCode(out, inline);
    else if (inline.type === 'code') addCode(out, inline.text);
    else if (inline.type === 'styled') for (const part of asCode(inline.children)) addPart(out, part);
    else if (inline.type === 'link') out.push({ ...inline, children: asCode(inline.children) });
    else if (inline.type === 'lineBreak') addCode(out, ' ');
    else out.push(inline);
  }
  return out;
}

function addPart(out: Inline[], part: Inline): void {
  if (typeof part !== 'string' && part.type === 'code') addCode(out, part.text);
  else out.push(part);
}

function addCode(out: Inline[], text: string): void {
  const last = out[out.length - 1];
  if (last !== undefined && typeof last !== 'string' && last.type === 'code') last.text += text;
  else out.push({ type: 'code', text });
}

/** Breaks at the start and the end of a block do not show. */
function withoutEdgeBreaks(inlines: Inline[]): Inline[] {
  let start = 0;
  let end = inlines.length;
  while (start < end && isBreak(inlines[start]!)) start++;
  while (end > start && isBreak(inlines[end - 1]!)) end--;
  return start === 0 && end === inlines.length ? inlines : inlines.slice(start, end);
}

function isBreak(inline: Inline): boolean {
  return typeof inline !== 'string' && inline.type === 'lineBreak';
}
