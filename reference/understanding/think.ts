/**
 * The embedded provider's work, in the engine process: what is wanted of a document, out of its own words.
 * Spec: Document data (summary, answer, highlights); Formats accepted by /parse (json).
 */
import type { Deadline } from '../base/deadline.js';
import { schemaJudge } from './schema/judge.js';
import type { JsonSchema } from './schema/require-schema.js';
import { extractByPrompt } from './extract-by-prompt.js';
import { extract } from './extract.js';
import { answerQuestion, findPassages, highlight } from './find-passages.js';
import type { Passage } from './find-passages.js';
import type { Material } from './material.js';
import { summarise } from './summarise.js';

/** What is wanted of one document; plain data. */
export interface Wanted {
  summary?: true;
  /** One of the two at least. */
  json?: { schema?: JsonSchema; prompt?: string };
  question?: string;
  highlights?: string;
  /** Passages that bear on it, for a model to choose from. */
  candidates?: string;
}

/** A member for each that was wanted; absent where nothing was found, and then `remarks` says why. */
export interface Found {
  summary?: string;
  json?: unknown;
  answer?: string;
  highlights?: string;
  /** Best first. */
  candidates?: readonly Passage[];
  remarks: string[];
}

const candidatesAtMost = 80;

export function think(material: Material, wanted: Wanted, deadline: Deadline): Found {
  const found: Found = { remarks: [] };
  if (!material.isWhole) found.remarks.push('The document is long: only its beginning was looked at.');
  const put = <Name extends 'summary' | 'answer' | 'highlights'>(
    name: Name,
    text: string | undefined,
    missing: string,
  ): void => {
    deadline.check();
    if (text === undefined) found.remarks.push(missing);
    else found[name] = text.toWellFormed();
  };
  if (wanted.summary) put('summary', summarise(material), 'The document has no sentences to make a summary of.');
  if (wanted.question !== undefined)
    put('answer', answerQuestion(material, wanted.question), 'Nothing in the document bears on the question.');
  if (wanted.highlights !== undefined)
    put('highlights', highlight(material, wanted.highlights), 'Nothing in the document bears on the query.');
  if (wanted.candidates !== undefined)
    found.candidates = findPassages(material, wanted.candidates).slice(0, candidatesAtMost);
  if (wanted.json) data(material, wanted.json, found, deadline);
  return found;
}

function data(
  material: Material,
  { schema, prompt }: NonNullable<Wanted['json']>,
  found: Found,
  deadline: Deadline,
): void {
  deadline.check();
  if (!schema) {
    const value = extractByPrompt(material, prompt ?? '');
    if (value === undefined)
      found.remarks.push('Nothing the prompt names was found in the document under these names.');
    else found.json = value;
    return;
  }
  const { value, faults } = satisfying(extract(material, schema, deadline), schema);
  if (value !== undefined) found.json = value;
  else found.remarks.push(whyNot(faults));
}

const roundsAtMost = 20;

/** Members that do not satisfy the schema are taken out, until all of it does or nothing is left. */
function satisfying(value: unknown, schema: JsonSchema): { value?: unknown; faults: readonly string[] } {
  if (value === undefined) return { faults: [] };
  const judge = schemaJudge(schema);
  let faults: string[] = [];
  for (let round = 0; round < roundsAtMost; round++) {
    const found = judge(value);
    faults = found.map(({ path, message }) => `${path || 'the whole'} ${message}`);
    if (found.length === 0) return { value, faults };
    // Deepest and last first, so that places in lists stay what they are.
    const places = [...new Set(found.map(({ path }) => path))]
      .filter(Boolean)
      .sort((one, other) => other.length - one.length || other.localeCompare(one, 'en', { numeric: true }));
    if (places.filter((place) => takenOut(value, place)).length === 0) break;
  }
  return { faults };
}

function takenOut(root: unknown, pointer: string): boolean {
  const names = pointer
    .slice(1)
    .split('/')
    .map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'));
  const last = names.pop()!;
  let holder = root;
  for (const name of names) holder = (holder as Record<string, unknown> | undefined)?.[name];
  if (Array.isArray(holder)) return holder.splice(Number(last), 1).length > 0;
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, last)) return false;
  return Reflect.deleteProperty(holder, last);
}

function whyNot(faults: readonly string[]): string {
  const missing = [...new Set(faults.flatMap((fault) => /required property '(.+)'/.exec(fault)?.[1] ?? []))].slice(
    0,
    10,
  );
  if (missing.length > 0)
    return `\`json\` is left out: the document does not tell ${missing.map((name) => `\`${name.slice(0, 60)}\``).join(', ')}, which the schema requires.`;
  return faults.length > 0
    ? `\`json\` is left out: what was found does not satisfy the schema (${faults.slice(0, 3).join('; ').slice(0, 300)}).`
    : 'Nothing the schema asks for was found in the document.';
}
