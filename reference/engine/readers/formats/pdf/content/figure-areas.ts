/**
 * Where a page has figures: pictures, and clusters of slanted and curved strokes. Text there is labels, not prose or tables.
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
  return areas.filter((area) => {
    const width = area.x1 - area.x0;
    const height = area.y1 - area.y0;
    return width >= minSide && height >= minSide && width * height < 0.7 * page.width * page.height;
  });
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
