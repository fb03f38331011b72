/**
 * Where the main content of a page is: the element that says so, by its tag, its role or a usual id.
 * Spec: ParseOptions, onlyMainContent. Standard: HTML, 4.4.14 The main element; WAI-ARIA 1.2, main.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import { Kind } from './box-kinds.js';
import { Named } from './lexicon.table.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

export interface Region {
  root: number;
  /** The page itself names the region, so what is in there stays unless it is named as something else. */
  isNamed: boolean;
  /** Boxes behind it that belong to it, in the order of the page: what readers wrote below a story. */
  besides: readonly number[];
}

/** Text in these is no measure of what a page is about. */
const frame = Kind.nav | Kind.header | Kind.footer | Kind.aside | Kind.dialog;
/** A region holds at least this share of the text outside the frame; one with the headline may be shorter. */
const regionShare = 0.3;
const titledShare = 0.1;
const usualShare = 0.5;
/** A comment says so much at least. */
const postLength = 20;
/** Ids and class names that pages give the box around their main content. */
const usualName =
  /^(?:(?:main|page|site)[-_]?)?content(?:[-_]?(?:main|area|wrapper|container|body))?$|^(?:main|primary|main[-_]?(?:column|body|text|area))$/i;

/** The region of the main content. @param title the page's headline, 0 for none. */
export function mainRegion(survey: Survey, title: number): Region {
  const { table, kind, body } = survey;
  const all = textOutsideFrame(survey);
  const main: number[] = [];
  const article: number[] = [];
  const usual: number[] = [];
  let end = 0;
  for (let node = body + 1; node < table.count; node++) {
    const own = kind[node]!;
    if (table.tag[node] === Tag.text || (survey.inside[node]! & Kind.dialog) !== 0) continue;
    if ((own & Kind.main) !== 0) main.push(node);
    else if ((own & Kind.article) !== 0 && (survey.inside[table.parent[node]!]! & Kind.article) === 0)
      article.push(node);
    else if (node >= end && hasUsualName(survey, node)) {
      usual.push(node);
      end = table.end[node]!;
    }
  }
  const isRegion = (node: number): boolean =>
    within(survey.text, survey, node) >= all * (holds(survey, node, title) ? titledShare : regionShare);
  const choose = (nodes: readonly number[]): number | undefined =>
    nodes.filter(isRegion).sort((a, b) => rank(survey, b, title) - rank(survey, a, title) || a - b)[0];
  const marked = choose(main);
  const around = marked ?? choose(usual.filter((node) => holdsMost(survey, node)));
  const story = choose(article.filter((node) => holds(survey, node, title) && isStory(survey, node, around ?? body)));
  if (story !== undefined)
    return { root: story, isNamed: true, besides: commentsBehind(survey, story, table.end[around ?? body]!) };
  return { root: around ?? body, isNamed: around !== undefined, besides: [] };
}

/** The boxes of readers' comments between the end of a story and `end`. */
function commentsBehind(survey: Survey, story: number, end: number): number[] {
  const { table, names, inside } = survey;
  const boxes: number[] = [];
  for (let node = table.end[story]!; node < end;) {
    const isBox = table.tag[node] !== Tag.text && (names[node]! & Named.comments) !== 0;
    const isComments = isBox && (inside[node]! & frame) === 0 && holdsPosts(survey, node);
    if (isComments) boxes.push(node);
    node = isComments ? table.end[node]! : node + 1;
  }
  return boxes;
}

const commentClass = /(?:^|\s)comment(?:[-_](?:item|body|content|text|entry))?(?:\s|$)/i;

/** A comment is an entry of a list, an article or so called, with words of its own; the form to write one is none. */
export function holdsPosts(survey: Survey, box: number): boolean {
  const { table, kind, inside } = survey;
  for (let node = box; node < table.end[box]!; node++) {
    if (table.tag[node] === Tag.text || (inside[node]! & Kind.form) !== 0) continue;
    const isPost = (kind[node]! & (Kind.item | Kind.article)) !== 0;
    if (!isPost && !(node > box && commentClass.test(attribute(table, node, 'class') ?? ''))) continue;
    if (within(survey.text, survey, node) - within(survey.linked, survey, node) >= postLength) return true;
  }
  return false;
}

/** An id is a weaker word than an element: the box has most of what is not linked. */
function holdsMost(survey: Survey, node: number): boolean {
  const { text, linked, body } = survey;
  const plain = (box: number): number => within(text, survey, box) - within(linked, survey, box);
  return plain(node) >= plain(body) * usualShare;
}

/** True for an article that is what the region around it is about. */
function isStory(survey: Survey, article: number, around: number): boolean {
  return within(survey.prose, survey, article) >= within(survey.prose, survey, around) * 0.6;
}

/** The one with the headline first, then the one with most text. */
function rank(survey: Survey, node: number, title: number): number {
  return within(survey.text, survey, node) + (holds(survey, node, title) ? survey.text[survey.table.count]! : 0);
}

export function holds({ table }: Survey, box: number, node: number): boolean {
  return node > box && node < table.end[box]!;
}

function textOutsideFrame(survey: Survey): number {
  const { table, kind } = survey;
  let sum = survey.text[table.count]!;
  for (let node = survey.body + 1; node < table.count;) {
    const isFrame = (kind[node]! & frame) !== 0;
    if (isFrame) sum -= within(survey.text, survey, node);
    node = isFrame ? table.end[node]! : node + 1;
  }
  return sum;
}

function hasUsualName({ table }: Survey, node: number): boolean {
  const tag = table.tag[node]!;
  if (table.marks[node] === 0 || (tag !== Tag.div && tag !== Tag.section && tag !== Tag.td && tag !== Tag.article))
    return false;
  return mayHaveAttribute(table, node, 'id') && usualName.test(attribute(table, node, 'id') ?? '');
}
