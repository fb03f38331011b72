import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const story = `<h1>T</h1>${paragraphs(6, 'text')}`;
const share =
  '<div><a href="https://www.facebook.com/sharer/sharer.php?u=x">Facebook</a> <a href="https://twitter.com/intent/tweet?url=x">X</a></div>';
const tags = '<ul class="tags"><li><a href="/t/a">Sails</a></li><li><a href="/t/b">Tar</a></li></ul>';

describe('a heading over nothing but what was left out', () => {
  it.each([
    `<h3>GONE</h3>${share}`,
    `<h3>GONE</h3>${tags}`,
    `<h3>GONE</h3>${tags}<h3>GONE as well</h3>${tags.replace('Sails', 'Oars')}`,
  ])('goes with it: %s', (box) => {
    expect(judged(`<main>${story}<div>${box}</div></main>`).kept).not.toContain('GONE');
  });

  it.each([
    ['says when', `<h3>STAYS: published 18 Nov 2019</h3>${share}`],
    ['is a line of some length', `<h4>STAYS, as the readers of this letter will be glad to hear</h4>${share}`],
    ['is a link', `<h3><a href="/s">STAYS</a></h3>${share}`],
    ['stands over a heading of a lower rank', `<h2>STAYS</h2>${share}<h3>Sails</h3><p>Red ones.</p>`],
  ])('stays when it %s', (_, box) => {
    expect(judged(`<main>${story}${box}</main>`).kept).toContain('STAYS');
  });
});

describe('the name of the site in the one first heading', () => {
  it('is no headline where a second heading says what the title of the page says', () => {
    const { kept } = judged(
      `<title>Oars and sails | Works</title><body><div class="menu-left"><h1><a href="/">GONE</a></h1><ul><li><a href="/1">GONE</a></li><li><a href="/2">GONE</a></li></ul></div><div><h2>Oars and sails</h2>${paragraphs(4, 'text')}</div></body>`,
    );
    expect(kept).toMatch(/^Oars and sails/);
    expect(kept).not.toContain('GONE');
  });
});

describe('a header of nothing but controls before the headline', () => {
  const header = (content: string): string =>
    `<div role="main"><header>${content}</header><div><h1>T</h1>${paragraphs(4, 'text')}</div></div>`;

  it('goes from the region of the main content, too', () => {
    expect(judged(header('<a href="/">GONE</a><button>GONE</button>')).kept).not.toContain('GONE');
  });

  it('is no header that says something', () => {
    expect(judged(header('<p>STAYS</p><button>Listen</button>')).kept).toContain('STAYS');
  });
});

describe('the words of the headline', () => {
  it.each(['breadcrumb-title', 'share-headline', 'sidebar-title'])('stay in an element named %s', (name) => {
    const { kept } = judged(`<body><h1><span class="${name}">KEPT words</span></h1>${paragraphs(4, 'text')}</body>`);
    expect(kept).toMatch(/^KEPT words/);
  });

  it('stay without what is beside them', () => {
    const { kept } = judged(
      `<body><h1>KEPT words <span class="share"><a href="/s">GONE</a></span></h1>${paragraphs(4, 'text')}</body>`,
    );
    expect(kept).toMatch(/^KEPT words(?! GONE)/);
  });
});
