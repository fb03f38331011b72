import { describe, expect, it } from 'vitest';
import { menuOf } from './menu.js';
import { pageOf } from './testing/page-of.js';
import type { PageTree } from '../engine/document/page-tree.js';

const url = 'https://osteria.test/menu';
const page = (html: string): PageTree => pageOf(html, url);

describe('menu', () => {
  it('is read from what the page says in structured data', () => {
    const restaurant = {
      '@type': 'Restaurant',
      name: 'Osteria Filo',
      hasMenu: {
        '@type': 'Menu',
        hasMenuSection: {
          '@type': 'MenuSection',
          '@id': '#starters',
          name: 'Starters',
          hasMenuItem: {
            '@type': 'MenuItem',
            name: 'Tomato soup',
            description: 'With basil',
            image: '/soup.jpg',
            nutrition: { calories: '180 calories' },
            suitableForDiet: ['https://schema.org/GlutenFreeDiet', 'https://schema.org/VeganDiet'],
            offers: { price: '6.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
          },
        },
      },
    };
    expect(menuOf(page(`<script type="application/ld+json">${JSON.stringify(restaurant)}</script>`), url)).toEqual({
      isMenu: true,
      confidence: 0.99,
      currency: 'EUR',
      merchant: { name: 'Osteria Filo', type: 'restaurant' },
      sourceUrl: url,
      sections: [
        {
          id: 'starters',
          name: 'Starters',
          description: null,
          items: [
            {
              id: 'item-1',
              name: 'Tomato soup',
              sourceUrl: url,
              description: 'With basil',
              price: { amount: 6.5, currency: 'EUR' },
              calories: 180,
              dietary: ['gluten free', 'vegan'],
              images: [{ url: 'https://osteria.test/soup.jpg', alt: null }],
              availability: { inStock: true, text: 'InStock' },
            },
          ],
        },
      ],
    });
  });

  it('is read off headings with dishes and prices below them', () => {
    const html = `<h1>Our menu</h1><h2>Starters</h2><ul><li><b>Soup</b> <span>of the day</span> ...... 5,50 €</li><li>Bread ..... 2,00 €</li></ul>
      <h2>Mains</h2><div class="dish"><h3 class="name">Risotto</h3><p>With saffron</p><span>14 €</span></div>`;
    const menu = menuOf(page(html), url);
    expect(menu).toMatchObject({ isMenu: true, currency: 'EUR' });
    expect(
      menu.sections.map(({ name, items }) => [
        name,
        items.map((item) => [item.name, item.description, item.price?.amount]),
      ]),
    ).toEqual([
      [
        'Starters',
        [
          ['Soup', 'of the day', 5.5],
          ['Bread', null, 2],
        ],
      ],
      ['Mains', [['Risotto', 'With saffron', 14]]],
    ]);
  });

  it('names no currency when the page gives none', () => {
    const html = `<h1>Menu</h1><ul><li>Soup $5</li><li>Bread $2</li><li>Cake $4</li></ul>`;
    expect(menuOf(page(html), url)).not.toHaveProperty('currency');
  });

  it.each(['<h1>Shop</h1><ul><li>Hammer $5</li><li>Saw $9</li><li>File $3</li></ul>', '<h1>Menu</h1><p>Soon.</p>', ''])(
    'is told to be none where there is none: %s',
    (html) => {
      expect(menuOf(page(html), url)).toMatchObject({ isMenu: false, confidence: 0.9, sections: [], sourceUrl: url });
    },
  );

  it('has what typed clients need of it although the page does not say it', () => {
    const html = `<h1 id="section-1">Menu</h1><ul><li>Soup $5</li><li>Bread $2</li><li>Cake $4</li></ul>`;
    const { sections } = menuOf(page(html), url);
    expect(sections.map(({ id }) => id)).toEqual(['section-1']);
    expect(sections[0]!.items.map(({ id, sourceUrl, availability }) => [id, sourceUrl, availability])).toEqual(
      ['item-1', 'item-2', 'item-3'].map((id) => [id, url, { inStock: true, text: null }]),
    );
  });

  it('numbers around the identifiers of the page', () => {
    const dishes = [
      { '@type': 'MenuItem', '@id': '#item-1', name: 'Soup' },
      { '@type': 'MenuItem', name: 'Bread' },
    ];
    const data = { '@type': 'Menu', hasMenuSection: { '@type': 'MenuSection', name: 'All', hasMenuItem: dishes } };
    const { sections } = menuOf(page(`<script type="application/ld+json">${JSON.stringify(data)}</script>`), url);
    expect(sections[0]!.items.map(({ id }) => id)).toEqual(['item-1', 'item-2']);
  });

  it.each([
    ['the site', '<meta property="og:site_name" content="Chez Nous"><title>Carte</title>', 'Chez Nous'],
    ['else the page', '<title>La carte</title>', 'La carte'],
    ['else the host', '', 'osteria.test'],
  ])('names %s as its merchant', (_what, head, name) => {
    expect(menuOf(page(head), url).merchant).toEqual({ name });
  });
});
