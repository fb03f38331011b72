/**
 * A server that takes WebSockets is given every request that offers to change the protocol, and has no reader for its body
 * any more. Clients that only offer (Java's and curl's, HTTP/2 without TLS) want an answer like anybody: their request is
 * read once more, without the offer.
 * Spec: none (RFC 9110, 7.8: an offer may be ignored).
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** @param head what had come of the connection behind the head of the request */
export function asPlainRequest(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name, value] = [rawHeaders[at]!, rawHeaders[at + 1]!];
    if (!/^(?:upgrade|http2-settings)$/i.test(name))
      lines.push(`${name}: ${/^connection$/i.test(name) ? withoutOffer(value) : value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

function withoutOffer(connection: string): string {
  return /\bclose\b/i.test(connection) ? 'close' : 'keep-alive';
}
