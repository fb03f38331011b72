/**
 * The server under test: either one the user named, or the reference, started as a child process through
 * `npm start` and known only by the base URL it prints and the key it was given.
 * Used by the verbs; `stop` ends what was started and removes its data.
 * Spec: Versioning 1 (the base URL ends in the version segment); Authentication.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebhookFacts } from './harness/session.js';
import type { SiteAccess } from './harness/site-access.js';
import { certificateFile } from './site/two-protocols.js';

export interface Target {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly startedByUs: boolean;
  readonly site?: SiteAccess | undefined;
  readonly webhooks?: WebhookFacts | undefined;
  stop(): Promise<void>;
}

/** A server somebody else runs. */
export function givenTarget(baseUrl: string, apiKey: string | undefined, webhooks?: WebhookFacts): Target {
  return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, webhooks, startedByUs: false, stop: async () => {} };
}

/** The server could not be started; the message holds the end of its output. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const startTimeMs = 120_000;
const stopTimeMs = 15_000;
/** Minutes become seconds: 1, 5 and 15 of them. */
const webhookTimeScale = 60;

/**
 * Starts the reference on a free loopback port with a data folder and a key of its own; with a fault planted in it when
 * one is named.
 * @throws StartError
 */
export async function startReference(sitePort?: number, plantedFault?: string): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-conformance-'));
  const apiKey = `fc-${randomBytes(16).toString('hex')}`;
  const webhooks = { timeScale: webhookTimeScale, secret: randomBytes(16).toString('hex') };
  const [program, ...args] = startCommand(plantedFault);
  const child = spawn(program, args, {
    cwd: projectRoot,
    // Its own process group: npm stands between us and the server.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      API_KEYS: apiKey,
      LOG_LEVEL: 'error',
      WEBHOOK_TIME_SCALE: String(webhooks.timeScale),
      WEBHOOK_SECRET: webhooks.secret,
      // What nobody can see from outside is seen.
      TEST_MODE: 'on',
      // It may notify the https side of the fixture site.
      NODE_EXTRA_CA_CERTS: certificateFile,
      BROWSER_INSTALL: process.env['BROWSER_INSTALL'] ?? 'on',
      ...(plantedFault !== undefined && { PLANTED_FAULT: plantedFault }),
      ...(sitePort !== undefined && { EGRESS_ALLOW: `127.0.0.1:${sitePort}` }),
    },
  });
  const withdraw = endWithUs(child, dataDir);
  const stop = async (): Promise<void> => {
    await endGroup(child);
    withdraw();
    // Processes of the group that outlive the server for a moment may still write there.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    const baseUrl = await printedBaseUrl(child);
    return { baseUrl, apiKey, webhooks, startedByUs: true, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** In the repository by `npm start`, which builds it; in the package it stands beside the suite as it is. */
function startCommand(plantedFault: string | undefined): [string, ...string[]] {
  const built = join(projectRoot, 'reference/main.js');
  if (existsSync(built)) return [process.execPath, '--enable-source-maps', built];
  return ['npm', ...(plantedFault === undefined ? ['start'] : ['run', 'start:with-fault'])];
}

/** Ends the group when this process ends early; its own group would outlive an interrupt from the terminal. */
function endWithUs(child: ChildProcess, dataDir: string): () => void {
  const onExit = (): void => {
    signalGroup(child, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  const onInterrupt = (): void => process.exit(130);
  process.once('exit', onExit);
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onInterrupt);
  return () => {
    process.off('exit', onExit);
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onInterrupt);
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function printedBaseUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string): void => {
      clearTimeout(timer);
      reject(new StartError(`the reference server did not start (${why}):\n${output.slice(-2000)}`));
    };
    const timer = setTimeout(() => fail(`no base URL printed within ${startTimeMs / 1000} s`), startTimeMs);
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      const url = /https?:\/\/[^\s"']+\/v2\b/.exec(output)?.[0];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.on('error', (error) => fail(error.message));
    child.on('exit', (code) => fail(`it ended with code ${code ?? 'unknown'}`));
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), stopTimeMs);
  await ended;
  clearTimeout(timer);
}
