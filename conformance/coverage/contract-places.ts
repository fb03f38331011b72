/**
 * Every place of the contract that a run can come to: operations, parameters, statuses, and the members and named values
 * of bodies; and which of them one body touches. A place inside of a component is one place, whatever operations use it.
 * Used by coverage.ts.
 * Spec: Endpoints; Resources and their fields.
 */
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';

export type Side = 'request' | 'answer';

export interface Place {
  readonly side: Side;
  readonly kind: 'operation' | 'parameter' | 'member' | 'value' | 'status';
  /** `parseFile`, `getCrawl ?skip`, `ParseOptions.timeout`, `ProxyMode=auto`, `parseFile 408`. */
  readonly name: string;
  /** Whether the source shows it, or the contract chose it. */
  readonly basis: 'stated' | 'choice';
}

/** As much of an OpenAPI document as is walked. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, JsonObject>>;
  readonly components: JsonObject;
  readonly [member: string]: unknown;
}

interface Operation {
  readonly id: string;
  readonly basis: Place['basis'];
  readonly body: unknown;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[];
  /** Schema of the body by status; `default` for the others. */
  readonly answers: ReadonlyMap<string, unknown>;
}

export interface ContractPlaces {
  /** Each once, in the order of the document. */
  readonly all: readonly Place[];
  /** Names of the places of a body that a value touches. */
  touched(side: Side, operationId: string, status: number, value: unknown): Set<string>;
  /** Names of the parameters and of their named values that an address holds. */
  parameters(operationId: string, query: URLSearchParams, headers: Readonly<Record<string, string>>): Set<string>;
}

export function contractPlaces(document: ContractDocument): ContractPlaces {
  const resolve = (node: unknown): { node: JsonObject; component: string | undefined } => {
    if (!isObject(node)) return { node: {}, component: undefined };
    const reference = node['$ref'];
    if (typeof reference !== 'string') return { node, component: undefined };
    const steps = reference.slice(2).split('/');
    const found = steps.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), document);
    return { node: isObject(found) ? found : {}, component: steps.at(-1) };
  };
  const operations = readOperations(document, (node) => resolve(node).node);
  const places = new Map<string, Place>();
  const add = (place: Place): void => {
    const key = `${place.side} ${place.name}`;
    if (!places.has(key)) places.set(key, place);
  };
  const visited = new Set<string>();
  const enumerate = (side: Side, schema: unknown, name: string, basis: Place['basis']): void => {
    const { node, component } = resolve(schema);
    if (component !== undefined) {
      if (visited.has(`${side} ${component}`)) return;
      visited.add(`${side} ${component}`);
    }
    const own = component ?? name;
    const ground = basisOf(node) ?? (component === undefined ? basis : 'stated');
    for (const value of namedValues(node)) add({ side, kind: 'value', name: `${own}=${value}`, basis: ground });
    for (const [member, part] of parts(node)) {
      const memberName = `${own}.${member}`;
      const memberBasis = basisOf(part) ?? ground;
      add({ side, kind: 'member', name: memberName, basis: memberBasis });
      enumerate(side, part, memberName, memberBasis);
    }
    for (const [suffix, part] of repeated(node)) enumerate(side, part, own + suffix, ground);
    for (const part of branches(node)) enumerate(side, part, own, ground);
  };
  const touch = (schema: unknown, value: unknown, name: string, into: Set<string>): void => {
    const { node, component } = resolve(schema);
    const own = component ?? name;
    if (namedValues(node).includes(String(value))) into.add(`${own}=${String(value)}`);
    if (isObject(value)) {
      const known = new Map(parts(node));
      for (const [member, part] of known) {
        if (!Object.hasOwn(value, member)) continue;
        into.add(`${own}.${member}`);
        touch(part, value[member], `${own}.${member}`, into);
      }
      for (const [suffix, part] of repeated(node)) {
        if (suffix !== '.*') continue;
        for (const member of Object.keys(value)) if (!known.has(member)) touch(part, value[member], own + suffix, into);
      }
    }
    if (Array.isArray(value))
      for (const [suffix, part] of repeated(node))
        if (suffix === '[]') for (const item of value) touch(part, item, own + suffix, into);
    for (const part of branches(node))
      if (fits(resolve(part).node, value, (inner) => resolve(inner).node)) touch(part, value, own, into);
  };
  for (const operation of operations.values()) {
    const { id, basis } = operation;
    add({ side: 'request', kind: 'operation', name: id, basis });
    for (const parameter of operation.parameters) {
      add({ side: 'request', kind: 'parameter', name: parameterName(id, parameter), basis });
      for (const value of namedValues(resolve(parameter.schema).node))
        add({ side: 'request', kind: 'value', name: `${parameterName(id, parameter)}=${value}`, basis });
    }
    enumerate('request', operation.body, id, basis);
    for (const [status, schema] of operation.answers) {
      if (status !== 'default') add({ side: 'answer', kind: 'status', name: `${id} ${status}`, basis });
      enumerate('answer', schema, id, basis);
    }
  }
  return {
    all: [...places.values()],
    touched(side, operationId, status, value) {
      const operation = operations.get(operationId);
      const into = new Set<string>();
      const schema =
        side === 'request'
          ? operation?.body
          : (operation?.answers.get(String(status)) ?? operation?.answers.get('default'));
      if (operation) touch(schema, value, operationId, into);
      return into;
    },
    parameters(operationId, query, headers) {
      const into = new Set<string>();
      for (const parameter of operations.get(operationId)?.parameters ?? []) {
        const name = parameterName(operationId, parameter);
        const values =
          parameter.in === 'header' ? [headers[parameter.name.toLowerCase()]] : query.getAll(parameter.name);
        for (const value of values) if (value !== undefined) into.add(name).add(`${name}=${value}`);
      }
      return into;
    },
  };
}

function parameterName(operationId: string, { name, in: place }: { name: string; in: string }): string {
  return `${operationId} ${place === 'header' ? `${name}:` : `?${name}`}`;
}

function readOperations(document: ContractDocument, resolved: (node: unknown) => JsonObject): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const item of Object.values(document.paths)) {
    for (const found of Object.values(item)) {
      if (!isObject(found) || typeof found['operationId'] !== 'string') continue;
      const answers = isObject(found['responses']) ? found['responses'] : {};
      const parameters = Array.isArray(found['parameters']) ? found['parameters'] : [];
      operations.set(found['operationId'], {
        id: found['operationId'],
        basis: basisOf(found) ?? 'stated',
        body: contentSchema(found['requestBody']),
        parameters: parameters
          .map(resolved)
          // What stands in the path is in every call.
          .filter((parameter) => parameter['in'] !== 'path')
          .map((parameter) => ({
            name: String(parameter['name']),
            in: String(parameter['in']),
            schema: parameter['schema'],
          })),
        answers: new Map(
          Object.entries(answers).map(([status, answer]) => [status, contentSchema(resolved(answer))] as const),
        ),
      });
    }
  }
  return operations;
}

function contentSchema(body: unknown): unknown {
  const content = isObject(body) ? body['content'] : undefined;
  const first = isObject(content) ? Object.values(content)[0] : undefined;
  return isObject(first) ? first['schema'] : undefined;
}

function basisOf(node: unknown): Place['basis'] | undefined {
  const basis = isObject(node) ? node['x-basis'] : undefined;
  return basis === 'stated' || basis === 'choice' ? basis : undefined;
}

/** Words that a schema lists, also a single one. */
function namedValues(node: JsonObject): string[] {
  const listed = Array.isArray(node['enum']) ? node['enum'] : 'const' in node ? [node['const']] : [];
  return listed.filter((value) => typeof value === 'string');
}

/** Members by name; those that a schema only forbids or demands are none. */
function parts(node: JsonObject): [string, unknown][] {
  return isObject(node['properties']) ? Object.entries(node['properties']).filter(([, part]) => isObject(part)) : [];
}

function repeated(node: JsonObject): [string, unknown][] {
  const items: [string, unknown][] = isObject(node['items']) ? [['[]', node['items']]] : [];
  return isObject(node['additionalProperties']) ? [...items, ['.*', node['additionalProperties']]] : items;
}

function branches(node: JsonObject): unknown[] {
  return ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => (node[keyword] as unknown[] | undefined) ?? []);
}

/** Whether the value can be meant by this branch, told by its type, its demanded members and its single words. */
function fits(node: JsonObject, value: unknown, resolved: (node: unknown) => JsonObject): boolean {
  const types = ([] as unknown[]).concat(node['type'] ?? []);
  if (types.length > 0 && !types.includes(typeName(value)) && !(types.includes('integer') && Number.isInteger(value)))
    return false;
  const named = namedValues(node);
  if (named.length > 0 && !named.includes(String(value))) return false;
  if (!isObject(value)) return true;
  const demanded = (node['required'] as string[] | undefined) ?? [];
  if (!demanded.every((member) => Object.hasOwn(value, member))) return false;
  return parts(node).every(([member, part]) => {
    const word = resolved(part)['const'];
    return word === undefined || !Object.hasOwn(value, member) || value[member] === word;
  });
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
