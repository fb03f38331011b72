/**
 * One operation: what it takes and answers, a form to try it, what the interface demands of it, and what it leaves open.
 * Spec: Endpoints.
 */
import { requirements, silences } from '../../../generated/requirements.gen.js';
import { escape, prose } from './markup.js';
import { objectTable } from './objects.js';
import type { Schema } from './objects.js';

interface Content {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly 'x-basis'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Response>>;
}

/** Looks a `$ref` up; anything else is itself. */
export type Resolve = <Value extends { readonly $ref?: string }>(value: Value) => Value;

const silenceById = new Map(silences.map((silence) => [silence.id, silence]));

export function operationSection(method: string, path: string, operation: Operation, resolve: Resolve): string {
  const { operationId, summary = '', description = '' } = operation;
  const basis = operation['x-basis'] === 'choice' ? ' <em>choice</em>' : '';
  const parameters = (operation.parameters ?? []).map(resolve);
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return `<details class="operation" id="${operationId}">
<summary><code>${method.toUpperCase()} /v2${escape(path)}</code> ${escape(summary)}${basis}</summary>
<p>${prose(description)}</p>
${parameters.length === 0 ? '' : parameterTable(parameters)}
${body === undefined ? '' : `<h3>Takes <code>${escape(bodyType!)}</code></h3>${objectTable(spreadOut(body.schema ?? {}, resolve))}`}
${answers(operation, resolve)}
${tryForm(method, path, parameters, bodyType, exampleOf(body, resolve))}
${demands(operationId)}
</details>`;
}

/** With the members of all that it takes them from; those that clients are known to send beside stay a link. */
function spreadOut(schema: Schema, resolve: Resolve): Schema {
  const own = resolve(schema);
  const isAside = ({ $ref }: Schema): boolean => $ref?.includes('/Known') ?? false;
  const parts = (own.allOf ?? []).filter((part) => !isAside(part)).map((part) => spreadOut(part, resolve));
  return {
    ...own,
    properties: Object.assign({}, own.properties, ...parts.map(({ properties }) => properties)) as Record<
      string,
      Schema
    >,
    required: [own, ...parts].flatMap(({ required }) => required ?? []),
    allOf: [...(own.allOf ?? []).filter(isAside), ...parts.flatMap(({ allOf }) => allOf ?? [])],
  };
}

function parameterTable(parameters: readonly Parameter[]): string {
  const members = Object.fromEntries(
    parameters.map(({ name, description, schema }) => [name, { ...schema, ...(description && { description }) }]),
  );
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return `<h3>Parameters</h3>${objectTable({ properties: members, required })}`;
}

function answers({ responses }: Operation, resolve: Resolve): string {
  const rows = Object.entries(responses).map(([status, given]) => {
    const { description = '', content = {} } = resolve(given);
    const schema = Object.values(content)[0]?.schema;
    const name = schema?.$ref?.split('/').at(-1);
    const shape = name === undefined ? '' : ` <a href="#${name}">${name}</a>`;
    return `<tr><th scope="row">${status}<td>${prose(description)}${shape}</tr>`;
  });
  return `<h3>Answers</h3><table>${rows.join('')}</table>`;
}

/** Works where the page's script does; it stays hidden else. */
function tryForm(
  method: string,
  path: string,
  parameters: readonly Parameter[],
  bodyType: string | undefined,
  example: unknown,
): string {
  const id = (name: string): string => `${method}${path}-${name}`.replace(/\W+/g, '-');
  const field = (name: string, label: string, rest: string): string =>
    `<label for="${id(name)}">${label}</label><input id="${id(name)}" ${rest}>`;
  const inputs = parameters
    .filter(({ in: place }) => place !== 'header')
    .map(({ name, in: place }) => field(name, escape(name), `type="text" data-${place}="${escape(name)}"`));
  const isForm = bodyType === 'multipart/form-data';
  if (isForm) inputs.push(field('file', 'file', 'type="file" data-file'));
  if (bodyType !== undefined) {
    const label = isForm ? 'options' : 'Body';
    const text = escape(JSON.stringify(example ?? {}, null, 2));
    inputs.push(
      `<label for="${id('body')}">${label}</label><textarea id="${id('body')}" data-body rows="6" spellcheck="false">${text}</textarea>`,
    );
  }
  return `<form class="try" data-method="${method.toUpperCase()}" data-path="${escape(path)}" hidden><h3>Try it</h3>
${inputs.join('\n')}<p><button type="submit">Send</button></p><pre tabindex="0" role="status" aria-label="Answer" hidden></pre></form>`;
}

/** The first example that the contract gives of a body; of a form, of its options. */
function exampleOf(body: Content | undefined, resolve: Resolve): unknown {
  if (body === undefined) return undefined;
  const given = Object.values(body.examples ?? {})[0]?.value;
  if (given !== undefined) return given;
  const schema = resolve(body.schema ?? {}) as Schema & { readonly examples?: readonly unknown[] };
  if (schema.properties?.['options'] !== undefined) return { formats: ['markdown', 'links'] };
  return schema.examples?.[0];
}

function demands(operationId: string): string {
  const rows = requirements.filter(({ operations }) => operations.includes(operationId));
  const left = [...new Set(rows.flatMap(({ silence }) => silence ?? []))].flatMap((id) => silenceById.get(id) ?? []);
  const lines = rows
    .filter(({ silence }) => silence === undefined)
    .map(
      ({ id, level, basis, statement, source }) =>
        `<tr id="row-${id}"><td>${level}<td>${prose(statement)}<br><small>${escape(source)}${basis === 'choice' ? ', <em>choice</em>' : ''}. <code>${id}</code></small></tr>`,
    );
  const open = left.map(
    ({ question, choice, why }) => `<dt>${prose(question)}<dd><b>${prose(choice)}</b> ${prose(why)}`,
  );
  return [
    lines.length === 0
      ? ''
      : `<details><summary>${lines.length} requirements</summary><table><tr><th scope="col">Level<th scope="col">Requirement</tr>${lines.join('\n')}</table></details>`,
    open.length === 0
      ? ''
      : `<details><summary>${open.length} questions the interface leaves open, and what this server does</summary><dl>${open.join('\n')}</dl></details>`,
  ].join('\n');
}
