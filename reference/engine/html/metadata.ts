/**
 * The page's metadata: title, `meta` elements, the links of the head that say something about the page.
 * Under the page's own names (`og:title`), and under those of the interface where it has one too (`ogTitle`).
 * Spec: Metadata (`data.metadata`).
 */
import { budgets } from '../../base/budgets.js';
import { addNotice } from '../document/reading.js';
import type { Metadata, Notice } from '../document/reading.js';
import { reservedMetadataNames } from '../document/reserved-names.js';
import { attribute } from './attributes.js';
import { Tag } from './elements.table.js';
import { decodeEntities } from './entities.js';
import type { NodeTable } from './node-table.js';
import { sliceText } from './node-table.js';
import type { PageUrls } from './urls.js';
import { collapseSpace } from './white-space.js';

const names = new Map(
  Object.entries({
    'og:title': 'ogTitle',
    'og:description': 'ogDescription',
    'og:url': 'ogUrl',
    'og:image': 'ogImage',
    'og:audio': 'ogAudio',
    'og:video': 'ogVideo',
    'og:determiner': 'ogDeterminer',
    'og:locale': 'ogLocale',
    'og:locale:alternate': 'ogLocaleAlternate',
    'og:site_name': 'ogSiteName',
    'article:published_time': 'publishedTime',
    'article:modified_time': 'modifiedTime',
    'article:section': 'articleSection',
    'article:tag': 'articleTag',
    'article:author': 'articleAuthor',
    description: 'description',
    keywords: 'keywords',
    author: 'author',
    robots: 'robots',
  }),
);

/** Values that are addresses. */
const addresses = new Set(['ogUrl', 'ogImage', 'ogAudio', 'ogVideo']);

/**
 * Everything the page says about itself. Values given several times are lists, without repetitions.
 * @param notices told when the page says more than is kept
 */
export function pageMetadata(table: NodeTable, urls: PageUrls, notices: Notice[]): Metadata {
  const values = new Map<string, string[]>();
  let kept = 0;
  const add = (name: string, value: string | undefined): void => {
    if (value === undefined || name === '' || reservedMetadataNames.has(name)) return;
    const text = collapseSpace(value);
    if (text === '') return;
    if (kept >= budgets.metadataValues.bound) {
      addNotice(notices, {
        code: 'limit-reached',
        message: `Metadata beyond ${budgets.metadataValues.bound} values was left out.`,
      });
      return;
    }
    kept++;
    const list = values.get(name);
    if (list === undefined) values.set(name, [text]);
    else if (!list.includes(text)) list.push(text);
  };
  const { tag: tags } = table;
  for (let node = nextTelling(table, 1); node < table.count; node = nextTelling(table, node + 1)) {
    const tag = tags[node]!;
    if (tag === Tag.meta) addMeta(table, node, urls, add);
    else if (tag === Tag.link) addLink(table, node, urls, add);
    else if (tag === Tag.title && !values.has('title')) add('title', titleText(table, node));
    else if (tag === Tag.html) add('language', attribute(table, node, 'lang') ?? attribute(table, node, 'xml:lang'));
  }
  complete(values);
  return Object.fromEntries([...values].map(([name, list]) => [name, valueOf(name, list)]));
}

/** Elements that say something about the page: a handful among thousands. */
const isTelling = new Uint8Array(256);
for (const tag of [Tag.meta, Tag.link, Tag.title, Tag.html]) isTelling[tag] = 1;

/** The first of them from a node on; the count of nodes when there is none. */
function nextTelling({ tag, count }: NodeTable, from: number): number {
  let node = from;
  while (node < count && isTelling[tag[node]!] === 0) node++;
  return node;
}

type Add = (name: string, value: string | undefined) => void;

function addMeta(table: NodeTable, node: number, urls: PageUrls, add: Add): void {
  const content = attribute(table, node, 'content');
  if (content === undefined) return;
  if (attribute(table, node, 'http-equiv')?.toLowerCase() === 'content-language') add('content-language', content);
  const own = (attribute(table, node, 'property') ?? attribute(table, node, 'name') ?? '').trim();
  if (own === '') return;
  const name = interfaceName(own);
  const value = addresses.has(name) ? urls.resolve(content) : content;
  add(name, value);
  if (own.toLowerCase() !== name.toLowerCase()) add(own, value);
}

function interfaceName(own: string): string {
  const lower = own.toLowerCase();
  const known = names.get(lower);
  if (known !== undefined) return known;
  const dublin = lower.startsWith('dc') ? /^dc(terms)?[.:](.+)$/.exec(lower) : null;
  if (!dublin) return own;
  const words = dublin[2]!.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return `dc${dublin[1] ? 'Terms' : ''}${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

function addLink(table: NodeTable, node: number, urls: PageUrls, add: Add): void {
  const relation = attribute(table, node, 'rel')?.toLowerCase();
  if (relation === undefined || !/icon|canonical/.test(relation)) return;
  const href = attribute(table, node, 'href');
  if (!href) return;
  const words = relation.split(/\s+/);
  if (words.includes('icon')) add('icon', urls.resolve(href));
  else if (words.includes('apple-touch-icon')) add('touch-icon', urls.resolve(href));
  else if (words.includes('canonical')) add('canonical', urls.resolve(href));
}

function titleText(table: NodeTable, node: number): string | undefined {
  const text = node + 1;
  if (text >= table.end[node]! || table.tag[text] !== Tag.text) return undefined;
  return decodeEntities(sliceText(table.source, table.start[text]!, table.stop[text]!), false);
}

/** Settles what has several sources: the first that speaks counts. */
function complete(values: Map<string, string[]>): void {
  const take = (name: string): string[] | undefined => {
    const list = values.get(name);
    values.delete(name);
    return list;
  };
  const language = take('content-language');
  if (!values.has('language') && language) values.set('language', language);
  const favicon = take('icon');
  const touchIcon = take('touch-icon');
  const shown = favicon ?? touchIcon;
  if (shown) values.set('favicon', shown.slice(0, 1));
  const canonical = values.get('canonical');
  if (canonical) values.set('canonical', canonical.slice(0, 1));
  const title = values.get('ogTitle');
  if (!values.has('title') && title) values.set('title', title);
}

function valueOf(name: string, list: string[]): string | string[] {
  return list.length > 1 || name === 'ogLocaleAlternate' ? list : list[0]!;
}
