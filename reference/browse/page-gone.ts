/**
 * The page under a visit is not there any more. Known by what happened, never by a text: texts may be the page's own.
 * Spec: none (operations).
 */
import type { Page } from 'playwright';

export class PageGone extends Error {
  /** `gone`: its process, or the browser. `closed`: it closed itself. */
  readonly how: 'gone' | 'closed';

  constructor(how: 'gone' | 'closed') {
    super(how === 'gone' ? 'The process of the page ended.' : 'The page closed itself.');
    this.how = how;
  }
}

const browserEndsWithinMs = 100;

/** Rejects with PageGone when the page is lost; never resolves. */
export function lossOf(page: Page): { lost: Promise<never>; isLost: () => boolean } {
  let isLost = false;
  const lost = new Promise<never>((_resolve, reject) => {
    const lose = (how: 'gone' | 'closed'): void => {
      isLost = true;
      reject(new PageGone(how));
    };
    page.once('crash', () => lose('gone'));
    // A browser that ends closes its pages first: this process ends with it before the time is over.
    page.once('close', () => setTimeout(() => lose('closed'), browserEndsWithinMs).unref());
  });
  // The end of every visit closes its page.
  lost.catch(() => undefined);
  return { lost, isLost: () => isLost || page.isClosed() };
}
