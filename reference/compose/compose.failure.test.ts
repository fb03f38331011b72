// Each step of the composition fails in turn: nothing may be left of the steps before it.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../base/clock.js';
import { systemRandom } from '../base/random.js';
import { readConfig } from '../config.js';
import { compose } from './compose.js';
import type { Service, World } from './compose.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-compose-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function start(env: Record<string, string> = {}, world: Partial<World> = {}): Promise<Service> {
  const settings = { PORT: '0', DATA_DIR: dataDir, SIEM_LOG: join(dataDir, 'audit.log'), ENGINE_PROCESSES: '1' };
  const config = readConfig({ ...settings, ...env }, { cores: 1 });
  const log = pino({ level: 'silent' });
  return compose(config, { clock: systemClock, random: systemRandom, log, ...world });
}

/** Child processes, by id. */
async function children(): Promise<string[]> {
  const lists = (await readdir('/proc/self/task')).map((task) =>
    readFile(`/proc/self/task/${task}/children`, 'utf8').catch(() => ''),
  );
  return (await Promise.all(lists)).join(' ').split(/\s+/).filter(Boolean).sort();
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * What keeps the process alive or is open in it. The database's driver closes its file when its last statement is collected
 * (the lock on it is gone before).
 */
async function held(): Promise<{ children: string[]; files: number; servers: number }> {
  for (let turn = 0; turn < 3; turn++) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const resources = process.getActiveResourcesInfo();
  return {
    children: await children(),
    files: (await readdir('/proc/self/fd')).length,
    servers: resources.filter((name) => name === 'TCPServerWrap').length,
  };
}

describe('a composition that fails half-way', () => {
  it('leaves no child process, no socket and no file behind, whichever step fails', async () => {
    const steps: string[] = [];
    const service = await start({}, { beforeBuilding: (name) => void steps.push(name) });
    await service.close();
    expect(steps.length).toBeGreaterThan(12);
    const before = await held();
    for (const failing of steps) {
      const reached: string[] = [];
      const broken = start(
        {},
        {
          beforeBuilding: (name) => {
            reached.push(name);
            if (name === failing) throw new Error(`${failing} fails`);
          },
        },
      );
      await expect(broken).rejects.toThrow(`${failing} fails`);
      expect(reached, failing).toEqual(steps.slice(0, steps.indexOf(failing) + 1));
      expect(await held(), failing).toEqual(before);
    }
  });

  it('leaves nothing behind when a setting turns out wrong on the way', async () => {
    const before = await held();
    await expect(start({ EGRESS_ALLOW: 'no address at all!' })).rejects.toThrow();
    expect(await held()).toEqual(before);
  });

  it('leaves nothing behind when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const before = await held();
    const service = await start({ PORT: String((other.address() as AddressInfo).port) });
    await expect(service.listen()).rejects.toThrow(/EADDRINUSE/);
    expect(await held()).toEqual(before);
    await new Promise((resolve) => other.close(resolve));
  });
});
