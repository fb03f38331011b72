import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeProfileFolder, removeLeftProfiles, removeProfileFolder } from './profile-folders.js';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'profiles-'));
});
afterEach(() => rm(parent, { recursive: true }));

describe('folders of browsers', () => {
  it('are never shared', async () => {
    const folders = await Promise.all(Array.from({ length: 5 }, () => makeProfileFolder(parent)));
    expect(new Set(folders).size).toBe(5);
    await Promise.all(folders.map(removeProfileFolder));
    expect(await readdir(parent)).toEqual([]);
  });

  it('that a killed server left are removed; those of running servers, and what is not ours, stay', async () => {
    const own = await makeProfileFolder(parent);
    const left = join(parent, 'plumbline-browser-4194399-abc');
    await mkdir(join(left, 'Default'), { recursive: true });
    await writeFile(join(left, 'Default', 'Cookies'), 'secret');
    await mkdir(join(parent, 'plumbline-browser-77-abc'));
    await mkdir(join(parent, 'other'));
    await removeLeftProfiles(parent, (pid) => pid === 77 || pid === process.pid);
    expect((await readdir(parent)).sort()).toEqual(
      ['other', 'plumbline-browser-77-abc', own.slice(parent.length + 1)].sort(),
    );
  });

  it('know whether their server runs', async () => {
    const own = await makeProfileFolder(parent);
    await mkdir(join(parent, 'plumbline-browser-4194399-abc'));
    await removeLeftProfiles(parent);
    expect(await readdir(parent)).toEqual([own.slice(parent.length + 1)]);
  });
});
