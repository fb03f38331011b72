// Compiles the schemas to standalone validators, and writes the tables by which code finds them.
// Three compilations: judging only (all errors, up to a bound), filling defaults in (first error), and parameters (text to numbers too).
// Spec: every resource, default and bound.
import type { Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { isObject, type ContractDocument, type Json, type JsonObject } from './document.js';
import { formats } from './formats.js';
import { listWebhooks, type Operation } from './operations.js';
import { generatedHeader, type GeneratedFiles } from './output.js';
import { parametersRoot, rootAddress, toValidationSchemas, withoutDefaults } from './validation-schemas.js';

const standalone = standaloneCode as unknown as (ajv: Ajv2020, exports: { [name: string]: string }) => string;

export function writeValidators(document: ContractDocument, operations: Operation[]): GeneratedFiles {
  const { schemas, basis, messages, asking } = toValidationSchemas(document, operations);
  const named = Object.keys(document.components.schemas);
  const parameters = [...schemas.keys()].filter((name) => !named.includes(name));
  const judging = new Map([...schemas].map(([name, schema]) => [name, withoutDefaults(schema)]));
  const bodies = [
    ...new Set(operations.flatMap((operation) => (operation.body ? [schemaName(operation.body.schema)] : []))),
  ];
  const filled = [...new Set([...bodies, 'ParseOptions', 'ScrapeOptions'])];
  return new Map([
    ['judging.gen.js', boundErrors(compile(judging, named, { allErrors: true }))],
    ['filling.gen.js', compile(schemas, filled, { useDefaults: true })],
    ['parameters.gen.js', compile(schemas, parameters, { useDefaults: true, coerceTypes: true })],
    ['validators.gen.js', writeTables(document, operations, { named, filled, basis, messages, asking })],
    ['validators.gen.d.ts', writeTypes(operations, named, filled)],
  ]);
}

function compile(schemas: Map<string, JsonObject>, names: string[], options: Options): string {
  const ajv = createAjv(schemas, options);
  const code = standalone(ajv, Object.fromEntries(names.map((name) => [name, rootAddress(name)])));
  const needsRequire = code.includes('require(');
  const bridge = `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n`;
  return `${generatedHeader('spec/schemas/')}${needsRequire ? bridge : ''}${code.replace(/^"use strict";/, '')}\n`;
}

/** What a validator that reports all errors still reports of one loop over items or members. */
const errorsPerLoop = 100;

/**
 * Ends every loop that has found enough: the time and the size of a report do not grow with what strangers send. A loop
 * only stops when it has errors of its own, so whether a value is valid never changes.
 */
function boundErrors(code: string): string {
  return code
    .replace(
      /^(\s*)for\(let (i\d+)=0; \2<(len\d+); \2\+\+\)\{$/gm,
      (_loop, indent: string, index: string, length: string) =>
        `${indent}const stop_${index} = errors + ${errorsPerLoop};\n${indent}for(let ${index}=0; ${index}<${length} && errors<stop_${index}; ${index}++){`,
    )
    .replace(
      /^(\s*)for\(const (key\d+) in (data\d*)\)\{$/gm,
      (_loop, indent: string, key: string, data: string) =>
        `${indent}const stop_${key} = errors + ${errorsPerLoop};\n${indent}for(const ${key} in ${data}){\n${indent}if(errors>=stop_${key})break;`,
    );
}

/** An Ajv that knows every root by its address and reports errors with the name of the root they are in. */
export function createAjv(schemas: Map<string, JsonObject>, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    formats: { ...formats },
    code: { source: true, esm: true, lines: true },
    ...options,
  });
  for (const [name, schema] of schemas) {
    ajv.addSchema({ $id: rootAddress(name), ...schema });
    // Ajv starts the schemaPath of an error at the root it is in and does not name the root. This names it.
    (ajv.schemas[rootAddress(name)] as unknown as { schemaPath: string }).schemaPath = `#/${name}`;
  }
  return ajv;
}

function schemaName(schema: Json): string {
  const reference = isObject(schema) ? schema['$ref'] : undefined;
  if (typeof reference !== 'string')
    throw new Error(`a body is described inline, not by a named schema: ${JSON.stringify(schema)}`);
  return reference.slice(reference.lastIndexOf('/') + 1);
}

type Tables = { named: string[]; filled: string[]; basis: object; messages: object; asking: object };

function writeTables(document: ContractDocument, operations: Operation[], tables: Tables): string {
  const entry = (key: string, check: string) => `  ${JSON.stringify(key)}: toValidator(${check}),`;
  const withBody = operations.filter((operation) => operation.body !== undefined);
  const responses = operations.flatMap((operation) =>
    operation.responses.flatMap(({ status, schema }) =>
      schema === undefined ? [] : [entry(`${operation.id} ${status}`, `judging.${schemaName(schema)}`)],
    ),
  );
  const table = (name: string, rows: string[]) => `export const ${name} = {\n${rows.join('\n')}\n};\n`;
  return `${generatedHeader('spec/openapi.yaml and spec/schemas/')}
import * as filling from './filling.gen.js';
import * as judging from './judging.gen.js';
import * as parameters from './parameters.gen.js';

const basis = ${JSON.stringify(tables.basis, null, 1)};

const messages = ${JSON.stringify(tables.messages, null, 1)};

const asking = ${JSON.stringify(tables.asking, null, 1)};

${runtime}
${table(
  'requestValidators',
  withBody.map((operation) => entry(operation.id, `judging.${schemaName(operation.body!.schema)}`)),
)}
${table(
  'requestValidatorsWithDefaults',
  withBody.map((operation) => entry(operation.id, `filling.${schemaName(operation.body!.schema)}`)),
)}
${table(
  'parameterValidators',
  operations
    .filter((operation) => operation.parameters.length > 0)
    .map((operation) => entry(operation.id, `parameters.${parametersRoot(operation)}`)),
)}
${table('responseValidators', responses)}
${table(
  'webhookValidators',
  listWebhooks(document).map(({ event, schema }) => entry(event, `judging.${schemaName(schema)}`)),
)}
${table(
  'schemaValidators',
  tables.named.map((name) => entry(name, `judging.${name}`)),
)}
${table(
  'schemaValidatorsWithDefaults',
  tables.filled.map((name) => entry(name, `filling.${name}`)),
)}`;
}

/** Plain JavaScript that stands in validators.gen.js: from Ajv's errors to violations a person can read. */
const runtime = `function toValidator(check) {
  return (value) => (check(value) ? [] : toViolations(check.errors));
}

function toViolations(errors) {
  const violations = [];
  const seen = new Set();
  for (const error of errors) {
    // An 'if' error only repeats that the branch below it failed; errors below 'contains' only say which items are others.
    if (error.keyword === 'if' || /\\/contains\\//.test(error.schemaPath)) continue;
    const violation = toViolation(error);
    const key = violation.path + ' ' + violation.message;
    if (seen.has(key)) continue;
    seen.add(key);
    violations.push(violation);
    if (violations.length === ${errorsPerLoop}) break;
  }
  return violations;
}

function toViolation({ instancePath, schemaPath, keyword, params }) {
  const member = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const path = member === undefined ? instancePath : instancePath + '/' + member.replaceAll('~', '~0').replaceAll('/', '~1');
  const rule = params.missingProperty === undefined ? schemaPath : schemaPath + '/' + member;
  const asks = nearest(asking, rule) === true;
  const message = nearest(messages, rule) ?? (asks ? 'asks for what is not built' : messageOf(keyword, params));
  return { path, keyword, message, basis: nearest(basis, rule) === 's' && !asks ? 'stated' : 'choice', rule, asks };
}

function nearest(table, place) {
  for (let at = place; at.length > 1; at = at.slice(0, at.lastIndexOf('/'))) if (Object.hasOwn(table, at)) return table[at];
  return undefined;
}

function messageOf(keyword, params) {
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not a known member';
    case 'false schema':
      return 'cannot be given here';
    case 'type':
      return 'must be ' + [params.type].flat().join(' or ');
    case 'enum':
      return 'must be one of ' + params.allowedValues.map((allowed) => JSON.stringify(allowed)).join(', ');
    case 'const':
      return 'must be ' + JSON.stringify(params.allowedValue);
    case 'minimum':
      return 'must be at least ' + params.limit;
    case 'maximum':
      return 'must be at most ' + params.limit;
    case 'exclusiveMinimum':
      return 'must be more than ' + params.limit;
    case 'minLength':
      return 'must have at least ' + params.limit + ' characters';
    case 'maxLength':
      return 'must have at most ' + params.limit + ' characters';
    case 'minItems':
      return 'must have at least ' + params.limit + ' items';
    case 'maxItems':
      return 'must have at most ' + params.limit + ' items';
    case 'minProperties':
      return 'must have at least ' + params.limit + ' members';
    case 'format':
      return 'must be a ' + params.format;
    case 'pattern':
      return 'must match ' + params.pattern;
    default:
      return 'breaks the rule ' + keyword;
  }
}
`;

function writeTypes(operations: Operation[], named: string[], filled: string[]): string {
  const withBody = operations.filter((operation) => operation.body !== undefined).map((operation) => operation.id);
  const withParameters = operations
    .filter((operation) => operation.parameters.length > 0)
    .map((operation) => operation.id);
  const union = (names: string[]) => names.map((name) => `\n  | ${JSON.stringify(name)}`).join('');
  return `${generatedHeader('spec/openapi.yaml and spec/schemas/')}
/** One way in which a value breaks the contract. */
export type Violation = {
  /** Where in the value, as a JSON pointer; the value itself is ''. For a missing or unknown member, that member. */
  readonly path: string;
  /** The JSON Schema keyword that is broken, such as required or maximum. */
  readonly keyword: string;
  /** What is wrong, to be read after the path: 'must be at most 300000'. */
  readonly message: string;
  /** Whether the source states the broken rule or we chose it. */
  readonly basis: 'stated' | 'choice';
  /** Where the rule stands: #/ schema name / path within it. */
  readonly rule: string;
  /** Whether the value is lawful and asks for something the interface does not show: a server that lacks it answers 501. */
  readonly asks: boolean;
};

/** Says how a value breaks the contract; an empty list says that it does not. */
export type Validator = (value: unknown) => readonly Violation[];

/** Known names can be read plainly; any other text may find nothing. */
export type ValidatorTable<Name extends string> = { readonly [Key in Name]: Validator } & { readonly [key: string]: Validator | undefined };

/** By operationId. They report every violation, ${errorsPerLoop} at most, and leave the value as it is. A multipart body is judged as { file, options }. */
export const requestValidators: ValidatorTable<BodyOperationId>;
/** By operationId. They report the first violation; a value without one has its absent members filled with the contract's defaults, in place. */
export const requestValidatorsWithDefaults: ValidatorTable<BodyOperationId>;
/** By operationId; judge { path, query, header } (header names in lower case). They turn texts into numbers and booleans and fill defaults in, in place. */
export const parameterValidators: ValidatorTable<ParameterOperationId>;
/** By operationId and status with a space between: 'parseFile 200'. 'parseFile default' is for every status without an entry. */
export const responseValidators: { readonly [operationAndStatus: string]: Validator | undefined };
/** By the full name of the event: 'crawl.page'. */
export const webhookValidators: ValidatorTable<import('./operations.gen.js').WebhookEvent>;
/** By the name of the schema in the document. */
export const schemaValidators: ValidatorTable<SchemaName>;
/** By the name of the schema; they fill defaults in, as requestValidatorsWithDefaults do. */
export const schemaValidatorsWithDefaults: ValidatorTable<FilledSchemaName>;

export type BodyOperationId =${union(withBody)};
export type ParameterOperationId =${union(withParameters)};
export type FilledSchemaName =${union(filled)};
export type SchemaName =${union(named)};
`;
}
