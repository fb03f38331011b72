/**
 * EGRESS_ALLOW: private destinations that may be reached all the same, because the operator says so.
 * Entries: `host:port`, `address`, `address:port`, `[address]:port`, `network/prefix`. A name is allowed as a name, whatever
 * it resolves to, on its port only.
 * Spec: none (DESIGN, public surface).
 */
import { BlockList, isIP } from 'node:net';
import { plainAddress } from './public-address.js';

export interface EgressAllow {
  /** `host` is the name or address that was asked for; `address` is what it resolved to. */
  allows(destination: { host: string; address: string; port: number }): boolean;
}

export class EgressAllowError extends Error {
  override readonly name = 'EgressAllowError';
}

/**
 * @param list comma list; empty allows nothing
 * @throws EgressAllowError that names the entry that cannot be read
 */
export function parseEgressAllow(list: string): EgressAllow {
  const networks = new BlockList();
  const addressPorts = new Set<string>();
  const namePorts = new Set<string>();
  for (const entry of list.split(',').map((part) => part.trim().toLowerCase())) {
    if (entry !== '') addEntry(entry, { networks, addressPorts, namePorts });
  }
  return {
    allows: ({ host, address, port }) => {
      const plain = plainAddress(address);
      if (plain === undefined) return false;
      return (
        networks.check(plain.address, plain.family) ||
        addressPorts.has(`${plain.address} ${port}`) ||
        namePorts.has(`${host.toLowerCase()} ${port}`)
      );
    },
  };
}

function addEntry(
  entry: string,
  into: { networks: BlockList; addressPorts: Set<string>; namePorts: Set<string> },
): void {
  const network = /^([^/]+)\/(\d{1,3})$/.exec(entry);
  if (network) return addNetwork(entry, network[1]!, Number(network[2]), into.networks);
  if (isIP(entry)) return addNetwork(entry, entry, isIP(entry) === 4 ? 32 : 128, into.networks);
  const pair = /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(entry);
  const port = Number(pair?.[3]);
  if (!pair || port < 1 || port > 65535) throw unreadable(entry);
  const host = (pair[1] ?? pair[2])!;
  const plain = plainAddress(host);
  if (plain) into.addressPorts.add(`${plain.address} ${port}`);
  else if (pair[2] !== undefined && /^[a-z0-9._-]+$/.test(host)) into.namePorts.add(`${host} ${port}`);
  else throw unreadable(entry);
}

function addNetwork(entry: string, address: string, prefix: number, networks: BlockList): void {
  const plain = plainAddress(address);
  if (!plain || prefix > (plain.family === 'ipv4' ? 32 : 128)) throw unreadable(entry);
  networks.addSubnet(plain.address, prefix, plain.family);
}

function unreadable(entry: string): EgressAllowError {
  return new EgressAllowError(
    `cannot be read at "${entry}": write host:port, an address, or a network such as 10.1.0.0/16, separated by commas`,
  );
}
