import { describe, expect, it } from 'vitest';
import { isPublicAddress, plainAddress } from './public-address.js';

describe('public address', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '168.63.129.15',
    '166.7.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '::ffff:8.8.8.8',
  ])('lets %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this network', '0.0.0.0'],
    ['private use', '10.255.0.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local and cloud metadata', '169.254.169.254'],
    ['private use', '172.16.0.1'],
    ['protocol assignments', '192.0.0.170'],
    ['metadata of Oracle', '192.0.0.192'],
    ['metadata of Alibaba', '100.100.100.200'],
    ['services of Azure', '168.63.129.16'],
    ['services of Azure, mapped', '::ffff:a83f:8110'],
    ['services of IBM', '161.26.0.10'],
    ['services of IBM', '166.9.12.1'],
    ['metadata of Equinix', '192.80.8.124'],
    ['private use', '192.168.1.1'],
    ['benchmarks', '198.19.0.1'],
    ['documentation', '203.0.113.9'],
    ['multicast', '239.1.2.3'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped loopback in words', '::ffff:7f00:1'],
    ['IPv4-mapped private', '0:0:0:0:0:ffff:10.0.0.1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001:0:4136:e378::1'],
    ['ORCHID', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['6to4 around loopback', '2002:7f00:1::'],
    ['unique local', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['segment routing', '5f00::1'],
    ['no address', 'example.com'],
  ])('refuses %s (%s)', (_meaning, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('takes an IPv4-mapped address for the IPv4 address', () => {
    expect(plainAddress('::FFFF:a00:1')).toEqual({ address: '10.0.0.1', family: 'ipv4' });
  });
});
