/**
 * One port that speaks http and https: the first byte of a connection tells which. Two addresses of one page that differ in
 * the scheme alone can be told apart no other way. The certificate speaks for names of this machine only, its key is no
 * secret, and nobody but the suite's own reference is told to trust it.
 * Used by fixture-site.ts.
 * Spec: Crawl options, deduplicateSimilarURLs; Events, Configuration (HTTPS endpoint).
 */
import { readFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import * as net from 'node:net';
import { fileURLToPath } from 'node:url';

/** For servers that are to trust the site, such as by NODE_EXTRA_CA_CERTS. */
export const certificateFile = fileURLToPath(new URL('certificate/certificate.pem', import.meta.url));
const keyFile = fileURLToPath(new URL('certificate/key.pem', import.meta.url));

/** The first byte of a TLS handshake; no HTTP request begins with it. */
const tlsHandshake = 0x16;

export interface TwoProtocols {
  readonly port: number;
  /** Connections that began with TLS and were broken off, as by a caller that does not trust the certificate. */
  mistrusted(): number;
  close(): Promise<void>;
}

/** @throws Error with code EADDRINUSE when the given port is taken */
export async function listenForBoth(port: number, onRequest: http.RequestListener): Promise<TwoProtocols> {
  const plain = http.createServer(onRequest);
  const secure = https.createServer({ cert: readFileSync(certificateFile), key: readFileSync(keyFile) }, onRequest);
  let mistrusted = 0;
  secure.on('tlsClientError', () => {
    mistrusted += 1;
  });
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === tlsHandshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as net.AddressInfo).port,
    mistrusted: () => mistrusted,
    async close() {
      for (const socket of sockets) socket.destroy();
      plain.closeAllConnections();
      secure.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
