/**
 * ParseOptions of the wire -> ParseRequest of the house: names, units and the many ways of writing a format, once.
 * What /parse cannot do is named here: never ignored.
 * Spec: ParseOptions; Formats accepted by /parse; Parser object (PDF).
 */
import { limits } from '../../../generated/limits.gen.js';
import type { ParseOptions } from '../../../generated/types.gen.js';
import { ServiceError } from '../../base/errors.js';
import type { Output } from '../../engine/convert.js';
import type { ParseRequest } from '../../parse/parse-request.js';

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
  const names: string[] = [...limits.parseBrowserOnlyOptions, 'changeTracking'].filter((name) => name in rest);
  for (const format of Array.isArray(formats) ? formats : []) {
    const name = formatName(format);
    if ((limits.parseUnsupportedFormats as readonly unknown[]).includes(name)) names.push(`formats: ${String(name)}`);
  }
  if (typeof proxy === 'string' && !proxiesOfParse.includes(proxy)) names.push(`proxy: ${proxy.slice(0, 100)}`);
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
  const missing = ['summary', 'json'].filter((name) => formats.includes(name)).map((name) => `the format \`${name}\``);
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

/** The last PDF parser of the list counts; its plain name means mode `auto` without a limit. */
function toPdfOptions(parsers: FilledOptions['parsers']): ParseRequest['pdf'] {
  const parser = parsers.at(-1);
  if (parser === undefined) return 'unparsed';
  if (typeof parser === 'string') return { mode: limits.pdfModeDefault };
  return {
    mode: parser.mode ?? limits.pdfModeDefault,
    ...(parser.maxPages !== undefined && { maxPages: parser.maxPages }),
  };
}
