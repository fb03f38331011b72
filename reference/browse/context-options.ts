/**
 * A visit's wishes -> the options of its own browser context: who the visitor seems to be, and through which door it goes.
 * Spec: Scrape options (mobile, location, headers, skipTlsVerification); DESIGN, egress.
 */
import { devices } from 'playwright';
import type { BrowserContextOptions } from 'playwright';
import { userAgent } from '../fetch/request-headers.js';
import { countryOf } from './countries.table.js';
import type { ProxyCredentials } from './messages.js';
import type { VisitRequest } from './page-visit.js';

const desktopViewport = { width: 1280, height: 800 };
const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];

export function contextOptions(
  request: VisitRequest,
  { username, password }: ProxyCredentials,
  proxyUrl: string,
): BrowserContextOptions {
  const country = request.country === undefined ? undefined : countryOf(request.country);
  return {
    ...(request.mobile ? phone : { viewport: desktopViewport, userAgent }),
    ...(request.headers['user-agent'] !== undefined && { userAgent: request.headers['user-agent'] }),
    locale: localeOf(languagesOf(request)),
    timezoneId: country?.timezone ?? 'UTC',
    ...(country && {
      geolocation: { latitude: country.latitude, longitude: country.longitude },
      permissions: ['geolocation'],
    }),
    ignoreHTTPSErrors: !request.verifyTls,
    acceptDownloads: false,
    serviceWorkers: 'block',
    proxy: { server: proxyUrl, bypass: '<-loopback>', username, password },
  };
}

/** The time zone a visit is rendered in. */
export function timezoneOf(request: VisitRequest): string {
  return (request.country === undefined ? undefined : countryOf(request.country)?.timezone) ?? 'UTC';
}

/** Best first: those of the request, of its own Accept-Language header, of the country, or English. */
export function languagesOf({ languages, headers, country }: VisitRequest): readonly string[] {
  const own = (headers['accept-language'] ?? '').split(',').map((entry) => entry.split(';', 1)[0]!.trim());
  const wished = [...(headers['accept-language'] === undefined ? languages : own)].filter((tag) =>
    /^[\w-]{1,35}$/.test(tag),
  );
  if (wished.length > 0) return wished;
  return (country === undefined ? undefined : countryOf(country)?.languages) ?? ['en-US', 'en'];
}

/** The first that is the tag of a language there is (`toString` has the form of one); the browser refuses anything else. */
function localeOf(languages: readonly string[]): string {
  for (const language of languages) {
    try {
      const [known] = Intl.DateTimeFormat.supportedLocalesOf(language);
      if (known !== undefined) return known;
    } catch {
      // No language tag: the next one, then English.
    }
  }
  return 'en-US';
}
