/**
 * Which browser this machine has: the one that is configured, one on the path, or one the system's package manager
 * installs when that is allowed. chromium-headless-shell first: several times faster and lighter than the whole browser.
 * Spec: none (DESIGN, public surface).
 */
import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export interface FoundBrowser {
  executablePath: string;
  /** One line for people: which browser, and how it was found. */
  described: string;
}

export interface BrowserSearch {
  /** CHROMIUM_PATH; empty when it is not set. */
  configuredPath: string;
  /** The PATH of the environment. */
  searchPath: string;
}

/** The scripts Debian puts on the path start these; they are started directly, so that ending them ends the browser. */
const knownPlaces = ['/usr/lib/chromium/chromium-headless-shell', '/usr/lib/chromium/chromium'];
const names = [
  'chromium-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

export const howToInstallBrowser =
  'No browser was found. Install one (Debian: `apt-get install chromium-headless-shell`) or set CHROMIUM_PATH to a Chromium.';

/** @throws Error when the configured path cannot be started: a wrong setting is never passed over */
export async function findBrowser({ configuredPath, searchPath }: BrowserSearch): Promise<FoundBrowser | undefined> {
  if (configuredPath !== '') {
    if (!(await isExecutable(configuredPath))) throw new Error(`CHROMIUM_PATH is not a program: ${configuredPath}.`);
    return { executablePath: configuredPath, described: `${configuredPath} (CHROMIUM_PATH)` };
  }
  const onPath = names.flatMap((name) => searchPath.split(delimiter).map((folder) => join(folder, name)));
  for (const executablePath of [...knownPlaces, ...onPath]) {
    if (await isExecutable(executablePath)) return { executablePath, described: `${executablePath} (found)` };
  }
  return undefined;
}

/**
 * Like findBrowser, and asks the system's package manager when there is none. Needs the rights to install.
 * @throws Error that says how to install one
 */
export async function findOrInstallBrowser(search: BrowserSearch): Promise<FoundBrowser> {
  const found = await findBrowser(search);
  if (found) return found;
  try {
    const run = promisify(execFile);
    const env = { PATH: search.searchPath, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, timeout: 300_000 });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      env,
      timeout: 600_000,
    });
  } catch (cause) {
    throw new Error(howToInstallBrowser, { cause });
  }
  const installed = await findBrowser(search);
  if (!installed) throw new Error(howToInstallBrowser);
  return { ...installed, described: `${installed.executablePath} (installed now by apt-get)` };
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
