/**
 * The ids of the suite's checks, as its registry lists them.
 * Spec: none of its own.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Undefined when the suite has no registry. */
export async function suiteChecks(root: string): Promise<string[] | undefined> {
  const registry = join(root, 'conformance', 'checks', 'registry.ts');
  if (!existsSync(registry)) return undefined;
  const { allChecks } = (await import(pathToFileURL(registry).href)) as { allChecks: readonly { id: string }[] };
  return allChecks.map((check) => check.id);
}
