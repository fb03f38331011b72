/**
 * Mutants of the pages of a PDF one by one, and of the places of what stands on them.
 * Spec: none of its own; silence pages-and-blocks.
 */
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import { answersData } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';

const objects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
const itemsOf = (data: JsonObject): JsonObject[] => objects(data['blocks']).flatMap((page) => objects(page['items']));

function mutant(id: string, describe: string, change: (data: JsonObject) => void): Mutant {
  return { id, describe, breaks: [id.replace(/\.[^.]+$/, '')], ...answersData(change) };
}

/** Each page has what the next one should have. */
function turnOver(pages: unknown, member: string): void {
  const all = objects(pages);
  const first = all[0]?.[member];
  for (const [index, page] of all.entries()) page[member] = all[index + 1]?.[member] ?? first;
}

export const pageMutants: readonly Mutant[] = [
  mutant('document-data.pages.each-page.shifted', 'gives each page the text of the next', (data) =>
    turnOver(data['pages'], 'markdown'),
  ),
  mutant('document-data.pages.each-page.dropped', 'leaves out the last page', (data) => {
    if (Array.isArray(data['pages'])) data['pages'].pop();
  }),
  mutant('document-data.blocks.text.shifted', 'gives each page the blocks of the next', (data) =>
    turnOver(data['blocks'], 'items'),
  ),
  mutant('document-data.blocks.text.dropped', 'leaves out the last block of each page', (data) => {
    for (const page of objects(data['blocks'])) if (Array.isArray(page['items'])) page['items'].pop();
  }),
  mutant('document-data.blocks.places.outside', 'measures boxes in another unit than pages', (data) => {
    for (const item of itemsOf(data))
      if (Array.isArray(item['bbox'])) item['bbox'] = item['bbox'].map((place) => Number(place) * 100_000);
  }),
  mutant('document-data.blocks.places.upside-down', 'measures boxes from the bottom of the page', (data) => {
    for (const item of itemsOf(data)) {
      if (!Array.isArray(item['bbox'])) continue;
      const [x0, y0, x1, y1] = item['bbox'] as number[];
      item['bbox'] = [x0, 1 - y1!, x1, 1 - y0!];
    }
  }),
  mutant('document-data.pages.markers.shifted', 'counts pages from 0 in its marks', (data) => {
    if (typeof data['markdown'] !== 'string') return;
    data['markdown'] = data['markdown'].replace(
      /<!-- page (\d+) -->/g,
      (_, page) => `<!-- page ${Number(page) - 1} -->`,
    );
  }),
];
