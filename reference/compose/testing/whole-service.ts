/**
 * The service as it is, with its own engine, beside a site of the test that it may visit and notify.
 * Spec: none (tests).
 */
import { Firecrawl } from 'firecrawl';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../../base/clock.js';
import { systemRandom } from '../../base/random.js';
import { readConfig } from '../../config.js';
import { compose } from '../compose.js';
import type { Service, World } from '../compose.js';

export interface WholeService {
  /** Of the server, without /v2. */
  origin: string;
  /** Of the site, which is reached by `localhost` and its subdomains too. */
  site: string;
  sitePort: number;
  service: Service;
  dataDir: string;
  /** The unmodified SDK of the first team. */
  client: Firecrawl;
  logLines: string[];
  /** One request to the interface, as the first team unless another key is given. */
  api: (
    method: string,
    path: string,
    body?: object,
    key?: string,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  close(): Promise<void>;
}

export const keyOfTeamA = 'key-of-team-a';
export const keyOfTeamB = 'key-of-team-b';

export async function startWholeService(
  answer: RequestListener,
  env: Record<string, string> = {},
  world: Partial<World> = {},
): Promise<WholeService> {
  const siteServer = createServer(answer);
  await new Promise<void>((resolve) => siteServer.listen(0, '127.0.0.1', resolve));
  const { port } = siteServer.address() as AddressInfo;
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-whole-'));
  const logLines: string[] = [];
  const config = readConfig(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      API_KEYS: `team-a=${keyOfTeamA},team-b=${keyOfTeamB}`,
      VALIDATE_RESPONSES: 'on',
      EGRESS_ALLOW: `127.0.0.1:${port}`,
      BROWSER_INSTALL: 'off',
      SHUTDOWN_TIMEOUT_SECONDS: '1',
      ...env,
    },
    { cores: 1 },
  );
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  const service = await compose(config, { clock: systemClock, random: systemRandom, log, ...world });
  const origin = `http://127.0.0.1:${await service.listen()}`;
  return {
    origin,
    site: `http://127.0.0.1:${port}`,
    sitePort: port,
    service,
    dataDir,
    client: new Firecrawl({ apiUrl: origin, apiKey: keyOfTeamA }),
    logLines,
    api: async (method, path, body, key = keyOfTeamA) => {
      const answered = await fetch(`${origin}/v2${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answered.status, body: (await answered.json()) as Record<string, unknown> };
    },
    close: async () => {
      await service.close();
      siteServer.closeAllConnections();
      siteServer.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A page with a title, a sentence, and links. */
export const pageOf = (title: string, ...links: string[]): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="About ${title}."></head><body><main><h1>${title}</h1><p>This page speaks of ${title} and of nothing else at all.</p><ul>${links.map((link) => `<li><a href="${link}">To ${link}</a></li>`).join('')}</ul></main></body></html>`;
