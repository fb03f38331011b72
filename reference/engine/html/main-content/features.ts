/**
 * What is known of each text block, as numbers: the block itself, its place, the boxes around it, its neighbours,
 * others of its kind, and the page.
 */
import { attribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { Survey, TextBlock } from './survey.js';
import { textWords } from './lexicon.table.js';
import { boxWords } from './lexicon.table.js';
import { Inside } from './survey.js';
import { findWords, wordFinder } from './word-finder.js';

const textFinder = wordFinder(textWords);
/** Texts longer than this speak for themselves; their words are not looked up. */
const shortText = 150;
/** Text of at least this length with few links is prose. */
const proseLength = 100;

const insideBits = Object.values(Inside);
const ownerGroups: readonly (readonly number[])[] = [
  [Tag.p],
  [Tag.li],
  [Tag.h1],
  [Tag.h2],
  [Tag.h3],
  [Tag.h4, Tag.h5, Tag.h6],
  [Tag.td, Tag.th],
  [Tag.div],
  [Tag.dd, Tag.dt],
  [Tag.pre],
  [Tag.figcaption, Tag.caption],
  [Tag.blockquote],
  [Tag.section, Tag.article, Tag.main],
  [Tag.form, Tag.fieldset, Tag.legend],
];

export const featureNames: string[] = [];

export interface PageFeatures {
  ranges: number[][];
  width: number;
  values: Float64Array;
}

const log = (value: number): number => Math.log1p(Math.max(0, value));

export function featuresOf(survey: Survey): PageFeatures {
  const { blocks, table } = survey;
  const total = Math.max(1, survey.textBefore[table.count]!);
  const totalLink = survey.linkBefore[table.count]!;
  const n = blocks.length;
  const bits = blocks.map((block) => textBitsOf(survey, block));
  const proseBefore = new Float64Array(n + 1);
  const proseCountBefore = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) {
    const isProse = isProseBlock(blocks[i]!);
    proseBefore[i + 1] = proseBefore[i]! + (isProse ? blocks[i]!.length : 0);
    proseCountBefore[i + 1] = proseCountBefore[i]! + (isProse ? 1 : 0);
  }
  // page
  let hasArticle = 0,
    hasMain = 0,
    forms = 0,
    h1 = -1,
    articles = 0,
    h1s = 0;
  for (let node = 1; node < table.count; node++) {
    const tag = table.tag[node]!;
    if (tag === Tag.article) {
      hasArticle = 1;
      articles++;
    } else if (tag === Tag.main) hasMain = 1;
    else if (tag === Tag.form) forms++;
    else if (tag === Tag.h1 && survey.blocksBefore[table.end[node]!]! > survey.blocksBefore[node]!) {
      h1s++;
      if (h1 < 0) h1 = survey.blocksBefore[node]!;
    }
  }
  // groups
  const groups = new Map<
    number,
    { count: number; length: number; link: number; words: number; first: number; last: number; stops: number }
  >();
  for (let i = 0; i < n; i++) {
    const block = blocks[i]!;
    const key = survey.signature[block.owner]!;
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { count: 0, length: 0, link: 0, words: 0, first: i, last: i, stops: 0 }));
    group.count++;
    group.length += block.length;
    group.link += block.linkLength;
    group.words += block.words;
    group.stops += block.stops;
    group.last = i;
  }
  const shares = new Float64Array(boxWords.length);
  for (const block of blocks) {
    const above = survey.namesAbove[block.last]!;
    for (let g = 0; g < boxWords.length; g++) if ((above >> g) & 1) shares[g]! += block.length / total;
  }
  const kinds = pageKinds(survey);
  const articleNodes: { b0: number; b1: number; prose: number }[] = [];
  for (let node = 1; node < table.count; node++)
    if (table.tag[node] === Tag.article) {
      const b0 = survey.blocksBefore[node]!,
        b1 = survey.blocksBefore[table.end[node]!]!;
      articleNodes.push({ b0, b1, prose: proseBefore[b1]! - proseBefore[b0]! });
    }
  const bestArticle = articleNodes.reduce((best, a) => (a.prose > best.prose ? a : best), { b0: -1, b1: -1, prose: 0 });
  let lex = -1,
    lexText = 0;
  for (let node = 1; node < table.count; node++) {
    if (table.tag[node] === Tag.text || (survey.names[node]! & 1) === 0) continue;
    const b0 = survey.blocksBefore[node]!,
      b1 = survey.blocksBefore[table.end[node]!]!;
    const prose = proseBefore[b1]! - proseBefore[b0]!;
    if (prose > lexText) {
      lexText = prose;
      lex = node;
    }
  }
  const lexB0 = lex < 0 ? 0 : survey.blocksBefore[lex]!,
    lexB1 = lex < 0 ? 0 : survey.blocksBefore[table.end[lex]!]!;
  // duplicates
  const copies = new Map<number, number>();
  for (const block of blocks) copies.set(block.hash, (copies.get(block.hash) ?? 0) + 1);
  // repeated templates
  const templates = new Map<
    number,
    {
      count: number;
      text: number;
      link: number;
      blocks: number;
      first: number;
      last: number;
      prose: number;
      textful: number;
    }
  >();
  for (let node = 1; node < table.count; node++) {
    const tag = table.tag[node]!;
    if (tag === Tag.text || survey.signature[node] === 0) continue;
    const text = survey.textBefore[table.end[node]!]! - survey.textBefore[node]!;
    if (text === 0) continue;
    const key = survey.signature[node]!;
    let t = templates.get(key);
    if (!t)
      templates.set(
        key,
        (t = { count: 0, text: 0, link: 0, blocks: 0, first: node, last: node, prose: 0, textful: 0 }),
      );
    const b0 = survey.blocksBefore[node]!,
      b1 = survey.blocksBefore[table.end[node]!]!;
    t.count++;
    t.text += text;
    t.link += survey.linkBefore[table.end[node]!]! - survey.linkBefore[node]!;
    t.blocks += b1 - b0;
    t.prose += proseBefore[b1]! - proseBefore[b0]!;
    if (proseBefore[b1]! > proseBefore[b0]!) t.textful++;
    t.last = node;
  }
  // best container
  const scores = new Map<number, number>();
  for (let i = 0; i < n; i++) {
    const block = blocks[i]!;
    if (!isProseBlock(block)) continue;
    let node = table.parent[block.owner]!;
    let weight = 1;
    for (let hops = 0; hops < 4 && node > 0; hops++, node = table.parent[node]!) {
      scores.set(node, (scores.get(node) ?? 0) + weight * block.length);
      weight *= 0.7;
    }
  }
  let best = survey.body,
    bestScore = 0;
  for (const [node, score] of scores) {
    const end = table.end[node]!;
    const text = survey.textBefore[end]! - survey.textBefore[node]!;
    const link = survey.linkBefore[end]! - survey.linkBefore[node]!;
    const value = score * (1 - link / Math.max(1, text));
    if (value > bestScore) {
      bestScore = value;
      best = node;
    }
  }
  const bestB0 = survey.blocksBefore[best]!,
    bestB1 = survey.blocksBefore[table.end[best]!]!;
  // prose groups
  let biggest = 0,
    biggestKey = 0,
    firstProse = -1,
    firstProseAfterH1 = -1;
  for (const [key, g] of groups) {
    const prose = g.length - g.link;
    if (g.length / g.count > 60 && prose > biggest) {
      biggest = prose;
      biggestKey = key;
    }
  }
  for (let i = 0; i < n; i++)
    if (isProseBlock(blocks[i]!)) {
      if (firstProse < 0) firstProse = i;
      if (firstProseAfterH1 < 0 && i >= h1) firstProseAfterH1 = i;
    }
  const biggestGroup = groups.get(biggestKey);
  const rows: number[][] = [];
  const ranges: number[][] = [];
  let heading = -1;
  const sections: { level: number; bits: number }[] = [];
  const lastSaid = new Int32Array(textWords.length).fill(-1000);
  let headingLevel = 0;
  for (let i = 0; i < n; i++) {
    const block = blocks[i]!;
    const row: number[] = [];
    const names: string[] = [];
    const put = (name: string, value: number): void => {
      row.push(value);
      if (featureNames.length === 0) names.push(name);
    };
    const density = block.linkLength / Math.max(1, block.length);
    put('length', log(block.length));
    put('words', log(block.words));
    put('density', density);
    put('wordLength', block.length / Math.max(1, block.words));
    put('commas', log(block.commas));
    put('stops', log(block.stops));
    put('endsWithStop', block.endsWithStop ? 1 : 0);
    put('digits', block.digits / Math.max(1, block.length));
    put('capitals', block.capitals / Math.max(1, block.length));
    const ownerTag = table.tag[block.owner]!;
    put(
      'owner',
      ownerGroups.findIndex((tags) => tags.includes(ownerTag)),
    );
    for (let g = 0; g < textWords.length; g++) put(`says${g}`, (bits[i]! >> g) & 1);
    // position
    const before = survey.textBefore[block.first]!;
    put('position', before / total);
    put('blockPosition', i / n);
    put('fromTop', log(i));
    put('fromEnd', log(n - 1 - i));
    put('afterH1', h1 < 0 ? 0 : Math.sign(i - h1) * log(Math.abs(i - h1)));
    put('hasH1', h1 < 0 ? 0 : 1);
    // heading
    put('headingDistance', heading < 0 ? 9 : log(i - heading));
    put('headingLevel', headingLevel);
    const hb = heading < 0 ? 0 : bits[heading]!;
    for (const g of [0, 1, 2, 3, 4, 6, 8, 9, 10, 12]) put(`headingSays${g}`, (hb >> g) & 1);
    let sectionBits = 0;
    for (const section of sections) sectionBits |= section.bits;
    for (const g of [0, 1, 2, 3, 4, 6, 8, 9, 10, 12]) put(`section${g}`, (sectionBits >> g) & 1);
    for (const g of [0, 1, 2, 4, 6, 8, 9, 10, 12]) put(`since${g}`, log(Math.min(60, i - lastSaid[g]!)));
    for (let g = 0; g < textWords.length; g++) if ((bits[i]! >> g) & 1 && block.length < 60) lastSaid[g] = i;
    const level = headingLevelOf(survey, block);
    if (level > 0) {
      while (sections.length > 0 && sections[sections.length - 1]!.level >= level) sections.pop();
      sections.push({ level, bits: bits[i]! });
    }
    if (level > 0) {
      heading = i;
      headingLevel = level;
    }
    // elements around
    const inside = survey.inside[block.last]!;
    insideBits.forEach((bit, k) => put(`in_${Object.keys(Inside)[k]}`, (inside & bit) !== 0 ? 1 : 0));
    const above = survey.namesAbove[block.last]!;
    let near = 0;
    for (
      let node = table.parent[block.last]!, hops = 0;
      node > survey.body && hops < 4;
      node = table.parent[node]!, hops++
    )
      near |= survey.names[node]!;
    for (let g = 0; g < boxWords.length; g++) put(`above${g}`, (above >> g) & 1);
    for (let g = 0; g < boxWords.length; g++) put(`near${g}`, (near >> g) & 1);
    let depth = 0;
    for (let node = block.owner; node > survey.body; node = table.parent[node]!) depth++;
    put('depth', depth);
    // containers
    let node = block.owner;
    let size = block.length;
    let found = 0;
    let topNode = block.owner;
    const containers: number[] = [];
    for (; node > 0; node = table.parent[node]!) {
      const own = survey.textBefore[table.end[node]!]! - survey.textBefore[node]!;
      if (own <= total * 0.75) topNode = node;
      if (own > size && found < 4) {
        containers.push(node);
        size = own;
        found++;
      }
      if (node === survey.body) break;
    }
    while (containers.length < 4) containers.push(survey.body);
    containers.push(topNode);
    const range: number[] = [];
    ranges.push(range);
    range.push(survey.signature[block.owner]!);
    containers.forEach((container, k) => {
      range.push(survey.blocksBefore[container]!, survey.blocksBefore[table.end[container]!]!);
      const end = table.end[container]!;
      const text = survey.textBefore[end]! - survey.textBefore[container]!;
      const link = survey.linkBefore[end]! - survey.linkBefore[container]!;
      const b0 = survey.blocksBefore[container]!;
      const b1 = survey.blocksBefore[end]!;
      put(`c${k}.text`, log(text));
      put(`c${k}.share`, text / total);
      put(`c${k}.density`, link / Math.max(1, text));
      put(`c${k}.prose`, (proseBefore[b1]! - proseBefore[b0]!) / Math.max(1, text));
      put(`c${k}.proseCount`, log(proseCountBefore[b1]! - proseCountBefore[b0]!));
      put(`c${k}.blocks`, log(b1 - b0));
      put(`c${k}.mean`, log(text / Math.max(1, b1 - b0)));
      put(`c${k}.at`, (i - b0) / Math.max(1, b1 - b0));
    });
    // group
    const group = groups.get(survey.signature[block.owner]!)!;
    put('g.count', log(group.count));
    put('g.share', group.length / total);
    put('g.mean', log(group.length / group.count));
    put('g.density', group.link / Math.max(1, group.length));
    put('g.stops', group.stops / group.count);
    put('g.spread', (group.last - group.first) / n);
    put(
      'g.order',
      biggestGroup ? Math.sign(group.first - biggestGroup.first) * log(Math.abs(group.first - biggestGroup.first)) : 0,
    );
    put('g.ratio', biggest > 0 ? Math.min(4, group.length / biggest) : -1);
    put('g.index', log(i - group.first));
    put('copies', log(copies.get(block.hash)! - 1));
    put('best.in', i >= bestB0 && i < bestB1 ? 1 : 0);
    put('best.before', i < bestB0 ? log(bestB0 - i) : 0);
    put('best.after', i >= bestB1 ? log(i - bestB1 + 1) : 0);
    put('best.at', bestB1 > bestB0 ? Math.max(-1, Math.min(2, (i - bestB0) / (bestB1 - bestB0))) : -1);
    put('best.share', (survey.textBefore[table.end[best]!]! - survey.textBefore[best]!) / total);
    let lca = table.parent[block.last]!,
      up = 0;
    while (lca > 0 && !(lca <= best && best < table.end[lca]!)) {
      lca = table.parent[lca]!;
      up++;
    }
    let down = 0;
    for (let node = best; node > lca; node = table.parent[node]!) down++;
    put('best.up', up);
    put('best.down', down);
    put('firstProse', firstProse < 0 ? 0 : Math.sign(i - firstProse) * log(Math.abs(i - firstProse)));
    put(
      'firstProseH1',
      firstProseAfterH1 < 0 ? 0 : Math.sign(i - firstProseAfterH1) * log(Math.abs(i - firstProseAfterH1)),
    );
    let item = -1,
      itemCount = 0;
    for (let node = table.parent[block.last]!; node > survey.body; node = table.parent[node]!) {
      const t = templates.get(survey.signature[node]!);
      if (t && t.count >= 3 && t.count >= itemCount * 0.8 && t.text / t.count > 30) {
        item = node;
        itemCount = Math.max(itemCount, t.count);
      }
    }
    const t = item < 0 ? undefined : templates.get(survey.signature[item]!);
    put('item.count', t ? log(t.count) : 0);
    put('item.mean', t ? log(t.text / t.count) : 0);
    put('item.density', t ? t.link / Math.max(1, t.text) : -1);
    put('item.blocks', t ? log(t.blocks / t.count) : 0);
    put('item.share', t ? t.text / total : 0);
    put('item.prose', t ? t.prose / Math.max(1, t.text) : -1);
    put('item.textful', t ? t.textful / t.count : -1);
    put('item.order', t ? (t.first - table.count * 0) / table.count : -1);
    put('item.spread', t ? (t.last - t.first) / table.count : -1);
    put(
      'item.at',
      item < 0
        ? -1
        : (i - survey.blocksBefore[item]!) /
            Math.max(1, survey.blocksBefore[table.end[item]!]! - survey.blocksBefore[item]!),
    );
    put(
      'item.afterBest',
      t ? (t.first > best && t.first < table.end[best]! ? 0 : t.first >= table.end[best]! ? 1 : -1) : -2,
    );
    // neighbours
    for (const d of [-3, -2, -1, 1, 2, 3]) {
      const other = blocks[i + d];
      put(`n${d}.length`, other ? log(other.length) : -1);
      put(`n${d}.density`, other ? other.linkLength / Math.max(1, other.length) : -1);
      put(`n${d}.stops`, other ? log(other.stops) : -1);
      put(`n${d}.same`, other && survey.signature[other.owner] === survey.signature[block.owner] ? 1 : 0);
    }
    // page
    for (const g of [0, 1, 4, 7, 8, 21, 22, 23, 24, 27]) put(`page.names${g}`, shares[g]!);
    kinds.forEach((kind, k) => put(`page.kind${k}`, kind));
    put('article.in', bestArticle.b0 < 0 ? -1 : i >= bestArticle.b0 && i < bestArticle.b1 ? 1 : 0);
    put(
      'article.after',
      bestArticle.b0 < 0
        ? 0
        : i >= bestArticle.b1
          ? log(i - bestArticle.b1 + 1)
          : i < bestArticle.b0
            ? -log(bestArticle.b0 - i)
            : 0,
    );
    put('article.share', proseBefore[n]! > 0 ? bestArticle.prose / proseBefore[n]! : -1);
    put('lex.in', lex < 0 ? -1 : i >= lexB0 && i < lexB1 ? 1 : 0);
    put('lex.after', lex < 0 ? 0 : i >= lexB1 ? log(i - lexB1 + 1) : i < lexB0 ? -log(lexB0 - i) : 0);
    put('lex.share', proseBefore[n]! > 0 ? lexText / proseBefore[n]! : -1);
    put('page.length', log(total));
    put('page.blocks', log(n));
    put('page.density', totalLink / total);
    put('page.prose', proseBefore[n]! / total);
    put('page.proseLength', log(proseBefore[n]!));
    put('page.article', hasArticle);
    put('page.articles', log(articles));
    put('page.main', hasMain);
    put('page.forms', log(forms));
    put('page.h1s', log(h1s));
    if (featureNames.length === 0) featureNames.push(...names);
    rows.push(row);
  }
  const width = featureNames.length;
  const values = new Float64Array(n * width);
  rows.forEach((row, i) => values.set(row, i * width));
  return { width, values, ranges };
}

function pageKinds(survey: Survey): number[] {
  const { table } = survey;
  const kinds = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let node = 1; node < table.count; node++) {
    if (table.tag[node] === Tag.meta) {
      const property = attribute(table, node, 'property') ?? attribute(table, node, 'name');
      if (property === 'og:type') {
        const type = attribute(table, node, 'content') ?? '';
        if (/article/i.test(type)) kinds[0] = 1;
        if (/product|og:product|item/i.test(type)) kinds[1] = 1;
        if (/website/i.test(type)) kinds[2] = 1;
      }
      if (property?.startsWith('article:')) kinds[3] = 1;
    } else if (
      table.tag[node] === Tag.script &&
      attribute(table, node, 'type') === 'application/ld+json' &&
      node + 1 < table.end[node]!
    ) {
      const text = table.source.toString('latin1', table.start[node + 1]!, table.stop[node + 1]!);
      if (/"(?:NewsArticle|Article|BlogPosting|Report\w*|TechArticle|MedicalWebPage)"/.test(text)) kinds[4] = 1;
      if (/"Product(?:Group)?"/.test(text)) kinds[5] = 1;
      if (/"(?:DiscussionForumPosting|QAPage|Question)"/.test(text)) kinds[6] = 1;
      if (/"(?:ItemList|CollectionPage|SearchResultsPage|OfferCatalog)"/.test(text)) kinds[7] = 1;
    }
  }
  return kinds;
}

function isProseBlock(block: TextBlock): boolean {
  return block.length >= proseLength && block.linkLength * 3 < block.length;
}

function headingLevelOf(survey: Survey, block: TextBlock): number {
  for (let node = survey.table.parent[block.last]!; node > 0; node = survey.table.parent[node]!) {
    const tag = survey.table.tag[node]!;
    if (tag >= Tag.h1 && tag <= Tag.h6) return tag - Tag.h1 + 1;
    if (node === block.owner) return 0;
  }
  return 0;
}

function textBitsOf(survey: Survey, block: TextBlock): number {
  if (block.length > shortText) return 0;
  const { table } = survey;
  let bits = 0;
  for (let node = block.first; node <= block.last; node++) {
    if (table.tag[node] === Tag.text && survey.owner[node] === block.owner)
      bits |= findWords(textFinder, table.source, table.start[node]!, table.stop[node]!);
  }
  return bits;
}
