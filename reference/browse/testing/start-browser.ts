/**
 * The real browser for tests, behind a proxy that lets only what a test allows through. A machine without a browser gets
 * one, or the test fails and says how to install one: nothing is skipped.
 * Spec: none (tests).
 */
import { pino } from 'pino';
import { systemRandom } from '../../base/random.js';
import { parseEgressAllow } from '../../security/egress-allow.js';
import { EgressGuard } from '../../security/egress-guard.js';
import type { Resolver } from '../../security/egress-guard.js';
import { startEgressProxy } from '../../security/egress-proxy.js';
import type { EgressProxy } from '../../security/egress-proxy.js';
import { filterOf } from '../blocked-hosts.js';
import { ChromiumBrowser } from '../chromium-browser.js';
import type { ChromiumSettings } from '../chromium-browser.js';
import { findOrInstallBrowser, packedBrowserFolder } from '../install-browser.js';
import type { FoundBrowser } from '../find-browser.js';
import type { VisitRequest } from '../page-visit.js';

export interface BrowserOfTest {
  browser: ChromiumBrowser;
  proxy: EgressProxy;
  logLines: string[];
  close(): Promise<void>;
}

/** @throws Error that says how to install a browser, when the machine has none and installs none */
export async function browserForTests(): Promise<FoundBrowser & { searchPath: string }> {
  // eslint-disable-next-line no-restricted-properties -- a test has no start.ts that reads the environment for it
  const { CHROMIUM_PATH: configuredPath = '', PATH: searchPath = '' } = process.env;
  const found = await findOrInstallBrowser({
    configuredPath,
    searchPath,
    packedFolder: packedBrowserFolder(),
  });
  return { ...found, searchPath };
}

export async function startBrowser(
  egressAllow: string,
  { resolve = async () => ['127.0.0.1'], ...changes }: Partial<ChromiumSettings> & { resolve?: Resolver } = {},
): Promise<BrowserOfTest> {
  const { executablePath, searchPath } = await browserForTests();
  const proxy = await startEgressProxy(new EgressGuard(resolve, parseEgressAllow(egressAllow)));
  const logLines: string[] = [];
  const browser = new ChromiumBrowser({
    executablePath,
    proxy,
    random: systemRandom,
    isBlockedHost: filterOf(['ads.test']),
    log: pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) }),
    visitsAtOnce: 4,
    queueSize: 100,
    visitsPerProcess: 100,
    sandbox: false,
    env: { PATH: searchPath },
    ...changes,
  });
  return {
    browser,
    proxy,
    logLines,
    close: async () => {
      await browser.close();
      await proxy.close();
    },
  };
}

/** A visit that wants nothing but the page. */
export function visitOf(url: string, changes: Partial<VisitRequest> = {}): VisitRequest {
  return {
    url: new URL(url),
    headers: {},
    languages: [],
    mobile: false,
    verifyTls: false,
    blockAds: true,
    waitForMs: 0,
    actions: [],
    styles: false,
    maxReceivedBytes: 20_000_000,
    maxResultBytes: 50_000_000,
    ...changes,
  };
}
