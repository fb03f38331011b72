/**
 * Checks of bounds that a server may set on what it answers, and of how it says so. The bounds are our choice, and
 * another server may have others or none.
 * Spec: ParseOptions, formats; Document data, `warning`.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import { warningText } from '../../harness/server-words.js';
import { dataOf } from '../../harness/silence.js';
import { htmlUpload, page, textUpload } from '../../vocabulary/pages.js';
import { parse } from '../../vocabulary/parse.js';

/** The names of a page's own metadata that are answered, of so many. */
async function metadataNames(t: CheckContext, count: number): Promise<{ exchange: Exchange; found: number }> {
  const word = t.word();
  const names = Array.from({ length: count }, (_, index) => `${word}-${index}`);
  const head = names.map((name) => `<meta name="${name}" content="${name}">`).join('\n');
  const file = htmlUpload(page(`<main><h1>Names</h1><p>${t.words(6)}</p></main>`, `<title>Names</title>\n${head}`));
  const exchange = await parse(t, { file }, { silence: 'answer-size' });
  const metadata = dataOf(exchange)?.['metadata'];
  return { exchange, found: names.filter((name) => isObject(metadata) && Object.hasOwn(metadata, name)).length };
}

const fewNames = 5;
const manyNames = 5000;
const manyFormats = 101;

export const boundChecks: readonly Check[] = [
  check(
    'limits.formats.count',
    async (t) => {
      const formats = Array.from({ length: manyFormats }, () => 'markdown');
      const request = { file: textUpload(t.words(6)), options: { formats } };
      const exchange = await parse(t, request, { silence: 'format-count' });
      t.tolerateAnswer('format-count', exchange, () => 'accepted');
    },
    { requests: 1 },
  ),
  check(
    'document-data.warning.cut-metadata',
    async (t) => {
      const few = await metadataNames(t, fewNames);
      if (few.found < fewNames) t.notApplicable('the target answers no metadata of names that it does not know');
      const { exchange, found } = await metadataNames(t, manyNames);
      if (!dataOf(exchange)) t.notApplicable('the target refuses a page with that much metadata');
      t.note(`${found} of ${manyNames} names are answered`);
      t.expect(exchange).that(
        found === manyNames || warningText(exchange.response.json) !== undefined
          ? undefined
          : {
              expected: `a text about the ${manyNames - found} names that are left out`,
              actual: 'no warning',
              pointer: '/data/warning',
            },
      );
    },
    { requests: 2 },
  ),
];
