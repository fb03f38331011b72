/**
 * A page that tells facts in several ways (sentences, labelled values), and what is asked of it: a schema, a question, a
 * query. What comes back is judged by relations, never by taste: whether it satisfies the schema, whether it stands there.
 * Spoken by the checks of summaries, data, answers and highlights, of agents and extracts.
 * Spec: Document data (summary, answer, highlights); Formats accepted by /parse (json).
 */
import { prosePage } from '../documents/pages/prose-page.js';
import type { JsonObject, OracleFinding } from '../harness/expectation.js';
import { isObject } from '../harness/expectation.js';
import { openMember } from './open-members.js';

export interface FactsPage {
  readonly markup: string;
  readonly title: string;
  /** Words that stand nowhere else. */
  readonly name: string;
  readonly colour: string;
  readonly keeper: string;
  /** Whole metres. */
  readonly height: number;
  /** A sentence about the keeper. */
  readonly sentence: string;
  readonly schema: JsonObject;
}

/** @param links further addresses the page leads to */
export function factsPage(source: { word(): string }, links: readonly string[] = []): FactsPage {
  const [name, colour, keeper] = [source.word(), source.word(), source.word()];
  const height = 37;
  const sentence = `The keeper of the lighthouse is called ${keeper}.`;
  const body = `<p>The lighthouse stands at the mouth of the river, where the fishing boats turn into the harbour.
${sentence} Every evening the keeper climbs the stairs of the lighthouse and lights the lamp before the boats come home.
The lamp of the lighthouse is seen from far away, and fishermen have steered by the lamp for many years.
In the morning the keeper cleans the glass of the lamp, and writes the weather into a large book.
Visitors may climb the lighthouse in summer, when the days are long and the sea is calm.</p>
<dl><dt>Name</dt><dd>${name}</dd><dt>Colour</dt><dd>${colour}</dd><dt>Height</dt><dd>${height} metres</dd><dt>Shipwrecks</dt><dd>0</dd></dl>
<ul>${links.map((link) => `<li><a href="${link}">More of the lighthouse</a></li>`).join('')}</ul>`;
  const title = `Lighthouse ${name}`;
  return { markup: prosePage(body, title), title, name, colour, keeper, height, sentence, schema };
}

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', description: 'The name of the lighthouse' },
    colour: { type: 'string', description: 'The colour of the lighthouse' },
    height: { type: 'number', description: 'The height of the lighthouse in metres' },
    shipwrecks: { type: 'number', description: 'The number of shipwrecks' },
  },
  required: ['colour'],
  additionalProperties: false,
};

/** What the format `json` gave: in `json`, or in the one member that is no other's. */
export function dataOfFormat(data: JsonObject): unknown {
  const member = openMember(data, 'json');
  return member === undefined ? undefined : data[member];
}

/** A finding where the format `json` was taken and its output stands nowhere. */
export function withoutData(data: JsonObject): OracleFinding | undefined {
  if (openMember(data, 'json') !== undefined) return undefined;
  const actual = `the members ${Object.keys(data).join(', ')}`;
  return { expected: 'a member that carries the output of the format json', actual, pointer: '/data' };
}

const typeOf: Readonly<Record<string, string>> = {
  name: 'string',
  colour: 'string',
  height: 'number',
  shipwrecks: 'number',
};

/** Nothing when the value satisfies the schema of the page. */
export function againstSchema(value: unknown, pointer: string): OracleFinding | undefined {
  const shown = JSON.stringify(value)?.slice(0, 300) ?? 'nothing';
  const expected = `a value that satisfies the schema (${JSON.stringify(schema)})`;
  const isFit =
    isObject(value) && 'colour' in value && Object.entries(value).every(([key, held]) => typeof held === typeOf[key]);
  return isFit ? undefined : { expected, actual: shown, pointer };
}

/** Text without its markup and spaces, as it is looked for. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
