// What all generated files share: their header, and how they reach the disk or are compared with it.
// Spec: none.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Generated files by their path below generated/. */
export type GeneratedFiles = Map<string, string>;

export const generatedHeader = (source: string): string =>
  `// Made from ${source} by npm run generate. Do not edit: change the source and generate again.\n`;

const isMade = (path: string): boolean => path.includes('.gen.');

/** Writes the files and removes made files that are no longer made. */
export async function writeFiles(folder: string, files: GeneratedFiles): Promise<void> {
  for (const path of await madeFiles(folder)) if (!files.has(path)) await rm(join(folder, path));
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** The paths whose content on disk is not what was made, missing and left-over ones included. */
export async function findDifferences(folder: string, files: GeneratedFiles): Promise<string[]> {
  const different: string[] = (await madeFiles(folder))
    .filter((path) => !files.has(path))
    .map((path) => `${path} (left over)`);
  for (const [path, content] of files) {
    const onDisk = await readFile(join(folder, path), 'utf8').catch(() => undefined);
    if (onDisk !== content) different.push(onDisk === undefined ? `${path} (missing)` : path);
  }
  return different.sort();
}

async function madeFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(isMade)
    .sort();
}
