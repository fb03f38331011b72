/**
 * The `images` of a document: the address of every picture once, in reading order.
 * Embedded pictures have no address unless their bytes were asked for (then it is a `data:` URI).
 * Spec: Formats accepted by /parse, images; silence: the response field is not shown.
 */
import type { Document } from '../document/nodes.js';
import { walkInlines } from '../document/walk.js';

export function writeImages(document: Document): string[] {
  const images = new Set<string>();
  walkInlines(document, (inline) => {
    if (typeof inline !== 'string' && inline.type === 'image' && inline.src) images.add(inline.src);
  });
  return [...images];
}
