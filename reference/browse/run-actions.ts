/**
 * Runs the actions of a scrape on the page, one after the other. The first that fails ends the visit and is named.
 * Spec: Scrape options, Actions.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { errors } from 'playwright';
import type { Locator, Page } from 'playwright';
import type { Deadline } from '../base/deadline.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import { callerScript, isSelectorScript, scrollScript } from './page-scripts.js';
import type { ActionOutcome, PageAction } from './page-visit.js';
import type { OrAsItTells } from './other-programs.js';
import type { OwnWorld } from './own-world.js';
import type { Quiet } from './quiet.js';
import type { ResultBudget } from './result-budget.js';
import { plainScript } from './serialize-script.js';
import { takePicture } from './take-picture.js';
import { isTooDeep } from './value-depth.js';

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
  /** What the visit may still bring home. */
  budget: ResultBudget;
  orAsItTells: OrAsItTells;
  /** True when the page, or its browser, is gone. */
  isLost: () => boolean;
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
      if (work.isLost() || (isServiceError(error) && error.code !== 'action.failed')) throw error;
      throw failed(index, action, error);
    }
  }
  return outcome;
}

async function runAction(
  work: PageAtWork,
  action: PageAction,
  outcome: ActionOutcome,
  deadline: Deadline,
): Promise<void> {
  const { page, world, budget } = work;
  if ('selector' in action && action.selector !== undefined) await requireSelector(world, action.selector);
  switch (action.type) {
    case 'wait':
      if ('durationMs' in action) return sleep(action.durationMs);
      return css(page, action.selector).first().waitFor({ state: 'attached', timeout: action.timeoutMs });
    case 'click':
      return click(work, action.selector, action.all);
    case 'write':
      return page.keyboard.type(action.text);
    case 'press':
      return page.keyboard.press(action.key);
    case 'scroll': {
      const found = await world.evaluate(scrollScript(action.direction, action.selector));
      if (!found) throw new Error(`no element matches ${action.selector}`);
      return;
    }
    case 'screenshot': {
      const picture = await takePicture({ page, world }, action.wish, deadline);
      budget.take(picture.bytes.byteLength);
      outcome.screenshots.push(picture);
      return;
    }
    case 'scrape': {
      const html = (await world.text(plainScript, budget.rest)) ?? '';
      budget.take(html.length);
      outcome.scrapes.push({ url: page.url(), html });
      return;
    }
    case 'executeJavascript': {
      const script = callerScript(action.script, budget.rest);
      const { type, json } = await page.evaluate<{ type: string; json?: string }>(script);
      if (json === undefined) throw new Error('its value is larger than it may be');
      if (isTooDeep(json)) throw new Error('its value is nested too deeply');
      budget.take(json.length);
      outcome.javascriptReturns.push({ type, value: JSON.parse(json) as unknown });
      return;
    }
    case 'pdf': {
      const { format, landscape, scale } = action;
      const pdf = await page.pdf({ format, landscape, scale, printBackground: true });
      budget.take(pdf.byteLength);
      outcome.pdfs.push(pdf);
      return;
    }
  }
}

/** The browser driver knows other ways of selecting, and chains of them; they are no part of the interface. */
async function requireSelector(world: OwnWorld, selector: string): Promise<void> {
  if (!(await world.evaluate(isSelectorScript(selector)))) throw new Error(`${selector} is not a CSS selector`);
}

function css(page: Page, selector: string): Locator {
  return page.locator(`css=${selector}`);
}

async function click({ page, isLost }: PageAtWork, selector: string, all: boolean): Promise<void> {
  const matches = css(page, selector);
  await matches.first().waitFor({ state: 'attached', timeout: elementTimeoutMs });
  if (!all) return clickOne(matches.first(), isLost);
  for (const element of await matches.elementHandles()) {
    const inPage = await element.evaluate((node: unknown) => (node as { isConnected: boolean }).isConnected);
    if (!inPage) continue;
    try {
      await element.click({ timeout: 1_000 });
    } catch (error) {
      if (isLost()) throw error;
      await element.dispatchEvent('click');
    }
  }
}

/** An element that something covers, or that is not shown, is clicked by its event: the caller named it, not its place. */
async function clickOne(element: Locator, isLost: () => boolean): Promise<void> {
  try {
    await element.click({ timeout: 2_000 });
  } catch (error) {
    if (isLost()) throw error;
    await element.dispatchEvent('click', undefined, { timeout: 1_000 });
  }
}

async function settle({ page, quiet, orAsItTells }: PageAtWork, restMs: number): Promise<void> {
  await quiet.wait(restMs, 3_000);
  await orAsItTells(page.waitForLoadState('domcontentloaded', { timeout: 10_000 }), 'domcontentloaded');
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
  if (error instanceof errors.TimeoutError) {
    const selector = 'selector' in action && action.selector !== undefined ? ` for ${action.selector}` : '';
    const time = action.type === 'wait' && 'timeoutMs' in action ? action.timeoutMs : elementTimeoutMs;
    return `no element was there${selector} within ${time} ms`;
  }
  const line = message.split('\n', 1)[0]!.replace(/^(?:[a-zA-Z]+\.)?[a-zA-Z]+: /, '');
  return line.slice(0, 300).replace(/\.$/, '');
}
