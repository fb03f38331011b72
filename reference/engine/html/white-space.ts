/**
 * White space of attribute values and other text that is shown on one line.
 * Standard: Infra, 4.7 Strings (strip and collapse ASCII whitespace), here for all white space of Unicode.
 */

/** Each run of white space as one space, and none at the ends. */
export function collapseSpace(text: string): string {
  return (/[^\S ]|\s\s/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}
