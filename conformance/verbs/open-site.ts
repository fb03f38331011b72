/**
 * Starts the fixture site of a run by the flags --public-url and --site-port.
 * Used by environment.ts and the verbs that speak to more than one target.
 * Spec: none of its own; DESIGN, the suite's rules (loopback, public address, or tunnel).
 */
import { numberFlag, urlFlag, UsageError } from '../flags.js';
import type { FlagValues } from '../flags.js';
import { startFixtureSite } from '../site/fixture-site.js';
import type { FixtureSite } from '../site/fixture-site.js';

/** `recorded`: where the site of a case stood. @throws UsageError when the port is taken or the flags make no sense */
export async function openSite(
  values: FlagValues,
  recorded?: { readonly port: number; readonly publicUrl?: string },
): Promise<FixtureSite> {
  const port = numberFlag(values, 'site-port', { minimum: 1, integer: true }) ?? recorded?.port;
  try {
    return await startFixtureSite({ port, publicUrl: urlFlag(values, 'public-url') ?? recorded?.publicUrl });
  } catch (error) {
    if (port === undefined) throw error;
    throw new UsageError(`--site-port ${port} cannot be listened on: ${(error as Error).message}`);
  }
}
