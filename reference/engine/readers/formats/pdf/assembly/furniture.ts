/**
 * Running headers, footers and page numbers: lines at the top or bottom edge that stand at the same place, with the same
 * text but for numbers, on at least three pages, and stand beside something else on most of them: what is all that pages say
 * is their content.
 * Spec: ParseOptions, onlyMainContent (headers and footers).
 */
import type { Line } from '../layout/line.js';
import type { PageLayout } from '../layout/page-block.js';

/** Pages that must share a line. */
const minPages = 3;

/** Lines of each edge that are looked at. */
const edgeLines = 4;

/** Shares of the page's height that count as its edges. */
const topShare = 0.16;
const bottomShare = 0.84;

/** Places this far apart, in points, are the same. */
const samePlace = 6;

export type EdgeRole = 'header' | 'footer';

interface Candidate {
  line: Line;
  page: number;
  place: number;
}

/** The lines that are furniture, and of which kind. */
export function findFurniture(pages: readonly PageLayout[]): Map<Line, EdgeRole> {
  const furniture = new Map<Line, EdgeRole>();
  if (pages.length < minPages) return furniture;
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
        };
        const list = byKey.get(key);
        if (list) list.push(candidate);
        else byKey.set(key, [candidate]);
      }
    }
    repeatedOf[role] = [...byKey.values()].flatMap(repeated);
  }
  const all = new Set([...repeatedOf.header, ...repeatedOf.footer].flat().map(({ line }) => line));
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
        furniture.set(line, role);
      }
    }
  }
  return furniture;
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
  lines.sort((a, b) => (role === 'header' ? a.baseline - b.baseline : b.baseline - a.baseline));
  return lines.slice(0, edgeLines);
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

/** Groups of candidates of one text that stand at a common place on enough pages. */
function repeated(candidates: Candidate[]): Candidate[][] {
  if (candidates.length < minPages) return [];
  candidates.sort((a, b) => a.place - b.place);
  const found: Candidate[][] = [];
  for (let start = 0; start < candidates.length;) {
    let end = start + 1;
    while (end < candidates.length && candidates[end]!.place - candidates[end - 1]!.place <= samePlace) end++;
    const group = candidates.slice(start, end);
    if (new Set(group.map((candidate) => candidate.page)).size >= minPages) found.push(group);
    start = end;
  }
  return found;
}
