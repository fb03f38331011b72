/**
 * Addresses that are no public unicast destination, from the IANA registries of special-purpose addresses.
 * Of IPv6 only 2000::/3 is handed out as global unicast, so everything else is refused without being listed:
 * loopback, IPv4-compatible, NAT64 (64:ff9b::/96, 64:ff9b:1::/48), unique local, link-local, site-local, multicast.
 * Standard: RFC 6890 and its registries (iana-ipv4-special-registry, iana-ipv6-special-registry); RFC 4291.
 */
type Range = readonly [network: string, prefixLength: number, meaning: string];

export const specialIpv4: readonly Range[] = [
  ['0.0.0.0', 8, 'this network (RFC 791)'],
  ['10.0.0.0', 8, 'private use (RFC 1918)'],
  ['100.64.0.0', 10, 'shared address space of carriers (RFC 6598)'],
  ['127.0.0.0', 8, 'loopback (RFC 1122)'],
  ['169.254.0.0', 16, 'link-local, and metadata services of clouds (RFC 3927)'],
  ['172.16.0.0', 12, 'private use (RFC 1918)'],
  ['192.0.0.0', 24, 'protocol assignments (RFC 6890)'],
  ['192.0.2.0', 24, 'documentation (RFC 5737)'],
  ['192.31.196.0', 24, 'AS112 (RFC 7535)'],
  ['192.52.193.0', 24, 'AMT (RFC 7450)'],
  ['192.88.99.0', 24, '6to4 relays (RFC 7526)'],
  ['192.168.0.0', 16, 'private use (RFC 1918)'],
  ['192.175.48.0', 24, 'AS112 (RFC 7534)'],
  ['198.18.0.0', 15, 'benchmarks (RFC 2544)'],
  ['198.51.100.0', 24, 'documentation (RFC 5737)'],
  ['203.0.113.0', 24, 'documentation (RFC 5737)'],
  ['224.0.0.0', 4, 'multicast (RFC 5771)'],
  ['240.0.0.0', 4, 'reserved and broadcast (RFC 1112)'],
];

/**
 * Addresses that are handed out as public ones, yet lead to a cloud's own services from inside of it: metadata, and keys
 * with it. The other clouds have theirs at 169.254.169.254, in 100.64.0.0/10, 192.0.0.0/24 or among unique local addresses.
 */
export const cloudServices: readonly Range[] = [
  ['168.63.129.16', 32, 'Azure: WireServer, DNS and health probes'],
  ['161.26.0.0', 16, 'IBM Cloud: service endpoints'],
  ['166.8.0.0', 14, 'IBM Cloud: service endpoints'],
  ['192.80.8.124', 32, 'Equinix Metal: metadata'],
];

export const globalUnicastIpv6: Range = ['2000::', 3, 'global unicast (RFC 4291)'];

/** Inside 2000::/3. */
export const specialIpv6: readonly Range[] = [
  ['2001::', 23, 'protocol assignments: Teredo, benchmarks, ORCHID (RFC 2928)'],
  ['2001:db8::', 32, 'documentation (RFC 3849)'],
  ['2002::', 16, '6to4, which carries an IPv4 address (RFC 3056)'],
  ['2620:4f:8000::', 48, 'AS112 (RFC 7534)'],
  ['3fff::', 20, 'documentation (RFC 9637)'],
];
