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

/** What the server does for requests and jobs, and is measured. */
export type Work = 'fetch' | 'browser visit' | 'conversion' | 'plan of a job' | 'page of a job' | 'delivery';

/** A number that is read when the metrics are asked for. */
export interface GaugeReading {
  name: string;
  help: string;
  read: () => number;
}

export interface Metrics {
  measure: (request: RequestMeasure) => void;
  /** @param outcome `ok`, or the code of what went wrong */
  measureWork: (work: Work, outcome: string, durationMs: number) => void;
  /** Adds a number that is read when the metrics are asked for. */
  show(gauge: GaugeReading): void;
  registry: Registry;
  contentType: string;
  text(): Promise<string>;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const knownMethods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

export function createMetrics(): Metrics {
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
    buckets,
    registers: [registry],
  });
  const works = new Counter({
    name: 'plumbline_work_total',
    help: 'Visits, conversions, tasks of jobs and notifications that are over, by what became of them.',
    labelNames: ['work', 'outcome'],
    registers: [registry],
  });
  const workDurations = new Histogram({
    name: 'plumbline_work_duration_seconds',
    help: 'Time that a visit, a conversion, a task of a job or a notification took, with its waiting.',
    labelNames: ['work'],
    buckets,
    registers: [registry],
  });
  return {
    registry,
    show: ({ name, help, read }) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    },
    measureWork: (work, outcome, durationMs) => {
      works.inc({ work, outcome });
      workDurations.observe({ work }, durationMs / 1000);
    },
    measure: ({ operation, method, status, durationMs }) => {
      requests.inc({ operation, method: knownMethods.has(method) ? method : 'other', status });
      durations.observe({ operation }, durationMs / 1000);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
