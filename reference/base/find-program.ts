/**
 * Looks for programs of the machine, as a shell would.
 * Spec: none (operations).
 */
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The first of `names`, in that order, in any folder of `searchPath` (the PATH of the environment). */
export async function findProgram(names: readonly string[], searchPath: string): Promise<string | undefined> {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await isProgram(path)) return path;
  }
  return undefined;
}

/** True for a file that may be run. */
export function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
