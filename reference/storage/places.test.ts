import { expect, it } from 'vitest';
import { systemRandom } from '../base/random.js';
import { openPlaces, placeLeaseMs } from './places.js';
import { onEachDatabase, opened } from './testing/databases.js';
import { fakeClock } from './testing/fake-clock.js';

onEachDatabase('places', (newPlace) => {
  it('are lent up to the limit, for each owner apart, and again when they are given back', async () => {
    const places = openPlaces(await opened(await newPlace()), fakeClock(), systemRandom);
    const first = await places.take('a', 2);
    expect(await places.take('a', 2)).toBeDefined();
    expect(await places.take('a', 2)).toBeUndefined();
    expect(await places.take('b', 1)).toBeDefined();
    await places.release('b', first!);
    expect(await places.take('a', 2)).toBeUndefined();
    await places.release('a', first!);
    expect(await places.take('a', 2)).toBeDefined();
  });

  it('are never more than the limit, however many reach for them at once', async () => {
    const places = openPlaces(await opened(await newPlace()), fakeClock(), systemRandom);
    const ids = await Promise.all(Array.from({ length: 30 }, () => places.take('a', 5)));
    const lent = ids.filter((id) => id !== undefined);
    expect(lent.length).toBeGreaterThan(0);
    expect(lent.length).toBeLessThanOrEqual(5);
    expect(new Set(lent).size).toBe(lent.length);
  });

  it('that could not be given back are, before the next is taken', async () => {
    const database = await opened(await newPlace());
    const places = openPlaces(database, fakeClock(), systemRandom);
    const id = await places.take('a', 1);
    await database.query.schema.alterTable('places').renameTo('places_away').execute();
    await expect(places.release('a', id!)).rejects.toThrow();
    await database.query.schema.alterTable('places_away').renameTo('places').execute();
    expect(await places.take('a', 1)).toBeDefined();
  });

  it('are kept as long as their server renews them, and free when it is gone', async () => {
    const clock = fakeClock();
    const database = await opened(await newPlace());
    const [living, gone] = [openPlaces(database, clock, systemRandom), openPlaces(database, clock, systemRandom)];
    await living.take('a', 2);
    await gone.take('a', 2);
    clock.pass(placeLeaseMs - 1);
    expect(await living.renew()).toBe(1);
    clock.pass(1);
    expect(await living.take('a', 2)).toBeDefined();
    expect(await living.take('a', 2)).toBeUndefined();
  });
});
