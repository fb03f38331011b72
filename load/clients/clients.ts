/** The clients that are run, each by what its users install. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ClientWorld, OpenedClient } from './client-call.js';
import { openCommandLine } from './command-line.js';
import { javascriptCalls } from './javascript.js';
import { openMcp } from './mcp.js';
import { openPython } from './python.js';

/** A client and how it is opened; a text in place of it says why this machine can not run it. */
export interface Client {
  readonly name: string;
  readonly open: (world: ClientWorld, options: { readonly latest: boolean }) => Promise<OpenedClient | string>;
}

export const clients: readonly Client[] = [
  {
    name: 'javascript',
    open: (world) =>
      Promise.resolve({
        version: versionOf('firecrawl'),
        calls: javascriptCalls(world),
        close: () => Promise.resolve(),
      }),
  },
  { name: 'mcp', open: openMcp },
  { name: 'cli', open: openCommandLine },
  { name: 'python', open: openPython },
];

function versionOf(name: string): string {
  let folder = createRequire(import.meta.url).resolve(name);
  while (!folder.endsWith(`/node_modules/${name}`)) folder = folder.slice(0, folder.lastIndexOf('/'));
  return (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }).version;
}
