import { describe, expect, it } from 'vitest';
import { contract } from './contract.js';
import { errorResponses } from './error-responses.js';

type Known = { components: { schemas: { ErrorCodeName: { 'x-known-codes': Record<string, string> } } } };

describe('error codes', () => {
  it('that the contract lists are sent, and those that are sent are listed', () => {
    const listed = Object.keys((contract as unknown as Known).components.schemas.ErrorCodeName['x-known-codes']);
    const sent = new Set(Object.values(errorResponses).map(({ code }) => code));
    expect([...sent].sort()).toEqual(listed.sort());
  });
});
