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
export function largestOfSrcset(srcset: string): ImageCandidate | undefined {
  let best: ImageCandidate | undefined;
  let at = 0;
  while (at < srcset.length) {
    while (at < srcset.length && (isSpace(srcset.charCodeAt(at)) || srcset.charCodeAt(at) === comma)) at++;
    let urlEnd = at;
    while (urlEnd < srcset.length && !isSpace(srcset.charCodeAt(urlEnd))) urlEnd++;
    if (urlEnd === at) break;
    const url = srcset.slice(at, urlEnd);
    const bare = url.replace(/,+$/, '');
    at = urlEnd;
    let descriptor = '';
    if (bare === url) {
      const end = descriptorEnd(srcset, at);
      descriptor = srcset.slice(at, end).trim();
      at = end;
    }
    const rank = rankOf(descriptor);
    if (bare !== '' && (best === undefined || rank > best.rank)) best = { url: bare, rank };
  }
  return best;
}

const comma = 0x2c;

/** ASCII white space. */
function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
}

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

function rankOf(descriptor: string): number {
  const width = /(?:^|\s)(\d+)w/.exec(descriptor)?.[1];
  if (width !== undefined) return Number(width);
  const density = /(?:^|\s)(\d+(?:\.\d+)?|\.\d+)x/.exec(descriptor)?.[1];
  return (density === undefined ? 1 : Number(density)) / 1000;
}
