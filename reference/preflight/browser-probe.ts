/**
 * The browser: is there one, and does it start, with its own sandbox or without? It is ended again; it visits nothing.
 * Spec: none (operations).
 */
import { tmpdir } from 'node:os';
import { createLogger } from '../base/logger.js';
import { DriverProcess } from '../browse/driver-process.js';
import { findBrowser, howToInstallBrowser } from '../browse/find-browser.js';
import { packedBrowserFolder } from '../browse/install-browser.js';
import type { Probe } from './finding.js';

/** Nothing listens there, and nothing is asked of it. */
const noProxy = 'http://127.0.0.1:9';

export const browserProbe: Probe = async ({ chromiumPath, path, browserInstall, browserSandbox }) => {
  const found = await findBrowser({
    configuredPath: chromiumPath,
    searchPath: path,
    packedFolder: packedBrowserFolder(),
  });
  if (!found && browserInstall === 'on')
    return { verdict: 'warn', said: 'none yet: the next start installs one (BROWSER_INSTALL=on)' };
  if (!found) return { verdict: 'warn', said: `${howToInstallBrowser} Without one, pages are read as they are sent.` };
  const sandbox = browserSandbox === 'on';
  try {
    const started = await DriverProcess.start({
      executablePath: found.executablePath,
      proxyUrl: noProxy,
      sandbox,
      env: { PATH: path },
      profilesIn: tmpdir(),
      log: createLogger('silent'),
    });
    await started.end();
    const runs = `${found.described} starts ${started.sandbox ? 'in' : 'without'} its own sandbox`;
    if (!sandbox || started.sandbox) return { verdict: 'ok', said: runs };
    return {
      verdict: 'warn',
      said: `${runs}: run the server as a user other than root, with user namespaces allowed, or say BROWSER_SANDBOX=off`,
    };
  } catch (error) {
    return {
      verdict: 'fail',
      said: `${found.described} does not start: ${(error as Error).message.slice(0, 500)}; set CHROMIUM_PATH to one that does`,
    };
  }
};
