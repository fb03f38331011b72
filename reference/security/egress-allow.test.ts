import { describe, expect, it } from 'vitest';
import { EgressAllowError, parseEgressAllow } from './egress-allow.js';

const to = (host: string, address: string, port: number) => ({ host, address, port });

describe('allow-list of egress', () => {
  it('allows nothing when it is empty', () => {
    expect(parseEgressAllow('').allows(to('127.0.0.1', '127.0.0.1', 80))).toBe(false);
  });

  it('allows an address on one port only', () => {
    const allow = parseEgressAllow('127.0.0.1:8080, [::1]:9090');
    expect(allow.allows(to('127.0.0.1', '127.0.0.1', 8080))).toBe(true);
    expect(allow.allows(to('x', '::ffff:127.0.0.1', 8080))).toBe(true);
    expect(allow.allows(to('127.0.0.1', '127.0.0.1', 8081))).toBe(false);
    expect(allow.allows(to('::1', '::1', 9090))).toBe(true);
  });

  it('allows a network on every port', () => {
    const allow = parseEgressAllow('10.1.0.0/16,fd00::/8,192.168.7.7');
    expect(allow.allows(to('a', '10.1.200.3', 1))).toBe(true);
    expect(allow.allows(to('a', '10.2.0.1', 1))).toBe(false);
    expect(allow.allows(to('a', 'fd12::1', 443))).toBe(true);
    expect(allow.allows(to('a', '192.168.7.7', 443))).toBe(true);
    expect(allow.allows(to('a', '192.168.7.8', 443))).toBe(false);
  });

  it('allows a name as a name, not the address behind it', () => {
    const allow = parseEgressAllow('Intranet.example:80');
    expect(allow.allows(to('intranet.example', '10.0.0.9', 80))).toBe(true);
    expect(allow.allows(to('other.example', '10.0.0.9', 80))).toBe(false);
    expect(allow.allows(to('intranet.example', '10.0.0.9', 81))).toBe(false);
  });

  it.each(['10.0.0.0/33', 'host', 'host:0', 'host:70000', '[::1', 'a b:80', '::1:80x', '10.0.0/8'])(
    'names the entry that it cannot read: %s',
    (entry) => {
      expect(() => parseEgressAllow(`127.0.0.1:1,${entry}`)).toThrow(EgressAllowError);
      expect(() => parseEgressAllow(entry)).toThrow(entry);
    },
  );
});
