/**
 * Scrape options of the wire -> ScrapeRequest of the house: names and units, once; batch scrape, crawl and agent take the
 * same translation.
 * Spec: Scrape options; Actions.
 */
import type { FilledAction, FilledScrapeOptions } from '../../../generated/filled.gen.js';
import { limits } from '../../../generated/limits.gen.js';
import { budgets } from '../../base/budgets.js';
import { ServiceError } from '../../base/errors.js';
import type { PageAction } from '../../browse/page-visit.js';
import { wishFor } from '../../document-data/format-wish.js';
import { callerHeaders } from '../../fetch/request-headers.js';
import { requireSelectors } from '../../scrape/require-selectors.js';
import type { ScrapeRequest } from '../../scrape/scrape-request.js';
import { requireWebUrl } from '../../security/egress-guard.js';
import { toDocumentWish, toPicture } from './document-options.js';

/**
 * @param publicOrigin where the caller who asks reaches this server
 * @throws ServiceError `request.invalid-options`, `feature.not-available`
 */
export function toScrapeRequest(url: string, options: FilledScrapeOptions, publicOrigin: string): ScrapeRequest {
  return { ...toPageWish(options, publicOrigin), sourceUrl: toSourceUrl(url) };
}

/** The same for every page of a job. @throws as above */
export function toPageWish(options: FilledScrapeOptions, publicOrigin: string): Omit<ScrapeRequest, 'sourceUrl'> {
  const wish = toDocumentWish(options);
  const actions = options.actions?.map(toPageAction);
  requireBoundedWaits(options.waitFor, actions ?? []);
  const attributes = wishFor(wish.formats, 'attributes')?.selectors;
  requireSelectors({ ...wish, ...(attributes && { attributes }), ...(actions && { actions }) });
  return {
    ...wish,
    publicOrigin,
    waitForMs: options.waitFor,
    ...(actions && { actions }),
    mobile: options.mobile ?? false,
    ...(options.location && { location: toLocation(options.location) }),
    headers: callerHeaders(options.headers ?? {}),
    blockAds: options.blockAds,
    verifyTls: !options.skipTlsVerification,
    maxAgeMs: options.maxAge,
    ...(options.minAge !== undefined && { minAgeMs: options.minAge }),
    storeInCache: options.storeInCache,
  };
}

/**
 * What people type has no scheme; a word before a colon that no port number follows is one.
 * @throws ServiceError `request.invalid-options` for what cannot be visited
 */
export function toSourceUrl(url: string): string {
  const text = url.trim();
  const sourceUrl = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `http://${text.replace(/^\/\//, '')}`;
  requireWebUrl(sourceUrl);
  return sourceUrl;
}

const languageTag = /^[\w*-]{1,35}$/;

/** @throws ServiceError `request.invalid-options` */
export function toLocation({
  country,
  languages,
}: NonNullable<FilledScrapeOptions['location']>): ScrapeRequest['location'] {
  const code = country?.trim().toUpperCase();
  if (code !== undefined && !/^[A-Z]{2}$/.test(code)) {
    throw new ServiceError(
      'request.invalid-options',
      'Bad Request: location.country must be two letters of ISO 3166-1.',
      {
        details: [{ code: 'pattern', path: '/location/country', message: 'must be two letters of ISO 3166-1' }],
      },
    );
  }
  const tags = (languages ?? []).filter((language) => languageTag.test(language)).slice(0, budgets.languages.bound);
  return { ...(code !== undefined && { country: code }), languages: tags };
}

/** Headers and actions may hold credentials: they are for the pages, and shown to nobody. */
export function withoutSecrets({
  headers: _headers,
  actions: _actions,
  ...options
}: object & { headers?: unknown; actions?: unknown }): object {
  return options;
}

function toPageAction(action: FilledAction): PageAction {
  switch (action.type) {
    case 'wait':
      return action.selector === undefined
        ? { type: 'wait', durationMs: action.milliseconds! }
        : { type: 'wait', selector: action.selector, timeoutMs: limits.waitSelectorTimeoutMs };
    case 'click':
      return { type: 'click', selector: action.selector, all: action.all };
    case 'write':
      return { type: 'write', text: action.text };
    case 'press':
      return { type: 'press', key: action.key };
    case 'scroll':
      return {
        type: 'scroll',
        direction: action.direction,
        ...(action.selector !== undefined && { selector: action.selector }),
      };
    case 'screenshot':
      return { type: 'screenshot', wish: toPicture(action) };
    case 'scrape':
      return { type: 'scrape' };
    case 'executeJavascript':
      return { type: 'executeJavascript', script: action.script };
    case 'pdf':
      return { type: 'pdf', format: action.format, landscape: action.landscape ?? false, scale: action.scale ?? 1 };
  }
}

/** A wait for a selector has a limit of its own and does not count. */
function requireBoundedWaits(waitForMs: number, actions: readonly PageAction[]): void {
  const waits = actions.map((action) => (action.type === 'wait' && 'durationMs' in action ? action.durationMs : 0));
  const totalMs = waits.reduce((sum, durationMs) => sum + durationMs, waitForMs);
  if (totalMs <= limits.combinedWaitMaxMs) return;
  const fault = `waitFor and all wait actions together must not exceed ${limits.combinedWaitMaxMs} ms; they are ${totalMs} ms`;
  throw new ServiceError('request.invalid-options', `Bad Request: ${fault}.`, {
    details: [{ code: 'maximum', path: '/actions', message: fault }],
  });
}
