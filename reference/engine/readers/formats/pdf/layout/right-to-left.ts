/**
 * Text as it stands on the page from left to right -> text in the order it is read, where that is from right to left.
 * Words of Latin letters and numbers inside keep their direction.
 * Spec: Unicode Standard Annex 9 (bidirectional algorithm), undone for one line; ISO 32000-1, 14.8.2.3.3.
 */
const hasRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const presentationForms = /[\ufb1d-\ufdff\ufe70-\ufefc]+/g;

/** A mark shown before its letter, which is the last of a word: no mark belongs to a space. */
const leadingMark = /(^|\s)(\p{M}+)([^\p{M}\s])/gu;

type Direction = 'right' | 'left' | 'none';

/** A letter with its marks. */
interface Cluster {
  text: string;
  /** Where it came from: a number of the caller's. */
  source: number;
  direction: Direction;
}

/** True for text with at least one letter that is written from right to left. */
export const isBidirectional = (text: string): boolean => hasRightToLeft.test(text);

/** Share of letters from which a line is read from right to left: Latin words in such a line are longer than its own. */
const leftwardShare = 0.3;

/** True for lines that are read from right to left as a whole. */
export function isRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => hasRightToLeft.test(letter)).length > leftwardShare * letters.length;
}

/** The text of one line in reading order. */
export function readingText(text: string): string {
  return isBidirectional(text)
    ? readingPieces([{ text, source: 0 }])
        .map((piece) => piece.text)
        .join('')
    : text;
}

/** A cell that is from one number to another; a hyphen that touches both makes them one number (UAX 9, W4). */
const range = /^(\d[\d.,:/-]*)(\s?[\u2013\u2014~]\s?|\s-\s)(\d[\d.,:/-]*)$/;

/** A range of numbers as it stands in a table that is read from right to left, in reading order; all other text as it is. */
export const readingRange = (text: string): string => text.replace(range, '$3$2$1');

/** Pieces of one line, from left to right, in reading order; a piece may come out in several parts. */
export function readingPieces(pieces: readonly { text: string; source: number }[]): { text: string; source: number }[] {
  const clusters = pieces.flatMap(({ text, source }) =>
    (text.replace(leadingMark, '$1$3$2').match(/[^\p{M}]\p{M}*|\p{M}+/gu) ?? []).map((one): Cluster => ({
      text: one,
      source,
      direction: directionOf(one),
    })),
  );
  const isLeftward = isRightToLeft(pieces.map((piece) => piece.text).join(''));
  const main: Direction = isLeftward ? 'left' : 'right';
  const other: Direction = isLeftward ? 'right' : 'left';
  if (isLeftward) clusters.reverse();
  turnRuns(clusters, other, main);
  const out: { text: string; source: number }[] = [];
  for (const { text, source } of clusters) {
    const last = out[out.length - 1];
    if (last?.source === source) last.text += text;
    else out.push({ text, source });
  }
  // Letters in the shape they have within a word are letters.
  for (const piece of out) piece.text = piece.text.replace(presentationForms, (shapes) => shapes.normalize('NFKC'));
  return out;
}

/** Turns the stretches of one direction round, with what stands between two of its letters. */
function turnRuns(clusters: Cluster[], direction: Direction, end: Direction): void {
  for (let start = 0; start < clusters.length; start++) {
    if (clusters[start]!.direction !== direction) continue;
    let last = start;
    for (let at = start + 1; at < clusters.length && clusters[at]!.direction !== end; at++)
      if (clusters[at]!.direction === direction) last = at;
    const stretches = direction === 'right' ? numbersIn(clusters, start, last) : [];
    if (stretches.length === 0) stretches.push({ from: start, to: last });
    for (const { from, to } of stretches) {
      const run = clusters.slice(from, to + 1).reverse();
      clusters.splice(from, run.length, ...run);
    }
    start = last;
  }
}

const signOfNumber = /^[%\u2030\u00b0#$\u00a3\u20aa\u20ac]$/;

/** What keeps the digits of a line with Hebrew letters one number, and those of a line with Arabic letters. */
const keepsNumber = { hebrew: /^[-+.,:/\u00a0]$/, arabic: /^[.,:/\u00a0]$/ };

/**
 * The numbers of a stretch without letters, each turned round by itself, since what parts them follows the line; none where it
 * has letters. Signs like that for per cent belong to a number of a line in Hebrew, not in Arabic; so do hyphens inside.
 */
function numbersIn(clusters: readonly Cluster[], start: number, last: number): { from: number; to: number }[] {
  for (let at = start; at <= last; at++) if (/^\p{L}/u.test(clusters[at]!.text)) return [];
  let before = start - 1;
  while (before >= 0 && clusters[before]!.direction !== 'left') before--;
  const isHebrew = before >= 0 && /^[\u0590-\u05ff\ufb1d-\ufb4f]/.test(clusters[before]!.text);
  const isArabic = before >= 0 && !isHebrew;
  const keeps = isArabic ? keepsNumber.arabic : keepsNumber.hebrew;
  const hasSign = (at: number): boolean => isHebrew && signOfNumber.test(clusters[at]?.text ?? '');
  const isDigit = (at: number): boolean => at <= last && clusters[at]!.direction === 'right';
  const numbers: { from: number; to: number }[] = [];
  for (let from = start; from <= last; from++) {
    if (!isDigit(from)) continue;
    let to = from;
    while (isDigit(to + 1) || (keeps.test(clusters[to + 1]?.text ?? '') && isDigit(to + 2))) to++;
    const behind = hasSign(to + 1) ? to + 1 : to;
    numbers.push({ from: hasSign(from - 1) ? from - 1 : from, to: behind });
    from = behind;
  }
  return numbers;
}

function directionOf(cluster: string): Direction {
  if (hasRightToLeft.test(cluster) && /^[\p{L}\p{M}]/u.test(cluster)) return 'left';
  return /^[\p{L}\p{N}]/u.test(cluster) ? 'right' : 'none';
}
