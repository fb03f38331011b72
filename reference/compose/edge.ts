/**
 * Fifth step: the edge. What callers see: the interface, the pages beside it, the HTTP server under both.
 * Spec: none (operations).
 */
import { createKeyRing } from '../accounts/api-keys.js';
import { createOperations } from '../operations/operations.js';
import { createApp } from '../server/app.js';
import { createBackend } from '../server/backend.js';
import { bearerAuth, openToAll } from '../server/bearer-auth.js';
import { Drain } from '../server/drain.js';
import { createHttpServer } from '../server/http-server.js';
import { requireLocalCaller } from '../server/local-callers.js';
import { MemoryBudget } from '../server/memory-budget.js';
import { createMetrics } from '../server/metrics.js';
import { createServicePages } from '../server/service-pages.js';
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

export async function buildEdge(
  { config, closers, clock, random, log }: Site,
  { sandbox }: Means,
  { keys, credits, media, recentScrapes }: Stores,
  { audit, concurrency, admission, rateLimit }: Services,
  { scraper }: Features,
): Promise<Edge> {
  let port = config.port;
  let finishedAll = true;
  const address = (): string => `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  const memory = new MemoryBudget(config.uploadMemoryMb * (1 << 20));
  const drain = new Drain();
  const metrics = createMetrics(gauges(sandbox, memory, drain));
  const validateResponses = config.validateResponses === 'on';
  const backend = await closers.build('backend', () =>
    createBackend({
      operations: createOperations({
        scraper,
        recentScrapes,
        admission,
        converter: sandbox,
        clock,
        random,
        credits,
        concurrency,
      }),
      authenticate: config.auth === 'off' ? openToAll : bearerAuth(createKeyRing(keys.held)),
      rateLimit,
      credits,
      memory,
      publicUrl: config.publicUrl,
      address,
      validateResponses,
    }),
  );
  const servicePages = createServicePages({
    metrics,
    clock,
    isReady: () => !drain.draining && sandbox.status().ready > 0,
  });
  const mediaPage = createMediaPage(media);
  const app = createApp({
    backend,
    servicePages: async (ctx) => (await servicePages(ctx)) || mediaPage(ctx),
    drain,
    audit,
    measure: metrics.measure,
    clock,
    random,
    log,
    guard: (headers) => {
      if (config.auth === 'off') requireLocalCaller(headers, config.publicUrl);
    },
    validateResponses,
  });
  const server = await closers.build(
    'HTTP server',
    () => createHttpServer({ handler: app.callback(), drain, ...config }),
    async (made) => {
      finishedAll = await made.close(config.shutdownTimeoutSeconds * 1000);
    },
  );
  return {
    listen: async () => (port = await server.listen(config.port, config.host)),
    finishedAll: () => finishedAll,
  };
}

function gauges(sandbox: Sandbox, memory: MemoryBudget, drain: Drain): Parameters<typeof createMetrics>[0] {
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
    { name: 'plumbline_requests_in_flight', help: 'Requests that are not answered yet.', read: () => drain.inFlight },
  ];
}
