/**
 * The server: configuration -> composition -> listening -> drain. The only reader of the environment; it and
 * `main.ts` alone end the process.
 * Spec: none (operations).
 */
import { availableParallelism } from 'node:os';
import { systemClock } from './base/clock.js';
import { giveBackOnceQuiet } from './base/give-back.js';
import { createLogger } from './base/logger.js';
import type { Logger } from './base/logger.js';
import { systemRandom } from './base/random.js';
import { compose } from './compose/compose.js';
import type { Service, World } from './compose/compose.js';
import { ConfigError, configHelp, readConfig } from './config.js';
import type { Config } from './config.js';
import { findingLine } from './preflight/finding.js';
import { preflight } from './preflight/preflight.js';
import { listeningOrigin } from './server/public-origin.js';

if (process.argv.includes('--help')) {
  process.stdout.write(configHelp());
} else if (process.argv.includes('--check')) {
  process.exit((await check()) ? 0 : 1);
} else {
  await start();
}

/** Looks whether a server with these settings can start here, and starts none. */
async function check(): Promise<boolean> {
  const tell = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    return await preflight(configHere(), tell);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const fault of error.message.split('\n')) tell(findingLine('configuration', 'fail', fault));
    return false;
  }
}

async function start(): Promise<void> {
  const config = configOrExit();
  const log = createLogger(config.logLevel);
  try {
    const world = {
      clock: systemClock,
      random: systemRandom,
      log,
      ...(await plantedFault(process.env['PLANTED_FAULT'])),
    };
    const service = await compose(config, world);
    endOnSignal(service, log);
    announce(config, service, await service.listen());
    giveBackOnceQuiet();
  } catch (error) {
    log.fatal({ err: error }, 'the server cannot start');
    process.stderr.write(`The server cannot start: ${whyNot(error as NodeJS.ErrnoException, config)}\n`);
    process.exit(1);
  }
}

/** What happens most, with what to do; anything else in its own words. */
function whyNot({ code, syscall, message }: NodeJS.ErrnoException, { host, port }: Config): string {
  if (syscall !== 'listen') return message;
  if (code === 'EADDRINUSE') return `something listens on ${host} port ${port} already: end it, or set another PORT.`;
  if (code === 'EACCES') return `this user may not listen on ${host} port ${port}: set a PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `${host} is no address of this machine: set another HOST.`;
  return message;
}

/**
 * Faults that no proxy on the wire can imitate, for the self-test of the conformance suite. Only the build for that test
 * has any (`.config/build.mjs --with-faults`): asked for one, a build that is shipped does not start.
 */
async function plantedFault(name: string | undefined): Promise<Pick<World, 'afterBuilding'>> {
  if (name === undefined) return {};
  const { faultNamed } = await import('./faults.js');
  return { afterBuilding: faultNamed(name) };
}

function configOrExit(): Config {
  try {
    return configHere();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\nRun \`npm start -- --help\` for all settings.\n`);
    process.exit(1);
  }
}

/** @throws ConfigError */
function configHere(): Config {
  const config = readConfig(process.env, { cores: availableParallelism() });
  if (config.role !== 'both' && config.databaseUrl === '') throw new ConfigError(sharedDatabaseNeeded(config.role));
  return config;
}

/** Jobs go from one process to another through the database; the one in DATA_DIR is for one process. */
function sharedDatabaseNeeded(role: string): string {
  return `ROLE=${role} needs DATABASE_URL: jobs pass between processes through the PostgreSQL they share. One process alone is ROLE=both.`;
}

/** For people and for programs that start the server: the first line of standard output ends in the base URL; a worker's in its health. */
function announce(config: Config, service: Service, port: number): void {
  const origin = listeningOrigin(config.host, port);
  if (config.role === 'worker') {
    process.stdout.write(`Plumbline worker, its health only: ${origin}/healthz\n`);
    return;
  }
  const lines = [
    `Plumbline reference server: ${origin}/v2`,
    `SDKs, command line and MCP server of the interface take it without /v2: FIRECRAWL_API_URL=${origin}`,
    `In a browser: ${origin}/   Clients and what to paste into an assistant: reference/CLIENTS.md`,
  ];
  const { ownKey } = service;
  if (ownKey)
    lines.push(
      ownKey.made === undefined
        ? `API key: in ${ownKey.path}`
        : `API key (made now, kept in ${ownKey.path}): ${ownKey.made}`,
    );
  if (config.auth === 'off') lines.push('Authentication is off: every caller on this machine is let in.');
  if (config.testMode === 'on') lines.push('Test mode is on: requests may wish for refusals and errors (X-Test-Mode).');
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Within this time a second signal is the first once more: npm passes on what a terminal has sent to both. */
const echoMs = 1000;

function endOnSignal(service: Service, log: Logger): void {
  let endingSince: number | undefined;
  const end = (signal: NodeJS.Signals): void => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > echoMs) process.exit(1);
      return;
    }
    endingSince = performance.now();
    log.info({ signal }, 'shutting down: work in flight finishes, a second signal ends it');
    service.close().then(
      (done) => {
        log.info({ done }, 'shut down');
        process.exit(done ? 0 : 1);
      },
      (error: unknown) => {
        log.fatal({ err: error }, 'the shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
