/**
 * What the words of a heading, or of a label like one, say of what stands below.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { headingWords } from './lexicon.table.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';
import { findWords, wordFinder } from './word-finder.js';

const finder = wordFinder(headingWords);
/** Longer headings are titles of their own. */
export const headingLength = 60;

/** Bits of `Says` for a heading; 0 for long ones. */
export function headingSays(survey: Survey, heading: number): number {
  const { table } = survey;
  if (within(survey.text, survey, heading) > headingLength) return 0;
  let found = 0;
  for (let at = heading + 1; at < table.end[heading]!; at++)
    if (table.tag[at] === Tag.text) found |= wordsOf(table, at);
  return found;
}

/** The same for one text. */
export function wordsOf({ source, start, stop }: NodeTable, text: number): number {
  return findWords(finder, source, start[text]!, stop[text]!);
}

const nouns =
  'articles?|stories|posts|news|blogs?|guides|videos|recipes|reviews|insights|reads|reports|studies|tutorials|podcasts|episodes|columns|headlines|publications|artikel|beiträge|nachrichten|meldungen|themen|rezepte|tests|berichte|actualités|recettes|vidéos|noticias|artículos|entradas|notícias|artigos|articoli|notizie';
const others = new RegExp(
  `^(?:(?:related|similar|ähnliche|verwandte|similar[ei]s|similaires|simili|podobne)(?: (?!work)\\p{L}+){1,3}|(?:more|latest|recent|popular|similar|recommended|featured|other|weitere|ähnliche|neueste|aktuelle|beliebte|autres|derni[eè]re?s|otr[ao]s|últim[ao]s|outr[ao]s|altr[ei]|ultim[ei])(?: \\p{L}+){0,2} (?:${nouns}))(?: (?:from|by|on|von|zu|de|du|da|di) .{1,30})?:?$`,
  'iu',
);

/** True when a heading names others of the same kind: "Related reports", "More buying guides". */
export function namesOthers(survey: Survey, heading: number): boolean {
  const { table } = survey;
  let words = '';
  for (let at = heading + 1; at < table.end[heading]!; at++)
    if (table.tag[at] === Tag.text) words += ` ${table.source.toString('utf8', table.start[at], table.stop[at])}`;
  return others.test(words.replace(/\s+/g, ' ').trim());
}
