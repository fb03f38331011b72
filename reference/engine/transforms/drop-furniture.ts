/**
 * Leaves out running headers and footers. Applied when only the main content is asked for.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import type { Reading } from '../document/reading.js';

/** The same reading without furniture blocks; readers put furniture at the top level only. */
export function dropFurniture(reading: Reading): Reading {
  const blocks = reading.document.blocks;
  if (!blocks.some((block) => block.type === 'furniture')) return reading;
  return {
    ...reading,
    document: { ...reading.document, blocks: blocks.filter((block) => block.type !== 'furniture') },
  };
}
