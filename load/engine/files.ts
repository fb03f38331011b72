/** The files of a comparison, by format: a folder of the user's, or the documents the HTTP scenarios are made of. */
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseScenarios } from '../scenarios/parse.js';
import { extensionOf, readsFormats } from './engines.mjs';

/** Format to paths, sorted by path, `.htm` with `.html`; gzipped pages are not looked at. */
export function filesByFormat(
  folder: string | undefined,
  formats: readonly string[] | undefined,
  limit: number,
): Map<string, string[]> {
  const known = readsFormats['ours']!;
  const unknown = formats?.filter((format) => !known.includes(format)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No format is named ${unknown.join(', ')}. Known formats: ${known.join(', ')}.`);
  if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${folder} is not a folder.`);
  const paths =
    folder === undefined
      ? generated()
      : readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
  const groups = new Map<string, string[]>();
  for (const path of paths.sort()) {
    const extension = extensionOf(path);
    const format = extension === 'htm' ? 'html' : extension;
    if (!known.includes(format) || (formats !== undefined && !formats.includes(format))) continue;
    const group = groups.get(format) ?? [];
    if (group.length < limit) group.push(path);
    groups.set(format, group);
  }
  if (groups.size === 0)
    throw new Error(
      `No files to convert in ${folder ?? 'the generated documents'}: looked for ${(formats ?? known).join(', ')}.`,
    );
  return groups;
}

function generated(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-engine-'));
  return parseScenarios().map((scenario) => {
    const path = join(folder, `${scenario.name}.${extensionOf(scenario.fileName)}`);
    writeFileSync(path, scenario.bytes);
    return path;
  });
}
