import { expect, it } from 'vitest';
import { openKnownPages } from './known-pages.js';
import { onEachDatabase, opened } from './testing/databases.js';
import { fakeClock } from './testing/fake-clock.js';

const dayMs = 24 * 3600_000;
const fail = (error: unknown): void => {
  throw error;
};
const site = (address: string): URL => new URL(address);

onEachDatabase('known pages', (newPlace) => {
  it('are those of a site and its subdomains, the latest first, with what they last said', async () => {
    const clock = fakeClock();
    const pages = openKnownPages(await opened(await newPlace()), clock, fail);
    pages.note('team-a', { url: 'https://example.com/one', title: 'Old' });
    clock.pass(1000);
    pages.note('team-a', { url: 'https://docs.example.com/two' });
    pages.note('team-a', { url: 'https://notexample.com/three' });
    pages.note('team-a', { url: 'https://example.com:8443/four' });
    pages.note('team-b', { url: 'https://example.com/five' });
    expect(await pages.of('team-a', site('https://www.example.com/'), 10)).toEqual([
      { url: 'https://docs.example.com/two' },
      { url: 'https://example.com/one', title: 'Old' },
    ]);
    clock.pass(1000);
    pages.note('team-a', { url: 'https://example.com/one', title: 'New \u0000', description: 'Said' });
    expect(await pages.of('team-a', site('http://example.com/'), 1)).toEqual([
      { url: 'https://example.com/one', title: 'New \u0000', description: 'Said' },
    ]);
    await pages.close();
  });

  it('are forgotten after thirty days, and known again after a restart before', async () => {
    const place = await newPlace();
    const clock = fakeClock();
    const database = await opened(place);
    const first = openKnownPages(database, clock, fail);
    first.note('team-a', { url: 'https://example.com/one' });
    await first.close();
    await database.close();
    const again = openKnownPages(await opened(place), clock, fail);
    clock.pass(29 * dayMs);
    expect(await again.of('team-a', site('https://example.com/'), 10)).toHaveLength(1);
    clock.pass(2 * dayMs);
    expect(await again.of('team-a', site('https://example.com/'), 10)).toEqual([]);
    expect(await again.sweep()).toBe(1);
  });
});
