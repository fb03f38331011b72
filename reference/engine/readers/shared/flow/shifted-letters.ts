/**
 * Letters moved off the line and set small by hand: what is raised or lowered where a writer did not use the format's own word for it.
 * Used by the DOC, DOCX and RTF readers.
 * Spec: none; ECMA-376 part 1, 17.3.2.24 (position), and its like in the other formats.
 */
import { SUBSCRIPT, SUPERSCRIPT } from './inline-builder.js';

/** Letters are nudged by a little to fit a line; a mark of a note or an index stands off by this part of its own size. */
const raisedBy = 0.25;
const loweredBy = 0.15;

/** The style of letters `shift` above the line (below it when negative), both in one unit; 0 where either is not known. */
export function shiftedLetters(shift: number, size: number): number {
  if (size <= 0) return 0;
  if (shift >= raisedBy * size) return SUPERSCRIPT;
  return shift <= -loweredBy * size ? SUBSCRIPT : 0;
}
