import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { operations } from '../../generated/operations.gen.js';
import { boundary, file, options, send, upload } from '../testing/raw-request.js';
import { startService } from '../testing/start-service.js';
import type { RunningService } from '../testing/start-service.js';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ HEADERS_TIMEOUT_SECONDS: '1', REQUEST_TIMEOUT_SECONDS: '2' });
});
afterAll(() => service.close());

/** Says a few bytes to the server and waits for all it answers. */
function converse(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(service.port, '127.0.0.1', () => socket.write(bytes));
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

describe('the frame of a request', () => {
  it.each([
    ['two hosts', 'Host: a\r\nHost: b\r\nContent-Length: 0'],
    ['the same host twice', 'Host: a\r\nHost: a\r\nContent-Length: 0'],
    ['no host', 'Content-Length: 0'],
    ['two lengths', 'Host: a\r\nContent-Length: 2\r\nContent-Length: 3'],
    ['a list of lengths', 'Host: a\r\nContent-Length: 2, 2'],
    ['a length beside chunks', 'Host: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked'],
    ['a length with a sign', 'Host: a\r\nContent-Length: +2'],
    ['chunks that are not the last coding', 'Host: a\r\nTransfer-Encoding: chunked, gzip'],
    ['a space before the colon', 'Host: a\r\nContent-Length : 2'],
    ['NUL in a header', 'Host: a\r\nX: a\0b'],
  ])('with %s is refused', async (_what, headers) => {
    const authorization = 'Authorization: Bearer test-key-of-team-a';
    const heard = await converse(
      `POST /v2/scrape HTTP/1.1\r\n${authorization}\r\nConnection: close\r\n${headers}\r\n\r\n{}`,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('names the host once, or the answer says so', async () => {
    const heard = await converse('GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n');
    const body = JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4)) as object;
    expect(body).toMatchObject({ success: false, code: 'BAD_REQUEST', error: expect.stringContaining('`Host`') });
  });
});

describe('authentication', () => {
  it.each([
    ['no credential', '', /Authorization: Bearer/],
    ['another scheme', 'Basic dGVzdA==', /Authorization: Bearer/],
    ['an empty token', 'Bearer', /Token missing/],
    ['a wrong key', 'Bearer wrong', /Invalid token/],
    ['a right key and more', 'Bearer test-key-of-team-a x', /Invalid token/],
  ])('answers 401 to %s', async (_what, authorization, text) => {
    const { status, body } = await send(service, { headers: { authorization }, body: 'x' });
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, code: 'UNAUTHORIZED', error: expect.stringMatching(text) });
  });

  it('takes the scheme in any case', async () => {
    expect((await upload(service, [file()], { authorization: 'bearer test-key-of-team-a' })).status).toBe(200);
  });

  it('refuses before the body is read', async () => {
    const headers = { authorization: 'Bearer wrong', 'content-length': '40000000' };
    expect((await send(service, { headers, write: (request) => request.flushHeaders() })).status).toBe(401);
  });

  it('does not ask for the body of a request without a key', async () => {
    const head = [
      'POST /v2/parse HTTP/1.1',
      'Host: x',
      'Expect: 100-continue',
      'Content-Length: 1000',
      'Connection: close',
      '',
      '',
    ].join('\r\n');
    const heard = await converse(head);
    expect(heard).toMatch(/^HTTP\/1\.1 401/);
    expect(heard).not.toContain('100 Continue');
  });

  it('asks for the body of a request with a key', async () => {
    const { status } = await send(service, {
      headers: { expect: '100-continue' },
      write: (request) => {
        request.flushHeaders();
        request.on('continue', () =>
          request.end(
            `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.html"\r\n\r\nx\r\n--${boundary}--\r\n`,
          ),
        );
      },
    });
    expect(status).toBe(200);
  });

  it.each(Object.entries(operations))('guards %s', async (_id, { method, path }) => {
    const filled = path.replace(/\{\w+\}/g, '0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11');
    const answer = await send(service, {
      method: method.toUpperCase(),
      path: `/v2${filled}`,
      headers: { authorization: '' },
    });
    expect(answer.status).toBe(401);
  });

  it('lets everyone in when it is off', async () => {
    const open = await startService({ AUTH: 'off' });
    expect((await upload(open, [file()], { authorization: '' })).status).toBe(200);
    await open.close();
  });
});

describe('paths and methods', () => {
  it('answers 404 with the envelope to an unknown path', async () => {
    for (const path of ['/v2/nothing', '/v2', '/v1/parse', '/v2/crawl/%zz']) {
      const { status, body } = await send(service, { method: 'GET', path });
      expect([path, status]).toEqual([path, 404]);
      expect(body).toMatchObject({ success: false, code: 'NOT_FOUND', error: expect.any(String) });
    }
  });

  it('answers 405 with the allowed methods', async () => {
    const { status, headers, body } = await send(service, { method: 'GET', path: '/v2/parse' });
    expect(status).toBe(405);
    expect(headers['allow']).toBe('POST');
    expect(body).toMatchObject({ success: false });
    expect(
      (await send(service, { method: 'PUT', path: '/v2/crawl/0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11' })).headers['allow'],
    ).toBe('GET, DELETE');
  });

  it('takes no fixed path for the id of a job', async () => {
    for (const [method, path, allow] of [
      ['DELETE', '/v2/crawl/active', 'GET'],
      ['GET', '/v2/crawl/params-preview', 'POST'],
    ] as const) {
      const { status, headers, body } = await send(service, { method, path });
      expect([status, headers['allow'], body.code]).toEqual([405, allow, 'METHOD_NOT_ALLOWED']);
    }
  });

  it('takes no other text for the id of a job', async () => {
    const { status, body } = await send(service, { method: 'GET', path: '/v2/crawl/latest' });
    expect([status, body.code]).toEqual([404, 'JOB_NOT_FOUND']);
  });

  it('checks parameters against the contract', async () => {
    const { status, body } = await send(service, {
      method: 'GET',
      path: '/v2/crawl/0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11?limit=many',
    });
    expect(status).toBe(400);
    expect(body.details).toEqual([expect.objectContaining({ path: '/query/limit' })]);
  });
});

describe('JSON bodies', () => {
  const json = (body: string, headers: Record<string, string> = {}) =>
    send(service, { path: '/v2/map', body, headers: { 'content-type': 'application/json', ...headers } });

  it('that are right reach the operation, which says what it makes of them', async () => {
    const { status, body } = await json('{"url":"http://127.0.0.1:1/"}');
    expect([status, body.code]).toEqual([403, 'UNSUPPORTED_SITE']);
  });

  it.each([
    ['is no JSON', '{"url":', 400, 'BAD_REQUEST_INVALID_JSON'],
    ['is empty', '', 400, 'BAD_REQUEST_INVALID_JSON'],
    ['pollutes prototypes', '{"__proto__":{}}', 400, 'BAD_REQUEST_INVALID_JSON'],
    ['breaks the contract', '{}', 400, 'BAD_REQUEST'],
    ['is too large', `{"url":"${'x'.repeat(10_485_760)}"}`, 413, 'BAD_REQUEST'],
  ])('of which one %s are refused', async (_what, sent, status, code) => {
    const answer = await json(sent);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, code });
  });

  it('for a crawl that rests for years are refused', async () => {
    const body = '{"url":"http://127.0.0.1:1/","delay":1000000000}';
    const answer = await send(service, { path: '/v2/crawl', body, headers: { 'content-type': 'application/json' } });
    expect([answer.status, answer.body.error]).toEqual([400, 'Bad Request: delay must be at most 3600.']);
  });

  it('need their content type, in plain encoding', async () => {
    expect((await json('{}', { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await json('{}', { 'content-encoding': 'br' })).body.error).toContain('Content-Encoding');
  });

  it('that come with a GET are not looked at', async () => {
    const body = '{"integration":"n8n"}';
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const { status } = await send(service, { method: 'GET', path: '/v2/team/credit-usage', body, headers });
    expect(status).toBe(200);
  });
});

describe('the formats of files', () => {
  it('can be asked for', async () => {
    const { status, body } = await send(service, { method: 'GET', path: '/v2/parse/formats' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { formats: expect.arrayContaining([expect.objectContaining({ format: 'pdf', extensions: ['pdf'] })]) },
    });
  });
});

describe('members that clients send beyond the interface', () => {
  const defaults = { onlyMainContent: true, fastMode: false, blockAds: true, mobile: false, waitFor: 0, actions: [] };

  it('are taken while they ask for nothing', async () => {
    expect((await upload(service, [options(defaults), file()])).status).toBe(200);
    expect((await upload(service, [options({ lockdown: false, parsers: ['pdf', 'image'] }), file()])).status).toBe(200);
  });

  it('are answered 501 and named when they ask for something', async () => {
    const asked = { ...defaults, lockdown: true, useMock: 'recorded', threatProtection: { mode: 'strict' } };
    const { status, body } = await upload(service, [options(asked), file()]);
    expect([status, body.code]).toEqual([501, 'NOT_IMPLEMENTED']);
    expect(body.error).toMatch(
      /lockdown asks for what is not built; useMock asks for what is not built; threatProtection.mode asks for what is not built/,
    );
  });

  it('are answered 501 and named in a request for an agent too', async () => {
    const asked = { prompt: 'Find it', effort: 'low', location: { country: 'DE' } };
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await send(service, { path: '/v2/agent', headers, body: JSON.stringify(asked) });
    expect([status, body.code]).toEqual([501, 'NOT_IMPLEMENTED']);
    expect(body.error).toMatch(/effort asks for what is not built; location asks for what is not built/);
  });

  it('leave a request that is wrong a wrong request', async () => {
    const { status, body } = await upload(service, [options({ lockdown: true, flavour: 'gfm' }), file()]);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(body.error).toBe('Bad Request: flavour is not a known member.');
  });

  it('are not supported by /parse when they need a page', async () => {
    const { status, body } = await upload(service, [options({ ...defaults, mobile: true, waitFor: 5 }), file()]);
    expect([status, body.code]).toEqual([400, 'PARSE_UNSUPPORTED_OPTIONS']);
    expect(body.details).toEqual([
      expect.objectContaining({ path: '/waitFor' }),
      expect.objectContaining({ path: '/mobile' }),
    ]);
  });
});

describe('request lines', () => {
  it('may name the whole address', async () => {
    expect(await converse('GET http://x/healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200/,
    );
  });

  it.each(['http://[::1/', 'http:', 'x:1'])(
    'with the address %s are refused, and the server goes on',
    async (target) => {
      const heard = await converse(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(heard).toMatch(/^HTTP\/1\.1 40[04]/);
      expect((await send(service, { method: 'GET', path: '/healthz' })).status).toBe(200);
    },
  );
});

describe('slow clients', () => {
  it('are cut off when the head of a request does not come', async () => {
    expect(await converse('POST /v2/parse HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408/);
  });

  it('are cut off when the body does not come', async () => {
    const head = [
      'POST /v2/parse HTTP/1.1',
      'Host: x',
      `Authorization: ${service.authorization}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      'Content-Length: 1000',
      '',
      '--',
    ].join('\r\n');
    expect(await converse(head)).toMatch(/^HTTP\/1\.1 40[08]/);
  });
});

describe('pages beside the interface', () => {
  const get = (path: string) => fetch(`${service.origin}${path}`);

  it('tell health and readiness', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).status).toBe(200);
  });

  it('show the contract as YAML and JSON', async () => {
    const yaml = parse(await (await get('/openapi.yaml')).text()) as { openapi: string; paths: object };
    const json = (await (await get('/openapi.json')).json()) as { paths: object };
    expect(yaml.openapi).toMatch(/^3\.1/);
    expect(yaml).toEqual(json);
  });

  it('give the address by which their reader came', async () => {
    for (const path of ['/openapi.yaml', '/openapi.json', '/docs']) {
      const { text } = await send(service, { method: 'GET', path, headers: { host: 'parse.example:8080' } });
      expect(text).toContain('http://parse.example:8080/v2');
      expect(text).not.toContain('127.0.0.1:3002');
    }
  });

  it('show every operation on a page that asks nothing of other servers', async () => {
    const page = await get('/docs');
    const html = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { path } of Object.values(operations)) expect(html).toContain(`/v2${path}`);
    expect(html).not.toMatch(/(src|href)="https?:/);
  });

  it('count requests by operation and status', async () => {
    await upload(service, [file(), options({ timeout: 0 })]);
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/plumbline_http_requests_total\{operation="parseFile",method="POST",status="400"\} [1-9]/);
    expect(text).toContain('plumbline_engine_processes_ready 1');
    expect(text).toContain('process_resident_memory_bytes');
  });
});
