/**
 * The pictures of a page that are pictures to its reader: not backgrounds, not ornaments, not what text is set upon.
 */
import type { PageGraphics } from '../content/page-graphics.js';
import type { PageWords } from '../content/page-words.js';
import type { Obstacle } from './obstacle.js';

/** Smaller pictures, in points, are ornaments; larger ones, as a share of the page, are backgrounds or scans. */
const minSide = 24;
const maxShare = 0.85;

/** A page with more pictures than this is made of slices. */
const maxPictures = 100;

export function findPictures({
  graphics,
  words,
  width,
  height,
}: {
  graphics: PageGraphics;
  words: PageWords;
  width: number;
  height: number;
}): Obstacle[] {
  const { pictures } = graphics;
  if (pictures.length === 0 || pictures.length > maxPictures) return [];
  return pictures
    .filter(({ x0, y0, x1, y1 }) => {
      if (
        x1 - x0 < minSide ||
        y1 - y0 < minSide ||
        (x1 - x0) * (y1 - y0) > maxShare * width * height ||
        x0 > width ||
        y0 > height
      )
        return false;
      for (let word = 0; word < words.count; word++) {
        const x = (words.x0[word]! + words.x1[word]!) / 2;
        const y = (words.y0[word]! + words.y1[word]!) / 2 - 2;
        if (x > x0 && x < x1 && y > y0 && y < y1) return false;
      }
      return true;
    })
    .map((picture) => ({ x0: picture.x0, y0: picture.y0, x1: picture.x1, y1: picture.y1, picture }));
}
