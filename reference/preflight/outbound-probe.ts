/**
 * What the server may reach: the private destinations of EGRESS_ALLOW, and whether names of the internet can be resolved.
 * One name is looked up; nothing is connected to.
 * Spec: none (operations).
 */
import { parseEgressAllow } from '../security/egress-allow.js';
import { systemResolver } from '../security/system-resolver.js';
import type { Resolver } from '../security/egress-guard.js';
import type { Config } from '../config.js';
import type { Finding, Probe } from './finding.js';

/** Reserved by IANA for examples: always there, and nobody's. */
const nameOfInternet = 'example.com';
const resolveWithinMs = 5_000;

export const outboundProbe: Probe = (config) => outboundFinding(config, systemResolver);

/** @throws EgressAllowError when EGRESS_ALLOW cannot be read */
export async function outboundFinding(
  { egressAllow }: Pick<Config, 'egressAllow'>,
  resolver: Resolver,
): Promise<Finding> {
  parseEgressAllow(egressAllow);
  const reached =
    egressAllow === '' ? 'public addresses only' : `public addresses, and of the private ones ${egressAllow}`;
  if (await resolves(resolver)) return { verdict: 'ok', said: `${reached}; names are resolved` };
  return {
    verdict: 'warn',
    said: `${reached}; no name of the internet can be resolved: pages there cannot be scraped, files can be parsed`,
  };
}

async function resolves(resolver: Resolver): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), resolveWithinMs);
  });
  const found = resolver(nameOfInternet).then(
    (addresses) => addresses.length > 0,
    () => false,
  );
  const answer = await Promise.race([found, late]);
  clearTimeout(timer);
  return answer;
}
