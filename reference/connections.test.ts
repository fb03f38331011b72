// A scrape makes no connection but to the site, and to the model where one is set up: every socket of the server and of all
// it starts, the browser with what that does in the background included, is looked up at the kernel while it works.
// Spec: POST /scrape; What the service does, 6.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { processTree } from './browse/process-tree.js';
import { browserForTests } from './browse/testing/start-browser.js';
import { startTestSite } from './fetch/testing/test-site.js';
import type { TestSite } from './fetch/testing/test-site.js';
import { startModelServer } from './intelligence/testing/model-server.js';
import { startServerProcess } from './testing/server-process.js';
import type { ServerProcess } from './testing/server-process.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const page =
  '<!doctype html><title>Harbour</title><link rel="icon" href="/icon"><main><h1>Harbour</h1><p>Boats lie here all winter long.</p><img src="/boat.png"></main>';

let site: TestSite;
let elsewhere = '';
beforeAll(async () => {
  site = await startTestSite({
    '/static': page,
    '/rendered': page,
    '/leading': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end(`${page}${elsewhere}`),
  });
});
afterAll(() => site.close());

interface Connection {
  /** Sockets of both families and both kinds, as the kernel writes them; `:port` in hexadecimal behind the address. */
  local: string;
  remote: string;
  isListening: boolean;
}

/** Sockets of the system, by their number. */
function sockets(): Map<string, Connection> {
  const found = new Map<string, Connection>();
  for (const table of ['tcp', 'tcp6', 'udp', 'udp6']) {
    for (const line of readFileSync(`/proc/net/${table}`, 'latin1').split('\n').slice(1)) {
      const [, local, remote, state, , , , , , number] = line.trim().split(/\s+/);
      if (number !== undefined) found.set(number, { local: local!, remote: remote!, isListening: state === '0A' });
    }
  }
  return found;
}

/** Sockets that a process has open; none when it ended in between. */
function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((file) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${file}`))?.[1] ?? [];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

const portOf = (address: string): number => Number.parseInt(address.split(':')[1]!, 16);

/** Looks every few milliseconds whom the processes are connected to: the far ends that are none of their own. */
class Watch {
  readonly #pid: number;
  readonly #far = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  looks = 0;

  constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.#look(), 5);
  }

  /** Ports of the far ends on the loopback, and whole addresses of all others. */
  stop(): string[] {
    clearInterval(this.#timer);
    return [...this.#far].sort();
  }

  #look(): void {
    this.looks++;
    const all = sockets();
    const own = processTree(this.#pid).flatMap(({ pid }) => socketsOf(pid).flatMap((number) => all.get(number) ?? []));
    const ports = new Set(own.filter(({ isListening }) => isListening).map(({ local }) => portOf(local)));
    for (const { local, remote } of own) {
      // Nobody at the far end; what came to a port of ours; what goes from one of ours to another.
      if (portOf(remote) === 0 || ports.has(portOf(local)) || ports.has(portOf(remote))) continue;
      this.#far.add(
        /^(?:0100007F|0{24}0100007F|0000000000000000FFFF00000100007F):/.test(remote) ? `${portOf(remote)}` : remote,
      );
    }
  }
}

describe.runIf(process.platform === 'linux')('a scrape makes no connection but', () => {
  async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
    const { executablePath } = await browserForTests();
    const server = await startServerProcess(await temporaryFolder(), { CHROMIUM_PATH: executablePath, ...env });
    onTestFinished(() => server.kill());
    return server;
  }
  const scrape = (server: ServerProcess, path: string, options: object): Promise<Record<string, unknown>> =>
    server.post('/scrape', { url: `${site.origin}${path}`, maxAge: 0, ...options });

  it('to the site, by fetch and by the browser, also while the browser has nothing to do', async () => {
    const server = await start();
    const watch = new Watch(server.pid);
    expect(await scrape(server, '/static', { formats: ['markdown', 'summary'] })).toMatchObject({ success: true });
    expect(await scrape(server, '/rendered', { formats: ['markdown', 'screenshot'] })).toMatchObject({ success: true });
    // Browsers call home when they have started, not when they work.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(watch.stop()).toEqual([String(site.port)]);
    expect(watch.looks).toBeGreaterThan(20);
    expect(new Set(site.journal.map(({ url }) => url))).toContain('/rendered');
  });

  it('those that a page asks for, which are seen', async () => {
    const other = await startTestSite({});
    onTestFinished(() => other.close());
    elsewhere = `<img src="${other.origin}/boat.png">`;
    const server = await start();
    const watch = new Watch(server.pid);
    expect(await scrape(server, '/leading', { formats: ['screenshot'] })).toMatchObject({ success: true });
    expect(watch.stop()).toEqual([String(site.port), String(other.port)].sort());
  });

  it('to the site and the model, where one is set up', async () => {
    const model = await startModelServer();
    onTestFinished(() => model.close());
    model.reply({ content: 'Boats lie in the harbour.' });
    const server = await start({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' });
    const watch = new Watch(server.pid);
    const { data } = await scrape(server, '/static', { formats: ['summary'] });
    expect(data).toMatchObject({ summary: 'Boats lie in the harbour.' });
    expect(watch.stop()).toEqual([String(site.port), new URL(model.baseUrl).port].sort());
  });
});
