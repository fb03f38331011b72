/**
 * What can be done to a document between reading and writing. A transform is one file here and one line below.
 * Spec: ParseOptions (onlyMainContent).
 */
import type { Reading } from '../document/reading.js';
import { dropFurniture } from './drop-furniture.js';

/** Plain data, because it is sent to another process. */
export interface Transform {
  type: 'dropFurniture';
}

export const transformers: Record<Transform['type'], (reading: Reading) => Reading> = {
  dropFurniture,
};
