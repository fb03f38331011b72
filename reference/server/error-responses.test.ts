import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.js';
import { ServiceError } from '../base/errors.js';
import { asServiceError, errorResponses } from './error-responses.js';

type Known = { components: { schemas: { ErrorCodeName: { 'x-known-codes': Record<string, string> } } } };

describe('error codes', () => {
  it('that the contract lists are sent, and those that are sent are listed', () => {
    const listed = Object.keys((contract as unknown as Known).components.schemas.ErrorCodeName['x-known-codes']);
    const sent = new Set(Object.values(errorResponses).map(({ code }) => code));
    expect([...sent].sort()).toEqual(listed.sort());
  });
});

it('A caller who leaves while its body is read is no error of the server', async () => {
  const gone = new AbortController();
  const read = once(new EventEmitter(), 'end', { signal: gone.signal });
  gone.abort(new ServiceError('request.client-gone', 'The client went away.'));
  const error = await read.catch((thrown: unknown) => thrown);
  expect(asServiceError(error, 'id').code).toBe('request.client-gone');
});
