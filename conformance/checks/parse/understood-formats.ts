/**
 * Checks of the formats `summary` and `json` of an upload as options: what they take and what they refuse.
 * Spec: Formats accepted by /parse.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject } from '../../harness/expectation.js';
import { factsPage } from '../../vocabulary/facts-page.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { parseNegatives, parsed } from '../../vocabulary/parse.js';

const prompt = 'The name and the colour of the lighthouse.';
const request = (page: ReturnType<typeof factsPage>, format: unknown) => ({
  file: htmlUpload(page.markup),
  options: { formats: ['markdown', format], timeout: 120_000 },
});

/** Each form of the format is served. */
function served(id: string, forms: (schema: JsonObject) => readonly JsonObject[]): Check {
  return check(
    id,
    async (t) => {
      const page = factsPage(t);
      for (const form of forms(page.schema)) await parsed(t, request(page, { type: 'json', ...form }));
    },
    { requests: 3 },
  );
}

function refused(id: string, member: 'prompt' | 'schema', values: readonly unknown[]): Check {
  return check(
    id,
    async (t: CheckContext) => {
      const page = factsPage(t);
      const whole = { type: 'json', prompt, schema: page.schema };
      await parseNegatives(t, {
        violates: id,
        control: request(page, whole),
        mutations: values.map((value) => ({
          name: `${member} is ${shortJson(value)}`,
          request: request(page, { ...whole, [member]: value }),
        })),
      });
    },
    { requests: values.length + 1 },
  );
}

export const understoodFormatChecks: readonly Check[] = [
  check('parse.formats.summary', async (t) => {
    const { exchange } = await parsed(t, request(factsPage(t), 'summary'));
    t.expect(exchange).at('/data/summary').isPresent();
  }),
  served('parse.formats.json', (schema) => [{ prompt, schema }]),
  served('parse.formats.json-prompt', (schema) => [{ prompt, schema }, { schema }]),
  refused('parse.formats.json-prompt-type', 'prompt', [7, ['name'], {}]),
  served('parse.formats.json-schema', (schema) => [{ schema }, { prompt }]),
  refused('parse.formats.json-schema-type', 'schema', ['name', 7, ['name']]),
];
