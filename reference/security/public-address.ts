/**
 * Is this IP address a public unicast destination? The one question every outgoing connection is asked.
 * Spec: none (DESIGN, egress); Standard: RFC 6890.
 */
import { BlockList, isIP } from 'node:net';
import { cloudServices, globalUnicastIpv6, specialIpv4, specialIpv6 } from './address-ranges.table.js';

const special = new BlockList();
for (const [network, prefix] of [...specialIpv4, ...cloudServices]) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6');

const globalIpv6 = new BlockList();
globalIpv6.addSubnet(globalUnicastIpv6[0], globalUnicastIpv6[1], 'ipv6');

/** False for what is not an IP address at all, and for an address with a zone. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (plain === undefined) return false;
  if (plain.family === 'ipv4') return !special.check(plain.address, 'ipv4');
  return globalIpv6.check(plain.address, 'ipv6') && !special.check(plain.address, 'ipv6');
}

export interface PlainAddress {
  address: string;
  family: 'ipv4' | 'ipv6';
}

/** An IPv4-mapped IPv6 address is the IPv4 address: systems connect to that one. Undefined for what is no address. */
export function plainAddress(text: string): PlainAddress | undefined {
  if (text.includes('%')) return undefined;
  const version = isIP(text);
  if (version === 4) return { address: text, family: 'ipv4' };
  if (version !== 6) return undefined;
  const canonical = new URL(`http://[${text}]/`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (!mapped) return { address: canonical, family: 'ipv6' };
  const bits = [parseInt(mapped[1]!, 16), parseInt(mapped[2]!, 16)];
  return { address: bits.flatMap((word) => [word >> 8, word & 255]).join('.'), family: 'ipv4' };
}
