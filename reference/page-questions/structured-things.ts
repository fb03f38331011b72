/**
 * What a page says about things in the vocabulary of schema.org, as JSON-LD or as microdata, in one shape.
 * Standard: JSON-LD 1.1 (as schema.org uses it); HTML, 5 Microdata.
 */
import { budgets } from '../base/budgets.js';
import type { PageTree } from '../engine/document/page-tree.js';

/** `types` without the vocabulary's address; values in the order of the page. */
export interface Thing {
  types: readonly string[];
  properties: ReadonlyMap<string, readonly ThingValue[]>;
}

export type ThingValue = string | Thing;

const nestedAtMost = budgets.thingDepth.bound;
const thingsAtMost = budgets.pageThings.bound;

/** All things of the page, nested ones after the one that holds them; JSON-LD before microdata. */
export function thingsOf(page: PageTree): Thing[] {
  const found: Thing[] = [];
  for (const script of page.elements('script[type="application/ld+json"]')) {
    const value = parsed(page.scriptText(script));
    for (const thing of valuesOf(value, 0)) if (typeof thing !== 'string') collect(thing, found);
  }
  const scopes = page.elements('[itemscope]');
  for (const scope of scopes) {
    if (page.valueOf(scope, 'itemprop') !== undefined) continue;
    collect(microdata(page, scope, 0), found);
  }
  return found;
}

/** Values of the first property that has any. */
export function values(thing: Thing, ...names: string[]): readonly ThingValue[] {
  for (const name of names) {
    const held = thing.properties.get(name);
    if (held && held.length > 0) return held;
  }
  return [];
}

/** The first text among the values, or the name of the first thing. */
export function text(thing: Thing, ...names: string[]): string | undefined {
  for (const value of values(thing, ...names)) {
    const found = typeof value === 'string' ? value : (text(value, 'name', 'url', '@id') ?? '');
    if (found.trim() !== '') return plain(found);
  }
  return undefined;
}

/** The things among the values of the first property that has any; what is only text is left out. */
export function things(thing: Thing, ...names: string[]): Thing[] {
  return values(thing, ...names).filter((value): value is Thing => typeof value !== 'string');
}

/** Whether it is of one of the types, which are given without the address of the vocabulary. */
export function isA(thing: Thing, ...types: string[]): boolean {
  return thing.types.some((type) => types.includes(type));
}

/** Markup and white space that authors leave in text. */
function plain(value: string): string {
  return value
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => entityText[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const entityText: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function collect(thing: Thing, into: Thing[]): void {
  if (into.length >= thingsAtMost) return;
  into.push(thing);
  for (const held of thing.properties.values()) {
    for (const value of held) if (typeof value !== 'string') collect(value, into);
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/g, '')) as unknown;
  } catch {
    // A script that is no JSON says nothing; other scripts and the page itself may.
    return undefined;
  }
}

function valuesOf(value: unknown, depth: number): ThingValue[] {
  if (depth > nestedAtMost || value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valuesOf(item, depth + 1));
  if (typeof value !== 'object') return [typeof value === 'string' ? value : JSON.stringify(value)];
  const { '@graph': graph, '@value': literal, '@type': type, ...rest } = value as Record<string, unknown>;
  if (literal !== undefined) return valuesOf(literal, depth + 1);
  const properties = new Map(
    Object.entries(rest).map(([name, held]) => [withoutVocabulary(name), valuesOf(held, depth + 1)]),
  );
  const thing = {
    types: valuesOf(type, depth + 1).flatMap((name) => (typeof name === 'string' ? [withoutVocabulary(name)] : [])),
    properties,
  };
  return graph === undefined ? [thing] : [thing, ...valuesOf(graph, depth + 1)];
}

function microdata(page: PageTree, scope: number, depth: number): Thing {
  const properties = new Map<string, ThingValue[]>();
  const types = (page.valueOf(scope, 'itemtype') ?? '').split(/\s+/).filter(Boolean).map(withoutVocabulary);
  if (depth > nestedAtMost) return { types, properties };
  const end = page.endOf(scope);
  let skipTo = 0;
  for (const node of page.elements('[itemprop], [itemscope]', scope)) {
    if (node < skipTo) continue;
    const isScope = page.valueOf(node, 'itemscope') !== undefined;
    const names = (page.valueOf(node, 'itemprop') ?? '').split(/\s+/).filter(Boolean);
    const value = isScope ? microdata(page, node, depth + 1) : propertyValue(page, node);
    for (const name of names) properties.set(name, [...(properties.get(name) ?? []), value]);
    if (isScope) skipTo = Math.min(page.endOf(node), end);
  }
  return { types, properties };
}

function propertyValue(page: PageTree, node: number): string {
  const given = page.valueOf(node, 'content');
  if (given !== undefined) return given;
  const name = page.nameOf(node);
  const address = name === 'a' || name === 'link' || name === 'area' ? 'href' : addressed.has(name) ? 'src' : undefined;
  const reference = address && page.valueOf(node, address);
  if (reference !== undefined && reference !== '') return page.resolve(reference) ?? reference;
  return page.valueOf(node, name === 'time' ? 'datetime' : 'value') ?? page.textOf(node);
}

const addressed = new Set(['img', 'audio', 'embed', 'iframe', 'source', 'track', 'video']);

function withoutVocabulary(name: string): string {
  return name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '');
}
