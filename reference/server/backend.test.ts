import { describe, expect, it } from 'vitest';
import { operations as operationTable } from '../../generated/operations.gen.js';
import type { OperationId } from '../../generated/operations.gen.js';
import type { Operation, OperationCall } from '../base/operation-call.js';
import { noTracing } from '../base/tracing.js';
import { createBackend } from './backend.js';
import { openToAll } from './bearer-auth.js';
import type { RequestContext } from './request-state.js';
import { MemoryBudget } from './memory-budget.js';

/** Sends a request past the HTTP server and gives what the operation was called with. */
async function callOf(method: string, url: string, headers: Record<string, string> = {}): Promise<OperationCall> {
  const calls: OperationCall[] = [];
  const recorder: Operation = {
    handle: async (call) => {
      calls.push(call);
      return { body: {} };
    },
  };
  const backend = await createBackend({
    operations: Object.fromEntries(Object.keys(operationTable).map((id) => [id, recorder])) as Record<
      OperationId,
      Operation
    >,
    authenticate: openToAll,
    rateLimit: { consume: async () => undefined },
    credits: { require: async () => undefined },
    memory: new MemoryBudget(1_000_000),
    originFor: () => 'http://127.0.0.1:1',
    tracing: noTracing,
    testMode: false,
    validateResponses: false,
  });
  const [path, querystring = ''] = url.split('?');
  const get = (name: string): string => headers[name.toLowerCase()] ?? '';
  await backend({
    method,
    path: `/v2${path}`,
    querystring,
    headers,
    get,
    state: { ends: [] },
  } as unknown as RequestContext);
  return calls[0]!;
}

const id = '0196f3f0-0000-7000-8000-000000000001';

describe('what an operation is given', () => {
  it('has query parameters as numbers and booleans, not as the texts they came in', async () => {
    expect((await callOf('GET', `/crawl/${id}?skip=3&limit=7`)).query).toEqual({ skip: 3, limit: 7 });
    expect((await callOf('GET', '/team/credit-usage/historical?byApiKey=true')).query).toEqual({ byApiKey: true });
  });

  it('leaves out no more entries than a database can count, however many the caller names', async () => {
    expect((await callOf('GET', '/monitor?offset=9223372036854775807')).query).toMatchObject({
      offset: Number.MAX_SAFE_INTEGER,
    });
  });

  it("has the contract's defaults where the caller said nothing", async () => {
    expect((await callOf('GET', `/crawl/${id}`)).query).toEqual({ skip: 0 });
    expect((await callOf('GET', '/monitor')).query).toEqual({ limit: 25, offset: 0 });
  });

  it('has path parameters by name, and no body where the operation has none', async () => {
    const { path, body } = await callOf('GET', `/agent/${id}`);
    expect(path).toEqual({ jobId: id });
    expect(body).toBeUndefined();
  });

  it('is refused when a parameter breaks the contract', async () => {
    await expect(callOf('GET', `/crawl/${id}?skip=-1`)).rejects.toMatchObject({ code: 'request.invalid-options' });
    await expect(callOf('GET', `/crawl/${id}?skip=many`)).rejects.toMatchObject({ code: 'request.invalid-options' });
  });
});
