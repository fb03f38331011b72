/**
 * A page that is another one on every visit: each visit gets the next of the given words, the last one for ever.
 * Used by the checks of maxAge and of change tracking.
 * Spec: Scrape options, maxAge; Change tracking object.
 */
import { prosePage } from '../../documents/pages/prose-page.js';
import { htmlAnswer } from '../resource.js';
import type { Resource } from '../resource.js';

export function counterPage(words: readonly string[]): Resource {
  return ({ number }) => {
    const word = words[Math.min(number, words.length) - 1]!;
    return htmlAnswer(prosePage(`<p>The visitors' book of the harbour shows ${word} at the end of its last page.</p>`));
  };
}
