// The process behind the visits: what happens when it ends, is full, or serves long enough.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDeadline } from '../base/deadline.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { TestSite } from '../fetch/testing/test-site.js';
import type { VisitRequest } from './page-visit.js';
import { browserGroups, parentOf, processesIn, processesOf } from './testing/browser-processes.js';
import { startBrowser, visitOf } from './testing/start-browser.js';
import type { BrowserOfTest } from './testing/start-browser.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    '/plain': '<title>T</title><h1>Plain</h1>',
    '/late': '<p id="p">early</p><script>setTimeout(() => (p.textContent = "late text"), 700)</script>',
  });
});
afterAll(() => site.close());

describe('the process of the browser', () => {
  const noneLeft = async (groups: Iterable<number>): Promise<void> => {
    await expect.poll(() => processesIn(groups)).toBe(0);
  };
  /** A visit that begins now has got as far as the site. */
  const arrivalAt = async (path: string): Promise<void> => {
    const arrivals = (): number => site.journal.filter(({ url }) => url === path).length;
    const before = arrivals();
    await expect.poll(arrivals).toBeGreaterThan(before);
  };
  const see = (other: BrowserOfTest, path: string, changes: Partial<VisitRequest> = {}): Promise<unknown> =>
    other.browser.visit(visitOf(`${site.origin}${path}`, changes), noDeadline, new AbortController().signal);

  it('is replaced when it is killed, and visits under way are made again', async () => {
    const other = await startBrowser(`127.0.0.1:${site.port}`);
    await see(other, '/plain');
    const killed = browserGroups(other.proxy.url);
    expect(killed).toHaveLength(1);
    const underWay = see(other, '/late', { waitForMs: 1500 });
    await arrivalAt('/late');
    process.kill(killed[0]!, 'SIGKILL');
    expect(await underWay).toMatchObject({ kind: 'page', html: expect.stringContaining('late text') as string });
    await noneLeft(killed);
    const replaced = browserGroups(other.proxy.url);
    expect(replaced).toHaveLength(1);
    await other.close();
    await noneLeft(replaced);
  });

  it('is replaced after a number of visits, and none is left after the end', async () => {
    const other = await startBrowser(`127.0.0.1:${site.port}`, { visitsPerProcess: 3 });
    const groups = new Set<number>();
    for (let round = 0; round < 4; round++) {
      await Promise.all([see(other, '/plain'), see(other, '/plain')]);
      for (const group of browserGroups(other.proxy.url)) groups.add(group);
    }
    expect(groups.size).toBeGreaterThanOrEqual(2);
    await other.close();
    await noneLeft(groups);
    expect(other.proxy.connections()).toBe(0);
  });

  it('makes a visit again whose page lost its own process', async () => {
    const other = await startBrowser(`127.0.0.1:${site.port}`);
    await see(other, '/plain');
    const underWay = see(other, '/late', { waitForMs: 1500 });
    await arrivalAt('/late');
    const renderers = processesOf(browserGroups(other.proxy.url), '--type=renderer');
    expect(renderers.length).toBeGreaterThan(0);
    for (const pid of renderers) process.kill(pid, 'SIGKILL');
    expect(await underWay).toMatchObject({ html: expect.stringContaining('late text') as string });
    await other.close();
  });

  it('is replaced once, however many visits come when it has just ended', async () => {
    const folder = await temporaryFolder();
    const other = await startBrowser(`127.0.0.1:${site.port}`, { visitsAtOnce: 8, profilesIn: folder });
    await see(other, '/plain');
    // Its folder takes long to go: nothing waits for that.
    const [profile] = await readdir(folder);
    await Promise.all(Array.from({ length: 5_000 }, (_, n) => writeFile(join(folder, profile!, String(n)), '')));
    process.kill(parentOf(browserGroups(other.proxy.url)[0]!), 'SIGKILL');
    const hasEnded = (): boolean => other.logLines.some((line) => line.includes('the driver of the browser ended'));
    await expect.poll(hasEnded, { interval: 1 }).toBe(true);
    expect(await readdir(folder)).toContain(profile);
    await Promise.all(Array.from({ length: 8 }, () => see(other, '/plain')));
    expect(other.logLines.filter((line) => line.includes('browser started'))).toHaveLength(2);
    await other.close();
  });

  it('runs in its own sandbox where that works, and without where it does not', async () => {
    const other = await startBrowser(`127.0.0.1:${site.port}`, { sandbox: true });
    expect(await see(other, '/plain')).toMatchObject({ html: expect.stringContaining('Plain') as string });
    const started = other.logLines.find((line) => line.includes('browser started'))!;
    const warned = other.logLines.some((line) => line.includes('is started without'));
    expect(warned).toBe(started.includes('"sandbox":false'));
    await other.close();
  });

  it('keeps what it writes in a folder that goes with it, and takes away what killed servers left', async () => {
    const profilesIn = await temporaryFolder();
    await mkdir(join(profilesIn, 'plumbline-browser-4194399-left', 'Default'), { recursive: true });
    const [one, two] = await Promise.all([1, 2].map(() => startBrowser(`127.0.0.1:${site.port}`, { profilesIn })));
    await Promise.all([see(one!, '/plain'), see(two!, '/plain')]);
    const folders = await readdir(profilesIn);
    expect(folders).toHaveLength(2);
    for (const folder of folders) {
      expect(folder).toMatch(new RegExp(`^plumbline-browser-${process.pid}-`));
      expect(await readdir(join(profilesIn, folder))).not.toEqual([]);
    }
    await Promise.all([one!.close(), two!.close()]);
    expect(await readdir(profilesIn)).toEqual([]);
  });

  it('is missing in words that say what to install', async () => {
    const other = await startBrowser(`127.0.0.1:${site.port}`, { executablePath: undefined });
    expect(other.browser.available).toBe(false);
    await expect(see(other, '/plain')).rejects.toMatchObject({
      code: 'feature.not-available',
      publicMessage: expect.stringContaining('apt-get install chromium-headless-shell') as string,
    });
    await other.close();
  });

  it('holds only so many visits, and says when too many wait', async () => {
    const other = await startBrowser(`127.0.0.1:${site.port}`, { visitsAtOnce: 1, queueSize: 1 });
    const outcomes = await Promise.allSettled([see(other, '/plain'), see(other, '/plain'), see(other, '/plain')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await other.close();
  });
});
