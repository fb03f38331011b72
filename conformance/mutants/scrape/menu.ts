/**
 * Mutants of the menu result: each member of a wrong kind, or not there.
 * Spec: Menu object.
 */
import { menuMembers } from '../../checks/scrape/menu-members.table.js';
import type { MenuMember } from '../../checks/scrape/menu-members.table.js';
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import type { Mutant } from '../../lies/mutant.js';
import { answersScrape, breaking, objectsIn } from '../../lies/scrape-lies.js';

function changes(topic: string, what: string, describe: string, change: (menu: JsonObject) => void): Mutant {
  const lie = answersScrape((data) => {
    if (isObject(data['menu'])) change(data['menu']);
  });
  return breaking(`document-data.menu.${topic}`, what, describe, lie);
}

function holdersOf(menu: JsonObject, of: MenuMember['of']): JsonObject[] {
  if (of === 'menu') return [menu];
  const sections = objectsIn(menu, 'sections');
  return of === 'section' ? sections : sections.flatMap((section) => objectsIn(section, 'items'));
}

export const scrapeMenuMutants: readonly Mutant[] = [
  breaking(
    'document-data.menu.type',
    'list',
    'answers a menu as a list',
    answersScrape((data) => {
      if ('menu' in data) data['menu'] = [data['menu']];
    }),
  ),
  changes('is-menu', 'text', 'answers isMenu as text', (menu) => void (menu['isMenu'] = 'yes')),
  changes('sections', 'by-name', 'answers sections by name', (menu) => void (menu['sections'] = { Soups: [] })),
  changes('sections', 'first-only', 'answers the first section alone', (menu) => {
    menu['sections'] = objectsIn(menu, 'sections').slice(0, 1);
  }),
  changes('own-items', 'in-the-first', 'puts the items of all sections into the first', (menu) => {
    const [first, ...others] = objectsIn(menu, 'sections');
    if (first) first['items'] = [first, ...others].flatMap((section) => objectsIn(section, 'items'));
  }),
  changes('own-items', 'twice', 'lists every dish twice', (menu) => {
    for (const section of objectsIn(menu, 'sections'))
      section['items'] = [...objectsIn(section, 'items'), ...objectsIn(section, 'items')];
  }),
  changes('item-amounts', 'in-cents', 'tells amounts in cents', (menu) => {
    for (const { price } of holdersOf(menu, 'item'))
      if (isObject(price)) price['amount'] = 100 * Number(price['amount']);
  }),
  changes('item-stock', 'all-there', 'says that every dish is there', (menu) => {
    for (const { availability } of holdersOf(menu, 'item')) if (isObject(availability)) availability['inStock'] = true;
  }),
  changes(
    'currency-presence',
    'guessed',
    'guesses a currency that the page does not name',
    (menu) => void (menu['currency'] ??= 'USD'),
  ),
  ...menuMembers.map((member) =>
    changes(
      member.topic,
      `wrong-${member.name}`,
      `answers ${member.name} of a ${member.of} as ${JSON.stringify(member.wrong)}`,
      (menu) => {
        for (const holder of holdersOf(menu, member.of)) holder[member.name] = member.wrong;
      },
    ),
  ),
  ...menuMembers
    .filter((member) => member.isRequired)
    .map((member) =>
      changes(member.topic, `no-${member.name}`, `leaves ${member.name} of a ${member.of} out`, (menu) => {
        for (const holder of holdersOf(menu, member.of)) delete holder[member.name];
      }),
    ),
];
