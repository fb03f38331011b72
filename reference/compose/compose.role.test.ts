import { afterEach, describe, expect, it } from 'vitest';
import { file, send, upload } from '../testing/raw-request.js';
import { startService } from '../testing/start-service.js';
import type { RunningService } from '../testing/start-service.js';

let service: RunningService;
afterEach(() => service.close());

const statusOf = async (path: string): Promise<number> => (await send(service, { method: 'GET', path })).status;

describe('a worker', () => {
  it('answers for its health, its readiness and its measures, and nothing else', async () => {
    service = await startService({ ROLE: 'worker' });
    for (const path of ['/healthz', '/readyz', '/metrics']) expect(await statusOf(path), path).toBe(200);
    const others = ['/openapi.yaml', '/docs', '/media/a.png', '/v2/team/queue-status', '/v2/parse'];
    for (const path of others) expect(await statusOf(path), path).toBe(404);
    const { status, body } = await upload(service, [file('work')]);
    expect(status).toBe(404);
    expect(body.error).toContain('worker');
  });
});

describe('an edge', () => {
  it('answers the interface, and does what is asked where it is asked', async () => {
    service = await startService({ ROLE: 'edge' });
    expect((await upload(service, [file('work')])).body.data!['markdown']).toBe('work');
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.yaml']) expect(await statusOf(path)).toBe(200);
  });
});
