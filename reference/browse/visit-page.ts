/**
 * One visit in a context of its own: open, settle, wait, act, capture, close.
 * Flow: chromium-browser -> here -> run-actions, take-picture.
 * Spec: Scrape options (actions, waitFor, mobile, location, headers, blockAds).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Response } from 'playwright';
import type { Deadline } from '../base/deadline.js';
import { timerMs } from '../base/timer.js';
import type { ProxySession } from '../security/egress-proxy.js';
import { leadsToNoPage } from './browse-errors.js';
import { languagesOf, timezoneOf } from './context-options.js';
import { addressesToBlock } from './nuisances.js';
import { sendToSite, setCookies } from './site-headers.js';
import { ownWorld } from './own-world.js';
import type { OwnWorld } from './own-world.js';
import { removeNuisances } from './page-scripts.js';
import type { NoPage, VisitedPage, VisitRequest } from './page-visit.js';
import { watchRequests } from './quiet.js';
import { runActions } from './run-actions.js';
import { serializeScript } from './serialize-script.js';
import { stylesScript } from './styles-script.js';
import { takePicture } from './take-picture.js';

export interface VisitAtWork {
  context: BrowserContext;
  /** The visit's own session with the egress proxy. */
  proxy: Pick<ProxySession, 'username' | 'password'>;
  request: VisitRequest;
  deadline: Deadline;
  /** Receives the addresses the main frame asks for, in order. */
  visited: string[];
}

export async function visitPage(visit: VisitAtWork): Promise<VisitedPage | NoPage> {
  const page = await visit.context.newPage();
  const crashed = new Promise<never>((_resolve, reject) => page.once('crash', () => reject(new Error('Page crashed'))));
  return Promise.race([seePage(page, visit), crashed]);
}

async function seePage(page: Page, visit: VisitAtWork): Promise<VisitedPage | NoPage> {
  const { request, deadline, visited } = visit;
  const world = await dress(page, visit);
  const quiet = watchRequests(page);
  const main = watchMainDocument(page, visited);
  try {
    await page.goto(request.url.href, { waitUntil: 'domcontentloaded', timeout: timerMs(deadline.remainingMs()) });
  } catch (error) {
    if (leadsToNoPage(error)) return noPage(main.last(), request);
    throw error;
  }
  const received = await main.body();
  if (!isShown(main.last())) return noPage(main.last(), request);
  await page.waitForLoadState('load', { timeout: 10_000 }).catch(ignoreSlowParts);
  await quiet.wait(100, 3_000);
  if (request.waitForMs > 0) await sleep(request.waitForMs);
  if (request.blockAds) await world.evaluate(removeNuisances);
  const actions = await runActions({ page, world, quiet }, request.actions, deadline);
  // Some come late, or with what an action did.
  if (request.blockAds) await world.evaluate(removeNuisances);
  const styles = request.styles ? await world.evaluate(stylesScript) : undefined;
  const screenshot = request.screenshot && (await takePicture({ page, world }, request.screenshot, deadline));
  const html = ((await world.evaluate(serializeScript)) as string | null) ?? (await page.content());
  const response = main.last()!;
  const contentType = await response.headerValue('content-type');
  return {
    kind: 'page',
    url: page.url(),
    statusCode: response.status(),
    ...(contentType !== null && { contentType }),
    body: (request.actions.length > 0 ? await main.body() : undefined) ?? received ?? Buffer.from(html),
    html,
    actions,
    ...(screenshot && { screenshot }),
    ...(styles !== undefined && { styles }),
    timezone: timezoneOf(request),
  };
}

/** Makes the fresh page a visitor with the languages, headers and cookies of the request. */
async function dress(page: Page, { context, proxy, request, deadline }: VisitAtWork): Promise<OwnWorld> {
  const { 'user-agent': _agent, 'accept-language': _languages, cookie, ...headers } = request.headers;
  page.setDefaultTimeout(timerMs(deadline.remainingMs()));
  context.on('page', (other) => void (other === page ? undefined : closeQuietly(other)));
  const session = await context.newCDPSession(page);
  await speak(session, page, request);
  if (cookie !== undefined) await setCookies(context, request.url.origin, cookie);
  await sendToSite(session, request.url, headers, proxy);
  if (request.blockAds) {
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: addressesToBlock(request.url) });
  }
  return ownWorld(session);
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
}

function watchMainDocument(page: Page, visited: string[]): MainDocument {
  let last: Response | undefined;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visited.push(request.url());
  });
  page.on('response', (response) => {
    const request = response.request();
    const isRedirect = response.status() >= 300 && response.status() < 400 && response.status() !== 304;
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !isRedirect) last = response;
  });
  return {
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
