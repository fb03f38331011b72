import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemRandom } from '../base/random.js';
import { createMediaPage } from './media-page.js';
import type { PageContext } from './media-page.js';
import { mediaLifetimeMs, openMediaStore } from './media.js';
import type { MediaStore } from './media.js';

let folder: string;
let nowMs: number;
let media: MediaStore;
const open = (): Promise<MediaStore> =>
  openMediaStore({
    folder,
    clock: { nowMs: () => nowMs, date: () => new Date(nowMs) },
    random: systemRandom,
    onSweepError: (error) => {
      throw error;
    },
  });
const picture = Buffer.from('picture');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-media-'));
  nowMs = Date.parse('2026-01-01T00:00:00Z');
  media = await open();
});
afterEach(async () => {
  await media.close();
  await rm(folder, { recursive: true, force: true });
});

describe('media store', () => {
  it('serves a picture for 24 hours and not after', async () => {
    const address = await media.put(picture, 'image/png', mediaLifetimeMs.picture);
    nowMs += mediaLifetimeMs.picture - 1;
    expect(await media.read(address)).toEqual({ bytes: picture, type: 'image/png' });
    nowMs += 1;
    expect(await media.read(address)).toBeUndefined();
  });

  it('knows its addresses again after a restart', async () => {
    const address = await media.put(picture, 'image/jpeg', 1000);
    await media.close();
    media = await open();
    expect((await media.read(address))?.type).toBe('image/jpeg');
  });

  it('refuses an address that was changed', async () => {
    const address = await media.put(picture, 'image/png', 1000);
    const other = await media.put(picture, 'image/png', 9000);
    const later = address.replace(/\/\d+-/, `/${nowMs + 99_000}-`);
    const swapped = `${other.split('?')[0]}?${address.split('?')[1]}`;
    const changed = [later, swapped, address.slice(0, -1), `${address}0`, address.replace('/media/', '/media/../')];
    for (const wrong of [...changed, '/media/signing-key?signature=' + '0'.repeat(64), '/media/']) {
      expect(await media.read(wrong)).toBeUndefined();
    }
  });

  it('deletes what is over', async () => {
    await media.put(picture, 'image/png', 1000);
    const kept = await media.put(picture, 'image/png', 5000);
    nowMs += 2000;
    expect(await media.sweep()).toBe(1);
    expect(await media.read(kept)).toBeDefined();
    expect((await readdir(folder)).filter((name) => name.endsWith('.png'))).toHaveLength(1);
  });
});

describe('media page', () => {
  const visit = async (url: string, method = 'GET'): Promise<PageContext & { answered: boolean }> => {
    const ctx = { method, path: url.split('?')[0]!, url, status: 200, type: '', body: undefined, set: () => undefined };
    const answered = await createMediaPage(media)(ctx);
    return { ...ctx, answered };
  };

  it('answers a signed address with the file', async () => {
    const address = await media.put(picture, 'image/png', 1000);
    expect(await visit(address)).toMatchObject({ answered: true, status: 200, type: 'image/png', body: picture });
  });

  it('answers any other address below /media/ with 404, and leaves other paths alone', async () => {
    expect(await visit('/media/x.png?signature=1')).toMatchObject({ answered: true, status: 404 });
    expect(await visit('/v2/scrape')).toMatchObject({ answered: false });
    expect(await visit('/media/x.png', 'POST')).toMatchObject({ answered: false });
  });
});
