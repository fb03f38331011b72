/**
 * Responsive images: the largest of the variants a `srcset` offers.
 * Standard: HTML, 4.8.4.3.10 Parsing a srcset attribute. Spec: Document data, html (srcset resolves to the largest variant).
 */

/** `rank`: width in pixels, or density times a thousandth so that any stated width outranks any density. */
export interface ImageCandidate {
  url: string;
  rank: number;
}

/** The largest candidate of a srcset; undefined when it names none. */
export function largestOfSrcset(value: string): ImageCandidate | undefined {
  const srcset = otherSpace.test(value) ? value.replace(otherSpaces, ' ') : value;
  let best: ImageCandidate | undefined;
  let at = 0;
  while (at < srcset.length) {
    while (srcset.charCodeAt(at) === space || srcset.charCodeAt(at) === comma) at++;
    if (at === srcset.length) break;
    const nextSpace = srcset.indexOf(' ', at);
    const urlEnd = nextSpace < 0 ? srcset.length : nextSpace;
    const from = at;
    let bareEnd = urlEnd;
    while (bareEnd > from && srcset.charCodeAt(bareEnd - 1) === comma) bareEnd--;
    at = bareEnd < urlEnd ? urlEnd : descriptorEnd(srcset, urlEnd);
    const rank = rankOf(srcset, urlEnd, at);
    if (bareEnd > from && (best === undefined || rank > best.rank)) best = { url: srcset.slice(from, bareEnd), rank };
  }
  return best;
}

const space = 0x20;
const comma = 0x2c;

/** ASCII white space that is no space. */
const otherSpace = /[\t\n\f\r]/;
const otherSpaces = /[\t\n\f\r]/g;

function descriptorEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ',' && depth <= 0) return at;
  }
  return text.length;
}

function rankOf(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && text.charCodeAt(at) === space) at++;
  let width = 0;
  const digits = at;
  for (; at < to && isDigit(text.charCodeAt(at)); at++) width = width * 10 + text.charCodeAt(at) - 0x30;
  // As nearly every descriptor is: whole pixels, and nothing behind them.
  if (at > digits && at === to - 1 && text.charCodeAt(at) === 0x77) return width;
  return rankOfDescriptor(text.slice(from, to).trim());
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function rankOfDescriptor(descriptor: string): number {
  if (descriptor === '') return 1 / 1000;
  const width = /(?:^|\s)(\d+)w/.exec(descriptor)?.[1];
  if (width !== undefined) return Number(width);
  const density = /(?:^|\s)(\d+(?:\.\d+)?|\.\d+)x/.exec(descriptor)?.[1];
  return (density === undefined ? 1 : Number(density)) / 1000;
}
