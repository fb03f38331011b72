/**
 * Pages that an owner's crawls and maps have met, with what they say of themselves: memory that a later map draws on.
 * It is written in the background and may lose the last second of a process: a map with one page less is a map.
 * Spec: Endpoints / POST /map; Change tracking object (`hidden`: found from memory of earlier crawls).
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../base/clock.js';
import type { Database } from './database/database.js';

export interface KnownPage {
  /** Absolute, without a fragment. */
  url: string;
  title?: string;
  description?: string;
}

export interface KnownPages {
  /** Kept soon, in the place of what was known of the page. */
  note(owner: string, page: KnownPage): void;
  /** Those of a site and of its subdomains, the latest first. Empty when the memory cannot be read. */
  of(owner: string, site: URL, most: number): Promise<KnownPage[]>;
  /** Deletes what is old, and what an owner has too much of; resolves with how many. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

const lifetimeMs = 30 * 24 * 3600_000;
const mostOfOwner = 100_000;
const soonMs = 1_000;
/** Rows of one statement, and what waits to be written at most. */
const rowsAtOnce = 500;
const mostTitle = 500;
const mostDescription = 1_000;

export function openKnownPages({ query }: Database, clock: Clock, onError: (error: unknown) => void): KnownPages {
  let noted = new Map<string, ReturnType<typeof rowOf>>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async (rows: Iterable<ReturnType<typeof rowOf>>): Promise<void> => {
    // In one order, so that servers that write the same pages at once do not wait for each other in a circle.
    const sorted = [...rows].sort((a, b) => (`${a.owner} ${a.page}` < `${b.owner} ${b.page}` ? -1 : 1));
    if (sorted.length === 0) return;
    await query
      .insertInto('known_pages')
      .values(sorted)
      .onConflict((conflict) =>
        conflict.columns(['owner', 'page']).doUpdateSet((set) => ({
          title: set.ref('excluded.title'),
          description: set.ref('excluded.description'),
          seen_at: set.ref('excluded.seen_at'),
        })),
      )
      .execute();
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const rows = noted;
    noted = new Map();
    return (writing = writing.then(() => write(rows.values())).catch(onError));
  };

  return {
    note: (owner, page) => {
      const row = rowOf(owner, page, clock.date().getTime());
      noted.set(`${owner} ${row.page}`, row);
      if (noted.size >= rowsAtOnce) void flush();
      else timer ??= setTimeout(() => void flush(), soonMs).unref();
    },
    of: async (owner, site, most) => {
      try {
        await flush();
        const rows = await query
          .selectFrom('known_pages')
          .select(['url', 'title', 'description'])
          .where('owner', '=', owner)
          .where('site', 'like', `${siteKey(site)}%`)
          .where('seen_at', '>', clock.date().getTime() - lifetimeMs)
          .orderBy('seen_at', 'desc')
          .orderBy('page')
          .limit(most)
          .execute();
        return rows.map(({ url, title, description }) => ({
          url: text(url),
          ...(title && { title: text(title) }),
          ...(description && { description: text(description) }),
        }));
      } catch (error) {
        onError(error);
        return [];
      }
    },
    sweep: async () => {
      const old = await query
        .deleteFrom('known_pages')
        .where('seen_at', '<=', clock.date().getTime() - lifetimeMs)
        .executeTakeFirstOrThrow();
      let deleted = Number(old.numDeletedRows);
      const full = await query
        .selectFrom('known_pages')
        .select('owner')
        .groupBy('owner')
        .having(sql`count(*)`, '>', mostOfOwner)
        .execute();
      for (const { owner } of full) {
        const last = await query
          .selectFrom('known_pages')
          .select('seen_at')
          .where('owner', '=', owner)
          .orderBy('seen_at', 'desc')
          .offset(mostOfOwner)
          .limit(1)
          .executeTakeFirst();
        if (!last) continue;
        const { numDeletedRows } = await query
          .deleteFrom('known_pages')
          .where('owner', '=', owner)
          .where('seen_at', '<=', last.seen_at)
          .executeTakeFirstOrThrow();
        deleted += Number(numDeletedRows);
      }
      return deleted;
    },
    close: flush,
  };
}

function rowOf(owner: string, { url, title, description }: KnownPage, seenAt: number) {
  return {
    owner,
    page: createHash('sha256').update(url).digest('hex'),
    site: siteKey(new URL(url)),
    url: Buffer.from(url),
    title: title === undefined ? null : Buffer.from(title.slice(0, mostTitle)),
    description: description === undefined ? null : Buffer.from(description.slice(0, mostDescription)),
    seen_at: seenAt,
  };
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** The name back to front, so that a site and its subdomains begin alike: `com.example.`, with another port `:3000/...` */
function siteKey({ hostname, port }: URL): string {
  const labels = hostname
    .replace(/^www\./, '')
    .replaceAll('%', '')
    .split('.')
    .reverse();
  return `${port === '' ? '' : `:${port}/`}${labels.join('.')}.`;
}
