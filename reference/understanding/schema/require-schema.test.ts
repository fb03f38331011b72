import { describe, expect, it } from 'vitest';
import { schemaJudge } from './judge.js';
import { requireSchema } from './require-schema.js';

const faultOf = (schema: unknown): unknown => {
  try {
    requireSchema(schema, '/schema');
    return undefined;
  } catch (error) {
    return (error as { details: [{ path: string }] }).details[0].path;
  }
};
const deep = (levels: number): object => (levels === 0 ? {} : { properties: { a: deep(levels - 1) } });

describe('a schema', () => {
  it.each([
    [{}],
    [{ type: 'object', properties: { a: { type: ['string', 'null'], format: 'email', pattern: '^(?!x)' } } }],
    [{ $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'string' }], definitions: { a: {} } }],
    [{ items: [{ type: 'string' }] }],
    [{ $ref: '#/$defs/a', $defs: { a: { properties: { next: { $ref: '#' } } } } }],
  ])('%j is taken', (schema) => {
    expect(faultOf(schema)).toBe(undefined);
  });

  it.each([
    [{ type: 'text' }, '/schema/type'],
    [{ properties: { a: { required: 'b' } } }, '/schema/properties/a/required'],
    [{ properties: { a: { minimum: 'low' } } }, '/schema/properties/a/minimum'],
    [{ properties: [] }, '/schema/properties'],
    [{ properties: { a: { $ref: 'https://example.com/a.json' } } }, '/schema/properties/a/$ref'],
    [{ properties: { a: { $ref: '#/$defs/nowhere' } } }, '/schema/properties/a/$ref'],
    [deep(40), '/schema'],
    [{ enum: Array.from({ length: 6000 }, (_, at) => at) }, '/schema'],
  ])('%j is refused with its place', (schema, path) => {
    expect(faultOf(schema)).toBe(path);
  });
});

describe('the judge', () => {
  it('names what does not satisfy the schema', () => {
    const judge = schemaJudge({
      type: 'object',
      required: ['a'],
      properties: { b: { type: 'string', format: 'email' } },
    });
    expect(judge({ a: 1, b: 'x@example.com' })).toEqual([]);
    expect(judge({ b: 'x' }).map(({ path }) => path)).toEqual(['', '/b']);
  });

  it('judges each expression by itself, in linear time', () => {
    const judge = schemaJudge({ properties: { a: { pattern: '^(a+)+$' }, b: { pattern: '^b$' } } });
    expect(judge({ a: `${'a'.repeat(100_000)}!`, b: 'b' }).map(({ path }) => path)).toEqual(['/a']);
  });
});
