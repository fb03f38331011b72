/**
 * Checks of URLs whose name leads to a private address. Such a name is known only where the target runs on this machine:
 * it is a name of the machine itself, and what it leads to is a port of our own, which counts who comes.
 * Spec: Errors (error bodies of operations other than `/parse`: not shown).
 */
import { lookup } from 'node:dns/promises';
import { BlockList, createServer, isIPv6 } from 'node:net';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import { saidIn } from '../../harness/exchange.js';
import type { Exchange } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import { dataOf, refusalOutcomes } from '../../harness/silence.js';
import { mustBeCapable, scrape } from '../../vocabulary/scrape.js';

const privateAddresses = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(net, bits);
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv6');

interface PrivateName {
  readonly name: string;
  readonly address: string;
}

/** A name of this machine that leads to a private address, and is none that everybody knows. */
async function privateName(): Promise<PrivateName | undefined> {
  for (const name of [hostname(), 'ip6-loopback']) {
    if (/^localhost(?:\.|$)/i.test(name)) continue;
    const found = await lookup(name, { all: true }).catch(() => []);
    const isPrivate = ({ address }: { address: string }): boolean =>
      privateAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    if (found.length > 0 && found.every(isPrivate)) return { name, address: found[0]!.address };
  }
  return undefined;
}

const onThisMachine = /^(?:127\.|\[::1\]$|localhost$)/;

interface PrivateAnswer {
  readonly exchange: Exchange;
  /** The answer to a name that leads nowhere. */
  readonly unknown: Exchange;
  readonly address: string;
  readonly connections: number;
}

function privateAnswer(t: CheckContext): Promise<PrivateAnswer> {
  return t.shared('private name', async () => {
    const known = onThisMachine.test(new URL(t.target.baseUrl).hostname) ? await privateName() : undefined;
    if (!known)
      t.notApplicable(
        'no name is known that leads the target to a private address: it runs on another machine, or this one has none',
      );
    let connections = 0;
    const listener = createServer((socket) => {
      connections++;
      socket.on('error', () => undefined).end();
    });
    await new Promise<void>((resolve) => listener.listen(0, known.address, resolve));
    const { port } = listener.address() as AddressInfo;
    try {
      const ask = (name: string): Promise<Exchange> =>
        scrape(t, `http://${name}:${port}/`, { maxAge: 0 }, { silence: 'private-names' });
      const unknown = await ask(`${t.word()}.invalid`);
      mustBeCapable(t, unknown);
      return { exchange: await ask(known.name), unknown, address: known.address, connections };
    } finally {
      listener.close();
    }
  });
}

const codeOf = ({ response }: Exchange): unknown => (isObject(response.json) ? response.json['code'] : undefined);

export const privateNameChecks: readonly Check[] = [
  check(
    'scrape.request.private-name',
    async (t) => {
      const { exchange, unknown, connections } = await privateAnswer(t);
      const isSame = exchange.response.status === unknown.response.status && codeOf(exchange) === codeOf(unknown);
      if (connections > 0) t.tolerate('private-names', 'visited');
      else t.tolerate('private-names', ...(isSame ? ['as-unknown'] : refusalOutcomes(exchange)));
    },
    { requests: 2 },
  ),
  check(
    'scrape.request.private-name-untold',
    async (t) => {
      const { exchange, unknown, address, connections } = await privateAnswer(t);
      if (dataOf(unknown) !== undefined)
        t.unverified('prerequisite-failed', 'the target answers a name that leads nowhere with success');
      if (connections > 0) t.notApplicable('the target visits private addresses');
      t.expect(exchange).that(
        saidIn(exchange.response).includes(address)
          ? {
              expected: 'an error without the address that the name leads to',
              actual: shortJson(exchange.response.text, 300),
            }
          : undefined,
      );
    },
    { requests: 2 },
  ),
];
