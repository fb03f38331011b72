import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { boundary, file, form, upload } from '../testing/raw-request.js';
import { echo, startService } from '../testing/start-service.js';
import type { RunningService } from '../testing/start-service.js';
import { until } from '../testing/until.js';

let service: RunningService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

/** A connection that has sent the text, and what became of it. */
function sent(text: Buffer | string): { client: Socket; closed: () => boolean; heard: () => string } {
  const client = connect(service!.port, '127.0.0.1', () => client.write(text));
  let [closed, heard] = [false, ''];
  client.on('error', () => undefined);
  client.once('close', () => (closed = true));
  client.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  return { client, closed: () => closed, heard: () => heard };
}

function uploadText(service: RunningService, body = form([file()])): Buffer {
  const head = [
    'POST /v2/parse HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: ${service.authorization}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

const health = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

async function gauge(name: string): Promise<number> {
  const text = await (await fetch(`${service!.origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

describe('several requests on one connection that do not wait for answers', () => {
  it('are answered in their order', async () => {
    service = await startService();
    const { client, heard } = sent(Buffer.concat([uploadText(service), Buffer.from(health), uploadText(service)]));
    await until(() => heard().split('HTTP/1.1 200').length === 4);
    expect(heard().indexOf('markdown')).toBeLessThan(heard().indexOf('"status":"ok"'));
    client.destroy();
  });

  it('give back what they hold when the connection goes, also those that stood behind another one', async () => {
    let entered = 0;
    service = await startService(
      {},
      (bytes, request, deadline, signal) =>
        new Promise((resolve, reject) => {
          entered++;
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          if (entered > 3) resolve(echo(bytes, request, deadline, signal));
        }),
    );
    const { client } = sent(Buffer.concat([1, 2, 3].map(() => uploadText(service!))));
    await until(() => entered === 3);
    client.destroy();
    // The one request in flight is the question itself.
    await until(async () => (await gauge('plumbline_requests_in_flight')) === 1);
    expect(await gauge('plumbline_upload_bytes')).toBe(0);
    expect((await upload(service, [file()])).status).toBe(200);
  });

  it('end the connection when there are too many of them', async () => {
    service = await startService();
    const { closed, heard } = sent(health.repeat(5000));
    await until(closed);
    expect(heard().split('HTTP/1.1').length).toBeLessThanOrEqual(33);
    expect(service.logLines.filter((line) => line.includes('/healthz')).length).toBeLessThanOrEqual(32);
  });
});
