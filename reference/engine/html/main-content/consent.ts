/**
 * Notices of cookies that no name tells: a few words that speak of cookies, and a control that agrees to them.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { hasNoPrice, isUnheaded } from './bars.js';
import { Kind } from './box-kinds.js';
import type { Page } from './page.js';
import { holds } from './region.js';
import { within } from './survey.js';

/** A notice says no more than this, and its words stand so few steps below its box, which has so few nodes. */
const noticeLength = 800;
const noticeHops = 6;
const noticeNodes = 120;
const controlLength = 60;
const agreement =
  /^\W*(?:i |yes,? i |ok,? )?(?:accept|agree|allow|got it|ok(?:ay)?\b|understood|understand|alle akzeptieren|akzept|zustimm|einverstanden|verstanden|alle erlauben|tout accepter|j.accepte|accepter|d.accord|aceptar|acepto|entendido|de acuerdo|aceit|concordo|accett|accepteer|accepteren|akkoord|akcept|zgadzam|godkänn|godta|hyväksy|souhlas|принять|соглас|同意|すべて同意|了解|接受|동의|قبول|أوافق|موافق)/iu;

/** The box of such a notice around a text that speaks of cookies, before the headline or behind all that is told; 0 for none. */
export function consentAround({ survey, region, title }: Page, text: number): number {
  const { table, prose } = survey;
  for (
    let box = table.parent[text]!, hops = 0;
    box > region.root && hops < noticeHops;
    box = table.parent[box]!, hops++
  ) {
    const end = table.end[box]!;
    if (within(survey.text, survey, box) > noticeLength || end - box > noticeNodes) return 0;
    if (box === title || holds(survey, box, title) || (survey.inside[box]! & (Kind.quote | Kind.verbatim)) !== 0)
      return 0;
    if (!agrees(table, box)) continue;
    const isAround = box < title || prose[end] === prose[table.end[region.root]!];
    return isAround && isUnheaded(survey, box) && hasNoPrice(survey, box) ? box : 0;
  }
  return 0;
}

/** A button, or what acts as one, says that the reader agrees. */
function agrees(table: NodeTable, box: number): boolean {
  for (let node = box + 1; node < table.end[box]!; node++) {
    const tag = table.tag[node]!;
    const isControl =
      tag === Tag.button ||
      tag === Tag.a ||
      (tag !== Tag.text && mayHaveAttribute(table, node, 'role') && attribute(table, node, 'role') === 'button');
    if (isControl && agreement.test(wordsIn(table, node))) return true;
  }
  return false;
}

function wordsIn({ tag, end, source, start, stop }: NodeTable, box: number): string {
  let words = '';
  for (let at = box; at < end[box]! && words.length < controlLength; at++)
    if (tag[at] === Tag.text)
      words += source.toString('utf8', start[at], Math.min(stop[at]!, start[at]! + controlLength));
  return words.trim();
}
