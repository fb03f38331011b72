/**
 * Turns text with marks into the tree of inlines: empty elements vanish, neighbouring text is one string,
 * code keeps its text but lets links stay links.
 */
import type { Inline, TextStyle } from '../../../document/nodes.js';

/** An open inline element, identified by its node: a style, a link, or code when it is neither. */
export interface InlineFrame {
  node: number;
  style: TextStyle | undefined;
  href: string | undefined;
  title: string | undefined;
}

/** A place in the decoded text where an element starts (`start`), something stands (`inline`), or the innermost element ends (neither). */
export interface InlineMark {
  at: number;
  start: InlineFrame | undefined;
  inline: Inline | undefined;
}

/** The first `count` marks count; they are in order. Elements still open at the end need no mark of their end. */
export function inlineTree(text: string, marks: readonly InlineMark[], count: number): Inline[] {
  const inlines = contentAt({ text, marks, count, next: 0, from: 0 });
  return inlines === none ? [] : withoutEdgeBreaks(inlines);
}

/** How far the marks and the text were read. */
interface Position {
  readonly text: string;
  readonly marks: readonly InlineMark[];
  readonly count: number;
  next: number;
  from: number;
}

/** What stands up to the end of the innermost open element. */
function contentAt(position: Position): Inline[] {
  const { text, marks, count } = position;
  let content = none;
  while (position.next < count) {
    const { at, start, inline } = marks[position.next++]!;
    if (at > position.from) {
      content = appended(content, text.slice(position.from, at));
      position.from = at;
    }
    if (start) content = closed(start, contentAt(position), content);
    else if (inline !== undefined) content = appended(content, inline);
    else return content;
  }
  if (position.from < text.length) {
    content = appended(content, text.slice(position.from));
    position.from = text.length;
  }
  return content;
}

/** Stands for a list nothing was added to; most lists get one inline, and a list made with it is the smallest. */
const none: Inline[] = [];

function appended(list: Inline[], inline: Inline): Inline[] {
  if (list === none) return [inline];
  list.push(inline);
  return list;
}

/** Puts the inline of an element that ended into what stands around it, which is returned. */
function closed(frame: InlineFrame, children: Inline[], outer: Inline[]): Inline[] {
  if (children === none) return outer;
  const { href, style, title } = frame;
  if (style !== undefined) return appended(outer, { type: 'styled', style, children });
  if (href === undefined) return asCode(children).reduce(appended, outer);
  return appended(
    outer,
    title === undefined ? { type: 'link', href, children } : { type: 'link', href, children, title },
  );
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
