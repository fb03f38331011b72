import { describe, expect, it } from 'vitest';
import type { ServiceError } from '../base/errors.js';
import { parseEgressAllow } from './egress-allow.js';
import { EgressGuard, portOf, requireWebUrl } from './egress-guard.js';

const names: Record<string, string[]> = {
  'public.example': ['93.184.216.34', '2606:4700::1111'],
  'mixed.example': ['93.184.216.34', '10.0.0.1'],
  'private.example': ['192.168.0.1'],
  'empty.example': [],
};
const guard = (allow = ''): EgressGuard =>
  new EgressGuard(async (name) => {
    if (!names[name]) throw new Error('NXDOMAIN');
    return names[name];
  }, parseEgressAllow(allow));

describe('egress guard', () => {
  it('gives the checked addresses of a public name', async () => {
    expect(await guard().addressesOf('public.example', 443)).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
  });

  it('refuses a name when one of its addresses is private', async () => {
    await expect(guard().addressesOf('mixed.example', 80)).rejects.toMatchObject({ code: 'source.name-not-resolved' });
  });

  it('says of a private name what it says of a name that nobody knows', async () => {
    const answerOf = async (name: string): Promise<unknown> => {
      const error = await guard()
        .addressesOf(name, 80)
        .catch((caught: unknown) => caught as ServiceError);
      const { code, publicMessage, details } = error as ServiceError;
      return { code, message: publicMessage.replace(name, 'NAME'), details };
    };
    expect(await answerOf('private.example')).toEqual(await answerOf('none.example'));
    expect(await answerOf('mixed.example')).toEqual(await answerOf('empty.example'));
  });

  it('refuses the own addresses of the machine, public or not', async () => {
    const own = new EgressGuard(
      async () => ['93.184.216.34'],
      parseEgressAllow('93.184.216.35'),
      (address) => address === '93.184.216.34' || address === '93.184.216.35',
    );
    for (const host of ['93.184.216.34', '[::ffff:93.184.216.34]']) {
      await expect(own.addressesOf(host, 80)).rejects.toMatchObject({ code: 'source.blocked-address' });
    }
    await expect(own.addressesOf('me.example', 80)).rejects.toMatchObject({ code: 'source.name-not-resolved' });
    expect(await own.addressesOf('93.184.216.35', 80)).toHaveLength(1);
  });

  it('never tells what a refused name resolved to', async () => {
    const error = await guard()
      .addressesOf('private.example', 80)
      .catch((caught: unknown) => caught as { publicMessage: string; message: string });
    expect(JSON.stringify(error)).not.toContain('192.168');
  });

  it('checks literals without asking the resolver', async () => {
    for (const literal of ['127.0.0.1', '[::1]', '::1', '[::ffff:7f00:1]']) {
      await expect(guard().addressesOf(literal, 80)).rejects.toMatchObject({ code: 'source.blocked-address' });
    }
  });

  it('lets what the operator allows through', async () => {
    expect(await guard('private.example:80').addressesOf('private.example', 80)).toHaveLength(1);
    await expect(guard('private.example:80').addressesOf('private.example', 443)).rejects.toMatchObject({
      code: 'source.name-not-resolved',
    });
  });

  it('tells a name that does not resolve', async () => {
    for (const name of ['empty.example', 'none.example']) {
      await expect(guard().addressesOf(name, 80)).rejects.toMatchObject({ code: 'source.name-not-resolved' });
    }
  });
});

describe('web URL', () => {
  it.each([
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'about:blank',
    'chrome://version',
    'view-source:http://example.com/',
    'ws://example.com/',
    'http://user:secret@example.com/',
    'http://user@example.com/',
    'http://',
    'http://exa mple.com/',
    'http://[::1',
    'nonsense',
    `http://example.com/${'x'.repeat(40_000)}`,
  ])('refuses %s', (url) => {
    expect(() => requireWebUrl(url)).toThrow(expect.objectContaining({ code: 'request.invalid-options' }) as Error);
  });

  it('undoes odd spellings of addresses', () => {
    for (const spelling of ['2130706433', '0x7f000001', '0177.0.0.1', '127.1', '１２７.0.0.1', '127.0.0.1.']) {
      expect(requireWebUrl(`http://${spelling}/`).hostname).toBe('127.0.0.1');
    }
  });

  it('knows the port of a URL', () => {
    expect(portOf(new URL('http://a/'))).toBe(80);
    expect(portOf(new URL('https://a/'))).toBe(443);
    expect(portOf(new URL('https://a:8443/'))).toBe(8443);
  });
});
