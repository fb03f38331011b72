/**
 * A recognised picture as blocks of a page. What stands in one column is laid out by itself, in the order in which the engine
 * read it: it saw the picture, and knows columns that bend or end in the middle of a line. Cells of tables stand side by side
 * in short lines; those are laid out together, as rows.
 */
import type { OcrLine, OcrPage } from '../../../../document/reading.js';
import { PageGraphics } from '../content/page-graphics.js';
import { PageWords } from '../content/page-words.js';
import type { PageLink } from '../content/links.js';
import type { Font } from '../fonts/font.js';
import { layOutPage } from '../layout/lay-out-page.js';
import type { PageLayout } from '../layout/page-block.js';
import { fillWithRecognized, usualHeight, type Placement } from './recognized-words.js';

/** In points. */
export interface PictureArea {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface PictureOnPage {
  /** 1-based. */
  pageNumber: number;
  width: number;
  height: number;
  links: readonly PageLink[];
  /** Where the recognised picture lies. */
  area: PictureArea;
}

/** Lines recognised with less confidence (of 100) are noise of the picture. */
const minConfidence = 30;

/** How far the baselines of a row lie from each other, in heights of its lines. */
const levelShare = 0.25;

/** Letters of a line of running text, on average. */
const runningChars = 22;

/** @param plainFont the number of the font that recognised words pass for */
export function layOutRecognized(
  recognized: OcrPage,
  picture: PictureOnPage,
  fonts: readonly Font[],
  plainFont: number,
): PageLayout {
  const { pageNumber } = picture;
  const page = turnedPage(picture, recognized.turn);
  const place = placementOf(recognized, page.area);
  const lines = recognized.lines.filter(({ confidence }) => confidence >= minConfidence);
  const usual = usualHeight(lines);
  const blocks = groupsOf(lines).flatMap((group) => {
    const words = new PageWords();
    fillWithRecognized(words, group, { ...place, font: plainFont, usual });
    return layOutPage({ ...page, pageNumber, words, graphics: new PageGraphics() }, fonts).blocks;
  });
  for (const { block } of blocks) block.recognized = recognized.confidence;
  return { pageNumber, width: page.width, height: page.height, blocks };
}

/** The page as it is read: turned as its picture was. Links of a turned page lie elsewhere and are left out. */
function turnedPage({ width, height, area, links }: PictureOnPage, turn: OcrPage['turn']) {
  const { x0, y0, x1, y1 } = area;
  switch (turn) {
    case 0:
      return { width, height, area, links };
    case 90:
      return { width: height, height: width, area: { x0: height - y1, y0: x0, x1: height - y0, y1: x1 }, links: [] };
    case 180:
      return { width, height, area: { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 }, links: [] };
    case 270:
      return { width: height, height: width, area: { x0: y0, y0: width - x1, x1: y1, y1: width - x0 }, links: [] };
  }
}

const placementOf = ({ width, height }: OcrPage, { x0, y0, x1, y1 }: PictureArea): Placement => ({
  x0,
  y0,
  scaleX: (x1 - x0) / width,
  scaleY: (y1 - y0) / height,
});

interface Group {
  lines: OcrLine[];
  top: number;
  bottom: number;
  running: boolean;
}

/**
 * Lines that are laid out together. Areas that follow each other down the page are one group; where an area stands beside
 * running text, a column has ended and a new group begins. Lines that run up or down the page come last.
 */
function groupsOf(lines: readonly OcrLine[]): OcrLine[][] {
  const groups: Group[] = [];
  const level = lines.filter(({ direction }) => direction === 'right');
  for (const area of areasOf(level)) {
    const last = groups[groups.length - 1];
    const isBeside = last !== undefined && area.top < last.bottom && area.bottom > last.top;
    if (!last || (isBeside && (area.running || last.running || !isLevelWith(area, last)))) groups.push(area);
    else {
      last.lines.push(...area.lines);
      last.top = Math.min(last.top, area.top);
      last.bottom = Math.max(last.bottom, area.bottom);
      last.running ||= area.running;
    }
  }
  const upended = lines.filter(({ direction }) => direction !== 'right');
  return [...groups.map((group) => group.lines), ...(upended.length > 0 ? [upended] : [])];
}

/** Whether at least half of the lines stand on baselines of the other area: then both are columns of one table. */
function isLevelWith(area: Group, other: Group): boolean {
  const level = area.lines.filter((line) =>
    other.lines.some(({ baseline }) => Math.abs(baseline - line.baseline) < levelShare * line.height),
  );
  return level.length >= area.lines.length / 2;
}

function areasOf(lines: readonly OcrLine[]): Group[] {
  const areas: Group[] = [];
  lines.forEach((line, index) => {
    const [, top, , bottom] = line.bbox;
    if (index === 0 || lines[index - 1]!.block !== line.block)
      areas.push({ lines: [], top: Infinity, bottom: -Infinity, running: false });
    const area = areas[areas.length - 1]!;
    area.lines.push(line);
    area.top = Math.min(area.top, top);
    area.bottom = Math.max(area.bottom, bottom);
  });
  for (const area of areas) {
    const chars = area.lines.reduce((sum, { text }) => sum + text.length, 0);
    area.running = area.lines.length >= 3 && chars >= runningChars * area.lines.length;
  }
  return areas;
}
