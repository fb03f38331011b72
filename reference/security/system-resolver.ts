/**
 * Names as the machine resolves them: hosts file and DNS, all addresses, in the order the system prefers.
 * Spec: none (DESIGN, egress).
 */
import { lookup } from 'node:dns/promises';
import type { Resolver } from './egress-guard.js';

export const systemResolver: Resolver = async (hostname) => {
  const found = await lookup(hostname, { all: true, verbatim: true });
  return found.map(({ address }) => address);
};
