/**
 * DATA_DIR: may the server write there, and is there room for what its settings let it keep?
 * Spec: none (operations).
 */
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Finding, Probe } from './finding.js';

const mib = 1 << 20;
/** Below this the database itself is in danger. */
const leastMib = 64;

export const dataFolderProbe: Probe = async ({ dataDir, databaseUrl, mediaMb, storedScrapesMb }) => {
  const wanted = resolve(dataDir);
  const folder = await firstThatExists(wanted);
  const fault = await writingFault(folder);
  if (fault !== undefined)
    return { verdict: 'fail', said: `${folder} ${fault}: set DATA_DIR to a folder that the server may write` };
  const { bavail, bsize } = await statfs(folder);
  const freeMib = Math.floor((bavail * bsize) / mib);
  const said = `${wanted}${folder === wanted ? '' : ' (is made at the first start)'}, ${freeMib} MiB free`;
  return databaseUrl === '' ? room(said, freeMib, mediaMb + 2 * storedScrapesMb) : room(said, freeMib, 0);
};

function room(said: string, freeMib: number, kept: number): Finding {
  if (freeMib < leastMib) return { verdict: 'fail', said: `${said}: at least ${leastMib} are needed` };
  if (freeMib >= kept) return { verdict: 'ok', said };
  return {
    verdict: 'warn',
    said: `${said}, and MEDIA_MB and STORED_SCRAPES_MB let it keep ${kept}: lower them or make room`,
  };
}

/** The folder, or the nearest above it that is there. */
async function firstThatExists(path: string): Promise<string> {
  try {
    await stat(path);
    return path;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    return firstThatExists(dirname(path));
  }
}

async function writingFault(folder: string): Promise<string | undefined> {
  if (!(await stat(folder)).isDirectory()) return 'is no folder';
  const file = join(folder, `.plumbline-check-${process.pid}`);
  try {
    await writeFile(file, 'x', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return `cannot be written (${codeOf(error)})`;
  }
  await rm(file);
  return undefined;
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? (error as Error).message;
