/**
 * The guard of everything that leaves the machine: which URLs may be asked for, and which addresses may be connected to.
 * Names are resolved here, every address is checked, and the caller connects to a checked address only,
 * so a name that resolves differently a moment later changes nothing.
 * Spec: none (DESIGN, egress). An error of this room never tells what a name resolved to.
 */
import { isIP } from 'node:net';
import { ServiceError } from '../base/errors.js';
import type { EgressAllow } from './egress-allow.js';
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

  constructor(resolve: Resolver, allow: EgressAllow) {
    this.#resolve = resolve;
    this.#allow = allow;
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
    const allowed = plain && (isPublicAddress(address) || this.#allow.allows({ host, address, port }));
    if (!allowed) {
      throw new ServiceError(
        'source.blocked-address',
        `${host} may not be visited: it is not a public address. Whoever runs the server can allow it with EGRESS_ALLOW.`,
        { log: `Egress to ${host} port ${port} refused.` },
      );
    }
    return { address: plain.address, family: plain.family === 'ipv4' ? 4 : 6 };
  }
}

function notResolved(name: string, cause?: unknown): ServiceError {
  return new ServiceError('source.name-not-resolved', `The name ${name} could not be resolved.`, {
    log: `The name ${name} could not be resolved.`,
    ...(cause !== undefined && { cause }),
  });
}
