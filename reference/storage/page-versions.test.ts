import { expect, it } from 'vitest';
import { openPageVersions } from './page-versions.js';
import { onEachDatabase, opened } from './testing/databases.js';
import { fakeClock } from './testing/fake-clock.js';

const dayMs = 24 * 3600_000;
const page = { owner: 'team-a', url: 'https://site.test/', tag: '' };
const version = (markdown: string): { markdown: string; scrapedAt: string } => ({
  markdown,
  scrapedAt: '2026-01-01T00:00:00.000Z',
});

onEachDatabase('page versions', (newPlace) => {
  it('give the version before, and know it again after a restart', async () => {
    const place = await newPlace();
    const first = await opened(place);
    const versions = openPageVersions(first, dayMs, fakeClock());
    expect(await versions.replace(page, version('one'))).toBeUndefined();
    expect(await versions.replace(page, version('two'))).toEqual(version('one'));
    await first.close();
    expect(await openPageVersions(await opened(place), dayMs, fakeClock()).last(page)).toEqual(version('two'));
  });

  it('keep owners, addresses and tags apart', async () => {
    const versions = openPageVersions(await opened(await newPlace()), dayMs, fakeClock());
    await versions.replace(page, version('one'));
    for (const other of [{ owner: 'team-b' }, { url: 'https://site.test/a' }, { tag: 'daily' }]) {
      expect(await versions.last({ ...page, ...other })).toBeUndefined();
    }
  });

  it('hold every character a page can have, and a page that is gone', async () => {
    const versions = openPageVersions(await opened(await newPlace()), dayMs, fakeClock());
    const odd = { ...page, url: 'https://site.test/\u0000', tag: '\u0000' };
    await versions.replace(odd, version('a\u0000b \u{1F600} é'));
    expect((await versions.last(odd))?.markdown).toBe('a\u0000b \u{1F600} é');
    await versions.replace(odd, { scrapedAt: '2026-01-02T00:00:00.000Z' });
    expect(await versions.last(odd)).toEqual({ scrapedAt: '2026-01-02T00:00:00.000Z' });
  });

  it('put versions that come at once one after the other', async () => {
    const versions = openPageVersions(await opened(await newPlace()), dayMs, fakeClock());
    const texts = ['a', 'b', 'c', 'd', 'e'];
    const before = await Promise.all(texts.map((text) => versions.replace(page, version(text))));
    const last = await versions.last(page);
    const seen = [...before, last].map((one) => one?.markdown);
    expect(seen.filter((text) => text === undefined)).toHaveLength(1);
    expect(new Set(seen)).toEqual(new Set([undefined, ...texts]));
  });

  it('delete what nobody tracked for long', async () => {
    const clock = fakeClock();
    const versions = openPageVersions(await opened(await newPlace()), 30 * dayMs, clock);
    await versions.replace(page, version('one'));
    clock.pass(29 * dayMs);
    expect(await versions.sweep()).toBe(0);
    clock.pass(2 * dayMs);
    expect(await versions.last(page)).toBeUndefined();
    expect(await versions.sweep()).toBe(1);
    expect(await versions.replace(page, version('two'))).toBeUndefined();
  });
});
