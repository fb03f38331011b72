/**
 * Lines about readers' comments that are none: ways to them and to their form, how many there are elsewhere, who may
 * write one.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import { Kind } from './box-kinds.js';
import type { Page } from './page.js';
import { isBehindStory } from './frame-rules.js';
import { Named } from './lexicon.table.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** "Show all 12 comments", "Leave a comment": controls, wherever they stand. */
const way =
  /^(?:(?:view|show|see|read|hide|load|open|post|leave|write|add|submit)(?: (?:all|a|your|more|the))*(?: \d+)? comments?|comment on this (?:article|story|post)|be the first (?:one )?to comment|kommentare? (?:anzeigen|lesen|schreiben|verfassen|hinterlassen)|(?:laisser|ajouter|écrire) un commentaire|(?:afficher|voir|lire) les commentaires|dejar? un comentario|ver (?:los )?comentarios|lascia un commento|deixe um comentário|оставить комментарий|コメント(?:を(?:書く|残す|投稿(?:する)?)|する)|(?:发表|發表)(?:评论|評論)|اترك تعليقا|أضف تعليقا)(?: \((?:\+|\d+)\))?[.!…\s]*$/iu;
const count =
  /^(?:(?:no|\d+) comments?(?: yet)?|(?:keine|\d+) kommentare?|(?:aucun|\d+) commentaires?|(?:nessun|\d+) comment[oi]|(?:sin|ningún|\d+) comentarios?)[.!…\s]*$/iu;
const rule =
  /^(?:comments (?:are|have been|for this \w+ are) (?:subject to|moderated|(?:now )?closed|disabled|turned off)|(?:please |you (?:must|need to|have to) )(?:be )?(?:log(?:ged)?[ -]?in|sign(?:ed)? in|register(?:ed)?|a (?:registered )?member)\b.{0,60}\b(?:leave|post|add|write|submit|to) (?:a )?comments?|log in to (?:leave a |post a )?comment|if you would like to (?:add|post|leave) a comment|this site uses akismet|.{3,40} values your comments|(?:die )?kommentare? (?:sind|ist|wurden?) (?:geschlossen|deaktiviert))/iu;
const ruleLength = 300;
const ruleNodes = 40;
const countLength = 48;
const lineHops = 6;
/** Counts in so many places are of as many records. */
const recordCount = 3;

/** The box or text of a line about comments around this text, whose beginning is given; 0 for none. */
export function commentLine(page: Page, text: number, words: string, isWithoutComments: () => boolean): number {
  const { survey } = page;
  const control = controlAround(page, text);
  if (way.test(words) && !isEntry(page, survey.table.parent[text]!, control)) return control || text;
  if (!isBehindStory(page, text)) return isInComments(survey, text) ? lineOfRules(page, text) : 0;
  if (control > 0 && count.test(words)) return isWithoutComments() ? control : 0;
  return lineOfRules(page, text);
}

/** The paragraph around a text that begins with what is to be known before one writes; 0 for none. */
function lineOfRules({ survey, region }: Page, text: number): number {
  const { table, inside } = survey;
  let box = table.parent[text]!;
  for (let hops = 0; hops < lineHops && !isLine(table.tag[box]!); hops++) box = table.parent[box]!;
  if (!isLine(table.tag[box]!) || box <= region.root || (inside[box]! & Kind.quote) !== 0) return 0;
  if (within(survey.text, survey, box) > ruleLength || table.end[box]! - box > ruleNodes) return 0;
  let words = '';
  for (let at = box; at < table.end[box]!; at++)
    if (table.tag[at] === Tag.text)
      words += table.source.toString('utf8', table.start[at], Math.min(table.stop[at]!, table.start[at]! + ruleLength));
  return rule.test(words.replace(/\s+/g, ' ').trim()) ? box : 0;
}

function isLine(tag: number): boolean {
  return tag === Tag.p || tag === Tag.div || tag === Tag.li;
}

function isInComments({ table, names }: Survey, text: number): boolean {
  for (let at = table.parent[text]!, hops = 0; hops < lineHops && at > 0; at = table.parent[at]!, hops++)
    if ((names[at]! & Named.comments) !== 0) return true;
  return false;
}

function controlAround({ survey: { table } }: Page, text: number): number {
  for (let at = table.parent[text]!, hops = 0; hops < lineHops && at > 0; at = table.parent[at]!, hops++)
    if (table.tag[at] === Tag.a || table.tag[at] === Tag.button) return at;
  return 0;
}

/** An entry of a list is of the text: a table of contents, what a program can do. A link to the form of another page is not. */
function isEntry({ survey }: Page, node: number, control: number): boolean {
  if ((survey.inside[node]! & Kind.quote) !== 0) return true;
  if ((survey.inside[node]! & Kind.item) === 0) return false;
  return (
    control === 0 || (survey.table.tag[control] === Tag.a && !/.#/.test(attribute(survey.table, control, 'href') ?? ''))
  );
}

/** No comments stand on the page, and not each of many records says how many it has. */
export function hasNoComments({ survey, region }: Page): boolean {
  const { table } = survey;
  if (region.besides.length > 0) return false;
  let counts = 0;
  for (let at = region.root + 1; at < table.end[region.root]! && counts < recordCount; at++) {
    if (table.tag[at] !== Tag.text) {
      if ((survey.names[at]! & Named.comments) !== 0 && within(survey.prose, survey, at) > 0) return false;
    } else if (survey.linked[at + 1]! > survey.linked[at]! && table.stop[at]! - table.start[at]! <= countLength) {
      if (count.test(table.source.toString('utf8', table.start[at], table.stop[at]).trim())) counts++;
    }
  }
  return counts < recordCount;
}
