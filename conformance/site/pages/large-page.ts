/**
 * A page of many sections, as large as a check needs it, with a word at its very end.
 * Used by checks of large results.
 * Spec: Document data, `markdown`.
 */
import { prosePage } from '../../documents/pages/prose-page.js';
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

const section =
  '<h2>Entry of the log book</h2><p>The keeper wrote down the wind, the water and the weather, as on every other day.</p>\n';

/** About `sizeBytes` of markup. */
export function largePage(word: string, sizeBytes: number): SiteAnswer {
  return htmlAnswer(
    prosePage(`${section.repeat(Math.ceil(sizeBytes / section.length))}<p>The last entry says ${word}.</p>`),
  );
}
