/**
 * The metrics of `/metrics` for a collector: each is defined once, for Prometheus, and told here under the same name.
 * Spec: none (operations). Standard: OpenTelemetry, Prometheus compatibility.
 */
import { ValueType } from '@opentelemetry/api';
import type { HrTime } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import type { HistogramMetricData, MetricData, MetricProducer } from '@opentelemetry/sdk-metrics';
import type { Clock } from '../base/clock.js';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Reading = MetricObjectWithValues<MetricValue<string>>;
type Labelled = Reading['values'][number] & { metricName?: string };

/** The counters count from now on. */
export function registryProducer(registry: Registry, resource: Resource, clock: Pick<Clock, 'date'>): MetricProducer {
  const startTime = hrTime(clock.date().getTime());
  return {
    collect: async () => {
      const endTime = hrTime(clock.date().getTime());
      const readings = (await registry.getMetricsAsJSON()) as Reading[];
      const metrics = readings.map((reading) => metricOf(reading, startTime, endTime));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'plumbline' }, metrics }] }, errors: [] };
    },
  };
}

function metricOf(reading: Reading, startTime: HrTime, endTime: HrTime): MetricData {
  const { name, help, values } = reading;
  const base = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // prom-client has the type of a reading as a word, whatever its declaration says.
  const type = String(reading.type);
  if (type === 'histogram')
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, startTime, endTime) };
  const dataPoints = values.map(({ labels, value }) => ({ startTime, endTime, attributes: { ...labels }, value }));
  if (type === 'counter') return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...base, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Prometheus counts what is at most `le`, a collector what lies between two bounds. */
function histograms(values: Labelled[], startTime: HrTime, endTime: HrTime): HistogramMetricData['dataPoints'] {
  const series = new Map<string, { attributes: Labelled['labels']; upTo: [number, number][]; sum: number }>();
  for (const { labels, value, metricName } of values) {
    const { le, ...attributes } = labels as Record<string, string | number>;
    const key = JSON.stringify(attributes);
    const one = series.get(key) ?? { attributes, upTo: [], sum: 0 };
    series.set(key, one);
    if (le !== undefined) one.upTo.push([le === '+Inf' ? Infinity : Number(le), value]);
    else if (metricName?.endsWith('_sum')) one.sum = value;
  }
  return [...series.values()].map(({ attributes, upTo, sum }) => {
    const sorted = upTo.sort(([a], [b]) => a - b);
    const counts = sorted.map(([, count], index) => count - (sorted[index - 1]?.[1] ?? 0));
    const boundaries = sorted.map(([bound]) => bound).filter(Number.isFinite);
    const count = sorted.at(-1)?.[1] ?? 0;
    const value = { buckets: { boundaries, counts }, sum, count };
    return { startTime, endTime, attributes: { ...attributes }, value };
  });
}

function hrTime(ms: number): HrTime {
  return [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
}
