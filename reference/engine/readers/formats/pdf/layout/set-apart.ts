/**
 * Cells that stand no wider apart than words. Where a producer shows its spaces as characters, a string that begins a little
 * behind the one before it, with no space shown between them, was placed there: by a tab or as a cell. It is taken for one when
 * such strings stand below one another, flush on either side or centred; a producer that places each of its words lines up few.
 */
import { jumped, setApart, spaceBefore, type PageWords } from '../content/page-words.js';
import { listMarker } from './list-marker.js';

/** Wider gaps, in em, part words by themselves. */
const widest = 0.85;

/** Edges of strings that stand below one another differ by less than this, in points. */
const sameEdge = 0.2;

/** Strings that stand below one another: fewer may do so by chance. */
const leastRows = 3;

/** Of the strings placed close behind others, so many line up where all are cells: heads and sums may stand by themselves. */
const leastShare = 0.7;

/** For each space that is shown, no more strings than this may stand close behind others. */
const leastShown = 4;

/** A string: from its first to its last word. */
interface Piece {
  first: number;
  last: number;
  /** Whether it stands close behind the one before it. */
  isClose: boolean;
}

/** Marks the words before which a cell begins (see `setApart`). */
export function markSetApart(words: PageWords): void {
  const pieces = piecesOf(words);
  const close = pieces.filter(({ isClose }) => isClose);
  if (close.length < leastRows || !showsSpaces(words, close.length)) return;
  const edges = [1, 2, 3].map(() => new Map<number, Set<number>>());
  for (const piece of pieces) note(edges, piece, words);
  const lined = close.filter((piece) => isInColumn(edges, piece, words));
  if (lined.length < leastShare * close.length || !holdFigures(close, words)) return;
  for (const { first } of close) words.flags[first]! |= setApart;
}

/** Strings of horizontal text: words in the order they are shown, up to one that is placed anew. */
function piecesOf(words: PageWords): Piece[] {
  const pieces: Piece[] = [];
  for (let word = 0; word < words.count; word++) {
    if (words.angle[word] !== 0) continue;
    const before = pieces[pieces.length - 1];
    const isBeside = before?.last === word - 1 && isOnLine(words, word - 1, word);
    if (isBeside && (words.flags[word]! & jumped) === 0) before.last = word;
    else {
      const isClose =
        isBeside && words.x0[word]! - words.x1[word - 1]! < widest * words.size[word]! && !isMark(before, words);
      pieces.push({ first: word, last: word, isClose });
    }
  }
  return pieces;
}

/** The word stands behind the other one, on its level. */
const isOnLine = ({ x0, x1, y0, size }: PageWords, before: number, word: number): boolean =>
  Math.abs(y0[word]! - y0[before]!) < 0.12 * size[word]! && x0[word]! > x1[before]!;

/** The mark of a list stands before its item. */
const isMark = ({ first, last }: Piece, words: PageWords): boolean =>
  first === last && listMarker(`${words.text(first)} x`) !== undefined;

/** Spaces are shown between words of one string: those of a page that shows none are nothing but gaps. */
function showsSpaces(words: PageWords, close: number): boolean {
  let shown = 0;
  for (let word = 1; word < words.count; word++)
    if ((words.flags[word]! & (spaceBefore | jumped)) === spaceBefore && isOnLine(words, word - 1, word)) shown++;
  return shown * leastShown >= close;
}

/** Half of the gaps have a figure on one side, as those of a table do and those of text set word by word do not. */
function holdFigures(close: readonly Piece[], words: PageWords): boolean {
  const figures = close.filter(({ first, last }) => {
    let before = first - 1;
    while (before > 0 && (words.flags[before]! & jumped) === 0 && isOnLine(words, before - 1, before)) before--;
    return words.chars.subarray(words.start[before], words.end[last]).some((unit) => unit >= 0x30 && unit <= 0x39);
  });
  return figures.length * 2 >= close.length;
}

/** The left edge, the right edge and the middle of a string, in steps of `sameEdge`. */
const edgesOf = ({ first, last }: Piece, { x0, x1 }: PageWords): number[] =>
  [x0[first]!, x1[last]!, (x0[first]! + x1[last]!) / 2].map((x) => Math.round(x / sameEdge));

function note(edges: readonly Map<number, Set<number>>[], piece: Piece, words: PageWords): void {
  const level = Math.round(words.y0[piece.first]!);
  for (const [kind, edge] of edgesOf(piece, words).entries()) {
    const levels = edges[kind]!.get(edge);
    if (!levels) edges[kind]!.set(edge, new Set([level]));
    else if (levels.size < leastRows) levels.add(level);
  }
}

/** Strings of other lines share an edge or the middle with it. */
const isInColumn = (edges: readonly Map<number, Set<number>>[], piece: Piece, words: PageWords): boolean =>
  edgesOf(piece, words).some((edge, kind) => {
    const rows = [edge - 1, edge, edge + 1].flatMap((near) => [...(edges[kind]!.get(near) ?? [])]);
    return new Set(rows).size >= leastRows;
  });
