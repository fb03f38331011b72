/** Spec: ParseOptions, onlyMainContent: a name alone is a weak word where a text may have it. */
import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs, prose, sitePage } from './testing/pages.js';

const kept = (body: string): string => judged(sitePage(`<main><h1>A page</h1>${body}</main>`)).kept;
const told = (mark: string): string => `<p>${prose(1, mark)}</p>`;

describe('what is named after the frame stays when it is text:', () => {
  it('a dialogue beside a paragraph, which nothing could close', () => {
    const text = kept(
      `${told('BEFORE')}<div class="dialog"><p>Ann: COMEIN</p><p>Bo: YOUMUST</p></div>${told('BEHIND')}`,
    );
    expect(text).toContain('YOUMUST');
  });

  it('but no layer with a control, a form or a cross to close it', () => {
    const layer = (inside: string): string =>
      kept(`${told('BEFORE')}<div class="popup"><p>LAYER of words</p>${inside}</div>`);
    for (const closer of ['<button>OK</button>', '<span>x</span>', '<div>×</div>', '<a href="#">No</a>'])
      expect(layer(closer)).not.toContain('LAYER');
  });

  it('a section on consent between other sections', () => {
    const section = `<div class="consent"><h2>Your CONSENT</h2>${told('GIVEN')}</div>`;
    expect(kept(`${paragraphs(2, 'BEFORE')}${section}${paragraphs(2, 'BEHIND')}`)).toContain('GIVEN');
  });

  it('recipes of cookies side by side, each with its button', () => {
    const recipe = (name: string): string =>
      `<div class="cookie"><h2>${name} cookie</h2><p>Flour, butter and a little salt.</p><button>Bake</button></div>`;
    expect(kept(`<p>Intro</p><div class="list">${recipe('OAT')}${recipe('RYE')}</div>`)).toMatch(/OAT.*RYE/);
  });

  it('a box beside the text between two of its paragraphs', () => {
    const aside = `<div class="sidebar"><h3>A CLOSER look</h3>${told('ASIDE')}</div>`;
    expect(kept(`${paragraphs(3, 'BEFORE')}${aside}${paragraphs(3, 'BEHIND')}`)).toContain('ASIDE');
  });

  it('sentences beside the text of a region, with hardly a link and nothing to press', () => {
    const module = (more: string): string =>
      `<div class="sidebar-module"><h3>How to APPLY</h3>${told('ASIDE')}${more}</div>`;
    expect(kept(`${paragraphs(3, 'BEFORE')}${module('')}`)).toContain('APPLY');
    expect(kept(`${paragraphs(3, 'BEFORE')}${module('<button>Join</button>')}`)).not.toContain('ASIDE');
    expect(kept(`${paragraphs(3, 'BEFORE')}${module('<script src="/form.js"></script>')}`)).not.toContain('ASIDE');
    expect(judged(sitePage(`<div>${paragraphs(3, 'BEFORE')}${module('')}</div>`)).kept).not.toContain('ASIDE');
  });

  it('who wrote a story, in a box that is named so behind it', () => {
    const author = (name: string): string =>
      `<div class="${name}"><a href="/a">Ann REED</a> <p>Ann teaches the history of ferries and is to be found on <a href="/net">the pages of her school</a>.</p></div>`;
    const story = (box: string): string =>
      `<div class="page"><div class="post">${paragraphs(9, 'STORY')}</div>${box}</div>`;
    expect(kept(story(author('pp-multiple-authors')))).toContain('Ann REED');
    expect(kept(story(author('pp-multiple-others')))).not.toContain('Ann REED');
  });

  it('dishes that are links in a menu whose other dishes are told', () => {
    const section = (title: string, dishes: string): string =>
      `<div class="menu-section"><h2>${title}</h2><ul class="menu-list">${dishes}</ul></div>`;
    const text = kept(
      section('Starters', '<li>SOUP with bread and butter</li><li>SALAD of the garden</li>') +
        section(
          'Mains',
          '<li><a href="/trout">TROUT</a></li><li><a href="/lamb">LAMB</a></li><li><a href="/b">BEANS</a></li>',
        ),
    );
    expect(text).toMatch(/SOUP.*Mains TROUT LAMB BEANS/);
  });

  it('the accounts of each of many people, but not those of the site', () => {
    const accounts = (who: string): string =>
      `<ul class="social"><li><a href="https://net.example/${who}">${who} on the net</a></li></ul>`;
    const person = (who: string): string => `<div class="member"><h3>${who}</h3><p>Weaver</p>${accounts(who)}</div>`;
    expect(kept(['ANN', 'BO', 'CY'].map(person).join(''))).toContain('BO on the net');
    expect(kept(`${told('TEXT')}${accounts('SITE')}`)).not.toContain('SITE');
  });

  it('links in a sentence, whatever they are called', () => {
    const text = kept(
      `<p>If you <a class="subscribe" href="/join">SUBSCRIBE to us</a>, you help a lot.</p>${told('TEXT')}`,
    );
    expect(text).toContain('If you SUBSCRIBE to us , you help');
  });

  it('a table in a box that is named after shares', () => {
    const table = '<table><tr><th>Date</th><th>Close</th></tr><tr><td>3 March</td><td>CLOSE412</td></tr></table>';
    expect(kept(`${told('TEXT')}<div class="shares">${table}</div>`)).toContain('CLOSE412');
  });

  it('a column that says where somebody is to be found', () => {
    const column = `<div class="left_col"><address>OFFICE 12</address><a href="tel:1">01234 567 890</a> <a href="mailto:a@b.c">office@mill.example</a></div>`;
    expect(kept(`${told('TEXT')}<div>${column}</div>`)).toContain('OFFICE 12');
  });

  it('the titles of panels in a list of tabs', () => {
    const tabs = `<ul class="nav nav-tabs"><li><a href="#a" data-toggle="tab">LINEUPS</a></li><li><a data-bs-toggle="pill" href="#b">FIGURES</a></li></ul>`;
    expect(kept(`${told('TEXT')}${tabs}<div id="a">Reed</div><div id="b">Twelve shots</div>`)).toMatch(
      /LINEUPS FIGURES/,
    );
  });

  it('an answer that a click shows, in an element for navigation', () => {
    const question = `<div class="w-dropdown"><div>Is it safe</div><nav class="w-dropdown-list">${told('ANSWER')}</nav></div>`;
    expect(kept(`${told('TEXT')}${question}`)).toContain('ANSWER');
  });
});

describe('the headline of a page whose first heading names the site', () => {
  const page = (title: string): string =>
    judged(
      `<title>${title}</title><div><header><h1><a href="/">Valley notes</a></h1><p>About a valley.</p></header>
<div id="main"><h2>3 March</h2><h3>The first chestnut</h3>${paragraphs(3, 'TEXT')}</div></div>`,
    ).kept;

  it('is the one that makes the title together with that name', () => {
    expect(page('Valley notes: The first chestnut')).toMatch(/chestnut 3 March The first chestnut/);
    expect(page('The first chestnut | Valley notes')).toMatch(/notes 3 March The first chestnut/);
    expect(page('Valley notes')).toMatch(/^Valley notes Valley notes/);
  });
});

describe('the headline of a page whose first heading names a part of the site', () => {
  const page = (h1: string): string =>
    judged(
      `<title>Why larch floats - Harbour Post</title><div class="top"><nav><a href="/">Home</a></nav><h1>${h1}</h1></div>
<article><h2>Why larch floats</h2>${paragraphs(6, 'TEXT')}</article>`,
    ).kept;

  it('is the one that begins the title of the page, before all that is told', () => {
    expect(page('Our blog')).toMatch(/Post Why larch floats The ferry/);
    expect(page('Why larch floats')).toMatch(/Post Why larch floats Why larch floats The ferry/);
  });
});

describe('of two sections with one title', () => {
  it('each keeps it over the text it folds away', () => {
    const section = (mark: string, wrap: string): string =>
      `<div class="${wrap}"><details><summary><section><h4>copied</h4><span>pub const fn copied(self) where the type of the value may be copied</span></section></summary>${told(mark)}</details></div>`;
    expect(kept(`${section('FIRST', 'a')}<hr>${section('SECOND', 'b')}`).match(/may be copied/g)).toHaveLength(2);
  });
});
