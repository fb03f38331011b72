/**
 * A picture of the page, in CSS pixels, as PNG, or as JPEG when a quality is asked for.
 * Spec: Scrape options (screenshot: fullPage, quality, viewport up to 7680x4320).
 */
import type { Page } from 'playwright';
import type { Deadline } from '../base/deadline.js';
import { timerMs } from '../base/timer.js';
import type { OwnWorld } from './own-world.js';
import type { Picture, PictureWish } from './page-visit.js';

/** Pictures of endless pages end here; a picture of this height is some hundred megabytes while it is made. */
const heightAtMost = 30_000;

export async function takePicture(
  { page, world }: { page: Page; world: OwnWorld },
  wish: PictureWish,
  deadline: Deadline,
): Promise<Picture> {
  const before = page.viewportSize();
  if (wish.viewport) await page.setViewportSize(wish.viewport);
  try {
    const clip = wish.fullPage ? await tooHigh(world) : undefined;
    const bytes = await page.screenshot({
      fullPage: wish.fullPage,
      ...(clip && { clip }),
      scale: 'css',
      animations: 'disabled',
      timeout: timerMs(deadline.remainingMs()),
      ...(wish.quality !== undefined && { type: 'jpeg' as const, quality: Math.round(wish.quality) }),
    });
    return { bytes, contentType: wish.quality === undefined ? 'image/png' : 'image/jpeg' };
  } finally {
    if (wish.viewport && before && !page.isClosed()) await page.setViewportSize(before);
  }
}

async function tooHigh(world: OwnWorld): Promise<{ x: number; y: number; width: number; height: number } | undefined> {
  const size = (await world.evaluate(
    '({ width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight })',
  )) as { width: number; height: number };
  if (size.height <= heightAtMost) return undefined;
  return { x: 0, y: 0, width: Math.min(size.width, 7680), height: heightAtMost };
}
