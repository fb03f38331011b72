// Writes, for each object of a request that has defaults, its type after they have been filled in.
// Spec: the defaults of every option.
import { isObject, type ContractDocument, type JsonObject } from './document.js';
import { membersOf, referenceName, schemaNamed } from './members.js';
import type { Operation } from './operations.js';
import { generatedHeader } from './output.js';

/** Types named Filled<schema>: what requestValidatorsWithDefaults leave behind. */
export function writeFilledTypes(document: ContractDocument, operations: Operation[]): string {
  const names = new Set<string>();
  for (const operation of operations) if (operation.body) collect(document, operation.body.schema as JsonObject, names);
  collect(document, { $ref: '#/components/schemas/ScrapeOptions' }, names);
  const types = [...names].sort().map((name) => writeType(document, name));
  return `${generatedHeader('spec/schemas/')}
import type * as types from './types.gen.js';

type Filled<Type, Member extends keyof Type> = Type & Required<Pick<Type, Member>>;

${types.join('\n\n')}
`;
}

function writeType(document: ContractDocument, name: string): string {
  const members = membersOf(document, schemaNamed(document, name));
  const withDefault = members.filter(([, member]) => 'default' in member).map(([key]) => JSON.stringify(key));
  const replaced = members.flatMap(([key, member]) => {
    const reference = referenceName(member);
    return reference !== undefined && hasDefaults(document, reference) ? [{ key, reference }] : [];
  });
  const base =
    replaced.length === 0
      ? `types.${name}`
      : `Omit<types.${name}, ${replaced.map(({ key }) => JSON.stringify(key)).join(' | ')}> & { ${replaced.map(({ key, reference }) => `${key}?: Filled${reference}`).join('; ')} }`;
  return `/** ${name} with every default filled in. */\nexport type Filled${name} = Filled<${base}, ${withDefault.join(' | ') || 'never'}>;`;
}

/** The named object schemas with defaults that can be reached through members, lists, unions and allOf. */
function collect(document: ContractDocument, schema: JsonObject, names: Set<string>): void {
  const name = referenceName(schema);
  if (name !== undefined) {
    if (hasDefaults(document, name) && !isMixin(name)) {
      if (names.has(name)) return;
      names.add(name);
    }
    return collect(document, schemaNamed(document, name), names);
  }
  const parts = [
    ...membersOf(document, schema).map(([, member]) => member),
    schema['items'],
    ...((schema['oneOf'] as JsonObject[] | undefined) ?? []),
  ];
  for (const part of parts) if (isObject(part)) collect(document, part, names);
}

/** Members-only schemas exist to be joined into others; their filled type would stand for nothing. */
const isMixin = (name: string): boolean => name.endsWith('Members');

function hasDefaults(document: ContractDocument, name: string): boolean {
  return membersOf(document, schemaNamed(document, name)).some(([, member]) => 'default' in member);
}
