/**
 * The last version of every page somebody tracks, by owner, URL and tag; gone when nobody scraped the page for long.
 * Spec: Change tracking object; Scrape options, object format `changeTracking` (tag).
 */
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '../base/clock.js';
import type { Database } from './database/database.js';
import type { Tables } from './database/tables.js';

export interface TrackedPage {
  owner: string;
  url: string;
  tag: string;
}

export interface PageVersion {
  /** ISO 8601. */
  scrapedAt: string;
  /** Absent when the page was gone. */
  markdown?: string;
  /** What was extracted of it. */
  values?: object;
}

export interface PageVersions {
  /** The version kept before; undefined when there is none. */
  last(page: TrackedPage): Promise<PageVersion | undefined>;
  /** Puts a version in the place of the one before, which it gives. Two at once come one after the other, also those of two servers. */
  replace(page: TrackedPage, version: PageVersion): Promise<PageVersion | undefined>;
  /** Deletes what is over; resolves with how many versions were. */
  sweep(): Promise<number>;
}

/** @param lifetimeMs after a page's last scrape */
export function openPageVersions({ query, driver }: Database, lifetimeMs: number, clock: Clock): PageVersions {
  const now = (): number => clock.date().getTime();
  return {
    last: async (tracked) => {
      const kept = await query
        .selectFrom('page_versions')
        .selectAll()
        .where('owner', '=', tracked.owner)
        .where('page', '=', pageOf(tracked))
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return kept && versionOf(kept);
    },
    replace: (tracked, { scrapedAt, markdown, values }) =>
      query.transaction().execute(async (transaction) => {
        const { owner } = tracked;
        const page = pageOf(tracked);
        // The row is there before it is looked at, so that whoever comes second waits for it and sees the first one's.
        await transaction
          .insertInto('page_versions')
          .values({ owner, page, scraped_at: '', markdown: null, extracted: null, expires_at: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const row = transaction
          .selectFrom('page_versions')
          .selectAll()
          .where('owner', '=', owner)
          .where('page', '=', page);
        const before = await (driver.name === 'postgresql' ? row.forUpdate() : row).executeTakeFirstOrThrow();
        await transaction
          .updateTable('page_versions')
          .set({
            scraped_at: scrapedAt,
            markdown: markdown === undefined ? null : Buffer.from(markdown),
            extracted: values === undefined ? null : Buffer.from(JSON.stringify(values)),
            expires_at: now() + lifetimeMs,
          })
          .where('owner', '=', owner)
          .where('page', '=', page)
          .execute();
        return before.expires_at > now() ? versionOf(before) : undefined;
      }),
    sweep: async () => {
      const { numDeletedRows } = await query
        .deleteFrom('page_versions')
        .where('expires_at', '<=', now())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** URL and tag are the caller's: of any length, and of any characters. */
function pageOf({ url, tag }: TrackedPage): string {
  return createHash('sha256')
    .update(JSON.stringify([url, tag]))
    .digest('hex');
}

function versionOf({ scraped_at, markdown, extracted }: Selectable<Tables['page_versions']>): PageVersion {
  return {
    scrapedAt: scraped_at,
    ...(markdown !== null && { markdown: Buffer.from(markdown).toString('utf8') }),
    ...(extracted !== null && { values: JSON.parse(Buffer.from(extracted).toString('utf8')) as object }),
  };
}
