/**
 * The caller's headers go to the site of the page only: they may hold credentials, and pages load from everywhere.
 * Set at the level of the network, request by request, so that a redirect that leaves the site leaves them behind.
 * Spec: Scrape options (headers). Standard: Chrome DevTools Protocol, Fetch.
 */
import type { BrowserContext, CDPSession } from 'playwright';
import { isSameSite } from '../fetch/request-headers.js';
import type { ProxySession } from '../security/egress-proxy.js';

/**
 * @param headers in lower case; cookies are the browser's own matter, see `setCookies`
 * @param proxy who intercepts requests is asked for the proxy's credentials too
 */
export async function sendToSite(
  session: CDPSession,
  page: URL,
  headers: Readonly<Record<string, string>>,
  proxy: Pick<ProxySession, 'username' | 'password'>,
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

/** @param cookie a Cookie header, whose cookies become the browser's for this origin */
export async function setCookies(context: BrowserContext, origin: string, cookie: string): Promise<void> {
  const pairs = cookie.split(';').map((pair) => /^\s*([^=\s]+)=(.*?)\s*$/.exec(pair));
  await context.addCookies(pairs.flatMap((pair) => (pair ? [{ name: pair[1]!, value: pair[2]!, url: origin }] : [])));
}
