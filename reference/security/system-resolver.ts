/**
 * Names as the machine resolves them: hosts file and DNS, all addresses, in the order the system prefers. Names below
 * `localhost` are this machine on every system (RFC 6761, 6.3), also where its resolver does not know them.
 * Spec: none (DESIGN, egress).
 */
import { lookup } from 'node:dns/promises';
import type { Resolver } from './egress-guard.js';

export const systemResolver: Resolver = async (hostname) => {
  if (/\.localhost\.?$/i.test(hostname)) return ['127.0.0.1'];
  const found = await lookup(hostname, { all: true, verbatim: true });
  return found.map(({ address }) => address);
};
