/**
 * The last version of a page that a caller tracks: what the next scrape is compared with. One file per owner, URL and tag,
 * deleted when nobody tracked the page for long.
 * Spec: Change tracking object; Scrape options, object format `changeTracking` (tag).
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../base/clock.js';
import type { PageVersion } from '../document-data/change-tracking.js';
import { privateFile } from '../storage/private-file.js';
import { sweepRegularly } from '../storage/sweep-regularly.js';

export interface TrackedPage {
  owner: string;
  url: string;
  tag: string;
}

export interface PageHistory {
  /** The version kept before; undefined when there is none. */
  last(page: TrackedPage): Promise<PageVersion | undefined>;
  /** Puts a version in the place of the one before, which it gives. Two at once come one after the other. */
  replace(page: TrackedPage, version: PageVersion): Promise<PageVersion | undefined>;
  /** Deletes what is over; resolves with how many versions were. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

export interface PageHistorySettings {
  folder: string;
  /** After its last scrape. */
  lifetimeMs: number;
  clock: Clock;
  /** Told when the sweep that runs by itself fails. */
  onSweepError: (error: unknown) => void;
}

const sweepEveryMs = 3600_000;

/** Survives the process. */
export async function openPageHistory(settings: PageHistorySettings): Promise<PageHistory> {
  const { folder, lifetimeMs, clock } = settings;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  /** The end of the last replacement of each file that is being replaced. */
  const underway = new Map<string, Promise<unknown>>();
  const sweep = (): Promise<number> => sweepFolder(folder, clock.date().getTime() - lifetimeMs);
  const sweeping = await sweepRegularly(sweep, sweepEveryMs, settings.onSweepError);
  const last = async (page: TrackedPage): Promise<PageVersion | undefined> => {
    const text = await privateFile(pathOf(folder, page)).read();
    return text === undefined ? undefined : (JSON.parse(text) as PageVersion);
  };
  return {
    last,
    replace: (page, version) => {
      const path = pathOf(folder, page);
      const turn = (underway.get(path) ?? Promise.resolve()).then(async () => {
        const before = await last(page);
        await privateFile(path).write(JSON.stringify(version));
        return before;
      });
      const ended = turn
        .catch(() => undefined)
        .then(() => {
          if (underway.get(path) === ended) underway.delete(path);
        });
      underway.set(path, ended);
      return turn;
    },
    sweep,
    close: async () => sweeping.stop(),
  };
}

function pathOf(folder: string, { owner, url, tag }: TrackedPage): string {
  const name = createHash('sha256')
    .update(JSON.stringify([owner, url, tag]))
    .digest('hex');
  return join(folder, name.slice(0, 2), `${name}.json`);
}

async function sweepFolder(folder: string, keptSinceMs: number): Promise<number> {
  let deleted = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await stat(path)).mtimeMs > keptSinceMs) continue;
    await rm(path, { force: true });
    deleted++;
  }
  return deleted;
}
