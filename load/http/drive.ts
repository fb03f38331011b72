/** Drives one scenario against one server with autocannon. */
import autocannon from 'autocannon';
import type { Scenario } from '../scenarios/parse.js';

export interface Figures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that came, whatever their status. */
  readonly completed: number;
  /** Answers other than 200, time-outs and broken connections. */
  readonly errors: number;
}

export interface Drive {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly seconds: number;
  readonly connections: number;
}

/** Posts the scenario's document over and over for the given time. Ends by itself. */
export async function drive(scenario: Scenario, options: Drive): Promise<Figures> {
  const boundary = 'plumbline-load-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${scenario.fileName}"\r\nContent-Type: ${scenario.contentType}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), scenario.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const result = await autocannon({
    url: `${options.baseUrl}/parse`,
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(options.apiKey === undefined ? {} : { authorization: `Bearer ${options.apiKey}` }),
    },
    body,
    connections: options.connections,
    duration: options.seconds,
    timeout: 60,
  });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    completed: result.requests.total,
    errors: result.non2xx + result.errors + result.timeouts,
  };
}
