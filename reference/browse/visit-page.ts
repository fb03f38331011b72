/**
 * One visit in a context of its own: open, settle, wait, act, capture, close.
 * Flow: chromium-browser -> here -> run-actions, take-picture.
 * Spec: Scrape options (actions, waitFor, mobile, location, headers, blockAds).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Response, Route } from 'playwright';
import type { Deadline } from '../base/deadline.js';
import { timerMs } from '../base/timer.js';
import { leadsToNoPage } from './browse-errors.js';
import { languagesOf, timezoneOf } from './context-options.js';
import { removeCookiePopups } from './page-scripts.js';
import type { NoPage, VisitedPage, VisitRequest } from './page-visit.js';
import { watchRequests } from './quiet.js';
import { runActions } from './run-actions.js';
import { stylesScript } from './styles-script.js';
import { takePicture } from './take-picture.js';

/** @param visited receives the addresses the main frame asks for, in order */
export async function visitPage(
  context: BrowserContext,
  request: VisitRequest,
  deadline: Deadline,
  visited: string[],
): Promise<VisitedPage | NoPage> {
  await sendHeaders(context, request);
  const page = await context.newPage();
  await speak(context, page, request);
  context.on('page', (other) => void (other === page ? undefined : closeQuietly(other)));
  const quiet = watchRequests(page);
  const main = watchMainDocument(page, visited);
  page.setDefaultTimeout(timerMs(deadline.remainingMs()));
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
  if (request.blockAds) await page.evaluate(removeCookiePopups);
  const actions = await runActions(page, request.actions, quiet, deadline);
  const styles: unknown = request.styles ? await page.evaluate(stylesScript) : undefined;
  const screenshot =
    request.screenshot && (await takePicture(page, request.screenshot, timerMs(deadline.remainingMs())));
  const html = await page.content();
  const response = main.last()!;
  const contentType = await response.headerValue('content-type');
  return {
    kind: 'page',
    url: page.url(),
    statusCode: response.status(),
    ...(contentType !== null && { contentType }),
    body:
      request.actions.length > 0
        ? ((await main.body()) ?? received ?? Buffer.from(html))
        : (received ?? Buffer.from(html)),
    html,
    actions,
    ...(screenshot && { screenshot }),
    ...(styles !== undefined && { styles }),
    timezone: timezoneOf(request),
  };
}

/** Languages beyond the first one: the driver's own setting knows a single locale. */
async function speak(context: BrowserContext, page: Page, request: VisitRequest): Promise<void> {
  const session = await context.newCDPSession(page);
  const agent = await page.evaluate<string>('navigator.userAgent');
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: agent,
    acceptLanguage: languagesOf(request).join(','),
  });
}

/** The caller's headers go to the origin of the page only: they may hold credentials, and pages load from everywhere. */
async function sendHeaders(context: BrowserContext, request: VisitRequest): Promise<void> {
  const { 'user-agent': _agent, 'accept-language': _languages, cookie, ...headers } = request.headers;
  const { origin } = request.url;
  if (cookie !== undefined) {
    const pairs = cookie.split(';').map((pair) => /^\s*([^=\s]+)=(.*?)\s*$/.exec(pair));
    await context.addCookies(pairs.flatMap((pair) => (pair ? [{ name: pair[1]!, value: pair[2]!, url: origin }] : [])));
  }
  if (Object.keys(headers).length === 0) return;
  await context.route(
    (url) => url.origin === origin,
    async (route: Route) => route.continue({ headers: { ...route.request().headers(), ...headers } }),
  );
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
