/**
 * How well a link fits the text that a map is searched for. What stands in the URL counts most, then the title, then the
 * description; letter case and what stands between words do not.
 * Spec: Map options (search: filters links by text match; what matches is not shown).
 */
import type { KnownPage } from '../storage/known-pages.js';

/** The more the better; 0: it does not fit, and is left out. */
export type Fit = (link: KnownPage) => number;

/**
 * How well a link fits, from 0 (not at all) to 6 (the words as they stand, in its path); words may come in any order
 * and case.
 */
export function textMatch(search: string): Fit {
  const phrase = folded(search).trim();
  const words = phrase.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const holds = (text: string): boolean =>
    words.length === 0 ? text.includes(phrase) : words.every((word) => text.includes(word));
  return ({ url, title = '', description = '' }) => {
    const address = folded(readable(url));
    const path = address.replace(/^[^/]*/, '');
    if (path.includes(phrase)) return 6;
    if (holds(path)) return 5;
    if (holds(address)) return 4;
    if (holds(folded(title))) return 3;
    if (holds(folded(description))) return 2;
    return holds(folded(`${address} ${title} ${description}`)) ? 1 : 0;
  };
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Without its scheme, and with the letters that it stands for. */
function readable(url: string): string {
  const text = url.replace(/^https?:\/\//i, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
