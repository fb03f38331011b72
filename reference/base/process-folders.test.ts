import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { makeProcessFolder, removeLeftFolders, removeProcessFolder } from './process-folders.js';

/** No system counts its processes so far. */
const goneFolder = 'plumbline-browser-4194399-abc';

describe('folders of processes', () => {
  it('are never shared', async () => {
    const parent = await temporaryFolder();
    const folders = Array.from({ length: 5 }, () => makeProcessFolder(parent, 'plumbline-browser'));
    expect(new Set(folders).size).toBe(5);
    await Promise.all(folders.map(removeProcessFolder));
    expect(await readdir(parent)).toEqual([]);
  });

  it('that a killed process left are removed; those of running ones, and what is of another kind, stay', async () => {
    const parent = await temporaryFolder();
    const own = makeProcessFolder(parent, 'plumbline-browser');
    await mkdir(join(parent, goneFolder, 'Default'), { recursive: true });
    await writeFile(join(parent, goneFolder, 'Default', 'Cookies'), 'secret');
    const others = ['plumbline-browser-77-abc', 'plumbline-ocr-4194399-abc', 'other'];
    for (const name of others) await mkdir(join(parent, name));
    removeLeftFolders(parent, 'plumbline-browser', (pid) => pid === 77 || pid === process.pid);
    expect((await readdir(parent)).sort()).toEqual([...others, own.slice(parent.length + 1)].sort());
  });

  it('know whether their process runs', async () => {
    const parent = await temporaryFolder();
    const own = makeProcessFolder(parent, 'plumbline-browser');
    await mkdir(join(parent, goneFolder));
    removeLeftFolders(parent, 'plumbline-browser');
    expect(await readdir(parent)).toEqual([own.slice(parent.length + 1)]);
  });
});
