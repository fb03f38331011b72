/**
 * Whether a schema that a caller sends is a JSON Schema that can be worked with: small enough, of known keywords rightly
 * used, its references all inside of itself. Told with the place of the fault.
 * Spec: Formats accepted by /parse (json: schema); Agent options (schema): what becomes of a malformed one is our choice.
 */
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { budgets } from '../../base/budgets.js';
import { ServiceError } from '../../base/errors.js';

export type JsonSchema = Record<string, unknown>;

let judges: { draft7: Ajv; draft2020: Ajv2020 } | undefined;

/** Patterns are those of the linear engine at the most: here they are only looked at as text. */
const options = { strict: false, validateFormats: false, logger: false, allErrors: false } as const;

/**
 * @param where the schema's place in the request, such as `/formats/0/schema`
 * @throws ServiceError `request.invalid-options`
 */
export function requireSchema(schema: unknown, where: string): void {
  const fault = tooLarge(schema) ?? malformed(schema) ?? brokenReference(schema);
  if (!fault) return;
  const path = `${where}${fault.path}`;
  throw new ServiceError(
    'request.invalid-options',
    `Bad Request: the JSON Schema is malformed at ${path || '/'}: ${fault.message}.`,
    {
      details: [{ code: 'invalid_schema', path, message: fault.message }],
    },
  );
}

/** Whether it is written for draft 7, whose `items` may be a list. */
export function isDraft7(schema: JsonSchema): boolean {
  const { $schema } = schema;
  return typeof $schema === 'string' ? /draft-0[4-7]/.test($schema) : false;
}

interface Fault {
  path: string;
  message: string;
}

function malformed(schema: unknown): Fault | undefined {
  judges ??= { draft7: new Ajv(options), draft2020: new Ajv2020(options) };
  const { $schema: _named, ...rest } = schema as JsonSchema;
  const isOld = isDraft7(schema as JsonSchema);
  const judge = isOld ? judges.draft7 : judges.draft2020;
  if (judge.validateSchema(rest) === true) return undefined;
  if (!isOld && judges.draft7.validateSchema(rest) === true) return undefined;
  void judge.validateSchema(rest);
  const [error] = judge.errors ?? [];
  const allowed = (error?.params as { allowedValues?: unknown[] } | undefined)?.allowedValues;
  const message = `${error?.message ?? 'is no JSON Schema'}${allowed ? ` (${allowed.join(', ')})` : ''}`;
  return { path: (error?.instancePath ?? '').slice(0, budgets.faultPath.bound), message };
}

function tooLarge(schema: unknown): Fault | undefined {
  let values = 0;
  const open: { value: unknown; depth: number }[] = [{ value: schema, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (++values > budgets.schemaValues.bound)
      return { path: '', message: `it has more than ${budgets.schemaValues.bound} values` };
    if (depth > budgets.schemaDepth.bound)
      return { path: '', message: `it is nested deeper than ${budgets.schemaDepth.bound} levels` };
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 });
  }
  return undefined;
}

/** A reference to elsewhere would have to be fetched, and one to nothing says nothing. */
function brokenReference(schema: unknown): Fault | undefined {
  const open: { value: unknown; path: string }[] = [{ value: schema, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (name === '$ref' && typeof inner === 'string' && !leadsSomewhere(schema, inner))
        return {
          path: `${path}/$ref`.slice(0, budgets.faultPath.bound),
          message: 'must lead to a place in the schema itself',
        };
      if (name === 'properties' || typeof inner === 'object')
        open.push({ value: inner, path: `${path}/${name.slice(0, 60).replace(/~/g, '~0').replace(/\//g, '~1')}` });
    }
  }
  return undefined;
}

function leadsSomewhere(root: unknown, reference: string): boolean {
  return reference === '#' || (reference.startsWith('#/') && atPointer(root, reference) !== undefined);
}

/** What a reference such as `#/$defs/price` leads to. */
export function atPointer(root: unknown, reference: string): unknown {
  if (reference === '#') return root;
  if (!reference.startsWith('#/')) return undefined;
  let found: unknown = root;
  for (const part of reference.slice(2).split('/')) {
    const name = decoded(part).replace(/~1/g, '/').replace(/~0/g, '~');
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as JsonSchema)[name]
        : undefined;
  }
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
