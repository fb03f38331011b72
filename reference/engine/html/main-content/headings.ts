/**
 * A heading and what it stands over live or die together.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { Tag } from '../elements.table.js';
import { isDated, isLinks } from './bars.js';
import { isHeading } from './box-kinds.js';
import type { Page } from './page.js';
import { Reason } from './reasons.js';
import { within } from './survey.js';

/** Whole sections go for these reasons; others take out bits of what stays. */
const ofSections = new Set([
  Reason['related stories'],
  Reason['links around a story'],
  Reason['menu without a landmark'],
  Reason['box beside the content'],
  Reason['sign-up form'],
  Reason['comment form'],
  Reason['form to fill in'],
]);

/** Bits that have a heading of their own, which stands over no other rank. */
const ofBits = new Set([
  Reason['share bar'],
  Reason.tags,
  Reason['search form'],
  Reason['login form'],
  Reason['control of a list'],
]);

const labelLength = 40;

/** No link leads to these. */
const ofForms = new Set([Reason['sign-up form'], Reason['comment form'], Reason['form to fill in']]);

/** Marks headings in a box over nothing but what was left out. */
export function leaveHeadings({ survey, title }: Page, root: number, reason: Uint8Array): void {
  const { table, text } = survey;
  for (let node = root + 1; node < table.end[root]!;) {
    if (reason[node] !== 0) {
      node = table.end[node]!;
      continue;
    }
    if (isHeading(table.tag[node]!) && node !== title && !isRecord(node)) {
      let box = node;
      while (
        !standsOverNothing(box, node) &&
        table.parent[box]! > root &&
        reason[box] === 0 &&
        isAllOf(table.parent[box]!, box)
      )
        box = table.parent[box]!;
      if (standsOverNothing(box, node)) reason[box] = Reason['heading of what was left out'];
    }
    node++;
  }

  /** A heading that is a link is all of a record, where forms and notices stand between records. */
  function isRecord(heading: number): boolean {
    const next = table.end[heading]!;
    const isBeforeSection = next < table.count && reason[next] !== 0 && ofForms.has(reason[next]!);
    return isBeforeSection && text[heading]! < text[next]! && isLinks(survey, heading, 1);
  }

  /** What stands beside it says and shows nothing. */
  function isAllOf(parent: number, child: number): boolean {
    return (
      text[parent] === text[child] &&
      text[table.end[parent]!] === text[table.end[child]!] &&
      !table.tag.subarray(parent, table.end[parent]).includes(Tag.img)
    );
  }

  /** A line of another kind may be written as a heading: when the page was published, what the reader may expect. */
  function isTitle(heading: number): boolean {
    return within(text, survey, heading) <= labelLength && !isDated(survey, heading) && !isLinks(survey, heading, 1);
  }

  /** Up to the next heading there is something, and all of it was left out. */
  function standsOverNothing(box: number, heading: number): boolean {
    let leftOut = false;
    let isOfBits = false;
    const end = table.end[table.parent[box]!]!;
    for (let at = table.end[box]!; at < end; at = table.end[at]!) {
      if (text[table.end[at]!] === text[at] && reason[at] === 0) continue;
      if (reason[at] === 0) {
        const isNext = table.tag[at] !== Tag.text && isHeading(table.tag[at]!);
        return isNext && (leftOut || (isOfBits && table.tag[at]! <= table.tag[heading]!));
      }
      leftOut ||= ofSections.has(reason[at]!);
      isOfBits ||= isTitle(heading) && ofBits.has(reason[at]!);
    }
    return leftOut || isOfBits;
  }
}
