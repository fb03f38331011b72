/**
 * One visit in a context of its own: open, settle, wait, act, capture, close.
 * Flow: serve-visits -> here -> run-actions, take-picture.
 * Spec: Scrape options (actions, waitFor, mobile, location, headers, blockAds).
 */
import { budgets } from '../base/budgets.js';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Frame, Page, Request, Response } from 'playwright';
import type { Deadline } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import { timerMs } from '../base/timer.js';
import { leadsToNoPage } from './browse-errors.js';
import { languagesOf, timezoneOf } from './context-options.js';
import { addressesToBlock } from './nuisances.js';
import { sendToSite, setCookies } from './site-headers.js';
import type { ProxyCredentials } from './messages.js';
import { isForOtherProgram, stopCalls, watchCalls } from './other-programs.js';
import type { OrAsItTells } from './other-programs.js';
import { ownWorld } from './own-world.js';
import type { OwnWorld } from './own-world.js';
import { lossOf } from './page-gone.js';
import { removeNuisances } from './page-scripts.js';
import { watchPage } from './page-watch.js';
import type { PageWatch } from './page-watch.js';
import type { NoPage, VisitedPage, VisitRequest } from './page-visit.js';
import { watchRequests } from './quiet.js';
import type { Quiet } from './quiet.js';
import { ResultBudget } from './result-budget.js';
import { runActions } from './run-actions.js';
import { plainScript, serializeScript } from './serialize-script.js';
import { stylesScript } from './styles-script.js';
import { takePicture } from './take-picture.js';
import type { VisitedAddresses } from './visited-addresses.js';

export interface VisitAtWork {
  context: BrowserContext;
  /** The visit's own session with the egress proxy. */
  proxy: ProxyCredentials;
  request: VisitRequest;
  deadline: Deadline;
  /** Receives the addresses the main frame asks for, in order. */
  visited: VisitedAddresses;
}

/** @throws PageGone; ServiceError `action.failed`, `source.too-large`, `source.too-many-redirects`, `request.*` */
export async function visitPage(visit: VisitAtWork): Promise<VisitedPage | NoPage> {
  const page = await visit.context.newPage();
  const { lost, isLost } = lossOf(page);
  const seen = seePage(page, visit, isLost);
  seen.catch(() => undefined);
  return Promise.race([seen, lost, endlessWay(page, visit.request)]);
}

async function seePage(page: Page, visit: VisitAtWork, isLost: () => boolean): Promise<VisitedPage | NoPage> {
  const { request, deadline, visited } = visit;
  const budget = new ResultBudget(request.maxResultBytes);
  const quiet = watchRequests(page);
  const { world, watch, isStopped } = await dress(page, visit, quiet);
  const main = watchMainDocument(page, visited);
  const orAsItTells = watchCalls(page, world);
  try {
    await Promise.race([open(page, request, deadline, orAsItTells), main.brokenOff]);
  } catch (error) {
    if (leadsToNoPage(error)) return noPage(main.last(), request);
    throw error;
  }
  const received = await main.body();
  if (!isShown(main.last())) return noPage(main.last(), request);
  const loaded = page.waitForLoadState('load', { timeout: main.isBrokenOff() ? 1 : 10_000 });
  await orAsItTells(loaded, 'load').catch(ignoreSlowParts);
  await watch.untilSettled(deadline);
  if (request.waitForMs > 0) await sleep(request.waitForMs);
  if (request.blockAds) await world.evaluate(removeNuisances);
  const actions = await runActions({ page, world, quiet, budget, isLost, orAsItTells }, request.actions, deadline);
  // Some come late, or with what an action did.
  if (request.blockAds) await world.evaluate(removeNuisances);
  const styles = request.styles ? await world.evaluate(stylesScript, budgets.pageStyles.bound) : undefined;
  const screenshot = request.screenshot && (await takePicture({ page, world }, request.screenshot, deadline));
  budget.take(screenshot?.bytes.byteLength ?? 0);
  if (page.url().startsWith('chrome-error:')) throw new Error(main.lastFailure());
  const html = (await world.text(serializeScript, budget.rest)) ?? (await world.text(plainScript, budget.rest)) ?? '';
  budget.take(html.length);
  const response = main.last()!;
  const contentType = await response.headerValue('content-type');
  const body = (request.actions.length > 0 ? await main.body() : undefined) ?? received ?? Buffer.from(html);
  budget.take(body.byteLength);
  return {
    kind: 'page',
    url: page.url(),
    statusCode: response.status(),
    ...(contentType !== null && { contentType }),
    body,
    html,
    actions,
    ...(screenshot && { screenshot }),
    ...(styles != null && { styles }),
    timezone: timezoneOf(request),
    isWhole: !main.isBrokenOff(),
    isStopped: isStopped(),
    isUnfinished: await watch.isUnfinished(),
  };
}

/** Until the document is there; a script that leads on at once is followed. */
async function open(page: Page, { url }: VisitRequest, deadline: Deadline, orAsItTells: OrAsItTells): Promise<void> {
  const timeout = timerMs(deadline.remainingMs());
  try {
    await orAsItTells(page.goto(url.href, { waitUntil: 'domcontentloaded', timeout }), 'domcontentloaded');
  } catch (error) {
    if (!/^page\.goto: Navigation to .* is interrupted by another navigation/.test((error as Error).message))
      throw error;
    await orAsItTells(page.waitForLoadState('domcontentloaded', { timeout }), 'domcontentloaded');
  }
}

/** Rejects when the page goes from address to address more often than any page has reason to; never resolves. */
function endlessWay(page: Page, { actions }: VisitRequest): Promise<never> {
  const navigationsAtMost = budgets.pageNavigations.bound;
  const documentsAtMost = budgets.pageDocuments.bound + actions.length;
  return new Promise((_resolve, reject) => {
    let navigations = 0;
    let documents = 0;
    const check = (): void => {
      if (navigations <= navigationsAtMost && documents <= documentsAtMost) return;
      reject(
        new ServiceError('source.too-many-redirects', 'The page goes on from one address to the next without an end.'),
      );
      void closeQuietly(page);
    };
    page.on('framenavigated', (frame: Frame) => {
      if (frame === page.mainFrame()) navigations++;
      check();
    });
    page.on('request', (request: Request) => {
      const isStep = request.isNavigationRequest() && request.redirectedFrom() === null;
      const leadsOn = isStep && request.frame() === page.mainFrame() && !isForOtherProgram(request.url());
      if (leadsOn) documents++;
      check();
    });
  });
}

/** Makes the fresh page a visitor with the languages, headers and cookies of the request. */
async function dress(
  page: Page,
  { context, proxy, request, deadline }: VisitAtWork,
  quiet: Quiet,
): Promise<{ world: OwnWorld; watch: PageWatch; isStopped: () => boolean }> {
  const { 'user-agent': _agent, 'accept-language': _languages, cookie, ...headers } = request.headers;
  page.setDefaultTimeout(timerMs(deadline.remainingMs()));
  context.on('page', (other) => void (other === page ? undefined : closeQuietly(other)));
  const session = await context.newCDPSession(page);
  await speak(session, page, request);
  if (cookie !== undefined) await setCookies(session, request.url, cookie);
  await sendToSite(session, request.url, headers, proxy);
  if (request.blockAds) {
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: addressesToBlock(request.url) });
  }
  const world = ownWorld(page, session);
  return { world, watch: await watchPage(page, session, world, quiet), isStopped: stopCalls(page, session) };
}

/** Languages beyond the first one: the driver's own setting knows a single locale. */
async function speak(session: CDPSession, page: Page, request: VisitRequest): Promise<void> {
  const agent = await page.evaluate<string>('navigator.userAgent');
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: agent,
    acceptLanguage: languagesOf(request).join(','),
  });
}

interface MainDocument {
  /** The answer to the latest navigation of the main frame. */
  last(): Response | undefined;
  /** Its body as received; undefined when the browser does not have it any more. */
  body(): Promise<Buffer | undefined>;
  /** Resolves when its server broke off in the middle of it. */
  brokenOff: Promise<void>;
  isBrokenOff(): boolean;
  /** What the network said of the latest navigation that failed. */
  lastFailure(): string;
}

function watchMainDocument(page: Page, visited: VisitedAddresses): MainDocument {
  let last: Response | undefined;
  let isBrokenOff = false;
  let lastFailure = 'net::ERR_FAILED';
  let breakOff: () => void;
  const brokenOff = new Promise<void>((resolve) => (breakOff = resolve));
  const leads = (request: Request): boolean =>
    request.isNavigationRequest() && request.frame() === page.mainFrame() && !isForOtherProgram(request.url());
  page.on('requestfailed', (request) => {
    if (leads(request)) lastFailure = request.failure()?.errorText ?? lastFailure;
    if (last === undefined || request !== last.request()) return;
    isBrokenOff = isCut(request.failure()?.errorText);
    if (isBrokenOff) breakOff();
  });
  page.on('request', (request) => {
    if (leads(request)) visited.add(request.url());
  });
  page.on('response', (response) => {
    const request = response.request();
    const isRedirect = response.status() >= 300 && response.status() < 400 && response.status() !== 304;
    if (leads(request) && !isRedirect) last = response;
  });
  return {
    brokenOff,
    isBrokenOff: () => isBrokenOff,
    lastFailure: () => lastFailure,
    last: () => last,
    body: async () => {
      try {
        return await last?.body();
      } catch {
        // The browser drops the bodies of documents it has left: the caller takes the page as it is now.
        return undefined;
      }
    },
  };
}

/** What the browser shows as a page of its own making (PDF viewer, picture, player) is a document, not a page. */
function isShown(response: Response | undefined): boolean {
  const type = (response?.headers()['content-type'] ?? 'text/html').split(';', 1)[0]!.trim().toLowerCase();
  return type === '' || /^text\/|[/+](?:xhtml\+xml|xml|json)$/.test(type);
}

function isCut(errorText = ''): boolean {
  return /^net::ERR_(?:CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_|CONTENT_DECODING|HTTP2_)/.test(
    errorText,
  );
}

function noPage(response: Response | undefined, request: VisitRequest): NoPage {
  const contentType = response?.headers()['content-type'];
  return {
    kind: 'no-page',
    url: response?.url() ?? request.url.href,
    ...(contentType !== undefined && { contentType }),
  };
}

/** A picture or frame that never ends loading is no reason to give the page up. */
function ignoreSlowParts(error: Error): void {
  if (error.name !== 'TimeoutError') throw error;
}

/** A window the page opened: nobody asked for it. */
async function closeQuietly(page: Page): Promise<void> {
  await page.close().catch(() => undefined);
}
