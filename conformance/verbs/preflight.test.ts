import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startTinyServer, tinyKey } from '../harness/testing/tiny-server.js';
import { certificateAdvice } from './certificate-advice.js';
import { preflight } from './preflight.js';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function tinyBase(): Promise<string> {
  const server = await startTinyServer();
  closers.push(() => server.close());
  return server.baseUrl;
}

async function serverThat(answer: http.RequestListener): Promise<string> {
  const server = http.createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => answer(incoming, outgoing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const look = (baseUrl: string, apiKey = tinyKey): Promise<void> => preflight({ baseUrl, apiKey });

describe('the look before a run', () => {
  it('lets a server through that reads a file', async () => {
    await expect(look(await tinyBase())).resolves.toBeUndefined();
  });

  it('lets a server through that has one operation of jobs alone', async () => {
    for (const operation of ['/v2/crawl', '/v2/batch/scrape', '/v2/map', '/v2/agent']) {
      const origin = await serverThat(({ url = '' }, outgoing) => {
        outgoing.writeHead(url === operation ? 400 : 404).end(`${url}: not taken`);
      });
      await expect(look(`${origin}/v2`), operation).resolves.toBeUndefined();
    }
  });

  it('proposes the address with the version, once, and without an operation', async () => {
    const origin = await serverThat(({ url }, outgoing) => {
      const isKnown = url === '/v2/parse';
      outgoing.writeHead(isKnown ? 400 : 404, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ success: false, error: isKnown ? 'too small' : 'no such path' }));
    });
    const right = `${origin}/v2`;
    for (const wrong of [right.replace(/\/v2$/, ''), `${right}/v2`, right.replace(/\/v2$/, '/v1'), `${right}/parse`])
      await expect(look(wrong), wrong).rejects.toThrow(`try --base-url ${right},`);
  });

  it('proposes the version twice where only that is served', async () => {
    const origin = await serverThat(
      ({ url }, outgoing) => void outgoing.writeHead(url === '/v2/v2/parse' ? 401 : 404).end(),
    );
    await expect(look(`${origin}/v2`)).rejects.toThrow(`try --base-url ${origin}/v2/v2,`);
  });

  it('proposes the address that a redirect leads to', async () => {
    const right = await tinyBase();
    const wrong = await serverThat(({ url = '' }, outgoing) => {
      outgoing.writeHead(308, { location: right.replace('/v2', url) }).end();
    });
    await expect(look(`${wrong}/v2`)).rejects.toThrow(`try --base-url ${right},`);
  });

  it('tells a certificate of another name, one that is over and one that nobody knows apart', () => {
    const advice = (code: string): string => certificateAdvice(`the connection failed: ${code}`, 'api.example');
    expect(advice('ERR_TLS_CERT_ALTNAME_INVALID')).toContain('another name than api.example');
    expect(advice('CERT_HAS_EXPIRED')).toContain('expired');
    expect(advice('DEPTH_ZERO_SELF_SIGNED_CERT')).toContain('NODE_EXTRA_CA_CERTS');
  });

  it('tells a wrong key, a closed port, a server behind a gateway and a login apart', async () => {
    await expect(look(await tinyBase(), 'fc-nobody')).rejects.toThrow('refuses the given key');
    const closed = await serverThat(() => {});
    await closers.pop()!();
    await expect(look(`${closed}/v2`)).rejects.toThrow('Nothing listens');
    const gateway = await serverThat((_, outgoing) => void outgoing.writeHead(502).end('Bad Gateway'));
    await expect(look(`${gateway}/v2`)).rejects.toThrow('the server behind it does not');
    const login = await serverThat((_, outgoing) => void outgoing.writeHead(302, { location: '/login' }).end());
    await expect(look(`${login}/v2`)).rejects.toThrow('leads to /login');
    const page = await serverThat(
      (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<title>Sign in</title>'),
    );
    await expect(look(`${page}/v2`)).rejects.toThrow('shows a page for people');
  });
});
