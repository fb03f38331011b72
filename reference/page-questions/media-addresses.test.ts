import { describe, expect, it } from 'vitest';
import { mediaAddresses } from './media-addresses.js';
import type { MediaAddresses } from './media-addresses.js';
import { pageOf } from './testing/page-of.js';

const on = (html: string): MediaAddresses => mediaAddresses(pageOf(html, 'https://site.test/dir/page'));
const site = 'https://site.test';

describe('addresses of media', () => {
  it('are those of players and their sources, in the order of the page', () => {
    const page =
      '<audio src="a.mp3"></audio><video><source src="/v.webm"><source src="/v.mp4"></video><audio><source src="b.ogg"></audio>';
    expect(on(page)).toEqual({
      audio: [`${site}/dir/a.mp3`, `${site}/dir/b.ogg`],
      video: [`${site}/v.webm`, `${site}/v.mp4`],
    });
  });

  it('are those the page tells others, by Open Graph and by schema.org', () => {
    const page = `<meta property="og:audio" content="/og.mp3"><meta property="og:video:secure_url" content="/og.mp4">
      <script type="application/ld+json">{"@type":"PodcastEpisode","associatedMedia":{"@type":"AudioObject","contentUrl":"/ld.mp3"}}</script>
      <div itemscope itemtype="https://schema.org/VideoObject"><a itemprop="contentUrl" href="/micro.mp4">Film</a></div>`;
    expect(on(page)).toEqual({
      audio: [`${site}/og.mp3`, `${site}/ld.mp3`],
      video: [`${site}/og.mp4`, `${site}/micro.mp4`],
    });
  });

  it('are those of links to files, and of enclosures', () => {
    const page =
      '<link rel="enclosure" href="/e.mp3?x=1"><a href="/talk.m4a">Talk</a><a href="/film.mov">Film</a><a href="/other">No</a>';
    expect(on(page)).toEqual({ audio: [`${site}/e.mp3?x=1`, `${site}/talk.m4a`], video: [`${site}/film.mov`] });
  });

  it('come once each, players first, and only when they can be fetched', () => {
    const page =
      '<a href="/a.mp3">x</a><audio src="/b.mp3"></audio><audio src="/a.mp3"></audio><audio src="blob:x"></audio><audio src="data:audio/mpeg;base64,AA"></audio>';
    expect(on(page).audio).toEqual([`${site}/b.mp3`, `${site}/a.mp3`]);
  });

  it('are few, however many a page names', () => {
    const page = Array.from({ length: 100 }, (_, index) => `<audio src="/${index}.mp3"></audio>`).join('');
    expect(on(page).audio).toHaveLength(20);
  });
});
