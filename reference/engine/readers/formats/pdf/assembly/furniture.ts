/**
 * Running headers, footers and page numbers: lines at the top or bottom edge that stand at the same place, with the same
 * text but for numbers, on at least three pages, and stand beside something else on most of them: what is all that pages say
 * is their content. Two pages are enough where the number counts them, or where not a letter differs.
 * Spec: ParseOptions, onlyMainContent (headers and footers).
 */
import type { Line } from '../layout/line.js';
import type { PageLayout } from '../layout/page-block.js';

/** Pages that must share a line; fewer, where more speaks for it. */
const minPages = 3;
const fewPages = 2;

/** Running heads are set no larger than this, as a share of the size of most text. */
const largestSize = 1.1;

/** What is set smaller than this is not the text, and lines further apart than this, in em, are not of one paragraph. */
const smallSize = 0.95;
const apart = 1.8;

/** So many pages later a large head is said again. */
const shortly = 3;

/** Lines of each edge that are looked at. */
const edgeLines = 4;

/** Shares of the page's height that count as its edges. */
const topShare = 0.16;
const bottomShare = 0.84;

/** Below this share the number of the page may stand, too, alone below all else. */
const folioShare = 0.7;

/** Places this far apart, in points, are the same. */
const samePlace = 6;

export type EdgeRole = 'header' | 'footer';

interface Candidate {
  line: Line;
  page: number;
  place: number;
  /** It stands within the edge of its page. */
  isAtEdge: boolean;
}

/** The lines that are furniture, and of which kind. */
export function findFurniture(pages: readonly PageLayout[]): Map<Line, EdgeRole> {
  const furniture = new Map<Line, EdgeRole>();
  if (pages.length < fewPages) return furniture;
  const isOfTwo = twoPageRule(pages);
  const repeatedOf: Record<EdgeRole, Candidate[][]> = { header: [], footer: [] };
  for (const role of ['header', 'footer'] as const) {
    const byKey = new Map<string, Candidate[]>();
    for (const page of pages) {
      for (const line of edgeOf(page, role)) {
        const key = keyOf(line.text);
        const candidate = {
          line,
          page: page.pageNumber,
          place: role === 'header' ? line.baseline : page.height - line.baseline,
          isAtEdge: role === 'header' || line.baseline > bottomShare * page.height,
        };
        const list = byKey.get(key);
        if (list) list.push(candidate);
        else byKey.set(key, [candidate]);
      }
    }
    repeatedOf[role] = [...byKey.values()].flatMap((candidates) => repeated(candidates, isOfTwo));
  }
  const all = new Set([...repeatedOf.header, ...repeatedOf.footer].flat().map(({ line }) => line));
  const size = usualSize(pages);
  // A head in large letters says whose file it is, or is the title of a slide that is built up page by page: said once.
  const isFirstTitle = (line: Line): boolean => line.size > largestSize * size && begin.has(line);
  const begin = new Set(repeatedOf.header.flatMap(beginnings));
  const sayMore = new Set(pages.filter((page) => saysMore(page, all)).map(({ pageNumber }) => pageNumber));
  for (const role of ['header', 'footer'] as const) {
    const lines = new Set(
      repeatedOf[role]
        .filter((group) => group.filter(({ page }) => sayMore.has(page)).length * 2 > group.length)
        .flatMap((group) => group.map(({ line }) => line)),
    );
    // Only what lies between the edge and the first line of the page's own.
    for (const page of pages) {
      for (const line of edgeOf(page, role)) {
        if (!lines.has(line)) break;
        if (!isFirstTitle(line)) furniture.set(line, role);
      }
    }
  }
  return furniture;
}

/** The lines of a group that none of the pages shortly before them has: heads may take turns on left and right pages. */
function beginnings(group: readonly Candidate[]): Line[] {
  const begin: Line[] = [];
  let last = -Infinity;
  for (const { page, line } of group.toSorted((a, b) => a.page - b.page)) {
    if (page > last + shortly) begin.push(line);
    last = page;
  }
  return begin;
}

function saysMore(page: PageLayout, lines: ReadonlySet<Line>): boolean {
  return page.blocks.some((each) => each.kind !== 'text' || each.block.lines.some((line) => !lines.has(line)));
}

/** The outermost lines of the page at one edge. */
function edgeOf(page: PageLayout, role: EdgeRole): Line[] {
  const lines: Line[] = [];
  for (const block of page.blocks) {
    if (block.kind !== 'text') continue;
    for (const line of block.block.lines) {
      const share = line.baseline / page.height;
      if (role === 'header' ? share < topShare : share > bottomShare) lines.push(line);
    }
  }
  if (lines.length === 0 && role === 'footer') return folioOf(page);
  lines.sort((a, b) => (role === 'header' ? a.baseline - b.baseline : b.baseline - a.baseline));
  return lines.slice(0, edgeLines);
}

const bareNumber = /^\W{0,2}(\d{1,4})\W{0,2}$/;

/** The last line of a page that ends early, when it is a number and nothing else. */
function folioOf({ blocks, height }: PageLayout): Line[] {
  let last: Line | undefined;
  for (const { kind, block } of blocks)
    if (kind === 'text') {
      for (const line of block.lines) if (!last || line.baseline > last.baseline) last = line;
    } else if (block.y1 > (last?.baseline ?? 0)) last = undefined;
  return last && last.baseline > folioShare * height && bareNumber.test(last.text) ? [last] : [];
}

/** Numbers that stand higher than feet do count the pages. */
function countsPages(group: readonly Candidate[]): boolean {
  const numberOf = ({ line }: Candidate): number => Number(bareNumber.exec(line.text)?.[1]);
  const ordered = group.toSorted((a, b) => a.page - b.page);
  return ordered.every(
    (each, at) => at === 0 || numberOf(each) - numberOf(ordered[at - 1]!) === each.page - ordered[at - 1]!.page,
  );
}

/** Text with numbers, arabic or roman, taken out; not where numbers are most of it, as in data. */
function keyOf(text: string): string {
  if ((text.match(/\d+/g)?.length ?? 0) > 3) return text;
  return text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/\b[ivxlc]+\b/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

type Rule = (group: readonly Candidate[]) => boolean;

/** Groups of candidates of one text that stand at a common place on enough pages. */
function repeated(candidates: Candidate[], isOfTwo: Rule): Candidate[][] {
  if (candidates.length < fewPages) return [];
  candidates.sort((a, b) => a.place - b.place);
  const found: Candidate[][] = [];
  for (let start = 0; start < candidates.length;) {
    let end = start + 1;
    while (end < candidates.length && candidates[end]!.place - candidates[end - 1]!.place <= samePlace) end++;
    const group = candidates.slice(start, end);
    const count = new Set(group.map((candidate) => candidate.page)).size;
    const isFoot = group.some(({ isAtEdge }) => isAtEdge) || countsPages(group);
    if (isFoot && (count >= minPages || (count === fewPages && isOfTwo(group)))) found.push(group);
    start = end;
  }
  return found;
}

/**
 * Whether what two pages share is furniture: in a file of two or three pages, no larger than the text, with a number that
 * counts the pages, or set off from the text and the same to the letter and the point. Pages that share all of an edge are copies of one form.
 */
function twoPageRule(pages: readonly PageLayout[]): Rule {
  if (pages.length > minPages) return () => false;
  let size = 0;
  return (group) => {
    const [first, second] = group;
    if (group.length !== fewPages || !first || !second) return false;
    size ||= usualSize(pages);
    if (Math.max(first.line.size, second.line.size) > largestSize * size) return false;
    const isSame =
      first.line.text === second.line.text &&
      Math.abs(first.line.x0 - second.line.x0) <= 1.5 &&
      Math.abs(first.place - second.place) <= 1.5;
    const isSetOff = (each: Candidate): boolean => each.line.size < smallSize * size || isApart(each, pages);
    return counts(first, second) || (isSame && group.every(isSetOff) && !areCopies(pages));
  };
}

/** White space parts the line from all others. */
function isApart({ line, page }: Candidate, pages: readonly PageLayout[]): boolean {
  const { blocks } = pages.find(({ pageNumber }) => pageNumber === page)!;
  return blocks.every(
    ({ kind, block }) =>
      kind !== 'text' ||
      block.lines.every(
        ({ baseline }) =>
          Math.abs(baseline - line.baseline) < 0.3 * line.size ||
          Math.abs(baseline - line.baseline) > apart * line.size,
      ),
  );
}

/** The only number that differs is that of the page: its place in the file, or all that the line says. */
function counts(first: Candidate, second: Candidate): boolean {
  const [before, after] = [first, second].map(({ line }) => (line.text.match(/\d+/g) ?? []).map(Number));
  const changed = before!.flatMap((number, index) => (number === after![index] ? [] : [index]));
  const at = changed[0];
  if (changed.length !== 1 || at === undefined) return false;
  const isPlace = before![at] === first.page && after![at] === second.page;
  return (isPlace || !/\p{L}/u.test(first.line.text)) && after![at]! - before![at]! === second.page - first.page;
}

/** A page with so many times the lines of another is no copy of it. */
const unlike = 3;

/** Most of what stands at the edges of two pages is the same, and one has about as much to say as the other. */
function areCopies(pages: readonly PageLayout[]): boolean {
  const [least, most] = pages
    .slice(-fewPages)
    .map(({ blocks }) => blocks.reduce((sum, { kind, block }) => sum + (kind === 'text' ? block.lines.length : 1), 0))
    .sort((a, b) => a - b);
  if (most! > unlike * least!) return false;
  const [first, second] = pages
    .slice(-fewPages)
    .map((page) => new Set([...edgeOf(page, 'header'), ...edgeOf(page, 'footer')].map(({ text }) => text)));
  const shared = [...first!].filter((text) => second!.has(text)).length;
  return shared > edgeLines / 2 && shared * 2 > Math.min(first!.size, second!.size);
}

/** The size of most of the text. */
function usualSize(pages: readonly PageLayout[]): number {
  const chars = new Map<number, number>();
  for (const { blocks } of pages)
    for (const { kind, block } of blocks)
      if (kind === 'text')
        for (const { size, text } of block.lines) chars.set(size, (chars.get(size) ?? 0) + text.length);
  return [...chars].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}
