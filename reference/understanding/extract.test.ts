import { describe, expect, it } from 'vitest';
import { noDeadline } from '../base/deadline.js';
import { materialOf } from '../testing/material-of.js';
import { growthOf } from '../testing/counted-work.js';
import { think } from './think.js';

const dataOf = async (html: string, schema: Record<string, unknown>) =>
  think(await materialOf(html), { json: { schema } }, noDeadline);
const object = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const number = { type: 'number' };
const page = (main: string, head = ''): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body><main>${main}</main></body></html>`;

describe('data along a schema', () => {
  it('comes from JSON-LD, nested things included', async () => {
    const head = `<script type="application/ld+json">{"@type":"Product","name":"Bob","brand":{"@type":"Brand","name":"Acme"},
      "offers":{"@type":"Offer","price":"12.50","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script>`;
    const { json } = await dataOf(
      page('<h1>Shop page</h1><p>Text.</p>', head),
      object({
        name: text,
        price: number,
        currency: text,
        brand: object({ name: text }),
        inStock: { type: 'boolean' },
      }),
    );
    expect(json).toEqual({ name: 'Bob', price: 12.5, currency: 'EUR', brand: { name: 'Acme' }, inStock: true });
  });

  it('comes from microdata', async () => {
    const { json } = await dataOf(
      page(
        '<div itemscope itemtype="https://schema.org/Book"><b itemprop="name">Walls</b> by <i itemprop="author">Ada</i></div>',
      ),
      object({ title: text, author: text }),
    );
    expect(json).toEqual({ title: 'Walls', author: 'Ada' });
  });

  it.each([
    [
      'a table of labels and values',
      '<table><tr><th>Net weight</th><td>3 kg</td></tr><tr><th>Colour</th><td>red</td></tr></table>',
    ],
    ['a definition list', '<dl><dt>Net weight</dt><dd>3 kg</dd><dt>Colour</dt><dd>red</dd></dl>'],
    ['lines with a label', '<p>Net weight: 3 kg<br>Colour: red</p>'],
    ['items with a label', '<ul><li><b>Net weight:</b> 3 kg</li><li><b>Colour:</b> red</li></ul>'],
    ['sections', '<h2>Net weight</h2><p>3 kg</p><h2>Colour</h2><p>red</p>'],
  ])('comes from %s', async (_name, html) => {
    const { json } = await dataOf(
      page(`<h1>Thing</h1><p>About it.</p>${html}`),
      object({ netWeight: text, color: text }),
    );
    expect(json).toEqual({ netWeight: '3 kg', color: 'red' });
  });

  it('comes from a byline and from what a shop shows, where nothing is labelled', async () => {
    const article = page('<h1>Walls</h1><p>By Ada Finch</p><p>Walls stand for a long time when they are plumb.</p>');
    expect((await dataOf(article, object({ title: text, author: text }))).json).toEqual({
      title: 'Walls',
      author: 'Ada Finch',
    });
    const shop = page('<h1>Bob</h1><p class="price">12.50 €</p><button>Add to cart</button><p>Others: 9 €, 7 €</p>');
    expect((await dataOf(shop, object({ name: text, price: number, currency: text }))).json).toEqual({
      name: 'Bob',
      price: 12.5,
      currency: 'EUR',
    });
  });

  it.each([
    ['By Ada Finch Published', 'en'],
    ['By Ada Finch On 11/20/19 at 8:36 AM', 'en'],
    ['By Ada Finch November 20, 2019', 'en'],
    ['By Ada Finch Monday at noon', 'en'],
    ['By Ada Finch Stand: heute', 'de'],
    ['Von Ada Finch Dezember 2019', 'de'],
    ['Par Ada Finch Mardi 3', 'fr'],
    ['By Ada Finch Updated: May 3', 'en'],
    ['By Ada Finch FOXTimes', 'en'],
    ['By Ada Finch<br>Example Times', 'en'],
    ['<a href="/authors/ada-finch">Ada Finch</a>', 'en'],
    ['<a href="/autor/7">Ada Finch</a> 3/5/2022 22:41', 'es'],
  ])('takes a name and no more from the byline %s', async (byline, language) => {
    const html = page(
      `<h1>Walls and how to plumb them</h1><p>${byline}</p><p>Walls stand long when they are plumb.</p>`,
    );
    const { json } = await dataOf(html.replace('lang="en"', `lang="${language}"`), object({ author: text }));
    expect(json).toEqual({ author: 'Ada Finch' });
  });

  it('takes nobody for an author whose name stands in the text or leads elsewhere', async () => {
    const links =
      '<p><a href="/shops/ada-finch">Ada Finch</a></p><p>Ada Finch came by.</p><p>By the River Thames it is wet.</p>';
    expect((await dataOf(page(`<h1>Walls</h1>${links}`), object({ author: text }))).json).toBeUndefined();
  });

  it('has the day that stands beside the headline, and none of a change', async () => {
    const dated = (line: string): string =>
      page(`<h1>Walls</h1><p>${line}</p><p>In May 2, 2001 walls fell, it is said by many.</p>`);
    const schema = object({ datePublished: { type: 'string', format: 'date' } });
    expect((await dataOf(dated('Nov 18, 2019 at 4 PM | Updated Nov 20, 2019'), schema)).json).toEqual({
      datePublished: '2019-11-18',
    });
    expect((await dataOf(page('<h1>Walls</h1><p>Last updated Nov 20, 2019</p>'), schema)).json).toBeUndefined();
  });

  it.each([
    ['the name of a section above it', 'Plumb walls | Acme Journal', '<h1>The Blog</h1><h2>Plumb walls</h2>'],
    ['a question of the page', 'Plumb walls', '<h1>What are you looking for?</h1>'],
    ['a kicker', 'Plumb walls', '<h1><span>Politics</span> | Plumb walls</h1>'],
    ['the name of the site', 'Plumb walls | Acme', '<p>x</p>'],
  ])('has the headline without %s', async (_name, title, headings) => {
    const head = `<title>${title}</title><meta property="og:site_name" content="Acme">`;
    const { json } = await dataOf(page(`${headings}<p>Walls stand.</p>`, head), object({ headline: text }));
    expect(json).toEqual({ headline: 'Plumb walls' });
  });

  it('parts several labelled values of a line, and leaves a list of values whole', async () => {
    const line = '<p>By: Ada Finch | December 16, 2025 | Categories: walls, plumb</p><p>Sizes: S | M | L</p>';
    const { json } = await dataOf(
      page(`<h1>Walls</h1>${line}`),
      object({ author: text, categories: text, sizes: text }),
    );
    expect(json).toEqual({ author: 'Ada Finch', categories: 'walls, plumb', sizes: 'S | M | L' });
  });

  it('has a record for each row of the table whose header fits', async () => {
    const html = page(`<table><tr><th>Year</th><th>Rain</th></tr><tr><td>1999</td><td>7</td></tr></table>
      <table><tr><th>Plan</th><th>Price (EUR)</th><th>Seats</th></tr><tr><td>Basic</td><td>1.200,50 €</td><td>1</td></tr>
      <tr><td>Pro</td><td>20 €</td><td>5</td></tr></table>`);
    const { json } = await dataOf(
      html,
      object({ plans: { type: 'array', items: object({ plan: text, price: number, seats: { type: 'integer' } }) } }),
    );
    expect(json).toEqual({
      plans: [
        { plan: 'Basic', price: 1200.5, seats: 1 },
        { plan: 'Pro', price: 20, seats: 5 },
      ],
    });
  });

  it('follows references and takes one of several schemas', async () => {
    const schema = {
      type: 'object',
      properties: {
        price: { $ref: '#/$defs/amount' },
        colour: { anyOf: [{ type: 'null' }, { enum: ['red', 'blue'] }] },
      },
      $defs: { amount: { type: 'number' } },
    };
    const { json } = await dataOf(page('<dl><dt>Price</dt><dd>7.25</dd><dt>Colour</dt><dd>Blue</dd></dl>'), schema);
    expect(json).toEqual({ price: 7.25, colour: 'blue' });
  });

  it.each([
    ['March 5, 2024', '2024-03-05'],
    ['5. März 2024', '2024-03-05'],
    ['2024-03-05', '2024-03-05'],
    ['13/03/2024', '2024-03-13'],
    ['03/05/2024', undefined],
    ['30 February 2024', undefined],
  ])('reads the date %s as %s', async (written, date) => {
    const html = page(`<dl><dt>Released</dt><dd>${written}</dd><dt>Size</dt><dd>7</dd></dl>`).replace(
      'lang="en"',
      'lang="de"',
    );
    const { json } = await dataOf(html, object({ released: { type: 'string', format: 'date' }, size: number }));
    expect(json).toEqual({ size: 7, ...(date && { released: date }) });
  });

  it.each([
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234', 1234],
    ['0,75', 0.75],
    ['12 %', 12],
    ['1.5 million', 1_500_000],
    ['3 to 5', undefined],
    ['about a dozen', undefined],
    ['12k', undefined],
  ])('reads the number %s as %s', async (written, value) => {
    const { json } = await dataOf(
      page(`<dl><dt>Amount of lead</dt><dd>${written}</dd><dt>Note</dt><dd>x</dd></dl>`),
      object({ amountOfLead: number, note: text }),
    );
    expect(json).toEqual({ note: 'x', ...(value !== undefined && { amountOfLead: value }) });
  });

  it('leaves out what the document does not tell', async () => {
    const { json } = await dataOf(
      page('<h1>Bob</h1><p>A brass bob on a string.</p>'),
      object({ title: text, price: number, sku: text, rating: number }),
    );
    expect(json).toEqual({ title: 'Bob' });
  });

  it('is null where the schema requires a member and lets it be null', async () => {
    const schema = object({ title: text, price: { type: ['number', 'null'] } }, ['title', 'price']);
    expect((await dataOf(page('<h1>Bob</h1><p>Brass.</p>'), schema)).json).toEqual({ title: 'Bob', price: null });
  });

  it('is absent, and says why, when the schema requires what the document does not tell', async () => {
    const found = await dataOf(page('<h1>Bob</h1><p>Brass.</p>'), object({ title: text, sku: text }, ['sku']));
    expect(found).not.toHaveProperty('json');
    expect(found.remarks.join()).toContain('`sku`');
  });

  it('does without a value that the schema forbids', async () => {
    const schema = object({ title: { type: 'string', pattern: '^[0-9]+$' }, colour: text });
    expect((await dataOf(page('<h1>Bob</h1><dl><dt>Colour</dt><dd>red</dd></dl>'), schema)).json).toEqual({
      colour: 'red',
    });
  });

  it('of a prompt is what the prompt names', async () => {
    const material = await materialOf(
      page('<h1>Bob</h1><dl><dt>Price</dt><dd>7 €</dd><dt>Colour</dt><dd>red</dd></dl>'),
    );
    const found = think(material, { json: { prompt: 'The price and the colour of the product.' } }, noDeadline);
    expect(found.json).toEqual({ price: '7 €', colour: 'red' });
  });
});

describe('a hostile document', () => {
  it('is looked at as far as the bound goes, and the answer says so', async () => {
    const material = await materialOf(page(`<p>${'A sentence of words. '.repeat(40_000)}</p>`));
    const found = think(material, { highlights: 'sentence' }, noDeadline);
    expect(found).toMatchObject({
      highlights: expect.stringMatching(/^A sentence of words\./),
      remarks: [expect.stringContaining('beginning')],
    });
  });

  it('of ten thousand labels is worked through in work that grows with their number', async () => {
    const listOf = (size: number) =>
      materialOf(page(`<dl>${'<dt>name</dt><dd>x</dd><dt>price</dt><dd>1</dd>'.repeat(size)}</dl>`));
    const materials = new Map([
      [1250, await listOf(1250)],
      [5000, await listOf(5000)],
    ]);
    const schema = object(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`name${at}`, text])));
    const asked = { json: { schema }, summary: true, question: 'name of x?', highlights: 'price' } as const;
    expect(growthOf((size) => think(materials.get(size)!, asked, noDeadline), 1250)).toBeLessThan(5);
  });
});
