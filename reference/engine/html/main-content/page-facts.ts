/**
 * What holds for the page as a whole: its kind, its likeliest content boxes, its repeated items.
 */
import { attribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { boxWords } from './lexicon.table.js';
import type { Survey } from './survey.js';
import { isProse } from './text-blocks.js';

/** A stretch of blocks, `from` up to `to`, and its share of what it was measured by; -1 for none. */
export interface Stretch {
  node: number;
  from: number;
  to: number;
  share: number;
}

/** All blocks whose owners have the same place in the page's template. */
export interface BlockGroup {
  count: number;
  length: number;
  link: number;
  stops: number;
  first: number;
  last: number;
}

/** All elements at the same place in the page's template: cards, posts, comments. */
export interface ItemGroup {
  count: number;
  length: number;
  link: number;
  blocks: number;
  prose: number;
  /** Items that hold prose. */
  withProse: number;
  first: number;
  last: number;
}

export interface PageFacts {
  length: number;
  /** Length and number of prose blocks before each block. */
  proseBefore: Float64Array;
  proseCountBefore: Float64Array;
  /** The element that gathers most prose around itself, as readability scores do. */
  best: Stretch;
  /** The `article` with most prose, and the box named like the body of a text with most prose. */
  article: Stretch;
  named: Stretch;
  articles: number;
  hasMain: boolean;
  /** Block of the first `h1`; -1 without one. */
  h1: number;
  firstProse: number;
  firstProseBehindH1: number;
  groups: Map<number, BlockGroup>;
  /** The group with most running text. */
  mainGroup: BlockGroup | undefined;
  items: Map<number, ItemGroup>;
  /** Share of the text in boxes of each group of names. */
  nameShares: Float64Array;
  /** What the page says it is; see `pageKinds`. */
  kinds: readonly number[];
}

export function pageFacts(survey: Survey): PageFacts {
  const { blocks, table } = survey;
  const { proseBefore, proseCountBefore } = proseSums(survey);
  const groups = blockGroups(survey);
  const h1 = firstHeading(survey);
  const isTextGroup = (group: BlockGroup): boolean => group.length > 60 * group.count;
  let mainGroup: BlockGroup | undefined;
  for (const group of groups.values())
    if (isTextGroup(group) && group.length - group.link > (mainGroup ? mainGroup.length - mainGroup.link : 0))
      mainGroup = group;
  const facts: PageFacts = {
    length: Math.max(1, survey.textBefore[table.count]!),
    proseBefore,
    proseCountBefore,
    best: bestBox(survey),
    article: { node: -1, from: -1, to: -1, share: -1 },
    named: { node: -1, from: -1, to: -1, share: -1 },
    articles: 0,
    hasMain: false,
    h1,
    firstProse: blocks.findIndex(isProse),
    firstProseBehindH1: blocks.findIndex((block, index) => index >= h1 && isProse(block)),
    groups,
    mainGroup,
    items: itemGroups(survey, proseBefore),
    nameShares: nameShares(survey),
    kinds: pageKinds(table),
  };
  findContentBoxes(survey, facts);
  return facts;
}

function proseSums(survey: Survey): Pick<PageFacts, 'proseBefore' | 'proseCountBefore'> {
  const { blocks } = survey;
  const proseBefore = new Float64Array(blocks.length + 1);
  const proseCountBefore = new Float64Array(blocks.length + 1);
  blocks.forEach((block, index) => {
    const counts = isProse(block);
    proseBefore[index + 1] = proseBefore[index]! + (counts ? block.length : 0);
    proseCountBefore[index + 1] = proseCountBefore[index]! + (counts ? 1 : 0);
  });
  return { proseBefore, proseCountBefore };
}

function firstHeading(survey: Survey): number {
  const { table, blocksBefore } = survey;
  for (let node = 1; node < table.count; node++)
    if (table.tag[node] === Tag.h1 && blocksBefore[table.end[node]!]! > blocksBefore[node]!) return blocksBefore[node]!;
  return -1;
}

function blockGroups(survey: Survey): Map<number, BlockGroup> {
  const groups = new Map<number, BlockGroup>();
  survey.blocks.forEach((block, index) => {
    const key = survey.signature[block.owner]!;
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { count: 0, length: 0, link: 0, stops: 0, first: index, last: index }));
    group.count++;
    group.length += block.length;
    group.link += block.linkLength;
    group.stops += block.stops;
    group.last = index;
  });
  return groups;
}

function itemGroups(survey: Survey, proseBefore: Float64Array): Map<number, ItemGroup> {
  const { table, textBefore, linkBefore, blocksBefore } = survey;
  const items = new Map<number, ItemGroup>();
  for (let node = 1; node < table.count; node++) {
    const end = table.end[node]!;
    const length = textBefore[end]! - textBefore[node]!;
    const key = survey.signature[node]!;
    if (key === 0 || length === 0) continue;
    let item = items.get(key);
    if (!item)
      items.set(
        key,
        (item = { count: 0, length: 0, link: 0, blocks: 0, prose: 0, withProse: 0, first: node, last: node }),
      );
    const prose = proseBefore[blocksBefore[end]!]! - proseBefore[blocksBefore[node]!]!;
    item.count++;
    item.length += length;
    item.link += linkBefore[end]! - linkBefore[node]!;
    item.blocks += blocksBefore[end]! - blocksBefore[node]!;
    item.prose += prose;
    if (prose > 0) item.withProse++;
    item.last = node;
  }
  return items;
}

/** Each prose block speaks for the elements around it, less and less outwards; links speak against. */
function bestBox(survey: Survey): Stretch {
  const { table, blocks, textBefore, linkBefore, blocksBefore } = survey;
  const scores = new Map<number, number>();
  for (const block of blocks) {
    if (!isProse(block)) continue;
    let node = table.parent[block.owner]!;
    for (let weight = block.length, hops = 0; hops < 4 && node > 0; hops++, weight *= 0.7, node = table.parent[node]!)
      scores.set(node, (scores.get(node) ?? 0) + weight);
  }
  let best = survey.body;
  let bestScore = 0;
  for (const [node, score] of scores) {
    const text = textBefore[table.end[node]!]! - textBefore[node]!;
    const link = linkBefore[table.end[node]!]! - linkBefore[node]!;
    const value = score * (1 - link / Math.max(1, text));
    if (value <= bestScore) continue;
    bestScore = value;
    best = node;
  }
  const end = table.end[best]!;
  const share = (textBefore[end]! - textBefore[best]!) / Math.max(1, textBefore[table.count]!);
  return { node: best, from: blocksBefore[best]!, to: blocksBefore[end]!, share };
}

function findContentBoxes(survey: Survey, facts: PageFacts): void {
  const { table, names, blocksBefore } = survey;
  const allProse = facts.proseBefore[facts.proseBefore.length - 1]!;
  for (let node = 1; node < table.count; node++) {
    const tag = table.tag[node]!;
    if (tag === Tag.main) facts.hasMain = true;
    if (tag === Tag.article) facts.articles++;
    const isNamed = (names[node]! & 1) !== 0;
    if (tag !== Tag.article && !isNamed) continue;
    const from = blocksBefore[node]!;
    const to = blocksBefore[table.end[node]!]!;
    const prose = facts.proseBefore[to]! - facts.proseBefore[from]!;
    const stretch = { node, from, to, share: allProse > 0 ? prose / allProse : -1 };
    if (tag === Tag.article && prose > 0 && stretch.share > facts.article.share) facts.article = stretch;
    if (isNamed && prose > 0 && stretch.share > facts.named.share) facts.named = stretch;
  }
}

function nameShares(survey: Survey): Float64Array {
  const shares = new Float64Array(boxWords.length);
  const total = Math.max(1, survey.textBefore[survey.table.count]!);
  for (const block of survey.blocks) {
    const above = survey.namesAbove[block.last]!;
    for (let group = 0; group < shares.length; group++)
      if ((above >>> group) & 1) shares[group]! += block.length / total;
  }
  return shares;
}

const linkedTypes = [
  /"(?:NewsArticle|Article|BlogPosting|Report\w*|TechArticle|MedicalWebPage)"/,
  /"Product(?:Group)?"/,
  /"(?:DiscussionForumPosting|QAPage|Question)"/,
  /"(?:ItemList|CollectionPage|SearchResultsPage|OfferCatalog)"/,
];

/** 1 or 0 each: Open Graph says article, product, website; has article properties; JSON-LD names an article, product, discussion, list. */
function pageKinds(table: NodeTable): number[] {
  const kinds = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let node = 1; node < table.count; node++) {
    if (table.tag[node] === Tag.meta) addMetaKinds(table, node, kinds);
    else if (table.tag[node] === Tag.script && node + 1 < table.end[node]!) addLinkedKinds(table, node, kinds);
  }
  return kinds;
}

function addMetaKinds(table: NodeTable, node: number, kinds: number[]): void {
  const property = attribute(table, node, 'property') ?? attribute(table, node, 'name');
  if (property?.startsWith('article:')) kinds[3] = 1;
  if (property !== 'og:type') return;
  const type = attribute(table, node, 'content') ?? '';
  if (/article/i.test(type)) kinds[0] = 1;
  if (/product|item/i.test(type)) kinds[1] = 1;
  if (/website/i.test(type)) kinds[2] = 1;
}

function addLinkedKinds(table: NodeTable, node: number, kinds: number[]): void {
  if (attribute(table, node, 'type') !== 'application/ld+json') return;
  const text = table.source.toString('latin1', table.start[node + 1], table.stop[node + 1]);
  linkedTypes.forEach((types, index) => {
    if (types.test(text)) kinds[4 + index] = 1;
  });
}
