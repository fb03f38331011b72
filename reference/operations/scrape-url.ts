/**
 * POST /scrape: options in, one room called, envelope out. The wire's names, units and ways of writing a format are
 * translated here, once; batch scrape and crawl take the same translation.
 * Spec: Endpoints, POST /scrape; Scrape options.
 */
import { limits } from '../../generated/limits.gen.js';
import type {
  Action,
  ChangeTrackingFormat,
  DocumentResponse,
  PdfAction,
  ScrapeFormat,
  ScrapeOptionMembers,
  ScreenshotFormat,
} from '../../generated/types.gen.js';
import type { Admission } from '../accounts/admission.js';
import type { Clock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import { newId } from '../base/ids.js';
import type { Random } from '../base/random.js';
import type { PageAction, PictureWish } from '../browse/page-visit.js';
import type { Output } from '../engine/convert.js';
import { callerHeaders } from '../fetch/request-headers.js';
import { requireSelectors } from '../scrape/require-selectors.js';
import type { RecentScrapes } from '../scrape/recent-scrapes.js';
import type { ChangeTrackingWish, ScrapeRequest } from '../scrape/scrape-request.js';
import { scrapeUrl } from '../scrape/scrape-url.js';
import type { Scraper } from '../scrape/scrape-url.js';
import { requireWebUrl } from '../security/egress-guard.js';
import { toPdfOptions } from './wire/pdf-options.js';
import type { OperationOf } from './operation-of.js';

export interface ScrapeUrlSettings {
  admission: Admission;
  scraper: Scraper;
  recentScrapes: RecentScrapes;
  clock: Clock;
  random: Random;
}

export function scrapeUrlOperation(settings: ScrapeUrlSettings): OperationOf<'scrapeUrl'> {
  const { admission, scraper, recentScrapes, clock, random } = settings;
  return {
    minimumCredits: 1,
    handle: async ({ body, caller, origin, signal, log }) => {
      const { url, ...options } = body as { url: string } & ScrapeOptionMembers;
      const request = toScrapeRequest(url, options);
      const deadline = deadlineAfter(request.timeoutMs, clock.nowMs);
      const scrapeId = newId(random);
      const { data } = await admission.run(caller.owner, deadline, signal, (slot) =>
        scrapeUrl(scraper, {
          owner: caller.owner,
          request,
          facts: { scrapeId, concurrencyLimited: slot.limited, queuedMs: slot.queuedMs },
          origin,
          visible: true,
          deadline,
          signal,
          log,
        }),
      );
      if (!request.zeroDataRetention) await recentScrapes.keep(caller.owner, scrapeId, data);
      return { body: { success: true, data } satisfies DocumentResponse };
    },
  };
}

/** The options after the contract's defaults have been filled in. */
type FilledOptions = ScrapeOptionMembers &
  Required<
    Pick<
      ScrapeOptionMembers,
      | 'formats'
      | 'onlyMainContent'
      | 'waitFor'
      | 'maxAge'
      | 'timeout'
      | 'parsers'
      | 'blockAds'
      | 'removeBase64Images'
      | 'skipTlsVerification'
      | 'zeroDataRetention'
      | 'storeInCache'
    >
  >;

const outputNames: readonly string[] = ['markdown', 'html', 'rawHtml', 'links', 'images'] satisfies Output[];

/**
 * @param options after the contract's defaults have been filled in
 * @throws ServiceError `request.invalid-options`, `feature.not-available`
 */
export function toScrapeRequest(url: string, options: ScrapeOptionMembers): ScrapeRequest {
  const filled = options as FilledOptions;
  const formats = filled.formats.map(asObject);
  requireAvailable(filled, formats);
  const has = (type: string): boolean => formats.some((format) => format.type === type);
  const attributes = formats.flatMap((format) => (format.type === 'attributes' ? format.selectors : []));
  const screenshot = formats.find((format): format is ScreenshotFormat => format.type === 'screenshot');
  const tracking = formats.find((format): format is ChangeTrackingFormat => format.type === 'changeTracking');
  const actions = filled.actions?.map(toPageAction);
  requireBoundedWaits(filled.waitFor, actions ?? []);
  const { includeTags = [], excludeTags = [] } = filled;
  requireSelectors({ includeTags, excludeTags, attributes, ...(actions && { actions }) });
  return {
    sourceUrl: withScheme(url),
    outputs: [...new Set(formats.map(({ type }) => type))].filter((type): type is Output => outputNames.includes(type)),
    onlyMainContent: filled.onlyMainContent,
    includeTags,
    excludeTags,
    embedImages: !filled.removeBase64Images,
    pdf: toPdfOptions(filled.parsers),
    ...(has('attributes') && { attributes }),
    ...(screenshot && { screenshot: toPictureWish(screenshot) }),
    branding: has('branding'),
    product: has('product'),
    menu: has('menu'),
    audio: has('audio'),
    video: has('video'),
    ...(tracking && { changeTracking: toTrackingWish(tracking) }),
    waitForMs: filled.waitFor,
    ...(actions && { actions }),
    mobile: filled.mobile ?? false,
    ...(filled.location && { location: toLocation(filled.location) }),
    headers: callerHeaders(filled.headers ?? {}),
    blockAds: filled.blockAds,
    verifyTls: !filled.skipTlsVerification,
    maxAgeMs: filled.maxAge,
    ...(filled.minAge !== undefined && { minAgeMs: filled.minAge }),
    storeInCache: filled.storeInCache,
    timeoutMs: filled.timeout,
    zeroDataRetention: filled.zeroDataRetention,
  };
}

type FormatObject = Exclude<ScrapeFormat, string> | { type: Extract<ScrapeFormat, string> };

function asObject(format: ScrapeFormat): FormatObject {
  return typeof format === 'string' ? { type: format } : format;
}

/** What this build cannot do is named: nothing is answered as if it had been done. */
function requireAvailable(options: FilledOptions, formats: FormatObject[]): void {
  const later = ['summary', 'json', 'question', 'highlights'];
  const missing = later
    .filter((name) => formats.some(({ type }) => type === name))
    .map((name) => `the format \`${name}\``);
  const comparesValues = formats.some((format) => 'modes' in format && format.modes?.includes('json'));
  if (comparesValues) missing.push('the mode `json` of `changeTracking`');
  if (options.redactPII !== undefined && options.redactPII !== false) missing.push('the option `redactPII`');
  if (missing.length === 0) return;
  throw new ServiceError(
    'feature.not-available',
    `Not available in this build of the server: ${missing.join(', ')}. Send the request without.`,
  );
}

/** What people type has no scheme; a word before a colon that no port number follows is one. */
function withScheme(url: string): string {
  const text = url.trim();
  const sourceUrl = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `http://${text.replace(/^\/\//, '')}`;
  requireWebUrl(sourceUrl);
  return sourceUrl;
}

function toPictureWish({ fullPage, quality, viewport }: Omit<ScreenshotFormat, 'type'>): PictureWish {
  return { fullPage: fullPage ?? false, ...(quality !== undefined && { quality }), ...(viewport && { viewport }) };
}

function toTrackingWish({ modes, tag, schema }: ChangeTrackingFormat): ChangeTrackingWish {
  return { gitDiff: modes?.includes('git-diff') ?? false, tag: tag ?? '', ...(schema && { schema }) };
}

function toLocation({ country, languages }: NonNullable<ScrapeOptionMembers['location']>): ScrapeRequest['location'] {
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
  return { ...(code !== undefined && { country: code }), languages: languages ?? [] };
}

function toPageAction(action: Action): PageAction {
  switch (action.type) {
    case 'wait':
      return action.selector === undefined
        ? { type: 'wait', durationMs: action.milliseconds! }
        : { type: 'wait', selector: action.selector, timeoutMs: limits.waitSelectorTimeoutMs };
    case 'click':
      return { type: 'click', selector: action.selector, all: action.all ?? false };
    case 'write':
      return { type: 'write', text: action.text };
    case 'press':
      return { type: 'press', key: action.key };
    case 'scroll':
      return {
        type: 'scroll',
        direction: action.direction ?? 'down',
        ...(action.selector !== undefined && { selector: action.selector }),
      };
    case 'screenshot':
      return { type: 'screenshot', wish: toPictureWish(action) };
    case 'scrape':
      return { type: 'scrape' };
    case 'executeJavascript':
      return { type: 'executeJavascript', script: action.script };
    case 'pdf':
      return toPdfAction(action);
  }
}

function toPdfAction({ format, landscape, scale }: PdfAction): PageAction {
  return {
    type: 'pdf',
    format: format ?? limits.pdfActionFormatDefault,
    landscape: landscape ?? false,
    scale: scale ?? 1,
  };
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
