/**
 * Where browsers keep what they write: a folder for each process, taken away with it. What a server that was killed left
 * behind is taken away by the next one: the folder's name tells whose it was.
 * Spec: none (operations).
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = 'plumbline-browser-';

/** A fresh folder of this server, for one browser. */
export async function makeProfileFolder(parent: string): Promise<string> {
  return mkdtemp(join(parent, `${prefix}${process.pid}-`));
}

export async function removeProfileFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** @param isRunning whether a process with this number runs */
export async function removeLeftProfiles(
  parent: string,
  isRunning: (pid: number) => boolean = isProcess,
): Promise<void> {
  for (const name of await readdir(parent)) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    // Another user's, perhaps: then it is not ours to remove.
    await removeProfileFolder(join(parent, name)).catch(() => undefined);
  }
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
