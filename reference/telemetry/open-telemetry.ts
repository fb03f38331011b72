/**
 * Traces and metrics to a collector, by OTLP over HTTP. Loaded only when OTEL_EXPORTER_OTLP_ENDPOINT is set: the libraries
 * take half a second and 15 MiB. Nothing is global and nothing is patched; the rooms tell their spans through base/tracing.
 * The libraries read the other standard variables themselves (OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES,
 * OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS).
 * Flow: compose -> here -> collector.
 * Spec: none (operations). Standard: OTLP 1.x; W3C Trace Context.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import type { Context, Span as OtelSpan } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Registry } from 'prom-client';
import type { Clock } from '../base/clock.js';
import type { Logger } from '../base/logger.js';
import type { Facts, Span, Tracing } from '../base/tracing.js';
import { registryProducer } from './registry-producer.js';

export interface TelemetrySettings {
  /** Without `/v1/traces`. */
  endpoint: string;
  registry: Registry;
  clock: Clock;
  log: Logger;
}

export interface Telemetry {
  tracing: Tracing;
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}

const metricsEveryMs = 60_000;
const sendWithinMs = 10_000;
const closeWithinMs = 2_000;
const warnEveryMs = 60_000;

export function openTelemetry({ endpoint, registry, clock, log }: TelemetrySettings): Telemetry {
  const warn = seldom(clock, (reason) =>
    log.warn({ reason: reason.slice(0, 500) }, 'traces or metrics cannot be sent to the collector'),
  );
  diag.setLogger({ ...silent, error: warn }, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const url = (signal: string): string => `${endpoint.replace(/\/+$/, '')}/v1/${signal}`;
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'plumbline' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const spans = new BasicTracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: url('traces'), timeoutMillis: sendWithinMs }), {
        exportTimeoutMillis: sendWithinMs,
      }),
    ],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: url('metrics'), timeoutMillis: sendWithinMs }),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: sendWithinMs,
        metricProducers: [registryProducer(registry, resource, clock)],
      }),
    ],
  });
  return {
    tracing: tracingOf(spans),
    close: async () => {
      const sent = Promise.allSettled([spans.shutdown(), meters.shutdown()]);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(() => resolve('late'), closeWithinMs);
      });
      if ((await Promise.race([sent, late])) === 'late') warn('it did not take the rest in time');
      clearTimeout(timer);
      diag.disable();
    },
  };
}

function tracingOf(provider: BasicTracerProvider): Tracing {
  const tracer = provider.getTracer('plumbline');
  const current = new AsyncLocalStorage<OtelSpan>();
  return {
    begin: (name, facts, from) => {
      const remote = from && remoteContext(from.traceparent);
      const parent = current.getStore();
      const below = remote ?? (parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
      const kind = from ? SpanKind.SERVER : SpanKind.INTERNAL;
      const span = tracer.startSpan(name, { kind, attributes: known(facts) }, below);
      return {
        traceId: span.spanContext().traceId,
        rename: (to) => void span.updateName(to),
        add: (more) => void span.setAttributes(known(more)),
        run: (work) => current.run(span, work),
        end: (outcome) => {
          if (outcome !== 'ok') span.setAttribute('error.type', outcome).setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      } satisfies Span;
    },
  };
}

function known(facts: Facts): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number | boolean
  >;
}

/** W3C Trace Context, version 00. A header that is none begins a trace of its own. */
function remoteContext(traceparent: string): Context | undefined {
  const parts = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent);
  if (!parts) return undefined;
  const traceFlags = Number.parseInt(parts[3]!, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId: parts[1]!, spanId: parts[2]!, traceFlags, isRemote: true });
}

const ignore = (): void => undefined;
const silent = { verbose: ignore, debug: ignore, info: ignore, warn: ignore };

/** A collector that is away is no reason to fill the log. */
function seldom(clock: Clock, tell: (reason: string) => void): (reason: string) => void {
  let nextMs = -Infinity;
  return (reason) => {
    if (clock.nowMs() < nextMs) return;
    nextMs = clock.nowMs() + warnEveryMs;
    tell(reason);
  };
}
