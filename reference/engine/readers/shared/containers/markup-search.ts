/**
 * Finding single elements in a large part by what their tags say, over bytes that are not even decoded. Only for parts with
 * customary prefixes and values in double quotes.
 * Used for styles, of which a document uses a handful out of hundreds.
 * Spec: none.
 */
import type { XmlPart } from './xml-part.js';
import type { XmlScanner } from './xml-scanner.js';

/** A stretch of markup that can be searched. Positions count in the stretch's own units. */
export interface MarkupSearch {
  /** The first place of `text` from `from` on; -1 when there is none. */
  find(text: string, from: number): number;
  /** A scanner just before the tag around `position`; at least up to `endTag` can be read. */
  scanAt(position: number, endTag: string): XmlScanner;
  /** A scanner over all of it. */
  scanAll(): XmlScanner;
}

/** After this many searches it is cheaper to read everything once. */
export const mostSearches = 64;

/** How much of a part is decoded to learn its root element with its declarations. */
const headBytes = 8192;

/** undefined when the part's prefixes or encoding do not allow a search. */
export function searchPart(part: XmlPart): MarkupSearch | undefined {
  const head = part.scanSlice(0, headBytes);
  return head?.child(0) && head.customary && !head.singleQuotes ? searchBytes(part, 0, part.bytes.length) : undefined;
}

/** A search in a section of a part, such as one list of styles; undefined when the part has no such section. */
export function searchSection(part: XmlPart, name: string): MarkupSearch | undefined {
  const start = part.bytes.indexOf(`<${name}`);
  const end = start < 0 ? -1 : part.bytes.indexOf(`</${name}>`, start);
  return end < 0 ? undefined : searchBytes(part, start, end);
}

function searchBytes(part: XmlPart, start: number, end: number): MarkupSearch {
  const bytes = part.bytes.subarray(start, end);
  return {
    find: (text, from) => bytes.indexOf(text, from),
    scanAt: (position, endTag) => {
      const close = bytes.indexOf(endTag, position);
      return part.scanSlice(
        start + bytes.lastIndexOf('<', position),
        start + (close < 0 ? bytes.length : close + endTag.length),
      )!;
    },
    scanAll: () => part.scanSlice(start, end)!,
  };
}

/** A value as it stands between double quotes. */
export function quoted(value: string): string {
  return `"${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`;
}
