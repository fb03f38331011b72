/**
 * The guard of everything that leaves the machine: which URLs may be asked for, and which addresses may be connected to.
 * Names are resolved here, every address is checked, and the caller connects to a checked address only,
 * so a name that resolves differently a moment later changes nothing.
 * Spec: none (DESIGN, egress). An error of this room never tells what a name resolved to, nor that it resolved at all: a
 * name with private addresses and one that nobody knows get the same answer, else names of the operator's network could be
 * found out by asking.
 */
import { isIP } from 'node:net';
import { systemClock } from '../base/clock.js';
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';
import type { EgressAllow } from './egress-allow.js';
import { ownAddresses } from './machine-addresses.js';
import type { IsOwnAddress } from './machine-addresses.js';
import { isPublicAddress, plainAddress } from './public-address.js';

/** All addresses of a name. Rejects, or gives an empty list, when it has none. */
export type Resolver = (hostname: string) => Promise<readonly string[]>;

export interface CheckedAddress {
  address: string;
  family: 4 | 6;
}

/**
 * A URL that may be asked for: http or https, a host, no credentials. Odd spellings of addresses (decimal, octal,
 * hexadecimal, full-width digits) are undone by the URL parser, which is the one every client here uses.
 * @throws ServiceError `request.invalid-options`
 */
export function requireWebUrl(text: string): URL {
  if (text.length > budgets.urlLength.bound) throw invalidUrl(`is longer than ${budgets.urlLength.bound} characters`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw invalidUrl('is no URL that can be visited');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw invalidUrl('must be of the scheme http or https');
  if (url.username !== '' || url.password !== '') {
    throw invalidUrl('must not hold a user name or password; send an Authorization header with `headers` instead');
  }
  return url;
}

function invalidUrl(fault: string): ServiceError {
  return new ServiceError('request.invalid-options', `Bad Request: url ${fault}.`, {
    details: [{ code: 'invalid_url', path: '/url', message: fault }],
  });
}

/** The port a URL leads to. */
export function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
}

export class EgressGuard {
  readonly #resolve: Resolver;
  readonly #allow: EgressAllow;
  readonly #isOwnAddress: IsOwnAddress;

  constructor(resolve: Resolver, allow: EgressAllow, isOwnAddress: IsOwnAddress = ownAddresses(systemClock.nowMs)) {
    this.#resolve = resolve;
    this.#allow = allow;
    this.#isOwnAddress = isOwnAddress;
  }

  /**
   * The addresses of a host that may be connected to; at least one. A host with one forbidden address is forbidden whole:
   * a name that mixes public and private addresses has no honest reason to.
   * @param host a name, or an address with or without brackets
   * @throws ServiceError `source.blocked-address`, `source.name-not-resolved`
   */
  async addressesOf(host: string, port: number): Promise<CheckedAddress[]> {
    const bare = host.startsWith('[') ? host.slice(1, -1) : host;
    const found = isIP(bare) ? [bare] : await this.#addresses(bare);
    return found.map((address) => this.#checked(bare, address, port));
  }

  async #addresses(name: string): Promise<readonly string[]> {
    let found: readonly string[];
    try {
      found = await this.#resolve(name);
    } catch (cause) {
      throw notResolved(name, cause);
    }
    if (found.length === 0) throw notResolved(name);
    return found;
  }

  #checked(host: string, address: string, port: number): CheckedAddress {
    const plain = plainAddress(address);
    const isPublic = plain && isPublicAddress(address) && !this.#isOwnAddress(plain.address);
    if (!plain || !(isPublic || this.#allow.allows({ host, address, port }))) throw refused(host, port);
    return { address: plain.address, family: plain.family === 'ipv4' ? 4 : 6 };
  }
}

function refused(host: string, port: number): ServiceError {
  const log = `Egress to ${host} port ${port} refused.`;
  if (!isIP(host) && !isLoopbackName(host)) return notResolved(host, undefined, log);
  return new ServiceError(
    'source.blocked-address',
    `${host} may not be visited: it is not a public address. Whoever runs the server can allow it with EGRESS_ALLOW.`,
    { log },
  );
}

/** Everybody knows what these lead to (RFC 6761, 6.3). */
function isLoopbackName(name: string): boolean {
  return /(?:^|\.)localhost\.?$/i.test(name);
}

function notResolved(name: string, cause?: unknown, log = `The name ${name} could not be resolved.`): ServiceError {
  return new ServiceError(
    'source.name-not-resolved',
    `The name ${name} could not be resolved to a public address. Whoever runs the server can allow others with EGRESS_ALLOW.`,
    { log, ...(cause !== undefined && { cause }) },
  );
}
