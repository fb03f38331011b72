/**
 * The operationIds of the contract: from the generated table when it is there, else from spec/openapi.yaml.
 * Spec: Endpoints.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';

/** @throws when neither source is there */
export async function knownOperations(root: string): Promise<Set<string>> {
  const table = join(root, 'generated', 'operations.gen.ts');
  if (existsSync(table)) {
    const { operations } = (await import(pathToFileURL(table).href)) as { operations: object };
    return new Set(Object.keys(operations));
  }
  const document = parse(await readFile(join(root, 'spec', 'openapi.yaml'), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const items = Object.values(document.paths).flatMap((path) => Object.values(path) as { operationId?: string }[]);
  return new Set(items.flatMap((item) => item?.operationId ?? []));
}
