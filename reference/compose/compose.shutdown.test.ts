import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Conversion } from '../engine/convert.js';
import { file, send, upload } from '../testing/raw-request.js';
import { echo, startService } from '../testing/start-service.js';
import { until } from '../testing/until.js';

describe('shutdown', () => {
  it('lets work in flight finish, refuses new work, and reports that nothing was lost', async () => {
    let finish!: () => void;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let started = 0;
    const service = await startService({}, async (...call): Promise<Conversion> => {
      started += 1;
      await held;
      return echo(...call);
    });
    const inFlight = Array.from({ length: 20 }, (_, index) => upload(service, [file(`work ${index}`)]));
    await until(() => started === 20);
    const closing = service.close();
    const refused = await upload(service, [file('late')]);
    expect(refused.status).toBe(503);
    expect(refused.headers['connection']).toBe('close');
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.body).toMatchObject({ success: false, error: expect.stringContaining('shutting down') });
    expect((await send(service, { method: 'GET', path: '/readyz' })).status).toBe(503);
    finish();
    const answers = await Promise.all(inFlight);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers[7]!.body.data!['markdown']).toBe('work 7');
    expect(await closing).toBe(true);
    await expect(upload(service, [file()])).rejects.toThrow(/ECONNREFUSED/);
  });

  it('does not wait for ever', async () => {
    let started!: () => void;
    const inWork = new Promise<void>((resolve) => (started = resolve));
    const service = await startService({ SHUTDOWN_TIMEOUT_SECONDS: '1' }, () => {
      started();
      return new Promise(() => undefined);
    });
    const lost = upload(service, [file()]).catch((error: unknown) => error);
    await inWork;
    expect(await service.close()).toBe(false);
    expect(await lost).toBeInstanceOf(Error);
  });

  it('does not wait for connections that do nothing', async () => {
    const service = await startService();
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve, reject) => {
      request({ port: service.port, path: '/healthz', agent }, (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end();
    });
    expect(await service.close()).toBe(true);
    agent.destroy();
  });
});
