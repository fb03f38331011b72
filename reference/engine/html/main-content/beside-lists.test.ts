/** Spec: ParseOptions, onlyMainContent: what stands around a list, a thread or a chapter and serves to get about in it. */
import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs, prose, sitePage } from './testing/pages.js';

const judgedMain = (body: string) => judged(sitePage(`<main><h1>A page</h1>${body}</main>`));
const kept = (body: string): string => judgedMain(body).kept;

const goods = (count: number): string =>
  `<div class="g">${Array.from({ length: count }, (_, at) => `<div class="c"><a href="/c${at}"><img src="/c.jpg" alt="Chair"><b>CHAIR${at}</b></a> <i>$6${at}.00</i></div>`).join('')}</div>`;
const ticks = (title: string, words: readonly string[]): string =>
  `<div><h3>${title}</h3><ul>${words.map((word) => `<li><label><input type="checkbox">${word} (12)</label></li>`).join('')}</ul></div>`;
const choices = `<div class="k1">${ticks('MATERIAL', ['Teak', 'Steel'])}${ticks('PRICE', ['Under $50', 'Over $50'])}</div>`;

describe('choices that no name tells', () => {
  it('go where they stand beside the goods they narrow', () => {
    const { kept: text, leftOut } = judgedMain(`<div class="k0">${choices}${goods(6)}</div>`);
    expect(text).not.toMatch(/MATERIAL|Teak|PRICE/);
    expect(text).toMatch(/CHAIR0.*CHAIR5/);
    expect([...leftOut.values()]).toContain('control of a list');
  });

  it('stay where they are what the page says: a list to tick off, a form to order', () => {
    expect(kept(`${choices}<p>${prose(1, 'TEXT')}</p>${goods(6)}`)).toContain('Teak');
    expect(kept(`<div>${ticks('Before you leave', ['Lock the GATE', 'Feed the cat'])}${goods(6)}</div>`)).toContain(
      'GATE',
    );
    expect(kept(`<div>${choices}</div>`)).toContain('Teak');
  });

  it('are told by how many there are of each, in links of a box that is named so', () => {
    const links = ['TEAK', 'STEEL', 'OAK'].map((word) => `<a href="/l/${word}">${word} <span>(38)</span></a>`).join('');
    expect(kept(`<div class="Filter_items__x1">${links}</div>${goods(6)}`)).not.toContain('TEAK');
    const records = ['TEAK', 'STEEL', 'OAK'].map((word) => `<a href="/l/${word}">${word} chairs</a>`).join('');
    expect(kept(`<div class="Filter_items__x1">${records}</div>${goods(6)}`)).toContain('TEAK');
  });
});

describe('ways between the pages of a book', () => {
  const header = (ways: string): string =>
    `<div class="navheader"><table><tr><th colspan="3">CHAPTER one</th></tr><tr>${ways}</tr></table></div>`;
  const previous = '<td><a accesskey="p" href="a.html">Prev</a></td><th>PART two</th>';

  it('are told by the keys that go there, or by their relation', () => {
    expect(
      kept(`${header(`${previous}<td><a accesskey="n" href="b.html">Next</a></td>`)}${paragraphs(2, 'TEXT')}`),
    ).not.toMatch(/CHAPTER|PART/);
    const nav =
      '<div class="nav-single"><span><a href="/a" rel="prev">OLDER tale</a></span> | <a href="/b" rel="next">NEWER tale</a></div>';
    expect(kept(`${paragraphs(2, 'TEXT')}${nav}`)).not.toMatch(/OLDER|NEWER/);
  });

  it('stay with links to other places beside them', () => {
    expect(
      kept(`${header(`${previous}<td><a href="/other.html">OTHER place</a></td>`)}${paragraphs(2, 'TEXT')}`),
    ).toContain('PART');
  });
});

describe('who reads along on a board', () => {
  it('goes with its heading, behind the posts', () => {
    const online = '<h3><a href="./viewonline.php">ONLINE now</a></h3><p>Users browsing: nobody and 3 GUESTS</p>';
    const text = kept(`${paragraphs(3, 'POST')}${online}<h3>Next heading</h3><p>Its TEXT.</p>`);
    expect(text).not.toMatch(/ONLINE|GUESTS/);
    expect(text).toMatch(/Next heading Its TEXT/);
  });
});

describe('goods that other readers looked at', () => {
  it('go from above the headline, too, where only scripts lead to them', () => {
    const goods = Array.from(
      { length: 4 },
      (_, at) => `<li><img src="/i.jpg"><h3>OTHER${at}</h3><b>$1${at}.00</b></li>`,
    ).join('');
    const shown = (title: string): string =>
      judged(
        sitePage(
          `<main><section><h2>${title}</h2><ul>${goods}</ul></section><h1>A page</h1>${paragraphs(2, 'TEXT')}</main>`,
        ),
      ).kept;
    expect(shown('People who viewed this item also viewed')).not.toContain('OTHER');
    expect(shown('In this box')).toContain('OTHER3');
  });
});

describe('a row of cards below a bar with its heading', () => {
  const cards = Array.from(
    { length: 4 },
    (_, at) => `<div><a href="/r${at}"><img src="/i.jpg"><h2>CARD${at} of another tale</h2></a></div>`,
  ).join('');
  const bar = (heading: string): string =>
    `<div><p class="kicker">Resources</p><div><h2>${heading}</h2><a href="/all">View all of them</a></div></div><div class="row">${cards}</div>`;

  it('goes with the bar when the heading says that it leads elsewhere', () => {
    const { kept: text } = judgedMain(`${paragraphs(4, 'TEXT')}<section>${bar('More articles')}</section>`);
    expect(text).not.toMatch(/CARD|Resources|View all/);
  });

  it('stays below another heading', () => {
    expect(kept(`${paragraphs(4, 'TEXT')}<section>${bar('What we build')}</section>`)).toMatch(/Resources.*CARD3/);
  });
});
