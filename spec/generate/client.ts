// Makes the types and the typed client: hey-api writes types, calls and a fetch client from the document, and a thin
// client on top binds them to one server and sends the JSON parts of a multipart form as JSON.
// Spec: Endpoints; Authentication; Parse upload (part content type application/json).
import { createClient } from '@hey-api/openapi-ts';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObject, type ContractDocument, type Json, type JsonObject } from './document.js';
import type { Operation } from './operations.js';
import { generatedHeader, type GeneratedFiles } from './output.js';
import { mapSubschemas } from './schema-walk.js';

/** types.gen.ts, client.gen.ts, and sdk/ with the calls beneath it. */
export async function writeClient(document: ContractDocument, operations: Operation[]): Promise<GeneratedFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-client-'));
  try {
    await createClient({
      input: toTypedDocument(document),
      output: { path: folder, importFileExtension: '.js' },
      plugins: [
        { name: '@hey-api/typescript', definitions: { case: 'preserve' } },
        '@hey-api/client-fetch',
        '@hey-api/sdk',
      ],
      logs: { level: 'silent', file: false },
    });
    return new Map([...(await readMade(folder)), ['client.gen.ts', writeBoundClient(operations)]]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The document without conditions, which types cannot say and for which hey-api would say nothing at all. */
function toTypedDocument(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  for (const [name, schema] of Object.entries(copy.components.schemas))
    copy.components.schemas[name] = withoutConditions(schema) as JsonObject;
  return copy;
}

function withoutConditions(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const kept = mapSubschemas(
    Object.fromEntries(Object.entries(schema).filter(([keyword]) => !conditions.has(keyword))),
    withoutConditions,
  );
  if (!Array.isArray(kept['allOf'])) return kept;
  const { allOf, ...rest } = kept;
  const saying = (allOf as JsonObject[]).filter((part) =>
    Object.keys(part).some((keyword) => !keyword.startsWith('x-')),
  );
  return saying.length === 0 ? rest : { ...rest, allOf: saying };
}

const conditions = new Set(['if', 'then', 'else', 'contains', 'maxContains', 'dependentSchemas']);

async function readMade(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const kept = paths.filter((path) => path !== 'index.ts').sort();
  return Promise.all(
    kept.map(async (path): Promise<[string, string]> => {
      const content = `${generatedHeader('spec/openapi.yaml')}${await readFile(join(folder, path), 'utf8')}`;
      if (path === 'types.gen.ts') return [path, content];
      const atTop = !path.includes('/');
      return [
        rename(path),
        renameImports(atTop ? content.replaceAll("'./types.gen.js'", "'../types.gen.js'") : content),
      ];
    }),
  );
}

/** Made files carry .gen in their names, so that they can be told from written ones. */
function rename(path: string): string {
  return join('sdk', path === 'client/index.ts' ? 'client/index.gen.ts' : path);
}

/** Also names the one DOM type that Node's own types lack. */
function renameImports(content: string): string {
  return content
    .replaceAll('/client/index.js', '/client/index.gen.js')
    .replaceAll("from './index.js'", "from './index.gen.js'")
    .replaceAll('BodyInit | null | undefined', "RequestInit['body']");
}

function writeBoundClient(operations: Operation[]): string {
  const calls = operations.map((operation) => {
    const data = `${operation.id[0]!.toUpperCase()}${operation.id.slice(1)}Data`;
    const optional =
      operation.body === undefined && !operation.parameters.some((parameter) => parameter['required'] === true);
    const multipart = operation.body?.contentType === 'multipart/form-data' ? ', bodySerializer: toMultipart' : '';
    return {
      data,
      line: `    /** ${operation.summary}: ${operation.method.toUpperCase()} ${operation.path} */
    ${operation.id}: (call: Call<types.${data}>${optional ? ' = {}' : ''}) => sdk.${operation.id}({ ...call, client${multipart} }),`,
    };
  });
  return `${generatedHeader('spec/openapi.yaml')}
import type * as types from './types.gen.js';
import { createClient as createFetchClient, createConfig } from './sdk/client/index.gen.js';
import * as sdk from './sdk/sdk.gen.js';

/** Which server to call. \`baseUrl\` ends in the version segment; \`fetch\` stands in for the global one. */
export type ClientSettings = {
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly fetch?: typeof globalThis.fetch;
};

type Call<Data extends { url: string }> = Omit<sdk.Options<Data & { url: string }, false>, 'client' | 'url' | 'bodySerializer'>;

/**
 * A client of one server: a method for each operation. A call resolves to \`{ data, error, request, response }\`:
 * \`data\` is the body of a success, \`error\` the body of a failure; it rejects only when no answer came.
 */
export function createClient(settings: ClientSettings) {
  const client = createFetchClient(
    createConfig({
      baseUrl: settings.baseUrl.replace(/\\/+$/, ''),
      ...(settings.apiKey === undefined ? {} : { auth: settings.apiKey }),
      ...(settings.fetch === undefined ? {} : { fetch: settings.fetch }),
    }),
  );
  return {
${calls.map((call) => call.line).join('\n')}
  };
}

export type Client = ReturnType<typeof createClient>;

/** Files as they are; every other part as JSON that says so. */
function toMultipart(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }));
  }
  return form;
}
`;
}
