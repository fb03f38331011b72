/**
 * Leaves out running headers and footers. Applied when only the main content is asked for.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import type { Block } from '../document/nodes.js';
import type { Reading } from '../document/reading.js';

/** The same reading without furniture blocks; readers put furniture at the top level only. */
export function dropFurniture(reading: Reading): Reading {
  const { document, printedPages } = reading;
  if (!document.blocks.some(isFurniture)) return reading;
  return {
    ...reading,
    document: { ...document, blocks: document.blocks.filter((block) => !isFurniture(block)) },
    ...(printedPages && {
      printedPages: printedPages.map((page) => ({
        ...page,
        blocks: page.blocks.filter(({ block }) => !('type' in block) || !isFurniture(block)),
      })),
    }),
  };
}

const isFurniture = ({ type }: Block): boolean => type === 'furniture';
