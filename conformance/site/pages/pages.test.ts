import { describe, expect, it } from 'vitest';
import type { SiteAnswer } from '../resource.js';
import type { Visit } from '../visit.js';
import { adPaths, adsPage } from './ads-page.js';
import { controlPanel } from './control-panel.js';
import { counterPage } from './counter-page.js';
import { echoPage } from './echo-page.js';
import { largePage } from './large-page.js';
import { latePage } from './late-page.js';
import { lookFacts, lookPage } from './look-page.js';
import { mediaPage, shortFilm, silence } from './media-page.js';
import { menuPage } from './menu-page.js';
import { shellPage } from './shell-page.js';
import { productMarkups, productPage } from './product-page.js';

const visit = (number: number): Visit => ({
  atMs: 0,
  scheme: 'http',
  method: 'GET',
  path: 'page',
  query: '',
  headers: {},
  remoteAddress: '127.0.0.1',
  number,
  body: Buffer.alloc(0),
});
const text = (answer: SiteAnswer): string => Buffer.from(answer.body).toString('utf8');
const answered = (resource: ReturnType<typeof counterPage>, number: number): string =>
  text(typeof resource === 'function' ? resource(visit(number)) : resource);

describe('the pages of the fixture site', () => {
  it('count visits: each has its own word, and the last word stays', () => {
    const page = counterPage(['erste', 'zweite']);
    expect(answered(page, 1)).toContain('erste');
    expect(answered(page, 2)).toContain('zweite');
    expect(answered(page, 3)).toContain('zweite');
  });

  it('show no word of an event before it has happened', () => {
    const words = {
      served: 'servedword',
      first: 'firstword',
      second: 'secondword',
      rows: ['rowone', 'rowtwo', 'rowthree'] as const,
      enter: 'enterword',
      tab: 'tabword',
      escape: 'escapeword',
      down: 'downword',
      up: 'upword',
      pane: 'paneword',
      paneUp: 'paneupword',
    };
    const markup = text(controlPanel(words));
    expect(markup).toContain('servedword');
    for (const word of ['firstword', 'rowtwo', 'enterword', 'paneword']) expect(markup).not.toContain(word);
    const late = text(latePage({ served: 'servedword', scripted: 'scriptword', late: 'lateword' }, 500));
    expect(late).toContain('servedword');
    expect(late).not.toMatch(/scriptword|lateword/);
    const shell = text(shellPage({ content: 'contentword', shadow: 'shadowword', frame: 'frameword' }, 'frame'));
    expect(shell).not.toMatch(/contentword|shadowword|frameword/);
  });

  it('tell one product in three ways', () => {
    const truth = {
      title: 'Lantern',
      brand: 'Solberg',
      sku: 'L-7',
      description: 'Brass',
      amount: 12.5,
      currency: 'EUR',
      inStock: true,
    };
    for (const markup of productMarkups) {
      const page = text(productPage(truth, markup, 'https://plumbline.example/lantern'));
      for (const fact of ['Lantern', 'Solberg', 'L-7', 'Brass', '12.50', 'EUR']) expect(page).toContain(fact);
    }
  });

  it('name a currency in a menu only when there is one', () => {
    const sections = [{ name: 'Soups', items: [{ name: 'Chowder', description: 'with cod', amount: 8 }] }];
    expect(text(menuPage({ merchant: 'Anker', currency: 'EUR', sections }))).toContain('"priceCurrency":"EUR"');
    expect(text(menuPage({ merchant: 'Anker', sections }))).not.toMatch(/EUR|priceCurrency/);
  });

  it('carry their words and addresses', () => {
    expect(answered(echoPage('mirrorword'), 1)).toContain('mirrorword');
    expect(text(lookPage('https://plumbline.example/'))).toContain(`https://plumbline.example/${lookFacts.picture}`);
    expect(text(mediaPage('hornword', 'horn.mp3', 'horn.webm'))).toContain('src="horn.mp3"');
    expect(Buffer.from(silence().body).readUInt16BE(417)).toBe(0xfffb);
    expect(Buffer.from(shortFilm().body).readUInt32BE(0)).toBe(0x1a45dfa3);
    const ads = text(adsPage({ main: 'mainword', advertisement: 'adword', cookies: 'cookieword' }));
    for (const path of adPaths) expect(ads).toContain(path);
    expect(text(largePage('lastword', 300_000)).length).toBeGreaterThan(300_000);
  });
});
