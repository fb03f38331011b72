/**
 * Where a page has figures: pictures, clusters of slanted and curved strokes, and bars that stand on one line. Text there is
 * labels, not prose or tables.
 */
import type { PageGraphics } from './page-graphics.js';

export interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Drawings this close belong to one figure. */
const reach = 14;

/** Smaller figures are ornaments, or letters drawn as paths. */
const minSide = 40;

/** Pages with more drawings than this are looked at in part. */
const maxDrawings = 1500;

/** `page` bounds what a figure may cover: a picture behind the whole page is a background. */
export function figureAreas(graphics: PageGraphics, page: { width: number; height: number }): Area[] {
  const areas: Area[] = [];
  const { drawings } = graphics;
  for (let index = 0; index < drawings.length && index < maxDrawings * 4; index += 4) {
    addTo(areas, {
      x0: drawings[index]!,
      y0: drawings[index + 1]!,
      x1: drawings[index + 2]!,
      y1: drawings[index + 3]!,
    });
  }
  for (const { x0, y0, x1, y1 } of graphics.pictures.slice(0, maxDrawings)) areas.push({ x0, y0, x1, y1 });
  areas.push(...barCharts(graphics.boxes));
  return areas.filter((area) => {
    const width = area.x1 - area.x0;
    const height = area.y1 - area.y0;
    return width >= minSide && height >= minSide && width * height < 0.7 * page.width * page.height;
  });
}

/** Fewer bars are boxes that happen to end level. */
const minBars = 3;

/** Boxes of one width that stand on one line and differ in height are the bars of a chart; cells of a table end level at the top, too. */
export function barCharts(boxes: readonly number[]): Area[] {
  if (boxes.length < minBars * 4 || boxes.length > maxDrawings * 4) return [];
  const groups = new Map<string, Area[]>();
  for (let index = 0; index < boxes.length; index += 4) {
    const [x0, y0, x1, y1] = [boxes[index]!, boxes[index + 1]!, boxes[index + 2]!, boxes[index + 3]!];
    const key = `${Math.round(y1)} ${Math.round(x1 - x0)}`;
    const group = groups.get(key);
    if (group) group.push({ x0, y0, x1, y1 });
    else groups.set(key, [{ x0, y0, x1, y1 }]);
  }
  const charts: Area[] = [];
  for (const bars of groups.values()) {
    const tops = new Set(bars.map((bar) => Math.round(bar.y0)));
    if (bars.length < minBars || tops.size < minBars || tops.size < bars.length * 0.6) continue;
    const chart = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
    for (const bar of bars) {
      chart.x0 = Math.min(chart.x0, bar.x0);
      chart.y0 = Math.min(chart.y0, bar.y0);
      chart.x1 = Math.max(chart.x1, bar.x1);
      chart.y1 = Math.max(chart.y1, bar.y1);
    }
    // The figures at the ends of the bars and the names below them belong to the chart.
    charts.push({ x0: chart.x0 - reach, y0: chart.y0 - reach, x1: chart.x1 + reach, y1: chart.y1 + reach });
  }
  return charts;
}

/** Joins the drawing to an area it is close to, and areas it connects to one. */
function addTo(areas: Area[], drawing: Area): void {
  const joined = { ...drawing };
  for (let index = areas.length - 1; index >= 0; index--) {
    const area = areas[index]!;
    const isNear =
      area.x0 - reach < joined.x1 &&
      joined.x0 < area.x1 + reach &&
      area.y0 - reach < joined.y1 &&
      joined.y0 < area.y1 + reach;
    if (!isNear) continue;
    joined.x0 = Math.min(joined.x0, area.x0);
    joined.y0 = Math.min(joined.y0, area.y0);
    joined.x1 = Math.max(joined.x1, area.x1);
    joined.y1 = Math.max(joined.y1, area.y1);
    areas.splice(index, 1);
  }
  areas.push(joined);
}

/** The share of the box that figures cover; areas are taken not to overlap one another. */
export function coveredShare(box: Area, areas: readonly Area[]): number {
  let covered = 0;
  for (const area of areas) {
    const width = Math.min(box.x1, area.x1) - Math.max(box.x0, area.x0);
    const height = Math.min(box.y1, area.y1) - Math.max(box.y0, area.y0);
    if (width > 0 && height > 0) covered += width * height;
  }
  return covered / Math.max(1, (box.x1 - box.x0) * (box.y1 - box.y0));
}
