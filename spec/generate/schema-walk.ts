// Walks a JSON Schema by its keywords, so that a member named like a keyword is never taken for one.
// Used wherever schemas are rewritten or searched.
// Spec: JSON Schema 2020-12, applicator vocabularies.
import { isObject, type Json, type JsonObject } from './document.js';

const maps = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const singles = new Set([
  ...['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'contains', 'propertyNames'],
  ...['not', 'if', 'then', 'else'],
]);

/** A copy of the schema in which `change` has been applied to each direct subschema; data such as enum is left alone. */
export function mapSubschemas(schema: JsonObject, change: (subschema: Json, path: string) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (maps.has(keyword) && isObject(value))
        return [
          keyword,
          Object.fromEntries(Object.entries(value).map(([key, sub]) => [key, change(sub, `${keyword}/${key}`)])),
        ];
      if (lists.has(keyword) && Array.isArray(value))
        return [keyword, value.map((sub, index) => change(sub, `${keyword}/${index}`))];
      return [keyword, singles.has(keyword) ? change(value, keyword) : value];
    }),
  );
}

/** Calls `visit` for the schema and every subschema in it, with its path relative to the first. */
export function visitSchemas(schema: Json, visit: (schema: JsonObject, path: string) => void, path = ''): void {
  if (!isObject(schema)) return;
  visit(schema, path);
  mapSubschemas(schema, (subschema, step) => {
    visitSchemas(subschema, visit, `${path}/${step}`);
    return subschema;
  });
}
