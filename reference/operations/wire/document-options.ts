/**
 * The options of the wire that a file and a URL share -> DocumentWish of the house: names, units and the many ways of
 * writing a format, once. What this build cannot do is named here: nothing is answered as if it had been done.
 * Spec: ParseOptions; Scrape options (formats, parsers, redactPII).
 */
import type { FilledParseOptions, FilledScrapeOptions } from '../../../generated/filled.gen.js';
import type {
  ChangeTrackingFormat,
  JsonFormat,
  ParseFormat,
  QueryFormat,
  ScrapeFormat,
  ScreenshotFormat,
} from '../../../generated/types.gen.js';
import { limits } from '../../../generated/limits.gen.js';
import { ServiceError } from '../../base/errors.js';
import type { DocumentWish } from '../../document-data/document-wish.js';
import type { FormatName, FormatWish, WishFor } from '../../document-data/format-wish.js';
import { unmade } from '../../document-data/members.js';
import { requireSchema } from '../../understanding/schema/require-schema.js';
import type { Redaction } from '../../engine/privacy/entities.js';
import { toPageWishes, toPdfOptions } from './pdf-options.js';

type SharedOptions = Pick<
  FilledParseOptions | FilledScrapeOptions,
  | 'formats'
  | 'onlyMainContent'
  | 'includeTags'
  | 'excludeTags'
  | 'removeBase64Images'
  | 'parsers'
  | 'redactPII'
  | 'timeout'
  | 'zeroDataRetention'
>;

/** @throws ServiceError `feature.not-available` for what this build cannot do */
export function toDocumentWish(options: SharedOptions): DocumentWish {
  const formats = [...toFormatWishes(options.formats), ...toPageWishes(options.parsers)];
  requireAvailable(formats);
  const redaction = toRedaction(options.redactPII);
  return {
    formats,
    onlyMainContent: options.onlyMainContent,
    includeTags: options.includeTags ?? [],
    excludeTags: options.excludeTags ?? [],
    embedImages: !options.removeBase64Images,
    pdf: toPdfOptions(options.parsers),
    timeoutMs: options.timeout,
    ...(redaction && { redaction }),
    zeroDataRetention: options.zeroDataRetention,
  };
}

/** The settings of a screenshot, as a format or as an action. */
export function toPicture({
  fullPage,
  quality,
  viewport,
}: Omit<ScreenshotFormat, 'type'>): Omit<WishFor<'screenshot'>, 'type'> {
  return { fullPage: fullPage ?? false, ...(quality !== undefined && { quality }), ...(viewport && { viewport }) };
}

type FormatObject = Exclude<ScrapeFormat | ParseFormat, string> | { type: FormatName | 'query' };

/** Each format once: pairs of attributes are joined, of another format the first counts. */
function toFormatWishes(formats: readonly (ScrapeFormat | ParseFormat)[]): FormatWish[] {
  const wishes = new Map<FormatName, FormatWish>();
  for (const [at, format] of formats.entries()) {
    const wish = toWish(typeof format === 'string' ? { type: format } : format, `/formats/${at}/schema`);
    const held = wishes.get(wish.type);
    if (!held) wishes.set(wish.type, wish);
    else if (held.type === 'attributes' && wish.type === 'attributes') {
      wishes.set('attributes', { ...held, selectors: [...held.selectors, ...wish.selectors] });
    }
  }
  return [...wishes.values()];
}

/** @param place of a schema in the request */
function toWish(format: FormatObject, place: string): FormatWish {
  switch (format.type) {
    case 'screenshot':
      return { type: 'screenshot', ...toPicture(format as ScreenshotFormat) };
    case 'changeTracking':
      return toTracking(format as ChangeTrackingFormat, place);
    case 'json':
      return { type: 'json', ...toData(format as JsonFormat, place) };
    case 'query':
      return toPassages(format as QueryFormat);
    default:
      return format as FormatWish;
  }
}

/** What clients call `query` is a question, or a search for passages. */
function toPassages({ prompt, mode }: QueryFormat): FormatWish {
  return mode === 'directQuote' ? { type: 'highlights', query: prompt } : { type: 'question', question: prompt };
}

/** @throws ServiceError `request.invalid-options` for a schema that is none */
function toData(
  { schema, prompt }: Pick<JsonFormat, 'schema' | 'prompt'>,
  place: string,
): Pick<WishFor<'json'>, 'schema' | 'prompt'> {
  if (schema) requireSchema(schema, place);
  return { ...(schema && { schema }), ...(typeof prompt === 'string' && { prompt }) };
}

function toTracking({ modes = [], tag, ...data }: ChangeTrackingFormat, place: string): WishFor<'changeTracking'> {
  return {
    type: 'changeTracking',
    gitDiff: modes.includes('git-diff'),
    json: modes.includes('json'),
    tag: tag ?? '',
    ...toData(data, place),
  };
}

/** "`true` means default settings." */
function toRedaction(redactPII: SharedOptions['redactPII']): Redaction | undefined {
  if (redactPII === false) return undefined;
  if (redactPII === true) {
    return { entities: limits.piiEntities, mode: limits.piiModeDefault, style: limits.piiReplaceStyleDefault };
  }
  const { entities, mode, replaceStyle } = redactPII;
  return { entities, mode, style: replaceStyle };
}

function requireAvailable(formats: readonly FormatWish[]): void {
  const missing = unmade(formats).map((name) => `the format \`${name}\``);
  if (missing.length === 0) return;
  throw new ServiceError(
    'feature.not-available',
    `Not available in this build of the server: ${missing.join(', ')}. Send the request without.`,
  );
}
