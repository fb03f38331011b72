/**
 * A server that must never hear anything: it counts connections on the loopback addresses, IPv4 and IPv6, same port.
 * Spec: none (tests).
 */
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

export interface Canary {
  port: number;
  /** Connections since the start. */
  connections(): number;
  close(): Promise<void>;
}

export async function startCanary(): Promise<Canary> {
  let connections = 0;
  const listen = (host: string, port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer((socket) => {
        connections++;
        socket.on('error', () => undefined).resume();
        socket.end(
          'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 6\r\nConnection: close\r\n\r\ncanary',
        );
      });
      server.once('error', reject);
      server.listen(port, host, () => resolve(server));
    });
  const first = await listen('127.0.0.1', 0);
  const { port } = first.address() as AddressInfo;
  const servers = [first];
  // A machine without IPv6 has no second door to watch.
  await listen('::1', port).then(
    (server) => servers.push(server),
    () => undefined,
  );
  return {
    port,
    connections: () => connections,
    close: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
