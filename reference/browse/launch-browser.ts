/**
 * Starts Chromium so that everything it does goes through the egress proxy; the switches below close the doors beside it.
 * Spec: none (DESIGN, egress and browser).
 */
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import type { DriverSettings } from './messages.js';

const switches = [
  // Without it Chromium goes to loopback addresses directly.
  '--proxy-bypass-list=<-loopback>',
  // No UDP beside the proxy: STUN, TURN and the like. The first is read by headless shells, the second by whole browsers.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  // No name is resolved by Chromium itself.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--dns-prefetch-disable',
  '--no-pings',
  // A page may not fill the machine.
  '--js-flags=--max-old-space-size=512',
  // A cookie belongs to the port that it was set for: other ports of a host are other servers.
  '--enable-features=EnablePortBoundCookies',
];

export interface LaunchedBrowser {
  browser: Browser;
  /** Whether it runs in Chromium's own sandbox. */
  sandbox: boolean;
  /** Why it does not, although it should. */
  fallback?: string;
}

/** @throws Error that says why the browser does not start */
export async function launchBrowser({
  executablePath,
  proxyUrl,
  env,
  profileFolder,
  sandbox,
}: DriverSettings): Promise<LaunchedBrowser> {
  const launch = (chromiumSandbox: boolean): Promise<Browser> =>
    chromium.launch({
      executablePath,
      args: switches,
      proxy: { server: proxyUrl, bypass: '<-loopback>' },
      env: { ...env, TMPDIR: profileFolder },
      timeout: 30_000,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      chromiumSandbox,
    });
  if (!sandbox) return { browser: await launch(false), sandbox: false };
  try {
    return { browser: await launch(true), sandbox: true };
  } catch (error) {
    // It does not work for root and in most containers.
    const [fallback = ''] = (error as Error).message.split('\n', 1);
    return { browser: await launch(false), sandbox: false, fallback };
  }
}
