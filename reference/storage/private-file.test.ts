import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { privateFile } from './private-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-storage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('private file', () => {
  it('reads as undefined while it does not exist', async () => {
    expect(await privateFile(join(folder, 'none')).read()).toBeUndefined();
  });

  it('keeps what was written, for its owner only', async () => {
    const file = privateFile(join(folder, 'deep', 'key'));
    await file.write('one');
    await file.write('two');
    expect(await file.read()).toBe('two');
    expect((await stat(file.path)).mode & 0o777).toBe(0o600);
  });
});
