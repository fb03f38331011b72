/**
 * The objects of the interface as tables of their members. Every named object stands once; where it is used, its name
 * leads there.
 * Spec: Resources and their fields.
 */
import { escape, prose } from './markup.js';

/** What is read of a JSON Schema here. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly 'x-basis'?: string;
}

export type Schemas = Readonly<Record<string, Schema>>;

interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** All named objects, as one section. */
export function objectsSection(schemas: Schemas): string {
  const tables = Object.entries(schemas).map(
    ([name, schema]) =>
      `<details class="object" id="${name}"><summary><code>${name}</code>${choiceMark(schema)}</summary>${objectTable(schema)}</details>`,
  );
  return `<section><h2 id="objects">Objects</h2>${tables.join('\n')}</section>`;
}

/** What a schema says, in its own table of members where it has any. */
export function objectTable(schema: Schema): string {
  const members = membersOf(schema);
  const takes = (schema.allOf ?? []).flatMap(({ $ref }) => ($ref === undefined ? [] : [link($ref)]));
  const also = takes.length === 0 ? '' : `<p>With the members of ${takes.join(', ')}.</p>`;
  const intro = schema.description === undefined ? '' : `<p>${prose(schema.description)}</p>`;
  if (members.length === 0) return `${intro}${also}${takes.length > 0 ? '' : `<p>${typeOf(schema)}</p>`}`;
  const rows = members.map(({ name, schema: member, required }) => {
    const facts = [required ? 'required' : '', ...boundsOf(member)].filter((fact) => fact !== '');
    return `<tr><th scope="row"><code>${escape(name)}</code>${choiceMark(member)}<td>${typeOf(member)}<br><small>${facts.join('; ')}</small><td>${prose(member.description ?? '')}</tr>`;
  });
  return `${intro}${also}<table><tr><th scope="col">Member<th scope="col">Type<th scope="col">What it is</tr>${rows.join('')}</table>`;
}

const choiceMark = (schema: Schema): string => (schema['x-basis'] === 'choice' ? ' <em>choice</em>' : '');

function membersOf(schema: Schema): Member[] {
  const parts = [schema, ...(schema.allOf ?? [])];
  return parts.flatMap((part) =>
    Object.entries(part.properties ?? {}).map(([name, member]) => ({
      name,
      schema: member,
      required: parts.some(({ required }) => required?.includes(name) ?? false),
    })),
  );
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return link(schema.$ref);
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return choices.map(typeOf).join(' or ');
  if (schema.items !== undefined) return `list of ${typeOf(schema.items)}`;
  if (typeof schema.additionalProperties === 'object') return `map of ${typeOf(schema.additionalProperties)}`;
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}

function boundsOf(schema: Schema): string[] {
  const range = (least: number | undefined, most: number | undefined, what: string): string => {
    if (least === undefined && most === undefined) return '';
    if (least === undefined) return `at most ${most!}${what}`;
    return most === undefined ? `at least ${least}${what}` : `${least} to ${most}${what}`;
  };
  return [
    schema.default === undefined ? '' : `default ${code(schema.default)}`,
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' items'),
  ].filter((bound) => bound !== '');
}

const code = (value: unknown): string => `<code>${escape(JSON.stringify(value))}</code>`;

function link(ref: string): string {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return `<a href="#${escape(name)}">${escape(name)}</a>`;
}
