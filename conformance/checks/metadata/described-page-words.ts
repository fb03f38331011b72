/**
 * Fresh words for the page that describes itself.
 * Spec: Metadata (`data.metadata`).
 */
import type { DescribedPageWords } from '../../documents/pages/described-page.js';
import { describedPage } from '../../documents/pages/described-page.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { parsed } from '../../vocabulary/parse.js';

export function describedPageWords(t: CheckContext): DescribedPageWords {
  return {
    title: t.word(),
    description: t.word(),
    keywords: [t.word(), t.word()],
    ogTitle: t.word(),
    ogDescription: t.word(),
    author: t.word(),
    tags: [t.word(), t.word()],
    body: t.word(),
  };
}

export interface DescribedPageAnswer {
  readonly words: DescribedPageWords;
  readonly exchange: Exchange;
  readonly metadata: JsonObject;
}

/** `data.metadata` of the page; `locales` alternate locales are declared. */
export async function describedPageAnswer(t: CheckContext, locales = 2): Promise<DescribedPageAnswer> {
  const words = describedPageWords(t);
  const { exchange } = await parsed(t, { file: htmlUpload(describedPage(words, locales)) });
  return { words, exchange, metadata: t.expect(exchange).at('/data/metadata').isObject() };
}
