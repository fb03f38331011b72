/**
 * The last version of a page that a caller tracks: what the next scrape is compared with. One file per owner, URL and tag.
 * Spec: Change tracking object; Scrape options, object format `changeTracking` (tag).
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PageVersion } from '../document-data/change-tracking.js';
import { privateFile } from '../storage/private-file.js';

export interface TrackedPage {
  owner: string;
  url: string;
  tag: string;
}

export interface PageHistory {
  last(page: TrackedPage): Promise<PageVersion | undefined>;
  keep(page: TrackedPage, version: PageVersion): Promise<void>;
}

/** Survives the process. */
export function filePageHistory(folder: string): PageHistory {
  const fileOf = (page: TrackedPage) => {
    const name = createHash('sha256')
      .update(JSON.stringify([page.owner, page.url, page.tag]))
      .digest('hex');
    return privateFile(join(folder, name.slice(0, 2), `${name}.json`));
  };
  return {
    last: async (page) => {
      const text = await fileOf(page).read();
      return text === undefined ? undefined : (JSON.parse(text) as PageVersion);
    },
    keep: (page, version) => fileOf(page).write(JSON.stringify(version)),
  };
}
