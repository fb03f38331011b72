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
