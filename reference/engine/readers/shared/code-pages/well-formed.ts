/**
 * UTF-16 of old files may hold halves of characters without their other half; JSON and UTF-8 cannot.
 * Standard: Unicode 16, 3.9 (D92, unpaired surrogates).
 */
const surrogate = /[\ud800-\udfff]/;
const unpaired = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text with U+FFFD for each half that stands alone; as long as before. */
export function wellFormed(text: string): string {
  return surrogate.test(text) ? text.replace(unpaired, '\ufffd') : text;
}
