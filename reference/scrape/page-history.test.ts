import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPageHistory } from './page-history.js';
import type { PageHistory } from './page-history.js';

const day = 24 * 3600_000;
const page = { owner: 'team-a', url: 'https://site.test/', tag: '' };
const version = (markdown: string) => ({ markdown, scrapedAt: '2026-01-01T00:00:00.000Z' });

let folder: string;
let laterMs: number;
let history: PageHistory;
const open = (): Promise<PageHistory> =>
  openPageHistory({
    folder,
    lifetimeMs: 30 * day,
    clock: { nowMs: () => performance.now(), date: () => new Date(Date.now() + laterMs) },
    onSweepError: (error) => {
      throw error;
    },
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-history-'));
  laterMs = 0;
  history = await open();
});
afterEach(async () => {
  await history.close();
  await rm(folder, { recursive: true });
});

describe('page history', () => {
  it('gives the version before, and knows it again after a restart', async () => {
    expect(await history.replace(page, version('one'))).toBeUndefined();
    expect(await history.replace(page, version('two'))).toEqual(version('one'));
    await history.close();
    history = await open();
    expect(await history.last(page)).toEqual(version('two'));
  });

  it('keeps owners, addresses and tags apart', async () => {
    await history.replace(page, version('one'));
    for (const other of [{ owner: 'team-b' }, { url: 'https://site.test/a' }, { tag: 'daily' }]) {
      expect(await history.last({ ...page, ...other })).toBeUndefined();
    }
  });

  it('puts versions that come at once one after the other', async () => {
    const before = await Promise.all(['a', 'b', 'c', 'd'].map((text) => history.replace(page, version(text))));
    expect(before.map((one) => one?.markdown)).toEqual([undefined, 'a', 'b', 'c']);
    expect(await history.last(page)).toEqual(version('d'));
  });

  it('deletes what nobody tracked for long', async () => {
    await history.replace(page, version('one'));
    laterMs = 29 * day;
    expect(await history.sweep()).toBe(0);
    laterMs = 31 * day;
    expect(await history.sweep()).toBe(1);
    expect(await history.last(page)).toBeUndefined();
  });
});
