/**
 * A JSON Schema as extraction sees it: references followed, `allOf` joined, the types of a field in the order in which they
 * are tried. What is judged in the end is the caller's own schema, not this view of it.
 * Spec: Formats accepted by /parse (json: schema).
 */
import { atPointer } from './schema/require-schema.js';

export type Scalar = string | number | boolean | null;

export interface FieldSchema {
  /** Without `null`. */
  types: readonly string[];
  nullable: boolean;
  /** The values allowed, of `enum` and `const`. */
  values?: readonly Scalar[];
  /** Whether there is but one value it can have. */
  isConst: boolean;
  format?: string;
  minLength?: number;
  maxLength?: number;
  description?: string;
  /** Of an object. */
  properties: ReadonlyMap<string, unknown>;
  required: ReadonlySet<string>;
  /** Of a list. */
  items?: unknown;
  maxItems?: number;
  /** Other schemas, one of which may be the one. */
  choices: readonly unknown[];
}

type Raw = Record<string, unknown>;

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** References that lead to references are followed so far. */
const hopsAtMost = 20;

/**
 * A JSON Schema as the embedded provider uses it: references followed within `root`, `allOf` put together, types in the order
 * in which they are tried. What it cannot use is left out; the answer is judged by the whole schema in the end.
 */
export function fieldSchema(schema: unknown, root: unknown): FieldSchema {
  const own = resolved(schema, root);
  const parts = [own, ...list(own['allOf']).map((part) => resolved(part, root))];
  const merged: Raw = Object.assign({}, ...parts.reverse()) as Raw;
  const properties = new Map(
    parts.flatMap((part) => (isObject(part['properties']) ? Object.entries(part['properties']) : [])),
  );
  const required = new Set(
    parts.flatMap((part) => list(part['required']).filter((name): name is string => typeof name === 'string')),
  );
  const named = [merged['type']].flat().filter((type): type is string => typeof type === 'string');
  const given = 'const' in merged ? [merged['const']] : Array.isArray(merged['enum']) ? merged['enum'] : undefined;
  const values = given?.filter(
    (value): value is Scalar => value === null || ['string', 'number', 'boolean'].includes(typeof value),
  );
  const types = named.length > 0 ? named : guessed(merged, properties, values);
  const choices = [...list(merged['anyOf']), ...list(merged['oneOf'])];
  return {
    types: types.filter((type) => type !== 'null').sort((one, other) => order.indexOf(one) - order.indexOf(other)),
    nullable:
      types.includes('null') ||
      (values?.includes(null) ?? false) ||
      choices.some((choice) => resolved(choice, root)['type'] === 'null'),
    ...(values && { values }),
    isConst: 'const' in merged,
    ...texts(merged, 'format', 'description'),
    ...numbers(merged, 'minLength', 'maxLength', 'maxItems'),
    properties,
    required,
    ...(isObject(merged['items']) && { items: merged['items'] }),
    choices: choices.filter((choice) => resolved(choice, root)['type'] !== 'null'),
  };
}

/** A number is looked for before a text, which anything is. */
const order = ['object', 'array', 'integer', 'number', 'boolean', 'string'];

function guessed(
  schema: Raw,
  properties: ReadonlyMap<string, unknown>,
  values: readonly Scalar[] | undefined,
): string[] {
  if (values) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
  if (properties.size > 0) return ['object'];
  if ('items' in schema) return ['array'];
  if (list(schema['anyOf']).length + list(schema['oneOf']).length > 0) return [];
  return ['string'];
}

function resolved(schema: unknown, root: unknown): Raw {
  let found = schema;
  for (let hops = 0; isObject(found) && typeof found['$ref'] === 'string' && hops < hopsAtMost; hops++) {
    const { $ref, ...beside } = found;
    const target = atPointer(root, $ref);
    found = isObject(target) ? { ...target, ...beside } : beside;
  }
  return isObject(found) ? found : {};
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function texts(schema: Raw, ...names: ('format' | 'description')[]): Partial<Record<'format' | 'description', string>> {
  return Object.fromEntries(
    names.filter((name) => typeof schema[name] === 'string').map((name) => [name, schema[name] as string]),
  );
}

function numbers(
  schema: Raw,
  ...names: ('minLength' | 'maxLength' | 'maxItems')[]
): Partial<Record<'minLength' | 'maxLength' | 'maxItems', number>> {
  return Object.fromEntries(
    names.filter((name) => typeof schema[name] === 'number').map((name) => [name, schema[name] as number]),
  );
}
