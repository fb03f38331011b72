/**
 * Connects undici through the egress guard. The connector is wrapped, not its `lookup`: undici (like Node) does not call
 * a lookup for IP literals. The socket goes to a checked address; TLS still verifies the name that was asked for.
 * Spec: none (DESIGN, egress).
 */
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import type { EgressGuard } from './egress-guard.js';

type Outcome = Parameters<buildConnector.connector>[1];

/** @param options undici's own options of a connector (`timeout`, `rejectUnauthorized`, ...) */
export function guardedConnector(
  guard: EgressGuard,
  options: buildConnector.BuildOptions = {},
): buildConnector.connector {
  const connect = buildConnector(options);
  return (target, done) => {
    const host = target.hostname.startsWith('[') ? target.hostname.slice(1, -1) : target.hostname;
    const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
    const servername = target.servername || (isIP(host) ? undefined : host);
    guard.addressesOf(host, port).then(
      (addresses) => {
        const hostnames = addresses.map(({ address }) => address);
        connectToFirst(connect, { ...target, ...(servername !== undefined && { servername }) }, hostnames, done);
      },
      (error: Error) => done(error, null),
    );
  };
}

/** One address after the other, until one answers. */
function connectToFirst(
  connect: buildConnector.connector,
  target: buildConnector.Options,
  [hostname, ...others]: string[],
  done: Outcome,
): void {
  connect({ ...target, hostname: hostname! }, (...outcome: Parameters<Outcome>) => {
    if (outcome[0] !== null && others.length > 0) connectToFirst(connect, target, others, done);
    else done(...outcome);
  });
}
