/**
 * Document -> HTML: the `html` of every input that is not HTML itself.
 * Spec: Document data, html (no script, style, noscript, meta or head; spans kept).
 */
import type { Document } from '../../document/nodes.js';
import { writeBlocks } from './blocks.js';
import { escapeAttribute, escapeHtml } from './escape.js';

/** The body content of a page, one block a line, no document shell; footnotes in a section at the end. */
export function writeHtml(document: Document): string {
  const body = writeBlocks(document.blocks);
  const notes = document.footnotes ?? [];
  if (notes.length === 0) return body;
  const items = notes.map(
    (note) =>
      `<li id="fn-${escapeAttribute(note.label)}"><span>${escapeHtml(note.label)}</span> ${writeBlocks(note.children)}</li>`,
  );
  return `${body}\n<section role="doc-endnotes">\n<ul>\n${items.join('\n')}\n</ul>\n</section>`;
}
