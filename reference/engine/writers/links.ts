/**
 * The `links` of a document: every target once, in reading order. Targets inside the document (`#id`) are not links to elsewhere.
 * Spec: Document data, links.
 */
import type { Document } from '../document/nodes.js';
import { walkInlines } from '../document/walk.js';

export function writeLinks(document: Document): string[] {
  const links = new Set<string>();
  walkInlines(document, (inline) => {
    if (typeof inline !== 'string' && inline.type === 'link' && inline.href !== '' && !inline.href.startsWith('#'))
      links.add(inline.href);
  });
  return [...links];
}
