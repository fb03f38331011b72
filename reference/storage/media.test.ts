import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemRandom } from '../base/random.js';
import { createMediaPage } from './media-page.js';
import type { PageContext } from './media-page.js';
import { mediaLifetimeMs, mediaStore } from './media.js';
import type { MediaStore } from './media.js';
import { databaseBytes } from './objects/database-bytes.js';
import { fileBytes } from './objects/file-bytes.js';
import { openObjects } from './objects/objects.js';
import type { Objects } from './objects/objects.js';
import { secret } from './secret.js';
import { embeddedPlace, onEachDatabase, opened, postgresqlPlace } from './testing/databases.js';
import type { Place } from './testing/databases.js';
import { fakeClock } from './testing/fake-clock.js';

const picture = Buffer.from('picture');
const film = Buffer.alloc(3_000_000, 'film');

interface World {
  media: MediaStore;
  objects: Objects;
  clock: ReturnType<typeof fakeClock>;
  close: () => Promise<void>;
}

async function worldOf(place: Place): Promise<World> {
  const database = await opened(place);
  const clock = fakeClock();
  const quota = { maxBytes: 10_000_000, whenFull: 'refuse' } as const;
  const isShared = database.driver.name === 'postgresql';
  const bytes = isShared ? databaseBytes(database.query) : fileBytes(join(place.dataDir, 'objects'));
  const quotas = { media: quota, scrape: quota, visit: quota };
  const objects = openObjects({ database, bytes, quotas, clock, random: systemRandom });
  const media = mediaStore(objects, await secret(database, 'media-addresses', systemRandom));
  return { media, objects, clock, close: () => database.close() };
}

onEachDatabase('media store', (newPlace) => {
  it('serves a picture for 24 hours and not after', async () => {
    const { media, clock } = await worldOf(await newPlace());
    const address = await media.put('a', picture, 'image/png', mediaLifetimeMs.picture);
    clock.pass(mediaLifetimeMs.picture - 10);
    expect(await media.read(address)).toEqual({ bytes: picture, type: 'image/png' });
    clock.pass(10);
    expect(await media.read(address)).toBeUndefined();
  });

  it('knows its addresses again after a restart', async () => {
    const place = await newPlace();
    const before = await worldOf(place);
    const address = await before.media.put('a', film, 'video/mp4', 60_000);
    await before.close();
    const { media } = await worldOf(place);
    const read = await media.read(address);
    expect(read?.type).toBe('video/mp4');
    expect(Buffer.from(read!.bytes).equals(film)).toBe(true);
  });

  it('refuses an address that was changed', async () => {
    const { media } = await worldOf(await newPlace());
    const address = await media.put('a', picture, 'image/png', 60_000);
    const other = await media.put('a', picture, 'image/png', 60_000);
    const swapped = `${other.split('?')[0]}?${address.split('?')[1]}`;
    const renamed = address.replace('.png', '.jpg');
    const changed = [renamed, swapped, address.slice(0, -1), `${address}0`, address.replace('/media/', '/media/../')];
    for (const wrong of [...changed, '/media/signing-key?signature=' + '0'.repeat(64), '/media/']) {
      expect(await media.read(wrong)).toBeUndefined();
    }
  });

  it('does not serve what is no medium', async () => {
    const { objects } = await worldOf(await newPlace());
    const id = await objects.add({ kind: 'scrape', owner: 'a', key: 'k' }, { bytes: picture, type: '', lifetimeMs: 1 });
    expect(await objects.byId('media', id)).toBeUndefined();
  });
});

it('a picture made by one server is served by another', async () => {
  const place = await postgresqlPlace();
  const [one, other] = [await worldOf(place), await worldOf(place)];
  for (const bytes of [picture, film]) {
    const address = await one.media.put('a', bytes, 'image/png', 60_000);
    expect(Buffer.from((await other.media.read(address))!.bytes).equals(bytes)).toBe(true);
  }
});

describe('media page', () => {
  const visit = async (
    media: MediaStore,
    url: string,
    method = 'GET',
  ): Promise<PageContext & { answered: boolean }> => {
    const ctx = {
      method,
      path: url.split('?')[0]!,
      url,
      status: 200,
      type: '',
      body: undefined,
      get: () => '',
      set: () => undefined,
    };
    const answered = await createMediaPage(media)(ctx);
    return { ...ctx, answered };
  };

  it('answers a signed address with the file', async () => {
    const { media } = await worldOf(await embeddedPlace());
    const address = await media.put('a', picture, 'image/png', 1000);
    expect(await visit(media, address)).toMatchObject({
      answered: true,
      status: 200,
      type: 'image/png',
      body: picture,
    });
  });

  it('answers any other address below /media/ with 404, and leaves other paths alone', async () => {
    const { media } = await worldOf(await embeddedPlace());
    expect(await visit(media, '/media/x.png?signature=1')).toMatchObject({ answered: true, status: 404 });
    expect(await visit(media, '/v2/scrape')).toMatchObject({ answered: false });
    expect(await visit(media, '/media/x.png', 'POST')).toMatchObject({ answered: false });
  });
});
