/**
 * Where the interpreter gets its fonts from.
 * Spec: ISO 32000-1, 7.8.3 (resource dictionaries).
 */
import type { Dict } from '../file/objects.js';
import type { Font } from './font.js';

/** Gives fonts their object, cached over the pages of a file. */
export interface FontSource {
  /** The font of a resource dictionary, with its number among all fonts of the file. */
  font(resources: Dict | undefined, name: string): { font: Font; index: number } | undefined;
  /** The number of a plain font for text that comes without one. */
  plain(): number;
}
