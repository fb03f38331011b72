/** Writes inlines as HTML. Spec: Document data, html. */
import type { Image, Inline, TextStyle } from '../../document/nodes.js';
import { escapeAttribute, escapeHtml } from './escape.js';

const tags: Record<TextStyle, string> = {
  strong: 'strong',
  emphasis: 'em',
  strikethrough: 'del',
  underline: 'u',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
};

export function writeInlines(inlines: readonly Inline[]): string {
  let out = '';
  for (const inline of inlines) out += writeInline(inline);
  return out;
}

function writeInline(inline: Inline): string {
  if (typeof inline === 'string') return escapeHtml(inline);
  switch (inline.type) {
    case 'styled':
      return `<${tags[inline.style]}>${writeInlines(inline.children)}</${tags[inline.style]}>`;
    case 'code':
      return `<code>${escapeHtml(inline.text)}</code>`;
    case 'link':
      return `<a href="${escapeAttribute(inline.href)}"${title(inline.title)}>${writeInlines(inline.children)}</a>`;
    case 'image':
      return writeImage(inline);
    case 'lineBreak':
      return '<br>';
    case 'math':
      return `<code class="language-math">${escapeHtml(inline.latex)}</code>`;
    case 'footnoteReference':
      return `<sup><a href="#fn-${escapeAttribute(inline.label)}" id="fnref-${escapeAttribute(inline.label)}">${escapeHtml(inline.label)}</a></sup>`;
  }
}

/** A picture whose bytes were not asked for, or that there is none of, keeps its alternative text and has no `src`. */
function writeImage(image: Image): string {
  const source = !image.src ? '' : ` src="${escapeAttribute(image.src)}"`;
  return `<img${source} alt="${escapeAttribute(image.alt)}"${title(image.title)}>`;
}

function title(text: string | undefined): string {
  return text === undefined || text === '' ? '' : ` title="${escapeAttribute(text)}"`;
}
