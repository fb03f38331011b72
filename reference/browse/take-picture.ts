/**
 * A picture of the page, in CSS pixels, as PNG, or as JPEG when a quality is asked for.
 * Spec: Scrape options (screenshot: fullPage, quality, viewport up to 7680x4320).
 */
import { budgets } from '../base/budgets.js';
import type { Page } from 'playwright';
import type { Deadline } from '../base/deadline.js';
import { timerMs } from '../base/timer.js';
import type { OwnWorld } from './own-world.js';
import type { Picture, PictureWish } from './page-visit.js';

export async function takePicture(
  { page, world }: { page: Page; world: OwnWorld },
  wish: PictureWish,
  deadline: Deadline,
): Promise<Picture> {
  const before = page.viewportSize();
  if (wish.viewport) await page.setViewportSize(wish.viewport);
  try {
    const part = wish.fullPage ? await partOfLargePage(world) : undefined;
    const bytes = await page.screenshot({
      fullPage: wish.fullPage,
      ...(part && { clip: { x: 0, y: 0, ...part } }),
      scale: 'css',
      animations: 'disabled',
      timeout: timerMs(deadline.remainingMs()),
      ...(wish.quality !== undefined && { type: 'jpeg' as const, quality: Math.round(wish.quality) }),
    });
    const contentType = wish.quality === undefined ? 'image/png' : 'image/jpeg';
    return { bytes, contentType, ...(part && { part }) };
  } finally {
    if (wish.viewport && before && !page.isClosed()) await page.setViewportSize(before);
  }
}

/** What a picture may show of a page that is larger than pictures may be. */
async function partOfLargePage(world: OwnWorld): Promise<Picture['part']> {
  const size = (await world.evaluate(
    '({ width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight })',
  )) as { width: number; height: number };
  const width = Math.max(1, Math.min(size.width, 7680));
  const heightAtMost = Math.min(budgets.pictureHeight.bound, Math.floor(budgets.pictureArea.bound / width));
  if (size.height <= heightAtMost && size.width <= width) return undefined;
  return { width, height: Math.min(size.height, heightAtMost) };
}
