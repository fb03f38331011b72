/**
 * Looks at a page until it shows what it has to show.
 * Flow: visit-page -> here; what a look means is decided by settled.
 * Spec: Scrape options (waitFor is an extra wait "on top of smart-wait").
 */
import { budgets } from '../base/budgets.js';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import type { Deadline } from '../base/deadline.js';
import type { OwnWorld } from './own-world.js';
import type { Quiet } from './quiet.js';
import { isSettled, isUnfinished } from './settled.js';
import type { PageLook } from './settled.js';
import { lookScript, textWatchScript, timerCountScript } from './watch-scripts.js';

export interface PageWatch {
  /** Resolves when the page is settled; at the latest when three quarters of the deadline are used, or after half a minute. */
  untilSettled(deadline: Deadline): Promise<void>;
  /** Whether the page, as it is now, lacks what it was waited for. */
  isUnfinished(): Promise<boolean>;
}

const stepMs = 25;
/** Of the time that is left: the rest is for what is done with the page. */
const shareOfDeadline = 0.75;

type OwnLook = Pick<PageLook, 'text' | 'loading' | 'scripted' | 'sinceTextMs'>;

/** Call before the page opens its first document. */
export async function watchPage(page: Page, session: CDPSession, world: OwnWorld, quiet: Quiet): Promise<PageWatch> {
  const timers = `_${randomBytes(8).toString('hex')}`;
  await session.send('Page.enable');
  await world.onEachDocument(textWatchScript);
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: timerCountScript(timers) });
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });

  const ownLook = async (): Promise<OwnLook> => (await world.evaluate(lookScript)) as OwnLook;
  /** Numbers from the page's own world are of its own making. */
  const timersNow = async (): Promise<number> => {
    const { result } = await session.send('Runtime.evaluate', { expression: `${timers}()`, returnByValue: true });
    return typeof result.value === 'number' && result.value > 0 ? 1 : 0;
  };
  let work = { atMs: 0, taskMs: 0 };
  const isBusy = async (): Promise<boolean> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    const before = work;
    work = { atMs: valueOf('Timestamp'), taskMs: valueOf('TaskDuration') };
    return before.atMs > 0 && work.taskMs - before.taskMs > (work.atMs - before.atMs) / 2;
  };

  return {
    isUnfinished: async () => {
      const look = await ownLook();
      const isOfNoSite = !/^https?:/.test(page.url());
      return isUnfinished(look) || (isOfNoSite && look.text === 0);
    },
    untilSettled: async (deadline) => {
      const start = performance.now();
      const endMs = Math.min(budgets.pageWait.bound, deadline.remainingMs() * shareOfDeadline);
      quiet.restart();
      let lastWorkAt = -Infinity;
      for (;;) {
        const own = await ownLook();
        const timers = await timersNow().catch(() => 0);
        const busy = await isBusy().catch(() => false);
        if (timers > 0 || busy) lastWorkAt = performance.now();
        const look = {
          ...own,
          timers,
          busy,
          sinceWorkMs: performance.now() - lastWorkAt,
          requests: quiet.underway(),
          streams: quiet.streams(),
          sinceRequestMs: quiet.sinceChangeMs(),
          sinceLoadMs: performance.now() - start,
        };
        if (isSettled(look) || look.sinceLoadMs >= endMs || page.isClosed()) return;
        await sleep(stepMs);
      }
    },
  };
}
