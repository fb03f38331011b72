/**
 * What looking at bytes can tell. Passed from the single sniffers to detect-format.ts.
 * Spec: What the service does, 2.
 */
import type { DocumentFormat } from '../document/reading.js';

/** A format we read, another kind by its name in words, or why it cannot be read. `isPicture`: of a kind whose text can be recognised. `maybe`: only the name can settle it. */
export type Kind =
  | { format: DocumentFormat }
  | { unsupported: string; isPicture?: boolean }
  | { encrypted: true }
  | { damaged: string }
  | { maybe: 'text' | 'binary' };
