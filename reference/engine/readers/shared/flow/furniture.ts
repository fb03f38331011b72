/**
 * Headers and footers around the body: headers first, footers last, each text once, because every section repeats them.
 * Used by the DOC and RTF readers.
 * Spec: ParseOptions, onlyMainContent.
 */
import type { Block, Furniture } from '../../../document/nodes.js';

/** The blocks of the body with the furniture around them. */
export function withFurniture(body: Block[], furniture: readonly Furniture[]): Block[] {
  if (furniture.length === 0) return body;
  const seen = new Set<string>();
  const once = furniture.filter(({ role, children }) => {
    const key = role + JSON.stringify(children);
    if (children.length === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return [...once.filter(({ role }) => role === 'header'), ...body, ...once.filter(({ role }) => role === 'footer')];
}
