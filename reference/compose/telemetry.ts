/**
 * Before the first step: how the server is watched. Its metrics, and traces when a collector is named.
 * Spec: none (operations).
 */
import { inSpan, noTracing, outcomeOf } from '../base/tracing.js';
import type { Tracing } from '../base/tracing.js';
import { createMetrics } from '../server/metrics.js';
import type { Metrics } from '../server/metrics.js';
import type { Ground, Observe, Site } from './world.js';

export async function watched(ground: Ground): Promise<Site> {
  const metrics = createMetrics();
  const tracing = await tracingOf(ground, metrics);
  return { ...ground, metrics, tracing, observe: observer(ground, tracing, metrics) };
}

/** The libraries are loaded only where a collector is named. */
async function tracingOf({ config, closers, clock, log }: Ground, { registry }: Metrics): Promise<Tracing> {
  const endpoint = config.otlpEndpoint;
  if (endpoint === '') return noTracing;
  const telemetry = await closers.build(
    'telemetry',
    async () => {
      const { openTelemetry } = await import('../telemetry/open-telemetry.js');
      return openTelemetry({ endpoint, registry, clock, log });
    },
    (made) => made.close(),
  );
  log.info('traces and metrics are sent to the collector of OTEL_EXPORTER_OTLP_ENDPOINT');
  return telemetry.tracing;
}

function observer({ clock }: Ground, tracing: Tracing, { measureWork }: Metrics): Observe {
  return async (work, facts, run) => {
    const startedMs = clock.nowMs();
    let outcome = 'ok';
    const fail = (code: string): void => void (outcome = code);
    try {
      return await inSpan(tracing, work, facts, (span) => run(span, fail));
    } catch (error) {
      outcome = outcomeOf(error);
      throw error;
    } finally {
      measureWork(work, outcome, clock.nowMs() - startedMs);
    }
  };
}
