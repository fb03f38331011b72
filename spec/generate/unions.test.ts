// Spec: JSON Schema 2020-12, oneOf and if.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { ContractDocument, JsonObject } from './document.js';
import { unionToConditions } from './unions.js';

const document = {
  components: {
    schemas: {
      Click: {
        type: 'object',
        required: ['type', 'selector'],
        properties: { type: { const: 'click' }, selector: { type: 'string' } },
      },
    },
  },
} as unknown as ContractDocument;
const write = {
  type: 'object',
  required: ['type'],
  properties: { type: { enum: ['write', 'press'] }, text: { type: 'string' } },
};

describe('a union written as conditions', () => {
  const union: JsonObject = { oneOf: [{ type: 'string', enum: ['a'] }, write, { type: 'null' }] };
  const ajv = new Ajv2020({ strictTypes: false, allowUnionTypes: true });
  const before = ajv.compile(union);
  const after = ajv.compile(unionToConditions(union, document));

  it.each([
    ['a'],
    ['b'],
    [null],
    [{}],
    [{ type: 'write' }],
    [{ type: 'write', text: 1 }],
    [{ type: 'click' }],
    [3],
    [[]],
    [true],
  ])('judges %j as the union does', (value) => {
    expect(after(value)).toBe(before(value));
  });

  it('follows references to learn what tells the branches apart', () => {
    const schema = unionToConditions({ oneOf: [{ $ref: '#/components/schemas/Click' }, write] }, document);
    const [condition] = schema['allOf'] as JsonObject[];
    expect(condition).toMatchObject({
      if: { type: 'object' },
      then: { properties: { type: { enum: ['click', 'write', 'press'] } } },
    });
  });

  it('keeps what stands beside the union', () => {
    expect(unionToConditions({ oneOf: [{ type: 'string' }], default: 'x' }, document)).toMatchObject({
      default: 'x',
      type: ['string'],
    });
  });

  it('is refused when nothing tells the branches apart', () => {
    expect(() => unionToConditions({ oneOf: [write, write] }, document)).toThrow('cannot be told apart');
    expect(() => unionToConditions({ oneOf: [{ enum: [1] }] }, document)).toThrow('does not say its type');
  });
});
