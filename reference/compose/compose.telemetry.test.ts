import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWholeService } from './testing/whole-service.js';
import type { WholeService } from './testing/whole-service.js';
import { until } from '../testing/until.js';

interface SpanOnWire {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code: number };
}
interface MetricOnWire {
  name: string;
  sum?: { dataPoints: { asDouble: number }[]; isMonotonic: boolean };
  histogram?: { dataPoints: { count: number; bucketCounts: number[]; explicitBounds: number[] }[] };
}

/** What a collector of OpenTelemetry was sent. */
const received: { spans: SpanOnWire[]; metrics: MetricOnWire[]; text: string; services: string[] } = {
  spans: [],
  metrics: [],
  text: '',
  services: [],
};
let collector: Server;
let whole: WholeService;
const word = 'unmistakable';
const caller = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      received.text += text;
      const body = JSON.parse(text) as {
        resourceSpans?: { resource: object; scopeSpans: { spans: SpanOnWire[] }[] }[];
        resourceMetrics?: { scopeMetrics: { metrics: MetricOnWire[] }[] }[];
      };
      for (const { resource, scopeSpans } of body.resourceSpans ?? []) {
        received.services.push(JSON.stringify(resource));
        received.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
      }
      for (const { scopeMetrics } of body.resourceMetrics ?? [])
        received.metrics.push(...scopeMetrics.flatMap(({ metrics }) => metrics));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  whole = await startWholeService(
    (request, response) => {
      if (request.url === '/hook') return void response.writeHead(500).end();
      response.setHeader('content-type', 'text/html');
      response.end(`<title>${word}</title><main><h1>${word}</h1><p>Some text that is long enough.</p></main>`);
    },
    { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  );
  const { site, api, client } = whole;
  await fetch(`${whole.origin}/v2/scrape`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer key-of-team-a',
      traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
    },
    body: JSON.stringify({ url: `${site}/${word}`, formats: ['markdown'], zeroDataRetention: true }),
  });
  await api('POST', '/scrape', { url: 'http://10.0.0.1/' });
  const { id } = await client.startBatchScrape([`${site}/${word}-too`], {
    webhook: { url: `${site}/hook`, events: ['started'] },
  });
  await until(async () => (await client.getBatchScrapeStatus(id)).status === 'completed');
  await until(async () => whole.logLines.some((line) => line.includes('webhook tried')));
  await whole.close();
});
afterAll(() => {
  collector.close();
});

const spansNamed = (name: string) => received.spans.filter((span) => span.name === name);
const fact = (span: SpanOnWire, key: string) => {
  const value = span.attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
const childrenOf = (span: SpanOnWire) => received.spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);

describe('a server with a collector', () => {
  it('tells each request as a trace: the operation, its fetch and its conversion, below the span of the caller', () => {
    const [request] = spansNamed('POST scrapeUrl');
    expect(request).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId });
    expect(fact(request!, 'http.response.status_code')).toBe(200);
    const [operation] = childrenOf(request!);
    expect(operation!.name).toBe('scrapeUrl');
    expect(childrenOf(operation!).map(({ name }) => name)).toEqual(expect.arrayContaining(['fetch', 'conversion']));
  });

  it('tells what went wrong by its code', () => {
    const failed = spansNamed('POST scrapeUrl').find((span) => span.traceId !== caller.traceId)!;
    expect([fact(failed, 'error.type'), failed.status.code]).toEqual(['source.blocked-address', 2]);
  });

  it('tells the pages of a job and its notifications, by the id of the job', () => {
    const started = spansNamed('POST startBatchScrape')[0]!;
    const page = spansNamed('page of a job')[0]!;
    expect(fact(page, 'plumbline.job_id')).toBe(fact(started, 'plumbline.job_id'));
    expect(childrenOf(page).map(({ name }) => name)).toContain('fetch');
    const delivery = spansNamed('delivery')[0]!;
    expect(fact(delivery, 'http.response.status_code')).toBe(500);
  });

  it('sends the metrics of Prometheus under their names, and counts alike', () => {
    const named = (name: string) => received.metrics.find((metric) => metric.name === name)!;
    expect(named('plumbline_http_requests_total').sum!.isMonotonic).toBe(true);
    const { count, bucketCounts, explicitBounds } = named('plumbline_work_duration_seconds').histogram!.dataPoints[0]!;
    expect(bucketCounts.length).toBe(explicitBounds.length + 1);
    expect(bucketCounts.reduce((sum, each) => sum + each, 0)).toBe(count);
    expect(named('plumbline_engine_processes_ready')).toBeDefined();
  });

  it('names itself and sends nothing of what was asked for or found: no address, no text, no key', () => {
    expect(received.services[0]).toContain('plumbline');
    expect(received.text).not.toContain(word);
    expect(received.text).not.toContain('key-of-team');
    expect(received.text).not.toContain('10.0.0.1');
  });

  it('has the trace and the job in the lines of its log', () => {
    const lines = whole.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const request = lines.find((line) => line['msg'] === 'request' && line['operation'] === 'startBatchScrape');
    expect(request).toMatchObject({ requestId: expect.any(String), jobId: expect.any(String) });
    expect(lines.find((line) => line['traceId'] === caller.traceId)).toBeDefined();
    expect(lines.find((line) => line['msg'] === 'page visited' && line['jobId'] === request!['jobId'])).toBeDefined();
  });
});

it('a collector that is away keeps nobody waiting, and is told once', async () => {
  const service = await startWholeService((_request, response) => void response.end('<p>A page.</p>'), {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
  });
  for (let n = 0; n < 3; n++) await service.api('POST', '/scrape', { url: `${service.site}/${n}` });
  await service.close();
  expect(service.logLines.filter((line) => line.includes('cannot be sent to the collector'))).toHaveLength(1);
});
