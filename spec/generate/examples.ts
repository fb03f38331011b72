// Holds every example of the document against the schema beside it. Generation stops when one does not fit.
// Spec: none; a contract whose examples break it is not believed.
import { isObject, type ContractDocument, type Json, type JsonObject } from './document.js';
import type { Operation } from './operations.js';
import { visitSchemas } from './schema-walk.js';
import { rootAddress, toValidationSchemas, withoutDefaults } from './validation-schemas.js';
import { createAjv } from './validators.js';

type Example = { place: string; root: string; value: Json };

/** One sentence for each example that does not fit its schema, and for each that could not be judged. */
export function findBrokenExamples(document: ContractDocument, operations: Operation[]): string[] {
  const { schemas } = toValidationSchemas(document, operations);
  const ajv = createAjv(new Map([...schemas].map(([name, schema]) => [name, withoutDefaults(schema)])), {
    allErrors: true,
  });
  return [...schemaExamples(document), ...mediaExamples(document, document, '')].flatMap(({ place, root, value }) => {
    const validate = ajv.getSchema(rootAddress(root))!;
    return validate(value) === true ? [] : [`the example at ${place} does not fit: ${ajv.errorsText(validate.errors)}`];
  });
}

/** Examples stand at the top of named schemas only, so that each has a compiled schema of its own. */
function schemaExamples(document: ContractDocument): Example[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    visitSchemas(schema, (subschema, path) => {
      if (path !== '' && ('example' in subschema || 'examples' in subschema))
        throw new Error(`${name}${path}: examples belong to the top of a schema`);
    });
    return ((schema['examples'] as Json[] | undefined) ?? []).map((value, index) => ({
      place: `${name}/examples/${index}`,
      root: name,
      value,
    }));
  });
}

/** The examples of request and response bodies, wherever a media type stands. */
function mediaExamples(document: ContractDocument, value: Json, place: string): Example[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => mediaExamples(document, item, `${place}/${index}`));
  if (!isObject(value)) return [];
  const found = Object.entries(value).flatMap(([key, member]) =>
    key === 'schemas' && place === '/components' ? [] : mediaExamples(document, member, `${place}/${key}`),
  );
  const reference = isObject(value['schema']) ? value['schema']['$ref'] : undefined;
  if (!isObject(value['examples']) || typeof reference !== 'string') return found;
  const root = reference.slice(reference.lastIndexOf('/') + 1);
  const own = Object.entries(value['examples'] as { [name: string]: JsonObject });
  return [
    ...found,
    ...own.map(([name, example]) => ({ place: `${place}/examples/${name}`, root, value: example['value']! })),
  ];
}
