// Turns the schemas of the document into what Ajv compiles: unions as conditions, annotations gone, and a table that
// knows for every place whether the source states it or we chose it.
// Spec: the rule of x-basis and x-chosen at the head of spec/openapi.yaml.
import { isObject, type ContractDocument, type Json, type JsonObject } from './document.js';
import { membersOf } from './members.js';
import type { Operation } from './operations.js';
import { mapSubschemas, visitSchemas } from './schema-walk.js';
import { unionToConditions } from './unions.js';

/** Schemas by root name, ready to compile, and what is said about places in them, by `#/<root>/<path>`. */
export type ValidationSchemas = {
  schemas: Map<string, JsonObject>;
  basis: { [place: string]: 's' | 'c' };
  messages: { [place: string]: string };
  /** Places of rules that a value breaks when it asks for what a server may lack; see x-asks-nothing. */
  asking: { [place: string]: true };
};

const annotations = [
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'deprecated',
  'contentMediaType',
  'contentEncoding',
];
const referencePrefix = '#/components/schemas/';

/** The address under which a root is compiled and referred to. */
export const rootAddress = (name: string): string => `contract:/${name}`;

/** The name of the root that holds an operation's parameters, as an object of path, query and header. */
export const parametersRoot = (operation: Operation): string => `parametersOf_${operation.id}`;

export function toValidationSchemas(document: ContractDocument, operations: Operation[]): ValidationSchemas {
  const result: ValidationSchemas = { schemas: new Map(), basis: {}, messages: {}, asking: {} };
  const roots: [string, JsonObject][] = Object.entries(document.components.schemas);
  for (const operation of operations)
    if (operation.parameters.length > 0) roots.push([parametersRoot(operation), toParametersSchema(operation)]);
  for (const [name, schema] of roots) {
    const conditions = toConditions(schema, document) as JsonObject;
    visitSchemas(conditions, (subschema, path) => note(result, `#/${name}${path}`, subschema));
    result.schemas.set(name, strip(conditions) as JsonObject);
  }
  return result;
}

/** The same schemas without their defaults, for validators that must not touch what they look at. */
export function withoutDefaults(schema: JsonObject): JsonObject {
  const { default: _default, ...rest } = schema;
  return mapSubschemas(rest, (subschema) => (isObject(subschema) ? withoutDefaults(subschema) : subschema));
}

function toConditions(schema: Json, document: ContractDocument): Json {
  if (!isObject(schema)) return schema;
  return mapSubschemas(unionToConditions(joinAsking(closeByName(schema, document)), document), (subschema) =>
    toConditions(subschema, document),
  );
}

/**
 * unevaluatedProperties false over allOf becomes additionalProperties false over the names of all members: what is wrong
 * with one member does not make its neighbours unknown, and a judge does not track what was looked at.
 */
function closeByName(schema: JsonObject, document: ContractDocument): JsonObject {
  const { unevaluatedProperties, ...rest } = schema;
  if (unevaluatedProperties !== false) return schema;
  const named = Object.fromEntries(membersOf(document, schema).map(([name]): [string, Json] => [name, {}]));
  const chosen = rest['x-chosen'] as string[] | undefined;
  return {
    ...rest,
    ...(chosen && {
      'x-chosen': chosen.map((path) => path.replace(/^unevaluatedProperties$/, 'additionalProperties')),
    }),
    properties: { ...named, ...(rest['properties'] as JsonObject | undefined) },
    additionalProperties: false,
  };
}

/** x-asks-nothing becomes a rule of its own, by which a judge tells a value that asks for something from a wrong one. */
function joinAsking(schema: JsonObject): JsonObject {
  const { 'x-asks-nothing': nothing, ...rest } = schema;
  if (!isObject(nothing)) return schema;
  return { ...rest, allOf: [...((rest['allOf'] as Json[] | undefined) ?? []), { ...nothing, 'x-asking': true }] };
}

function note(result: ValidationSchemas, place: string, schema: JsonObject): void {
  if (typeof schema['x-basis'] === 'string') result.basis[place] = schema['x-basis'] === 'stated' ? 's' : 'c';
  for (const chosen of (schema['x-chosen'] as string[] | undefined) ?? []) result.basis[`${place}/${chosen}`] = 'c';
  if (schema['x-asking'] === true) result.asking[place] = true;
  if (typeof schema['x-message'] === 'string') result.messages[place] = schema['x-message'];
}

function strip(schema: Json): Json {
  if (!isObject(schema)) return schema;
  // A file is bytes beside the JSON world: only its presence can be judged here.
  if (typeof schema['contentMediaType'] === 'string') return {};
  const kept = Object.entries(schema).filter(
    ([keyword]) => !keyword.startsWith('x-') && !annotations.includes(keyword),
  );
  return mapSubschemas(
    Object.fromEntries(
      kept.map(([keyword, value]) => [keyword, keyword === '$ref' ? toRootReference(value as string) : value]),
    ),
    strip,
  );
}

function toRootReference(reference: string): string {
  if (!reference.startsWith(referencePrefix)) throw new Error(`not a schema: ${reference}`);
  return rootAddress(reference.slice(referencePrefix.length));
}

function toParametersSchema(operation: Operation): JsonObject {
  const places: { [place: string]: JsonObject } = {};
  for (const parameter of operation.parameters) {
    const place = parameter['in'] as string;
    const open = place === 'header';
    places[place] ??= {
      type: 'object',
      required: [],
      properties: {},
      ...(open ? {} : { additionalProperties: false }),
      default: {},
    };
    // Node gives header names in lower case.
    const name = open ? (parameter['name'] as string).toLowerCase() : (parameter['name'] as string);
    const basis = parameter['x-basis']!;
    (places[place]['properties'] as JsonObject)[name] = { 'x-basis': basis, ...(parameter['schema'] as JsonObject) };
    if (parameter['required'] === true) (places[place]['required'] as Json[]).push(name);
  }
  return { 'x-basis': 'choice', type: 'object', properties: places };
}
