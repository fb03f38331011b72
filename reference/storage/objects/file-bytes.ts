/**
 * Bytes of objects as files of the data folder, a folder for each owner.
 * Spec: none (operations).
 */
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storageError } from '../database/storage-error.js';
import type { ObjectBytes } from './object-bytes.js';

/** @param folder made when the first object comes; it is the server’s own */
export function fileBytes(folder: string): ObjectBytes {
  /** Owners are named by people: their names are no names of files. */
  const pathOf = (owner: string, id: string): string =>
    join(folder, createHash('sha256').update(owner).digest('hex').slice(0, 16), id.slice(0, 2), id);
  return {
    write: async (owner, id, bytes) => {
      const path = pathOf(owner, id);
      try {
        await writeWhole(path, bytes);
      } catch (error) {
        throw storageError(error);
      }
    },
    read: async (owner, id) => {
      try {
        return await readFile(pathOf(owner, id));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    delete: async (owner, id) => {
      const path = pathOf(owner, id);
      await Promise.all([rm(path, { force: true }), rm(beside(path), { force: true })]);
    },
  };
}

/** Beside first and renamed, so that nobody reads half a file; what cannot be finished is taken away. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await openNew(beside(path));
  try {
    try {
      await file.writeFile(bytes);
    } finally {
      await file.close();
    }
    await rename(beside(path), path);
  } catch (error) {
    await rm(beside(path), { force: true });
    throw error;
  }
}

/** The folder is there for all but the first file of it. */
async function openNew(path: string): ReturnType<typeof open> {
  try {
    return await open(path, 'w', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return open(path, 'w', 0o600);
  }
}

function beside(path: string): string {
  return `${path}.new`;
}
