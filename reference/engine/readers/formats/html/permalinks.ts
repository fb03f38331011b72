/**
 * Links of headings and terms to themselves, shown as a sign.
 * Standard: none; a habit of the makers of documentation.
 */
import type { Inline } from '../../../document/nodes.js';

/** True for a link to a place on the page that shows nothing but a sign. */
export function isPermalink(inline: Inline): boolean {
  return (
    typeof inline !== 'string' &&
    inline.type === 'link' &&
    inline.href.includes('#') &&
    inline.children.length === 1 &&
    typeof inline.children[0] === 'string' &&
    /^(?:[#¶§🔗]|\[?link\]?|permalink)$/iu.test(inline.children[0].trim())
  );
}
