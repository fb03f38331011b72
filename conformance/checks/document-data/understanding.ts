/**
 * What is said of a document by whoever understands it: summary, data along a schema, and what went wrong.
 * Spec: Document data (summary, warning); Formats accepted by /parse (summary, json).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import { againstSchema, dataOfFormat, factsPage, plain, withoutData } from '../../vocabulary/facts-page.js';
import type { FactsPage } from '../../vocabulary/facts-page.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { parsed } from '../../vocabulary/parse.js';

interface Understood {
  readonly page: FactsPage;
  readonly data: JsonObject;
  readonly exchange: Exchange;
}

async function understood(t: CheckContext, format: unknown, page = factsPage(t)): Promise<Understood> {
  const { data, exchange } = await parsed(t, {
    file: htmlUpload(page.markup),
    options: { formats: ['markdown', format], timeout: 120_000 },
  });
  return { page, data, exchange };
}

async function extracted(t: CheckContext): Promise<Understood & { readonly value: JsonObject }> {
  const page = factsPage(t);
  const made = await understood(t, { type: 'json', schema: page.schema }, page);
  const value = dataOfFormat(made.data);
  if (!isObject(value))
    return t.unverified(
      'prerequisite-failed',
      `nothing was extracted (${shortJson(made.data['warning'] ?? value ?? null)})`,
    );
  return { ...made, value };
}

/** Content words of the page that a summary of it would use. */
const subject = ['lighthouse', 'keeper', 'lamp', 'boats', 'harbour', 'fishermen', 'river', 'visitors'];

export const understandingChecks: readonly Check[] = [
  check('document-data.summary.type', async (t) => {
    const { data, exchange } = await understood(t, 'summary');
    const { summary } = data;
    t.expect(exchange).that(
      typeof summary === 'string' || summary === null
        ? undefined
        : { expected: 'text or null', actual: shortJson(summary ?? 'nothing'), pointer: '/data/summary' },
    );
  }),
  check('document-data.summary.content', async (t) => {
    const { page, data, exchange } = await understood(t, 'summary');
    const { summary, markdown } = data;
    if (summary === null) return t.notApplicable('there is no summary of this document');
    // Who has no summary and does not say so has one of no words.
    const isTold = typeof data['warning'] === 'string';
    if (typeof summary !== 'string' || (summary.trim() === '' && isTold))
      return t.unverified('prerequisite-failed', `there is no summary (${shortJson(data['warning'] ?? null)})`);
    const words = [...subject, page.keeper, page.name].filter((word) => plain(summary).includes(plain(word)));
    // The title, which has two of them, sums nothing up.
    const isMore = !plain(page.title).includes(plain(summary));
    t.expect(exchange).that(
      words.length >= 2 && isMore
        ? undefined
        : {
            expected: `words of the page beyond its title, such as ${subject.join(', ')}`,
            actual: shortJson(summary, 300),
            pointer: '/data/summary',
          },
    );
    t.expect(exchange).that(
      summary.length < String(markdown).length
        ? undefined
        : {
            expected: `fewer characters than the content has (${String(markdown).length})`,
            actual: `${summary.length}`,
            pointer: '/data/summary',
          },
    );
  }),
  check('document-data.json.presence', async (t) => {
    const { data, exchange } = await understood(t, { type: 'json', schema: factsPage(t).schema });
    t.expect(exchange).that(withoutData(data));
  }),
  check('document-data.json.schema-satisfied', async (t) => {
    const { exchange, value } = await extracted(t);
    t.expect(exchange).that(againstSchema(value, '/data/json'));
  }),
  check(
    'document-data.json.beside-others',
    async (t) => {
      const page = factsPage(t);
      const answered = (...others: string[]): Promise<{ data: JsonObject; exchange: Exchange }> =>
        parsed(t, {
          file: htmlUpload(page.markup),
          options: { formats: [...others, { type: 'json', schema: page.schema }], timeout: 120_000 },
        });
      const alone = dataOfFormat((await answered()).data);
      if (!isObject(alone)) t.unverified('prerequisite-failed', 'alone, the format gives no data');
      const { data, exchange } = await answered('markdown', 'links');
      t.expect(exchange).that(
        isObject(dataOfFormat(data))
          ? undefined
          : { expected: 'the data beside the Markdown', actual: `members ${Object.keys(data).join(', ')}` },
      );
    },
    { requests: 2 },
  ),
  check('document-data.json.values-from-document', async (t) => {
    const { exchange, value, page } = await extracted(t);
    const text = plain(page.markup);
    const foreign = Object.entries(value).find(([, held]) => !text.includes(plain(String(held))));
    t.expect(exchange).that(
      foreign
        ? {
            expected: 'values that stand in the document',
            actual: shortJson(Object.fromEntries([foreign])),
            pointer: '/data/json',
          }
        : undefined,
    );
    t.expect(exchange).that(
      value['colour'] === page.colour
        ? undefined
        : {
            expected: `the colour ${shortJson(page.colour)}`,
            actual: shortJson(value['colour']),
            pointer: '/data/json/colour',
          },
    );
  }),
  check('document-data.warning.llm-issues', async (t) => {
    // No document of a lighthouse can satisfy it: the value is not there, and no other is of this form.
    const code = t.word();
    const schema = {
      type: 'object',
      properties: { licence: { type: 'string', pattern: `^${code}-[0-9]{30}$` } },
      required: ['licence'],
    };
    const { data, exchange } = await understood(t, { type: 'json', schema });
    const value = dataOfFormat(data);
    const isMade = isObject(value) && String(value['licence']).startsWith(code);
    if (isMade) return t.unverified('prerequisite-failed', 'the target made up a value: the extraction met no trouble');
    const { warning } = data;
    t.expect(exchange).that(
      typeof warning === 'string' && warning !== ''
        ? undefined
        : {
            expected: 'a text that tells of the trouble',
            actual: shortJson(warning ?? 'nothing'),
            pointer: '/data/warning',
          },
      'The schema requires what the document does not hold.',
    );
  }),
];
