/**
 * Fifth step: the edge. What callers see: the interface, the pages beside it, the HTTP server under both.
 * A worker has an edge too, but only its health stands there.
 * Spec: none (operations).
 */
import type { IncomingMessage } from 'node:http';
import { createKeyRing } from '../accounts/api-keys.js';
import { readTestWishes } from '../accounts/test-mode.js';
import { ServiceError } from '../base/errors.js';
import { createOperations } from '../operations/operations.js';
import { watchPagesJob } from '../operations/watch-pages-job.js';
import { createApp } from '../server/app.js';
import { createBackend } from '../server/backend.js';
import type { Backend } from '../server/backend.js';
import { publicCode } from '../server/error-responses.js';
import { bearerAuth, openToAll } from '../server/bearer-auth.js';
import type { Authenticate } from '../server/bearer-auth.js';
import { Drain } from '../server/drain.js';
import { createHttpServer } from '../server/http-server.js';
import { requireLocalCaller } from '../server/local-callers.js';
import { requireOneHost } from '../server/request-target.js';
import { MemoryBudget } from '../server/memory-budget.js';
import type { GaugeReading } from '../server/metrics.js';
import { listeningOrigin, publicOrigin } from '../server/public-origin.js';
import { contractPages, healthPages } from '../server/service-pages.js';
import type { ServicePages } from '../server/service-pages.js';
import { workbenchPages } from '../server/workbench-page.js';
import { createWebSockets } from '../server/web-sockets.js';
import type { WebSockets } from '../server/web-sockets.js';
import { watchDatabase } from '../storage/database/database-watch.js';
import { createMediaPage } from '../storage/media-page.js';
import type { Features } from './features.js';
import type { Means } from './means.js';
import type { Services } from './services.js';
import type { Stores } from './stores.js';
import type { Sandbox, Site } from './world.js';

export interface Edge {
  /** Resolves with the port. */
  listen(): Promise<number>;
  /** Whether work in flight was finished when the server closed; true before. */
  finishedAll: () => boolean;
}

/** What the steps before have built. */
interface Parts {
  means: Means;
  stores: Stores;
  services: Services;
  features: Features;
}

export async function buildEdge(site: Site, parts: Parts): Promise<Edge> {
  const { config, closers, clock, random, log, metrics, tracing } = site;
  const { sandbox } = parts.means;
  let port = config.port;
  let finishedAll = true;
  const memory = new MemoryBudget(config.uploadMemoryMb * (1 << 20));
  const drain = new Drain();
  const authenticate = config.auth === 'off' ? openToAll : bearerAuth(createKeyRing(parts.stores.keys.held));
  const guard = (request: IncomingMessage): void => {
    requireOneHost(request);
    if (config.auth === 'off') requireLocalCaller(request.headers, config.publicUrl);
  };
  const sockets =
    config.role === 'worker'
      ? undefined
      : createWebSockets({
          watches: {
            getCrawl: watchPagesJob(parts.stores, 'crawl'),
            getBatchScrape: watchPagesJob(parts.stores, 'batch-scrape'),
          },
          authenticate,
          guard,
          originFor: (hostHeader) => originFor(hostHeader),
          memory,
          drain,
          clock,
          log,
        });
  for (const gauge of gauges(sandbox, memory, drain, sockets)) metrics.show(gauge);
  const databaseAnswers = watchDatabase(parts.stores.database, clock);
  const isReady = async (): Promise<boolean> =>
    !drain.draining && sandbox.status().ready > 0 && (await databaseAnswers());
  const health = healthPages({ metrics, clock, isReady });
  const originFor = (hostHeader: string | undefined): string =>
    publicOrigin(config.publicUrl, hostHeader, listeningOrigin(config.host, port));
  const served =
    config.role === 'worker'
      ? { backend: onlyHealth, pages: [health] }
      : {
          backend: await backendOf(site, parts, memory, authenticate, originFor),
          pages: [
            health,
            contractPages(originFor),
            await workbenchPages(),
            createMediaPage(parts.stores.media, config.testMode === 'on' ? aheadOf : undefined),
          ],
        };
  const app = createApp({
    backend: served.backend,
    servicePages: firstOf(served.pages),
    drain,
    audit: parts.services.audit,
    measure: metrics.measure,
    tracing,
    clock,
    random,
    log,
    guard,
    validateResponses: config.validateResponses === 'on',
  });
  const server = await closers.build(
    'HTTP server',
    () => createHttpServer({ handler: app.callback(), ...(sockets && { upgrade: sockets.accept }), drain, ...config }),
    async (made) => {
      await sockets?.close();
      finishedAll = await made.close(config.shutdownTimeoutSeconds * 1000);
    },
  );
  return {
    listen: async () => (port = await server.listen(config.port, config.host)),
    finishedAll: () => finishedAll,
  };
}

function backendOf(
  { config, closers, clock, random, tracing }: Site,
  { means, stores, services, features }: Parts,
  memory: MemoryBudget,
  authenticate: Authenticate,
  originFor: (hostHeader: string | undefined) => string,
): Promise<Backend> {
  const { credits, recentScrapes, knownPages, jobs, monitors } = stores;
  const { concurrency, admission, rateLimit } = services;
  return closers.build('backend', () =>
    createBackend({
      operations: createOperations({
        scraper: features.scraper,
        fetcher: means.fetcher,
        knownPages,
        recentScrapes,
        admission,
        converter: means.sandbox,
        intelligence: means.intelligence,
        clock,
        random,
        credits,
        concurrency,
        jobs,
        monitors,
        wakeMonitors: features.wakeMonitors,
        wakeWorkers: features.wakeWorkers,
        publicCode,
      }),
      authenticate,
      rateLimit,
      credits,
      testMode: config.testMode === 'on',
      memory,
      originFor,
      tracing,
      validateResponses: config.validateResponses === 'on',
    }),
  );
}

/** By how much the clock of a request in test mode is ahead. */
const aheadOf = (header: string): number => readTestWishes(header).aheadMs;

const onlyHealth: Backend = async (ctx) => {
  throw new ServiceError(
    'request.not-found',
    `There is nothing at ${ctx.path}: this process is a worker and answers /healthz, /readyz and /metrics only.`,
  );
};

function firstOf(pages: readonly ServicePages[]): ServicePages {
  return async (ctx) => {
    for (const answers of pages) if (await answers(ctx)) return true;
    return false;
  };
}

function gauges(sandbox: Sandbox, memory: MemoryBudget, drain: Drain, sockets: WebSockets | undefined): GaugeReading[] {
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
    {
      name: 'plumbline_upload_bytes',
      help: 'Bytes of request bodies and answers held in memory.',
      read: () => memory.usedBytes,
    },
    { name: 'plumbline_web_sockets', help: 'Callers that watch a job.', read: () => sockets?.open ?? 0 },
    { name: 'plumbline_requests_in_flight', help: 'Requests that are not answered yet.', read: () => drain.inFlight },
  ];
}
