import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Recorded {
  what: string;
  detail: string | string[];
}

const root = join(import.meta.dirname, '..');
const fixtures = join(root, 'reference/engine/readers/formats');
/** Each refers to something elsewhere, or is of a format that can. */
const documents = {
  'page.html':
    '<link rel=stylesheet href="http://192.0.2.1/s.css"><img src="http://192.0.2.1/p.png"><iframe src="http://192.0.2.1/"></iframe><p>A page.</p>',
  'note.rtf': '{\\rtf1\\ansi {\\field{\\*\\fldinst INCLUDEPICTURE "http://192.0.2.1/p.png"}{\\fldrslt A picture.}}}',
  'file.pdf': join(fixtures, 'pdf/fixtures/invoice.pdf'),
  'file.docx': join(fixtures, 'docx/fixtures/features.docx'),
  'file.doc': join(fixtures, 'doc/fixtures/features.doc'),
  'file.odt': join(fixtures, 'odt/fixtures/features.odt'),
  'file.xlsx': join(fixtures, 'xlsx/fixtures/features.xlsx'),
  'file.xls': join(fixtures, 'xls/fixtures/features.xls'),
};

let folder: string;
let server: ChildProcess;
let origin: string;

/** What the process of the server has asked of the network, and the processes it has started. */
async function recorded(): Promise<Recorded[]> {
  const text = await readFile(join(folder, 'network'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Recorded);
}

const outward = async (): Promise<Recorded[]> => (await recorded()).filter(({ what }) => what !== 'fork');

async function post(path: string, body: FormData | string, type?: string): Promise<number> {
  const headers = { authorization: 'Bearer key-of-test', ...(type !== undefined && { 'content-type': type }) };
  return (await fetch(`${origin}/v2${path}`, { method: 'POST', headers, body })).status;
}

const site = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<main><h1>A page</h1><p>that was asked for.</p></main>');
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-air-gap-'));
  await writeFile(join(folder, 'network'), '');
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const recorder = join(import.meta.dirname, 'testing/record-network.cjs');
  server = spawn(process.execPath, ['--require', recorder, join(root, '.build/reference/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NETWORK_RECORD: join(folder, 'network'),
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      API_KEYS: 'key-of-test',
      ENGINE_PROCESSES: '1',
      EGRESS_ALLOW: `127.0.0.1:${port}`,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = (await once(server.stdout!, 'data')) as [Buffer];
  origin = /http:\/\/[^/]+/.exec(first.toString())![0];
});
afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  site.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a server that is asked for nothing outside', () => {
  it.each(Object.entries(documents))('reads %s and asks nothing of the network', async (name, content) => {
    const bytes = content.startsWith('/') ? await readFile(content) : Buffer.from(content);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    form.append('options', JSON.stringify({ formats: ['markdown', 'html', 'links', 'images', 'summary'] }));
    expect(await post('/parse', form)).toBe(200);
    expect(await outward()).toEqual([]);
  });

  it('asks nothing while it only waits, and for its own pages', async () => {
    for (const path of ['/', '/docs', '/openapi.yaml', '/metrics', '/readyz'])
      expect((await fetch(`${origin}${path}`)).status).toBe(200);
    // Looks at its lanes twice a second, and at monitors each second.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await outward()).toEqual([]);
  });

  it('has started processes for documents alone, each without a network', async () => {
    const started = (await recorded()).filter(({ what }) => what === 'fork');
    expect(started.length).toBeGreaterThan(0);
    for (const { detail } of started) {
      expect(detail).toContainEqual(expect.stringMatching(/sandbox\/child\.js$/));
      expect(detail).toContainEqual(expect.stringMatching(/sandbox\/no-network\.cjs$/));
    }
  });

  it('connects to what it is asked for: the record would have shown it', async () => {
    const { port } = site.address() as AddressInfo;
    const body = JSON.stringify({ url: `http://127.0.0.1:${port}/` });
    expect(await post('/scrape', body, 'application/json')).toBe(200);
    expect(await outward()).toContainEqual({ what: 'connect', detail: `127.0.0.1:${port}` });
    await post('/scrape', JSON.stringify({ url: 'http://name.invalid/' }), 'application/json');
    expect(await outward()).toContainEqual({ what: 'name', detail: 'name.invalid' });
  });
});
