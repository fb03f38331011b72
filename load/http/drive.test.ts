import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { parseScenarios } from '../scenarios/parse.js';
import { drive } from './drive.js';
import { startEcho } from './echo-server.js';
import { usageOf } from './usage.js';

const scenario = parseScenarios()[0]!;

describe('load over HTTP', () => {
  it('has a small and a large document of each format', () => {
    const formats = ['html', 'pdf', 'docx', 'doc', 'odt', 'rtf', 'xlsx', 'xls'];
    expect(parseScenarios().map((one) => one.name)).toEqual(
      formats.flatMap((format) => [`${format}-small`, `${format}-large`]),
    );
  });

  it('counts answers and their times', async () => {
    const echo = await startEcho();
    const figures = await drive(scenario, { baseUrl: echo.baseUrl, apiKey: 'key', seconds: 1, connections: 2 });
    await echo.close();
    expect(figures.completed).toBeGreaterThan(0);
    expect(figures.errors).toBe(0);
    expect(figures.p99Ms).toBeGreaterThanOrEqual(figures.p50Ms);
  });

  it('counts refusals as errors', async () => {
    const server = createServer(
      (request, response) => void request.resume().on('end', () => response.writeHead(500).end()),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const figures = await drive(scenario, {
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      apiKey: undefined,
      seconds: 1,
      connections: 1,
    });
    server.close();
    expect(figures.errors).toBe(figures.completed);
    expect(figures.errors).toBeGreaterThan(0);
  });

  it('measures a process with its children, where the system shows them', () => {
    const usage = usageOf(process.pid);
    if (usage !== undefined) expect(usage.residentBytes).toBeGreaterThan(1e6);
  });

  it('counts the work of a child that has ended', () => {
    const before = usageOf(process.pid)?.cpuSeconds;
    const work = 'while (process.cpuUsage().user < 300_000);';
    spawnSync(process.execPath, ['--eval', work]);
    if (before !== undefined) expect(usageOf(process.pid)!.cpuSeconds - before).toBeGreaterThan(0.25);
  });
});
