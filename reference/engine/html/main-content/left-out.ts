/**
 * What can be told of a box by its name alone, before any text is judged: navigation, what lies in front of the page, what
 * style sheets hide, readers' comments, and the signatures under the posts of a forum.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import { attribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { Inside } from './box-kinds.js';
import { boxWords } from './lexicon.table.js';

/** What is known of a box when it opens, as in `Survey`: names and kinds of the element itself. */
interface Boxes {
  table: NodeTable;
  names: Int32Array;
  inside: Int32Array;
  body: number;
}

/** What the page has shown before a box, which only grows from box to box. */
export interface Progress {
  /** Length of the prose. */
  prose: number;
  /** There was a heading of the first level. */
  hasTitle: boolean;
  /** The next `main` or `article`, and the next `h1`, as far as they were looked for. */
  nextMain: number;
  nextTitle: number;
}

/** The bit of `names` for the group of `boxWords` with this word in it. */
function groupWith(word: string): number {
  return 1 << boxWords.findIndex((words) => words.split(' ').includes(word));
}

export const inFront = groupWith('_takeover');
const readersComments = groupWith('commentlist');
const thread = groupWith('userinfo');
const hidden = groupWith('screenreader');

/** Length of prose before readers' comments that shows they comment on something. */
const commentedProse = 300;
/** Classes that hide an element in the style sheets of most frameworks, whatever the scripts of the page do. */
const hiddenClass = /(?:^|\s)(?:hide|display-none|visually-?hidden|screen-?reader-text|w-condition-invisible)(?:\s|$)/;
const signatureClass = /signature/i;
const postClass = /(?:^|[-_\s])(?:post|message|reply|comment)/i;
/** A signature stands at most so deep in its post. */
const postHops = 10;
/** Elements of running text; what is named like a dialog there opens one. */
const isInline = new Uint8Array(256);
for (const tag of [Tag.a, Tag.button, Tag.span, Tag.label]) isInline[tag] = 1;

/** True for boxes that are out of the question, unless the page itself is in there. */
export function isLeftOut(boxes: Boxes, node: number, progress: Progress): boolean {
  const names = boxes.names[node]!;
  const kinds = boxes.inside[node]!;
  const isOfThread = (names & thread) !== 0;
  if (isOfThread && isSignature(boxes, node)) return true;
  if ((names & readersComments) !== 0 && !isOfThread && progress.prose >= commentedProse) return true;
  const isInFront =
    (kinds & Inside.dialog) !== 0 || ((names & inFront) !== 0 && isInline[boxes.table.tag[node]!] === 0);
  const isOut = isInFront || (kinds & Inside.nav) !== 0 || ((names & hidden) !== 0 && isHiddenByClass(boxes, node));
  return isOut && !holdsPage(boxes, node, progress, !(isInFront && progress.hasTitle));
}

function isHiddenByClass({ table }: Boxes, node: number): boolean {
  return hiddenClass.test(attribute(table, node, 'class') ?? '');
}

/** What a member of a forum puts under all of his posts. */
function isSignature({ table, body }: Boxes, node: number): boolean {
  if (!signatureClass.test(attribute(table, node, 'class') ?? '')) return false;
  for (let at = table.parent[node]!, hops = 0; at > body && hops < postHops; at = table.parent[at]!, hops++)
    if (postClass.test(attribute(table, at, 'class') ?? '')) return true;
  return false;
}

/** True when the box holds an element that only the page itself has. */
function holdsPage({ table }: Boxes, node: number, progress: Progress, countsTitle: boolean): boolean {
  const end = table.end[node]!;
  let at = Math.max(progress.nextMain, node + 1);
  while (at < table.count && table.tag[at] !== Tag.main && table.tag[at] !== Tag.article) at++;
  progress.nextMain = at;
  if (at < end) return true;
  if (!countsTitle) return false;
  at = Math.max(progress.nextTitle, node + 1);
  while (at < table.count && table.tag[at] !== Tag.h1) at++;
  progress.nextTitle = at;
  return at < end;
}
