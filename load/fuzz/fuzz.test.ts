import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startReference } from '../http/target.js';
import { startHostileSite } from './hostile-site.js';
import { fuzzReport } from './fuzz-report.js';
import { families, makeCase, runFuzz } from './run-fuzz.js';

const surroundings = { authorization: 'Bearer load-key', site: 'http://127.0.0.1:1', browserShare: 0 };
const settings = { ...surroundings, seed: 7, from: 0, connections: 4, answerWithinMs: 30_000 };

describe('the fuzz run', () => {
  it('makes the same requests of the same seed, and others of another', () => {
    for (let index = 0; index < Object.keys(families).length; index++) {
      expect(makeCase(1, index, surroundings)).toEqual(makeCase(1, index, surroundings));
      expect(makeCase(1, index, surroundings).bytes.equals(makeCase(2, index, surroundings).bytes)).toBe(false);
    }
  });

  it('finds a server that fails, one that does not answer, and one that is gone', async () => {
    let asked = 0;
    const server = createServer((request, response) => {
      if (request.url === '/healthz') response.end('{}');
      else if (++asked % 2 === 0) response.writeHead(500).end('{"success":false,"code":"UNKNOWN_ERROR","error":"x"}');
      else request.resume();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
    const figures = await runFuzz({ ...settings, baseUrl, count: 6, connections: 1, answerWithinMs: 200 });
    const said = figures.faults.map(({ what }) => what).join('\n');
    expect(said).toContain('UNKNOWN_ERROR');
    expect(said).toContain('no answer within');
    expect(fuzzReport(figures)).toContain('6 mutations');
    server.closeAllConnections();
    server.close();
    const gone = await runFuzz({ ...settings, baseUrl, count: 1, connections: 1 });
    expect(gone.faults.map(({ what }) => what)).toContain('the server is gone');
  });

  it('finds no fault in the reference', async () => {
    const site = await startHostileSite();
    const target = await startReference({ EGRESS_ALLOW: site.address, LOG_LEVEL: 'fatal', ENGINE_PROCESSES: '1' });
    const figures = await runFuzz({ ...settings, site: site.origin, baseUrl: target.baseUrl, count: 350 });
    await target.close();
    await site.close();
    expect(figures.faults).toEqual([]);
    expect(Object.values(figures.families).map(({ cases }) => cases)).toEqual(Array.from({ length: 7 }, () => 50));
  });
});
