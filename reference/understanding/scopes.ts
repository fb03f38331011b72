/**
 * Material -> scopes: the document as one, and the groups of alike records in it (rows of a table, things of a kind,
 * sections of a level, items of a list).
 * Spec: none (our choice).
 */
import { nameOf } from './field-names.js';
import type { Material, MaterialThing, Piece } from './material.js';
import { textOf } from './material.js';
import { bylinesIn, firstDay, linkedAuthor } from './bylines.js';
import { Scope } from './scope.js';
import type { Head } from './scope.js';
import { folded } from './words.js';

/** Records that are alike. `name`: what the document calls them, if it does. */
export interface RecordGroup {
  kind: 'things' | 'rows' | 'sections' | 'items';
  name: string;
  records: readonly Scope[];
}

const recordsAtMost = 2000;
const groupsAtMost = 300;

/** Types that speak of the site and of the page, not of what the page is about. */
const frameTypes = new Set([
  'WebPage',
  'WebSite',
  'Organization',
  'Corporation',
  'BreadcrumbList',
  'ImageObject',
  'SearchAction',
  'CollectionPage',
  'SiteNavigationElement',
  'WPHeader',
  'WPFooter',
  'ListItem',
  'EntryPoint',
  'ReadAction',
  'Person',
  'OnlineStore',
  'NewsMediaOrganization',
]);
/** Names that every thing has: of a thing inside of another they mean only that one. */
const ownNames = new Set(
  [
    'name',
    'description',
    'url',
    'image',
    'id',
    '@id',
    'identifier',
    'logo',
    'sameAs',
    'headline',
    '@context',
    '@type',
  ].map(nameOf),
);

/** A name and an address: an entry of a list, and nothing that a page is about. */
const entryNames = new Set(
  ['name', 'title', 'url', 'image', 'id', '@id', 'position', 'item', '@context', '@type'].map(nameOf),
);

/** Whether a thing is of the page around what it is about. */
export const isFrame = ({ types, properties }: MaterialThing): boolean =>
  (types.length > 0 && types.every((type) => frameTypes.has(type))) ||
  Object.keys(properties).every((name) => entryNames.has(nameOf(name)));

/** A thing with what its parts say. */
export function thingScope(thing: MaterialThing, trust = 1): Scope {
  const scope = new Scope();
  addThing(scope, thing, trust, '', 0);
  const url = thing.properties['url']?.find((value) => typeof value === 'string');
  if (typeof url === 'string') scope.href = url;
  return scope;
}

function addThing(scope: Scope, thing: MaterialThing, trust: number, prefix: string, depth: number): void {
  for (const [name, values] of Object.entries(thing.properties)) {
    const texts = values.filter((value): value is string => typeof value === 'string');
    const things = values.filter((value): value is MaterialThing => typeof value !== 'string');
    const isOwn = ownNames.has(nameOf(name));
    if (prefix === '' || !isOwn) scope.add(name, [...texts, ...things.flatMap(labelOf)], trust, { things });
    if (prefix !== '') scope.add(`${prefix} ${name}`, [...texts, ...things.flatMap(labelOf)], trust, { things });
    if (texts.length > 0 && texts[0]!.length < 5000) scope.say(texts.join('\n'));
    // Of several parts none speaks for the whole.
    if (things.length === 1 && depth < 3) addThing(scope, things[0]!, trust * 0.9, name, depth + 1);
  }
}

/** How a thing is called where a text is wanted. */
function labelOf({ properties }: MaterialThing): string[] {
  for (const name of ['name', 'headline', 'text', '@id', 'url', 'value']) {
    const found = properties[name]?.find((value) => typeof value === 'string');
    if (typeof found === 'string') return [found];
  }
  return [];
}

/** The whole document as one scope. @param main the thing that it is about, as far as is known */
export function documentScope(material: Material, main: MaterialThing | undefined): Scope {
  const scope = new Scope();
  if (material.url !== undefined) scope.href = material.url;
  if (main) addThing(scope, main, isFrame(main) ? 0.55 : 1, '', 0);
  for (const thing of material.things) if (thing !== main) addPartly(scope, thing);
  addMetadata(scope, material);
  addPieces(scope, material.pieces);
  if (material.language !== undefined) scope.language = material.language;
  const head = headOf(material);
  scope.begin(head);
  if (head.author !== undefined) scope.add('author', [head.author], 0.75);
  return scope;
}

/** Of a thing the document is not about, only what nothing else is called. */
function addPartly(scope: Scope, { properties }: MaterialThing): void {
  for (const [name, values] of Object.entries(properties)) {
    if (ownNames.has(nameOf(name))) continue;
    const texts = values.flatMap((value) => (typeof value === 'string' ? [value] : labelOf(value)));
    scope.add(name, texts, 0.5, {
      things: values.filter((value): value is MaterialThing => typeof value !== 'string'),
    });
  }
}

function addMetadata(scope: Scope, material: Material): void {
  const { metadata, title } = material;
  const headline = headlineOf(material);
  if (headline) scope.add('title', [headline.text], headline.isTitle ? 0.8 : 0.65);
  if (title !== undefined) scope.add('title', [withoutSite(title, metadata)], 0.7);
  for (const [name, value] of Object.entries(metadata)) {
    const texts = typeof value === 'string' ? [value] : value;
    if (name === 'title') continue;
    const listed = name === 'keywords' ? texts.flatMap((text) => text.split(/[,;]/)) : texts;
    scope.add(name, listed, /^(?:og|twitter|dc)/.test(name) ? 0.6 : 0.7);
  }
}

interface Headline {
  text: string;
  /** Its number among the pieces. */
  at: number;
  isTitle: boolean;
}

/** Headings that are looked at for the headline. */
const headingsAtMost = 40;

/**
 * Of the headings that say what the title says the longest, unless one of the first level is longer and has half of its words
 * from the title. Else the first, which is no title when it has not a word of it: a page may be headed by the name of a blog.
 */
function headlineOf({ pieces, metadata, title }: Material): Headline | undefined {
  const titles = [title, metadata['ogTitle'], metadata['og:title']]
    .flat()
    .flatMap((text) => text ?? [])
    .map(nameOfTitle);
  const words = new Set(titles.flatMap((text) => text.split(' ')).filter((word) => word.length > 3));
  const headings = pieces
    .flatMap((piece, at) => (piece.kind === 'heading' ? [{ ...piece, at }] : []))
    .slice(0, headingsAtMost)
    .map((heading) => ({ ...heading, plain: nameOfTitle(heading.text) }));
  const shared = ({ plain }: { plain: string }): number => {
    const own = plain.split(' ').filter((word) => word.length > 3);
    return own.length === 0 ? 0 : own.filter((word) => words.has(word)).length / own.length;
  };
  const first = headings.find(({ level }) => level === 1) ?? headings[0];
  const [best] = headings
    .filter(({ plain }) => plain.length > 7 && titles.some((one) => one.includes(plain) || plain.includes(one)))
    .sort((one, other) => other.plain.length - one.plain.length);
  const chosen =
    best && !(first?.level === 1 && shared(first) >= 0.5 && first.plain.length > best.plain.length) ? best : first;
  if (!chosen) return undefined;
  const isTitle = chosen === best || titles.length === 0 || shared(chosen) > 0;
  // What is written beside the title in its heading is none of it.
  const part = chosen.text.split(/\s[|·•]\s/u).find((each) => titles.includes(nameOfTitle(each)));
  return { text: part ?? chosen.text, at: chosen.at, isTitle };
}

function nameOfTitle(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A title often ends with the name of its site. */
function withoutSite(title: string, metadata: Material['metadata']): string {
  const [site = ''] = [metadata['ogSiteName'], metadata['og:site_name']].flat().filter((name) => name !== undefined);
  const parts = title.split(/\s[-–—|·•]\s/u);
  const last = parts.at(-1)!;
  if (parts.length < 2 || site === '' || !nameOfTitle(last).includes(nameOfTitle(site))) return title;
  return title.slice(0, title.length - last.length).replace(/\s[-–—|·•]\s$/u, '');
}

const headAtMost = 8;

/** Who wrote it and when, by what stands directly above and below the headline. */
function headOf(material: Material): Head {
  const { pieces, language } = material;
  const at = headlineOf(material)?.at;
  if (at === undefined) return {};
  const lines = pieces
    .slice(Math.max(0, at - 3), at + headAtMost)
    .flatMap((piece) => ('text' in piece && piece !== pieces[at] && piece.text.length <= 200 ? [piece] : []));
  const author =
    bylinesIn(lines.map(({ text }) => text).join('\n'), language)[0] ??
    lines.flatMap((piece) => {
      const linked = 'linked' in piece && piece.linked !== undefined ? piece.linked : piece.text;
      return piece.href === undefined ? [] : (linkedAuthor(linked, piece.href, language) ?? []);
    })[0];
  const published = firstDay(
    lines.flatMap(({ text }) => text.split('\n')),
    language,
  );
  return { ...(author !== undefined && { author }), ...(published !== undefined && { published }) };
}

/** Pairs, tables of labels and values, sections, and labels on lines of their own. */
function addPieces(scope: Scope, pieces: readonly Piece[]): void {
  const headings: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    switch (piece.kind) {
      case 'pair':
        scope.add(piece.label, [piece.value], 0.9);
        scope.say(textOf(piece));
        break;
      case 'table':
        addTable(scope, piece);
        scope.say(textOf(piece));
        break;
      case 'heading':
        headings.push(piece.text);
        addSection(scope, pieces, at, piece);
        break;
      default: {
        scope.say(piece.text);
        const next = pieces[at + 1];
        const isLabel = piece.text.length <= 40 && !/[.!?]$/.test(piece.text);
        if (isLabel && next && next.kind === piece.kind && next.text.length <= 160)
          scope.add(piece.text, [next.text], 0.45);
      }
    }
  }
  scope.add('headings', headings.slice(0, 1000), 0.6);
  scope.add('sections', headings.slice(0, 1000), 0.6);
}

function addTable(scope: Scope, { rows, hasHeader }: Extract<Piece, { kind: 'table' }>): void {
  const width = Math.max(...rows.map((row) => row.length));
  const [header = [], ...body] = rows;
  if (width === 2)
    for (const [label, value] of hasHeader ? body : rows) if (label && value) scope.add(label, [value], 0.9);
  if (width > 2 || hasHeader) {
    for (const [column, label] of header.entries()) {
      const values = body
        .map((row) => row[column] ?? '')
        .filter(Boolean)
        .slice(0, recordsAtMost);
      if (label.length < 80) scope.add(label, values, body.length === 1 ? 0.85 : 0.4);
    }
  }
}

const sectionAtMost = 400;

/** What stands below a heading, up to the next of its level. */
function addSection(
  scope: Scope,
  pieces: readonly Piece[],
  at: number,
  heading: Extract<Piece, { kind: 'heading' }>,
): void {
  if (heading.text.length > 80) return;
  const inside = insideOf(pieces, at, heading.level);
  if (inside.length === 0) return;
  const items = inside.flatMap((piece) => (piece.kind === 'item' ? [piece.text.split('\n').join(' ')] : []));
  const text = inside.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])).join('\n\n');
  const texts = items.length > 0 ? items : text === '' ? [] : [text];
  scope.add(heading.text, texts, 0.75, { section: recordOf(undefined, inside) });
}

function insideOf(pieces: readonly Piece[], at: number, level: number): Piece[] {
  const inside: Piece[] = [];
  for (let next = at + 1; next < pieces.length && inside.length < sectionAtMost; next++) {
    const piece = pieces[next]!;
    if (piece.kind === 'heading' && piece.level <= level) break;
    inside.push(piece);
  }
  return inside;
}

/** A record that is written as text: its first words are its name. */
function recordOf(head: { text: string; href?: string } | undefined, inside: readonly Piece[]): Scope {
  const scope = new Scope();
  const href =
    head?.href ?? inside.flatMap((piece) => ('href' in piece && piece.href !== undefined ? [piece.href] : []))[0];
  if (href !== undefined) scope.href = href;
  if (head) {
    scope.add('name', [head.text], 0.7);
    scope.say(head.text);
  }
  const texts: string[] = [];
  for (const piece of inside) {
    if (piece.kind === 'pair') scope.add(piece.label, [piece.value], 0.9);
    if (piece.kind === 'table') addTable(scope, piece);
    if (piece.kind === 'text') texts.push(piece.text);
    for (const line of textOf(piece).split('\n')) scope.say(line);
  }
  const prose = texts.filter((text) => text.length > 40 || /[.!?]$/.test(text));
  if (prose.length > 0) scope.add('description', [prose.join('\n\n')], 0.6);
  return scope;
}

/** All groups of two records or more; tables and things may have one. */
export function recordGroups(material: Material): RecordGroup[] {
  return [
    ...groupsOfThings(material.things),
    ...groupsOfRows(material.pieces),
    ...groupsOfSections(material.pieces),
    ...groupsOfItems(material.pieces),
  ].slice(0, groupsAtMost);
}

/** Things that one property holds are a group, and so are those of one type. */
export function groupsOfThings(things: readonly MaterialThing[]): RecordGroup[] {
  const groups = new Map<string, { name: string; things: MaterialThing[] }>();
  const put = (key: string, name: string, thing: MaterialThing): void => {
    const group = groups.get(key) ?? { name, things: [] };
    if (group.things.length < recordsAtMost) group.things.push(thing);
    groups.set(key, group);
  };
  const visit = (thing: MaterialThing, depth: number): void => {
    for (const type of thing.types) put(`type ${type}`, type, thing);
    if (depth > 6) return;
    for (const [name, values] of Object.entries(thing.properties)) {
      for (const value of values) {
        if (typeof value === 'string') continue;
        const wrapped = value.types.includes('ListItem')
          ? value.properties['item']?.find((one) => typeof one !== 'string')
          : undefined;
        put(`property ${name}`, name, typeof wrapped === 'object' ? wrapped : value);
        visit(value, depth + 1);
      }
    }
  };
  for (const thing of things) visit(thing, 0);
  return [...groups.values()].map(({ name, things: held }) => ({
    kind: 'things',
    name,
    records: held.map((thing) => thingScope(thing)),
  }));
}

/** Tables of the same header are one. */
function groupsOfRows(pieces: readonly Piece[]): RecordGroup[] {
  const groups = new Map<string, { name: string; records: Scope[] }>();
  let heading = '';
  for (const piece of pieces) {
    if (piece.kind === 'heading') heading = piece.text;
    if (piece.kind !== 'table' || piece.rows.length < 2) continue;
    const [header = [], ...body] = piece.rows;
    if (header.length < 2 && !piece.hasHeader) continue;
    const group = groups.get(header.join('|')) ?? { name: piece.caption ?? heading, records: [] };
    for (const row of body) {
      if (group.records.length >= recordsAtMost) break;
      const scope = new Scope();
      for (const [column, label] of header.entries())
        scope.add(label === '' && column === 0 ? 'name' : label, [row[column] ?? ''], 1);
      group.records.push(scope);
    }
    groups.set(header.join('|'), group);
  }
  return [...groups.values()].map((group) => ({ kind: 'rows', ...group }));
}

function groupsOfSections(pieces: readonly Piece[]): RecordGroup[] {
  const groups: { level: number; name: string; records: Scope[] }[] = [];
  let open: { level: number; name: string; records: Scope[] }[] = [];
  const above: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'heading') continue;
    open = open.filter(({ level }) => level <= piece.level);
    above.length = Math.min(above.length, piece.level);
    let group = open.find(({ level }) => level === piece.level);
    if (!group) {
      const name = above.slice(0, piece.level).filter(Boolean).at(-1) ?? '';
      group = { level: piece.level, name, records: [] };
      groups.push(group);
      open.push(group);
    }
    above[piece.level] = piece.text;
    if (group.records.length < recordsAtMost) group.records.push(recordOf(piece, insideOf(pieces, at, piece.level)));
  }
  return groups
    .filter(({ records }) => records.length > 1)
    .map(({ name, records }) => ({ kind: 'sections', name, records }));
}

function groupsOfItems(pieces: readonly Piece[]): RecordGroup[] {
  const groups = new Map<number, { name: string; records: Scope[] }>();
  let heading = '';
  for (const piece of pieces) {
    if (piece.kind === 'heading') heading = piece.text;
    if (piece.kind !== 'item') continue;
    const group = groups.get(piece.list) ?? { name: heading, records: [] };
    if (group.records.length < recordsAtMost) {
      const [head = '', ...rest] = piece.text.split('\n');
      group.records.push(
        recordOf(
          { text: head, ...(piece.href !== undefined && { href: piece.href }) },
          rest.map((text) => ({ kind: 'text', text })),
        ),
      );
    }
    groups.set(piece.list, group);
  }
  return [...groups.values()]
    .filter(({ records }) => records.length > 1)
    .map(({ name, records }) => ({ kind: 'items', name, records }));
}
