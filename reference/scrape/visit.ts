/**
 * Brings a URL home: by a plain fetch when that is enough, by the browser when something needs it.
 * A URL that turns out to be a document goes to the engine as a file, however it was found.
 * Spec: What the service does, 3; Scrape options; Errors, other rules, 1.
 */
import { countryOf } from '../browse/countries.table.js';
import type { Browser, VisitedPage, VisitRequest } from '../browse/page-visit.js';
import type { Deadline } from '../base/deadline.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import type { FetchedResource, Fetcher } from '../fetch/fetch-url.js';
import { wishFor } from '../document-data/format-wish.js';
import { browserWishes } from '../document-data/members.js';
import { visitHeaders } from '../fetch/request-headers.js';
import { fileNameOf, kindOfSource, promisesDocument } from './kind-of-source.js';
import { needsScripts } from './needs-scripts.js';
import type { PageSource } from './page-source.js';
import type { ScrapeRequest } from './scrape-request.js';

export interface Means {
  fetcher: Pick<Fetcher, 'fetch'>;
  browser: Pick<Browser, 'visit' | 'available'>;
  /** Of one page or document, and of all a browser visit receives. */
  limits: { maxBodyBytes: number; maxVisitBytes: number };
}

/** What of the request only a browser can do, in words of the interface. */
function browserReasons(request: ScrapeRequest): string[] {
  const reasons = {
    actions: (request.actions?.length ?? 0) > 0,
    waitFor: request.waitForMs > 0,
    mobile: request.mobile,
    location: request.location !== undefined,
  };
  const formats = browserWishes(request.formats).map(({ type }) => type);
  return [...Object.entries(reasons).flatMap(([reason, holds]) => (holds ? [reason] : [])), ...formats];
}

/** @throws ServiceError of the fetcher and the browser; `action.not-supported` for actions on a document */
export async function visit(
  { fetcher, browser, limits }: Means,
  request: ScrapeRequest,
  url: URL,
  deadline: Deadline,
  signal: AbortSignal,
  owner: string,
): Promise<PageSource> {
  const reasons = browserReasons(request);
  const fetchIt = (): Promise<FetchedResource> =>
    fetcher.fetch(fetchRequest(request, url, limits.maxBodyBytes), deadline, signal);
  const browse = async (because: string[]): Promise<PageSource | undefined> => {
    const wish = visitRequest(request, url, limits);
    const visited = await browser.visit(wish, deadline, signal, owner);
    return visited.kind === 'page' ? ofVisit(visited, because, unknownCountry(request)) : undefined;
  };

  if (reasons.length > 0 && !promisesDocument(url)) {
    const page = await browse(reasons);
    return page ?? withoutBrowser(await fetchIt(), request);
  }
  const fetched = await fetchIt();
  const kind = kindOfSource(fetched);
  if (reasons.length > 0 && kind === 'page') return (await browse(reasons)) ?? withoutBrowser(fetched, request);
  const because = kind === 'page' && fetched.statusCode < 400 ? needsScripts(fetched.bytes) : undefined;
  if (because === undefined) return withoutBrowser(fetched, request);
  if (!browser.available) return withoutBrowser(fetched, request, [`${capital(because)}, and no browser is there.`]);
  try {
    return (await browse([because])) ?? withoutBrowser(fetched, request);
  } catch (error) {
    // The page as fetched is an answer too; only the caller's own end is final.
    if (signal.aborted || !isServiceError(error) || deadline.remainingMs() <= 0) throw error;
    return withoutBrowser(fetched, request, [`${capital(because)}, and the browser failed: ${error.publicMessage}`]);
  }
}

function fetchRequest(request: ScrapeRequest, url: URL, maxBytes: number): Parameters<Fetcher['fetch']>[0] {
  return {
    url,
    headers: visitHeaders(request.headers, request.location?.languages ?? []),
    verifyTls: request.verifyTls,
    maxBytes,
  };
}

function visitRequest(request: ScrapeRequest, url: URL, limits: Means['limits']): VisitRequest {
  const { headers, mobile, verifyTls, blockAds, waitForMs, location, formats } = request;
  const screenshot = wishFor(formats, 'screenshot');
  return {
    url,
    headers,
    languages: location?.languages ?? [],
    ...(location?.country !== undefined && { country: location.country }),
    mobile,
    verifyTls,
    blockAds,
    waitForMs,
    actions: request.actions ?? [],
    ...(screenshot && { screenshot }),
    styles: wishFor(formats, 'branding') !== undefined,
    maxReceivedBytes: limits.maxVisitBytes,
    maxResultBytes: limits.maxBodyBytes,
  };
}

function ofVisit(visited: VisitedPage, because: readonly string[], remarks: readonly string[]): PageSource {
  const { kind: _kind, html, isWhole, isStopped, isUnfinished, ...rest } = visited;
  const faults = [
    ...(isWhole ? [] : ['The server of the page broke off in the middle of it: what had come by then is answered.']),
    ...(isStopped
      ? [
          'The page called for other programs (as `mailto:` does) without an end: its scripts were stopped, and it is shown as far as it had come.',
        ]
      : []),
    ...(isUnfinished && !isStopped
      ? ['The page was still without its content when the wait for it ended: try `waitFor` or actions.']
      : []),
  ];
  return {
    kind: 'page',
    ...rest,
    rendered: html,
    means: 'browser',
    because,
    isWhole: faults.length === 0,
    remarks: [...remarks, ...faults, ...cutPictures(visited)],
  };
}

function cutPictures({ screenshot, actions }: VisitedPage): string[] {
  const parts = [screenshot, ...actions.screenshots].flatMap((picture) => picture?.part ?? []);
  return parts.map(
    ({ width, height }) =>
      `The page is larger than a picture may be: the screenshot shows the first ${width} x ${height} pixels of it.`,
  );
}

/** A visit from a country nobody knows is a visit all the same, and the caller is told how it was made. */
function unknownCountry({ location }: ScrapeRequest): string[] {
  const { country } = location ?? {};
  if (country === undefined || countryOf(country)) return [];
  return [
    `\`location.country\` ${country} is not known here: the page was visited in UTC, and from nowhere in particular.`,
  ];
}

/** A plain fetch, as it is; what only the browser could have added is said. */
function withoutBrowser(fetched: FetchedResource, request: ScrapeRequest, remarks: string[] = []): PageSource {
  const kind = fetched.bytes.byteLength === 0 ? 'page' : kindOfSource(fetched);
  if ((kind === 'document' || kind === 'media') && (request.actions?.length ?? 0) > 0) {
    throw new ServiceError(
      'action.not-supported',
      'Actions are not supported for PDFs and other documents, and the URL leads to one. Send the request without `actions`.',
    );
  }
  const fileName = kind === 'document' ? fileNameOf(fetched) : undefined;
  const idle = kind === 'page' ? [] : optionsWithoutEffect(request);
  return {
    kind,
    url: fetched.url,
    statusCode: fetched.statusCode,
    ...(fetched.contentType !== undefined && { contentType: fetched.contentType }),
    body: fetched.bytes,
    ...(fileName !== undefined && { fileName }),
    means: 'fetch',
    because: [],
    isWhole: true,
    remarks: [...remarks, ...idle],
  };
}

function optionsWithoutEffect(request: ScrapeRequest): string[] {
  const idle = [
    ...browserWishes(request.formats).map(({ type }) => `\`${type}\``),
    ...(request.waitForMs > 0 ? ['`waitFor`'] : []),
  ];
  return idle.length === 0 ? [] : [`The URL leads to a document: ${idle.join(', ')} had no effect.`];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
