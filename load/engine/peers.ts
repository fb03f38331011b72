/** The engines ours is measured against: their names, and their packages, which are installed only when one is asked for. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readsFormats } from './engines.mjs';

/** Peers that are no packages of the project itself. */
const packages: Readonly<Record<string, string>> = {
  anydoc: '@firecrawl/anydoc',
  kreuzberg: '@kreuzberg/node',
  mdream: 'mdream',
  'pdf-inspector': '@firecrawl/pdf-inspector',
  'pdf-inspector-text': '@firecrawl/pdf-inspector',
  liteparse: '@llamaindex/liteparse',
};

const peerNames = Object.keys(readsFormats).filter((name) => name !== 'ours');

/** Of the peers asked for (all, when none is named) those that read one of the formats. */
export function choosePeers(asked: readonly string[] | undefined, formats: Iterable<string>): string[] {
  const unknown = asked?.filter((name) => !peerNames.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No peer is named ${unknown.join(', ')}. Known peers: ${peerNames.join(', ')}.`);
  const wanted = [...formats];
  return (asked ?? peerNames).filter((name) => wanted.some((format) => readsFormats[name]!.includes(format)));
}

/** Installs load/peers when one of its packages is asked for and missing. */
export function installPeers(peers: readonly string[], run: typeof runCommand): void {
  const folder = fileURLToPath(new URL('../peers', import.meta.url));
  const missing = peers.filter((name) => name in packages && !existsSync(`${folder}/node_modules/${packages[name]!}`));
  if (missing.length > 0)
    run(
      'npm',
      ['install', '--no-package-lock', '--no-audit', '--no-fund', '--prefix', folder],
      `installing ${missing.join(', ')} into load/peers`,
    );
}

/** Runs a command to its end, or throws. */
export function runCommand(command: string, args: readonly string[], what: string): void {
  process.stderr.write(`${what} ...\n`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed with exit code ${String(status)}.`);
}
