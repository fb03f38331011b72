/**
 * Lines that are set one by one (addresses, names with their titles, opening hours, verses), as against lines that running
 * text was broken into: they begin like lines of their own and end where nothing forced them to.
 */
import { bold, hasIdeographs, monospace, type Line } from './line.js';
import { listMarker } from './list-marker.js';

/** Longer lines are running text. */
const maxChars = 46;

/** Lines of a region, in order, that go on below the line before them after a break their author set: any where `areLines`. */
export function setLines(
  lines: readonly Line[],
  pitch: (size: number) => number,
  areLines: boolean,
): ReadonlySet<Line> {
  const set = new Set<Line>();
  for (const entries of runsOf(lines, pitch))
    if (areEntries(entries)) for (const line of entries.slice(1)) set.add(line);
  const isFlush = flushRight(lines);
  for (let start = 0; start < lines.length;) {
    let end = start + 1;
    const goesOn = (line: Line, previous: Line): boolean =>
      follows(previous, line, pitch) || (isFlush(previous) && isFlush(line) && isNext(previous, line, pitch));
    if (isOwn(lines[start]!) || isFlush(lines[start]!))
      while (end < lines.length && goesOn(lines[end]!, lines[end - 1]!)) end++;
    const stretch = lines.slice(start, end);
    const isAlone = (at: number): boolean =>
      at === 0 || at === lines.length || !isNext(lines[at - 1]!, lines[at]!, pitch);
    const mayBeAddress = isAlone(start) && isAlone(end);
    if (areLines || (isSet(stretch, mayBeAddress) && !isRunning(lines, start, end, pitch)))
      for (const line of stretch.slice(1)) set.add(line);
    start = end;
  }
  return set;
}

/** Lines that end where the text does and fill no more than this of its width are set flush right, whatever they begin with. */
const flushShare = 0.6;

function flushRight(lines: readonly Line[]): (line: Line) => boolean {
  const left = lines.reduce((least, { x0 }) => Math.min(least, x0), Infinity);
  const right = lines.reduce((most, { x1 }) => Math.max(most, x1), -Infinity);
  const isAtEdge = ({ x1, broken, rightToLeft }: Line): boolean => !broken && !rightToLeft && Math.abs(x1 - right) < 1;
  const areAll = lines.every(isAtEdge) && noTwoBeginAlike(lines);
  return (line) => isAtEdge(line) && (areAll || line.x1 - line.x0 < flushShare * (right - left));
}

/** Fewer short lines below one another may be anything. */
const leastEntries = 6;

/** How many of them must end although the first word of the next would have fitted, and fill less than this of the width. */
const earlyShare = 0.35;
const unfilled = 0.75;

/** Lines below one another. */
function runsOf(lines: readonly Line[], pitch: (size: number) => number): Line[][] {
  const runs: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && isNext(lines[index - 1]!, line, pitch)) runs[runs.length - 1]!.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** The entries of an index or a list of words, which begin with small letters as running text goes on with. */
function areEntries(lines: readonly Line[]): boolean {
  const isEntry = (line: Line): boolean => isOwn(line) && (line.style & monospace) === 0 && !hasIdeographs(line.text);
  if (lines.length < leastEntries || !lines.every(isEntry)) return false;
  const [left, right] = [Math.min(...lines.map(({ x0 }) => x0)), Math.max(...lines.map(({ x1 }) => x1))];
  const early = lines.slice(1).filter((line, index) => isEarly(lines[index]!, line, right));
  const short = lines.filter(({ x1 }) => x1 - left < unfilled * (right - left));
  return Math.min(early.length, short.length) >= earlyShare * (lines.length - 1);
}

/** The first word of the line would have fitted behind the one above, before `right`. */
function isEarly(previous: Line, line: Line, right: number): boolean {
  const word = line.text.split(' ', 1)[0]!;
  return previous.x1 + ((word.length + 1) * 1.1 * (line.x1 - line.x0)) / line.text.length < right;
}

const isOwn = (line: Line): boolean =>
  line.text.length <= maxChars && !line.broken && line.rightToLeft !== true && !listMarker(line.text);

function follows(previous: Line, line: Line, pitch: (size: number) => number): boolean {
  return isOwn(line) && beginsAnew.test(line.text) && isNext(previous, line, pitch);
}

const beginsAnew = /^[\p{Lu}\d+(@#&"“\u2e80-\u9fff]|^[\p{L}\d._-]+@|^www\./u;

/** A sentence goes on from the line above the stretch, or on to the line below it. */
function isRunning(lines: readonly Line[], start: number, end: number, pitch: (size: number) => number): boolean {
  const goesOn = (at: number): boolean =>
    at > 0 &&
    at < lines.length &&
    isNext(lines[at - 1]!, lines[at]!, pitch) &&
    /^\p{Ll}/u.test(lines[at]!.text) &&
    !beginsAnew.test(lines[at]!.text) &&
    !/[.:!?]$/.test(lines[at - 1]!.text);
  return goesOn(start) || goesOn(end);
}

function isNext(previous: Line, line: Line, pitch: (size: number) => number): boolean {
  const distance = line.baseline - previous.baseline;
  return (
    Math.abs(line.size - previous.size) <= 0.04 * line.size &&
    (line.style & bold) === (previous.style & bold) &&
    distance > 0.7 * line.size &&
    distance <= Math.max(1.32 * pitch(line.size), pitch(line.size) + 0.3 * line.size)
  );
}

/** Every line begins elsewhere than the one before it: those of justified text do so once at most. */
const noTwoBeginAlike = (lines: readonly Line[]): boolean =>
  lines.length >= 3 && lines.slice(1).every(({ x0, size }, index) => Math.abs(x0 - lines[index]!.x0) > 0.2 * size);

/** Letters that must fit behind a line for this one to go on there: a word and a space, or some signs where none part words. */
export const leastBehind = (text: string): number =>
  hasIdeographs(text[0]!)
    ? signsBehind
    : (hasIdeographs(text) ? /^[!-~]*/.exec(text)![0] : text.split(' ', 1)[0]!).length + 1;

/** One sign, and a little: where most lines leave room for it, none was broken for want of room. */
const signsBehind = 1.2;

/** Lines of Chinese or Japanese, most of which leave room for the first sign of the next. */
function areUnfilled(lines: readonly Line[], right: number): boolean {
  const early = lines.slice(1).filter((line, index) => {
    const perChar = (line.x1 - line.x0) / line.text.length;
    return lines[index]!.x1 + 1.1 * leastBehind(line.text) * perChar < right;
  });
  return lines.length >= 3 && early.length * 2 > lines.length - 1;
}

/** Lines of an address are no longer than this. */
const addressChars = 34;

/**
 * Short lines, some with a number, none of which goes on below: running text so narrow hardly begins every line with a capital.
 * Unless nothing goes on above and below, some line is much shorter than others.
 */
const isAddress = (lines: readonly Line[], isAlone: boolean): boolean =>
  lines.length >= 3 &&
  lines.every(({ text }) => text.length <= addressChars && !/[-\u00ad\u2010]$/.test(text)) &&
  lines.some(({ text }) => /\d/.test(text)) &&
  (isAlone || isUneven(lines));

/** Some line before the last is far shorter than the longest: nothing filled it. */
function isUneven(lines: readonly Line[]): boolean {
  const widths = lines.map(({ x0, x1 }) => x1 - x0);
  return Math.min(...widths.slice(0, -1)) < 0.72 * Math.max(...widths);
}

/** A label with a colon begins each of them, and they are short. */
export const areLabelled = (lines: readonly Line[]): boolean =>
  lines.every(({ text }) => text.length <= maxChars && /^\p{L}[^:]{1,24}: \S/u.test(text));

/** Three lines or more, one of which ends although the word below would have fitted; or lines ragged on the left alone. */
function isSet(lines: readonly Line[], isAlone: boolean): boolean {
  const [right, left] = [Math.max(...lines.map(({ x1 }) => x1)), Math.min(...lines.map(({ x0 }) => x0))];
  const isRagged = (edge: (line: Line) => number, other: number): boolean =>
    lines.every((line) => Math.abs(edge(line) - other) < 1);
  const isFlushRight = lines.length >= 2 && isRagged(({ x1 }) => x1, right);
  if (isFlushRight && (lines.some(({ x0, size }) => x0 - left > 2 * size) || noTwoBeginAlike(lines))) return true;
  if (lines.some(({ text }) => hasIdeographs(text))) return areUnfilled(lines, right);
  if (isAddress(lines, isAlone)) return true;
  return (
    lines.length >= 3 &&
    lines.slice(1).some((line, index) => {
      const previous = lines[index]!;
      const word = line.text.split(' ', 1)[0]!;
      const perChar = (line.x1 - line.x0) / line.text.length;
      return previous.x1 - previous.x0 + (word.length + 1) * 1.1 * perChar < right - left;
    })
  );
}
