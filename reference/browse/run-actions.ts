/**
 * Runs the actions of a scrape on the page, one after the other. The first that fails ends the visit and is named.
 * Spec: Scrape options, Actions.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { Deadline } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import { isBrowserGone } from './browse-errors.js';
import { callerScript, scrollScript } from './page-scripts.js';
import type { ActionOutcome, PageAction } from './page-visit.js';
import type { OwnWorld } from './own-world.js';
import type { Quiet } from './quiet.js';
import { takePicture } from './take-picture.js';

/** How long an action waits for its element, where the interface gives no time. */
const elementTimeoutMs = 5_000;

/**
 * How long nothing may be under way after an action that may start something: a script was awaited already, and only a
 * navigation it began is still to come.
 */
const settlesAfterMs: Partial<Record<PageAction['type'], number>> = { click: 50, press: 50, executeJavascript: 15 };

/** The page and what belongs to it. */
export interface PageAtWork {
  page: Page;
  world: OwnWorld;
  quiet: Quiet;
}

/** @throws ServiceError `action.failed` with the index and the type of the action, `deadline.exceeded` */
export async function runActions(
  work: PageAtWork,
  actions: readonly PageAction[],
  deadline: Deadline,
): Promise<ActionOutcome> {
  const outcome: ActionOutcome = { javascriptReturns: [], pdfs: [], scrapes: [], screenshots: [] };
  for (const [index, action] of actions.entries()) {
    deadline.check();
    try {
      await runAction(work, action, outcome, deadline);
      const restMs = settlesAfterMs[action.type];
      if (restMs !== undefined) await settle(work, restMs);
    } catch (error) {
      if (isBrowserGone(error)) throw error;
      throw failed(index, action, error);
    }
  }
  return outcome;
}

async function runAction(
  { page, world }: PageAtWork,
  action: PageAction,
  outcome: ActionOutcome,
  deadline: Deadline,
): Promise<void> {
  switch (action.type) {
    case 'wait':
      if ('durationMs' in action) return sleep(action.durationMs);
      return css(page, action.selector).first().waitFor({ state: 'attached', timeout: action.timeoutMs });
    case 'click':
      return click(page, action.selector, action.all);
    case 'write':
      return page.keyboard.type(action.text);
    case 'press':
      return page.keyboard.press(action.key);
    case 'scroll': {
      const found = await world.evaluate(scrollScript(action.direction, action.selector));
      if (!found) throw new Error(`no element matches ${action.selector}`);
      return;
    }
    case 'screenshot':
      outcome.screenshots.push(await takePicture({ page, world }, action.wish, deadline));
      return;
    case 'scrape':
      outcome.scrapes.push({ url: page.url(), html: await page.content() });
      return;
    case 'executeJavascript': {
      const { type, json } = await page.evaluate<{ type: string; json: string }>(callerScript(action.script));
      outcome.javascriptReturns.push({ type, value: JSON.parse(json) as unknown });
      return;
    }
    case 'pdf': {
      const { format, landscape, scale } = action;
      outcome.pdfs.push(await page.pdf({ format, landscape, scale, printBackground: true }));
      return;
    }
  }
}

/** Only CSS: the browser driver's other ways of selecting are no part of the interface. */
function css(page: Page, selector: string): Locator {
  return page.locator(`css=${selector}`);
}

async function click(page: Page, selector: string, all: boolean): Promise<void> {
  const matches = css(page, selector);
  await matches.first().waitFor({ state: 'attached', timeout: elementTimeoutMs });
  if (!all) return clickOne(matches.first());
  for (const element of await matches.elementHandles()) {
    const inPage = await element.evaluate((node: unknown) => (node as { isConnected: boolean }).isConnected);
    if (!inPage) continue;
    try {
      await element.click({ timeout: 1_000 });
    } catch (error) {
      if (isBrowserGone(error)) throw error;
      await element.dispatchEvent('click');
    }
  }
}

/** An element that something covers, or that is not shown, is clicked by its event: the caller named it, not its place. */
async function clickOne(element: Locator): Promise<void> {
  try {
    await element.click({ timeout: 2_000 });
  } catch (error) {
    if (isBrowserGone(error)) throw error;
    await element.dispatchEvent('click', undefined, { timeout: 1_000 });
  }
}

async function settle({ page, quiet }: PageAtWork, restMs: number): Promise<void> {
  await quiet.wait(restMs, 3_000);
  await page.waitForLoadState('domcontentloaded', { timeout: 10_000 });
}

function failed(index: number, action: PageAction, error: unknown): ServiceError {
  const reason = reasonOf(action, error);
  const message = `actions[${index}] (${action.type}) failed: ${reason}.`;
  return new ServiceError('action.failed', message, {
    cause: error,
    details: [{ code: 'action_failed', path: `/actions/${index}`, message: `${action.type}: ${reason}` }],
  });
}

/** The first line of the driver's message, without its own call names. */
function reasonOf(action: PageAction, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/Timeout \d+ms exceeded/.test(message)) {
    const selector = 'selector' in action && action.selector !== undefined ? ` for ${action.selector}` : '';
    const time = action.type === 'wait' && 'timeoutMs' in action ? action.timeoutMs : elementTimeoutMs;
    return `no element was there${selector} within ${time} ms`;
  }
  const line = message.split('\n', 1)[0]!.replace(/^(?:[a-zA-Z]+\.)?[a-zA-Z]+: /, '');
  return line.slice(0, 300).replace(/\.$/, '');
}
