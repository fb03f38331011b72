/**
 * What looking at bytes can tell. Passed from the single sniffers to detect-format.ts.
 * Spec: What the service does, 2.
 */
import type { Format } from '../document/reading.js';

/** A format we read, another kind by its name in words, or why it cannot be read. `maybe`: only the name can settle it. */
export type Kind =
  | { format: Format }
  | { unsupported: string }
  | { encrypted: true }
  | { damaged: string }
  | { maybe: 'text' | 'binary' };
