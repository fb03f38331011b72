// The members of an object schema, its own and those it takes from others by allOf.
// Spec: JSON Schema 2020-12, properties and allOf.
import { isObject, resolvePointer, type ContractDocument, type JsonObject } from './document.js';

/** Name and schema of each member: those of allOf first, in order, then the schema's own. */
export function membersOf(document: ContractDocument, schema: JsonObject): [string, JsonObject][] {
  const joined = ((schema['allOf'] as JsonObject[] | undefined) ?? []).flatMap((part) => {
    const name = referenceName(part);
    return membersOf(document, name === undefined ? part : schemaNamed(document, name));
  });
  const own = isObject(schema['properties'])
    ? Object.entries(schema['properties'] as { [name: string]: JsonObject })
    : [];
  return [...joined, ...own];
}

export function schemaNamed(document: ContractDocument, name: string): JsonObject {
  return resolvePointer(document, `#/components/schemas/${name}`) as JsonObject;
}

/** The name of the schema a $ref leads to. */
export function referenceName(schema: JsonObject): string | undefined {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : undefined;
}
