/**
 * Builds every collaborator once, in the order they need each other, and takes them down in the other order.
 * Spec: none (operations).
 */
import { join, resolve } from 'node:path';
import { Admission } from './accounts/admission.js';
import { createKeyRing } from './accounts/api-keys.js';
import { openAuditLog } from './accounts/audit-log.js';
import { Concurrency } from './accounts/concurrency.js';
import { CreditLedger } from './accounts/credits.js';
import { firstKey } from './accounts/first-key.js';
import { createRateLimit } from './accounts/rate-limit.js';
import type { Clock } from './base/clock.js';
import type { Logger } from './base/logger.js';
import type { Random } from './base/random.js';
import type { Config } from './config.js';
import { createOperations } from './operations/operations.js';
import type { PageAnswers } from './document-data/read-page.js';
import type { Converter } from './sandbox/converter.js';
import { EnginePool } from './sandbox/engine-pool.js';
import type { EnginePoolStatus } from './sandbox/engine-pool.js';
import { createApp } from './server/app.js';
import { createBackend } from './server/backend.js';
import { bearerAuth, openToAll } from './server/bearer-auth.js';
import { Drain } from './server/drain.js';
import { createHttpServer } from './server/http-server.js';
import { createMetrics } from './server/metrics.js';
import { createServicePages } from './server/service-pages.js';
import { UploadBudget } from './server/upload-budget.js';
import { limits } from '../generated/limits.gen.js';
import { openScraper } from './scrape/open-scraper.js';
import { systemResolver } from './security/system-resolver.js';
import { createMediaPage } from './storage/media-page.js';
import { privateFile } from './storage/private-file.js';

/** The sandbox as the composition sees it. */
export interface Sandbox extends Converter, Pick<EnginePool, 'run'> {
  whenReady(): Promise<void>;
  status(): EnginePoolStatus;
  close(): Promise<void>;
}

/** What comes from outside of the program. */
export interface World {
  clock: Clock;
  random: Random;
  log: Logger;
  /** Takes the place of the engine processes. */
  sandbox?: Sandbox;
}

export interface Service {
  /** Starts to answer; resolves with the port when documents can be read. */
  listen(): Promise<number>;
  /** Refuses new work, lets work in flight finish, ends everything. True when nothing was lost. */
  close(): Promise<boolean>;
  /** When no key was configured: where the server's own key is kept, and the key itself when it was made just now. */
  ownKey?: { path: string; made?: string };
}

export async function compose(config: Config, world: World): Promise<Service> {
  const { clock, random, log } = world;
  const keys = await keysOf(config, random);
  const audit = openAuditLog(config.siemLog, (error) => log.error({ err: error }, 'the SIEM log cannot be written'));
  const credits = await CreditLedger.open({
    creditsPerMonth: config.creditsPerMonth,
    clock,
    file: privateFile(join(config.dataDir, 'credits.json')),
    onWriteError: (error) => log.error({ err: error }, 'the use of credits cannot be written'),
  });
  const concurrency = new Concurrency({ ...config, clock });
  const uploads = new UploadBudget(config.uploadMemoryMb * (1 << 20));
  const sandbox = world.sandbox ?? enginePool(config, log);
  const scraping = await openScraper({
    ...config,
    searchPath: config.path,
    filterListPath: config.filterList,
    cacheMb: config.scrapeCacheMb,
    browserSandbox: config.browserSandbox === 'on',
    installsBrowser: config.browserInstall === 'on',
    maxBodyBytes: limits.parseFileMaxBytes,
    converter: sandbox,
    pageReader: {
      readPage: async (bytes, request, deadline, signal) =>
        (await sandbox.run({ task: 'readPage', bytes, request, deadline, signal })) as PageAnswers,
    },
    resolve: systemResolver,
    clock,
    random,
    log,
  });
  let port = config.port;
  const address = (): string => `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  const admission = new Admission(credits, concurrency);
  const drain = new Drain();
  const metrics = createMetrics(gauges(sandbox, uploads, drain));
  const backend = await createBackend({
    operations: createOperations({
      ...scraping,
      admission,
      converter: sandbox,
      clock,
      random,
      credits,
      concurrency,
    }),
    authenticate: config.auth === 'off' ? openToAll : bearerAuth(createKeyRing(keys.held)),
    rateLimit: createRateLimit(config.rateLimitPerMinute),
    credits,
    uploads,
    publicUrl: config.publicUrl,
    address,
    validateResponses: config.validateResponses === 'on',
  });
  const servicePages = createServicePages({ metrics, isReady: () => !drain.draining && sandbox.status().ready > 0 });
  const mediaPage = createMediaPage(scraping.media);
  const app = createApp({
    backend,
    servicePages: async (ctx) => (await servicePages(ctx)) || mediaPage(ctx),
    drain,
    audit,
    measure: metrics.measure,
    clock,
    random,
    log,
    validateResponses: config.validateResponses === 'on',
  });
  const server = createHttpServer({ handler: app.callback(), drain, ...config });
  return {
    ...(keys.own && { ownKey: keys.own }),
    listen: async () => {
      await sandbox.whenReady();
      return (port = await server.listen(config.port, config.host));
    },
    close: async () => {
      const done = await server.close(config.shutdownTimeoutSeconds * 1000);
      await scraping.close();
      await sandbox.close();
      await credits.close();
      await audit.close();
      return done;
    },
  };
}

type HeldKeys = { held: Config['apiKeys']; own?: NonNullable<Service['ownKey']> };

/** Configured keys, or the one that was made at the first start. */
async function keysOf(config: Config, random: Random): Promise<HeldKeys> {
  if (config.auth === 'off' || config.apiKeys.length > 0) return { held: config.apiKeys };
  const file = privateFile(resolve(config.dataDir, 'api-key'));
  const { key, made } = await firstKey(file, random);
  return { held: [{ owner: 'default', key }], own: { path: file.path, ...(made && { made: key }) } };
}

function enginePool(config: Config, log: Logger): EnginePool {
  return new EnginePool({
    processes: config.engineProcesses,
    memoryMb: config.engineMemoryMb,
    jobsPerProcess: config.engineJobsPerProcess,
    queueSize: config.engineQueueSize,
    ocrLanguages: config.ocrLanguages,
    log,
  });
}

function gauges(sandbox: Sandbox, uploads: UploadBudget, drain: Drain): Parameters<typeof createMetrics>[0] {
  return [
    {
      name: 'plumbline_engine_processes_ready',
      help: 'Engine processes that can take or are running a document.',
      read: () => sandbox.status().ready,
    },
    {
      name: 'plumbline_engine_processes_busy',
      help: 'Engine processes that are running a document.',
      read: () => sandbox.status().busy,
    },
    {
      name: 'plumbline_engine_waiting',
      help: 'Documents that wait for an engine process.',
      read: () => sandbox.status().waiting,
    },
    {
      name: 'plumbline_engine_processes_lost',
      help: 'Engine processes that crashed or were ended, since the start.',
      read: () => sandbox.status().lost,
    },
    { name: 'plumbline_upload_bytes', help: 'Bytes of uploads held in memory.', read: () => uploads.usedBytes },
    { name: 'plumbline_requests_in_flight', help: 'Requests that are not answered yet.', read: () => drain.inFlight },
  ];
}
