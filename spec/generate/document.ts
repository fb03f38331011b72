// Reads spec/openapi.yaml and spec/schemas/ and joins them into one document whose references all lead to #/components.
// First step of generation: every other maker starts from what this returns.
// Spec: the whole of the interface specification.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** The whole contract. Schemas are sorted by file, then by their place in it. */
export type ContractDocument = JsonObject & {
  paths: { [path: string]: JsonObject };
  webhooks: { [event: string]: JsonObject };
  components: JsonObject & { schemas: { [name: string]: JsonObject } };
  'x-limits': { [name: string]: JsonObject };
};

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the document from a `spec` folder. Throws when a schema's name is used twice or a reference leads nowhere. */
export async function readDocument(specFolder: string): Promise<ContractDocument> {
  const entry = parse(await readFile(join(specFolder, 'openapi.yaml'), 'utf8')) as ContractDocument;
  const schemas: { [name: string]: JsonObject } = {};
  for (const file of (await readdir(join(specFolder, 'schemas'))).filter((name) => name.endsWith('.yaml')).sort()) {
    const resources = parse(await readFile(join(specFolder, 'schemas', file), 'utf8')) as {
      [name: string]: JsonObject;
    };
    for (const [name, schema] of Object.entries(resources)) {
      if (name in schemas) throw new Error(`schemas/${file}: the name ${name} is used twice`);
      schemas[name] = toComponentReferences(schema, join('schemas', file)) as JsonObject;
    }
  }
  const document = toComponentReferences(entry, 'openapi.yaml') as ContractDocument;
  document.components = { ...document.components, schemas };
  requireSoundReferences(document, document);
  return document;
}

/** What a reference of the joined document leads to. */
export function resolvePointer(document: ContractDocument, pointer: string): Json {
  let found: Json | undefined = document;
  for (const part of pointer.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = Array.isArray(found) ? found[Number(key)] : isObject(found) ? found[key] : undefined;
    if (found === undefined) throw new Error(`${pointer} leads nowhere`);
  }
  return found;
}

/** The object itself, or what its $ref leads to. */
export function follow(document: ContractDocument, value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new Error(`not an object: ${JSON.stringify(value)}`);
  return typeof value['$ref'] === 'string' ? follow(document, resolvePointer(document, value['$ref'])) : value;
}

function toComponentReferences(value: Json, file: string): Json {
  if (Array.isArray(value)) return value.map((item) => toComponentReferences(item, file));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === '$ref' && typeof member === 'string'
        ? toComponentReference(member, file)
        : toComponentReferences(member, file),
    ]),
  );
}

function toComponentReference(reference: string, file: string): string {
  if (reference.startsWith('#/components/')) return reference;
  const name = /^(?:\.\/(?:schemas\/)?[a-z-]+\.yaml)?#\/([A-Za-z]+)$/.exec(reference)?.[1];
  if (name === undefined) throw new Error(`${file}: cannot follow the reference ${reference}`);
  return `#/components/schemas/${name}`;
}

function requireSoundReferences(value: Json, document: ContractDocument): void {
  if (Array.isArray(value)) value.forEach((item) => requireSoundReferences(item, document));
  else if (isObject(value)) {
    if (typeof value['$ref'] === 'string') resolvePointer(document, value['$ref']);
    Object.values(value).forEach((member) => requireSoundReferences(member, document));
  }
}
