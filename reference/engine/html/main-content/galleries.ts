/**
 * Controls of galleries: which of how many pictures is shown, what a click shows or closes. The pictures and what is
 * said of them stay.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { elementSets, ElementSet, Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import type { Page } from './page.js';
import { holds } from './region.js';
import { within } from './survey.js';

/** A bar says so little beside the headline, and stands so few steps above its words. */
const barLength = 80;
const barNodes = 100;
const textLength = 500;
const barHops = 8;
const counter = '(?:image|photo|picture|slide|foto|bild) \\d+ (?:of|von|/)(?: /)? \\d+';
/** A number of numbers alone may be a rating; beside the way back to a gallery it is its counter. */
const bare = '\\d+ (?:of|/) \\d+';
const deed = '(?:show |hide )?captions?|close|back to gallery|full ?screen|play|pause';
const bar = new RegExp(`^(?:${counter}|back to gallery)(?: (?:${counter}|${bare}|${deed}))*$`, 'iu');
const barBackwards = new RegExp(`^(?:${bare}|close) back to gallery(?: (?:${deed}))*$`, 'iu');

/** The box of nothing but such controls around a text, 0 for none; the headline may be said again in it. */
export function galleryBar({ survey, region, title }: Page, text: number): number {
  const { table } = survey;
  const headline = title > 0 && table.end[title]! - title <= barNodes ? wordsOf(table, title) : '';
  const length = barLength + headline.length;
  let found = 0;
  for (let box = table.parent[text]!, hops = 0; box > region.root && hops < barHops; box = table.parent[box]!, hops++) {
    if (within(survey.text, survey, box) > length || table.end[box]! - box > barNodes || holds(survey, box, title))
      break;
    if (table.tag.subarray(box, table.end[box]).includes(Tag.img)) break;
    const all = wordsOf(table, box);
    const words = headline !== '' && all.startsWith(`${headline} `) ? all.slice(headline.length + 1) : all;
    const isBlock = (elementSets[table.tag[box]!]! & ElementSet.block) !== 0;
    if (isBlock && (bar.test(words) || barBackwards.test(words))) found = box;
  }
  return found;
}

function wordsOf({ tag, source, start, stop, end }: NodeTable, box: number): string {
  let words = '';
  for (let at = box; at < end[box]!; at++)
    if (tag[at] === Tag.text)
      words += ` ${source.toString('utf8', start[at], Math.min(stop[at]!, start[at]! + textLength))}`;
  return words.replace(/\s+/g, ' ').trim();
}
