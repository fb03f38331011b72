import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemRandom } from '../base/random.js';
import { fileBytes } from '../storage/objects/file-bytes.js';
import { openObjects } from '../storage/objects/objects.js';
import type { Objects } from '../storage/objects/objects.js';
import { embeddedPlace, opened } from '../storage/testing/databases.js';
import { fakeClock } from '../storage/testing/fake-clock.js';
import type { PageSource } from './page-source.js';
import { visitCache } from './visit-cache.js';
import type { VisitCacheSettings } from './visit-cache.js';

const page: PageSource = {
  kind: 'page',
  url: 'https://site.test/',
  statusCode: 200,
  contentType: 'text/html',
  body: Buffer.from('<p>a\u0000é</p>'),
  rendered: '<p>rendered \u{1F600}</p>',
  means: 'browser',
  because: ['actions'],
  isWhole: true,
  screenshot: { bytes: Buffer.from([1, 2, 3]), contentType: 'image/png' },
  styles: { colors: ['#fff'], none: null },
  remarks: [],
};

async function settings(): Promise<VisitCacheSettings & { clock: ReturnType<typeof fakeClock>; reads: string[] }> {
  const place = await embeddedPlace();
  const database = await opened(place);
  const clock = fakeClock();
  const quota = { maxBytes: 1 << 24, whenFull: 'drop-oldest' } as const;
  const quotas = { media: quota, scrape: quota, visit: quota };
  const bytes = fileBytes(join(place.dataDir, 'objects'));
  const real = openObjects({ database, bytes, quotas, clock, random: systemRandom });
  const reads: string[] = [];
  const read: Objects['read'] = (owner, id) => {
    reads.push(id);
    return real.read(owner, id);
  };
  const onError = (error: unknown): void => {
    throw error;
  };
  return { objects: { ...real, read }, memoryBytes: 1 << 20, clock, onError, reads };
}

describe('visit cache', () => {
  it('gives what was kept, whole, with its age, also to another process', async () => {
    const given = await settings();
    await visitCache(given).keep('a', 'key', page);
    given.clock.pass(500);
    const found = await visitCache(given).find('a', 'key');
    expect(found).toEqual({ source: page, ageMs: 500, storedAt: new Date(given.clock.date().getTime() - 500) });
    expect(await visitCache(given).find('a', 'other')).toBeUndefined();
    expect(await visitCache(given).find('b', 'key')).toBeUndefined();
  });

  it('has what it used last at hand, until another process keeps a newer visit', async () => {
    const given = await settings();
    const cache = visitCache(given);
    await cache.keep('a', 'key', page);
    await cache.find('a', 'key');
    expect(given.reads).toEqual([]);
    await visitCache(given).keep('a', 'key', { ...page, statusCode: 201 });
    expect((await cache.find('a', 'key'))?.source.statusCode).toBe(201);
    await cache.find('a', 'key');
    expect(given.reads).toHaveLength(1);
  });

  it('is only a convenience: what fails is told, and nothing is found', async () => {
    const given = await settings();
    const errors: unknown[] = [];
    const fails = async (): Promise<never> => {
      throw new Error('gone');
    };
    const objects = { ...given.objects, find: fails, replace: fails };
    const cache = visitCache({ ...given, objects, onError: (error) => void errors.push(error) });
    await cache.keep('a', 'key', page);
    expect(await cache.find('a', 'key')).toBeUndefined();
    expect(errors).toHaveLength(2);
  });
});
