import { describe, expect, it } from 'vitest';
import { growthOf } from '../testing/counted-work.js';
import { interpreted } from '../testing/interpreted-searches.js';
import { needsScripts } from './needs-scripts.js';

const page = (body: string, head = ''): Buffer =>
  Buffer.from(`<!doctype html><html><head><title>T</title>${head}</head><body>${body}</body></html>`);
const words = '<p>A sentence of ordinary words that stands in the page itself.</p>'.repeat(5);

describe('pages that need scripts', () => {
  it.each([
    ['an empty page with a script', page('<script src="a.js"></script>')],
    ['an empty mount', page('<div id="root"></div><script src="a.js"></script><p>©</p>')],
    ['a mount with a spinner', page('<div id="app"><span>Loading…</span></div><script>1</script>')],
    [
      'a page that asks for scripts',
      page('<noscript>You need to enable JavaScript to run this app.</noscript>Hi<script>1</script>'),
    ],
    [
      'a sentence beside a script that fetches',
      page('<p>One sentence.</p><div id="more"></div><script>fetch("/a")</script>'),
    ],
    [
      'a sentence beside a script of the site',
      page('<p>One sentence.</p><script type="module" src="/app.js"></script>'),
    ],
    [
      'a sentence beside a script of another host',
      page('<p>One.</p><script src="https://cdn.example/app.js"></script>'),
    ],
    ['a long page that is loading a part', page(`${words.repeat(9)}<p> Loading… </p><script>1</script>`)],
    ['a long page with a busy part', page(`${words.repeat(9)}<div aria-busy="true"></div><script>1</script>`)],
    ['a long page around an empty mount', page(`${words.repeat(9)}<div id="root"></div><script src="a.js"></script>`)],
    ['a page that sends its visitor on', page('', '<meta http-equiv="refresh" content="0; url=/next">')],
  ])('are told: %s', (_what, body) => {
    expect(needsScripts(body)).toBeDefined();
  });

  it.each([
    ['a page without scripts', page('<p>Short.</p>')],
    ['a short page with a script for counting visitors', page('<h1>Hello</h1><p>Short.</p><script>count()</script>')],
    [
      'a long page that mentions scripts',
      page(`${words}${words}${words}<noscript>Enable JavaScript</noscript><script>1</script>`),
    ],
    [
      'a rendered application',
      page(`<div id="root"><main>${words.repeat(5)}</main></div><script src="a.js"></script>`),
    ],
    [
      'a short page whose scripts are of others',
      page(
        '<p>Short.</p><script src="https://www.googletagmanager.com/gtag/js?id=1"></script><script>gtag("config")</script>',
      ),
    ],
    ['a short page with data', page('<p>Short.</p><script type="application/ld+json">{"a":"fetch("}</script>')],
    [
      'a long page that speaks of loading in its scripts and sentences',
      page(
        `${words.repeat(5)}<p>Loading a truck takes an hour of work in the yard behind the house.</p><script>a='<p>Loading</p><div id="root"></div>'</script>`,
      ),
    ],
    ['an empty page', page('')],
  ])('are not taken for such: %s', (_what, body) => {
    expect(needsScripts(body)).toBeUndefined();
  });

  it.each([
    ['tags without an end', '<noscript'],
    ['mounts without an end', '<div id=root '],
    ['brackets', '<'],
    ['tags of meta', '<meta http-equiv=refresh '],
    ['comments', '<!-- '],
    ['mounts in one tag', ' id=root '],
    ['elements that are never closed', '<noscript>enable '],
    ['mounts within mounts', '<div id="root">'],
    ['ends of tags', '>'],
    ['blanks', ' '],
  ])('looks at a page of %s in work that grows with its size', (_what, piece) => {
    const hostile = (size: number): Buffer => Buffer.from(`<script></script>${piece.repeat(size / piece.length)}>`);
    expect(growthOf((size) => interpreted(() => needsScripts(hostile(size))), 1000)).toBeLessThan(6);
  });
});
