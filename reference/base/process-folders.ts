/**
 * Folders for what a process writes for itself (the profile of a browser, data of text recognition), taken away with it.
 * What a process that was killed left behind is taken away by the next one: the folder's name tells whose it was.
 * Spec: none (operations).
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What the folders of one purpose are called before the number of their process. */
export type FolderKind = 'plumbline-browser' | 'plumbline-ocr';

/** A fresh folder of this process. */
export function makeProcessFolder(parent: string, kind: FolderKind): string {
  return mkdtempSync(join(parent, `${kind}-${process.pid}-`));
}

export async function removeProcessFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** @param isRunning whether a process with this number runs */
export function removeLeftFolders(
  parent: string,
  kind: FolderKind,
  isRunning: (pid: number) => boolean = isProcess,
): void {
  for (const name of readdirSync(parent)) {
    const owner = new RegExp(`^${kind}-(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's, perhaps: then it is not ours to remove.
    }
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
