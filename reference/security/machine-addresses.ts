/**
 * The addresses of this machine. A public one among them leads to services that only this machine should reach.
 * An address that a router outside of the machine translates is not known here.
 * Spec: none (DESIGN, egress).
 */
import { networkInterfaces } from 'node:os';
import { plainAddress } from './public-address.js';

/** Interfaces change rarely: machines get and lose addresses in minutes, connections are made in milliseconds. */
const staleAfterMs = 10_000;

/** True for an address of one of the machine's own interfaces. */
export type IsOwnAddress = (address: string) => boolean;

/** @param addresses of the interfaces, asked for again every ten seconds at most */
export function ownAddresses(nowMs: () => number, addresses: () => readonly string[] = addressesNow): IsOwnAddress {
  let own = new Set<string>();
  let readAtMs = -Infinity;
  return (address) => {
    if (nowMs() - readAtMs > staleAfterMs) {
      own = new Set(addresses());
      readAtMs = nowMs();
    }
    return own.has(address);
  };
}

function addressesNow(): string[] {
  const entries = Object.values(networkInterfaces()).flatMap((entry) => entry ?? []);
  return entries.flatMap(({ address }) => plainAddress(address.split('%', 1)[0]!)?.address ?? []);
}
