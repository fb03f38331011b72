/**
 * Cookies within one chain of redirects: sites set one and redirect, and loop for a client that does not send it back.
 * Kept per host, for this chain only.
 * Standard: RFC 6265 (host-only cookies; attributes other than Max-Age=0 do not matter for so short a life).
 */
const perHostAtMost = 50;

export class ChainCookies {
  readonly #byHost = new Map<string, Map<string, string>>();

  store(host: string, setCookie: string | string[] | undefined): void {
    for (const line of setCookie === undefined ? [] : [setCookie].flat()) {
      const pair = /^\s*([^=;\s]+)=([^;]*)/.exec(line);
      if (!pair) continue;
      const jar = this.#byHost.get(host) ?? new Map<string, string>();
      this.#byHost.set(host, jar);
      if (/;\s*max-age\s*=\s*(?:0|-)/i.test(line)) jar.delete(pair[1]!);
      else if (jar.size < perHostAtMost) jar.set(pair[1]!, pair[2]!.trim());
    }
  }

  /** The Cookie header for a host, joined with the caller's own; undefined when there is none. */
  header(host: string, own: string | undefined): string | undefined {
    const stored = [...(this.#byHost.get(host) ?? [])].map(([name, value]) => `${name}=${value}`);
    const all = own === undefined ? stored : [own, ...stored];
    return all.length === 0 ? undefined : all.join('; ');
  }
}
