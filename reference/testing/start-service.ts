/**
 * Starts the whole service on a free port of the loopback address, with a sandbox made for the test in place of the engine.
 * Spec: none (tests).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../base/clock.js';
import { systemRandom } from '../base/random.js';
import { compose } from '../compose/compose.js';
import type { Sandbox } from '../compose/compose.js';
import { readConfig } from '../config.js';
import { compareVersions } from '../page-questions/change-tracking.js';
import type { Versions } from '../page-questions/change-tracking.js';
import type { Converter } from '../sandbox/converter.js';

export interface RunningService {
  port: number;
  origin: string;
  /** `Authorization` header of the first key. */
  authorization: string;
  /** Every line of the log so far. */
  logLines: string[];
  dataDir: string;
  close(): Promise<boolean>;
}

const firstKeyOfTest = 'test-key-of-team-a';
export const secondKeyOfTest = 'test-key-of-team-b';

/** An engine that answers with the document's own text as Markdown. */
export const echo: Converter['convert'] = async (bytes, request) => ({
  format: 'html',
  metadata: { title: 'Echo' },
  notices: [],
  markdown: new TextDecoder().decode(bytes.subarray(0, 1000)),
  ...(request.outputs.includes('html') && { html: '<p>echo</p>' }),
  ...(request.outputs.includes('rawHtml') && { rawHtml: '<p>raw</p>' }),
  ...(request.outputs.includes('links') && { links: ['https://example.org/'] }),
  ...(request.outputs.includes('images') && { images: [] }),
});

export async function startService(
  env: Record<string, string> = {},
  convert: Converter['convert'] = echo,
): Promise<RunningService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-service-'));
  const logLines: string[] = [];
  const config = readConfig(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      API_KEYS: `team-a=${firstKeyOfTest},team-b=${secondKeyOfTest}`,
      VALIDATE_RESPONSES: 'on',
      ...env,
    },
    { cores: 1 },
  );
  const sandbox: Sandbox = {
    convert,
    run: (async ({ request }: { request: Versions }) =>
      compareVersions(request.previous, request.current, request.comparison)) as Sandbox['run'],
    whenReady: async () => undefined,
    status: () => ({ ready: 1, busy: 0, waiting: 0, lost: 0 }),
    close: async () => undefined,
  };
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  const service = await compose(config, { clock: systemClock, random: systemRandom, log, sandbox });
  const port = await service.listen();
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    authorization: `Bearer ${firstKeyOfTest}`,
    logLines,
    dataDir,
    close: async () => {
      const done = await service.close();
      await rm(dataDir, { recursive: true, force: true });
      return done;
    },
  };
}
