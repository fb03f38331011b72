import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../base/deadline.js';
import { growthOf } from '../../../testing/counted-work.js';
import { parseHtml } from '../parse-html.js';
import { Tag } from '../elements.table.js';
import { mainContent } from './main-content.js';
import {
  articlePage,
  documentationPage,
  forumPage,
  listingPage,
  paragraphs,
  productPage,
  prose,
  servicePage,
  sitePage,
} from './testing/pages.js';

/** The text that the main content of the page keeps. */
function mainText(html: string): string {
  const table = parseHtml(Buffer.from(html), { depth: 512 }, noDeadline);
  const { dropped } = mainContent(table, undefined);
  const texts: string[] = [];
  for (let node = 1; node < table.count;) {
    if (dropped?.[node] === 1) {
      node = table.end[node]!;
      continue;
    }
    if (table.tag[node] === Tag.text) texts.push(table.source.toString('utf8', table.start[node], table.stop[node]));
    node++;
  }
  return texts.join(' ');
}

const frame = ['MENU 3', 'FOOTERLINK 3', 'COPYRIGHTHOLDER', 'COOKIES', 'NEWSLETTER'];

/** `kept` and `left` of the page's words: those that are missing, and those that should not be there. */
function findings(html: string, kept: readonly string[], left: readonly string[]) {
  const text = mainText(html);
  return {
    missing: kept.filter((word) => !text.includes(word)),
    unwanted: [...frame, ...left].filter((word) => text.includes(word)),
  };
}

const nothing = { missing: [], unwanted: [] };

describe('the main content', () => {
  it('of an article is its title and text, without share buttons, related stories and sidebar', () => {
    expect(
      findings(
        articlePage(),
        ['PARAGRAPH0', 'PARAGRAPH4', 'SUBHEADING', 'LATER0', 'LATER3', 'POINT one', 'POINT two', 'ENDING1'],
        ['SHAREBOOK', 'RELATED', 'POPULAR', 'ADVERTISEMENT'],
      ),
    ).toEqual(nothing);
  });

  it('of a page of documentation has its code and tables, without the list of chapters', () => {
    expect(
      findings(
        documentationPage(),
        ['TITLE', 'INTRODUCTION', 'INSTALL', 'COMMANDLINE', 'EXPLANATION', 'RETRYOPTION', 'EXAMPLECODE', 'CLOSING'],
        ['CHAPTER 7'],
      ),
    ).toEqual(nothing);
  });

  it('of a product is its description and features, without other products', () => {
    expect(findings(productPage(), ['DESCRIPTION', 'MATERIAL', 'FEATURE'], ['ALSOBOUGHT'])).toEqual(nothing);
  });

  it('of a listing is all its entries', () => {
    expect(
      findings(listingPage(), Array.from({ length: 16 }, (_, at) => [`ENTRY${at}`, `SUMMARY${at}`]).flat(), [
        'POPULAR',
        'ADVERTISEMENT',
      ]),
    ).toEqual(nothing);
  });

  it('of a forum is every post', () => {
    expect(
      findings(
        forumPage(),
        Array.from({ length: 9 }, (_, at) => `POST${at}`),
        [],
      ),
    ).toEqual(nothing);
  });

  it('of a service is all its sections', () => {
    expect(
      findings(servicePage(), ['PROMISE', ...[1, 2, 3, 4, 5, 6].flatMap((at) => [`BENEFIT${at}`, `REASON${at}`])], []),
    ).toEqual(nothing);
  });

  it("of an article is readers' comments behind it, too", () => {
    const html = sitePage(
      `<article><h1>Title</h1>${paragraphs(6, 'PARAGRAPH')}</article><section id="comments" class="comments"><h2>12 comments</h2><ol class="comment-list"><li><p>${prose(2, 'OPINION')}</p></li></ol></section>`,
    );
    expect(findings(html, ['PARAGRAPH0', 'PARAGRAPH5', 'OPINION'], [])).toEqual(nothing);
  });

  it('of a board is below the headline of the topic, not below the name of the board', () => {
    const page = (h1: string): string =>
      mainText(
        `<title>Squeaky belts - The Board</title><body><div role="banner"><h1>${h1}</h1></div><div role="main"><h2>Squeaky belts</h2>${paragraphs(2, 'POST')}</div>`,
      ).replace('Squeaky belts - The Board', '');
    expect(page('The Board of old engines')).not.toContain('The Board');
    expect(page('Squeaky')).toMatch(/Squeaky\s+Squeaky belts/);
  });

  it('of a plain page is everything but its frame', () => {
    const text = mainText(
      '<header>Head</header><nav>Menu</nav><p>One.</p><ul><li>Two</li></ul><aside>Beside</aside><footer>Foot</footer>',
    );
    expect(text.split(/\s+/)).toEqual(['One.', 'Two']);
  });

  it('of data in very many blocks is everything but its frame', () => {
    const links = '<div><a href="/a">LINKEDA</a></div><div><a href="/b">LINKEDB</a></div>';
    const data = '<p>7</p>'.repeat(200_000);
    const page = `<header><p>HEADERTEXT</p></header><section>${links}</section>${data}<footer>FOOTERTEXT</footer>`;
    expect(findings(page, ['LINKEDA', 'LINKEDB'], ['HEADERTEXT', 'FOOTERTEXT'])).toEqual(nothing);
  });

  it('of very many labels over nothing that is linked is all of it', () => {
    const labels = '<div>Read more on</div><p>7</p>'.repeat(50_000);
    expect(
      findings(`<main>${paragraphs(5, 'PARAGRAPH')}${labels}<p>LAST</p></main>`, ['PARAGRAPH4', 'LAST'], []),
    ).toEqual(nothing);
  });

  it('of very many boxes of comments behind a story is found in one walk', () => {
    const comment = '<div class="comments"><article>A comment that says something.</article></div>y';
    const pageOf = (size: number): string =>
      `<title>T</title><main><article><h1>T</h1>${paragraphs(6, 'TEXT').repeat(400)}</article>${comment.repeat(size)}</main>`;
    const read = (size: number): void => expect(mainText(pageOf(size)).match(/A comment/g)).toHaveLength(size);
    expect(growthOf(read, 5000)).toBeLessThan(5);
  });

  it('keeps pictures between paragraphs and leaves those of the frame', () => {
    const html = `<header><img id="logo" src="l.png"></header><main><p>${prose(1, 'ONE')}</p><img id="photo" src="p.png"><p>${prose(2, 'TWO')}</p></main>`;
    const table = parseHtml(Buffer.from(html), { depth: 512 }, noDeadline);
    const { dropped } = mainContent(table, undefined);
    const isLeftOut = (node: number): boolean => {
      for (let at = node; at > 0; at = table.parent[at]!) if (dropped?.[at] === 1) return true;
      return false;
    };
    const images = Array.from({ length: table.count }, (_, node) => node).filter((node) => table.tag[node] === Tag.img);
    expect(images.map(isLeftOut)).toEqual([true, false]);
  });
});

describe('the main content is never empty', () => {
  it.each([
    ['a page of navigation alone', '<nav><a href="/a">word</a></nav>'],
    [
      'a page of menus, whose titles stand outside of them',
      '<ul><li class="dropdown"><a href="#">Title</a><ul class="dropdown-menu" role="menu"><li><a href="/a">word</a></li></ul></li><li><a href="#">Other</a></li></ul>',
    ],
    ['a page that is one dialog', '<div role="dialog" class="modal">word</div>'],
    ['a page that is one footer', '<footer>word</footer>'],
    ['links only', '<ul><li><a href="/a">word</a></li><li><a href="/b">more</a></li></ul>'],
    ['bare text', 'word'],
    ['a consent form', '<div class="cookie-consent"><form><p>We use word.</p><button>Accept</button></form></div>'],
    ['a long page of links', `<div class="sidebar">${'<a href="/a">word</a> '.repeat(2000)}</div>`],
  ])('for %s', (_, html) => {
    expect(mainText(html)).toContain('word');
  });

  const boxes = fc.constantFrom(
    'nav',
    'footer',
    'aside',
    'header',
    'div class="ad"',
    'div class="modal"',
    'ul',
    'form',
    'p',
  );
  const pages = fc.array(fc.tuple(fc.array(boxes, { maxLength: 4 }), fc.boolean()), { minLength: 1, maxLength: 6 });

  it('for pages of any boxes', () => {
    fc.assert(
      fc.property(pages, (parts) => {
        const html = parts
          .map(([around, isLong]) => {
            const text = isLong ? prose(1, 'word') : 'word';
            return `${around.map((box) => `<${box}>`).join('')}${text}${around
              .map((box) => `</${box.split(' ')[0]}>`)
              .reverse()
              .join('')}`;
          })
          .join('');
        expect(mainText(html)).toContain('word');
      }),
      { numRuns: 200, seed: 3 },
    );
  });
});
