/**
 * Whether a value satisfies a caller's schema. Expressions run in linear time (RE2); one that RE2 does not know judges
 * nothing. To be built after require-schema has passed the schema.
 * Spec: Formats accepted by /parse (json: schema).
 */
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { RE2JS } from 're2js';
import { isDraft7 } from './require-schema.js';
import type { JsonSchema } from './require-schema.js';

export interface SchemaFault {
  /** A JSON pointer into the value. */
  path: string;
  message: string;
}

/** Empty: the value satisfies the schema. */
export type SchemaJudge = (value: unknown) => SchemaFault[];

export function schemaJudge(schema: JsonSchema): SchemaJudge {
  const { $schema: _named, $id: _id, ...rest } = schema;
  const validate = compiled(rest, isDraft7(schema));
  return (value) => {
    if (validate(value)) return [];
    return (validate.errors ?? []).slice(0, 20).map(({ instancePath, message, params }) => ({
      path: instancePath,
      message: `${message ?? 'is not what the schema says'}${'allowedValues' in params ? ` (${(params as { allowedValues: unknown[] }).allowedValues.slice(0, 20).join(', ')})` : ''}`,
    }));
  };
}

function compiled(schema: JsonSchema, isOld: boolean): ReturnType<Ajv['compile']> {
  const options = {
    strict: false,
    logger: false,
    allErrors: true,
    validateSchema: false,
    inlineRefs: false,
    code: { regExp },
  } as const;
  const build = (Judge: typeof Ajv | typeof Ajv2020): ReturnType<Ajv['compile']> => {
    const judge = new Judge(options);
    // One package, two module systems: its default is the function itself or an object that holds it.
    (('default' in ajvFormats ? ajvFormats.default : ajvFormats) as unknown as (ajv: unknown) => void)(judge);
    return judge.compile(schema);
  };
  if (isOld) return build(Ajv);
  try {
    return build(Ajv2020);
  } catch {
    return build(Ajv);
  }
}

/** The compiler tells expressions apart by their text. */
function linear(pattern: string): { test(text: string): boolean; toString(): string } {
  const toString = (): string => pattern;
  try {
    const expression = RE2JS.compile(pattern);
    return { test: (text) => expression.matcher(text).find(), toString };
  } catch {
    return { test: () => true, toString };
  }
}

const regExp = Object.assign(linear, { code: 'undefined' });
