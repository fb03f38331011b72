/**
 * Notes at the right margin, such as the points a question is worth: they stand beside the first line of a paragraph, and are
 * read behind its last one instead of inside its first sentence.
 */
import { isOfOtherFace } from '../tables/faces.js';
import type { Fragment, TurnedWords } from './fragment.js';
import type { Row } from './rows.js';

/** Longer pieces are text, and lines of one paragraph stand no further apart, in em. */
const mostChars = 12;
const linePitch = 1.7;

/** So many notes make a margin of a page. */
const leastNotes = 2;

/** Places that differ by less, in points, are one edge. */
const sameEdge = 2;

/** The rows with notes at the margin moved behind the paragraph beside them; `isFree` tells rows that are in no table. */
export function moveMarginNotes(rows: Row[], turned: TurnedWords, isFree: (index: number) => boolean): Row[] {
  const noted = rows.flatMap((row, index) => (isFree(index) && isNoted(row) ? [index] : []));
  if (noted.length < leastNotes) return rows;
  const edge = (index: number): number => noteOf(rows[index]!).x1;
  const inMargin = noted.filter((index) => noted.some((other) => other !== index && isSame(edge(index), edge(other))));
  if (inMargin.length === 0) return rows;
  const moved = [...rows];
  for (const index of inMargin) {
    const last = lastLine(rows, index, turned, isFree);
    if (last === index) continue;
    moved[index] = withFragments(moved[index]!, moved[index]!.fragments.slice(0, -1));
    const { fragments } = moved[last]!;
    moved[last] = { ...withFragments(moved[last]!, [...fragments, noteOf(rows[index]!)]), textEnd: fragments[0]!.x1 };
  }
  return moved;
}

const noteOf = ({ fragments }: Row): Fragment => fragments[fragments.length - 1]!;

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= sameEdge;

/** Text, perhaps behind its mark, and far from it something short. */
function isNoted(row: Row): boolean {
  const { fragments, line } = row;
  if (line || fragments.length < 2 || fragments.length > 3 || fragments.some(({ obstacle }) => obstacle)) return false;
  const [text, note] = [fragments[fragments.length - 2]!, noteOf(row)];
  return note.chars <= mostChars && text.chars > 2 * mostChars && note.x0 - text.x1 > note.size;
}

/** The last line of the paragraph whose first line the note stands beside. */
function lastLine(
  rows: readonly Row[],
  index: number,
  turned: TurnedWords,
  isFree: (index: number) => boolean,
): number {
  const first = rows[index]!.fragments[rows[index]!.fragments.length - 2]!;
  const { x0, x1, size } = first;
  const margin = noteOf(rows[index]!).x0;
  let last = index;
  for (let at = index + 1; at < rows.length && isFree(at); at++) {
    const [line, ...more] = rows[at]!.fragments;
    const distance = rows[at]!.baseline - rows[at - 1]!.baseline;
    const isNext =
      more.length === 0 && !line!.obstacle && isSame(line!.x0, x0) && Math.abs(line!.size - size) < 0.05 * size;
    // Text that reaches as far has no margin: what stands there is its own.
    if (isNext && line!.x1 > margin) return index;
    // Below a title the text begins.
    if (isNext && isOfOtherFace({ fragments: [line!] }, { fragments: [first] }, turned)) break;
    if (!isNext || distance > linePitch * size || distance < 0.5 * size || rows[at]!.apart) break;
    last = at;
    // A line that ends far before the one beside the note is the last.
    if (line!.x1 < x1 - 0.25 * (x1 - x0)) break;
  }
  return last;
}

function withFragments({ baseline, top, bottom }: Row, fragments: Fragment[]): Row {
  return { fragments, baseline, top, bottom };
}
