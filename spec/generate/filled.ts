// Writes what an operation is given after the contract's defaults have been filled in: the type of every schema with
// defaults in it, however deep, and for each operation its path, query, header and body.
// Spec: the defaults of every option.
import { isObject, type ContractDocument, type JsonObject } from './document.js';
import { membersOf, referenceName, schemaNamed } from './members.js';
import type { Operation } from './operations.js';
import { generatedHeader } from './output.js';

/** Types named Filled<schema>: what requestValidatorsWithDefaults and parameterValidators leave behind. */
export function writeFilledTypes(document: ContractDocument, operations: Operation[]): string {
  const filled = new FilledSchemas(document);
  for (const operation of operations) if (operation.body) filled.collect(operation.body.schema as JsonObject);
  filled.collect({ $ref: '#/components/schemas/ScrapeOptions' });
  const types = filled.names().map((name) => filled.declaration(name));
  const inputs = operations.map((operation) => `  ${operation.id}: ${inputOf(operation, filled)};`);
  return `${generatedHeader('spec/openapi.yaml and spec/schemas/')}
import type * as types from './types.gen.js';

type Filled<Type, Member extends keyof Type> = Type & Required<Pick<Type, Member>>;

${types.join('\n\n')}

/** No member at all. */
type None = Record<never, never>;

/** By operationId: what it is given. Numbers and booleans are no texts any more; header names are in lower case. */
export interface OperationInputs {
${inputs.join('\n')}
}
`;
}

/** The body of a multipart operation is its \`options\`: the file goes beside it. */
function inputOf({ id, parameters, body }: Operation, filled: FilledSchemas): string {
  const data = `types.${id.charAt(0).toUpperCase()}${id.slice(1)}Data`;
  const place = (name: string, member: string): string => {
    const here = parameters.filter((parameter) => parameter['in'] === name);
    if (here.length === 0) return 'None';
    const withDefault = here.filter((parameter) => 'default' in (parameter['schema'] as JsonObject));
    const type = `NonNullable<${data}['${member}']>`;
    const names = withDefault.map((parameter) => JSON.stringify(parameter['name'])).join(' | ');
    return names === '' ? type : `Filled<${type}, ${names}>`;
  };
  const bodyType = body ? filled.expression(body.schema as JsonObject) : 'undefined';
  const given = body?.contentType === 'multipart/form-data' ? `NonNullable<${bodyType}['options']>` : bodyType;
  return `{ path: ${place('path', 'path')}; query: ${place('query', 'query')}; header: ${place('header', 'headers')}; body: ${given} }`;
}

class FilledSchemas {
  readonly #document: ContractDocument;
  readonly #names = new Set<string>();

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  names(): string[] {
    return [...this.#names].sort();
  }

  /** Takes up every named schema with defaults in it that can be reached from here. */
  collect(schema: JsonObject): void {
    const name = referenceName(schema);
    if (name !== undefined) {
      if (this.#names.has(name) || !this.#reachesDefault(schema)) return;
      this.#names.add(name);
      return this.collect(this.#named(name));
    }
    for (const part of this.#partsOf(schema)) this.collect(part);
  }

  declaration(name: string): string {
    const schema = this.#named(name);
    const members = this.#membersOf(schema);
    if (members.length === 0)
      return `/** ${name} with every default filled in. */\nexport type Filled${name} = ${this.expression(schema)};`;
    const withDefault = members.filter(([, member]) => 'default' in member).map(([key]) => JSON.stringify(key));
    const replaced = members.filter(([, member]) => this.#reachesDefault(member));
    const inner = replaced.map(([key, member]) => `${key}?: ${this.expression(member)}`).join('; ');
    const required = requiredOf(schema).filter((key) => replaced.some(([name]) => name === key));
    const base =
      replaced.length === 0
        ? `types.${name}`
        : `Omit<types.${name}, ${replaced.map(([key]) => JSON.stringify(key)).join(' | ')}> & { ${inner} }`;
    const present = [...new Set([...withDefault, ...required.map((key) => JSON.stringify(key))])];
    return `/** ${name} with every default filled in. */\nexport type Filled${name} = Filled<${base}, ${present.join(' | ') || 'never'}>;`;
  }

  /** The type of a schema, in TypeScript. */
  expression(schema: JsonObject): string {
    const name = referenceName(schema);
    if (name !== undefined) return this.#reachesDefault(schema) ? `Filled${name}` : `types.${name}`;
    if (Array.isArray(schema['oneOf']))
      return (schema['oneOf'] as JsonObject[]).map((branch) => this.expression(branch)).join(' | ');
    if (schema['type'] === 'array') return `Array<${this.expression(schema['items'] as JsonObject)}>`;
    if ('const' in schema) return JSON.stringify(schema['const']);
    if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
    if (typeof schema['type'] === 'string' && plainTypes[schema['type']]) return plainTypes[schema['type']]!;
    throw new Error(`a schema with defaults inside has no name: ${JSON.stringify(schema).slice(0, 200)}`);
  }

  #reachesDefault(schema: JsonObject, visited = new Set<string>()): boolean {
    const name = referenceName(schema);
    if (name !== undefined) {
      if (visited.has(name)) return false;
      visited.add(name);
      return this.#reachesDefault(this.#named(name), visited);
    }
    const own = this.#membersOf(schema).some(([, member]) => 'default' in member);
    return own || this.#partsOf(schema).some((part) => this.#reachesDefault(part, visited));
  }

  #partsOf(schema: JsonObject): JsonObject[] {
    const parts = [
      ...this.#membersOf(schema).map(([, member]) => member),
      schema['items'],
      ...((schema['oneOf'] as JsonObject[] | undefined) ?? []),
    ];
    return parts.filter(isObject);
  }

  #membersOf(schema: JsonObject): [string, JsonObject][] {
    return membersOf(this.#document, schema);
  }

  #named(name: string): JsonObject {
    return schemaNamed(this.#document, name);
  }
}

const plainTypes: { [type: string]: string } = {
  boolean: 'boolean',
  string: 'string',
  number: 'number',
  integer: 'number',
};

function requiredOf(schema: JsonObject): string[] {
  return (schema['required'] as string[] | undefined) ?? [];
}
