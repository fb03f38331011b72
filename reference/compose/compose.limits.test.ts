import { readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { AuditEvent } from '../accounts/audit-log.js';
import { ServiceError } from '../base/errors.js';
import { boundary, file, form, options, part, send, upload } from '../testing/raw-request.js';
import { echo, secondKeyOfTest, startService } from '../testing/start-service.js';
import type { RunningService } from '../testing/start-service.js';
import type { Converter } from '../sandbox/converter.js';
import { until } from '../testing/until.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

let service: RunningService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

/** An engine that waits until it is let go, or its deadline or its client ends the wait. */
function gate(): { convert: Converter['convert']; open: () => void; waiting: () => number } {
  const waiting = new Set<() => void>();
  return {
    convert: (bytes, request, deadline, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new ServiceError('deadline.exceeded', 'Too late.')),
          deadline.remainingMs(),
        );
        const go = (): void => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve(echo(bytes, request, deadline, signal));
        };
        waiting.add(go);
      }),
    open: () => [...waiting].forEach((go) => go()),
    waiting: () => waiting.size,
  };
}

describe('the request rate', () => {
  it('is limited by owner, with the seconds to wait', async () => {
    service = await startService({ RATE_LIMIT_PER_MINUTE: '2' });
    expect((await upload(service, [file()])).status).toBe(200);
    expect((await send(service, { method: 'GET', path: '/v2/team/queue-status' })).status).toBe(200);
    const refused = await upload(service, [file()]);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      success: false,
      code: 'RATE_LIMIT_EXCEEDED',
      error: expect.stringContaining('rate limit'),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await upload(service, [file()], { authorization: `Bearer ${secondKeyOfTest}` })).status).toBe(200);
  });
});

describe('the credit balance', () => {
  it('pays 1 for a document and refuses the next when nothing is left, before the body is read', async () => {
    service = await startService({ CREDITS_PER_MONTH: '1' });
    expect((await upload(service, [file()])).body.data).toMatchObject({ metadata: { creditsUsed: 1 } });
    const refused = await send(service, {
      headers: { 'content-length': '1000000' },
      write: (request) => request.flushHeaders(),
    });
    expect(refused.status).toBe(402);
    expect(refused.body).toEqual({
      success: false,
      code: 'PAYMENT_REQUIRED',
      error: expect.stringContaining('Insufficient credits'),
    });
    const usage = await send(service, { method: 'GET', path: '/v2/team/credit-usage' });
    expect(usage.body).toMatchObject({ success: true, data: { remainingCredits: 0, planCredits: 1 } });
  });

  it('pays 1 for every page of a PDF', async () => {
    service = await startService({}, async (...call) => ({
      ...(await echo(...call)),
      format: 'pdf',
      pages: { parsed: 12, total: 40 },
    }));
    const { body } = await upload(service, [file()]);
    expect(body.data).toMatchObject({
      metadata: { creditsUsed: 12, numPages: 12, totalPages: 40, contentType: 'application/pdf' },
    });
    const usage = await send(service, { method: 'GET', path: '/v2/team/credit-usage' });
    expect(usage.body.data).toMatchObject({ remainingCredits: 1_000_000_000 - 12 });
  });

  it('pays nothing for a document that is refused', async () => {
    service = await startService({ CREDITS_PER_MONTH: '1' }, () =>
      Promise.reject(new ServiceError('document.encrypted', 'It is encrypted.')),
    );
    expect((await upload(service, [file()])).status).toBe(400);
    expect((await upload(service, [file()])).body.error).toBe('It is encrypted.');
  });
});

describe('concurrency', () => {
  it('makes the rest wait and says so', async () => {
    const engine = gate();
    service = await startService({ CONCURRENCY_PER_OWNER: '1' }, engine.convert);
    const first = upload(service, [file('first')]);
    await until(() => engine.waiting() === 1);
    const second = upload(service, [file('second')]);
    const queue = () => send(service!, { method: 'GET', path: '/v2/team/queue-status' });
    await until(async () => (await queue()).body.jobsInQueue === 2);
    const status = await queue();
    expect(status.body).toMatchObject({
      success: true,
      jobsInQueue: 2,
      activeJobsInQueue: 1,
      waitingJobsInQueue: 1,
      maxConcurrency: 1,
    });
    const check = await send(service, { method: 'GET', path: '/v2/concurrency-check' });
    expect(check.body).toEqual({ success: true, concurrency: 1, maxConcurrency: 1 });
    engine.open();
    expect((await first).body.data).toMatchObject({ markdown: 'first', metadata: { concurrencyLimited: false } });
    await until(() => engine.waiting() === 1);
    engine.open();
    expect((await second).body.data).toMatchObject({
      metadata: { concurrencyLimited: true, concurrencyQueueDurationMs: expect.any(Number) },
    });
  });

  it('counts the wait against the timeout', async () => {
    const engine = gate();
    service = await startService({ CONCURRENCY_PER_OWNER: '1' }, engine.convert);
    const first = upload(service, [file()]);
    await until(() => engine.waiting() === 1);
    const second = await upload(service, [file(), options({ timeout: 200 })]);
    expect(second.status).toBe(408);
    expect(second.body).toMatchObject({ success: false, code: 'CONCURRENCY_QUEUE_TIMEOUT' });
    expect(engine.waiting()).toBe(1);
    engine.open();
    await first;
  });

  it('refuses when the queue is full', async () => {
    const engine = gate();
    service = await startService({ CONCURRENCY_PER_OWNER: '1', QUEUE_SIZE_PER_OWNER: '0' }, engine.convert);
    const first = upload(service, [file()]);
    await until(() => engine.waiting() === 1);
    const second = await upload(service, [file()]);
    expect(second.status).toBe(429);
    expect(second.headers['retry-after']).toBe('1');
    engine.open();
    await first;
  });
});

describe('the timeout of a parse', () => {
  it('ends in 408 with its code', async () => {
    service = await startService({}, gate().convert);
    const { status, body } = await upload(service, [file(), options({ timeout: 300 })]);
    expect(status).toBe(408);
    expect(body).toMatchObject({ success: false, code: 'SCRAPE_TIMEOUT' });
  });

  it('reaches the engine as the contract says', async () => {
    const left: number[] = [];
    service = await startService({}, (bytes, request, deadline, signal) => {
      left.push(deadline.remainingMs());
      return echo(bytes, request, deadline, signal);
    });
    await upload(service, [file()]);
    await upload(service, [file(), options({ timeout: 300_000 })]);
    expect(left[0]).toBeGreaterThan(29_000);
    expect(left[0]).toBeLessThanOrEqual(30_000);
    expect(left[1]).toBeGreaterThan(299_000);
  });
});

describe('uploads in memory', () => {
  it('are refused when all together would take too much', async () => {
    const engine = gate();
    service = await startService({ UPLOAD_MEMORY_MB: '64' }, engine.convert);
    const first = upload(service, [file(Buffer.alloc(40 << 20, 'x'))]);
    await until(() => engine.waiting() === 1);
    const second = await upload(service, [file(Buffer.alloc(40 << 20, 'x'))]);
    expect(second.status).toBe(503);
    expect(second.headers['retry-after']).toBe('2');
    engine.open();
    expect((await first).status).toBe(200);
    const third = upload(service, [file(Buffer.alloc(40 << 20, 'x'))]);
    await until(() => engine.waiting() === 1);
    engine.open();
    expect((await third).status).toBe(200);
  });
});

describe('what is written down', () => {
  it('tells an audit event for every call, with the attribution of the caller', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'events.jsonl');
    service = await startService({ SIEM_LOG: path }, async (bytes, ...rest) => {
      if (bytes.byteLength > 10) throw new ServiceError('document.corrupted', 'It is damaged.');
      return echo(bytes, ...rest);
    });
    await upload(service, [file('good'), options({ auditMetadata: { username: 'jane@example.org' } })]);
    await upload(service, [
      file('longer than ten'),
      options({ auditMetadata: { username: 'joe@example.org' }, origin: 'x'.repeat(500) }),
    ]);
    await upload(service, [file('good')], { authorization: 'Bearer nobody' });
    await service.close();
    service = undefined;
    const events = (await readFile(path, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditEvent);
    expect(events).toEqual([
      expect.objectContaining({
        event: 'parseFile.succeeded',
        owner: 'team-a',
        operation: 'parseFile',
        status: 200,
        source: 'api',
        username: 'jane@example.org',
      }),
      expect.objectContaining({
        event: 'parseFile.failed',
        owner: 'team-a',
        operation: 'parseFile',
        status: 400,
        source: 'x'.repeat(100),
        username: 'joe@example.org',
      }),
    ]);
    expect(new Date(events[0]!.time).getTime()).toBeGreaterThan(0);
  });

  it('holds no secret, no file name and no content', async () => {
    service = await startService({}, async () => {
      throw new Error('confidential words');
    });
    const { status, body } = await upload(service, [
      file('confidential words', 'confidential-name.html'),
      options({ zeroDataRetention: true }),
    ]);
    expect(status).toBe(500);
    expect(body).toMatchObject({ success: false, code: 'UNKNOWN_ERROR' });
    expect(body.error).not.toContain('confidential');
    await until(() => service!.logLines.some((line) => line.includes('"msg":"request"')));
    const log = service.logLines.join('');
    expect(log).toContain('unexpected error');
    expect(log).not.toContain('confidential');
    expect(log).not.toContain('test-key');
  });

  it('tells the cause of an unexpected error with the request id, without zero data retention', async () => {
    service = await startService({}, async () => {
      throw new TypeError('a fault of ours');
    });
    const { headers } = await upload(service, [file()], { 'x-request-id': 'my-own-id' });
    expect(headers['x-request-id']).toBe('my-own-id');
    const line = service.logLines.find((text) => text.includes('a fault of ours'))!;
    expect(JSON.parse(line)).toMatchObject({ requestId: 'my-own-id', err: { type: 'TypeError' } });
  });
});

describe('the first key', () => {
  it('is made when none is configured, works, and is kept for its owner only', async () => {
    service = await startService({ API_KEYS: '' });
    const path = join(service.dataDir, 'api-key');
    const key = (await readFile(path, 'utf8')).trim();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await upload(service, [file()], { authorization: `Bearer ${key}` })).status).toBe(200);
    expect((await send(service, { body: form([part('file', 'x')]) })).status).toBe(401);
  });
});

describe('the memory of answers', () => {
  it('is counted until the client has read them, and an owner whose clients do not read is refused', async () => {
    const sizeBytes = 20 << 20;
    service = await startService({ UPLOAD_MEMORY_MB: '128' }, async (...call) => ({
      ...(await echo(...call)),
      markdown: 'x'.repeat(sizeBytes),
    }));
    const held = async (): Promise<number> => {
      const text = await (await fetch(`${service!.origin}/metrics`)).text();
      return Number(/^plumbline_upload_bytes (\S+)$/m.exec(text)?.[1]);
    };
    const body = form([file()]);
    const head = [
      'POST /v2/parse HTTP/1.1',
      'Host: 127.0.0.1',
      `Authorization: ${service.authorization}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${body.length}`,
    ].join('\r\n');
    const clients = Array.from({ length: 4 }, () => connect(service!.port, '127.0.0.1').pause());
    for (const client of clients) client.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]));
    await until(async () => (await held()) >= 4 * sizeBytes);
    const refused = await upload(service, [file()]);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect((await upload(service, [file()], { authorization: `Bearer ${secondKeyOfTest}` })).status).toBe(200);
    for (const client of clients) client.destroy();
    await until(async () => (await held()) === 0);
    expect((await upload(service, [file()])).status).toBe(200);
  });
});
