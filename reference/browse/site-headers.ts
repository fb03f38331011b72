/**
 * The caller's headers go to the site of the page only: they may hold credentials, and pages load from everywhere.
 * Set at the level of the network, request by request, so that a redirect that leaves the site leaves them behind.
 * Spec: Scrape options (headers). Standard: Chrome DevTools Protocol, Fetch.
 */
import type { CDPSession } from 'playwright';
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';
import { isSameSite } from '../fetch/request-headers.js';
import { portOf } from '../security/egress-guard.js';
import type { ProxyCredentials } from './messages.js';

/**
 * @param headers in lower case; cookies are the browser's own matter, see `setCookies`
 * @param proxy who intercepts requests is asked for the proxy's credentials too
 */
export async function sendToSite(
  session: CDPSession,
  page: URL,
  headers: Readonly<Record<string, string>>,
  proxy: ProxyCredentials,
): Promise<void> {
  if (Object.keys(headers).length === 0) return;
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const all = new Map(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]));
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    const isOwn = URL.canParse(request.url) && isSameSite(page, new URL(request.url));
    const changed = isOwn && { headers: [...all].map(([name, value]) => ({ name, value })) };
    // A request that is gone by now, because its page is, needs no answer.
    session.send('Fetch.continueRequest', { requestId, ...changed }).catch(() => undefined);
  });
  session.on('Fetch.authRequired', ({ requestId, authChallenge }) => {
    const { username, password } = proxy;
    const authChallengeResponse =
      authChallenge.source === 'Proxy'
        ? { response: 'ProvideCredentials' as const, username, password }
        : { response: 'Default' as const };
    session.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => undefined);
  });
  const patterns = [page.origin, `https://${page.host}`].map((origin) => ({
    urlPattern: `${origin}/*`,
    requestStage: 'Request' as const,
  }));
  await session.send('Fetch.enable', {
    handleAuthRequests: true,
    patterns,
  });
}

/**
 * The caller's cookies become the browser's: for the origin of the page, and for its host over TLS, where sites lead to.
 * Other ports of the host are other servers.
 * @param cookie a Cookie header
 * @throws ServiceError `request.invalid-options` for a cookie that browsers refuse, and for more than they keep
 */
export async function setCookies(session: CDPSession, page: URL, cookie: string): Promise<void> {
  const origins = [page, ...(page.protocol === 'http:' && page.port === '' ? [new URL(`https://${page.host}`)] : [])];
  const cookies = pairsOf(cookie);
  const most = budgets.callerCookies.bound;
  if (cookies.length > most) throw refused(`a browser keeps ${most} cookies of a site, not ${cookies.length}`);
  for (const [name, value] of cookies) {
    for (const origin of origins) {
      const { success } = await session
        .send('Network.setCookie', {
          name,
          value,
          url: origin.origin,
          sourceScheme: origin.protocol === 'https:' ? 'Secure' : 'NonSecure',
          sourcePort: portOf(origin),
        })
        .catch(() => ({ success: false }));
      if (!success && origin === page) {
        throw refused(`browsers refuse the cookie ${JSON.stringify(name.slice(0, 100))} for this URL`);
      }
    }
  }
}

/** In one look: the header may be of any length. */
function pairsOf(cookie: string): [name: string, value: string][] {
  return cookie.split(';').flatMap((pair): [string, string][] => {
    const sign = pair.indexOf('=');
    const name = pair.slice(0, Math.max(sign, 0)).trim();
    return name === '' ? [] : [[name, pair.slice(sign + 1).trim()]];
  });
}

function refused(fault: string): ServiceError {
  const message = `headers: ${fault}`;
  return new ServiceError('request.invalid-options', `Bad Request: ${message}.`, {
    details: [{ code: 'invalid_header', path: '/headers', message }],
  });
}
