// What must hold of the document beyond OpenAPI: every part says its basis, every part is described, every body has an
// example. Generation stops when one does not.
// Spec: the rule of x-basis and x-chosen at the head of spec/openapi.yaml.
import { isObject, resolvePointer, type ContractDocument, type Json, type JsonObject } from './document.js';
import { listOperations, listWebhooks, type Operation } from './operations.js';
import { visitSchemas } from './schema-walk.js';

/** One sentence for each breach; an empty list when the document keeps the rules. */
export function findBreaches(document: ContractDocument): string[] {
  const operations = listOperations(document);
  return [
    ...basisBreaches(document),
    ...descriptionBreaches(document),
    ...exampleBreaches(document, operations),
    ...limitBreaches(document),
    ...eventBreaches(document, operations),
    ...tagBreaches(document),
  ];
}

function basisBreaches(document: ContractDocument): string[] {
  const breaches: string[] = [];
  const requireBasis = (place: string, part: Json) => {
    if (!isObject(part) || !['stated', 'choice'].includes(part['x-basis'] as string))
      breaches.push(`${place} has no x-basis`);
  };
  for (const [kind, parts] of Object.entries(document.components))
    for (const [name, part] of Object.entries(parts as JsonObject)) requireBasis(`components.${kind}.${name}`, part);
  for (const [name, schema] of Object.entries(document.components.schemas))
    visitSchemas(schema, (subschema, path) => {
      if ('x-basis' in subschema) requireBasis(`${name}${path}`, subschema);
      for (const chosen of (subschema['x-chosen'] as string[] | undefined) ?? [])
        if (!standsIn(subschema, chosen)) breaches.push(`${name}${path}: x-chosen names ${chosen}, which is not there`);
    });
  return breaches;
}

/** Whether `minimum`, `required/text`, `enum/spark-2` or `properties/width/minimum` is in the schema. */
function standsIn(schema: JsonObject, chosen: string): boolean {
  let found: Json | undefined = schema;
  for (const part of chosen.split('/')) {
    if (Array.isArray(found)) found = found.includes(part) ? part : found[Number(part)];
    else found = isObject(found) ? found[part] : undefined;
    if (found === undefined) return false;
  }
  return true;
}

function descriptionBreaches(document: ContractDocument): string[] {
  const breaches: string[] = [];
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (typeof schema['description'] !== 'string') breaches.push(`${name} has no description`);
    visitSchemas(schema, (subschema, path) => {
      // A member with a fixed value, a restated one (in conditions), and success need no words of their own.
      const member = /(?:^|\/)properties\/([^/]+)$/.exec(path)?.[1];
      const restated = /\/(?:if|then|else|contains|dependentSchemas)(?:\/|$)/.test(path);
      if (member === undefined || restated || member === 'success' || member === 'type') return;
      if (!('$ref' in subschema) && !('const' in subschema) && typeof subschema['description'] !== 'string')
        breaches.push(`${name}${path} has no description`);
    });
  }
  return breaches;
}

function exampleBreaches(document: ContractDocument, operations: Operation[]): string[] {
  const bodies = [
    ...operations.flatMap((operation) => [
      operation.body?.schema,
      ...operation.responses.map((response) => (response.hasExamples ? undefined : response.schema)),
    ]),
    ...listWebhooks(document).map((webhook) => webhook.schema),
  ].filter(isObject);
  const names = new Set(bodies.map((schema) => schema['$ref'] as string));
  return [...names]
    .filter((name) => !('examples' in (resolvePointer(document, name) as JsonObject)))
    .map((name) => `${name} has no examples`);
}

function limitBreaches(document: ContractDocument): string[] {
  return Object.entries(document['x-limits'])
    .filter(
      ([, limit]) =>
        ['unit', 'basis', 'description'].some((key) => typeof limit[key] !== 'string') ||
        'at' in limit === 'value' in limit,
    )
    .map(([name]) => `x-limits.${name} needs unit, basis, description, and one of value and at`);
}

function eventBreaches(document: ContractDocument, operations: Operation[]): string[] {
  const named = operations.flatMap((operation) => operation.webhookEvents);
  const events = listWebhooks(document).map((webhook) => webhook.event);
  return [
    ...named
      .filter((event) => !events.includes(event))
      .map((event) => `an operation names the event ${event}, which webhooks lacks`),
    ...events.filter((event) => !named.includes(event)).map((event) => `no operation names the event ${event}`),
  ];
}

/** Makers of clients write one file a tag: a webhook under the tag of an operation would take the operation's place. */
function tagBreaches(document: ContractDocument): string[] {
  const tagsOf = (items: { [name: string]: JsonObject }) =>
    Object.values(items)
      .flatMap((item) => Object.values(item))
      .flatMap((operation) => (isObject(operation) && (operation['tags'] as string[] | undefined)) || []);
  const ofOperations = new Set(tagsOf(document.paths));
  const ofWebhooks = new Set(tagsOf(document.webhooks));
  const listed = new Set((document['tags'] as JsonObject[]).map((tag) => tag['name']));
  return [
    ...[...ofWebhooks]
      .filter((tag) => ofOperations.has(tag))
      .map((tag) => `the tag ${tag} names both an operation and a webhook`),
    ...[...ofOperations, ...ofWebhooks]
      .filter((tag) => !listed.has(tag))
      .map((tag) => `the tag ${tag} is not in the list of tags`),
  ];
}
