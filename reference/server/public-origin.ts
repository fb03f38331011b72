/**
 * Where a caller reaches this server: the start of every address in an answer.
 * By PUBLIC_URL when it is set, which is the way for a server behind a proxy; else by the Host header of the request, which
 * only its own caller is told. Headers of proxies (X-Forwarded-...) are not believed: anyone can send them.
 * Spec: Document data (screenshot, audio, video are URLs).
 */

/**
 * Without a slash at the end.
 * @param publicUrl the setting; empty when there is none
 * @param address where the server listens, for a request without a usable Host
 */
export function publicOrigin(publicUrl: string, host: string | undefined, address: string): string {
  if (publicUrl !== '') return publicUrl.replace(/\/+$/, '');
  const isHost = host !== undefined && /^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/.test(host);
  return isHost && URL.canParse(`http://${host}`) ? `http://${host}` : address;
}

/**
 * The address of a server that listens at `host`, for callers of this machine: one that listens everywhere is reached by
 * the machine's own address.
 */
export function listeningOrigin(host: string, port: number): string {
  const own: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const reached = own[host] ?? host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
