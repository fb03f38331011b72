// The typed client on the wire: what a server really receives, as raw bytes.
// Spec: Authentication; Parse upload (part content type application/json); Endpoints.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from './client.gen.js';

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Part = { headers: string; content: string };

let server: Server;
let baseUrl: string;
let received: Received[];
let answer: { status: number; body: unknown };

beforeEach(async () => {
  received = [];
  answer = { status: 200, body: { success: true, data: { markdown: 'text', metadata: {} } } };
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      received.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('parseFile', () => {
  it('sends a multipart form whose boundary the content type names', async () => {
    await createClient({ baseUrl }).parseFile({ body: { file: new File(['<p>x</p>'], 'page.html') } });
    const [request] = received;
    expect([request!.method, request!.url]).toEqual(['POST', '/v2/parse']);
    expect(request!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=\S+$/);
  });

  it('sends options as a part of type application/json that holds the JSON', async () => {
    const options = { formats: ['markdown' as const, { type: 'links' as const }], timeout: 5000, includeTags: ['h1', 'p'] };
    await createClient({ baseUrl }).parseFile({ body: { file: new Blob(['x']), options } });
    const part = partsOf(received[0]!)['options']!;
    expect(part.headers).toMatch(/^content-type: application\/json$/im);
    expect(JSON.parse(part.content)).toEqual(options);
  });

  it('sends the file as its bytes, under its name', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10, 45, 45]);
    await createClient({ baseUrl }).parseFile({ body: { file: new File([bytes], 'größe.pdf', { type: 'application/pdf' }) } });
    const part = partsOf(received[0]!)['file']!;
    expect(Buffer.from(part.headers, 'latin1').toString('utf8')).toContain('filename="größe.pdf"');
    expect(part.headers).toMatch(/^content-type: application\/pdf$/im);
    expect(Buffer.from(part.content, 'latin1')).toEqual(Buffer.from(bytes));
  });

  it('sends no options part when there are no options', async () => {
    await createClient({ baseUrl }).parseFile({ body: { file: new Blob(['x']) } });
    expect(Object.keys(partsOf(received[0]!))).toEqual(['file']);
  });
});

describe('operations with a JSON body', () => {
  it('send the body as JSON with the credential', async () => {
    await createClient({ baseUrl, apiKey: 'key-1' }).scrapeUrl({ body: { url: 'https://example.com', formats: ['html'] } });
    const [request] = received;
    expect([request!.method, request!.url]).toEqual(['POST', '/v2/scrape']);
    expect(request!.headers['content-type']).toBe('application/json');
    expect(request!.headers['authorization']).toBe('Bearer key-1');
    expect(JSON.parse(request!.body)).toEqual({ url: 'https://example.com', formats: ['html'] });
  });

  it('fill path and query parameters in', async () => {
    await createClient({ baseUrl: `${baseUrl}/` }).getCrawl({ path: { id: 'a b' }, query: { skip: 3, limit: 5 } });
    expect([received[0]!.method, received[0]!.url]).toEqual(['GET', '/v2/crawl/a%20b?skip=3&limit=5']);
  });

  it('need no argument when nothing is required', async () => {
    await createClient({ baseUrl }).getCreditUsage();
    expect(received[0]!.url).toBe('/v2/team/credit-usage');
  });
});

describe('the outcome of a call', () => {
  it('is the body of a success as data', async () => {
    const { data, error, response } = await createClient({ baseUrl }).scrapeUrl({ body: { url: 'https://example.com' } });
    expect(error).toBeUndefined();
    expect(response?.status).toBe(200);
    expect(data?.data.markdown).toBe('text');
  });

  it('is the body of a failure as error', async () => {
    answer = { status: 402, body: { error: 'Payment required.' } };
    const { data, error, response } = await createClient({ baseUrl }).mapSite({ body: { url: 'https://example.com' } });
    expect(data).toBeUndefined();
    expect(response?.status).toBe(402);
    expect(error).toEqual({ error: 'Payment required.' });
  });
});

/** The parts of a multipart body by name, read from the raw bytes. */
function partsOf(request: Received): Record<string, Part> {
  const boundary = /boundary=(\S+)$/.exec(request.headers['content-type']!)![1]!;
  const pieces = request.body.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    pieces.map((piece) => {
      const [headers, content] = splitOnce(piece.replace(/^\r\n/, '').replace(/\r\n$/, ''), '\r\n\r\n');
      return [/name="([^"]+)"/.exec(headers)![1]!, { headers, content }];
    }),
  );
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length)];
}
