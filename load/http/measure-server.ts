/**
 * Loads POST /parse, scenario by scenario, and the bare upload-echo server beside it, and prints both as a table.
 * The echo server does nothing but receive the same upload, so the ratio says what parsing costs on this machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseScenarios, type Scenario } from '../scenarios/parse.js';
import { table } from '../report/table.js';
import { breaches, readBudgets } from '../report/budgets.js';
import { drive, type Figures } from './drive.js';
import { startEcho } from './echo-server.js';
import { startReference, type Target } from './target.js';
import { usageOf, type Usage } from './usage.js';

export interface ServerLoad {
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** Per scenario. */
  readonly seconds: number;
  readonly connections: number;
  readonly only: string | undefined;
  readonly allowRemote: boolean;
  readonly out: string;
}

interface Row {
  readonly scenario: string;
  readonly sizeBytes: number;
  readonly server: Figures;
  readonly echo: Figures;
  /** Requests per second of the server to those of the echo server. */
  readonly throughputRatio: number;
  /** Of the server's processes while the scenario ran; absent where they are not ours to see. */
  readonly usage?: Usage;
}

/** Runs the load and writes the report. Gives the exit code: 0, or 1 when a budget is broken. */
export async function measureServer(load: ServerLoad): Promise<number> {
  const scenarios = parseScenarios().filter((one) => load.only === undefined || one.name.includes(load.only));
  if (scenarios.length === 0)
    throw new Error(
      `No scenario has ${load.only ?? ''} in its name. They are: ${parseScenarios()
        .map((one) => one.name)
        .join(', ')}.`,
    );
  if (load.baseUrl !== undefined && !load.allowRemote && !isLoopback(load.baseUrl))
    throw new Error('That server is not on this machine. Add --allow-remote when its owner has agreed to the load.');
  const target: Target =
    load.baseUrl === undefined
      ? await startReference()
      : { baseUrl: load.baseUrl, apiKey: load.apiKey, close: async () => undefined };
  const echo = await startEcho();
  const rows: Row[] = [];
  try {
    for (const scenario of scenarios) {
      process.stderr.write(`${scenario.name} ...\n`);
      rows.push(await measure(scenario, target, echo.baseUrl, load));
    }
  } finally {
    await echo.close();
    await target.close();
  }
  return report(rows, load);
}

async function measure(scenario: Scenario, target: Target, echoUrl: string, load: ServerLoad): Promise<Row> {
  const drivePass = (baseUrl: string, seconds: number): Promise<Figures> =>
    drive(scenario, { baseUrl, apiKey: target.apiKey, seconds, connections: load.connections });
  await drivePass(target.baseUrl, Math.min(1, load.seconds));
  const before = target.pid === undefined ? undefined : usageOf(target.pid);
  const server = await drivePass(target.baseUrl, load.seconds);
  const after = target.pid === undefined ? undefined : usageOf(target.pid);
  const echo = await drivePass(echoUrl, Math.max(1, load.seconds / 2));
  const usage =
    before && after
      ? {
          cpuSeconds: after.cpuSeconds - before.cpuSeconds,
          residentBytes: after.residentBytes,
          processes: after.processes,
        }
      : undefined;
  return {
    scenario: scenario.name,
    sizeBytes: scenario.bytes.length,
    server,
    echo,
    throughputRatio: echo.requestsPerSecond === 0 ? 0 : server.requestsPerSecond / echo.requestsPerSecond,
    ...(usage ? { usage } : {}),
  };
}

function report(rows: Row[], load: ServerLoad): number {
  const lines = rows.map((row) => [
    row.scenario,
    `${(row.sizeBytes / 1024).toFixed(0)} KB`,
    row.server.requestsPerSecond.toFixed(0),
    `${row.server.p50Ms.toFixed(1)} / ${row.server.p99Ms.toFixed(1)}`,
    String(row.server.errors),
    row.usage ? ((row.usage.cpuSeconds * 1000) / Math.max(1, row.server.completed)).toFixed(2) : '-',
    row.usage ? `${(row.usage.residentBytes / 2 ** 20).toFixed(0)} MB` : '-',
    row.echo.requestsPerSecond.toFixed(0),
    row.throughputRatio.toFixed(2),
  ]);
  process.stdout.write(
    `${table(['scenario', 'size', 'req/s', 'p50 / p99 ms', 'errors', 'CPU ms/req', 'memory', 'echo req/s', 'ratio'], lines)}\n`,
  );
  const broken = breaches(
    readBudgets(),
    rows.map((row) => ({
      scenario: row.scenario,
      errors: row.server.errors,
      completed: row.server.completed,
      throughputRatio: row.throughputRatio,
    })),
  );
  for (const breach of broken) process.stdout.write(`over budget: ${breach}\n`);
  mkdirSync(dirname(load.out), { recursive: true });
  writeFileSync(
    load.out,
    `${JSON.stringify({ kind: 'http', node: process.version, seconds: load.seconds, connections: load.connections, rows, breaches: broken }, null, 2)}\n`,
  );
  process.stdout.write(`written to ${load.out}\n`);
  return broken.length === 0 ? 0 : 1;
}

function isLoopback(url: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
