/**
 * The contents of the fixed fixtures. Every text occurs once in its document and holds nothing Markdown would escape.
 */
import type { Content, Part } from './content.js';

/** One of everything: headings of three levels, prose, both kinds of list, a table, a link, a picture, furniture, hidden text. */
export const article: Content = {
  metadata: {
    title: 'Tides of the Northern Harbour',
    author: 'Marit Solberg',
    language: 'en',
    description: 'How a small harbour measures the sea',
    keywords: 'tides, harbour',
  },
  header: 'Harbour Gazette running headline',
  footer: 'Printed by the Gazette press',
  hidden: ['withdrawnsecretparagraph'],
  parts: [
    { kind: 'heading', level: 1, text: 'Tides of the Northern Harbour' },
    {
      kind: 'paragraph',
      text: 'The harbour keeps a record of every tide since the stone pier was finished, and the record has never been interrupted for longer than a single winter storm.',
    },
    { kind: 'heading', level: 2, text: 'Instruments in daily use' },
    {
      kind: 'paragraph',
      text: 'Three gauges stand in the old pump house, where the keeper reads them at dawn and writes the figures into a bound ledger.',
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        { text: 'Float gauge with paper drum' },
        { text: 'Pressure sensor below the quay', items: ['Cable renewed last autumn', 'Housing checked by divers'] },
        { text: 'Painted staff for visitors' },
      ],
    },
    { kind: 'heading', level: 2, text: 'Measurements of one week' },
    {
      kind: 'table',
      name: 'Week',
      cells: [
        ['Weekday', 'High water', 'Low water'],
        ['Monday', '412', '98'],
        ['Tuesday', '405', '103'],
        ['Wednesday', '397', '111'],
      ],
    },
    { kind: 'heading', level: 3, text: 'Reading the ledger' },
    {
      kind: 'list',
      ordered: true,
      items: [
        { text: 'Find the page of the month' },
        { text: 'Follow the column of the gauge' },
        { text: 'Add the correction for wind' },
      ],
    },
    {
      kind: 'link',
      before: 'The full ledger is kept online at',
      text: 'the harbour archive',
      href: 'https://example.com/harbour/archive?year=1923',
    },
    { kind: 'image', alt: 'Drawing of the float gauge' },
    { kind: 'paragraph', text: 'Nobody has yet found a mistake in the hand of the second keeper.' },
  ],
};

/** Letters beyond ASCII that every format must carry. */
export const international: Content = {
  metadata: { title: 'Straße und Café' },
  parts: [
    { kind: 'heading', level: 1, text: 'Straße und Café' },
    { kind: 'paragraph', text: 'Fjällräven naïve façade señor Łódź Žižkov' },
    { kind: 'paragraph', text: 'Ελληνικά Русский עברית العربية 日本語 한국어' },
    { kind: 'paragraph', text: 'Signs above doors kept letters that neighbours could not read aloud.' },
    { kind: 'paragraph', text: 'Travellers copied them into notebooks, page after page, until somebody explained.' },
  ],
};

/** What the prepared file in the old format has of it. */
export const internationalHead: Content = { ...international, parts: international.parts.slice(0, 3) };

/** The same letters in the cells of a sheet. */
export const internationalSheet: Content = {
  metadata: { title: 'Straße und Café' },
  parts: [
    {
      kind: 'table',
      name: 'Wörter',
      cells: [
        ['Straße', 'Café'],
        ['Łódź', 'Žižkov'],
        ['Ελληνικά', 'Русский'],
        ['日本語', '한국어'],
        ['עברית', 'العربية'],
      ],
    },
  ],
};

/** Two sheets with numbers that only their formats make readable. */
export const workbook: Content = {
  metadata: { title: 'Stock of the harbour shop', author: 'Marit Solberg' },
  hidden: ['concealedsheetvalue'],
  parts: [
    {
      kind: 'table',
      name: 'Stock',
      cells: [
        ['Article', 'Delivered', 'Share', 'Price'],
        [
          'Rope',
          { value: 46023, format: 'yyyy-mm-dd', shown: '2026-01-01' },
          { value: 0.125, format: '0.0%', shown: '12.5%' },
          { value: 1234.5, format: '#,##0.00', shown: '1,234.50' },
        ],
        [
          'Lantern',
          { value: 46081, format: 'yyyy-mm-dd', shown: '2026-02-28' },
          { value: 0.5, format: '0.0%', shown: '50.0%' },
          { value: 89, format: '#,##0.00', shown: '89.00' },
        ],
      ],
    },
    {
      kind: 'table',
      name: 'Keepers',
      cells: [
        ['Keeper', 'Since'],
        ['Solberg', 'spring'],
        ['Andersen', 'autumn'],
      ],
    },
  ],
};

/** `pageCount` pages, each with a heading and a sentence of its own. */
export function book(pageCount: number): Content {
  const parts: Part[] = [];
  for (let pageNumber = 1; pageNumber <= pageCount; pageNumber++) {
    if (pageNumber > 1) parts.push({ kind: 'pageBreak' });
    parts.push({ kind: 'heading', level: 1, text: `Chapter ${numberWord(pageNumber)} begins` });
    parts.push({ kind: 'paragraph', text: `Sentence of page ${numberWord(pageNumber)} and no other page.` });
  }
  return { metadata: { title: 'A small book' }, parts };
}

const ones = ['', 'alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel', 'india'];
const tens = ['', 'november', 'oscar', 'papa', 'quebec', 'romeo', 'sierra', 'tango', 'uniform', 'victor'];

/** A word for 1 to 99, unlike all others. */
function numberWord(value: number): string {
  return [tens[Math.floor(value / 10)], ones[value % 10]].filter((word) => word !== '').join('');
}
