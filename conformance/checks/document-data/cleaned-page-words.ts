/**
 * Fresh words for the page of things that must be left out.
 * Spec: Document data, `html`.
 */
import type { CleanedPageWords } from '../../documents/pages/cleaned-page.js';
import type { CheckContext } from '../../harness/check-context.js';

export function cleanedPageWords(t: CheckContext): CleanedPageWords {
  return {
    body: t.word(),
    headScript: t.word(),
    bodyScript: t.word(),
    dataScript: t.word(),
    headStyle: t.word(),
    bodyStyle: t.word(),
    noscript: t.word(),
    headMeta: t.word(),
    bodyMeta: t.word(),
    title: t.word(),
  };
}
