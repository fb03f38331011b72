/**
 * ParseOptions of the wire -> ParseRequest of the house: names, units and the many ways of writing a format, once.
 * What /parse cannot do is named here: never ignored.
 * Spec: ParseOptions; Formats accepted by /parse; Parser object (PDF).
 */
import { limits } from '../../../generated/limits.gen.js';
import type { ParseOptions } from '../../../generated/types.gen.js';
import { schemaValidators } from '../../../generated/validators.gen.js';
import { ServiceError } from '../../base/errors.js';
import type { Output } from '../../engine/convert.js';
import type { ParseRequest } from '../../parse/parse-request.js';
import { toPdfOptions } from './pdf-options.js';

/** The options after the contract's defaults have been filled in. */
type FilledOptions = ParseOptions &
  Required<
    Pick<
      ParseOptions,
      'formats' | 'onlyMainContent' | 'parsers' | 'timeout' | 'removeBase64Images' | 'zeroDataRetention'
    >
  >;

const proxiesOfParse: readonly unknown[] = ['basic', 'auto'] satisfies ParseOptions['proxy'][];

/**
 * Names what needs a browser before the schema calls it unknown.
 * @throws ServiceError `request.unsupported-option`.
 */
export function refuseBrowserOnly(options: unknown): void {
  if (typeof options !== 'object' || options === null) return;
  const { formats, proxy, ...rest } = options as Record<string, unknown>;
  const asked = new Set([...askedOfABrowser(options), ...('changeTracking' in rest ? ['changeTracking'] : [])]);
  for (const format of Array.isArray(formats) ? formats : []) {
    const name = formatName(format);
    if ((limits.parseUnsupportedFormats as readonly unknown[]).includes(name)) asked.add(`formats: ${String(name)}`);
  }
  if (typeof proxy === 'string' && !proxiesOfParse.includes(proxy)) asked.add(`proxy: ${proxy.slice(0, 100)}`);
  const names = [...asked];
  if (names.length === 0) return;
  throw new ServiceError(
    'request.unsupported-option',
    `Not supported by /parse, which reads a file and opens no page: ${names.join(', ')}.`,
    {
      details: names.map((name) => ({
        code: 'unsupported',
        path: `/${name.split(':')[0]}`,
        message: `${name} is not supported by /parse`,
      })),
    },
  );
}

/** The options of a page that ask for something; clients send them along when they are off. */
function askedOfABrowser(options: object): string[] {
  const violations = schemaValidators.KnownBrowserOptions(options);
  return limits.parseBrowserOnlyOptions.filter((name) => violations.some(({ path }) => path.split('/')[1] === name));
}

/** @throws ServiceError `feature.not-available` for what this build cannot do yet. */
export function toParseRequest(body: unknown): ParseRequest {
  const options = body as FilledOptions;
  const names = options.formats.map(formatName);
  requireAvailable(options, names);
  return {
    outputs: [...new Set<Output>(['markdown', ...(names as Output[])])],
    onlyMainContent: options.onlyMainContent,
    includeTags: options.includeTags ?? [],
    excludeTags: options.excludeTags ?? [],
    embedImages: !options.removeBase64Images,
    pdf: toPdfOptions(options.parsers),
    timeoutMs: options.timeout,
    zeroDataRetention: options.zeroDataRetention,
  };
}

function requireAvailable(options: FilledOptions, formats: unknown[]): void {
  const missing = ['summary', 'json', 'question', 'highlights']
    .filter((name) => formats.includes(name))
    .map((name) => `the format \`${name}\``);
  if (options.redactPII !== undefined && options.redactPII !== false) missing.push('the option `redactPII`');
  if (missing.length === 0) return;
  throw new ServiceError(
    'feature.not-available',
    `Not available in this build of the server: ${missing.join(', ')}. Send the request without.`,
  );
}

function formatName(format: unknown): unknown {
  return typeof format === 'object' && format !== null ? (format as { type?: unknown }).type : format;
}
