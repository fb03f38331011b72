/**
 * Counters and gauges for Prometheus.
 * Spec: none (operations).
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface RequestMeasure {
  /** operationId, or `none`. */
  operation: string;
  method: string;
  /** 499 when the client went away before the answer. */
  status: number;
  durationMs: number;
}

/** A number that is read when the metrics are asked for. */
export interface GaugeReading {
  name: string;
  help: string;
  read: () => number;
}

export interface Metrics {
  measure: (request: RequestMeasure) => void;
  contentType: string;
  text(): Promise<string>;
}

const knownMethods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

export function createMetrics(gauges: readonly GaugeReading[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'plumbline_http_requests_total',
    help: 'Requests answered, by operation, method and status; 499 when the client went away.',
    labelNames: ['operation', 'method', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'plumbline_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300],
    registers: [registry],
  });
  for (const { name, help, read } of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  return {
    measure: ({ operation, method, status, durationMs }) => {
      requests.inc({ operation, method: knownMethods.has(method) ? method : 'other', status });
      durations.observe({ operation }, durationMs / 1000);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
