/**
 * Cookies within one chain of redirects: sites set one and redirect, and loop for a client that does not send it back.
 * They are kept for this chain only, and sent as their sites say: `Domain`, `Path`, `Secure`, `Expires`.
 * Standard: RFC 6265. The browser keeps its own.
 */
import { CookieJar } from 'tough-cookie';

export class ChainCookies {
  readonly #jar = new CookieJar(undefined, { looseMode: true });

  /** What a site may not set is left out: a cookie for another site, or for all sites below a public suffix. */
  store(url: URL, setCookie: string | string[] | undefined): void {
    for (const line of setCookie === undefined ? [] : [setCookie].flat()) {
      this.#jar.setCookieSync(line, url.href, { ignoreError: true });
    }
  }

  /** The Cookie header for a URL, joined with the caller's own; undefined when there is none. */
  header(url: URL, own: string | undefined): string | undefined {
    const all = [own, this.#stored(url)].filter((part) => part !== undefined && part !== '');
    return all.length === 0 ? undefined : all.join('; ');
  }

  #stored(url: URL): string {
    try {
      return this.#jar.getCookieStringSync(url.href);
    } catch {
      // A host that is a suffix for others, such as `example`: nothing can have been stored for it.
      return '';
    }
  }
}
