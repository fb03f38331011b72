/**
 * Whether a name in a schema and a name in a document mean the same: words compared without case, number and accents, with
 * a short table of words that data calls alike.
 * Spec: none (our choice).
 */
import { folded } from './words.js';

/** Each line: names of one and the same thing. */
const alike = [
  'name|title|headline|heading|product name|job title|subject',
  'price|cost|sale price|current price|unit price|amount|preis|prix|precio|prezzo',
  'description|summary|abstract|about|overview|beschreibung',
  'image|image url|photo|picture|thumbnail|img|images|photos',
  'url|link|href|website|web site|homepage|page url',
  'author|authors|writer|creator|written by|by|byline|autor|auteur',
  'date published|published|published time|publication date|publish date|published at|published date|date|release date|veroffentlicht',
  'date modified|modified|modified time|updated|last updated|updated at|last modified',
  'currency|price currency|currency code|wahrung',
  'brand|manufacturer|maker|vendor|marke|hersteller',
  'rating|rating value|average rating|score|stars',
  'review count|rating count|number of reviews|reviews count|num reviews|total reviews|ratings',
  'sku|article number|item number|product code|part number|product id|mpn|artikelnummer',
  'phone|telephone|phone number|tel|telefon|mobile',
  'email|e mail|email address|mail',
  'address|location|street address|adresse',
  'city|town|address locality|locality|ort|stadt',
  'zip|zip code|postal code|postcode|plz',
  'country|address country|land',
  'region|state|address region|province',
  'availability|stock|in stock|stock status|verfugbarkeit',
  'category|genre|section|article section|type|kategorie',
  'tags|keywords|topics|labels',
  'quantity|qty|amount of items|menge|anzahl',
  'weight|gewicht',
  'color|colour|farbe',
  'size|dimensions|abmessungen|grosse',
  'company|organization|organisation|employer|hiring organization|firma',
  'ingredients|recipe ingredient|zutaten',
  'instructions|recipe instructions|steps|directions|method|zubereitung',
  'servings|recipe yield|yield|portionen',
  'duration|length|total time|laufzeit',
  'publisher|site name|og site name|source',
  'language|in language|sprache',
  'id|identifier|number',
  'items|item list element|products|results|entries',
  'start date|starts|start|begin',
  'end date|ends|end|finish',
  'first name|given name|vorname',
  'last name|family name|surname|nachname',
  'total|total amount|grand total|gesamt|gesamtbetrag|sum|summe',
] as const;

/** `datePublished`, `date_published` and `Date published:` are one name. */
export function nameOf(text: string): string {
  return folded(text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, 12)
    .map(singular)
    .join(' ');
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:ch|sh|x|z|ss))es$/, '')
    .replace(/s$/, '');
}

const groups = new Map<string, Set<number>>();
for (const [at, line] of alike.entries()) {
  for (const name of line.split('|').map(nameOf)) groups.set(name, (groups.get(name) ?? new Set()).add(at));
}

/** Words that say of what kind of thing a name is a name, and no more. */
const kinds = new Set(
  [
    'product',
    'item',
    'article',
    'page',
    'company',
    'book',
    'job',
    'event',
    'person',
    'user',
    'the',
    'recipe',
    'offer',
    'og',
    'twitter',
    'meta',
    'dc',
    'full',
    'main',
  ].map(nameOf),
);

function bare(name: string): string {
  const words = name.split(' ').filter((word) => !kinds.has(word));
  return words.length === 0 ? name : words.join(' ');
}

/** How well two names (of nameOf) agree, 0 to 1; below 0.5 they do not. */
export function agreement(wanted: string, given: string): number {
  if (wanted === '' || given === '') return 0;
  if (wanted === given) return 1;
  const [one, other] = [bare(wanted), bare(given)];
  if (one === other) return 0.95;
  if (shareGroup(wanted, given)) return 0.85;
  if (shareGroup(one, other)) return 0.75;
  return 0;
}

function shareGroup(one: string, other: string): boolean {
  const [own, theirs] = [groups.get(one), groups.get(other)];
  return own !== undefined && theirs !== undefined && [...own].some((group) => theirs.has(group));
}

/** Every name that agrees with this one: what it is looked up by. */
export function alternatives(name: string): string[] {
  const found = new Set([name, bare(name)]);
  for (const known of [name, bare(name)])
    for (const group of groups.get(known) ?? []) for (const other of alike[group]!.split('|')) found.add(nameOf(other));
  return [...found];
}
