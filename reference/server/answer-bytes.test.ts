import type { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { budgets } from '../base/budgets.js';
import { sendJson } from './answer-bytes.js';
import { MemoryBudget } from './memory-budget.js';
import type { RequestContext } from './request-state.js';

function contextOf(signal = new AbortController().signal): RequestContext {
  return { state: { signal } } as unknown as RequestContext;
}

const large = { success: true, data: { markdown: 'é"\n'.repeat(budgets.jsonAtOnce.bound), metadata: {} } };
const largeJson = Buffer.from(JSON.stringify(large));

describe('the JSON of an answer', () => {
  it('is written at once when it is small', async () => {
    const ctx = contextOf();
    const memory = new MemoryBudget(1000);
    await sendJson(ctx, { success: true }, memory.open('a'));
    expect(ctx).toMatchObject({ status: 200, length: 16, body: Buffer.from('{"success":true}') });
    expect(memory.usedBytes).toBe(16);
  });

  it('is as long as it says when it is large, and the bytes are the same', async () => {
    const ctx = contextOf();
    await sendJson(ctx, large, new MemoryBudget(1 << 30).open('a'));
    const bytes = Buffer.concat(await (ctx.body as Readable).toArray());
    expect(ctx.length).toBe(largeJson.byteLength);
    expect(bytes.equals(largeJson)).toBe(true);
  });

  it('is held no longer than its client takes to read it, piece by piece', async () => {
    const ctx = contextOf();
    const memory = new MemoryBudget(1 << 30);
    const share = memory.open('a');
    await sendJson(ctx, large, share);
    expect(memory.usedBytes).toBe(largeJson.byteLength);
    let taken = 0;
    for await (const piece of ctx.body as Readable) {
      taken += (piece as Buffer).byteLength;
      // The piece that is taken and the one behind it are on their way.
      expect(memory.usedBytes).toBeLessThanOrEqual(largeJson.byteLength - taken + 4 * budgets.jsonSlice.bound);
    }
    expect(memory.usedBytes).toBe(0);
    share.release();
    expect(memory.usedBytes).toBe(0);
  });

  it('is not begun when there is no room for it', async () => {
    const memory = new MemoryBudget(2 << 20);
    let looks = 0;
    const data = { markdown: 'x'.repeat(3 << 20), toJSON: () => (looks += 1) };
    await expect(sendJson(contextOf(), { data }, memory.open('a'))).rejects.toMatchObject({
      code: 'server.overloaded',
    });
    expect(looks).toBe(0);
  });

  it('is not made for a client that has gone', async () => {
    const gone = new Error('gone');
    await expect(sendJson(contextOf(AbortSignal.abort(gone)), large, new MemoryBudget(1 << 30).open('a'))).rejects.toBe(
      gone,
    );
  });
});
