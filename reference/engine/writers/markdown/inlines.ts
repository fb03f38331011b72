/**
 * Writes inlines as Markdown: text, emphasis, code, links, images, breaks, equations, footnote marks.
 * Standard: CommonMark 0.31 section 6, GFM strikethrough.
 */
import type { Code, Image, Inline, Link, Styled } from '../../document/nodes.js';
import { isLetterOrNumber } from '../../document/word-characters.js';
import { canDelimit, escapeText } from './escape.js';

/** Surroundings of the inlines. In a table or heading a line cannot break. */
export interface InlineContext {
  inLink: boolean;
  inTable: boolean;
  inHeading: boolean;
}

export const plainContext: InlineContext = { inLink: false, inTable: false, inHeading: false };
export const tableContext: InlineContext = { inLink: false, inTable: true, inHeading: false };
export const headingContext: InlineContext = { inLink: false, inTable: false, inHeading: true };
const inPlainLink: InlineContext = { ...plainContext, inLink: true };
const inTableLink: InlineContext = { ...tableContext, inLink: true };
const inHeadingLink: InlineContext = { ...headingContext, inLink: true };

/** The Markdown of a run of inlines, without leading or trailing space. Line starts are not escaped yet. */
export function writeInlines(inlines: readonly Inline[], context: InlineContext): string {
  const only = inlines.length === 1 ? inlines[0] : undefined;
  const text = typeof only === 'string' ? escapeText(only, context, '', '') : writeRun(inlines, context, '', '');
  return text.trim();
}

/** `before` and `after` are the characters around the run, which decide what must be escaped and which delimiters work. */
function writeRun(inlines: readonly Inline[], context: InlineContext, before: string, after: string): string {
  const run = mergeNeighbours(inlines);
  const last = run.length - 1;
  let out = '';
  let previous = before;
  for (let i = 0; i <= last; i++) {
    const piece = writeInline(run[i]!, context, previous, i < last ? firstCharacter(run[i + 1]!) : after);
    if (piece === '') continue;
    out += piece;
    if (i < last) previous = piece.charAt(piece.length - 1);
  }
  return out;
}

function writeInline(inline: Inline, context: InlineContext, before: string, after: string): string {
  if (typeof inline === 'string') return escapeText(inline, context, before, after);
  switch (inline.type) {
    case 'styled':
      return writeStyled(inline, context, before, after);
    case 'code':
      return writeCode(inline, context);
    case 'link':
      return writeLink(inline, context, before, after);
    case 'image':
      return writeImage(inline, context);
    case 'lineBreak':
      return context.inTable ? '<br>' : context.inHeading ? ' ' : '  \n';
    case 'math':
      return `$${context.inTable ? inline.latex.replaceAll('|', '\\vert ') : inline.latex}$`;
    case 'footnoteReference':
      return `[^${inline.label}]`;
  }
}

/** Neighbours of the same kind become one, since `*a**b*` and the like cannot be read back. */
function mergeNeighbours(inlines: readonly Inline[]): readonly Inline[] {
  let merged: Inline[] | undefined;
  let own: Inline | undefined;
  for (let i = 1; i < inlines.length; i++) {
    const current = inlines[i]!;
    const previous = merged ? merged[merged.length - 1]! : inlines[i - 1]!;
    const joined = join(previous, current, previous === own);
    if (joined !== undefined) {
      merged ??= inlines.slice(0, i);
      merged[merged.length - 1] = own = joined;
    } else {
      merged?.push(current);
    }
  }
  return merged ?? inlines;
}

/** `isOwn`: `a` was made here and may grow; copying it for each neighbour would take quadratic time. */
function join(a: Inline, b: Inline, isOwn: boolean): Inline | undefined {
  if (typeof a === 'string') return typeof b === 'string' ? a + b : undefined;
  if (typeof b === 'string') return undefined;
  if (a.type === 'code' && b.type === 'code') return { type: 'code', text: a.text + b.text };
  if (a.type !== 'styled' || b.type !== 'styled' || a.style !== b.style) return undefined;
  const whole = isOwn ? a : { ...a, children: [...a.children] };
  for (const child of b.children) whole.children.push(child);
  return whole;
}

/** The first character an inline is likely to be written with. */
function firstCharacter(inline: Inline): string {
  if (typeof inline === 'string') return inline.charAt(0);
  switch (inline.type) {
    case 'styled': {
      const inner = inline.children[0] === undefined ? '' : firstCharacter(inline.children[0]);
      // White space at the start of a styled text is written outside of it.
      return /\s/.test(inner) ? inner : (delimiters[inline.style]?.charAt(0) ?? inner);
    }
    case 'code':
      return '`';
    case 'link':
    case 'footnoteReference':
      return '[';
    case 'image':
      return '!';
    case 'lineBreak':
      return '\n';
    case 'math':
      return '$';
  }
}

const delimiters: Partial<Record<Styled['style'], string>> = {
  strong: '**',
  emphasis: '*',
  strikethrough: '~~',
  superscript: '<',
  subscript: '<',
};
const tags: Partial<Record<Styled['style'], string>> = {
  strong: 'strong',
  emphasis: 'em',
  strikethrough: 'del',
  superscript: 'sup',
  subscript: 'sub',
};

function writeStyled(node: Styled, context: InlineContext, before: string, after: string): string {
  const delimiter = delimiters[node.style];
  if (delimiter === undefined || (node.style === 'superscript' && node.children.some(isReference)))
    return writeRun(node.children, context, before, after);
  const inner = writeRun(node.children, context, delimiter.charAt(0), delimiter.charAt(0));
  const start = inner.length - inner.trimStart().length;
  const end = inner.trimEnd().length;
  if (end <= start) return inner;
  const leading = inner.slice(0, start);
  const content = inner.slice(start, end);
  const trailing = inner.slice(end);
  const outerBefore = leading === '' ? before : ' ';
  const outerAfter = trailing === '' ? after : ' ';
  return leading + delimit(node.style, content, outerBefore, outerAfter) + trailing;
}

function delimit(style: Styled['style'], content: string, before: string, after: string): string {
  const tag = tags[style]!;
  if (style === 'superscript' && readsOnTheLine(content, before)) return content;
  if (style === 'superscript' || style === 'subscript') return `<${tag}>${content}</${tag}>`;
  const first = content.charAt(0);
  const last = content.charAt(content.length - 1);
  const star = delimiters[style]!;
  const mark = star.charAt(0);
  const flanks = canDelimit(before, first) && canDelimit(after, last);
  // Text outside never ends in a bare delimiter (it is escaped), so an equal neighbour is markup this run would fuse with.
  const touches = before === mark || after === mark || first === mark || last === mark;
  if (flanks && !touches) return star + content + star;
  if (style === 'strikethrough')
    return flanks && first !== mark && last !== mark ? star + content + star : `<${tag}>${content}</${tag}>`;
  const underscores = star.replaceAll('*', '_');
  const underscoresWork =
    flanks &&
    first !== '_' &&
    last !== '_' &&
    before !== '_' &&
    after !== '_' &&
    !isLetterOrNumber(before) &&
    !isLetterOrNumber(after);
  if (underscoresWork) return underscores + content + underscores;
  if (flanks && nestsWithStars(style, content, before, after)) return star + content + star;
  return flanks ? `<${tag}>${content}</${tag}>` : narrowed(style, content, before, after);
}

/** `18th` and `Name®` say the same when all stands on the line; `10<sup>6</sup>` does not. */
function readsOnTheLine(raised: string, before: string): boolean {
  return /^(?:[®™©℠†‡]|\\\*)+$/.test(raised) || (/\d/.test(before) && /^(?:st|nd|rd|th|ère|ème)$/i.test(raised));
}

/** Signs of sentences at the ends of a styled text; an escaped one has its backslash before it. */
const openingSigns = /^[¿¡“‘«„‚]+/;
const closingSigns = /(?<!\\)[.,:;?”’»…]+$/;

/**
 * Styles a text that ends in a sign right beside a word, where a delimiter would not be read: the sign goes outside
 * (`**Note**:text`). What ends in markup keeps an element.
 */
function narrowed(style: Styled['style'], content: string, before: string, after: string): string {
  const opening = openingSigns.exec(content)?.[0] ?? '';
  const closing = closingSigns.exec(content.slice(opening.length))?.[0] ?? '';
  const inner = content.slice(opening.length, content.length - closing.length);
  if (inner !== '' && inner !== content)
    return opening + delimit(style, inner, opening.slice(-1) || before, closing.charAt(0) || after) + closing;
  return `<${tags[style]!}>${content}</${tags[style]!}>`;
}

/** `***x***` reads as emphasis around strong, so strong at the very edge of emphasis may keep its stars. */
function nestsWithStars(style: Styled['style'], content: string, before: string, after: string): boolean {
  return (
    style === 'emphasis' &&
    before !== '*' &&
    after !== '*' &&
    content.startsWith('**') &&
    content.endsWith('**') &&
    !content.startsWith('***') &&
    !content.slice(2, -2).includes('*')
  );
}

function isReference(inline: Inline): boolean {
  return typeof inline !== 'string' && (inline.type === 'link' || inline.type === 'footnoteReference');
}

function writeCode(node: Code, context: InlineContext): string {
  const text = node.text.replace(/[\r\n]+/g, ' ');
  if (text === '') return '';
  const longest = longestRun(text, '`');
  const shortest = shortestFreeRun(text, longest);
  const fence = '`'.repeat(shortest);
  const needsSpace =
    text.startsWith('`') || text.endsWith('`') || (text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '');
  const body = context.inTable ? text.replaceAll('|', '\\|') : text;
  return needsSpace ? `${fence} ${body} ${fence}` : fence + body + fence;
}

/** Length of the longest run of `mark` in the text. */
export function longestRun(text: string, mark: string): number {
  let longest = 0;
  for (let i = text.indexOf(mark); i >= 0; i = text.indexOf(mark, i)) {
    let length = 0;
    while (text.charAt(i) === mark) {
      length++;
      i++;
    }
    if (length > longest) longest = length;
  }
  return longest;
}

function shortestFreeRun(text: string, longest: number): number {
  if (longest === 0) return 1;
  const runs = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
  for (let length = 1; length <= longest; length++) if (!runs.has(length)) return length;
  return longest + 1;
}

function writeLink(node: Link, context: InlineContext, before: string, after: string): string {
  if (context.inLink) return writeRun(node.children, context, before, after);
  const inner = writeRun(node.children, linkContext(context), '[', ']');
  const text = inner.trim();
  if (text === '') return inner === '' ? '' : ' ';
  const link = `[${text}](${writeDestination(node.href, context)}${writeTitle(node.title, context)})`;
  if (text.length === inner.length) return link;
  const leading = inner.trimStart().length < inner.length ? ' ' : '';
  const trailing = inner.trimEnd().length < inner.length ? ' ' : '';
  return leading + link + trailing;
}

function linkContext(context: InlineContext): InlineContext {
  return context.inTable ? inTableLink : context.inHeading ? inHeadingLink : inPlainLink;
}

function writeImage(node: Image, context: InlineContext): string {
  const alt = escapeText(collapsed(node.alt), linkContext(context), '[', ']');
  if (node.src === null) return alt === '' ? '' : `![${alt}](${removedPicture})`;
  if (node.src === '') return alt;
  return `![${alt}](${writeDestination(node.src, context)}${writeTitle(node.title, context)})`;
}

/** What programs look for in the place of a picture that was left out. */
const removedPicture = '<Base64-Image-Removed>';

/** White space as one space each, and none at the ends. */
function collapsed(text: string): string {
  return (/[^\S ]|\s\s/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}

function writeDestination(href: string, context: InlineContext): string {
  if (href !== '' && !/[\s()<>\\&|]/.test(href)) return href;
  let destination = href.replace(/[\r\n\t]+/g, '');
  if (context.inTable) destination = destination.replaceAll('|', '%7C');
  if (destination === '') return '<>';
  if (!/[\s()<>\\&]/.test(destination)) return destination;
  if (/[\s<>]/.test(destination) || !isBalanced(destination))
    return `<${destination.replace(/[<>\\]/g, '\\$&').replace(entities, '\\$&')}>`;
  return destination.replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\').replace(entities, '\\$&');
}

const entities = /&(?=(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});)/g;

function isBalanced(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x28) depth++;
    else if (code === 0x29 && --depth < 0) return false;
  }
  return depth === 0;
}

function writeTitle(title: string | undefined, context: InlineContext): string {
  if (title === undefined || title === '') return '';
  if (!/["\\&|\n]/.test(title)) return ` "${title}"`;
  const text = title
    .replace(/\s*\n\s*/g, ' ')
    .replace(/["\\]/g, '\\$&')
    .replace(entities, '\\$&');
  return ` "${context.inTable ? text.replaceAll('|', '\\|') : text}"`;
}
