/**
 * The entry of a browser's driver: starts Chromium, serves visits, and ends with its server.
 * Started by driver-process.ts, which gives it its settings as the first argument.
 * Spec: none (operations).
 */
import { rmSync } from 'node:fs';
import { endWithParent } from '../base/parent-watch.js';
import { launchBrowser } from './launch-browser.js';
import type { DriverSettings, FromDriver } from './messages.js';
import { serveVisits } from './serve-visits.js';

const settings = JSON.parse(process.argv[2]!) as DriverSettings;
const say = (message: FromDriver): void => {
  // Nobody hears a server that is gone; this process ends with it.
  if (process.connected) process.send!(message, () => undefined);
};
// The library takes the folder for what it writes from nowhere else.
process.env['TMPDIR'] = settings.profileFolder;

try {
  const { browser, sandbox, fallback } = await launchBrowser(settings);
  const end = async (): Promise<never> => {
    await Promise.race([browser.close(), new Promise((done) => setTimeout(done, 3_000))]).catch(() => undefined);
    rmSync(settings.profileFolder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(0);
  };
  endWithParent(() => void end());
  // Not every call of the library ends when the browser does.
  browser.once('disconnected', () => process.exit(0));
  serveVisits({ browser, proxyUrl: settings.proxyUrl, say, end: () => void end() });
  say({ kind: 'ready', version: browser.version(), sandbox, ...(fallback !== undefined && { fallback }) });
} catch (error) {
  process.send!({ kind: 'no-start', message: (error as Error).message.slice(0, 4_000) } satisfies FromDriver, () =>
    process.exit(1),
  );
}
