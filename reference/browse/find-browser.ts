/**
 * Which browser this machine has: the one that is configured, one on the path, or one that install-browser put in place.
 * chromium-headless-shell first: several times faster and lighter than the whole browser.
 * Spec: none (DESIGN, public surface).
 */
import { join } from 'node:path';
import { findProgram, isProgram } from '../base/find-program.js';

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
  /** Where install-browser keeps what it unpacks. */
  packedFolder: string;
  /** Looked at before the path; by default where Debian has its browsers. */
  knownPlaces?: readonly string[];
}

/** The scripts Debian puts on the path start these; they are started directly, so that ending them ends the browser. */
const placesOfDebian = ['/usr/lib/chromium/chromium-headless-shell', '/usr/lib/chromium/chromium'];
const names = [
  'chromium-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The program of the npm-packed Chromium, once it is unpacked. */
export function packedBrowser(packedFolder: string): string {
  return join(packedFolder, 'browser');
}

export const howToInstallBrowser =
  'No browser was found. Install one (Debian: `apt-get install chromium-headless-shell`) or set CHROMIUM_PATH to a Chromium.';

/** @throws Error when the configured path cannot be started: a wrong setting is never passed over */
export async function findBrowser(search: BrowserSearch): Promise<FoundBrowser | undefined> {
  const { configuredPath, searchPath, packedFolder, knownPlaces = placesOfDebian } = search;
  if (configuredPath !== '') {
    if (!(await isProgram(configuredPath))) throw new Error(`CHROMIUM_PATH is not a program: ${configuredPath}.`);
    return { executablePath: configuredPath, described: `${configuredPath} (CHROMIUM_PATH)` };
  }
  const places = [...knownPlaces, await findProgram(names, searchPath), packedBrowser(packedFolder)];
  for (const executablePath of places) {
    if (executablePath !== undefined && (await isProgram(executablePath))) {
      return { executablePath, described: `${executablePath} (found)` };
    }
  }
  return undefined;
}
