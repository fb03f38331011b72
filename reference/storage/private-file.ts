/**
 * A small text file of the data folder that only its owner may read, replaced as a whole or not at all.
 * Spec: none (operations).
 */
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface PrivateFile {
  readonly path: string;
  /** The text, or undefined when the file is not there. */
  read(): Promise<string | undefined>;
  /** Writes beside the file and renames, so that a crash leaves the old text or the new one. Mode 600, folder 700. */
  write(text: string): Promise<void>;
}

export function privateFile(path: string): PrivateFile {
  return {
    path,
    read: async () => {
      try {
        return await readFile(path, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: async (text) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const beside = `${path}.new`;
      const file = await open(beside, 'w', 0o600);
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, path);
    },
  };
}
