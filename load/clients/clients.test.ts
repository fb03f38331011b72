import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReference } from '../http/target.js';
import type { Target } from '../http/target.js';
import { runCalls } from './client-call.js';
import { clients } from './clients.js';
import { startClientSite } from './site.js';
import type { ClientSite } from './site.js';

let site: ClientSite;
let target: Target;
beforeAll(async () => {
  site = await startClientSite();
  target = await startReference({ EGRESS_ALLOW: site.address, LOG_LEVEL: 'fatal' });
});
afterAll(async () => {
  await target.close();
  await site.close();
});

describe('unmodified clients', () => {
  // Python is not here: its client comes from another registry (`npm run clients`).
  it.each(clients.filter(({ name }) => name !== 'python'))(
    'get what their users ask for from every call the interface covers: $name',
    async ({ name, open }) => {
      const world = { apiUrl: target.baseUrl.replace(/\/v2$/, ''), apiKey: target.apiKey!, site };
      const client = await open(world, { latest: false });
      if (typeof client === 'string') throw new Error(client);
      try {
        const verdicts = await runCalls({ name, version: client.version }, client.calls);
        const broken = verdicts.filter(({ works }) => !works);
        expect(broken.map(({ call, said }) => `${call}: ${said}`)).toEqual([]);
        expect(verdicts.length).toBeGreaterThan(10);
      } finally {
        await client.close();
      }
    },
  );
});

describe('a table of calls', () => {
  it('tells a call that hangs, one that throws, and one that gives something else from one that works', async () => {
    const verdicts = await runCalls(
      { name: 'client', version: '1' },
      [
        { call: 'hangs', run: () => new Promise(() => undefined) },
        { call: 'throws', run: () => Promise.reject(new Error('no such page')) },
        { call: 'works', run: () => Promise.resolve() },
      ],
      { withinSeconds: 0.01 },
    );
    expect(verdicts.map(({ works, said }) => [works, said])).toEqual([
      [false, 'no answer within 0.01 s'],
      [false, 'no such page'],
      [true, ''],
    ]);
  });
});
