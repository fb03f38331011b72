/**
 * Checks of the menu result on a page with a known menu: its members are of their kinds, its sections and dishes are
 * those of the page. No request table lists the format: a target may refuse it, and these checks do not concern it then.
 * Spec: Menu object.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { menuPage } from '../../site/pages/menu-page.js';
import type { MenuTruth } from '../../site/pages/menu-page.js';
import { menuMembers } from './menu-members.table.js';
import type { MenuKind, MenuMember } from './menu-members.table.js';
import type { Scraped } from '../../vocabulary/scrape.js';
import { scrapedFormat } from './unlisted-format.js';

const pointer = '/data/menu';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isCurrency = (value: unknown): boolean => isText(value) && /^[A-Z]{3}$/.test(value);
const isPrice = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['amount'] === 'number' &&
  (value['currency'] === undefined || isCurrency(value['currency'])) &&
  (value['formatted'] === undefined || isText(value['formatted']));
const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => fits(item));
const mayBe = (value: unknown, fits: (item: unknown) => boolean): boolean => value === undefined || fits(value);

const kinds: Readonly<Record<MenuKind, { readonly expected: string; fits(value: unknown): boolean }>> = {
  text: { expected: 'text', fits: isText },
  'text-or-null': { expected: 'text or null', fits: isTextOrNull },
  'number-or-null': { expected: 'a number or null', fits: (value) => value === null || typeof value === 'number' },
  share: {
    expected: 'a number from 0 to 1',
    fits: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  },
  currency: { expected: 'an ISO 4217 code', fits: isCurrency },
  texts: { expected: 'a list of text', fits: (value) => isListOf(value, isText) },
  merchant: {
    expected: 'an object with a text `name`, and `type` a text where present',
    fits: (value) => isObject(value) && isText(value['name']) && mayBe(value['type'], isText),
  },
  items: { expected: 'a list of objects', fits: (value) => isListOf(value, isObject) },
  identifiers: {
    expected: 'an object whose `merchantItemId` is text where present',
    fits: (value) => isObject(value) && mayBe(value['merchantItemId'], isText),
  },
  images: {
    expected: 'a list of objects with a text `url` and an `alt` of text or null',
    fits: (value) =>
      isListOf(value, (image) => isObject(image) && isText(image['url']) && mayBe(image['alt'], isTextOrNull)),
  },
  objects: { expected: 'a list of objects', fits: (value) => isListOf(value, isObject) },
  price: { expected: 'a price with a number `amount`', fits: isPrice },
  availability: {
    expected: 'an object with a boolean `inStock`, and `text` a text or null where present',
    fits: (value) => isObject(value) && typeof value['inStock'] === 'boolean' && mayBe(value['text'], isTextOrNull),
  },
};

const sections: MenuTruth['sections'] = [
  {
    name: 'Soups',
    items: [
      {
        name: 'Fish chowder',
        description: 'with cod and leek',
        amount: 8,
        calories: 240,
        diet: 'LowLactose',
        inStock: true,
      },
      { name: 'Barley broth', description: 'with roots', amount: 6.5, inStock: false },
    ],
  },
  { name: 'Mains', items: [{ name: 'Fried plaice', description: 'with potatoes', amount: 17.9 }] },
];

interface ServedMenu {
  readonly exchange: Exchange;
  readonly menu: JsonObject;
}

/** The answer for a page with a menu, which names a currency or none. */
function answered(t: CheckContext, currency: 'EUR' | 'none'): Promise<Scraped> {
  const truth = { merchant: 'Zum Anker', sections, ...(currency !== 'none' && { currency }) };
  return t.shared(`menu, currency ${currency}`, async () =>
    scrapedFormat(t, (await t.siteFolder()).put('menu', menuPage(truth)), 'menu'),
  );
}

async function served(t: CheckContext, currency: 'EUR' | 'none' = 'EUR'): Promise<ServedMenu> {
  const { exchange } = await answered(t, currency);
  return { exchange, menu: t.expect(exchange).at(pointer).isObject() };
}

const objectsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Every object that may have the member, with its place. */
function holdersOf(menu: JsonObject, of: MenuMember['of']): { holder: JsonObject; place: string }[] {
  if (of === 'menu') return [{ holder: menu, place: pointer }];
  const found = objectsOf(menu['sections']).map((holder, index) => ({ holder, place: `${pointer}/sections/${index}` }));
  if (of === 'section') return found;
  return found.flatMap(({ holder: section, place }) =>
    objectsOf(section['items']).map((holder, index) => ({ holder, place: `${place}/items/${index}` })),
  );
}

function memberCheck(topic: string): Check {
  return check(`document-data.menu.${topic}`, async (t) => {
    const { exchange, menu } = await served(t);
    for (const { of, name, kind, isRequired } of menuMembers.filter((member) => member.topic === topic)) {
      for (const { holder, place } of holdersOf(menu, of)) {
        const value = holder[name];
        const isSound = value === undefined ? !isRequired : kinds[kind].fits(value);
        t.expect(exchange).that(
          isSound
            ? undefined
            : { expected: kinds[kind].expected, actual: shortJson(value), pointer: `${place}/${name}` },
        );
      }
      if (!holdersOf(menu, of).some(({ holder }) => name in holder)) t.note(`${of}.${name} is absent`);
    }
  });
}

/** Members that may be missing by the source and that typed clients take for given. */
const neededByTypedClients = {
  menu: ['confidence', 'merchant', 'sourceUrl'],
  section: ['id'],
  item: ['id', 'sourceUrl', 'availability'],
} satisfies Record<MenuMember['of'], string[]>;

const namesIn = (menu: JsonObject, of: 'section' | 'item'): string[] =>
  holdersOf(menu, of).map(({ holder }) => String(holder['name']));

export const menuResultChecks: readonly Check[] = [
  check('document-data.menu.type', async (t) => {
    const { exchange, data } = await answered(t, 'EUR');
    const fits = data['menu'] === null || isObject(data['menu']);
    t.expect(exchange).that(
      fits ? undefined : { expected: 'an object or null', actual: shortJson(data['menu']), pointer },
    );
  }),
  check('document-data.menu.told', async (t) => {
    const { exchange, menu } = await served(t);
    const holders = { menu: ['merchant', 'currency'], item: ['description', 'price'] } as const;
    const items = holdersOf(menu, 'item');
    const some = (name: string): boolean => items.some(({ holder }) => name in holder);
    const missing = [
      ...holders.menu.filter((name) => !(name in menu)),
      ...holders.item.filter((name) => !items.every(({ holder }) => name in holder)),
      ...['calories', 'dietary'].filter((name) => !some(name)),
    ];
    t.expect(exchange).that(
      missing.length === 0
        ? undefined
        : { expected: 'what the page tells', actual: `no ${missing.join(', ')}`, pointer },
    );
  }),
  check('document-data.menu.is-menu', async (t) => {
    const { exchange } = await served(t);
    t.expect(exchange).at(`${pointer}/isMenu`).equals(true);
  }),
  check('document-data.menu.own-items', async (t) => {
    const { exchange, menu } = await served(t);
    const found = objectsOf(menu['sections']);
    const named = (holder: JsonObject, name: string): boolean => String(holder['name']).includes(name);
    for (const { name, items } of sections) {
      const section = found.find((one) => named(one, name));
      if (!section) return t.unverified('prerequisite-failed', `no section is named ${name}`);
      const own = objectsOf(section['items']);
      const stranger = own.find((item) => !items.some((one) => named(item, one.name)));
      const missing = items.find((one) => !own.some((item) => named(item, one.name)));
      t.expect(exchange).that(
        stranger || missing || own.length > items.length
          ? {
              expected: `${items.map((item) => item.name).join(', ')} in ${name}`,
              actual: shortJson(own.map((item) => item['name'])),
              pointer: `${pointer}/sections`,
            }
          : undefined,
      );
    }
  }),
  check('document-data.menu.item-amounts', async (t) => {
    const { exchange, menu } = await served(t);
    for (const { holder, place } of holdersOf(menu, 'item')) {
      const truth = sections.flatMap(({ items }) => items).find(({ name }) => String(holder['name']).includes(name));
      const { price } = holder;
      if (truth && isObject(price)) t.expect(exchange).at(`${place}/price/amount`).equals(truth.amount);
    }
    t.expect(exchange).status(200);
  }),
  check('document-data.menu.item-stock', async (t) => {
    const { exchange, menu } = await served(t);
    for (const { holder, place } of holdersOf(menu, 'item')) {
      const truth = sections.flatMap(({ items }) => items).find(({ name }) => String(holder['name']).includes(name));
      if (truth?.inStock !== undefined && isObject(holder['availability']))
        t.expect(exchange).at(`${place}/availability/inStock`).equals(truth.inStock);
    }
    t.expect(exchange).status(200);
  }),
  check('document-data.menu.sections', async (t) => {
    const { exchange, menu } = await served(t);
    t.expect(exchange).at(`${pointer}/sections`).isArray();
    const found = [...namesIn(menu, 'section'), ...namesIn(menu, 'item')].join(' | ');
    const wanted = sections.flatMap((section) => [section.name, ...section.items.map((item) => item.name)]);
    const missing = wanted.find((name) => !found.includes(name));
    t.expect(exchange).that(
      missing === undefined
        ? undefined
        : { expected: `the section or dish ${missing}`, actual: found, pointer: `${pointer}/sections` },
    );
  }),
  check('document-data.menu.currency-presence', async (t) => {
    const { exchange } = await served(t, 'none');
    t.expect(exchange).at(`${pointer}/currency`).isAbsent('The page names no currency.');
  }),
  check('document-data.menu.typed-members', async (t) => {
    const { menu } = await served(t);
    const isWhole = Object.entries(neededByTypedClients).every(([of, names]) =>
      holdersOf(menu, of as MenuMember['of']).every(({ holder }) => names.every((name) => name in holder)),
    );
    t.tolerate('menu-members', isWhole ? 'all' : 'some');
  }),
  ...[...new Set(menuMembers.map((member) => member.topic))].map(memberCheck),
];
