import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReference } from '../http/target.js';
import type { Target } from '../http/target.js';
import { runCalls } from './client-call.js';
import { javascriptCalls } from './javascript.js';
import { startClientSite } from './site.js';
import type { ClientSite } from './site.js';

let site: ClientSite;
let target: Target;
beforeAll(async () => {
  site = await startClientSite();
  target = await startReference({ EGRESS_ALLOW: site.address, LOG_LEVEL: 'fatal', BROWSER_INSTALL: 'off' });
});
afterAll(async () => {
  await target.close();
  await site.close();
});

describe('the unmodified JavaScript client', () => {
  it('gets what its user asks for from every call the interface covers', { timeout: 120_000 }, async () => {
    const world = { apiUrl: target.baseUrl.replace(/\/v2$/, ''), apiKey: target.apiKey!, site };
    const verdicts = await runCalls(
      { name: 'javascript', version: 'pinned' },
      javascriptCalls(world, { withBrowser: false }),
    );
    const broken = verdicts.filter(({ works }) => !works);
    expect(broken.map(({ call, said }) => `${call}: ${said}`)).toEqual([]);
  });
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
