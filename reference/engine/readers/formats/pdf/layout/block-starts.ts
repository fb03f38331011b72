/**
 * Which lines of a region begin a paragraph, heading or list item: told by size, weight, white space, list marks, indents
 * and lines that end early.
 */
import { keepShapeOf } from '../../../../../base/lasting-shapes.js';
import { isNumberedFormula } from './formulas.js';
import { hangingLines } from './hanging-lines.js';
import { bold, italic, type Line } from './line.js';
import { countsOnFrom, listMarker, type ListMarker } from './list-marker.js';

/** Left and right edge of the text of a region. */
export interface TextEdges {
  x0: number;
  x1: number;
}

export class BlockStarts {
  private readonly lines: readonly Line[];
  private readonly region: TextEdges;
  private readonly pitch: (size: number) => number;
  private readonly hanging: ReadonlyMap<Line, boolean>;
  /** The list mark met last. */
  private mark: ListMarker | undefined;

  /** `pitch` is the usual distance of baselines at a size. */
  constructor(lines: readonly Line[], region: TextEdges, pitch: (size: number) => number) {
    this.lines = lines;
    this.region = region;
    this.pitch = pitch;
    this.hanging = hangingLines(lines, (previous, line) => endedEarly(previous, line, region));
  }

  /** To be asked of every line in order; `afterFirst` when the block so far is one line. */
  isStart(index: number, afterFirst: boolean): boolean {
    const line = this.lines[index]!;
    const previous = this.lines[index - 1];
    const mark = listMarker(line.text);
    const isStart =
      !previous ||
      line.isItem ||
      this.isApart(line, previous) ||
      this.startsInside(line, previous, mark, index, afterFirst);
    if (isStart && mark) this.mark = mark;
    return isStart;
  }

  /** Another size or weight, or more white space than between lines. */
  private isApart(line: Line, previous: Line): boolean {
    const distance = line.baseline - previous.baseline;
    const size = Math.max(line.size, previous.size);
    if (Math.abs(line.size - previous.size) > 0.12 * size) return true;
    if (distance < 0.3 * size) return false;
    // Labels and values set apart on one line are no running text.
    if ((line.broken && previous.broken) || areAmounts(line, previous)) return true;
    if (isEntry(line) || isEntry(previous)) return true;
    if (isToFillIn(line) || isToFillIn(previous) || hasLeader(previous) || beginsEntry(previous, line)) return true;
    if (isNumberedFormula(line) || isNumberedFormula(previous)) return true;
    const usual = this.pitch(line.size);
    if (distance > Math.max(usual * 1.32, usual + 0.3 * size) || distance > 2.6 * size) return true;
    return (line.style & bold) !== (previous.style & bold);
  }

  private startsInside(
    line: Line,
    previous: Line,
    mark: ListMarker | undefined,
    index: number,
    afterFirst: boolean,
  ): boolean {
    if (line.baseline - previous.baseline < 0.3 * Math.max(line.size, previous.size)) return false;
    if (isBrokenWord(previous, line)) return false;
    const hanging = this.hanging.get(line);
    if (hanging !== undefined) return hanging;
    if (mark && this.isItem(line, previous, mark)) return true;
    if (afterFirst && hangsBelow(previous, line) && !endedEarly(previous, line, this.region)) return false;
    if (isCentered(line, this.region) && isCentered(previous, this.region))
      return line.baseline - previous.baseline > apart * line.size;
    if (afterFirst && continuesTitle(previous, line)) return false;
    const { region } = this;
    const next = this.lines[index + 1];
    return startsByItsPlace(
      line.rightToLeft
        ? {
            line: mirrored(line),
            previous: mirrored(previous),
            next: next && mirrored(next),
            region: mirrored(region),
            afterFirst,
          }
        : { line, previous, next, region, afterFirst },
    );
  }

  /** False for what only looks like a mark: a number, an initial or a dash that the break of the line brought to the margin. */
  private isItem(line: Line, previous: Line, mark: ListMarker): boolean {
    if (!mark.ordered && !/^[-\u2013\u2014*o>\u203a]$/.test(mark.text)) return true;
    if (Math.abs(line.x0 - previous.x0) > 0.35 * line.size || line.rightToLeft) return true;
    if (/[.!?:;\u2026]["'\u201d\u2019)\]]*$/.test(previous.text) || endedEarly(previous, line, this.region))
      return true;
    return this.mark !== undefined && countsOnFrom(this.mark, mark);
  }
}

/** Centred lines that stand further apart, in em, are none of one paragraph. */
const apart = 2;

/** A title in bold letters and, far from it, a date or a place that is not: the first line of an entry, as in a curriculum. */
const isEntry = ({ broken, runs, text }: Line): boolean =>
  broken &&
  (runs[0]!.style & bold) !== 0 &&
  (runs[runs.length - 1]!.style & bold) === 0 &&
  text.length - runs[0]!.text.length <= mostBeside;

/** Letters of a date or a place. */
const mostBeside = 24;

/** Labels with amounts that end at one edge. */
const areAmounts = (line: Line, previous: Line): boolean =>
  Math.abs(line.x1 - previous.x1) <= 1.5 &&
  [line, previous].every(
    ({ text }) => text.length <= mostLabel && /^\p{L}.* \S{0,3}\d[\d.,]*[.,]\d\d\S{0,2}$/u.test(text),
  );

/** Letters of a label and its amount. */
const mostLabel = 46;

/** A word goes on in the next line, wherever that begins. */
const isBrokenWord = (previous: Line, line: Line): boolean =>
  /\p{L}{2}[-\u00ad\u2010]$/u.test(previous.text) && /^\p{Ll}{2}/u.test(line.text);

/** The line begins below the text behind the label or number of the line above. */
const hangsBelow = (previous: Line, line: Line): boolean =>
  previous.inset !== undefined && Math.abs(line.x0 - previous.inset) <= 1;

/** A line of a form: a label and a blank, behind a colon or at the end of the line. */
const isToFillIn = ({ text }: Line): boolean =>
  text.includes('___') && (/: ?_{3,}/.test(text) || /^([^\s_]+ ){1,6}_{3,}$/.test(text));

/** An entry of a table of contents, with a row of dots before its page, which may be a Roman number, or of a list before a few words. */
const hasLeader = ({ text }: Line): boolean =>
  /[.\u2026 ](?:\d+|[ivxlc]+)$/.test(text.slice(-12)) ? /\.{5}|\u2026{2}/.test(text) : /\.{5} ?[^.]{1,20}$/.test(text);

/** The line above a first entry ends a sentence; one of a longer entry goes on. */
const beginsEntry = (previous: Line, line: Line): boolean => /[.:!?]$/.test(previous.text) && hasLeader(line);

/** The second line of a numbered title, under its first word. */
function continuesTitle(previous: Line, line: Line): boolean {
  return (
    (line.style & previous.style & (bold | italic)) !== 0 &&
    line.x0 - previous.x0 > 0.7 * line.size &&
    /^\d{1,2}(\.\d{1,2})*\.?\s/.test(previous.text) &&
    /^[\p{Ll}(]/u.test(line.text)
  );
}

/** A line among its neighbours; `afterFirst` when the block so far is one line. */
interface Place {
  line: Line;
  previous: Line;
  next: Line | undefined;
  region: TextEdges;
  afterFirst: boolean;
}

/** Seen in a mirror: what is true of lines read from left to right then holds for others. */
function mirrored<T extends { x0: number; x1: number }>(place: T): T {
  return { ...place, x0: -place.x1, x1: -place.x0 };
}

const startsByItsPlace = (place: Place): boolean =>
  startsByIndent(place) || endedEarly(place.previous, place.line, place.region);

/** Both margins about equal and not small. */
function isCentered(line: Line, region: TextEdges): boolean {
  const left = line.x0 - region.x0;
  const right = region.x1 - line.x1;
  return left > line.size && right > line.size && Math.abs(left - right) < line.size;
}

/** An indented first line, or a line that falls back to the margin behind hanging ones. */
function startsByIndent({ line, previous, next, region, afterFirst }: Place): boolean {
  const step = line.x0 - previous.x0;
  if (step > 0.7 * line.size) {
    // Behind a list mark or the first line of a hanging paragraph, the lines stand further right.
    if (afterFirst && (listMarker(previous.text) !== undefined || !endedEarly(previous, line, region))) {
      return next !== undefined && next.x0 < line.x0 - 0.7 * line.size && !listMarker(previous.text);
    }
    return true;
  }
  if (step < -0.7 * line.size) return !afterFirst;
  // Two first lines below one another, the upper one in italics, as the name of an author is.
  const isSetIn = line.x0 - region.x0 > 0.7 * line.size && next !== undefined && next.x0 < line.x0 - 0.7 * line.size;
  return afterFirst && isSetIn && (line.style & italic) !== (previous.style & italic);
}

/** The first word of the line would have fitted behind the previous one: that one was a last line. */
function endedEarly(previous: Line, line: Line, region: TextEdges): boolean {
  const firstWord = line.text.indexOf(' ') < 0 ? line.text.length : line.text.indexOf(' ');
  const charWidth = (line.x1 - line.x0) / Math.max(1, line.text.length);
  return previous.x1 + (firstWord + 1) * charWidth * 1.1 < region.x1 - 0.6 * line.size;
}

keepShapeOf(() => new BlockStarts([], { x0: 0, x1: 0 }, (size) => size));
