/**
 * What /parse cannot do, because it reads a file and opens no page, is named: never ignored.
 * Spec: ParseOptions; Formats accepted by /parse.
 */
import { limits } from '../../../generated/limits.gen.js';
import type { ParseOptions } from '../../../generated/types.gen.js';
import { schemaValidators } from '../../../generated/validators.gen.js';
import { ServiceError } from '../../base/errors.js';

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

function formatName(format: unknown): unknown {
  return typeof format === 'object' && format !== null ? (format as { type?: unknown }).type : format;
}
